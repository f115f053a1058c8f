"""Memory from outside of the loop that several work items use."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from xdsl.ir import Operation

from tilewright.passes.cv_pipelining.areas import Area
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import Access
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import root_of


def check_shared_memory(plan: Plan) -> None:
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

    pairs = [pair for each in plan.dependences.meetings if (pair := first_pair(*each))]
    if not pairs:
        return
    position = plan.body.position
    write, access = min(pairs, key=lambda pair: [position[access.op] for access in pair])
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
