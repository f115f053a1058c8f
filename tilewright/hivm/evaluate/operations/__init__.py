"""What the ops of hivm mean: one module per module of the dialect.

The values are computed by the functions of arithmetic, convert, reduce, layout, matrix and moves;
here is which operands and attributes they get and where their results go.
"""

from __future__ import annotations

from tilewright.hivm.evaluate.operations import (
    elementwise,
    gathers,
    moves,
    products,
    reductions,
    sync,
    system,
    vector,
)

IMPLEMENTATIONS = tuple(
    family.IMPLEMENTATIONS
    for family in (elementwise, gathers, moves, products, reductions, sync, system, vector)
)
