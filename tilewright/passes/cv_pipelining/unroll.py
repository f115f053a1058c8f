"""Rebuilds a loop in stages: as many iterations at a time as there are slots, first all of them
for the first work item, then all for the second, and so on.

    for i = lower to upper step slots * step:
      for j = 0 to min(slots, iterations that are left):   # hivm.loop_core_type = CUBE
        iteration i + j * step of the first item, results into slot j
      for j = 0 to …:                                      # hivm.loop_core_type = VECTOR
        …
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.builder import Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, UnitAttr, i32
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint

from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.upstream.arith import AddiOp, ConstantOp, MuliOp, SubiOp
from tilewright.hivm.upstream.casts import IndexCastOp
from tilewright.hivm.upstream.scf import ForOp
from tilewright.passes.cv_pipelining.buffers import Slots
from tilewright.passes.cv_pipelining.carried import slots_carried
from tilewright.passes.cv_pipelining.plan import Plan, Stage
from tilewright.passes.cv_pipelining.stage import StageWriter

INDEX = IndexType()


def evenly(plan: Plan, depth: int) -> dict[SSAValue, int]:
    """As many slots for all that crosses as iterations are done at a time; one more for a
    workspace whose tensor is carried, as the next iterations begin with what is in it."""
    carried = slots_carried(plan)
    counts = {value: depth + (value in carried) for value in plan.values}
    return counts | dict.fromkeys(plan.buffers, depth)


def unroll(plan: Plan, counts: Mapping[SSAValue, int], depth: int) -> None:
    """Puts the loop of `plan` in stages of `depth` iterations, with so many slots for all that
    crosses.

    Raises Declined before anything is changed.
    """
    body, loop = plan.body, plan.body.loop
    before = Block()
    builder = Builder(InsertPoint.at_end(before))
    lower, upper, step = (as_index(builder, value) for value in (loop.lb, loop.ub, loop.step))
    slots_constant = constant(builder, depth)
    wide_step = builder.insert(MuliOp(step, slots_constant)).result
    zero, one = constant(builder, 0), constant(builder, 1)
    outer_block = Block(arg_types=[INDEX, *(value.type for value in loop.iter_args)])
    outer = Builder(InsertPoint.at_end(outer_block))
    first = outer_block.args[0]
    slots = Slots(plan, counts, builder, outer)
    left = outer.insert(SubiOp(upper, first)).result
    iterations = outer.insert(arith.CeilDivSIOp(left, step)).result
    count = outer.insert(arith.MinSIOp(iterations, slots_constant)).result
    done = first
    if any(slots != depth for slots in counts.values()):
        distance = outer.insert(SubiOp(first, lower)).result
        done = outer.insert(arith.DivUIOp(distance, step)).result
    now: dict[SSAValue, SSAValue] = dict(zip(body.carried, outer_block.args[1:], strict=True))
    results: dict[int, SSAValue] = {}
    for number, stage in enumerate(plan.stages):
        writer = StageWriter(plan, stage, number, slots)
        place = Place(first, step, done, depth)
        inner = _stage_loop(writer, stage, (zero, count, one), place, now)
        inner.attributes["hivm.loop_core_type"] = CoreTypeAttr(stage.item.core)
        inner.attributes["multibuffer_unroll_factor"] = IntegerAttr(depth, i32)
        outer.insert(inner)
        for position, carried in enumerate(stage.kept):
            results.setdefault(carried, inner.results[position])
        slots.finish(number, inner.results[len(stage.kept) :])
    outer.insert(YieldOp(*(results[number] for number in range(len(loop.iter_args)))))
    new = ForOp(lower, upper, wide_step, loop.iter_args, Region(outer_block))
    new.attributes = dict(loop.attributes)
    new.attributes["cv_unrolled_loop"] = UnitAttr()
    builder.insert(new)
    replace(loop, before, new, new.results)


@dataclass(frozen=True)
class Place:
    """Where the iterations of a stage are: the induction variable of the first, the step, how many
    have been done before, and how many there are at most."""

    first: SSAValue
    step: SSAValue
    done: SSAValue
    depth: int


def _stage_loop(
    writer: StageWriter,
    stage: Stage,
    bounds: tuple[SSAValue, SSAValue, SSAValue],
    place: Place,
    now: dict[SSAValue, SSAValue],
) -> ForOp:
    """The loop over the iterations of one stage."""
    body = writer.plan.body
    kept = stage.kept
    inits = [now[body.carried[number]] for number in kept] + writer.slots.begin(writer.number)
    block = Block(arg_types=[INDEX, *(value.type for value in inits)])
    builder = Builder(InsertPoint.at_end(block))
    index = block.args[0]
    if any(body.induction in body.captured[op] for op in stage.ops):
        offset = builder.insert(MuliOp(index, place.step)).result
        induction = builder.insert(AddiOp(place.first, offset)).result
        writer.mapping[body.induction] = from_index(builder, induction, body.induction.type)
    for number, argument in zip(kept, block.args[1 : 1 + len(kept)], strict=True):
        writer.mapping[body.carried[number]] = argument

    def slot(count: int) -> SSAValue:
        if count == place.depth:
            return index
        iteration = builder.insert(AddiOp(place.done, index)).result
        return builder.insert(arith.RemUIOp(iteration, constant(builder, count))).result

    wholes = writer.write(builder, slot, block.args[1 + len(kept) :])
    carried = [writer.value(body.yielded[number]) for number in kept]
    builder.insert(YieldOp(*carried, *wholes))
    return ForOp(*bounds, inits, Region(block))


def as_index(builder: Builder, value: SSAValue) -> SSAValue:
    if isinstance(value.type, IndexType):
        return value
    return builder.insert(IndexCastOp(value, INDEX)).result


def from_index(builder: Builder, value: SSAValue, type: Attribute) -> SSAValue:
    if isinstance(type, IndexType):
        return value
    return builder.insert(IndexCastOp(value, type)).result


def constant(builder: Builder, number: int) -> SSAValue:
    return builder.insert(ConstantOp(IntegerAttr(number, INDEX))).result


def replace(loop: Operation, before: Block, new: Operation, results: Sequence[SSAValue]) -> None:
    """Puts the ops of `before`, of which `new` is the last, where `loop` is, and `results` for
    those of `loop`."""
    block = loop.parent_block()
    assert block is not None
    for op in list(before.ops):
        op.detach()
        block.insert_op_before(op, loop)
    for old, result in zip(loop.results, results, strict=True):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    loop.detach()
    loop.erase()
