"""NVIDIA's WMMA: fragments that the 32 lanes of a warp hold together.

What the instructions are and compute is in wmma_instructions.py; here is what the selector needs.
The fragments of A, B and C are different places: none can be used as another, and that of an
operand only with the layout and shape that it was loaded with.
"""

from __future__ import annotations

import re

from tilewright.accel import wmma_instructions as ptx
from tilewright.accel.accelerator import (
    Accelerator,
    Alignment,
    Costs,
    Layout,
    Memory,
    Place,
    Product,
    Role,
    TileShape,
    Timing,
)
from tilewright.stmt.nodes import Broadcast, Call, Expr, FloatImm, IntImm
from tilewright.stmt.types import INT32

LEAST_SM = 70
# A fragment takes at most 8 of the 255 registers that a lane has; some are for addresses.
FRAGMENTS = 28

_MATRICES: dict[Role, str] = {"left": "a", "right": "b", "accumulator": "c"}
_LAYOUTS: dict[Layout, str] = {"rows": "row", "columns": "col"}

# Cycles of one of the four processors of an sm_80, as if they ran one warp: a multiply of 16·16·16
# takes its tensor core 16 (256 products a cycle), and about 33 until the result is there. Memory is
# shared memory and L1, L2, and the device's, each one's part of the bandwidth. A model to compare
# alternatives by, from published figures of that generation and round numbers.
COSTS = Costs(
    zero=Timing(4, 4),
    load=Timing(30, 8),
    store=Timing(30, 16),
    multiply=Timing(33, 16),
    memories=(
        Memory("shared", 100 << 10, 32),
        Memory("L2", 40 << 20, 8),
        Memory("device", 1 << 40, 4),
    ),
    gathered=1,
    operation=1,
    temporary=30,
    vector=128,
)


class _Spelling:
    """The calls of wmma_instructions.py: full mnemonics, strides in elements."""

    def zero(self, product: Product, shape: TileShape) -> Expr:
        """PTX has no instruction for it: every lane sets its part of the fragment."""
        element = product.accumulator
        zero = FloatImm(0.0, element) if element.is_float else IntImm(0, element)
        return Broadcast(zero, shape.rows * shape.columns)

    def load(
        self,
        role: Role,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
    ) -> Expr:
        element = product.type(role)
        rows, columns = shape.matrix(role)
        name = ptx.load_name(_MATRICES[role], _LAYOUTS[layout], _shape(shape), element)
        return Call(element.with_lanes(rows * columns), name, place)

    def store(
        self,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
        tile: Expr,
    ) -> Expr:
        name = ptx.store_name(_LAYOUTS[layout], _shape(shape), product.accumulator)
        return Call(INT32, name, (*place, tile))

    def multiply(
        self,
        product: Product,
        shape: TileShape,
        layouts: tuple[Layout, Layout],
        tiles: tuple[Expr, Expr, Expr],
    ) -> Expr:
        left, right = (_LAYOUTS[layout] for layout in layouts)
        name = ptx.mma_name(
            left, right, _shape(shape), product.accumulator, product.left, product.right
        )
        c, a, b = tiles
        return Call(product.accumulator.with_lanes(shape.rows * shape.columns), name, (a, b, c))


def _shape(shape: TileShape) -> ptx.Shape:
    return ptx.Shape(shape.rows, shape.columns, shape.depth)


def _products(sm: int) -> tuple[Product, ...]:
    return tuple(
        Product(
            "wmma.mma",
            row.accumulator,
            row.a,
            row.b,
            tuple(TileShape(shape.m, shape.n, shape.k) for shape in row.shapes),
            group=min(shape.k for shape in row.shapes),
            operands="tf32" if row.is_tf32 else "",
        )
        for row in ptx.MULTIPLICATIONS
        if row.required_sm <= sm
    )


def wmma(sm: int) -> Accelerator:
    """WMMA of a compute capability: 70 has float16 only; ValueError where there is none."""
    if sm < LEAST_SM:
        raise ValueError(f"sm_{sm} has no WMMA; the first that has is sm_{LEAST_SM}")
    return Accelerator(
        name=f"wmma:sm_{sm}",
        products=_products(sm),
        places={
            "left": Place("WMMA_A", "WMMAMatrixA"),
            "right": Place("WMMA_B", "WMMAMatrixB"),
            "accumulator": Place("WMMA_C", "WMMAAccumulator"),
        },
        layouts={role: ("rows", "columns") for role in _MATRICES},
        registers=FRAGMENTS,
        costs=COSTS,
        spelling=_Spelling(),
        intrinsics=ptx.INTRINSICS,
        alignment=Alignment(ptx.BASE_ALIGNMENT, ptx.STRIDE_ALIGNMENT),
        warp=ptx.WARP,
        device="CUDA",
    )


def parse_sm(text: str) -> int | None:
    """The number of `sm_80`, None if it is none."""
    found = re.fullmatch(r"sm_([1-9][0-9]{1,2})", text)
    return int(found[1]) if found else None
