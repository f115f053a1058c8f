"""Ops that put elements in other places: shapes, channels, gathers and the layouts of the cube.

Nothing is computed, so every storage type goes through unchanged. Ops that touch global memory by
computed addresses are in two halves: here which elements they touch, as flat offsets and a mask
(``Access``), and the guarded access itself, which is the caller's.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tilewright.hivm.evaluate.arithmetic import ArithmeticFault, Array, nearest
from tilewright.hivm.evaluate.element_types import is_float

DType = np.dtype[Any]


# Shapes.


def vtranspose(source: Array, permutation: Sequence[int]) -> Array:
    """Dimension i of the result is dimension permutation[i] of the source."""
    return source.transpose(*permutation)


def vbrc(source: Array, shape: Sequence[int], broadcast_dims: Sequence[int] = ()) -> Array:
    """Repeats a scalar everywhere, or an array along its listed dimensions, which have size 1."""
    for dim, size in enumerate(source.shape):
        if size != shape[dim] and not (size == 1 and dim in broadcast_dims):
            raise ArithmeticFault(f"broadcast of shape {source.shape} to {tuple(shape)}")
    return np.broadcast_to(source, shape)


def vconcat(sources: Sequence[Array], dim: int) -> Array:
    """Joins arrays along a dimension."""
    return np.concatenate(sources, axis=dim)


def vpad(source: Array, pad_value: Array, low: Sequence[int], high: Sequence[int]) -> Array:
    """Surrounds the source with a value: low[d] times before and high[d] times after, along d."""
    shape = [sum(sizes) for sizes in zip(low, source.shape, high, strict=True)]
    result = np.full(shape, pad_value, source.dtype)
    result[tuple(slice(at, at + n) for at, n in zip(low, source.shape, strict=True))] = source
    return result


def vflip(source: Array, flip_axis: int) -> Array:
    """Reverses the order along an axis."""
    return np.flip(source, flip_axis)


def varange(shape: Sequence[int], dtype: DType, strides: Sequence[int], offset: int = 0) -> Array:
    """offset + the sum of index * stride over the dimensions; wraps, or rounds to a float once."""
    values = _flat_offsets(shape, strides, offset)
    return nearest(values.astype(np.float64), dtype) if is_float(dtype) else values.astype(dtype)


# Channels of the last dimension.


def vinterleave(sources: Sequence[Array]) -> Array:
    """Channel c of n gives the elements c, c + n, c + 2n … of the last dimension."""
    return np.stack(sources, axis=-1).reshape(*sources[0].shape[:-1], -1)


_CHANNELS: dict[str, Callable[[int], Sequence[int]]] = {
    "CHANNEL_0": lambda count: [0],
    "CHANNEL_1": lambda count: [1],
    "ALL_CHANNELS": range,
}


def vdeinterleave(
    source: Array, channel_num: int = 2, index_mode: str = "ALL_CHANNELS"
) -> tuple[Array, ...]:
    """The channels that ``index_mode`` asks for, each every channel_num-th element."""
    if source.shape[-1] % channel_num:
        raise ArithmeticFault(f"{source.shape[-1]} elements in {channel_num} channels")
    return tuple(source[..., c::channel_num] for c in _CHANNELS[index_mode](channel_num))


# Gathers within a buffer.


def vgather(source: Array, indices: Array, gather_axis: int) -> Array:
    """The element of the source at the result's own position, but indices[...] along the axis.

    The result has the shape of the indices. Fault: an index outside the axis.
    """
    size = source.shape[gather_axis]
    if indices.size and not (indices.min() >= 0 and indices.max() < size):
        raise ArithmeticFault(
            f"gather index out of range: {indices.min()}..{indices.max()} of {size} elements"
        )
    places: list[Array] = list(np.indices(indices.shape, sparse=True))
    places[gather_axis] = indices
    return source[tuple(places)]


def vgathermask(source: Array, mask: Array) -> tuple[Array, int]:
    """The elements whose mask bit is set, in row-major order, and how many they are.

    What the destination holds after them is the caller's to keep.
    """
    chosen = source[mask]
    return chosen, chosen.size


# Layouts of the cube: fractals of 16 rows by 32 bytes.

FRACTAL_ROWS = 16
FRACTAL_BYTES = 32


def fractal_columns(dtype: DType) -> int:
    """Columns of a fractal, 32 bytes of elements."""
    return FRACTAL_BYTES // dtype.itemsize


def nd2nz(source: Array, columns: int, pad_value: Array | int = 0) -> Array:
    """Row-major [..., M, N] to zN: [..., N1, M1, 16, columns], each fractal row-major.

    Fractals follow each other down the columns (big N), rows within one (small z). Rows and columns
    that fill up the last fractals hold the pad value. Without any, the result is a view.
    """
    *outer, rows, width = source.shape
    missing = [0] * len(outer) + [-rows % FRACTAL_ROWS, -width % columns]
    if any(missing):
        source = vpad(source, np.asarray(pad_value), [0] * source.ndim, missing)
    blocks = source.reshape(*outer, -1, FRACTAL_ROWS, source.shape[-1] // columns, columns)
    return np.moveaxis(blocks, -2, -4)


def nz2nd(source: Array, rows: int, width: int) -> Array:
    """zN [..., N1, M1, M0, N0] to row-major [..., rows, width], leaving what fills up fractals."""
    *outer, blocks_across, blocks_down, fractal_rows, columns = source.shape
    shape = (*outer, blocks_down * fractal_rows, blocks_across * columns)
    return np.moveaxis(source, -4, -2).reshape(shape)[..., :rows, :width]


def l12ub(source: Array, shape: Sequence[int]) -> Array:
    """Fractals in L1 to rows in UB, of the destination's shape; rows that already are stay."""
    return source if source.ndim == len(shape) else nz2nd(source, shape[-2], shape[-1])


_ROW_MAJOR = frozenset({"ND", "dotA_ND", "dotB_ND", "dotC_ND"})


def convert_layout(
    source: Array, src_layout: str, dst_layout: str, output_shape: Sequence[int]
) -> Array:
    """The same elements in another data layout; from rows a view, where no fractal is filled up.

    Known: the row-major layouts; zN [N1, M1, M0, N0] and nZ [M1, N1, N0, M0], zN of the transpose;
    NCHW, NC1HWC0 and, for weights, C1HWNC0. Fault: any other pair. Fractal, and the layouts of
    scales, are named in the facts but not described.
    """
    pair = ("ND" if layout in _ROW_MAJOR else layout for layout in (src_layout, dst_layout))
    match tuple(pair):
        case (same, other) if same == other:
            return source.reshape(output_shape)
        case ("ND", "zN"):
            return nd2nz(source, output_shape[-1])
        case ("zN", "ND"):
            return nz2nd(source, output_shape[-2], output_shape[-1])
        case ("ND", "nZ"):
            return nd2nz(np.swapaxes(source, -1, -2), output_shape[-1])
        case ("nZ", "ND"):
            return np.swapaxes(nz2nd(source, output_shape[-1], output_shape[-2]), -1, -2)
        case ("NCHW", "NC1HWC0"):
            return np.moveaxis(_channel_blocks(source, output_shape[-1]), 2, -1)
        case ("NC1HWC0", "NCHW"):
            blocks = np.moveaxis(source, -1, 2)
            return _channels(blocks)[:, : output_shape[1]]
        case ("NCHW", "C1HWNC0"):
            return _channel_blocks(source, output_shape[-1]).transpose(1, 3, 4, 0, 2)
        case ("C1HWNC0", "NCHW"):
            return _channels(source.transpose(3, 0, 4, 1, 2))[:, : output_shape[1]]
        case _:
            raise ArithmeticFault(f"no conversion from layout {src_layout} to {dst_layout}")


def _channel_blocks(source: Array, columns: int) -> Array:
    """[N, C, H, W] to [N, C1, C0, H, W], the last block of channels filled up with zeros."""
    missing = -source.shape[1] % columns
    if missing:
        source = vpad(source, np.zeros((), source.dtype), [0] * 4, [0, missing, 0, 0])
    return source.reshape(source.shape[0], -1, columns, *source.shape[2:])


def _channels(blocks: Array) -> Array:
    return blocks.reshape(blocks.shape[0], -1, *blocks.shape[3:])


# Elements of global memory that an op touches.


class Access(NamedTuple):
    """For every element of a tile: its offset in elements from the base, and whether it is touched.

    Offsets where the mask is false mean nothing and may lie anywhere.
    """

    offsets: Array
    mask: Array


def _flat_offsets(shape: Sequence[int], strides: Sequence[int], offset: int) -> Array:
    """offset + the sum of index * stride over the dimensions, i64."""
    steps = zip(np.indices(shape, np.int64, sparse=True), strides, strict=True)
    return np.broadcast_to(sum((i * stride for i, stride in steps), np.int64(offset)), shape)


def stride_access(
    shape: Sequence[int], offset: int, stride: Sequence[int], numel: Sequence[int]
) -> Access:
    """stride_load and stride_store: offset + index * stride, within numel[d] indices along d.

    stride_load gives its ``other`` where the mask is false.
    """
    return Access(_flat_offsets(shape, stride, offset), _within(shape, numel))


def _within(shape: Sequence[int], limits: Sequence[int]) -> Array:
    inside = np.ones(shape, np.bool_)
    for index, limit in zip(np.indices(shape, sparse=True), limits, strict=True):
        inside &= index < limit
    return inside


def indirect_access(offsets: Array, mask: Array | None = None) -> Access:
    """indirect_load/store, gather_load and scatter_store: an offset from the base per element.

    Every element has its own offset, so ``burst_len`` only promises that runs of that many elements
    are contiguous; it changes no value. Loads give ``other``, or leave the destination, where the
    mask is false.
    """
    touched = np.ones(offsets.shape, np.bool_) if mask is None else mask != 0
    return Access(offsets.astype(np.int64), touched)


def embedding_access(
    index: Array, columns: int, bound: int, offsets: Sequence[int], numels: Sequence[int]
) -> Access:
    """embedding_gather: row index[...] of a table of rows of numels[-1] elements, per index.

    The tile has the index's shape and a last dimension of ``columns``, the part of the row from
    offsets[-1]. Touched are rows of 0 … bound - 1, and positions offsets[d] + i below numels[d]:
    the tile is one of those that cover a result of shape numels. The rest gives 0.
    """
    shape = (*index.shape, columns)
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
    """gatherT and scatterT: the tile at ``offsets``, along ``dim`` at the index of each element.

    Element i is at offsets[d] + i[d] along every other dimension and at offsets[dim] + index[i]
    along dim. Touched are elements of 0 … index_shape[d] - 1 with an index of 0 … bound - 1;
    gatherT leaves the rest of its destination.
    """
    shape = index.shape
    others = [0 if d == dim else stride for d, stride in enumerate(strides)]
    start = sum(at * stride for at, stride in zip(offsets, strides, strict=True))
    flat = _flat_offsets(shape, others, start) + index.astype(np.int64) * strides[dim]
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
    """index_put: slice number j of the value, along ``scatter_dim``, goes to position index[j].

    ``shape`` is the value's. Along every other dimension it goes to start_offset[d] … end_offset[d]
    - 1. Touched are positions within those and with an index of 0 … bound - 1.
    """
    spread = [1] * len(shape)
    spread[scatter_dim] = -1
    slices = index.reshape(spread).astype(np.int64)
    outside = [(d, start_offset[d]) for d in range(len(shape)) if d != scatter_dim]
    start = sum(at * dst_stride[d] for d, at in outside)
    others = [0 if d == scatter_dim else stride for d, stride in enumerate(dst_stride)]
    flat = _flat_offsets(shape, others, start) + slices * dst_stride[scatter_dim]
    limits = [end - at for end, at in zip(end_offset, start_offset, strict=True)]
    limits[scatter_dim] = index.size
    return Access(flat, _within(shape, limits) & (slices >= 0) & (slices < bound))
