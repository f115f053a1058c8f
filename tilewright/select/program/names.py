"""Names for what the selector adds to a program: temporaries and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilewright.stmt.nodes import Stmt
from tilewright.stmt.visit import walk


def names_in(stmt: Stmt) -> frozenset[str]:
    """All names in a statement, of whatever."""
    names = (getattr(node, "name", None) for node in walk(stmt))
    return frozenset(name for name in names if isinstance(name, str))


class Names:
    """Gives names that are not taken, each once."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)

    def fresh(self, name: str, endings: Sequence[str] = ("",)) -> str:
        """`name`, or it with a number, such that with each of the endings it is new."""
        found, count = name, 0
        while any(found + ending in self._taken for ending in endings):
            count += 1
            found = f"{name}${count}"
        self._taken.update(found + ending for ending in endings)
        return found
