"""Memory whose every access is checked: views of buffers, with a layout."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.element_types import bits_of, fitting
from tilewright.hivm.evaluate.errors import EvaluationError


@dataclass(frozen=True, eq=False)
class View:
    """A memref: elements of `dtype` at offset + Σ index·stride (in elements) of a buffer."""

    buffer: Buffer
    dtype: np.dtype[Any]
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @staticmethod
    def of(buffer: Buffer, dtype: np.dtype[Any], shape: Sequence[int]) -> View:
        """The buffer from its start, rows first without gaps."""
        return View(buffer, dtype, 0, tuple(shape), row_major(shape))

    @staticmethod
    def new(name: str, dtype: np.dtype[Any], shape: Sequence[int]) -> View:
        """New memory for so many elements, rows first."""
        bits = math.prod(shape) * bits_of(dtype)
        return View.of(Buffer.new(name, bits), dtype, shape)

    @staticmethod
    def holding(name: str, array: np.ndarray) -> View:
        """An external buffer with a copy of `array`, rows first, all written."""
        view = View.new(name, array.dtype, array.shape)
        view.write(array)
        view.buffer.external = True
        return view

    @property
    def capacity(self) -> int:
        """How many elements of this type the buffer has room for."""
        return self.buffer.bits // bits_of(self.dtype)

    def load(self, index: Sequence[int]) -> Any:
        """The element at `index`; an error outside of the memref and where it is unwritten."""
        array, written = self._element_at(index, "read")._get()
        if not written[()]:
            raise EvaluationError(f"read of {self._element(index)}, which was never written")
        return array[()]

    def store(self, index: Sequence[int], value: Any) -> None:
        """Writes `value` at `index`; an error outside of the memref."""
        self._element_at(index, "write")._put(np.asarray(value), np.True_)

    def read(self) -> np.ndarray:
        """A copy of all elements; an error where one is outside or was never written."""
        array, written = self.peek()
        if not written.all():
            index = first_index(~written)
            raise EvaluationError(f"read of {self._element(index)}, which was never written")
        return array

    def peek(self) -> tuple[np.ndarray, np.ndarray]:
        """Copies of all elements and of which were written; an error where one is outside."""
        self._check("read")
        return self._get()

    def left(self) -> np.ndarray:
        """A copy of all elements of a whole buffer, also after it was deallocated."""
        return self._get()[0]

    def write(self, array: np.ndarray, written: np.ndarray | None = None) -> None:
        """Writes all elements; where `written` is False the element becomes an unwritten one.

        That is an error in an external buffer.
        """
        self._check("write")
        if self.buffer.external and written is not None and not written.all():
            raise self._write_of_unwritten(first_index(~written))
        self._put(array, np.True_ if written is None else written)

    def gather(self, positions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The elements at `positions`, and which were written.

        Positions count elements of the buffer from where the view begins, whatever its strides.
        """
        span, places = self._span(positions, "read")
        return span._get(places)

    def scatter(self, positions: np.ndarray, values: np.ndarray, written: np.ndarray) -> None:
        """Writes `values` to the elements at `positions`; of several values the last counts.

        Where `written` is False the element becomes an unwritten one: an error in an external
        buffer.
        """
        span, places = self._span(positions, "write")
        if self.buffer.external and not written.all():
            unwritten = positions[first_index(~written)] + self.offset
            raise self._write_of_unwritten([unwritten])
        span._put(values, written, places)

    def _span(self, positions: np.ndarray, access: str) -> tuple[View, np.ndarray]:
        """A view from the first to the last of the `positions`, and where in it they are.

        An error if they leave the buffer.
        """
        self._check_alive(access)
        outside = (positions < -self.offset) | (positions >= self.capacity - self.offset)
        if outside.any():
            position = int(positions[first_index(outside)])
            raise EvaluationError(
                f"{access} of element {position} of {self.buffer.name}, "
                f"which is outside of its {self.capacity} elements"
            )
        if not positions.size:
            return replace(self, shape=(0,), strides=(1,)), positions
        first, last = int(positions.min()), int(positions.max())
        whole = replace(self, offset=self.offset + first, shape=(last - first + 1,), strides=(1,))
        return whole, positions - first

    def subview(self, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> View:
        """A slice; all of its elements must be elements of this view."""
        check_slice(offsets, sizes, strides, self.shape)
        return View(
            self.buffer,
            self.dtype,
            self.offset + sum(o * s for o, s in zip(offsets, self.strides, strict=True)),
            tuple(sizes),
            tuple(a * b for a, b in zip(strides, self.strides, strict=True)),
        )

    def _element_at(self, index: Sequence[int], access: str) -> View:
        """The one element at `index`; an error outside of the memref or of the buffer."""
        self._check_alive(access)
        check_count(len(index), len(self.shape), "indices")
        if not all(0 <= i < size for i, size in zip(index, self.shape, strict=True)):
            raise EvaluationError(
                f"{access} of element {list(map(int, index))} of {self.buffer.name}, "
                f"which is outside of its shape {list(self.shape)}"
            )
        position = self.offset + sum(int(i) * s for i, s in zip(index, self.strides, strict=True))
        if not 0 <= position < self.capacity:
            raise self._outside(index, position, access)
        return replace(self, offset=position, shape=(), strides=())

    def _check(self, access: str) -> None:
        """Refuses an access to all elements if one of them is outside of the buffer."""
        self._check_alive(access)
        if 0 in self.shape:
            return
        low, high = self._reach()
        if low < 0 or high >= self.capacity:
            raise self._outside(*self._first_outside(), access)

    def _reach(self) -> tuple[int, int]:
        """The first and the last position in the buffer that the elements are at."""
        reach = [s * (size - 1) for s, size in zip(self.strides, self.shape, strict=True)]
        low = self.offset + sum(min(r, 0) for r in reach)
        return low, self.offset + sum(max(r, 0) for r in reach)

    def _first_outside(self) -> tuple[tuple[int, ...], int]:
        """The first index, rows first, whose element is outside of the buffer, and its position.

        Dimension by dimension: the least number with which a row of the rest leaves the buffer.
        """
        rest, index = self, []
        while rest.shape:
            stride, shape, strides = rest.strides[0], rest.shape[1:], rest.strides[1:]
            row = replace(rest, shape=shape, strides=strides)
            low, high = row._reach()
            before, behind = -low, self.capacity - high  # how far down and up the row may go
            if before > 0 or behind <= 0:
                number = 0
            elif stride < 0:
                number = -before // -stride + 1
            else:
                number = -(-behind // stride)
            index.append(number)
            rest = replace(row, offset=row.offset + number * stride)
        return tuple(index), rest.offset

    def _check_alive(self, access: str) -> None:
        if self.buffer.is_freed:
            raise EvaluationError(f"{access} of {self.buffer.name} after it was deallocated")

    def _outside(self, index: Sequence[int], position: int, access: str) -> EvaluationError:
        return EvaluationError(
            f"{access} of {self._element(index)} at offset {position}, "
            f"which is outside of its {self.capacity} elements"
        )

    def _write_of_unwritten(self, index: Sequence[int]) -> EvaluationError:
        message = f"write of a value that was never written to {self._element(index)}"
        return EvaluationError(message)

    def _element(self, index: Sequence[int]) -> str:
        return f"element {list(map(int, index))} of {self.buffer.name}"

    def _get(self, places: Any = ...) -> tuple[np.ndarray, np.ndarray]:
        """Copies of the elements at `places` of this view, and of which of them were written."""
        with self._memory() as (elements, marks):
            written = np.asarray(marks[places] == _mark(self.dtype))
            return elements[places].copy(), written | self.buffer.starts_written

    def _put(self, array: np.ndarray, written: Any, places: Any = ...) -> None:
        """Writes the elements at `places` of this view and marks them as written or not."""
        with self._memory() as (elements, marks):
            elements[places] = fitting(array, self.dtype)
            marks[places] = np.where(written, _mark(self.dtype), marks.dtype.type(0))

    @contextmanager
    def _memory(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        """The memory itself as arrays of this view's shape: the elements and their marks.

        Bits are unpacked to a byte each inside and packed again at the end.
        """
        parts = self.buffer.data, self.buffer.written
        if self.dtype != np.bool_:
            data, marks = parts
            yield self._strided(data, self.dtype), self._strided(marks, _mark(self.dtype).dtype)
            return
        low, high = (0, -1) if 0 in self.shape else self._reach()
        first, last = low // 8, high // 8 + 1
        data, marks = (np.unpackbits(part[first:last], bitorder="little") for part in parts)
        moved = replace(self, offset=self.offset - 8 * first)
        yield moved._strided(data, self.dtype), moved._strided(marks, _mark(self.dtype).dtype)
        for part, bits in zip(parts, (data, marks), strict=True):
            part[first:last] = np.packbits(bits, bitorder="little")

    def _strided(self, memory: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
        """The elements of this view in the bytes `memory`, as `dtype` of the same width."""
        if 0 in self.shape:
            return np.empty(self.shape, dtype)
        # Where there is one element the stride says nothing, and may be larger than any memory.
        strides = (
            s * dtype.itemsize if size > 1 else 0
            for s, size in zip(self.strides, self.shape, strict=True)
        )
        return np.ndarray(self.shape, dtype, memory, self.offset * dtype.itemsize, tuple(strides))


def _mark(dtype: np.dtype[Any]) -> Any:
    """The mark of an element whose bits were all written."""
    marks = np.dtype(f"u{dtype.itemsize}")
    return marks.type(1 if dtype == np.bool_ else np.iinfo(marks).max)


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """Strides of a dense array, rows first: (2, 3, 4) has (12, 4, 1)."""
    return tuple(math.prod(shape[d + 1 :]) for d in range(len(shape)))


def first_index(mask: np.ndarray) -> tuple[int, ...]:
    """The first index, rows first, where `mask` is set."""
    return tuple(map(int, np.unravel_index(int(np.argmax(mask)), mask.shape)))


def check_slice(
    offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int], shape: Sequence[int]
) -> None:
    """Refuses offsets, sizes and strides that leave an array of `shape`."""
    for given in (offsets, sizes, strides):
        check_count(len(given), len(shape), "numbers for the dimensions of a slice")
    for dimension, (offset, size, stride, extent) in enumerate(
        zip(offsets, sizes, strides, shape, strict=True)
    ):
        last = offset + (size - 1) * stride
        inside = size == 0 or (size > 0 and min(offset, last) >= 0 and max(offset, last) < extent)
        if not inside:
            raise EvaluationError(
                f"the slice of dimension {dimension} at {offset} with {size} elements at stride "
                f"{stride} is outside of its size {extent}"
            )
