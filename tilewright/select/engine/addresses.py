"""What is known of addresses in a group's canonical form: alignment, and elements that exist.

Variables of the canonical form stand for scalars of the program (canonical.py). The program and its
loops are not known here; what follows from them has been worked out for each variable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import lcm

from tilewright.accel import Alignment
from tilewright.select.engine.wishes import Wish
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Load, Var
from tilewright.stmt.types import Type


@dataclass(frozen=True)
class Divisors:
    """Powers of two that divide a variable: `known` surely, `testable` if tests pass."""

    variable: str
    known: int
    testable: int


@dataclass(frozen=True)
class Room:
    """In `buffer` at least `elements` elements exist from `variable` on ("": 0), in one row of it.

    `strides` are the variables that lead from a row to the next.
    """

    buffer: str
    variable: str
    elements: int
    strides: frozenset[str] = frozenset()


@dataclass
class Addresses:
    """Remembers what would make more addresses aligned, and which facts would hold then."""

    alignment: Alignment
    divisors: Sequence[Divisors] = ()
    rooms: Sequence[Room] = ()
    _wished: dict[str, int] = field(default_factory=dict)
    _facts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._divisors = {r.variable: r for r in self.divisors}

    def wishes(self) -> list[Wish]:
        """The remainders that would make more addresses aligned."""
        return [Wish(Var(name), 0, modulus) for name, modulus in self._wished.items()]

    def granted(self) -> list[str]:
        """The facts that hold if all wishes do, which are taken to from now on."""
        for name, modulus in self._wished.items():
            self._divisors[name] = replace(self._divisors[name], known=modulus)
        facts, self._facts, self._wished = self._facts, [], {}
        return facts

    def aligned(self, type: Type, base: Polynomial, strides: Sequence[Polynomial]) -> bool:
        """Is an address with that base and those strides, in elements, aligned for tiles?"""
        return all(
            self._divides(p, modulus, testing=False)
            for p, modulus in self._conditions(type, base, strides)
        )

    def wish_aligned(
        self, type: Type, base: Polynomial, strides: Sequence[Polynomial], fact: str
    ) -> None:
        """Note `fact`, which would hold if tests at run time showed the address to be aligned."""
        conditions = self._conditions(type, base, strides)
        if not all(self._divides(p, modulus, testing=True) for p, modulus in conditions):
            return
        self._facts.append(fact)
        for p, modulus in conditions:
            for coefficient, atoms in p.terms():
                for name in (atom.name for atom in atoms if isinstance(atom, Var)):
                    divisors = self._divisors.get(name)
                    if divisors is not None and coefficient * divisors.known % modulus:
                        self._wished[name] = lcm(modulus, self._wished.get(name, 1))

    def _conditions(
        self, type: Type, base: Polynomial, strides: Sequence[Polynomial]
    ) -> list[tuple[Polynomial, int]]:
        """Polynomials and what must divide them, where that isn't 1."""
        base_step, stride_step = self.alignment.in_elements(type)
        wanted = [(base, base_step), *((stride, stride_step) for stride in strides)]
        return [(p, modulus) for p, modulus in wanted if modulus > 1]

    def _divides(self, p: Polynomial, modulus: int, *, testing: bool) -> bool:
        for coefficient, atoms in p.terms():
            divisor = coefficient
            for atom in atoms:
                divisors = self._divisors.get(atom.name) if isinstance(atom, Var) else None
                if divisors is not None:
                    divisor *= divisors.testable if testing else divisors.known
            if divisor % modulus:
                return False
        return True

    def exist(self, load: Load, sizes: Sequence[int], depth: int) -> bool:
        """Do rows of `depth` elements exist where a load of m × n × k reads rows of k?"""
        m, n, k = sizes
        ramp = MultiRamp.from_expr(load.index)
        strides = None if ramp is None else ramp.view(k, n, m)
        if ramp is None or strides is None or strides[0].constant() != 1:
            return False
        for room in self.rooms:
            first = Polynomial.from_expr(Var(room.variable)) if room.variable else 0
            start = (ramp.base - first).constant()
            if room.buffer != load.name or start is None or start < 0:
                continue
            step = strides[2].constant()
            if step is None:
                names = {
                    a.name for _, atoms in strides[2].terms() for a in atoms if isinstance(a, Var)
                }
                step = 0 if names and names <= room.strides else None
            if step is not None and step >= 0 and start + (m - 1) * step + depth <= room.elements:
                return True
        return False
