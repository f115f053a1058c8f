"""What the program around a group says of its scalars: loops, divisors, room in buffers.

A group is solved without names (canonical.py); this is what is told of the scalars that stand for
the program's expressions there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import gcd, lcm

from tilewright.accel import Alignment
from tilewright.select.engine.addresses import Divisors, Room
from tilewright.select.engine.canonical import Abstraction
from tilewright.select.engine.levels import Nest
from tilewright.select.engine.wishes import RuntimeTest, Wish
from tilewright.select.program.assumptions import asserted, bound_once, lasting_names, may_change
from tilewright.select.program.existence import Bounds, leads_to_rows
from tilewright.select.program.uses import inner_statements, walk_statements
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Allocate,
    Binary,
    Expr,
    For,
    IntImm,
    LetStmt,
    Load,
    Stmt,
    Store,
    Var,
)
from tilewright.stmt.visit import free_variables, walk

MAX_DIVISOR = 64


@dataclass(frozen=True)
class _Path:
    """The loops around a store, outermost first, and how many there were where a name was bound."""

    loops: tuple[For, ...]
    bound: dict[str, int]


class Surroundings:
    """One program's; everything is asked about by the original statement."""

    def __init__(self, stmt: Stmt, trips: int) -> None:
        self._trips = trips
        self._paths: dict[int, _Path] = {}
        self._written: dict[int, frozenset[str]] = {}
        self._lasting = lasting_names(stmt)
        self._stmt = stmt
        self._visit(stmt, (), {})

    @cached_property
    def _divisors(self) -> dict[Expr, int]:
        divisors: dict[Expr, int] = {}
        for e, divisor in _asserted_divisors(self._stmt):
            divisors[e] = lcm(divisor, divisors.get(e, 1))
        return divisors

    @cached_property
    def _once(self) -> dict[str, Expr]:
        """The values of variables of loops that run once, which nothing else binds."""
        unique = bound_once(self._stmt)
        loops = (s for s in walk_statements(self._stmt) if isinstance(s, For) and unique(s.name))
        once = (s for s in loops if isinstance(s.minimum, IntImm) and s.extent == IntImm(1))
        return {loop.name: loop.minimum for loop in once}

    @cached_property
    def _bounds(self) -> Bounds:
        return Bounds(self._stmt)

    def _visit(self, stmt: Stmt, loops: tuple[For, ...], bound: dict[str, int]) -> None:
        self._paths[id(stmt)] = _Path(loops, bound)
        if isinstance(stmt, For):
            loops = (*loops, stmt)
            bound = bound | {stmt.name: len(loops)}
        for inner in inner_statements(stmt):
            if isinstance(inner, (LetStmt, Allocate)):
                bound = bound | {inner.name: len(loops)}
            self._visit(inner, loops, bound)

    def loops(self, stmt: Stmt) -> tuple[For, ...]:
        """The loops around a statement of the program, outermost first."""
        path = self._paths.get(id(stmt))
        return () if path is None else path.loops

    def nest(self, store: Stmt, names: Abstraction) -> Nest:
        """The loops around a store, and where scalars and buffers of its group vary."""
        path = self._paths.get(id(store), _Path((), {}))
        trips = tuple(
            loop.extent.value if isinstance(loop.extent, IntImm) else self._trips
            for loop in path.loops
        )
        # A temporary stays inside of what runs on a device.
        inside = max((i for i, loop in enumerate(path.loops, 1) if loop.device), default=0)
        levels: list[tuple[str, int]] = []
        for short, e in names.originals():
            used = free_variables(e)
            level = max([inside, *(path.bound.get(name, 0) for name in used)])
            loads = {inner.name for inner in walk(e) if isinstance(inner, Load)}
            levels.append((short, max([level, *(self._writing(path, n) for n in loads)])))
        for short, name in names.buffers():
            levels.append((short, max(inside, self._writing(path, name))))
        return Nest(tuple(max(1, n) for n in trips), tuple((n, k) for n, k in levels if k))

    def _writing(self, path: _Path, name: str) -> int:
        """The innermost of the loops in which a buffer is written; 0 for none."""
        level = path.bound.get(name, 0)  # it is another buffer every time
        for i, loop in enumerate(path.loops, 1):
            key = id(loop)
            if key not in self._written:
                stores = (inner.name for inner in walk(loop) if isinstance(inner, Store))
                self._written[key] = frozenset(stores)
            if name in self._written[key]:
                level = max(level, i)
        return level

    def divisors(
        self, names: Abstraction, stores: Sequence[Store], alignment: Alignment
    ) -> tuple[Divisors, ...]:
        """What divides the scalars that addresses in a group's canonical `stores` are made of."""
        found: list[Divisors] = []
        originals = dict(names.originals())
        for short, moduli in _moduli(stores, alignment).items():
            p = self._fixed(Polynomial.from_expr(originals[short]))
            divisor = self._divisor(p)
            known = max((m for m in moduli if divisor % m == 0), default=1)
            testable = [m for m in moduli if self._tests(p, m) is not None]
            if testable:
                found.append(Divisors(short, known, max(testable)))
        return tuple(found)

    def tests(self, names: Abstraction, wish: Wish) -> tuple[RuntimeTest, ...] | None:
        """What to test for a wish to hold; None where that can't be done before the work begins."""
        e = names.concrete(wish.variable)
        if wish.modulus is None:
            named = isinstance(e, Var) and self._lasting(e.name)
            return (RuntimeTest(e, wish.value),) if named else None
        return self._tests(self._fixed(Polynomial.from_expr(e)), wish.modulus)

    def rooms(self, names: Abstraction, loads: Sequence[Load]) -> tuple[Room, ...]:
        """How many elements surely exist from the base of each of the group's loads on."""
        found: list[Room] = []
        for load in loads:
            elements = self._bounds.elements_from(load)
            ramp = MultiRamp.from_expr(names.load(load).index)
            if elements is None or ramp is None:
                continue
            rows = frozenset(
                short
                for short, e in names.originals()
                if e.type.is_integer
                and all(leads_to_rows(load.name, a) for _, a in Polynomial.from_expr(e).terms())
            )
            match ramp.base.terms():
                case [(1, (Var(name=variable),))]:
                    found.append(Room(names.buffer(load.name), variable, elements, rows))
                case _:
                    start = ramp.base.constant()
                    if start is not None:
                        found.append(Room(names.buffer(load.name), "", elements + start, rows))
        return tuple(dict.fromkeys(found))

    def _fixed(self, p: Polynomial) -> Polynomial:
        """With the variables of loops that run once replaced by their value."""
        return p.substitute(self._once) if self._once else p

    def _divisor(self, p: Polynomial) -> int:
        """The greatest power of two, up to MAX_DIVISOR, that is known to divide it."""
        common = 0
        for coefficient, atoms in p.terms():
            for atom in atoms:
                coefficient *= self._divisors.get(atom, 1)
            common = gcd(common, coefficient)
        return gcd(common, MAX_DIVISOR)

    def _tests(self, p: Polynomial, modulus: int) -> tuple[RuntimeTest, ...] | None:
        """Tests after which `modulus` divides the polynomial, whatever the loops' variables are."""
        parts: dict[tuple[Expr, ...], Polynomial] = {}
        for coefficient, atoms in p.terms():
            outer = [atom for atom in atoms if self._lasts(atom)]
            inner = tuple(atom for atom in atoms if atom not in outer)
            term = Polynomial.of_term(coefficient, outer)
            parts[inner] = parts.get(inner, Polynomial.of(0)) + term
        tests: list[RuntimeTest] = []
        for part in parts.values():
            if self._divisor(part) % modulus == 0:
                continue
            if part.constant() is not None:
                return None
            tests.append(RuntimeTest(part.to_expr(), 0, modulus))
        return tuple(tests)

    def _lasts(self, e: Expr) -> bool:
        return all(map(self._lasting, free_variables(e))) and not may_change(e)


def _moduli(stores: Sequence[Store], alignment: Alignment) -> dict[str, set[int]]:
    """For each variable of an address the divisors that would tell whether that is aligned."""
    moduli: dict[str, set[int]] = {}

    def note(p: Polynomial, modulus: int) -> None:
        for atom in (atom for _, atoms in p.terms() for atom in atoms):
            if isinstance(atom, Var) and modulus > 1:
                moduli.setdefault(atom.name, set()).add(modulus)

    for access in (e for store in stores for e in walk(store) if isinstance(e, (Load, Store))):
        element = access.of if isinstance(access, Load) else access.value.type.element
        ramp = MultiRamp.from_expr(access.index)
        if ramp is not None and element.is_known:
            base, step = alignment.in_elements(element)
            note(ramp.base, base)
            for stride in ramp.strides:
                note(stride, step)
    return moduli


def _asserted_divisors(stmt: Stmt) -> list[tuple[Expr, int]]:
    """Expressions that asserts say to be divisible: x % c == 0, or x == x/c*c."""
    found: list[tuple[Expr, int]] = []
    for condition in asserted(stmt):
        match condition:
            case Binary(op="==", a=Binary(op="%", a=e, b=IntImm(value=c)), b=IntImm(value=0)) if (
                c > 0
            ):
                found.append((e, c))
            case Binary(op="==", a=e, b=Binary(op="*", a=Binary(op="/", a=f, b=c), b=d)) if (
                e == f and c == d and isinstance(c, IntImm) and c.value > 0
            ):
                found.append((e, c.value))
            case _:
                pass
    return found
