"""Scalar integer expressions in a canonical form: equal polynomials are equal values.

    y*16 - (3 - x) + y*4   and   x + 20*y - 3   are both   {x: 1, y: 20, (): -3}

The numbers are mathematical integers: int32 and int64 arithmetic may be assumed not to overflow,
so + - * obey the laws of a ring there. Narrower and unsigned arithmetic wraps; it is kept whole, as
an atom. A cast that keeps every value (int32 to int64, uint8 to int32) is transparent: the
polynomial says which integer it is, and `to_expr` puts the casts back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import gcd

from tilewright.stmt import visit
from tilewright.stmt.nodes import Binary, Cast, Expr, IntImm, Var
from tilewright.stmt.types import INT32, Type


class Atom(str):
    """An expression that is not a sum or a product, standing for its value.

    It is its own text, so atoms compare, hash and sort like strings, the same in every run. The
    atom of a division by a constant knows its `quotient`: the dividend and the divisor.
    """

    __slots__ = ("expr", "quotient")
    expr: Expr
    quotient: tuple[Polynomial, int] | None

    def __new__(cls, expr: Expr, quotient: tuple[Polynomial, int] | None = None) -> Atom:
        text = expr.name if isinstance(expr, Var) and expr.of == INT32 else repr(expr)
        atom = super().__new__(cls, text)
        atom.expr = expr
        atom.quotient = quotient
        return atom


Monomial = tuple[Atom, ...]  # sorted; () is 1


class Polynomial:
    """A sum of integer multiples of products of atoms; immutable, hashable, exact.

    Atoms are loads, variables, calls, min, max, select and divisions by what isn't a constant, or
    doesn't divide. `e % c` for a constant c is not an atom, but e - (e/c)*c, so that the two parts
    of a split index add up again; `to_expr` prints it as `%`. Two loads of one element are one
    atom, so comparing polynomials is meaningful only where no store comes between.
    """

    __slots__ = ("_hash", "_terms")

    def __init__(self, terms: Mapping[Monomial, int]):
        """`terms` maps a product of atoms (sorted) to its coefficient, which must not be 0."""
        self._terms = terms
        self._hash: int | None = None

    @staticmethod
    def of(value: int) -> Polynomial:
        """The constant `value`."""
        return _constant(value) if -64 <= value <= 4096 else Polynomial({(): value})

    @staticmethod
    def from_expr(e: Expr) -> Polynomial:
        """The value of `e`, a scalar of an integer (or unknown) type; else ValueError."""
        if e.lanes != 1 or not (e.type.is_integer or not e.type.is_known):
            raise ValueError(f"a polynomial is a scalar integer, not {e.type}")
        from tilewright.stmt.index.polynomial_reader import read  # It makes polynomials.

        return read(e)

    @staticmethod
    def of_term(coefficient: int, atoms: Iterable[Expr]) -> Polynomial:
        """One of `terms()` as a polynomial: the coefficient times all atoms."""
        term = Polynomial.of(coefficient)
        for atom in atoms:
            term = term * Polynomial.from_expr(atom)
        return term

    def constant(self) -> int | None:
        """The value when it is known, else None."""
        terms = self._terms
        if not terms:
            return 0
        return terms.get(()) if len(terms) == 1 else None

    @property
    def is_zero(self) -> bool:
        return not self._terms

    @property
    def size(self) -> int:
        """The number of terms."""
        return len(self._terms)

    def terms(self) -> list[tuple[int, tuple[Expr, ...]]]:
        """Coefficients and factors: longer products first, the constant last, else by text."""
        order = sorted(self._terms, key=lambda monomial: (-len(monomial), monomial))
        return [(self._terms[m], tuple(atom.expr for atom in m)) for m in order]

    def _atoms(self) -> list[Atom]:
        return sorted({atom for monomial in self._terms for atom in monomial})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self._terms == other._terms

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._terms.items()))
        return self._hash

    def __repr__(self) -> str:
        order = sorted(self._terms, key=lambda monomial: (-len(monomial), monomial))
        factors = (("*".join((*m, str(self._terms[m])))) for m in order)
        return f"Polynomial({' + '.join(factors) or '0'})"

    def _plus(self, other: Polynomial, sign: int) -> Polynomial:
        if not other._terms:
            return self
        terms = dict(self._terms)
        for monomial, coefficient in other._terms.items():
            total = terms.get(monomial, 0) + sign * coefficient
            if total:
                terms[monomial] = total
            else:
                del terms[monomial]
        return Polynomial(terms)

    def __add__(self, other: Polynomial | int) -> Polynomial:
        return self._plus(Polynomial.of(other) if isinstance(other, int) else other, 1)

    def __sub__(self, other: Polynomial | int) -> Polynomial:
        return self._plus(Polynomial.of(other) if isinstance(other, int) else other, -1)

    def __neg__(self) -> Polynomial:
        return self * -1

    def __mul__(self, other: Polynomial | int) -> Polynomial:
        factor = other if isinstance(other, int) else other.constant()
        if factor is not None:
            if factor == 0:
                return ZERO
            if factor == 1:
                return self
            return Polynomial({m: k * factor for m, k in self._terms.items()})
        assert isinstance(other, Polynomial)
        terms: dict[Monomial, int] = {}
        for m, k in self._terms.items():
            for n, factor in other._terms.items():
                product = tuple(sorted(m + n)) if m and n else m or n
                terms[product] = terms.get(product, 0) + k * factor
        return Polynomial({m: k for m, k in terms.items() if k})

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: int) -> Polynomial:
        return Polynomial.of(other) - self

    def divide(self, c: int) -> tuple[Polynomial, int] | None:
        """(q, r) with self == q*c + r and 0 <= r < c; None unless r is the same for all values.

        It is when every coefficient but the constant's is divisible by c > 0: 8*x + 11 by 4 is
        (2*x + 2, 3), but x by 4 is None.
        """
        quotient, remainder = {}, 0
        for monomial, k in self._terms.items():
            if monomial:
                if k % c:
                    return None
                quotient[monomial] = k // c
            else:
                remainder = k % c
                if k // c:
                    quotient[monomial] = k // c
        return Polynomial(quotient), remainder

    def step(self, c: int) -> tuple[int, int]:
        """(g, r): self is r modulo g whatever its atoms, g the largest such divisor of c > 0."""
        g = c
        for monomial, k in self._terms.items():
            if monomial:
                g = gcd(g, k)
        return g, self._terms.get((), 0) % g

    def floor_divided(self, c: int, type: Type = INT32) -> Polynomial:
        """self / c, rounded as Halide does; what doesn't divide becomes an atom of `type`.

        (x*8 + y + 3)/8 is x + (y + 3)/8, (x*8 + 3)/16 is x/2, (x/2)/4 is x/8. NodeError when
        `type` can't hold a coefficient.
        """
        if c <= 0:
            return -self.floor_divided(-c, type) if c else ZERO
        whole: dict[Monomial, int] = {}
        rest: dict[Monomial, int] = {}
        for monomial, k in self._terms.items():
            # Cut toward zero, except the constant: the rest stays small and can't overflow.
            q = k // c if k >= 0 or not monomial else -(-k // c)
            if q:
                whole[monomial] = q
            if k - q * c:
                rest[monomial] = k - q * c
        low = rest.pop((), 0)
        if not rest:
            return Polynomial(whole)
        g = gcd(c, *rest.values())
        low, c = low // g, c // g
        inner = Polynomial({monomial: k // g for monomial, k in rest.items()})
        atom = inner._only_atom()
        if atom is not None and atom.quotient is not None:
            # (x/a + low)/c == (x + low*a)/(a*c)
            dividend, a = atom.quotient
            if a * c < 1 << (type.bits - 1):
                return Polynomial(whole) + (dividend + a * low).floor_divided(a * c, type)
        inner += low
        division = Binary("/", inner.to_expr(type), IntImm(c, type))
        return Polynomial(whole) + Polynomial({(Atom(division, (inner, c)),): 1})

    def _only_atom(self) -> Atom | None:
        """The atom that is the whole polynomial, if it is one."""
        if len(self._terms) != 1:
            return None
        monomial, k = next(iter(self._terms.items()))
        return monomial[0] if k == 1 == len(monomial) else None

    def substitute(self, values: Mapping[str, Expr]) -> Polynomial:
        """With the variables that `values` names replaced, also inside atoms."""
        total = ZERO
        for monomial, k in self._terms.items():
            product = Polynomial.of(k)
            for atom in monomial:
                changed = visit.substitute(atom.expr, values)
                kept = changed is atom.expr
                product *= Polynomial({(atom,): 1}) if kept else Polynomial.from_expr(changed)
            total += product
        return total

    def to_expr(self, type: Type = INT32) -> Expr:
        """An expression of `type`, e.g. x*16 + y - 3; NodeError if a coefficient doesn't fit.

        Terms that are added come before those that are subtracted; within each the order is that
        of `terms`. Atoms of other types are cast.
        """
        remainders, rest = _find_remainders(self, type)
        constant = rest._terms.get((), 0)
        parts = remainders + [
            (k, _product([_converted(f, type) for f in factors]))
            for k, factors in rest.terms()
            if factors
        ]
        result: Expr | None = None
        for k, e in sorted(parts, key=lambda part: part[0] < 0):
            if result is None and k < 0:
                if constant <= 0 and k != -1:
                    result = Binary("*", e, IntImm(k, type))
                    continue
                result, constant = IntImm(max(constant, 0), type), min(constant, 0)
            scaled = e if abs(k) == 1 else Binary("*", e, IntImm(abs(k), type))
            result = scaled if result is None else Binary("+" if k > 0 else "-", result, scaled)
        if result is None:
            return IntImm(constant, type)
        if constant:
            result = Binary("+" if constant > 0 else "-", result, IntImm(abs(constant), type))
        return result


@cache
def _constant(value: int) -> Polynomial:
    return Polynomial({(): value} if value else {})


ZERO = Polynomial.of(0)


def _product(factors: Iterable[Expr]) -> Expr:
    result, *others = factors
    for factor in others:
        result = Binary("*", result, factor)
    return result


def _converted(e: Expr, type: Type) -> Expr:
    return e if e.type == type or not e.type.is_known else Cast(type, e)


def _find_remainders(p: Polynomial, type: Type) -> tuple[list[tuple[int, Expr]], Polynomial]:
    """The parts k*e - k*c*(e/c) of `p`, as (k, e % c), and what is left of p."""
    found: list[tuple[int, Expr]] = []
    for atom in p._atoms():
        k = p._terms.get((atom,), 0)
        if atom.quotient is None or not k or k % atom.quotient[1]:
            continue
        dividend, c = atom.quotient
        left = p + dividend * (k // c) - Polynomial({(atom,): k})
        if len(left._terms) <= len(p._terms) - len(dividend._terms):
            assert isinstance(atom.expr, Binary)
            remainder = Binary("%", atom.expr.a, atom.expr.b)
            found.append((-k // c, _converted(remainder, type)))
            p = left
    return found, p
