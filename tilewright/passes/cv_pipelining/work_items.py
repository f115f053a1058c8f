"""Which core ops run together: the work items of a loop, as few and with as little between them
as the dependences allow.

Every core op gets a level, those of one core even ones and those of the other odd ones. A level is
a work item. An op is at no lower level than what it depends on. Ops that share a value from one
iteration to the next are at one level, so that the value stays within an item. None of this looks
at the order in which independent ops are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.passes.cv_pipelining.body import CUBE, VECTOR
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.dependences import Dependences, Origins
from tilewright.passes.cv_pipelining.graph import components
from tilewright.passes.cv_pipelining.order import canonical_order
from tilewright.passes.cv_pipelining.sizes import bytes_made, bytes_of

# A core op, or the number of a carried value for the place where the next one is there.
Node = Operation | int


@dataclass
class WorkItem:
    """Core ops of one core that run one after the other, in the order of the body.

    `carried` are the numbers of the values that it gets from its own iteration before.
    """

    core: CoreType
    work: list[Operation] = field(default_factory=list)
    carried: list[int] = field(default_factory=list)


@dataclass
class Group:
    """Nodes that must be in one item."""

    core: CoreType
    nodes: list[Node]
    starts: bool = False
    """Whether it needs no other group, but loads of its own."""
    before: set[int] = field(default_factory=set)
    after: set[int] = field(default_factory=set)


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
        _grouped(dependences, [*_chains(dependences), *together])
        or _grouped(dependences, together)
        or _grouped(dependences, [])
    )
    if groups is None:
        raise _not_splittable(dependences)
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
    place = dependences.body.position
    items: list[WorkItem] = []
    for run in _runs(groups, levels):
        nodes = [node for group in run for node in groups[group].nodes]
        work = [node for node in nodes if isinstance(node, Operation)]
        item = WorkItem(groups[run[0]].core, sorted(work, key=place.__getitem__))
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


def _core_of(dependences: Dependences, node: Node) -> CoreType | None:
    return dependences.body.cores[node] if isinstance(node, Operation) else None


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
            if dependences.body.cores[source] == dependences.body.cores[op]:
                pairs.append((source, op))
    return pairs


def _edges(
    dependences: Dependences,
) -> tuple[dict[Node, dict[Node, None]], list[tuple[Node, Node]]]:
    """Which nodes follow which, and which must be in one item."""
    follow: dict[Node, dict[Node, None]] = {
        node: {} for node in (*dependences.work, *dependences.next_origins)
    }
    equal: list[tuple[Node, Node]] = []

    def depend(node: Node, origins: Origins) -> None:
        for op in origins.ops:
            follow[op][node] = None
        equal.extend((node, number) for number in origins.carried if number != node)

    for op in dependences.work:
        depend(op, dependences.origins[op])
    for number, origins in dependences.next_origins.items():
        depend(number, origins)
    for first, second in dependences.after:
        follow[first][second] = None
    return follow, equal


def _grouped(dependences: Dependences, together: Iterable[tuple[Node, Node]]) -> list[Group] | None:
    """The groups, each after those that it depends on; None if one would need both cores."""
    follow, equal = _edges(dependences)
    for first, second in [*equal, *together]:
        follow[first][second] = None
        follow[second][first] = None
    place = {node: number for number, node in enumerate(follow)}
    ordered = {node: sorted(after, key=place.__getitem__) for node, after in follow.items()}
    groups: list[Group] = []
    group_of: dict[Node, int] = {}
    for nodes in reversed(components(ordered)):
        cores = {core for node in nodes if (core := _core_of(dependences, node)) is not None}
        if len(cores) > 1:
            return None
        if not cores:
            # A carried value that no core op reads: it is where what it is made from is.
            makers = {
                op for n in nodes if isinstance(n, int) for op in dependences.next_origins[n].ops
            }
            cores = (
                {CUBE}
                if makers and not any(dependences.body.cores[op] == VECTOR for op in makers)
                else {VECTOR}
            )
        for node in nodes:
            group_of[node] = len(groups)
        groups.append(Group(cores.pop(), sorted(nodes, key=place.__getitem__)))
    for node, after in ordered.items():
        for other in after:
            if group_of[node] != group_of[other]:
                groups[group_of[node]].after.add(group_of[other])
                groups[group_of[other]].before.add(group_of[node])
    for group in groups:
        ops = [node for node in group.nodes if isinstance(node, Operation)]
        alone = not group.before and len(ops) == len(group.nodes)
        group.starts = alone and any(dependences.origins[op].loads for op in ops)
    return groups


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


def _not_splittable(dependences: Dependences) -> Declined:
    """The true reason why the ops can't be split: a carried value that both cores need.

    Without carried values the dependences follow the order of the ops, and don't go round.
    """
    body = dependences.body
    nodes = next(
        nodes
        for nodes in _grouped_anyway(dependences)
        if len({body.cores[node] for node in nodes if isinstance(node, Operation)}) > 1
    )
    numbers = sorted(node for node in nodes if isinstance(node, int))
    ops = [node for node in nodes if isinstance(node, Operation)]
    readers = [op for op in ops if set(numbers) & dependences.origins[op].carried]
    makers = [op for number in numbers for op in dependences.next_origins[number].ops]
    first = min(readers or ops, key=body.position.__getitem__)
    between = [op for op in ops if body.cores[op] != body.cores[first]]
    other = min(between, key=body.position.__getitem__)
    last = max(makers or ops, key=body.position.__getitem__)
    name = body.carried_name(numbers[0])
    others = [(first, f"{first.name} reads it on the {body.cores[first].value} core")]
    if other is not last:
        others.append((other, f"{other.name} comes between, on the {body.cores[other].value} core"))
    others.append((last, f"{last.name} makes the next one, on the {body.cores[last].value} core"))
    return Declined(
        first,
        f"the carried value {name} goes through both cores in one iteration",
        "what is carried from one iteration to the next must stay within one work item: ops"
        " that read it may use what the other core makes, but not feed it",
        tuple(others),
    )


def _grouped_anyway(dependences: Dependences) -> list[list[Node]]:
    follow, equal = _edges(dependences)
    for first, second in equal:
        follow[first][second] = None
        follow[second][first] = None
    place = {node: number for number, node in enumerate(follow)}
    return components({n: sorted(after, key=place.__getitem__) for n, after in follow.items()})
