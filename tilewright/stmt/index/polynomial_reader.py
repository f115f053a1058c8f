"""Reading scalar integer expressions as polynomials, and writing them back in canonical form."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice

from tilewright.stmt import visit
from tilewright.stmt.index.polynomial import ZERO, Atom, Polynomial
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    IntImm,
    Let,
    Load,
    NodeError,
    Ramp,
    Select,
    Shuffle,
    Var,
)
from tilewright.stmt.types import Type

MAX_SIZE = 4096  # Nodes or terms that one expression may grow to.
TRANSPARENT_CALLS = ("likely", "likely_if_innermost")
ARITHMETIC = ("+", "-", "*", "/", "%", "min", "max")


def is_ring(type: Type) -> bool:
    """Whether arithmetic of this type may be assumed not to overflow."""
    return type.code == "int" and type.bits >= 32


def keeps_values(source: Type, target: Type) -> bool:
    """Whether a cast from `source` to `target`, integers, changes no value."""
    if source.is_uint:
        return target.is_integer and target.bits > source.bits - target.is_uint
    return source.is_int and target.is_int and target.bits >= source.bits


def _atom(e: Expr) -> Polynomial:
    return Polynomial({(Atom(e),): 1})


def apply(op: str, a: Polynomial, b: Polynomial, type: Type) -> Polynomial:
    """`a op b`, an op of ARITHMETIC, in a type that is_ring.

    NodeError when a coefficient doesn't fit the type, or a product has over MAX_SIZE terms.
    """
    if op == "+":
        return a + b
    if op == "-":
        return a - b
    if op == "*":
        if a.size * b.size > MAX_SIZE:
            raise NodeError("a product has too many terms")
        return a * b
    c = b.constant()
    if op in ("min", "max"):
        difference = (a - b).constant()
        if difference is not None:
            return a if (difference < 0) == (op == "min") else b
        first, second = sorted((a, b), key=repr)
        return _atom(Binary(op, first.to_expr(type), second.to_expr(type)))
    if c is None:
        return _atom(Binary(op, a.to_expr(type), b.to_expr(type)))
    quotient = a.floor_divided(c, type)
    return quotient if op == "/" else (a - quotient * c if c else ZERO)


def inlined(e: Let) -> Expr | None:
    """The body of `e` with its value put in; None where an inner let could capture a name.

    Also None when that makes more than MAX_SIZE nodes: a chain of lets may stand for 2^n of them.
    """
    names = visit.free_variables(e.value) | {e.name}
    size = sum(1 for _ in islice(visit.walk(e.value), MAX_SIZE))
    uses = 0
    for inner in visit.walk(e.body):
        uses += isinstance(inner, Var) and inner.name == e.name
        if (isinstance(inner, Let) and inner.name in names) or uses * size > MAX_SIZE:
            return None
    return visit.substitute(e.body, {e.name: e.value})


def canonical(e: Expr) -> Expr:
    """`e`, or an equal expression whose scalar integer parts are in canonical form."""
    if e.lanes != 1:
        return e
    if is_ring(e.type):
        try:
            return read(e).to_expr(e.type)
        except NodeError:
            return e
    return _canonical_parts(e)


def _canonical_parts(e: Expr) -> Expr:
    # Alignment is a hint: it tells nothing more about a scalar than its index does.
    e = replace(e, alignment=None) if isinstance(e, Load) and e.alignment else e
    return visit.map_children(e, lambda c: canonical(c) if isinstance(c, Expr) else c)


@cache
def _variable(name: str, of: Type) -> Polynomial:
    return _atom(Var(name, of))


def read(e: Expr) -> Polynomial:
    """`Polynomial.from_expr` without its check; an integer type that wraps makes an atom."""
    if isinstance(e, Var):
        return _variable(e.name, e.of)
    if isinstance(e, IntImm):
        return Polynomial.of(e.value)
    if isinstance(e, Binary) and e.op in ARITHMETIC and is_ring(e.type):
        try:
            return apply(e.op, read(e.a), read(e.b), e.type)
        except NodeError:
            return _atom(e)
    if isinstance(e, Cast) and keeps_values(e.value.type, e.to):
        return read(e.value)
    if isinstance(e, Call) and e.name in TRANSPARENT_CALLS and e.args[0].type == e.type:
        return read(e.args[0])
    if isinstance(e, Broadcast):
        return read(e.value)
    if isinstance(e, Ramp):
        return read(e.base)
    if isinstance(e, Select):
        same = read(e.true)
        return same if same == read(e.false) else _atom(_canonical_parts(e))
    if isinstance(e, Shuffle):
        from tilewright.stmt.index.multiramp_reader import (
            lanes_of,  # It reads scalars with this module.
        )

        lanes = lanes_of(e)
        return lanes[0] if lanes else _atom(e)
    if isinstance(e, Let) and (body := inlined(e)) is not None:
        return read(body)
    return _atom(_canonical_parts(e))
