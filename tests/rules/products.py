"""Matrix products to try the rules for tiles on: every layout of the operands, in small shapes.

Lanes are ordered row, column, depth, the depth innermost. Buffers hold what the program reads and
nothing else, so a tile that reads one element more is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

import numpy as np

from tests.rules.soundness import World
from tilewright.stmt.evaluate import Buffer, evaluate_expr
from tilewright.stmt.evaluate.arithmetic import cast, dtype
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Load,
    Ramp,
    Select,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, BOOL, FLOAT16, FLOAT32, INT8, INT32, UINT8, Type
from tilewright.stmt.visit import walk

VARIABLES = {"b": 3, "s": 40, "t": 11}
OPERANDS = [
    (BFLOAT16, BFLOAT16, FLOAT32),
    (FLOAT16, FLOAT16, FLOAT32),
    (INT8, INT8, INT32),
    (INT8, UINT8, INT32),
    (UINT8, INT8, INT32),
    (UINT8, UINT8, INT32),
]
SHAPES = [(1, 1, 2), (2, 3, 4), (3, 1, 8), (1, 5, 4), (4, 4, 1), (2, 2, 3), (3, 4, 6), (5, 2, 16)]


def address(base: Expr, *dims: tuple[Expr | int, int]) -> Expr:
    """base + Σ stride·i, dimensions innermost first."""
    e = base
    for stride, extent in dims:
        if extent == 1:
            continue
        step = IntImm(stride) if isinstance(stride, int) else stride
        if step == IntImm(0):
            e = Broadcast(e, extent)
        else:
            e = Ramp(e, step if e.lanes == 1 else Broadcast(step, e.lanes), extent)
    return e


@dataclass(frozen=True)
class Size:
    """Rows, columns and depth of a product, and w, the operands' elements in 4 bytes."""

    m: int
    n: int
    k: int
    w: int


Layout = Callable[[Type, Size], Expr]
B, S, T = Var("b"), Var("s"), Var("t")


def left(*strides: Expr | int) -> Layout:
    """A load of A with these strides of depth and row."""
    depth, row = strides
    return lambda t, z: Load(t, "A", address(B, (depth, z.k), (0, z.n), (row, z.m)))


def right(*strides: Expr | int) -> Layout:
    """A load of B with these strides of depth and column."""
    depth, column = strides
    return lambda t, z: Load(t, "B", address(T, (depth, z.k), (column, z.n), (0, z.m)))


def groups(column: int) -> Layout:
    """A load of B whose depth is in groups of w neighbours, `column` groups between columns."""

    def layout(t: Type, z: Size) -> Expr:
        if z.k % z.w:
            return right(S, 1)(t, z)
        depth = (1, z.w), (S, z.k // z.w)
        return Load(t, "B", address(T, *depth, (column * z.w, z.n), (0, z.m)))

    return layout


def doubled(layout: Layout) -> Layout:
    return lambda t, z: Binary("+", layout(t, z), layout(t, z))


def chosen(layout: Layout) -> Layout:
    """Zero where another buffer says so."""

    def made(t: Type, z: Size) -> Expr:
        value = layout(t, z)
        assert isinstance(value, Load)
        zero = Broadcast(Cast(t, IntImm(0)), value.lanes)
        return Select(Load(BOOL, "where", value.index), value, zero)

    return made


LEFT: dict[str, Layout] = {
    "rows": left(1, S),
    "transposed": left(S, 1),
    "dense": lambda t, z: left(1, z.k)(t, z),
    "one row": left(1, 0),
    "sliding": left(1, 1),
    "every other": left(2, S),
    "doubled": doubled(left(1, S)),
    "chosen": chosen(left(1, S)),
    "one value": left(0, 0),
}
RIGHT: dict[str, Layout] = {
    "interleaved": groups(1),
    "rows": right(S, 1),
    "transposed": right(1, S),
    "wide groups": groups(2),
    "same columns": right(1, 0),
    "chosen": chosen(right(S, 1)),
    "sliding": right(1, 1),
    "two apart": right(S, 2),
}


def _no_sum(t: Type, z: Size) -> Expr | None:
    return None


ACCUMULATORS: dict[str, Callable[[Type, Size], Expr | None]] = {
    "none": _no_sum,
    "zeros": lambda t, z: Broadcast(FloatImm(0.0) if t.is_float else IntImm(0), z.m * z.n),
    "rows": lambda t, z: Load(t, "C", address(B, (1, z.n), (S, z.m))),
    "columns": lambda t, z: Load(t, "C", address(B, (S, z.n), (1, z.m))),
    "wide": lambda t, z: Load(t, "C", address(B, (2, z.n), (S, z.m))),
    "doubled": lambda t, z: Binary("+", *[Load(t, "C", address(B, (1, z.n), (S, z.m)))] * 2),
    "resident": lambda t, z: Load(t, "acc", address(IntImm(0), (1, z.m * z.n))),
}

# Strides of column and row of what is stored.
STORES: dict[str, tuple[Expr | int, Expr | int]] = {
    "rows": (1, S),
    "columns": (S, 1),
    "wide": (2, S),
}


@dataclass(frozen=True)
class Case:
    """A product and what its parts are called."""

    name: str
    size: Size
    left: str
    right: str
    accumulator: str
    value: Expr
    store: Store

    def world(self) -> World:
        """Buffers with just what is read, and `out`, where the store writes."""
        reads = [e for e in walk(self.value) if isinstance(e, Load)]
        buffers: dict[str, Buffer] = {}
        for name in sorted({load.name for load in reads}):
            loads = [load for load in reads if load.name == name]
            places = np.concatenate([evaluate_expr(load.index, VARIABLES) for load in loads])
            buffer = buffers[name] = Buffer(name, loads[0].of, int(places.max()) + 1)
            buffer.data[places] = values(loads[0].of, len(buffer.data), len(name))[places]
            buffer.written[places] = True
        places = evaluate_expr(self.store.index, VARIABLES)
        element = self.value.type.element
        buffers["out"] = Buffer("out", element, int(places.max()) + 1)
        return World(buffers, VARIABLES)


def values(type: Type, number: int, seed: int) -> np.ndarray:
    """Integers, some floats among them infinite or NaN: then sums don't depend on their order."""
    random = np.random.default_rng(seed)
    if type.is_bool:
        return random.integers(0, 2, number).astype(bool)
    if not type.is_float:
        whole = random.integers(-128, 256, number)
        edges = random.random(number) < 0.3
        return cast(np.where(edges, random.choice([-128, 127, 255, 0], number), whole), dtype(type))
    numbers = random.integers(-30, 31, number).astype(np.float64)
    odd = random.random(number) < 0.04
    with np.errstate(invalid="ignore"):
        numbers = np.where(odd, random.choice([np.nan, np.inf, -np.inf], number), numbers)
        return cast(numbers, dtype(type))


def cases() -> Iterator[Case]:
    """All layouts of both operands with all types and shapes; what isn't crossed takes turns."""
    turn = count()
    for x, y, acc in OPERANDS:
        for m, n, k in SHAPES:
            size = Size(m, n, k, 4 // x.bytes)
            for a in LEFT:
                i = next(turn)
                if i % 2 == 0:
                    b = list(RIGHT)[i // 2 % len(RIGHT)]
                    c = list(ACCUMULATORS)[i // 3 % len(ACCUMULATORS)]
                    yield case(x, y, acc, size, a, b, c, list(STORES)[i // 5 % len(STORES)])


def case(x: Type, y: Type, acc: Type, z: Size, a: str, b: str, c: str, out: str) -> Case:
    """A product of these layouts; `c` "product" multiplies it by C, which no tile does."""
    factors = LEFT[a](x, z), RIGHT[b](y, z)
    wide = [Cast(acc.with_lanes(factor.lanes), factor) for factor in factors]
    value: Expr = VectorReduce("add", Binary("*", *wide), z.m * z.n)
    start = ACCUMULATORS["rows" if c == "product" else c](acc, z)
    if start is not None:
        value = Binary("*" if c == "product" else "+", start, value)
    column, row = STORES[out]
    name = f"{x}·{y} {z.m}×{z.n}×{z.k} {a} · {b} + {c} to {out}"
    return Case(name, z, a, b, c, value, Store("out", address(B, (column, z.n), (row, z.m)), value))
