"""Strongly connected components of a graph, without recursion."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def components(successors: Mapping[Node, Sequence[Node]]) -> list[list[Node]]:
    """The strongly connected components, each after those that it leads to (Tarjan's algorithm).

    `successors` has every node as a key; its order and that of the lists decide the result.
    """
    found: list[list[Node]] = []
    numbers: dict[Node, int] = {}
    lowest: dict[Node, int] = {}
    open_nodes: list[Node] = []
    is_open: set[Node] = set()
    for root in successors:
        if root in numbers:
            continue
        path: list[tuple[Node, Iterator[Node]]] = [(root, iter(successors[root]))]
        numbers[root] = lowest[root] = len(numbers)
        open_nodes.append(root)
        is_open.add(root)
        while path:
            node, rest = path[-1]
            for follower in rest:
                if follower not in numbers:
                    numbers[follower] = lowest[follower] = len(numbers)
                    open_nodes.append(follower)
                    is_open.add(follower)
                    path.append((follower, iter(successors[follower])))
                    break
                if follower in is_open:
                    lowest[node] = min(lowest[node], numbers[follower])
            else:
                path.pop()
                if path:
                    before = path[-1][0]
                    lowest[before] = min(lowest[before], lowest[node])
                if lowest[node] == numbers[node]:
                    component: list[Node] = []
                    while not component or component[-1] != node:
                        component.append(open_nodes.pop())
                        is_open.discard(component[-1])
                    found.append(component)
    return found
