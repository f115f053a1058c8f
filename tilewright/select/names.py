"""Names for what the selector adds to a program: temporaries and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.stmt.nodes import Stmt
from tilewright.stmt.visit import walk


class Names:
    """Gives names that neither the statement nor anything added to it has."""

    def __init__(self, stmt: Stmt) -> None:
        self._taken = {n for e in walk(stmt) if isinstance(n := getattr(e, "name", None), str)}

    def fresh(self, name: str, endings: Sequence[str] = ("",)) -> str:
        """`name`, or it with a number, such that with each of the endings it is new."""
        found, count = name, 0
        while any(found + ending in self._taken for ending in endings):
            count += 1
            found = f"{name}${count}"
        self._taken.update(found + ending for ending in endings)
        return found
