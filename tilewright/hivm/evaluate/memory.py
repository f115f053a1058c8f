"""Memory whose every access is checked: buffers of bytes, and views of them with a layout."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError

_new_is_zero = ContextVar("new_is_zero", default=False)


def new_is_zero() -> bool:
    """Whether new memory counts as written, with zeros; else reading it is an error."""
    return _new_is_zero.get()


@contextmanager
def zeroed(on: bool = True) -> Iterator[None]:
    """Memory that is new inside counts as written, with zeros."""
    token = _new_is_zero.set(on)
    try:
        yield
    finally:
        _new_is_zero.reset(token)


@dataclass(eq=False)
class Buffer:
    """Bytes, which of them were ever written, and the name that errors call them by.

    Bytes, not elements, because views of several element types share a workspace. What goes into
    an `external` buffer is the program's result, and so must have been written.
    """

    name: str
    data: np.ndarray
    written: np.ndarray
    external: bool = False
    parent: Buffer | None = None
    freed: bool = field(default=False, init=False)

    @staticmethod
    def new(name: str, size: int) -> Buffer:
        """`size` new bytes; the memory is not touched before it is used."""
        return Buffer(name, np.zeros(size, np.uint8), np.full(size, new_is_zero()))

    @staticmethod
    def holding(name: str, array: np.ndarray) -> Buffer:
        """An external buffer with a copy of `array`, rows first, all written."""
        data = np.frombuffer(bytearray(array.tobytes()), np.uint8)
        return Buffer(name, data, np.ones(data.size, np.bool_), external=True)

    def part(self, name: str, start: int, size: int) -> Buffer:
        """`size` bytes from byte `start` on, sharing this memory; nothing outside is reached."""
        if start < 0 or start + size > self.data.size:
            raise EvaluationError(
                f"bytes {start} to {start + size} are outside of {self.name}, "
                f"which has {self.data.size} bytes"
            )
        bytes_of = slice(start, start + size)
        return Buffer(name, self.data[bytes_of], self.written[bytes_of], self.external, parent=self)

    @property
    def is_freed(self) -> bool:
        return self.freed or (self.parent is not None and self.parent.is_freed)


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

    @property
    def capacity(self) -> int:
        """How many elements of this type the buffer has room for."""
        return self.buffer.data.size // self.dtype.itemsize

    def load(self, index: Sequence[int]) -> Any:
        """The element at `index`; an error outside of the memref and where it is unwritten."""
        position = self._position(index, "read")
        element = replace(self, offset=position, shape=(), strides=())
        if not element._written_elements()[()]:
            raise EvaluationError(f"read of {self._element(index)}, which was never written")
        return element._elements()[()]

    def store(self, index: Sequence[int], value: Any) -> None:
        """Writes `value` at `index`; an error outside of the memref."""
        position = self._position(index, "write")
        element = replace(self, offset=position, shape=(), strides=())
        element._elements()[()] = value
        element._written_bytes()[...] = True

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
        return self._elements().copy(), self._written_elements()

    def write(self, array: Any, written: np.ndarray | None = None) -> None:
        """Writes all elements; where `written` is False the element becomes an unwritten one.

        That is an error in an external buffer.
        """
        self._check("write")
        if self.buffer.external and written is not None and not written.all():
            raise self._write_of_unwritten(first_index(~written))
        self._elements()[...] = array
        self._written_bytes()[...] = True if written is None else written[..., None]

    def gather(self, positions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The elements at `positions`, and which were written.

        Positions count elements of the buffer from where the view begins, whatever its strides.
        """
        flat = self._flat(positions, "read")
        places = positions + self.offset
        return flat._elements()[places], flat._written_elements()[places]

    def scatter(self, positions: np.ndarray, values: np.ndarray, written: np.ndarray) -> None:
        """Writes `values` to the elements at `positions`; of several values the last counts.

        Where `written` is False the element becomes an unwritten one: an error in an external
        buffer.
        """
        flat = self._flat(positions, "write")
        places = positions + self.offset
        if self.buffer.external and not written.all():
            raise flat._write_of_unwritten([places[first_index(~written)]])
        flat._elements()[places] = values
        flat._written_bytes()[places] = written[..., None]

    def _flat(self, positions: np.ndarray, access: str) -> View:
        """The whole buffer in one dimension; an error if `positions` leave it."""
        self._check_alive(access)
        outside = (positions < -self.offset) | (positions >= self.capacity - self.offset)
        if outside.any():
            position = int(positions[first_index(outside)])
            raise EvaluationError(
                f"{access} of element {position} of {self.buffer.name}, "
                f"which is outside of its {self.capacity} elements"
            )
        return View.of(self.buffer, self.dtype, (self.capacity,))

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

    def _position(self, index: Sequence[int], access: str) -> int:
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
        return position

    def _check(self, access: str) -> None:
        """Refuses an access to all elements if one of them is outside of the buffer."""
        self._check_alive(access)
        if 0 in self.shape:
            return
        reach = [s * (size - 1) for s, size in zip(self.strides, self.shape, strict=True)]
        low = self.offset + sum(min(r, 0) for r in reach)
        high = self.offset + sum(max(r, 0) for r in reach)
        if low >= 0 and high < self.capacity:
            return
        for index in itertools.product(*map(range, self.shape)):
            position = self.offset + sum(i * s for i, s in zip(index, self.strides, strict=True))
            if not 0 <= position < self.capacity:
                raise self._outside(index, position, access)

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

    def _elements(self) -> np.ndarray:
        """The memory itself as an array of this view's shape."""
        start, strides = self._bytes()
        return np.ndarray(self.shape, self.dtype, self.buffer.data, start, strides)

    def _written_bytes(self) -> np.ndarray:
        """Of the memory itself, which bytes were written: this view's shape × bytes."""
        start, strides = self._bytes()
        shape = (*self.shape, self.dtype.itemsize)
        return np.ndarray(shape, np.bool_, self.buffer.written, start, (*strides, 1))

    def _bytes(self) -> tuple[int, tuple[int, ...]]:
        """Offset and strides in bytes; no offset where there are no elements to be inside."""
        size = self.dtype.itemsize
        return 0 if 0 in self.shape else self.offset * size, tuple(s * size for s in self.strides)

    def _written_elements(self) -> np.ndarray:
        return np.asarray(self._written_bytes().all(axis=-1))


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
