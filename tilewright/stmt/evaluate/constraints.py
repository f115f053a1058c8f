"""What a statement's asserts say about the headers of its buffers, as linear constraints.

A field of a header is reached by `_halide_buffer_get_extent(A.buffer, 0)`, by a let that is
bound to such a call, or by the name A.extent.0 itself where no let binds it. An assert that
compares integers which are linear in one unknown field bounds that field; what the other
fields are must be known by then. So constraints are read again as fields become known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from tilewright.stmt import nodes as n
from tilewright.stmt.visit import walk

# Comparisons with numbers from here on check that a size fits a type; they name no size.
_TYPE_LIMIT = (1 << 31) - 1
# No header has more dimensions; a larger number is left to fail when the statement runs.
MAX_DIMENSIONS = 64
_FIELD_CALL = re.compile(r"_halide_buffer_get_(min|extent|stride|dimensions|type)")
_FIELD_NAME = re.compile(r"(.+)\.(?:(min|extent|stride)\.(\d{1,9})|(dimensions|type))")
_CONSTANT: dict[str, Callable[[int, int], int]] = {
    "/": lambda a, b: (a - a % abs(b)) // b if b else 0,
    "%": lambda a, b: a % abs(b) if b else 0,
    "min": min,
    "max": max,
}
_COMPARISONS = ("==", "<=", ">=", "<", ">")


@dataclass(frozen=True, order=True)
class Field:
    """One number of a header: min, extent or stride of a dimension; dimensions or type (d = 0)."""

    buffer: str
    kind: str
    d: int = 0


@dataclass(frozen=True)
class Linear:
    """The sum of coefficient * field over all `terms`, plus `constant`."""

    constant: int = 0
    terms: Mapping[Field, int] = field(default_factory=dict)

    def plus(self, other: Linear, factor: int = 1) -> Linear:
        fields = {**self.terms, **other.terms}
        sums = {f: self.terms.get(f, 0) + factor * other.terms.get(f, 0) for f in fields}
        terms = {f: coefficient for f, coefficient in sums.items() if coefficient}
        return Linear(self.constant + factor * other.constant, terms)


@dataclass(frozen=True)
class Bound:
    """A field's smallest (`kind` ">="), largest ("<=") or only ("==") value."""

    field: Field
    kind: str
    value: int


class Constraints:
    """The comparisons in the asserts of `stmt` that always run, and the lets that they use."""

    def __init__(self, stmt: n.Stmt, variables: Mapping[str, int]) -> None:
        self.variables = variables
        self.lets: dict[str, n.Expr] = {}
        self.comparisons: list[n.Binary] = []
        for inner in _always_run(stmt):
            if isinstance(inner, n.LetStmt):
                self.lets.setdefault(inner.name, inner.value)
            elif isinstance(inner, n.AssertStmt):
                self.comparisons.extend(_comparisons(inner.condition))

    def field_of(self, expr: n.Expr) -> Field | None:
        """The field that `expr` itself reads, if it reads one."""
        if isinstance(expr, n.Call) and (match := _FIELD_CALL.fullmatch(expr.name)):
            pointer, d = expr.args[0] if expr.args else None, expr.args[-1] if expr.args else None
            if isinstance(pointer, n.Cast):
                pointer = pointer.value
            if isinstance(pointer, n.Var) and pointer.name.endswith(".buffer"):
                name = pointer.name.removesuffix(".buffer")
                return _field(name, match[1], d.value if isinstance(d, n.IntImm) else 0)
        if isinstance(expr, n.Var) and expr.name not in self.lets:
            match = _FIELD_NAME.fullmatch(expr.name)
            if match is not None:
                return _field(match[1], match[2] or match[4], int(match[3] or 0))
        return None

    def fields_in(self, node: n.Expr | n.Stmt) -> Iterator[Field]:
        """Every field that `node` reads, lets not followed."""
        for inner in walk(node):
            if isinstance(inner, n.Expr) and (found := self.field_of(inner)):
                yield found

    def bounds(self, known: Mapping[Field, int]) -> tuple[list[Bound], list[frozenset[Field]]]:
        """What the comparisons say once `known` is known.

        Second come the sets of two or more fields that one comparison ties together, so that
        it can't bound any of them yet.
        """
        reader = _LinearReader(self, known)
        found: list[Bound] = []
        tied: list[frozenset[Field]] = []
        for comparison in self.comparisons:
            a, b = reader.read(comparison.a), reader.read(comparison.b)
            if a is None or b is None:
                continue
            difference = a.plus(b, -1)
            if abs(difference.constant) >= _TYPE_LIMIT:
                continue
            if len(difference.terms) > 1:
                tied.append(frozenset(difference.terms))
            elif difference.terms:
                found.extend(_bound(comparison.op, difference))
        return found, tied


def _field(buffer: str, kind: str, d: int) -> Field | None:
    return Field(buffer, kind, d) if 0 <= d < MAX_DIMENSIONS else None


def _always_run(stmt: n.Stmt) -> Iterator[n.Stmt]:
    yield stmt
    if isinstance(stmt, n.Block):
        for inner in stmt.stmts:
            yield from _always_run(inner)
    elif isinstance(stmt, n.Module):
        for function in stmt.functions:
            yield from _always_run(function)
    elif isinstance(stmt, (n.Function, n.ProducerConsumer)):
        yield from _always_run(stmt.body)


def _comparisons(condition: n.Expr) -> Iterator[n.Binary]:
    if isinstance(condition, n.Call) and condition.name.startswith("likely") and condition.args:
        yield from _comparisons(condition.args[0])
    elif isinstance(condition, n.Binary) and condition.op == "&&":
        yield from _comparisons(condition.a)
        yield from _comparisons(condition.b)
    elif isinstance(condition, n.Binary) and condition.op in _COMPARISONS:
        yield condition


def _bound(op: str, difference: Linear) -> Iterator[Bound]:
    """The bound that `c*field + k op 0` is."""
    ((field, c),) = difference.terms.items()
    k = difference.constant + {"<": 1, ">": -1}.get(op, 0)
    if op == "==":
        if k % c == 0:
            yield Bound(field, "==", -k // c)
    elif (op in (">=", ">")) == (c > 0):
        yield Bound(field, ">=", -(k // c))
    else:
        yield Bound(field, "<=", -k // c)


class _LinearReader:
    """Reads expressions as linear forms, each let once."""

    def __init__(self, constraints: Constraints, known: Mapping[Field, int]) -> None:
        self.constraints = constraints
        self.known = known
        self.lets: dict[str, Linear | None] = {}

    def read(self, expr: n.Expr) -> Linear | None:
        """`expr` in terms of the unknown fields; None where it isn't linear in them."""
        if found := self.constraints.field_of(expr):
            value = self.known.get(found)
            return Linear(0, {found: 1}) if value is None else Linear(value)
        if isinstance(expr, n.IntImm):
            return Linear(expr.value)
        if isinstance(expr, n.Var):
            return self._var(expr.name)
        if isinstance(expr, n.Cast) and expr.to.is_integer and expr.value.type.is_integer:
            return self.read(expr.value)
        if isinstance(expr, n.Call) and expr.name.startswith("likely") and expr.args:
            return self.read(expr.args[0])
        if isinstance(expr, n.Binary):
            return self._binary(expr)
        return None

    def _var(self, name: str) -> Linear | None:
        if name not in self.lets:
            self.lets[name] = None
            if name in self.constraints.variables:
                self.lets[name] = Linear(self.constraints.variables[name])
            elif name in self.constraints.lets:
                self.lets[name] = self.read(self.constraints.lets[name])
        return self.lets[name]

    def _binary(self, expr: n.Binary) -> Linear | None:
        a, b = self.read(expr.a), self.read(expr.b)
        if a is None or b is None:
            return None
        if expr.op in ("+", "-"):
            return a.plus(b, 1 if expr.op == "+" else -1)
        if expr.op == "*" and not (a.terms and b.terms):
            factor, form = (b.constant, a) if a.terms else (a.constant, b)
            return Linear().plus(form, factor)
        if expr.op in _CONSTANT and not a.terms and not b.terms:
            return Linear(_CONSTANT[expr.op](a.constant, b.constant))
        return None
