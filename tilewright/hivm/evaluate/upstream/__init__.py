"""What the ops of MLIR's own dialects mean: one module per dialect."""

from __future__ import annotations

from tilewright.hivm.evaluate.upstream import (
    affine,
    annotation,
    arith,
    bufferization,
    cf,
    forall,
    func,
    linalg,
    math,
    memref,
    memref_ext,
    scf,
    scope,
    tensor,
)

IMPLEMENTATIONS = tuple(
    dialect.IMPLEMENTATIONS
    for dialect in (
        affine,
        annotation,
        arith,
        bufferization,
        cf,
        forall,
        func,
        linalg,
        math,
        memref,
        memref_ext,
        scf,
        scope,
        tensor,
    )
)
