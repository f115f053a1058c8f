"""Memory from outside of the loop that several work items use."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.traits import IsTerminator

from tilewright.passes.cv_pipelining.areas import Area
from tilewright.passes.cv_pipelining.body import is_core_op
from tilewright.passes.cv_pipelining.buffers import workspace_behind
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import Access
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of


def must_not_meet(plan: Plan) -> None:
    """Refuses a plan in which an item writes memory that another one uses.

    The stages run one item for several iterations before the next, so such memory would be
    written before, or after, it is used.
    """
    items: dict[Operation, set[int]] = {}
    for number, stage in enumerate(plan.stages):
        for op in stage.ops:
            items.setdefault(op, set()).add(number)

    def used_in(accesses: Iterable[Access]) -> set[int]:
        return set().union(*(items.get(access.op, ()) for access in accesses))

    def first_pair(area: Area, other: Area) -> tuple[Access, Access] | None:
        if len(used_in([*area.writes, *other.accesses])) < 2:
            return None
        pairs = itertools.product(area.writes, other.accesses)
        return next((pair for pair in pairs if len(used_in(pair)) > 1), None)

    pairs = [pair for each in plan.found.meetings if (pair := first_pair(*each))]
    if not pairs:
        return
    place = plan.body.position
    write, access = min(pairs, key=lambda pair: (place[pair[0].op], place[pair[1].op]))
    use = "writes" if access.writes else "reads"
    same = root_of(write.view) is root_of(access.view)
    what = "it, too" if same else "memory that may be the same"
    raise Declined(
        write.op,
        "memory from outside of the loop would be an intermediate between work items",
        "a buffer or workspace of the loop's own may go between them, and views of which"
        " constants show that they are disjoint",
        ((access.op, f"another work item {use} {what}"),),
    )


def slots_carried(plan: Plan) -> set[SSAValue]:
    """The buffers and workspace results with slots whose memory the next iteration reads, as a
    carried tensor. Raises Declined if one after that does, too, as the slot may be in use again,
    and where a memref is carried, as that may also be written.
    """
    slots: dict[int, set[SSAValue]] = {}
    passed: dict[int, set[int]] = {}
    for number, value in enumerate(plan.body.yielded):
        name = plan.body.carried_name(number)
        if isinstance(value.type, MEMREFS) and root_of(value) in plan.buffers:
            raise Declined(
                plan.body.loop,
                f"the carried value {name} is a buffer that several work items use",
                "a tensor of it may be carried",
            )
        slots[number], passed[number] = _memory_in(plan, value)
    for number, others in passed.items():
        name = plan.body.carried_name(number)
        for other in others:
            if slots[other]:
                raise Declined(
                    plan.body.loop,
                    f"the carried value {name} may be memory of two iterations before",
                    "a tensor in a buffer with slots may be carried to the next iteration only",
                )
    return set().union(*slots.values())


def _memory_in(plan: Plan, value: SSAValue) -> tuple[set[SSAValue], set[int]]:
    """The buffers and workspace results with slots that `value` may be a tensor of, and the
    numbers of the carried values that it may be."""
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
            found.update({root} & plan.buffers.keys())
        elif each in plan.values and workspace_behind(plan, each) is not None:
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
