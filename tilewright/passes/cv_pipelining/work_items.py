"""Which core ops run together: the work items of a loop, as few and with as little between them
as the dependences allow.

Every core op gets a level, those of one core even ones and those of the other odd ones. A level is
a work item. An op is at no lower level than what it depends on. Ops that share a value from one
iteration to the next are at one level, so that the value stays within an item. None of this looks
at the order in which independent ops are written.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.passes.cv_pipelining.body import CUBE, VECTOR
from tilewright.passes.cv_pipelining.dependences import Dependences
from tilewright.passes.cv_pipelining.groups import Group, Node, groups_of
from tilewright.passes.cv_pipelining.not_splittable import not_splittable
from tilewright.passes.cv_pipelining.order import canonical_order
from tilewright.passes.cv_pipelining.sizes import bytes_made, bytes_of


@dataclass
class WorkItem:
    """Core ops of one core that run one after the other, in the order of the body.

    `carried` are the numbers of the values that it gets from its own iteration before.
    """

    core: CoreType
    work: list[Operation] = field(default_factory=list)
    carried: list[int] = field(default_factory=list)


@dataclass
class Flow:
    """A value of `bytes` bytes from a group to others."""

    bytes: int
    source: int
    users: tuple[int, ...]


def work_items(dependences: Dependences) -> list[WorkItem]:
    """The items in the order in which they run; raises Declined if there is no such order."""
    # Ops that would have to be together in two items at once are declined later on.
    together = dependences.together
    groups = (
        groups_of(dependences, [*_chains(dependences), *together])
        or groups_of(dependences, together)
        or groups_of(dependences, [])
    )
    if groups is None:
        raise not_splittable(dependences)
    flows = _flows(dependences, groups)
    # Vector work on loads of its own runs while the Cube is at its first work.
    early = any(group.starts and group.core == VECTOR for group in groups)
    order = canonical_order(
        [_label(dependences, group) for group in groups],
        [group.before for group in groups],
        [group.after for group in groups],
    )
    starts = (VECTOR,) if early else (CUBE, VECTOR)
    plans = [_levels(groups, flows, start, order) for start in starts]
    _, _, _, levels = min(
        (len(_runs(groups, levels)), _crossing(flows, levels), number, levels)
        for number, levels in enumerate(plans)
    )
    position = dependences.body.position
    items: list[WorkItem] = []
    for run in _runs(groups, levels):
        nodes = [node for group in run for node in groups[group].nodes]
        work = [node for node in nodes if isinstance(node, Operation)]
        item = WorkItem(groups[run[0]].core, sorted(work, key=position.__getitem__))
        item.carried = sorted(node for node in nodes if isinstance(node, int))
        items.append(item)
    return items


def _runs(groups: list[Group], levels: list[int]) -> list[list[int]]:
    """The groups by level, with levels of one core that follow each other put together."""
    runs: list[list[int]] = []
    for number in sorted(range(len(groups)), key=lambda number: levels[number]):
        if not runs or groups[runs[-1][0]].core != groups[number].core:
            runs.append([])
        runs[-1].append(number)
    return runs


def _chains(dependences: Dependences) -> list[tuple[Node, Node]]:
    """Pairs of ops of one core of which the second alone takes the first's result to go on with,
    as a chain of products that adds to one accumulator does."""
    pairs: list[tuple[Node, Node]] = []
    work = set(dependences.work)
    for op in dependences.work:
        for init in inits(op) if is_destination_style(op) else ():
            source = dependences.body.definer(init)
            if source is None or source not in work:
                continue
            if len(source.results) != 1 or not init.has_one_use():
                continue
            if dependences.cores[source] == dependences.cores[op]:
                pairs.append((source, op))
    return pairs


def _label(dependences: Dependences, group: Group) -> list[tuple[str, int, int]]:
    """What a group is like, whatever the order of the ops."""
    labels: list[tuple[str, int, int]] = []
    for node in group.nodes:
        if isinstance(node, Operation):
            labels.append((node.name, bytes_made(node), len(dependences.body.captured[node])))
        else:
            labels.append(("", bytes_of(dependences.body.carried[node].type), 0))
    return sorted(labels)


def _levels(groups: list[Group], flows: list[Flow], start: CoreType, order: list[int]) -> list[int]:
    """The level of each group, the lowest possible one or where less crosses between items.

    Groups are moved up one after the other, in `order` from its end.
    """
    levels: list[int] = []
    for group in groups:
        least = 0 if group.core == start else 1
        for number in group.before:
            least = max(least, levels[number] + (groups[number].core != group.core))
        levels.append(least)
    made: list[list[Flow]] = [[] for _ in groups]
    used: list[list[Flow]] = [[] for _ in groups]
    for flow in flows:
        made[flow.source].append(flow)
        for user in flow.users:
            used[user].append(flow)
    for number in reversed(order):
        group = groups[number]
        if group.starts:
            continue
        limit = min(
            (levels[each] - (groups[each].core != group.core) for each in group.after),
            default=levels[number],
        )
        costs: list[tuple[int, int]] = []
        for level in range(levels[number], limit + 1, 2):
            levels[number] = level
            costs.append((_crossing(made[number] + used[number], levels), level))
        levels[number] = min(costs)[1]
    return levels


def _crossing(flows: list[Flow], levels: list[int]) -> int:
    """The bytes that go from one level to another."""
    total = 0
    for flow in flows:
        total += flow.bytes * (max(levels[user] for user in flow.users) > levels[flow.source])
    return total


def _flows(dependences: Dependences, groups: list[Group]) -> list[Flow]:
    """What the groups give each other."""
    group_of = {node: number for number, group in enumerate(groups) for node in group.nodes}
    users: dict[Operation, dict[int, None]] = {}
    for node in group_of:
        origins = (
            dependences.origins[node]
            if isinstance(node, Operation)
            else dependences.next_origins[node]
        )
        for op in origins.ops:
            if group_of[op] != group_of[node]:
                users.setdefault(op, {})[group_of[node]] = None
    return [Flow(bytes_made(op), group_of[op], tuple(after)) for op, after in users.items()]
