"""Matrix products to try the rules for tiles on: every layout of the operands, in small shapes.

Lanes are ordered row, column, depth, the depth innermost. Buffers hold what the program reads and
nothing else, so a tile that reads one element more is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from tilewright.accel import Accelerator, Layout, Product, Role
from tilewright.accel.geometry import find_product
from tilewright.prove.programs import world
from tilewright.prove.world import World
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

VARIABLES = {"b": 3, "s": 40, "t": 11}
ALIGNED = {"b": 64, "s": 128, "t": 32}
WHATEVER = 10  # makeshifts: more than any program takes
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


Operand = Callable[[Type, Size], Expr]
B, S, T = Var("b"), Var("s"), Var("t")


def left(*strides: Expr | int) -> Operand:
    """A load of A with these strides of depth and row."""
    depth, row = strides
    return lambda t, z: Load(t, "A", address(B, (depth, z.k), (0, z.n), (row, z.m)))


def right(*strides: Expr | int) -> Operand:
    """A load of B with these strides of depth and column."""
    depth, column = strides
    return lambda t, z: Load(t, "B", address(T, (depth, z.k), (column, z.n), (0, z.m)))


def groups(column: int) -> Operand:
    """A load of B whose depth is in groups of w neighbours, `column` groups between columns."""

    def layout(t: Type, z: Size) -> Expr:
        if z.k % z.w:
            return right(S, 1)(t, z)
        depth = (1, z.w), (S, z.k // z.w)
        return Load(t, "B", address(T, *depth, (column * z.w, z.n), (0, z.m)))

    return layout


def doubled(layout: Operand) -> Operand:
    return lambda t, z: Binary("+", layout(t, z), layout(t, z))


def chosen(layout: Operand) -> Operand:
    """Zero where another buffer says so."""

    def made(t: Type, z: Size) -> Expr:
        value = layout(t, z)
        assert isinstance(value, Load)
        zero = Broadcast(Cast(t, IntImm(0)), value.lanes)
        return Select(Load(BOOL, "where", value.index), value, zero)

    return made


LEFT: dict[str, Operand] = {
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
RIGHT: dict[str, Operand] = {
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
    "zeros": lambda t, z: Broadcast(FloatImm(0.0, t) if t.is_float else IntImm(0, t), z.m * z.n),
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
    """A product, its operands' types and what its parts are called."""

    name: str
    size: Size
    types: tuple[Type, Type]
    left: str
    right: str
    accumulator: str
    out: str
    value: Expr
    store: Store

    def world(self, variables: Mapping[str, int] = VARIABLES) -> World:
        """Buffers with just what is read, and `out`, where the store writes."""
        # Sums of 16-bit floats are exact up to 2048.
        most = 30 if self.value.type.bits > 16 else 4
        return world(self.store, variables, most=most, odd=not self._is_window)

    @property
    def _is_window(self) -> bool:
        """May it be multiplied as a window? Then it spreads NaN, as docs/design.md says."""
        return "sliding" in (self.left, self.right)

    def makeshifts(self, accelerator: Accelerator) -> int:
        """How many temporaries, vector stores and moves for them it takes at most.

        All of them where the product may be seen as one of other rows and columns.
        """
        if self.left in ("one row", "one value") or self._is_window:
            return WHATEVER
        product = find_product(accelerator, self.value.type.element, *self.types)
        if product is None:
            return WHATEVER
        whole = self._fits(accelerator, product)
        layouts, z = accelerator.layouts, self.size
        # A single element has no neighbour by which a layout could be told.
        neighbours = {
            ("left", "rows"): z.k,
            ("left", "columns"): z.m,
            ("right", "rows"): z.n,
            ("right", "columns"): z.k,
            ("right", "interleaved"): z.k,
        }

        def lies(role: Role, kind: Mapping[str, Layout], name: str) -> bool:
            layout = kind.get(name)
            told = neighbours.get((role, layout or ""), 0) > 1
            return layout in layouts[role] and whole and told

        filled = whole or accelerator.partial
        direct = [
            lies("left", LEFT_LAYOUTS, self.left),
            lies("right", RIGHT_LAYOUTS, self.right),
            self.accumulator in ("none", "zeros", "resident")
            or (filled and PLAIN_LAYOUTS.get(self.accumulator) in layouts["accumulator"]),
        ]
        stored = filled and PLAIN_LAYOUTS.get(self.out) in layouts["accumulator"]
        moved = 0 if stored or self.accumulator == "resident" else 2
        return direct.count(False) + moved

    def _fits(self, accelerator: Accelerator, product: Product) -> bool:
        z = self.size
        if accelerator.partial:
            return z.k % product.group == 0
        return any(not (z.m % s.rows or z.n % s.columns or z.k % s.depth) for s in product.shapes)


# The layouts of memory that operands lie in.
LEFT_LAYOUTS: dict[str, Layout] = {
    **dict.fromkeys(("rows", "dense"), "rows"),
    "transposed": "columns",
}
RIGHT_LAYOUTS: dict[str, Layout] = {
    "interleaved": "interleaved",
    "rows": "rows",
    "transposed": "columns",
}
PLAIN_LAYOUTS: dict[str, Layout] = {"rows": "rows", "columns": "columns"}


def cases(
    operands: Sequence[tuple[Type, Type, Type]] = tuple(OPERANDS),
    shapes: Sequence[tuple[int, int, int]] = tuple(SHAPES),
    width: Callable[[Type], int] = lambda type: 4 // type.bytes,
) -> Iterator[Case]:
    """All layouts of both operands with all types and shapes; what isn't crossed takes turns."""
    turn = count()
    for x, y, acc in operands:
        for m, n, k in shapes:
            size = Size(m, n, k, width(x))
            for a in LEFT:
                i = next(turn)
                if i % 2 == 0:
                    b = list(RIGHT)[i // 2 % len(RIGHT)]
                    c = list(ACCUMULATORS)[i // 3 % len(ACCUMULATORS)]
                    yield case(x, y, acc, size, a, b, c, list(STORES)[i // 5 % len(STORES)])


def case(x: Type, y: Type, acc: Type, z: Size, a: str, b: str, c: str, out: str) -> Case:
    """A product of these layouts; `c` "product" multiplies it by C, which no tile does."""
    factors = LEFT[a](x, z), RIGHT[b](y, z)
    wide = [f if f.type.element == acc else Cast(acc.with_lanes(f.lanes), f) for f in factors]
    value: Expr = VectorReduce("add", Binary("*", *wide), z.m * z.n)
    start = ACCUMULATORS["rows" if c == "product" else c](acc, z)
    if start is not None:
        value = Binary("*" if c == "product" else "+", start, value)
    column, row = STORES[out]
    name = f"{x}·{y} {z.m}×{z.n}×{z.k} {a} · {b} + {c} to {out}"
    store = Store("out", address(B, (column, z.n), (row, z.m)), value)
    return Case(name, z, (x, y), a, b, c, out, value, store)
