"""Rebuilds a loop in stages: as many iterations at a time as the depth is, first all of them for
the first work item, then all for the second, and so on.

    for i = lower to upper step depth * step:
      for j = 0 to min(depth, iterations that are left):   # hivm.loop_core_type = CUBE
        iteration i + j * step of the first item, results into slot j
      for j = 0 to …:                                      # hivm.loop_core_type = VECTOR
        …
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.builder import Builder
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IntegerAttr, UnitAttr, i32
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.rewriter import InsertPoint

from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.queries.cores import LOOP_CORE
from tilewright.hivm.upstream.arith import AddiOp, MuliOp, SubiOp
from tilewright.hivm.upstream.scf import ForOp
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.extents import constant_of
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.rebuild import (
    INDEX,
    as_index,
    constant,
    from_index,
    replace,
)
from tilewright.passes.cv_pipelining.slots import Slots
from tilewright.passes.cv_pipelining.stage import StageWriter


def unrolled_slot_counts(plan: Plan, depth: int) -> dict[SSAValue, int]:
    """As many slots for all that crosses as iterations are done at a time; one more for a
    workspace whose tensor is carried, as the next iterations begin with what is in it."""
    counts = {value: depth + (value in plan.carried_slots) for value in plan.values}
    return counts | dict.fromkeys(plan.buffers, depth)


@dataclass(frozen=True)
class _Turn:
    """The iterations that the stages do in one iteration of the outer loop: the induction variable
    of the first of them, the step between two, and how many came before them."""

    first: SSAValue
    step: SSAValue
    done: SSAValue


def unroll(plan: Plan, counts: Mapping[SSAValue, int], depth: int) -> None:
    """Puts the loop of `plan` in stages of `depth` iterations, with so many slots for all that
    crosses.

    Raises Declined before anything is changed.
    """
    body, loop = plan.body, plan.body.loop
    _check_step(loop, depth)
    before = Block()
    builder = Builder(InsertPoint.at_end(before))
    lower, upper, step = (as_index(builder, value) for value in (loop.lb, loop.ub, loop.step))
    depth_constant = constant(builder, depth)
    wide_step = builder.insert(MuliOp(step, depth_constant)).result
    zero, one = constant(builder, 0), constant(builder, 1)
    outer_block = Block(arg_types=[INDEX, *(value.type for value in loop.iter_args)])
    outer = Builder(InsertPoint.at_end(outer_block))
    first = outer_block.args[0]
    slots = Slots.allocate(plan, counts, builder, outer)
    left = outer.insert(SubiOp(upper, first)).result
    iterations = outer.insert(arith.CeilDivSIOp(left, step)).result
    count = outer.insert(arith.MinSIOp(iterations, depth_constant)).result
    done = first
    if any(number != depth for number in counts.values()):
        distance = outer.insert(SubiOp(first, lower)).result
        done = outer.insert(arith.DivUIOp(distance, step)).result
    turn = _Turn(first, step, done)
    now: dict[SSAValue, SSAValue] = dict(zip(body.carried, outer_block.args[1:], strict=True))
    results: dict[int, SSAValue] = {}
    for number, stage in enumerate(plan.stages):
        inner = _stage_loop(plan, number, slots, depth, (zero, count, one), turn, now)
        inner.attributes[LOOP_CORE] = CoreTypeAttr(stage.item.core)
        inner.attributes["multibuffer_unroll_factor"] = IntegerAttr(depth, i32)
        outer.insert(inner)
        for position, carried in enumerate(stage.all_carried):
            results.setdefault(carried, inner.results[position])
        slots.finish(number, inner.results[len(stage.all_carried) :], outer)
    outer.insert(YieldOp(*(results[number] for number in range(len(loop.iter_args)))))
    new = ForOp(lower, upper, wide_step, loop.iter_args, Region(outer_block))
    new.attributes = dict(loop.attributes)
    new.attributes["cv_unrolled_loop"] = UnitAttr()
    builder.insert(new)
    replace(loop, before, new.results)


def _check_step(loop: scf.ForOp, depth: int) -> None:
    """Raises Declined if the step of the outer loop doesn't fit into an index."""
    step = constant_of(loop.step)
    if step is not None and step * depth >= 1 << 63:
        raise Declined(
            loop,
            f"{depth} steps of {step} at a time don't fit into 64 bits",
            "mode skew takes one step at a time",
        )


def _stage_loop(
    plan: Plan,
    number: int,
    slots: Slots,
    depth: int,
    bounds: tuple[SSAValue, SSAValue, SSAValue],
    turn: _Turn,
    now: Mapping[SSAValue, SSAValue],
) -> ForOp:
    """The loop over the iterations of the stage `number`; `now` has the carried values."""
    body, stage = plan.body, plan.stages[number]
    inits = [now[body.carried[carried]] for carried in stage.all_carried] + slots.tensors(number)
    block = Block(arg_types=[INDEX, *(value.type for value in inits)])
    builder = Builder(InsertPoint.at_end(block))
    index, *arguments = block.args

    def slot_of(count: int) -> SSAValue:
        if count == depth:
            return index
        iteration = builder.insert(AddiOp(turn.done, index)).result
        return builder.insert(arith.RemUIOp(iteration, constant(builder, count))).result

    writer = StageWriter(plan, number, slots, builder, slot_of)
    captured = [value for op in stage.ops for value in body.captured[op]]
    if body.induction in (*captured, *(body.yielded[carried] for carried in stage.all_carried)):
        offset = builder.insert(MuliOp(index, turn.step)).result
        induction = builder.insert(AddiOp(turn.first, offset)).result
        writer.mapping[body.induction] = from_index(builder, induction, body.induction.type)
    for carried, argument in zip(
        stage.all_carried, arguments[: len(stage.all_carried)], strict=True
    ):
        writer.mapping[body.carried[carried]] = argument
    wholes = writer.write(arguments[len(stage.all_carried) :])
    after = [writer.materialize(body.yielded[carried]) for carried in stage.all_carried]
    builder.insert(YieldOp(*after, *wholes))
    return ForOp(*bounds, inits, Region(block))
