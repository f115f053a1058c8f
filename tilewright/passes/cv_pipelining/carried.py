"""Memory that an iteration gives to the next one as a carried value."""

from __future__ import annotations

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Block, BlockArgument, SSAValue
from xdsl.traits import IsTerminator

from tilewright.hivm.queries import is_core_op
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import may_overlap
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of


def carried_slots(plan: Plan) -> set[SSAValue]:
    """The buffers and workspace results with slots whose memory the next iteration reads, as a
    carried tensor.

    Raises Declined where that can't be kept apart.
    """
    slots: dict[int, set[SSAValue]] = {}
    passed: dict[int, set[int]] = {}
    for number, value in enumerate(plan.body.yielded):
        memory, passed[number] = _memory_in(plan, value)
        slots[number] = {each for each in memory if each in plan.buffers or each in plan.values}
        _check_memref(plan, number)
        _check_outside(plan, number, memory)
    for number, others in passed.items():
        if any(slots[other] for other in others):
            raise Declined(
                plan.body.loop,
                f"the carried value {plan.body.carried_name(number)} may be memory of two"
                " iterations before",
                "a tensor in a buffer with slots may be carried to the next iteration only",
            )
    return set().union(*slots.values())


def _check_memref(plan: Plan, number: int) -> None:
    """Refuses to carry a memref of a buffer with slots, as the next iteration may write it."""
    value = plan.body.yielded[number]
    if isinstance(value.type, MEMREFS) and root_of(value) in plan.buffers:
        raise Declined(
            plan.body.loop,
            f"the carried value {plan.body.carried_name(number)} is a buffer that several work"
            " items use",
            "a tensor of it may be carried",
        )


def _check_outside(plan: Plan, number: int, memory: set[SSAValue]) -> None:
    """Refuses to carry a tensor of memory from outside of the loop that changes in it."""
    memory = memory | _memory_in(plan, plan.body.loop.iter_args[number])[0]
    written = {area.root for area, _ in plan.dependences.meetings}
    own = plan.dependences.memory.own
    outside = [each for each in memory if isinstance(each.type, MEMREFS) and each not in own]
    if any(may_overlap(root, other) for root in outside for other in written):
        raise Declined(
            plan.body.loop,
            f"the carried value {plan.body.carried_name(number)} may be memory that the loop"
            " writes",
            "a tensor of memory is the memory itself: carry what an op makes of it",
        )


def _memory_in(plan: Plan, value: SSAValue) -> tuple[set[SSAValue], set[int]]:
    """The roots and workspace results that `value` may be a tensor of, and the numbers of the
    carried values that it may be."""
    found: set[SSAValue] = set()
    carried: set[int] = set()
    seen: set[SSAValue] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each in seen or not isinstance(each.type, TensorType):
            continue
        seen.add(each)
        root, owner = root_of(each), each.owner
        if root is not None:
            found.add(root)
        elif each in plan.workspaces:
            found.add(each)
        elif isinstance(each, BlockArgument) and each.block is plan.body.loop.body.block:
            carried.add(each.index - 1)
        elif isinstance(owner, Block) or not plan.body.loop.is_ancestor(owner) or is_core_op(owner):
            continue
        elif owner.regions:
            ends = [op for op in owner.walk() if op is owner or op.has_trait(IsTerminator)]
            waiting += [operand for end in ends for operand in end.operands]
        else:
            waiting += owner.operands
    return found, carried
