"""Reading the multiramp of an integer vector expression, whatever its syntactic form."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

from tilewright.stmt.index.multiramp import MAX_LISTED, MultiRamp
from tilewright.stmt.index.polynomial import ZERO, Polynomial
from tilewright.stmt.index.polynomial_reader import (
    MAX_SIZE,
    TRANSPARENT_CALLS,
    apply,
    inlined,
    is_ring,
    keeps_values,
)
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    Let,
    Load,
    NodeError,
    Not,
    Ramp,
    Select,
    Shuffle,
    VectorReduce,
)
from tilewright.stmt.types import Type

FEW_LANES = 64


@lru_cache(maxsize=2048)  # The same indices are asked about again and again.
def read(e: Expr) -> MultiRamp | None:
    """`MultiRamp.from_expr`, by structure; lane by lane when the lanes are few or shuffled."""
    if not _is_number(e.type):
        return None
    try:
        ramp = _read(e)
        if ramp is None and e.lanes <= FEW_LANES:
            ramp = _recognised(lanes_of(e))
    except NodeError:  # A number doesn't fit its type.
        return None
    return ramp


def _is_number(type: Type) -> bool:
    return (type.is_integer and not type.is_bool) or not type.is_known


def _recognised(values: list[Polynomial] | None) -> MultiRamp | None:
    return MultiRamp.from_lanes(values) if values is not None else None


def _uniform(value: Polynomial, lanes: int) -> MultiRamp:
    return MultiRamp(value, (ZERO,), (lanes,))


def _read(e: Expr) -> MultiRamp | None:
    if isinstance(e, Broadcast):
        value = _read(e.value)
        return value and value.broadcast(e.count)
    if isinstance(e, Shuffle):
        return _recognised(lanes_of(e))
    if e.lanes == 1:
        return MultiRamp(Polynomial.from_expr(e))
    if isinstance(e, Binary):
        return _read_binary(e)
    if isinstance(e, Ramp):
        return _read_ramp(e)
    if isinstance(e, Cast) and _is_number(e.value.type):
        value = _read(e.value)
        if value is None or keeps_values(e.value.type, e.to) or _fits(value, e.to):
            return value
        if value.is_uniform:
            scalar = Cast(e.to.element, value.base.to_expr(e.value.type.element))
            return _uniform(Polynomial.from_expr(scalar), e.lanes)
        return None
    if isinstance(e, Call) and e.name in TRANSPARENT_CALLS and e.args[0].type == e.type:
        return _read(e.args[0])
    if isinstance(e, Let):
        body = inlined(e)
        return _read(body) if body is not None else None
    if isinstance(e, VectorReduce) and e.count == e.value.lanes:
        return _read(e.value)
    scalar = _scalar_node(e)
    return _uniform(Polynomial.from_expr(scalar), e.lanes) if scalar is not None else None


def _read_ramp(e: Ramp) -> MultiRamp | None:
    base, stride = _read(e.base), _read(e.stride)
    if base is None or stride is None or not (stride.is_uniform or e.count == 1):
        return None
    ramp = base.ramp(stride.base, e.count)
    return ramp if is_ring(e.type) or ramp == base or _fits(ramp, e.type) else None


def _read_binary(e: Binary) -> MultiRamp | None:
    a, b = _read(e.a), _read(e.b)
    if a is None or b is None:
        return None
    type = e.type.element
    if a.is_uniform and b.is_uniform:
        if is_ring(type):
            return _uniform(apply(e.op, a.base, b.base, type), e.lanes)
        scalar = Binary(e.op, a.base.to_expr(type), b.base.to_expr(type))
        return _uniform(Polynomial.from_expr(scalar), e.lanes)
    ramp = None
    if e.op == "+":
        ramp = a + b
    elif e.op == "-":
        ramp = a - b
    elif e.op == "*":
        if not b.is_uniform:
            a, b = b, a
        terms = b.base.size * max(part.size for part in (a.base, *a.strides))
        ramp = a.scaled(b.base) if b.is_uniform and terms <= MAX_SIZE else None
    elif e.op in ("/", "%") and b.is_uniform:
        divisor = b.base.constant()
        if divisor is not None:
            ramp = a.divided(divisor, type) if e.op == "/" else a.modulo(divisor, type)
    return ramp if ramp is None or is_ring(type) or _fits(ramp, type) else None


def _fits(ramp: MultiRamp, type: Type) -> bool:
    """Whether all lanes are known to be numbers of `type`."""
    bounds = ramp.bounds()
    low = -(1 << (type.bits - 1)) if type.is_int else 0
    return bounds is not None and low <= bounds[0] and bounds[1] < low + (1 << type.bits)


def _scalar(e: Expr) -> Expr | None:
    """The scalar that every lane of `e` is; None when that isn't evident."""
    if e.lanes == 1:
        return e
    if _is_number(e.type):
        ramp = _read(e)
        return ramp.base.to_expr(e.type.element) if ramp and ramp.is_uniform else None
    return _scalar(e.value) if isinstance(e, Broadcast) else _scalar_node(e)


def _scalar_node(e: Expr) -> Expr | None:
    """`e` with each operand replaced by the scalar that its lanes are."""
    if isinstance(e, Binary):
        a, b = _scalar(e.a), _scalar(e.b)
        return Binary(e.op, a, b) if a is not None and b is not None else None
    if isinstance(e, Not):
        value = _scalar(e.value)
        return Not(value) if value is not None else None
    if isinstance(e, Cast):
        value = _scalar(e.value)
        return Cast(e.to.element, value) if value is not None else None
    if isinstance(e, Select):
        c, t, f = _scalar(e.condition), _scalar(e.true), _scalar(e.false)
        return Select(c, t, f) if c is not None and t is not None and f is not None else None
    if isinstance(e, Load) and e.predicate is None:
        index = _scalar(e.index)
        return Load(e.of, e.name, index) if index is not None else None
    return None


def lanes_of(e: Expr) -> list[Polynomial] | None:
    """Every lane of `e`; None when one isn't known as a polynomial. Takes time O(lanes)."""
    if isinstance(e, Shuffle):
        # Only the vectors that are taken from need to be known.
        starts = [0, *accumulate(vector.lanes for vector in e.vectors)]
        owners = [bisect_right(starts, index) - 1 for index in e.indices]
        known = {owner: lanes_of(e.vectors[owner]) for owner in set(owners)}
        values: list[Polynomial] = []
        for owner, index in zip(owners, e.indices, strict=True):
            vector = known[owner]
            if vector is None:
                return None
            values.append(vector[index - starts[owner]])
        return values
    if e.lanes <= MAX_LISTED:
        if isinstance(e, Broadcast):
            value = lanes_of(e.value)
            return value and value * e.count
        if isinstance(e, Cast) and keeps_values(e.value.type, e.to):
            return lanes_of(e.value)
        if isinstance(e, Call) and e.name in TRANSPARENT_CALLS and e.args[0].type == e.type:
            return lanes_of(e.args[0])
        if isinstance(e, Let):
            body = inlined(e)
            return lanes_of(body) if body is not None else None
        if isinstance(e, Ramp) and is_ring(e.type):
            base, stride = lanes_of(e.base), lanes_of(e.stride)
            if base is None or stride is None:
                return None
            return [b + s * i for i in range(e.count) for b, s in zip(base, stride, strict=True)]
        if isinstance(e, Binary) and is_ring(e.type):
            a, b = lanes_of(e.a), lanes_of(e.b)
            if a is None or b is None:
                return None
            return [apply(e.op, x, y, e.type.element) for x, y in zip(a, b, strict=True)]
    ramp = _read(e)
    return ramp and [ramp.lane(lane) for lane in range(e.lanes)]
