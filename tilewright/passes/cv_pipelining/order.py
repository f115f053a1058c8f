"""An order of nodes of a graph that depends on the graph alone, not on how its nodes are listed."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any


def canonical_order(
    labels: Sequence[Any], before: Sequence[Set[int]], after: Sequence[Set[int]]
) -> list[int]:
    """The numbers of the nodes, each after those `before` it.

    The nodes are listed in some such order. Nodes at one distance from the start are told apart
    by their labels, which can be compared, by what is before them, and by what is after them; only
    nodes that are alike in all this are in the order in which they are listed.
    """
    numbers = range(len(labels))
    depth = [0] * len(labels)
    for node in numbers:
        depth[node] = max((depth[each] + 1 for each in before[node]), default=0)
    layers: list[list[int]] = [[] for _ in range(max(depth, default=-1) + 1)]
    for node in numbers:
        layers[depth[node]].append(node)
    ranks = [0] * len(labels)
    for layer in layers:
        _rank(layer, ranks, [(labels[n], sorted(_places(before[n], depth, ranks))) for n in layer])
    for layer in reversed(layers):
        _rank(layer, ranks, [(ranks[n], sorted(_places(after[n], depth, ranks))) for n in layer])
    return sorted(numbers, key=lambda node: (depth[node], ranks[node], node))


def _places(nodes: Set[int], depth: list[int], ranks: list[int]) -> list[tuple[int, int]]:
    return [(depth[node], ranks[node]) for node in nodes]


def _rank(layer: list[int], ranks: list[int], keys: list[Any]) -> None:
    """Ranks the nodes of a layer by their keys; equal keys share a rank."""
    rank, last = -1, None
    for key, node in sorted(zip(keys, layer, strict=True)):
        if key != last:
            rank, last = rank + 1, key
        ranks[node] = rank
