"""Elements of buffers from outside that surely exist, as far as asserts tell.

Halide's programs begin with asserts on the extents of their buffers:

    assert((I.min.0 <= 0) && (2056 <= (I.extent.0 + I.min.0)), …)

An index into I counts from its first element, whose coordinate is I.min.0; so the element at index
i exists where 0 <= i and i + I.min.0 < 2056.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.select.program.assumptions import asserted, bound_once, known_values
from tilewright.select.program.uses import own_expressions, walk_statements
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Allocate, Binary, Call, Expr, For, IntImm, Load, Stmt, Store, Var
from tilewright.stmt.visit import walk


def leads_to_rows(buffer: str, atoms: Sequence[Expr]) -> bool:
    """Is a product of these a step from rows of a buffer to others: a multiple of a stride?"""
    names = (atom.name for atom in atoms if isinstance(atom, Var))
    return any(name.startswith(f"{buffer}.stride.") for name in names)


class Bounds:
    """What a program says of the extents of its buffers."""

    def __init__(self, stmt: Stmt) -> None:
        self._known = known_values(stmt)
        self._loops = [
            s for s in walk_statements(stmt) if isinstance(s, For) and bound_once(stmt)(s.name)
        ]
        self._not_negative: list[Polynomial] = []
        for condition in asserted(stmt):
            if (
                isinstance(condition, Binary)
                and condition.a.type.is_integer
                and condition.lanes == 1
            ):
                self._note(condition)
        self._own = _filled_by(stmt)

    def _note(self, condition: Binary) -> None:
        """Keep a comparison of integers as differences that aren't negative."""
        a, b = Polynomial.from_expr(condition.a), Polynomial.from_expr(condition.b)
        match condition.op:
            case "<=":
                self._not_negative.append(b - a)
            case "<":
                self._not_negative.append(b - a - 1)
            case ">=":
                self._not_negative.append(a - b)
            case ">":
                self._not_negative.append(a - b - 1)
            case "==":
                self._not_negative += [a - b, b - a]
            case _:
                pass

    def elements_from(self, load: Load) -> int | None:
        """How many elements exist from a load's first element on, in its row.

        That whatever the loops' variables are; None where it isn't known. The first is there, as
        the program reads it. What the program itself fills may be there without being written.
        """
        ramp = MultiRamp.from_expr(load.index)
        dense = self._known.get(f"{load.name}.stride.0") == IntImm(1)
        if ramp is None or not dense or load.name in self._own:
            return None
        column = Polynomial.of(0)  # the part of the index that is no multiple of a row's stride
        for coefficient, atoms in ramp.base.substitute(self._known).terms():
            if not leads_to_rows(load.name, atoms):
                column += Polynomial.of_term(coefficient, atoms)
        last = self._greatest(column)
        if last is None:
            return None
        # extent.0 - last >= c follows from an assert whose difference from it is the constant c.
        extent = Polynomial.from_expr(Var(f"{load.name}.extent.0"))
        found = [(extent - last - known).constant() for known in self._not_negative]
        return max((count for count in found if count is not None), default=None)

    def _greatest(self, p: Polynomial) -> Polynomial | None:
        """The polynomial where the loops' variables make it largest; None if that isn't known."""
        for loop in reversed(self._loops):  # the bounds of inner loops may have outer variables
            slope, rest = Polynomial.of(0), Polynomial.of(0)
            for coefficient, atoms in p.terms():
                others = [a for a in atoms if not (isinstance(a, Var) and a.name == loop.name)]
                if len(others) < len(atoms) - 1:
                    return None
                if len(others) < len(atoms):
                    slope += Polynomial.of_term(coefficient, others)
                else:
                    rest += Polynomial.of_term(coefficient, others)
            step = slope.constant()
            if step is None:
                return None
            if step:
                first = Polynomial.from_expr(loop.minimum)
                last = first + Polynomial.from_expr(loop.extent) - 1
                p = rest + (last if step > 0 else first) * step
        return p


def _filled_by(stmt: Stmt) -> frozenset[str]:
    """Buffers that the program allocates, stores to or gives to calls."""
    names: set[str] = set()
    for inner in walk_statements(stmt):
        if isinstance(inner, (Allocate, Store)):
            names.add(inner.name)
        for e in (e for own in own_expressions(inner) for e in walk(own)):
            if isinstance(e, Call):
                names |= {arg.name for arg in e.args if isinstance(arg, Var) and arg.type.is_handle}
    return frozenset(names)
