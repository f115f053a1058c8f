"""The lanes of an expression as polynomials in what isn't known: scalars, and elements of memory.

Arithmetic is that of the integers or of the real numbers: nothing wraps and nothing is rounded.
Equal polynomials mean that two forms compute the same from the same elements whatever the strides,
bases and contents are; unequal ones that they don't. Types in which arithmetic wraps, and operators
other than sums and products, have no polynomial here: None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from tilewright.prove.matrices import BANDED, LAYOUT_CALLS, LAYOUTS, addresses, sources
from tilewright.select.matrices.matrix_calls import LOAD, MULTIPLY, STORE
from tilewright.select.matrices.matrix_calls import ZERO as ZERO_CALL
from tilewright.stmt.index.polynomial import ZERO, Atom, Polynomial
from tilewright.stmt.index.polynomial_reader import apply, is_ring, keeps_values
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    ExprVar,
    FloatImm,
    IntImm,
    Load,
    LocToLoc,
    NodeError,
    Ramp,
    Shuffle,
    Stmt,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import INT32, INT64, Type

MAX_LANES = 1024
MAX_PRODUCTS = 1024
Lanes = list[Polynomial]
Names = Mapping[str, Lanes | None]


class Unknown(Exception):
    """There is no polynomial for a lane."""


def symbolic_lanes(e: Expr, names: Names) -> Lanes | None:
    """Every lane; `names` are the lanes of variables that stand for vectors or temporaries."""
    try:
        return _lanes(e, names)
    except (Unknown, NodeError, ArithmeticError):
        return None


def difference(a: Lanes, b: Lanes, free: Sequence[bool] | None = None) -> str | None:
    """The first lane that differs and is not `free` to, told; None where none does."""
    for lane, (x, y) in enumerate(zip(a, b, strict=True)):
        if x != y and not (free and free[lane]):
            return f"lane {lane}: {shown(x)} and {shown(y)}"
    return None


def written(stmt: Stmt, names: Names) -> dict[Polynomial, Polynomial] | None:
    """What a statement writes, by address."""
    try:
        match stmt:
            case Store(predicate=None):
                addresses, values = _lanes(stmt.index, names), _lanes(stmt.value, names)
            case Evaluate(value=Call(args=(_, base, stride, rows, columns, matrix)) as call):
                if call.name.partition(".")[0] != STORE:
                    return None
                values = _lanes(matrix, names)
                sizes = [constant(_lanes(e, names)) for e in (rows, columns)]
                addresses = _places(call.name, base, stride, [*sizes, *sizes, 1], names)
            case _:
                return None
    except (Unknown, NodeError, ArithmeticError):
        return None
    return dict(zip(addresses, values, strict=True))


def shown(p: Polynomial) -> str:
    """The polynomial as people write it."""
    terms: list[str] = []
    for k, factors in p.terms():
        texts = [to_text(factor) for factor in factors]
        terms.append("*".join(texts if texts and k == 1 else [str(k), *texts]))
    return " + ".join(terms) or "0"


def _lanes(e: Expr, names: Names) -> Lanes:
    if e.lanes > MAX_LANES:
        raise Unknown
    match e:
        case IntImm():
            return [Polynomial.of(e.value)]
        case FloatImm():
            if e.value != e.value or e.value != int(e.value) or abs(e.value) > 1 << 24:
                raise Unknown
            return [Polynomial.of(int(e.value))]
        case Var():
            return _variable(e, names)
        case Broadcast():
            return _lanes(e.value, names) * e.count
        case Ramp() if is_exact(e.type):
            base, stride = _lanes(e.base, names), _lanes(e.stride, names)
            return [b + s * i for i in range(e.count) for b, s in zip(base, stride, strict=True)]
        case Cast() if _keeps(e.value.type, e.to):
            return _lanes(e.value, names)
        case LocToLoc():
            return _lanes(e.value, names)
        case Binary():
            return _binary(e, names)
        case VectorReduce(op="add") if is_exact(e.type):
            value = _lanes(e.value, names)
            f = len(value) // e.count
            return [sum(value[i * f : (i + 1) * f], ZERO) for i in range(e.count)]
        case Shuffle():
            joined = [lane for vector in e.vectors for lane in _lanes(vector, names)]
            return [joined[i] for i in e.indices]
        case Load(predicate=None):
            return [element(e.of, e.name, place) for place in _lanes(e.index, names)]
        case ExprVar():
            return _lanes(e.value, names)
        case Call() if e.name in CALLS:
            return CALLS[e.name](e, names)
    raise Unknown


def is_exact(type: Type) -> bool:
    """May arithmetic of the type be taken as that of numbers?"""
    return type.is_float or is_ring(type)


def _keeps(source: Type, target: Type) -> bool:
    if source.is_float:
        return target.is_float and target.bits > source.bits
    if target.is_float:
        return source.bits <= {16: 8, 32: 16, 64: 32}[target.bits]
    return keeps_values(source, target)


def _variable(e: Var, names: Names) -> Lanes:
    if e.name in names:
        known = names[e.name]
        if known is None:
            raise Unknown
        return known
    return [Polynomial.from_expr(e)] if e.type.is_integer else [atom(e)]


def atom(e: Expr) -> Polynomial:
    return Polynomial({(Atom(e),): 1})


@lru_cache(maxsize=1 << 14)
def element(of: Type, name: str, place: Polynomial) -> Polynomial:
    """The element of a buffer at a place."""
    return atom(Load(of, name, place.to_expr(INT32)))


def _binary(e: Binary, names: Names) -> Lanes:
    if not is_exact(e.type) or not is_exact(e.a.type):
        raise Unknown
    if e.op not in ("+", "-", "*", "/", "%", "min", "max") or (
        e.type.is_float and e.op not in ("+", "-", "*")
    ):
        raise Unknown
    pairs = zip(_lanes(e.a, names), _lanes(e.b, names), strict=True)
    return [apply(e.op, x, y, INT64) for x, y in pairs]


# Calls


def constant(lanes: Lanes) -> int:
    """The number that a scalar argument is."""
    value = lanes[0].constant()
    if value is None or len(lanes) != 1:
        raise Unknown
    return value


def _places(name: str, base: Expr, stride: Expr, numbers: Sequence[int], names: Names) -> Lanes:
    """The addresses that a load or store of a matrix names."""
    firsts, steps = _lanes(base, names), _lanes(stride, names)
    if len(firsts) != 1 or len(steps) != 1:
        raise Unknown  # no matrix begins at several places: its evaluation says so
    (first,), (step,) = firsts, steps
    return addresses(name.partition(".")[2], first, step, numbers)


def _load(call: Call, names: Names) -> Lanes:
    buffer, base, stride, *sizes = call.args
    numbers = [constant(_lanes(e, names)) for e in sizes]
    places = _places(call.name, base, stride, numbers, names)
    if isinstance(buffer, Var) and buffer.name not in names:
        return [element(call.type.element, buffer.name, place) for place in places]
    content = _lanes(buffer, names)
    indices = [constant([place]) for place in places]
    if any(not 0 <= i < len(content) for i in indices):
        raise Unknown
    return [content[i] for i in indices]


def _zero(call: Call, names: Names) -> Lanes:
    return [ZERO] * call.lanes


def _multiply(call: Call, names: Names) -> Lanes:
    c, a, b = (_lanes(e, names) for e in call.args[:3])
    m, n, k = (constant(_lanes(e, names)) for e in call.args[3:])
    if len(c) != m * n or len(a) != m * k or len(b) != k * n or m * n * k > MAX_PRODUCTS:
        raise Unknown
    return [
        sum((a[i * k + d] * b[d * n + j] for d in range(k)), c[i * n + j])
        for i in range(m)
        for j in range(n)
    ]


def _layout(call: Call, names: Names) -> Lanes:
    x, *rest = (_lanes(e, names) for e in call.args)
    banded = call.name.partition(".")[0] in BANDED
    numbers = tuple(constant(e) for i, e in enumerate(rest) if not (banded and i == 3))
    places = tuple(constant([place]) for place in rest[3]) if banded else ()
    return [ZERO if lane is None else x[lane] for lane in sources(call.name, numbers, places)]


# What the lanes of a call's result are; calls that aren't here have no polynomials.
CALLS: dict[str, Callable[[Call, Names], Lanes]] = {
    ZERO_CALL: _zero,
    MULTIPLY: _multiply,
    **{f"{LOAD}.{layout}": _load for layout in LAYOUTS},
    **dict.fromkeys(LAYOUT_CALLS, _layout),
}
