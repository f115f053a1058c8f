"""Rebuilds a loop so that each stage is one iteration behind the stage before it.

    for t = 0 to iterations + stages - 1:
      if t is an iteration: the first item of iteration t
      if t - 1 is one: the second item of iteration t - 1
      …

In the steady state all stages run, each on its own iteration, so the two cores work side by side.
The first and the last trips, in which only some stages have an iteration, are prologue and
epilogue. A value that a stage leaves for one that is k behind lives for k + 1 trips, and one trip
more if the next iteration reads it, too: that many slots are enough, whatever the depth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.builder import Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import UnitAttr
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.rewriter import InsertPoint

from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.queries.cores import LOOP_CORE
from tilewright.hivm.upstream.arith import AddiOp, CmpiOp, MuliOp, SubiOp
from tilewright.hivm.upstream.scf import ForOp, IfOp
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


def skew(plan: Plan, counts: Mapping[SSAValue, int]) -> None:
    """Skews the loop of `plan`, with the numbers of slots in `counts`.

    Raises Declined before anything is changed.
    """
    loop = plan.body.loop
    before = Block()
    builder = Builder(InsertPoint.at_end(before))
    lower, upper, step = (as_index(builder, value) for value in (loop.lb, loop.ub, loop.step))
    zero, one = constant(builder, 0), constant(builder, 1)
    distance = builder.insert(SubiOp(upper, lower)).result
    wanted = builder.insert(arith.CeilDivSIOp(distance, step)).result
    count = builder.insert(arith.MaxSIOp(wanted, zero)).result
    late = constant(builder, len(plan.stages) - 1)
    trips = builder.insert(AddiOp(count, late)).result
    slots = Slots.allocate(plan, counts, builder, builder)
    # A carried value that several stages compute is at another iteration in each of them.
    keys = [
        (number, each) for number, stage in enumerate(plan.stages) for each in stage.all_carried
    ]
    filled = [value for number in range(len(plan.stages)) for value in slots.filled(number)]
    inits = [loop.iter_args[carried] for _, carried in keys]
    inits += [slots.wholes[value] for value in filled]
    block = Block(arg_types=[INDEX, *(value.type for value in inits)])
    inside = Builder(InsertPoint.at_end(block))
    trip, *arguments = block.args
    state = dict[tuple[int, int], SSAValue](zip(keys, arguments[: len(keys)], strict=True))
    slots.update(filled, arguments[len(keys) :])
    for number, stage in enumerate(plan.stages):
        iteration = trip
        if number:
            iteration = inside.insert(SubiOp(trip, constant(inside, number))).result
        # Negative numbers are large ones here.
        runs = inside.insert(CmpiOp(iteration, count, "ult")).result
        own_keys = [(number, carried) for carried in stage.all_carried]
        now = [state[key] for key in own_keys]
        branch = _stage_branch(plan, number, slots, runs, iteration, (lower, step), now)
        branch.attributes[LOOP_CORE] = CoreTypeAttr(stage.item.core)
        inside.insert(branch)
        state.update(zip(own_keys, branch.results[: len(now)], strict=True))
        slots.finish(number, branch.results[len(now) :], inside)
    inside.insert(YieldOp(*state.values(), *(slots.wholes[value] for value in filled)))
    new = ForOp(zero, trips, one, inits, Region(block))
    new.attributes = dict(loop.attributes)
    new.attributes["cv_skewed_loop"] = UnitAttr()
    builder.insert(new)
    # All stages that compute a carried value agree at the end, so the first one's will do.
    results: dict[int, SSAValue] = {}
    for (_, carried), result in zip(keys, new.results[: len(keys)], strict=True):
        results.setdefault(carried, result)
    replace(loop, before, [results[carried] for carried in range(len(loop.results))])


def _stage_branch(
    plan: Plan,
    number: int,
    slots: Slots,
    runs: SSAValue,
    iteration: SSAValue,
    lower_and_step: tuple[SSAValue, SSAValue],
    now: Sequence[SSAValue],
) -> IfOp:
    """The op that does an `iteration` of the stage `number` if it `runs`; else its carried values
    `now` and its tensors stay."""
    body, stage = plan.body, plan.stages[number]
    wholes = slots.tensors(number)
    block, other = Block(), Block()
    builder = Builder(InsertPoint.at_end(block))
    numbers: dict[int, SSAValue] = {}

    def slot_of(count: int) -> SSAValue:
        if count not in numbers:
            size = constant(builder, count)
            numbers[count] = builder.insert(arith.RemUIOp(iteration, size)).result
        return numbers[count]

    writer = StageWriter(plan, number, slots, builder, slot_of)
    lower, step = lower_and_step
    offset = builder.insert(MuliOp(iteration, step)).result
    induction = builder.insert(AddiOp(lower, offset)).result
    writer.mapping[body.induction] = from_index(builder, induction, body.induction.type)
    writer.mapping.update(zip((body.carried[each] for each in stage.all_carried), now, strict=True))
    wholes_after = writer.write(wholes)
    after = [writer.materialize(body.yielded[each]) for each in stage.all_carried]
    builder.insert(YieldOp(*after, *wholes_after))
    Builder(InsertPoint.at_end(other)).insert(YieldOp(*now, *wholes))
    types = [value.type for value in (*now, *wholes)]
    return IfOp(runs, types, Region(block), Region(other))


def skewed_slot_counts(plan: Plan) -> dict[SSAValue, int]:
    """How many trips each value and buffer that crosses lives: the slots that it needs."""
    last: dict[SSAValue, int] = {}
    for number, stage in enumerate(plan.stages):
        for op in stage.ops:
            for value in plan.body.captured[op]:
                if value in plan.values:
                    last[value] = number
        for carried in stage.all_carried:
            value = plan.body.yielded[carried]
            if value in plan.values:
                last[value] = number
    found = {value: last.get(value, maker) - maker + 1 for value, maker in plan.values.items()}
    found |= {root: users[-1] - users[0] + 1 for root, users in plan.buffers.items()}
    for value in plan.carried_slots:
        found[value] += 1
    return found
