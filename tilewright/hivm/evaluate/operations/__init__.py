"""What the ops of our dialects mean: one module per module of hivm, and one per other dialect.

The values are computed by the functions of `numerics`; here is which operands and attributes they
get and where their results go.
"""

from __future__ import annotations

from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.operations import (
    annotation,
    debug,
    elementwise,
    gathers,
    matmuls,
    memref_ext,
    moves,
    products,
    reductions,
    scope,
    sync,
    system,
    vector,
)

MEANINGS: Meanings = {
    **annotation.MEANINGS,
    **debug.MEANINGS,
    **elementwise.MEANINGS,
    **gathers.MEANINGS,
    **matmuls.MEANINGS,
    **memref_ext.MEANINGS,
    **moves.MEANINGS,
    **products.MEANINGS,
    **reductions.MEANINGS,
    **scope.MEANINGS,
    **sync.MEANINGS,
    **system.MEANINGS,
    **vector.MEANINGS,
}
