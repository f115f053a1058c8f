"""Elements of buffers from outside that surely exist, as far as asserts tell.

Halide's programs begin with asserts on the extents of their buffers:

    assert((I.min.0 <= 0) && (2056 <= (I.extent.0 + I.min.0)), …)

An index into I counts from its first element, whose coordinate is I.min.0; so the element at index
i exists where 0 <= i and i + I.min.0 < 2056.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.select.assumptions import asserted, known_values
from tilewright.select.uses import walk_statements
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Allocate, Binary, Expr, For, IntImm, Load, Stmt, Var


@dataclass(frozen=True)
class RowRoom:
    """`elements` exist from an index on, in its row."""

    elements: int


def leads_to_rows(buffer: str, atoms: Sequence[Expr]) -> bool:
    """Is a product of these a step from rows of a buffer to others: a multiple of a stride?"""
    names = (atom.name for atom in atoms if isinstance(atom, Var))
    return any(name.startswith(f"{buffer}.stride.") for name in names)


class Bounds:
    """What a program says of the extents of its buffers."""

    def __init__(self, stmt: Stmt) -> None:
        self._known = known_values(stmt)
        self._at_least: list[Polynomial] = []  # these are not negative
        for condition in asserted(stmt):
            match condition:
                case Binary(op="<=", a=a, b=b):
                    self._at_least.append(Polynomial.from_expr(b) - Polynomial.from_expr(a))
                case Binary(op="<", a=a, b=b):
                    self._at_least.append(Polynomial.from_expr(b) - Polynomial.from_expr(a) - 1)
                case Binary(op=">=", a=a, b=b):
                    self._at_least.append(Polynomial.from_expr(a) - Polynomial.from_expr(b))
                case Binary(op="==", a=a, b=b):
                    difference = Polynomial.from_expr(a) - Polynomial.from_expr(b)
                    self._at_least += [difference, -difference]
                case _:
                    pass
        self._allocated = {e.name for e in walk_statements(stmt) if isinstance(e, Allocate)}

    def room(self, load: Load, loops: Sequence[For]) -> RowRoom | None:
        """What exists from the load's first element on, whatever the loops' variables are."""
        ramp = MultiRamp.from_expr(load.index)
        if ramp is None:
            return None
        base = ramp.base.substitute(self._known)
        if load.name in self._allocated:
            return None  # there, what exists need not have been written
        return self._row_room(load.name, base, loops)

    def _row_room(self, name: str, base: Polynomial, loops: Sequence[For]) -> RowRoom | None:
        """In a buffer from outside: the part of the index that is not a multiple of a stride."""
        dense = self._known.get(f"{name}.stride.0")
        if dense != IntImm(1):
            return None
        row = Polynomial.of(0)
        for coefficient, atoms in base.terms():
            if not leads_to_rows(name, atoms):
                term = Polynomial.of(coefficient)
                for atom in atoms:
                    term = term * Polynomial.from_expr(atom)
                row += term
        last = self._greatest(row, loops)
        if last is None:
            return None
        # The greatest c with c <= extent - last: from extent.0 + min.0 >= c', min.0 = last's part.
        extent = Polynomial.from_expr(Var(f"{name}.extent.0"))
        best = None
        for bound in self._at_least:
            left = (extent - last - bound).constant()
            if left is not None:
                best = left if best is None else max(best, left)
        return None if best is None else RowRoom(best)

    def _greatest(self, p: Polynomial, loops: Sequence[For]) -> Polynomial | None:
        """The polynomial where the loops' variables make it largest; None if that isn't known."""
        for loop in reversed(loops):
            slope = Polynomial.of(0)
            rest = Polynomial.of(0)
            for coefficient, atoms in p.terms():
                term = Polynomial.of(coefficient)
                count = 0
                for atom in atoms:
                    if isinstance(atom, Var) and atom.name == loop.name:
                        count += 1
                    else:
                        term = term * Polynomial.from_expr(atom)
                if count > 1:
                    return None
                if count:
                    slope += term
                else:
                    rest += term
            step = slope.constant()
            if step is None:
                return None
            if step == 0:
                continue
            first = Polynomial.from_expr(loop.minimum)
            last = first + Polynomial.from_expr(loop.extent) - 1
            p = rest + (last if step > 0 else first) * step
        return p
