"""Ops that put elements in other places: shapes, channels of the last dimension, gathers.

Nothing is computed, so every storage type goes through unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.checks import (
    check_count,
    check_dimensions,
    check_joinable,
    check_permutation,
    check_rank,
    check_same_shapes,
    check_same_types,
    check_shapes,
)
from tilewright.hivm.evaluate.element_types import fitting, is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.floats import nearest
from tilewright.hivm.evaluate.numerics.gathers import flat_offsets

DType = np.dtype[Any]


# Shapes.


def vtranspose(source: Array, permutation: Sequence[int]) -> Array:
    """Dimension i of the result is dimension permutation[i] of the source."""
    check_permutation(permutation, source.shape)
    return source.transpose(*permutation)


def vbrc(source: Array, shape: Sequence[int], broadcast_dims: Sequence[int] = ()) -> Array:
    """Repeats a scalar everywhere, or an array along its listed dimensions, which have size 1."""
    if source.ndim:
        check_count(source.ndim, len(shape), "dimensions")
    for dim, size in enumerate(source.shape):
        if size != shape[dim] and not (size == 1 and dim in broadcast_dims):
            raise EvaluationError(f"broadcast of shape {list(source.shape)} to {list(shape)}")
    return np.broadcast_to(source, shape)


def vconcat(sources: Sequence[Array], dim: int) -> Array:
    """Joins arrays along a dimension."""
    check_joinable([source.shape for source in sources], dim)
    check_same_types([source.dtype for source in sources])
    return np.concatenate(sources, axis=dim)


def vpad(source: Array, pad_value: Array, low: Sequence[int], high: Sequence[int]) -> Array:
    """Surrounds the source with a value: low[d] times before and high[d] times after, along d."""
    check_count(len(low), source.ndim, "sizes of padding")
    check_count(len(high), source.ndim, "sizes of padding")
    if min((*low, *high), default=0) < 0:
        raise EvaluationError(f"the padding {list(low)} {list(high)} is negative")
    shape = [sum(sizes) for sizes in zip(low, source.shape, high, strict=True)]
    result = np.full(shape, fitting(np.asarray(pad_value), source.dtype))
    result[tuple(slice(at, at + n) for at, n in zip(low, source.shape, strict=True))] = source
    return result


def vflip(source: Array, flip_axis: int) -> Array:
    """Reverses the order along an axis."""
    check_dimensions([flip_axis], source.shape)
    return np.flip(source, flip_axis)


def varange(shape: Sequence[int], dtype: DType, strides: Sequence[int], offset: int = 0) -> Array:
    """offset + the sum of index * stride over the dimensions; wraps, or rounds to a float once."""
    values = flat_offsets(shape, strides, offset)
    return nearest(values.astype(np.float64), dtype) if is_float(dtype) else values.astype(dtype)


# Channels of the last dimension.


def vinterleave(sources: Sequence[Array]) -> Array:
    """Channel c of n gives the elements c, c + n, c + 2n … of the last dimension."""
    check_same_shapes([source.shape for source in sources], "channels")
    check_same_types([source.dtype for source in sources])
    check_rank(sources[0].shape, 1, "a channel")
    *outer, length = sources[0].shape
    return np.stack(sources, axis=-1).reshape(*outer, length * len(sources))


_CHANNELS: dict[str, Callable[[int], Sequence[int]]] = {
    "CHANNEL_0": lambda count: [0],
    "CHANNEL_1": lambda count: [1],
    "ALL_CHANNELS": range,
}


def vdeinterleave(
    source: Array, channel_num: int = 2, index_mode: str = "ALL_CHANNELS"
) -> tuple[Array, ...]:
    """The channels that `index_mode` asks for, each every channel_num-th element."""
    check_rank(source.shape, 1, "a source")
    if channel_num < 1 or source.shape[-1] % channel_num:
        raise EvaluationError(f"{source.shape[-1]} elements in {channel_num} channels")
    return tuple(source[..., c::channel_num] for c in _CHANNELS[index_mode](channel_num))


# Gathers within a buffer.


def vgather(source: Array, indices: Array, gather_axis: int) -> Array:
    """The element of the source at the result's own position, but indices[...] along the axis.

    The result has the shape of the indices. Error: an index outside the axis.
    """
    check_dimensions([gather_axis], source.shape)
    check_count(indices.ndim, source.ndim, "dimensions of indices")
    size = source.shape[gather_axis]
    pairs = enumerate(zip(indices.shape, source.shape, strict=True))
    if any(wanted > extent for dim, (wanted, extent) in pairs if dim != gather_axis):
        shapes = f"{list(indices.shape)} into {list(source.shape)}"
        raise EvaluationError(f"indices of shape {shapes} along dimension {gather_axis}")
    if indices.size and not (indices.min() >= 0 and indices.max() < size):
        raise EvaluationError(
            f"gather index out of range: {indices.min()}..{indices.max()} of {size} elements"
        )
    places: list[Array] = list(np.indices(indices.shape, sparse=True))
    places[gather_axis] = indices
    return source[tuple(places)]


def vgathermask(source: Array, mask: Array) -> tuple[Array, int]:
    """The elements whose mask bit is set, in row-major order, and how many they are.

    What the destination holds after them is the caller's to keep.
    """
    check_shapes(mask.shape, source.shape)
    chosen = source[mask]
    return chosen, chosen.size
