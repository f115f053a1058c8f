"""Which loops a value depends on, so that a temporary's cost can be shared by those it is out of.

The loops around a group are numbered from 1, the outermost, inwards. A value's level is the number
of the innermost that it depends on: through a variable, or a buffer that is written in it; 0 where
it depends on none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod

from tilewright.select.engine.egraph import Class, Node, Snapshot
from tilewright.stmt.nodes import Expr, Load
from tilewright.stmt.visit import free_variables, walk

UNKNOWN = 1 << 30  # deeper than any loop


@dataclass(frozen=True)
class Nest:
    """The loops around a group: how often each runs, and levels of variables and buffers."""

    trips: tuple[int, ...] = ()
    levels: tuple[tuple[str, int], ...] = ()

    @property
    def depth(self) -> int:
        return len(self.trips)

    def uses(self, level: int) -> int:
        """How often a value of that level is used until it has to be computed again."""
        return prod(self.trips[level:])

    def level(self, e: Expr) -> int:
        """The level of an expression."""
        used = free_variables(e) | {inner.name for inner in walk(e) if isinstance(inner, Load)}
        return max((level for name, level in self.levels if name in used), default=0)


def class_levels(snapshot: Snapshot, nest: Nest, opaque: Callable[[str], Expr]) -> dict[Class, int]:
    """The level of every class: that of its node which depends on the fewest loops.

    `opaque` gives the expressions that the e-graph doesn't look into.
    """
    buffers = dict(nest.levels)
    levels: dict[Class, int] = {}
    users: dict[Class, list[tuple[Class, Node, int]]] = {}
    todo: list[tuple[Class, Node, int]] = []
    for c, nodes in snapshot.nodes.items():
        for node in nodes:
            entry = c, node, _node_level(node, nest, buffers, opaque)
            for child in node.children:
                users.setdefault(child, []).append(entry)
            if not node.children:
                todo.append(entry)
    while todo:
        c, node, level = todo.pop()
        for child in node.children:
            level = max(level, levels.get(child, UNKNOWN))
        if level < levels.get(c, UNKNOWN):
            levels[c] = level
            todo.extend(users.get(c, ()))
    return levels


def _node_level(
    node: Node, nest: Nest, buffers: Mapping[str, int], opaque: Callable[[str], Expr]
) -> int:
    first = node.args[0] if node.args else None
    if node.op == "Buffer" and isinstance(first, str):
        return buffers.get(first, 0)
    if node.op == "Opaque":
        key = node.args[1]
        assert isinstance(key, str)
        return nest.level(opaque(key))
    return 0
