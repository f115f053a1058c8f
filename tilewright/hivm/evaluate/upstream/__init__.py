"""What the ops of MLIR's own dialects mean: one module per dialect."""

from __future__ import annotations

from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.upstream import (
    affine,
    arith,
    bufferization,
    cf,
    forall,
    func,
    linalg,
    math,
    memref,
    scf,
    tensor,
)

MEANINGS: Meanings = {
    **affine.MEANINGS,
    **arith.MEANINGS,
    **bufferization.MEANINGS,
    **cf.MEANINGS,
    **forall.MEANINGS,
    **func.MEANINGS,
    **linalg.MEANINGS,
    **math.MEANINGS,
    **memref.MEANINGS,
    **scf.MEANINGS,
    **tensor.MEANINGS,
}
