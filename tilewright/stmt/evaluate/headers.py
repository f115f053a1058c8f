"""Headers of buffers (halide_buffer_t): their shape in memory, and the calls that ask for it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.evaluate.memory import MAX_BYTES, Buffer
from tilewright.stmt.types import Type, runtime_code


@dataclass(frozen=True)
class Header:
    """`dims` is (min, extent, stride) per dimension, dimension 0 (the innermost) first.

    Strides are in elements. The element whose coordinates are all the minima is element 0.
    """

    element: Type
    dims: tuple[tuple[int, int, int], ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents, rows first as in numpy: the last is dimension 0."""
        return tuple(extent for _, extent, _ in reversed(self.dims))

    @property
    def size(self) -> int:
        """Elements from the first to the last that the buffer holds, padding included."""
        if any(extent <= 0 for _, extent, _ in self.dims):
            return 0
        return 1 + sum((extent - 1) * stride for _, extent, stride in self.dims)

    @cached_property
    def offsets(self) -> np.ndarray:
        """The index of every element, an int64 array of `shape`."""
        if any(stride < 0 for _, _, stride in self.dims):
            raise EvaluationError("a buffer with a negative stride can't be laid out")
        count = max(self.size, math.prod(self.shape))
        if count * np.dtype(np.int64).itemsize > MAX_BYTES:
            raise EvaluationError(f"a buffer of {count} elements is too large to run")
        offsets = np.zeros((), np.int64)
        for _, extent, stride in self.dims:
            steps = np.arange(max(extent, 0), dtype=np.int64) * stride
            offsets = steps.reshape((-1,) + (1,) * offsets.ndim) + offsets
        return offsets

    def inside(self) -> np.ndarray:
        """Which of `size` elements belong to the buffer, as bools; the others are padding."""
        inside = np.zeros(self.size, bool)
        inside[self.offsets.reshape(-1)] = True
        return inside

    def array(self, buffer: Buffer) -> np.ndarray:
        """The elements of `buffer` as an array of `shape` (a copy)."""
        return np.asarray(buffer.data[self.offsets])


@dataclass(eq=False)
class HeaderState:
    """What NAME.buffer points to while a statement runs."""

    name: str
    header: Header
    buffer: Buffer
    dirty: dict[str, bool] = field(default_factory=lambda: {"host": False, "device": False})


def _dimension(which: int) -> Callable[[HeaderState, int], int]:
    def get(state: HeaderState, d: int) -> int:
        dims = state.header.dims
        if not 0 <= d < len(dims):
            raise EvaluationError(f"{state.name} has {len(dims)} dimensions, so none is number {d}")
        return dims[d][which]

    return get


def _set_dirty(side: str) -> Callable[[HeaderState, int], int]:
    def set(state: HeaderState, value: int) -> int:
        state.dirty[side] = bool(value)
        return 0

    return set


# Calls on a header: the value as Python sees it, or the buffer itself.
HEADER_CALLS: dict[str, Callable[..., int | Buffer]] = {
    "_halide_buffer_get_host": lambda state: state.buffer,
    "_halide_buffer_get_min": _dimension(0),
    "_halide_buffer_get_extent": _dimension(1),
    "_halide_buffer_get_stride": _dimension(2),
    "_halide_buffer_get_dimensions": lambda state: len(state.header.dims),
    "_halide_buffer_get_type": lambda state: runtime_code(state.header.element),
    "_halide_buffer_get_host_dirty": lambda state: state.dirty["host"],
    "_halide_buffer_get_device_dirty": lambda state: state.dirty["device"],
    "_halide_buffer_get_device": lambda state: 0,
    "_halide_buffer_get_device_interface": lambda state: 0,
    "_halide_buffer_set_host_dirty": _set_dirty("host"),
    "_halide_buffer_set_device_dirty": _set_dirty("device"),
    "_halide_buffer_is_bounds_query": lambda state: 0,
    # The evaluator has one memory: host and device always agree.
    "halide_copy_to_device": lambda state, interface: 0,
    "halide_copy_to_host": lambda state: 0,
    "halide_device_malloc": lambda state, interface: 0,
    "halide_device_free": lambda state: 0,
    "halide_device_sync": lambda state: 0,
}
