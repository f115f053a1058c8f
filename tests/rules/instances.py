"""Expressions to try each axiom on: those that it is meant for, and those that it must let alone.

For every element type there is a buffer v.TYPE of values that tell right from wrong: the ends of
the range, both zeros, NaN, infinities, denormals. A rule that wraps, rounds or moves a lane
differently shows on them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import numpy as np

from tests.rules.soundness import World
from tests.stmt.strategies import FLOATS, INTEGERS
from tilewright.stmt.evaluate import Buffer
from tilewright.stmt.evaluate.arithmetic import cast, dtype
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Load,
    LocToLoc,
    Ramp,
    Select,
    VectorReduce,
)
from tilewright.stmt.types import (
    BFLOAT16,
    BOOL,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    INT8,
    INT16,
    INT32,
    INT64,
    UINT8,
    UINT16,
    UINT32,
    Type,
)

TYPES = (*INTEGERS, *FLOATS, BOOL)
NARROW = (INT8, UINT8, INT16, UINT16, FLOAT16, BFLOAT16)
SOURCES = (INT8, UINT8, INT16, INT32, BFLOAT16, FLOAT16, FLOAT32)
EDGES = 16


def edges(type: Type) -> np.ndarray:
    """EDGES values of a type; all 256 follow for 8-bit types."""
    if type.is_bool:
        return np.resize(np.array([False, True]), EDGES)
    if type.is_float:
        plain = [
            0.0,
            -0.0,
            1.0,
            -1.5,
            3.0,
            0.1,
            -1e-3,
            257.0,
            65504.0,
            3e38,
            np.nan,
            np.inf,
            -np.inf,
        ]
        kind = dtype(type)
        small = {16: 2.0**-24, 32: 1e-45, 64: 5e-324}[type.bits]
        with np.errstate(over="ignore"):
            return np.array([*plain, small, 2.0**-127, 1 + 2.0**-7]).astype(kind)
    bits = type.bits
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type.is_int else (0, (1 << bits) - 1)
    some = [low, low + 1, high, high - 1, high // 2 + 1, 0, 1, 2, 3, 5, 7, 11, 100, 101, 119, 127]
    return np.array(some, dtype(type))


def small(type: Type) -> np.ndarray:
    """EDGES values whose sums and short products are exact in float32, and what isn't a number."""
    if not type.is_float:
        return edges(type)
    with np.errstate(invalid="ignore"):
        some = [0.0, -0.0, 1, 2, 3, -1, -2, -5, 4, 7, -3, 6, np.inf, -np.inf, np.nan, 1]
        return cast(np.array(some), dtype(type))


def world(values: Callable[[Type], np.ndarray] = edges) -> World:
    """Buffers v.TYPE of values and, for 8 bits, all.TYPE of every value there is."""
    buffers: dict[str, Buffer] = {}
    for type in TYPES:
        buffers[f"v.{type}"] = _buffer(f"v.{type}", type, values(type))
    for type in (INT8, UINT8):
        every = np.arange(256).astype(dtype(type))
        buffers[f"all.{type}"] = _buffer(f"all.{type}", type, every)
    return World(buffers)


def _buffer(name: str, type: Type, values: np.ndarray) -> Buffer:
    buffer = Buffer(name, type, len(values), written=True)
    buffer.data[:] = values
    return buffer


def leaf(type: Type, lanes: int, first: int = 0) -> Expr:
    """`lanes` values of a type, from number `first` on (modulo EDGES)."""
    if lanes == 1:
        return Load(type, f"v.{type}", IntImm(first % EDGES))
    if first % EDGES + lanes <= EDGES:
        return Load(type, f"v.{type}", Ramp(IntImm(first % EDGES), IntImm(1), lanes))
    index = Ramp(IntImm(first), IntImm(1), lanes)
    return Load(type, f"v.{type}", Binary("%", index, Broadcast(IntImm(EDGES), lanes)))


def pair(a: Type, b: Type, count: int = EDGES, buffer: str = "v") -> tuple[Expr, Expr]:
    """Every one of the first `count` values of a with every one of b."""
    inner = Broadcast(Ramp(IntImm(0), IntImm(1), count), count)
    outer = Ramp(Broadcast(IntImm(0), count), Broadcast(IntImm(1), count), count)
    return Load(a, f"{buffer}.{a}", inner), Load(b, f"{buffer}.{b}", outer)


def _cast(type: Type, e: Expr) -> Expr:
    return Cast(type.with_lanes(e.lanes), e)


def cast_cast() -> Iterator[Expr]:
    for t, u, s in product(TYPES, TYPES, TYPES):
        yield _cast(t, _cast(u, leaf(s, EDGES)))


def select_casts() -> Iterator[Expr]:
    for t, a, b in product(TYPES, SOURCES, SOURCES):
        for lanes in (1, EDGES):
            condition = leaf(BOOL, lanes, 1)
            yield Select(condition, _cast(t, leaf(a, EDGES)), _cast(t, leaf(b, EDGES, 1)))


def order_casts() -> Iterator[Expr]:
    for op, t, a, b in product(("min", "max", "/", "<"), TYPES, TYPES, TYPES):
        if a == b or (a.bits == b.bits == 8):
            x, y = pair(a, b)
            if not (t.is_bool and op == "/"):
                yield Binary(op, _cast(t, x), _cast(t, y))


def cast_product() -> Iterator[Expr]:
    for a, b in product((INT8, UINT8), repeat=2):
        x, y = pair(a, b, 256, "all")
        for u, t in product((INT8, INT16, UINT16), (INT32, UINT32, INT64, INT16, FLOAT32)):
            yield _cast(t, Binary("*", _cast(u, x), _cast(u, y)))
    for a, b in product(NARROW, NARROW):
        x, y = pair(a, b)
        for u, t in product(
            (INT16, UINT16, INT32, FLOAT16, BFLOAT16, FLOAT32), (INT32, INT64, FLOAT32, FLOAT64)
        ):
            yield _cast(t, Binary("*", _cast(u, x), _cast(u, y)))


def sums() -> Iterator[tuple[Expr, Type]]:
    """Sums of products of 4 results, and of what isn't one."""
    for acc, a, b in product(TYPES, SOURCES, SOURCES):
        x, y = leaf(a, 12), leaf(b, 12, 5)
        yield VectorReduce("add", Binary("*", _cast(acc, x), _cast(acc, y)), 4), acc


def narrow_product() -> Iterator[Expr]:
    for total, acc in sums():
        yield total
        if acc in (FLOAT16, BFLOAT16, INT16):
            wide = FLOAT32 if acc.is_float else INT32
            yield _cast(wide, total)  # [fault 2] stays a sum in the narrow type
            inner = total.value if isinstance(total, VectorReduce) else total
            yield VectorReduce("add", _cast(wide, inner), 4)


def product_last() -> Iterator[Expr]:
    for total, acc in sums():
        if acc.is_float and acc.bits < 32:
            continue
        a, c = leaf(acc, 4, 3), leaf(acc, 4, 9)
        yield Binary("+", Binary("+", a, total), c)
        yield Binary("+", Binary("+", total, a), c)


def zero_sum() -> Iterator[Expr]:
    """Zeros of either sign, and what isn't zero, added up."""
    for type in TYPES:
        numbers = [leaf(type, 4)]
        if type.is_float:
            numbers += [Broadcast(FloatImm(value, type), 4) for value in (0.0, -0.0, 1.0)]
        elif not type.is_bool:
            numbers += [Broadcast(IntImm(value, type), 4) for value in (0, 1)]
            numbers.append(_cast(type, Broadcast(IntImm(0), 4)))
        for a, b in product(numbers, numbers):
            yield Binary("+", a, b)


def move_back() -> Iterator[Expr]:
    places = ("Mem", "AMX")
    for a, b, c, d in product(places, repeat=4):
        yield LocToLoc(a, b, LocToLoc(c, d, leaf(INT8, 3)))


def copies() -> Iterator[Expr]:
    """Broadcasts of everything that a rule may move a broadcast into."""
    for type, lanes, n in product(TYPES, (1, 2, 3), (1, 2, 5)):
        a, b = leaf(type, lanes), leaf(type, lanes, 4)
        yield Broadcast(Broadcast(a, n), lanes + 1)
        yield Broadcast(Binary("+", a, b), n)
        yield Broadcast(Binary("*", a, b), n)
        yield Broadcast(a, n)
        for other in TYPES:
            yield Broadcast(_cast(other, a), n)


def ramps() -> Iterator[Expr]:
    """Sums of ramps and broadcasts of all sizes that fit, in every type."""
    for type, lanes, steps in product((*INTEGERS, *FLOATS), (1, 2, 3, 4, 6), (1, 2, 3, 4, 6)):
        ramp = Ramp(leaf(type, lanes, 5), leaf(type, lanes, 2), steps)
        for part in (1, 2, 3, 4, 6, 8, 12):
            if lanes * steps % part == 0:
                yield Binary("+", ramp, Broadcast(leaf(type, part, 7), lanes * steps // part))


def pairs() -> Iterator[Expr]:
    for op, type in product(("+", "*", "-", "/", "%", "min"), TYPES):
        yield Binary(op, *pair(type, type))


# Every axiom, and what to try it on.
INSTANCES: dict[str, Callable[[], Iterator[Expr]]] = {
    "cast-cast": cast_cast,
    "select-casts": select_casts,
    "order-casts": order_casts,
    "cast-product": cast_product,
    "narrow-product": narrow_product,
    "product-last": product_last,
    "add-zero": zero_sum,
    "move-back": move_back,
    "broadcast-broadcast": copies,
    "broadcast-once": copies,
    "broadcast-cast": copies,
    "broadcast-load": copies,
    "broadcast-add": copies,
    "broadcast-mul": copies,
    "ramp-plus-broadcast": ramps,
    "add-commutes": pairs,
    "mul-commutes": pairs,
}

# -0.0 + 0.0 is 0.0, and still equal to -0.0.
SIGN_OF_ZERO = frozenset({"add-zero"})

# Sums in another order are equal where every step is exact; the others hold for all values.
EXACT_ONLY = frozenset({"narrow-product", "product-last"})
