"""Rebuilds a loop so that each stage is one iteration behind the stage before it.

    for t = 0 to iterations + stages - 1:
      if t is an iteration: the first item of iteration t
      if t - 1 is one: the second item of iteration t - 1
      …

In the steady state all stages run, each on its own iteration, so the two cores work side by side.
The first and the last trips, in which only some stages have an iteration, are prologue and
epilogue. A value that a stage leaves for one that is k behind lives for k + 1 trips: that many
slots are enough, whatever the number of stages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.builder import Builder
from xdsl.dialects import arith
from xdsl.dialects.arith import RemUIOp
from xdsl.dialects.builtin import UnitAttr
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.rewriter import InsertPoint

from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.upstream.arith import AddiOp, CmpiOp, MuliOp, SubiOp
from tilewright.hivm.upstream.scf import ForOp, IfOp
from tilewright.passes.cv_pipelining.buffers import Slots
from tilewright.passes.cv_pipelining.carried import slots_carried
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.stage import StageWriter
from tilewright.passes.cv_pipelining.unroll import INDEX, as_index, constant, from_index, replace


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
    slots = Slots(plan, counts, builder, builder)
    # A carried value that several stages compute is at another iteration in each of them.
    kept = [(n, number) for n, stage in enumerate(plan.stages) for number in stage.kept]
    filled = [value for number in range(len(plan.stages)) for value in slots.filled(number)]
    inits = [loop.iter_args[number] for _, number in kept]
    inits += [slots.wholes[value] for value in filled]
    block = Block(arg_types=[INDEX, *(value.type for value in inits)])
    inside = slots.start = Builder(InsertPoint.at_end(block))
    state: dict[tuple[int, int], SSAValue] = dict(zip(kept, block.args[1:], strict=False))
    slots.wholes.update(zip(filled, block.args[1 + len(kept) :], strict=True))
    for number, stage in enumerate(plan.stages):
        iteration = block.args[0]
        if number:
            iteration = inside.insert(SubiOp(iteration, constant(inside, number))).result
        # Negative numbers are large ones here.
        runs = inside.insert(CmpiOp(iteration, count, "ult")).result
        now = [state[number, each] for each in stage.kept]
        writer = StageWriter(plan, stage, number, slots)
        branch = _stage(writer, runs, iteration, (lower, step), now)
        branch.attributes["hivm.loop_core_type"] = CoreTypeAttr(stage.item.core)
        inside.insert(branch)
        state.update(zip(((number, each) for each in stage.kept), branch.results, strict=False))
        slots.finish(number, branch.results[len(now) :])
    inside.insert(YieldOp(*state.values(), *(slots.wholes[value] for value in filled)))
    new = ForOp(zero, trips, one, inits, Region(block))
    new.attributes = dict(loop.attributes)
    new.attributes["cv_skewed_loop"] = UnitAttr()
    builder.insert(new)
    place = {number: position for position, (_, number) in reversed(list(enumerate(kept)))}
    replace(loop, before, new, [new.results[place[n]] for n in range(len(loop.results))])


def _stage(
    writer: StageWriter,
    runs: SSAValue,
    iteration: SSAValue,
    place: tuple[SSAValue, SSAValue],
    now: Sequence[SSAValue],
) -> IfOp:
    """The op that does an iteration of one stage if it `runs`; else its state stays."""
    body, stage = writer.plan.body, writer.stage
    wholes = writer.slots.begin(writer.number)
    block, other = Block(), Block()
    builder = Builder(InsertPoint.at_end(block))
    lower, step = place
    offset = builder.insert(MuliOp(iteration, step)).result
    induction = builder.insert(AddiOp(lower, offset)).result
    writer.mapping[body.induction] = from_index(builder, induction, body.induction.type)
    writer.mapping.update(zip((body.carried[number] for number in stage.kept), now, strict=True))
    numbers: dict[int, SSAValue] = {}

    def slot(count: int) -> SSAValue:
        if count not in numbers:
            size = constant(builder, count)
            numbers[count] = builder.insert(RemUIOp(iteration, size)).result
        return numbers[count]

    wholes_after = writer.write(builder, slot, wholes)
    after = [writer.value(body.yielded[number]) for number in stage.kept]
    builder.insert(YieldOp(*after, *wholes_after))
    Builder(InsertPoint.at_end(other)).insert(YieldOp(*now, *wholes))
    types = [value.type for value in (*now, *wholes)]
    return IfOp(runs, types, Region(block), Region(other))


def lifetimes(plan: Plan) -> dict[SSAValue, int]:
    """How many trips each value and buffer that crosses lives: the slots that it needs."""
    last: dict[SSAValue, int] = {}
    for number, stage in enumerate(plan.stages):
        for op in stage.ops:
            for value in plan.body.captured[op]:
                if value in plan.values:
                    last[value] = number
        for carried in stage.kept:
            value = plan.body.yielded[carried]
            if value in plan.values:
                last[value] = number
    found = {value: last.get(value, maker) - maker + 1 for value, maker in plan.values.items()}
    found |= {root: users[-1] - users[0] + 1 for root, users in plan.buffers.items()}
    for kept in slots_carried(plan):
        found[kept] += 1
    return found
