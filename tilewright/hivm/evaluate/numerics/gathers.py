"""Which elements of global memory an op touches at computed places.

The guarded access itself is the caller's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tilewright.hivm.evaluate.checks import check_count, check_dimensions, check_shapes
from tilewright.hivm.evaluate.numerics.elementwise import Array


class Access(NamedTuple):
    """For every element of a tile: its offset in elements from the base, and whether it is touched.

    Offsets where the mask is false mean nothing and may lie anywhere.
    """

    offsets: Array
    mask: Array


def flat_offsets(shape: Sequence[int], strides: Sequence[int], offset: int) -> Array:
    """offset + the sum of index * stride over the dimensions, i64."""
    check_count(len(strides), len(shape), "strides")
    steps = zip(np.indices(shape, np.int64, sparse=True), strides, strict=True)
    return np.broadcast_to(sum((i * stride for i, stride in steps), np.int64(offset)), shape)


def stride_access(
    shape: Sequence[int], offset: int, stride: Sequence[int], numel: Sequence[int]
) -> Access:
    """stride_load and stride_store: offset + index * stride, within numel[d] indices along d.

    stride_load gives its `other` where the mask is false.
    """
    return Access(flat_offsets(shape, stride, offset), _within(shape, numel))


def _within(shape: Sequence[int], limits: Sequence[int]) -> Array:
    check_count(len(limits), len(shape), "sizes")
    inside = np.ones(shape, np.bool_)
    for index, limit in zip(np.indices(shape, sparse=True), limits, strict=True):
        inside &= index < limit
    return inside


def indirect_access(offsets: Array, mask: Array | None = None) -> Access:
    """indirect_load/store, gather_load and scatter_store: an offset from the base per element.

    Every element has its own offset, so `burst_len` only promises that runs of that many elements
    are contiguous; it changes no value. Loads give `other`, or leave the destination, where the
    mask is false.
    """
    if mask is not None:
        check_shapes(mask.shape, offsets.shape)
    touched = np.ones(offsets.shape, np.bool_) if mask is None else mask != 0
    return Access(offsets.astype(np.int64), touched)


def embedding_access(
    index: Array, columns: int, bound: int, offsets: Sequence[int], numels: Sequence[int]
) -> Access:
    """embedding_gather: row index[...] of a table of rows of numels[-1] elements, per index.

    The tile has the index's shape and a last dimension of `columns`, the part of the row from
    offsets[-1]. Touched are rows of 0 … bound - 1, and positions offsets[d] + i below numels[d]:
    the tile is one of those that cover a result of shape numels. The rest gives 0.
    """
    shape = (*index.shape, columns)
    check_count(len(offsets), len(shape), "offsets")
    check_count(len(numels), len(shape), "sizes")
    rows = np.broadcast_to(index[..., None].astype(np.int64), shape)
    column = offsets[-1] + np.arange(columns)
    left = [total - start for total, start in zip(numels, offsets, strict=True)]
    inside = _within(shape, left) & (rows >= 0) & (rows < bound)
    return Access(rows * numels[-1] + column, inside)


def tile_access(
    index: Array,
    bound: int,
    dim: int,
    strides: Sequence[int],
    index_shape: Sequence[int],
    offsets: Sequence[int],
) -> Access:
    """gatherT and scatterT: the tile at `offsets`, along `dim` at the index of each element.

    Element i is at offsets[d] + i[d] along every other dimension and at offsets[dim] + index[i]
    along dim. Touched are elements of 0 … index_shape[d] - 1 with an index of 0 … bound - 1;
    gatherT leaves the rest of its destination.
    """
    shape = index.shape
    check_dimensions([dim], shape)
    for name, numbers in (("strides", strides), ("offsets", offsets)):
        check_count(len(numbers), len(shape), name)
    others = [0 if d == dim else stride for d, stride in enumerate(strides)]
    start = sum(at * stride for at, stride in zip(offsets, strides, strict=True))
    flat = flat_offsets(shape, others, start) + index.astype(np.int64) * strides[dim]
    return Access(flat, _within(shape, index_shape) & (index >= 0) & (index < bound))


def index_put_access(
    index: Array,
    shape: Sequence[int],
    bound: int,
    scatter_dim: int,
    start_offset: Sequence[int],
    end_offset: Sequence[int],
    dst_stride: Sequence[int],
) -> Access:
    """index_put: slice number j of the value, along `scatter_dim`, goes to position index[j].

    `shape` is the value's. Along every other dimension it goes to start_offset[d] … end_offset[d]
    - 1. Touched are positions within those and with an index of 0 … bound - 1.
    """
    check_dimensions([scatter_dim], shape)
    each = {"offsets": start_offset, "ends": end_offset, "strides": dst_stride}
    for name, numbers in each.items():
        check_count(len(numbers), len(shape), name)
    check_count(index.size, shape[scatter_dim], "indices")
    spread = [1] * len(shape)
    spread[scatter_dim] = -1
    slices = index.reshape(spread).astype(np.int64)
    outside = [(d, start_offset[d]) for d in range(len(shape)) if d != scatter_dim]
    start = sum(at * dst_stride[d] for d, at in outside)
    others = [0 if d == scatter_dim else stride for d, stride in enumerate(dst_stride)]
    flat = flat_offsets(shape, others, start) + slices * dst_stride[scatter_dim]
    limits = [end - at for end, at in zip(end_offset, start_offset, strict=True)]
    limits[scatter_dim] = index.size
    return Access(flat, _within(shape, limits) & (slices >= 0) & (slices < bound))
