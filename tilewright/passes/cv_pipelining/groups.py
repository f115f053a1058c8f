"""Which core ops must be in one work item, and which of these groups depend on each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType
from tilewright.passes.cv_pipelining.body import CUBE, VECTOR
from tilewright.passes.cv_pipelining.dependences import Dependences, Origins
from tilewright.passes.cv_pipelining.graph import components

# A core op, or the number of a carried value for the place where the next one is there.
Node = Operation | int


@dataclass
class Group:
    """Nodes that must be in one item."""

    core: CoreType
    nodes: list[Node]
    starts: bool = False
    """Whether it needs no other group, but loads of its own."""
    before: set[int] = field(default_factory=set)
    after: set[int] = field(default_factory=set)


def groups_of(
    dependences: Dependences, together: Iterable[tuple[Node, Node]]
) -> list[Group] | None:
    """The groups, each after those that it depends on; None if one would need both cores.

    `together` are pairs of nodes that are to be in one group beside those that must be.
    """
    successors, found = connected(dependences, together)
    position = {node: number for number, node in enumerate(successors)}
    groups: list[Group] = []
    group_of: dict[Node, int] = {}
    for nodes in reversed(found):
        cores = {dependences.cores[node] for node in nodes if isinstance(node, Operation)}
        if len(cores) > 1:
            return None
        group_of.update(dict.fromkeys(nodes, len(groups)))
        core = cores.pop() if cores else _core_of_makers(dependences, nodes)
        groups.append(Group(core, sorted(nodes, key=position.__getitem__)))
    for node, after in successors.items():
        for other in after:
            if group_of[node] != group_of[other]:
                groups[group_of[node]].after.add(group_of[other])
                groups[group_of[other]].before.add(group_of[node])
    for group in groups:
        ops = [node for node in group.nodes if isinstance(node, Operation)]
        alone = not group.before and len(ops) == len(group.nodes)
        group.starts = alone and any(dependences.origins[op].loads for op in ops)
    return groups


def connected(
    dependences: Dependences, together: Iterable[tuple[Node, Node]] = ()
) -> tuple[dict[Node, list[Node]], list[list[Node]]]:
    """The nodes that follow each node, and the sets of nodes that can't be apart, each after those
    that it leads to."""
    follow, equal = _edges(dependences)
    for first, second in [*equal, *together]:
        follow[first][second] = None
        follow[second][first] = None
    position = {node: number for number, node in enumerate(follow)}
    successors = {node: sorted(after, key=position.__getitem__) for node, after in follow.items()}
    return successors, components(successors)


def _core_of_makers(dependences: Dependences, nodes: Iterable[Node]) -> CoreType:
    """The core for carried values that no core op reads: that of what the next ones are made of."""
    numbers = (node for node in nodes if isinstance(node, int))
    makers = {op for number in numbers for op in dependences.next_origins[number].ops}
    on_cube = makers and all(dependences.cores[op] == CUBE for op in makers)
    return CUBE if on_cube else VECTOR


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
