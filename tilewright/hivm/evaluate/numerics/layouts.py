"""Layouts of the cube's memories: fractals of 16 rows by 32 bytes, and blocks of channels.

Nothing is computed, so every storage type goes through unchanged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from tilewright.hivm.evaluate.checks import check_count, check_rank, check_shapes
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.vector import vpad

FRACTAL_ROWS = 16


def nd2nz(source: Array, columns: int) -> Array:
    """Row-major [..., M, N] to zN: [..., N1, M1, 16, columns], each fractal row-major.

    Fractals follow each other down the columns (big N), rows within one (small z). Rows and columns
    that fill up the last fractals hold 0. Without any, the result is a view.
    """
    check_rank(source.shape, 2, "a matrix")
    if columns < 1:
        raise EvaluationError(f"fractals of {columns} columns")
    *outer, rows, width = source.shape
    missing = [0] * len(outer) + [-rows % FRACTAL_ROWS, -width % columns]
    if any(missing):
        source = vpad(source, np.zeros((), source.dtype), [0] * source.ndim, missing)
    down, across = source.shape[-2] // FRACTAL_ROWS, source.shape[-1] // columns
    blocks = source.reshape(*outer, down, FRACTAL_ROWS, across, columns)
    return np.moveaxis(blocks, -2, -4)


def nz2nd(source: Array, rows: int, width: int) -> Array:
    """zN [..., N1, M1, M0, N0] to row-major [..., rows, width], leaving what fills up fractals."""
    check_rank(source.shape, 4, "fractals")
    *outer, blocks_across, blocks_down, fractal_rows, columns = source.shape
    shape = (*outer, blocks_down * fractal_rows, blocks_across * columns)
    return np.moveaxis(source, -4, -2).reshape(shape)[..., :rows, :width]


def l12ub(source: Array, shape: Sequence[int]) -> Array:
    """Fractals in L1 to rows in UB, of the destination's shape; rows that already are stay."""
    if source.ndim == len(shape):
        return source
    check_rank(shape, 2, "a destination of rows")
    return nz2nd(source, shape[-2], shape[-1])


_ROW_MAJOR = frozenset({"ND", "dotA_ND", "dotB_ND", "dotC_ND"})
_RANKS = {"ND": 2, "zN": 4, "nZ": 4, "NCHW": 4, "NC1HWC0": 5, "C1HWNC0": 5}
_IMAGES = frozenset({"NCHW", "NC1HWC0", "C1HWNC0"})


def convert_layout(
    source: Array, src_layout: str, dst_layout: str, output_shape: Sequence[int]
) -> Array:
    """The same elements in another data layout; from rows a view, where no fractal is filled up.

    Known: the row-major layouts; zN [N1, M1, M0, N0] and nZ [M1, N1, N0, M0], zN of the transpose;
    NCHW, NC1HWC0 and, for weights, C1HWNC0. Error: any other pair. Fractal, and the layouts of
    scales, are named in the facts but not described. Error: shapes that don't go with the layouts.
    """
    source_kind, result_kind = (
        "ND" if layout in _ROW_MAJOR else layout for layout in (src_layout, dst_layout)
    )
    if source_kind == result_kind:
        check_count(source.size, math.prod(output_shape), "elements")
        return source.reshape(output_shape)
    convert = _CONVERSIONS.get((source_kind, result_kind))
    if convert is None:
        raise EvaluationError(f"no conversion from layout {src_layout} to {dst_layout}")
    for layout, shape in ((source_kind, source.shape), (result_kind, output_shape)):
        check_rank(shape, _RANKS[layout], f"an array in layout {layout}")
        if layout in _IMAGES:
            check_count(len(shape), _RANKS[layout], f"dimensions in layout {layout}")
    result = convert(source, output_shape)
    check_shapes(result.shape, output_shape)
    return result


def _channel_blocks(source: Array, columns: int) -> Array:
    """[N, C, H, W] to [N, C1, C0, H, W], the last block of channels filled up with zeros."""
    if columns < 1:
        raise EvaluationError(f"blocks of {columns} channels")
    missing = -source.shape[1] % columns
    if missing:
        source = vpad(source, np.zeros((), source.dtype), [0] * 4, [0, missing, 0, 0])
    count, channels, *image = source.shape
    return source.reshape(count, channels // columns, columns, *image)


def _channels(blocks: Array) -> Array:
    count, across, columns, *image = blocks.shape
    return blocks.reshape(count, across * columns, *image)


_CONVERSIONS: dict[tuple[str, str], Callable[[Array, Sequence[int]], Array]] = {
    ("ND", "zN"): lambda array, shape: nd2nz(array, shape[-1]),
    ("zN", "ND"): lambda array, shape: nz2nd(array, shape[-2], shape[-1]),
    ("ND", "nZ"): lambda array, shape: nd2nz(np.swapaxes(array, -1, -2), shape[-1]),
    ("nZ", "ND"): lambda array, shape: np.swapaxes(nz2nd(array, shape[-1], shape[-2]), -1, -2),
    ("NCHW", "NC1HWC0"): lambda array, shape: np.moveaxis(_channel_blocks(array, shape[-1]), 2, -1),
    ("NC1HWC0", "NCHW"): lambda array, shape: _channels(np.moveaxis(array, -1, 2))[:, : shape[1]],
    ("NCHW", "C1HWNC0"): lambda array, shape: _channel_blocks(array, shape[-1]).transpose(
        1, 3, 4, 0, 2
    ),
    ("C1HWNC0", "NCHW"): lambda array, shape: _channels(array.transpose(3, 0, 4, 1, 2))[
        :, : shape[1]
    ],
}
