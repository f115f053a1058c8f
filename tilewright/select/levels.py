"""Which loops a value depends on, so that a temporary's cost can be shared by those it is out of.

The loops around a group are numbered from 1, the outermost, inwards. A value's level is the number of
the innermost that it depends on: through a variable, or a buffer that is written in it; 0 where it
depends on none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod

from tilewright.select.egraph import Class, Node, Snapshot
from tilewright.stmt.nodes import Expr, Load
from tilewright.stmt.visit import free_variables, walk


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


def class_levels(snapshot: Snapshot, nest: Nest, opaque: Callable[[str], Expr]) -> dict[Class, int]:
    """The level of every class: that of its node which depends on the fewest loops.

    `opaque` gives the expressions that the e-graph doesn't look into.
    """
    names = dict(nest.levels)
    levels: dict[Class, int] = {}
    changed = True
    while changed:
        changed = False
        for c, nodes in snapshot.nodes.items():
            for node in nodes:
                level = _node_level(node, names, opaque)
                below = [levels.get(child) for child in node.children]
                if any(found is None for found in below):
                    continue
                level = max([level, *(found for found in below if found is not None)])
                if level < levels.get(c, nest.depth + 1):
                    levels[c] = level
                    changed = True
    return levels


def _node_level(node: Node, names: Mapping[str, int], opaque: Callable[[str], Expr]) -> int:
    first = node.args[0] if node.args else None
    if node.op == "Buffer" and isinstance(first, str):
        return names.get(first, 0)
    if node.op == "Opaque":
        key = node.args[1]
        assert isinstance(key, str)
        e = opaque(key)
        used = free_variables(e) | {inner.name for inner in walk(e) if isinstance(inner, Load)}
        return max((names.get(name, 0) for name in used), default=0)
    return 0
