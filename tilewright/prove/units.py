"""Made-up accelerators whose tiles are small: every rule meets all of its cases in few lanes.

One multiplies whole tiles only and wants addresses aligned, so that temporaries are in blocks; the
other also parts of tiles. Between them they load every matrix in every layout.
"""

from __future__ import annotations

from tilewright.accel import (
    Accelerator,
    Alignment,
    Costs,
    Layout,
    Memory,
    Place,
    PlainInstructions,
    Product,
    Role,
    TileShape,
    Timing,
)
from tilewright.stmt.types import FLOAT16, FLOAT32, INT8, INT32

SHAPE = TileShape(rows=4, columns=8, depth=6)
PRODUCTS = (
    Product("unit.multiply", FLOAT32, FLOAT16, FLOAT16, (SHAPE,), group=2),
    Product("unit.multiply", INT32, INT8, INT8, (SHAPE,), group=2),
)
INSTRUCTIONS = PlainInstructions("unit", PRODUCTS)
COSTS = Costs(
    zero=Timing(1, 1),
    load=Timing(8, 2),
    store=Timing(4, 2),
    multiply=Timing(6, 1),
    memories=(Memory("memory", 1 << 40, 16),),
    gathered=1,
    operation=1,
    temporary=10,
)
PLACES = {
    "left": Place("UnitA", "UnitA"),
    "right": Place("UnitB", "UnitB"),
    "accumulator": Place("UnitC", "UnitC"),
}


def _unit(
    name: str, layouts: dict[Role, tuple[Layout, ...]], partial: bool, alignment: Alignment
) -> Accelerator:
    return Accelerator(
        name=name,
        products=PRODUCTS,
        places={role: PLACES[role] for role in layouts},
        layouts=layouts,
        registers=8,
        costs=COSTS,
        spelling=INSTRUCTIONS,
        intrinsics=INSTRUCTIONS.intrinsics,
        partial=partial,
        alignment=alignment,
    )


# The first layout is that of temporaries.
BLOCKS = _unit(
    "unit:blocks",
    {
        "left": ("columns", "rows"),
        "right": ("interleaved", "rows", "columns"),
        "accumulator": ("columns", "rows"),
    },
    partial=False,
    alignment=Alignment(base=2, stride=2),
)
PARTS = _unit(
    "unit:parts",
    {
        "left": ("rows", "columns"),
        "right": ("columns", "rows", "interleaved"),
        "accumulator": ("rows", "columns"),
    },
    partial=True,
    alignment=Alignment(),
)
