"""Guarded memory: every access outside a buffer, and every read of nothing, is an error."""

from __future__ import annotations

import numpy as np

from tilewright.stmt.evaluate.arithmetic import dtype
from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.types import Type

# Of one buffer. Vectors stay far below: nodes allow 2**24 lanes of at most 8 bytes.
MAX_BYTES = 1 << 30


class Buffer:
    """Flat storage of `size` elements; indices are in elements and start from 0.

    `data` holds the elements, `written` which of them were ever written. `inside`, where
    given, marks the elements that belong to the buffer: those between its rows don't.
    """

    def __init__(self, name: str, element: Type, size: int, *, written: bool = False) -> None:
        kind = dtype(element)
        if size < 0:
            raise EvaluationError(f"{name} can't have {size} elements")
        if size * max(element.bytes, 1) > MAX_BYTES:
            raise EvaluationError(
                f"{name} would take {size * element.bytes} bytes; the limit is {MAX_BYTES}"
            )
        self.name = name
        self.element = element
        self.size = size
        self.data = np.zeros(size, kind)
        self.written = np.full(size, written)
        self.inside: np.ndarray | None = None
        self.freed = False

    def read(self, index: np.ndarray, mask: np.ndarray | None = None) -> np.ndarray:
        """The elements at `index`; where `mask` is false nothing is read and the lane is 0."""
        if mask is not None:
            values = np.zeros(len(index), self.data.dtype)
            values[mask] = self.read(index[mask])
            return values
        places = self._places(index, "read of")
        written = self.written[places]
        if not written.all():
            first = index[np.argmin(written)]
            padding = self.inside is not None and not self.inside[int(first)]
            where = ", which is padding between rows and" if padding else ", which"
            raise EvaluationError(f"read of {self.name}[{first}]{where} was never written")
        return self.data[places]

    def write(self, index: np.ndarray, value: np.ndarray, mask: np.ndarray | None = None) -> None:
        """Lane i of `value` to `index[i]` where `mask` holds; of equal indices the last wins."""
        if value.dtype != self.data.dtype:
            raise EvaluationError(
                f"{self.name} holds {self.element}, but {value.dtype} is written to it"
            )
        if mask is not None:
            self.write(index[mask], value[mask])
            return
        places = self._places(index, "write to")
        if self.inside is not None and not (inside := self.inside[places]).all():
            first = index[np.argmin(inside)]
            raise EvaluationError(f"write to {self.name}[{first}], which is padding between rows")
        self.data[places] = value
        self.written[places] = True

    def _places(self, index: np.ndarray, action: str) -> np.ndarray:
        if self.freed:
            raise EvaluationError(f"{action} {self.name} after it was freed")
        outside = (index < 0) | (index >= self.size)
        if outside.any():
            first = index[np.argmax(outside)]
            raise EvaluationError(
                f"{action} {self.name}[{first}] is outside its {self.size} elements"
            )
        return index.astype(np.intp)
