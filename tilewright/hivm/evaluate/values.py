"""What stands for a value of the program while it runs.

| type of the program | value |
| --- | --- |
| integer, index, float | a numpy scalar of exactly that type: i1 a bool, index 64 bits |
| tensor | `Tensor`: an array and which of its elements were ever written |
| memref | `memory.View`: offset, shape and strides over a guarded buffer |

Elements that were never written: ops that move elements (slices, reshapes, copies, DMA) take along
which of them were written, and ops that compute make unwritten what depends on an unwritten one;
such elements are the rest of a tile that a kernel loads in part, computes with as a whole, and
stores in part. Reading one is an error: as a scalar (to branch on it, to index by it), as a
result, or to write it to memory outside of the program. A destination that an op overwrites is
not read. Where `buffer.zeroed` is on, new memory and tensors hold zeros instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute

from tilewright.hivm.evaluate.buffer import new_is_zero
from tilewright.hivm.evaluate.element_types import dtype_of
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View, first_index


class Tensor:
    """A tensor: an array of its elements and one of which were written, of the same shape.

    Neither array is ever changed.
    """

    def __init__(self, array: np.ndarray, written: np.ndarray) -> None:
        self._array = array
        self._written = written

    @staticmethod
    def full(array: np.ndarray) -> Tensor:
        """A tensor whose elements are all written."""
        return Tensor(array, np.broadcast_to(np.True_, array.shape))

    @staticmethod
    def new(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Tensor:
        """A new tensor."""
        return Tensor(np.zeros(shape, dtype), np.broadcast_to(np.bool_(new_is_zero()), shape))

    @property
    def shape(self) -> tuple[int, ...]:
        return self._array.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self._array.dtype

    def peek(self) -> tuple[np.ndarray, np.ndarray]:
        """All elements, and which of them were written."""
        return self._array, self._written

    def read(self) -> np.ndarray:
        """All elements; an error if one of them was never written."""
        if not self._written.all():
            index = list(first_index(~self._written))
            raise EvaluationError(f"read of element {index} of a tensor, which was never written")
        return self._array


class MemoryTensor(Tensor):
    """What bufferization.to_tensor gives: a tensor that is what the memory holds when it is read.

    Not a copy of the moment: programs take the tensor of a workspace first, fill the workspace
    through views of it, and then read the tensor; in the machine both are the same memory.
    """

    def __init__(self, view: View) -> None:
        self.view = view

    @property
    def shape(self) -> tuple[int, ...]:
        return self.view.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.view.dtype

    def peek(self) -> tuple[np.ndarray, np.ndarray]:
        return self.view.peek()

    def read(self) -> np.ndarray:
        return self.view.read()


def read(value: Any) -> np.ndarray:
    """The elements of a scalar (no dimensions), a tensor or a memref, all of them written."""
    return value.read() if isinstance(value, Tensor | View) else np.asarray(value)


def peek(value: Any) -> tuple[np.ndarray, np.ndarray]:
    """The elements of a scalar, a tensor or a memref, and which of them were written."""
    return value.peek() if isinstance(value, Tensor | View) else (np.asarray(value), np.array(True))


def operand(value: Any) -> tuple[np.ndarray, np.ndarray]:
    """`peek` for an op that computes: unwritten elements are 1, which no op stumbles over."""
    array, written = peek(value)
    if not written.all():
        array = np.where(written, array, np.ones((), array.dtype))
    return array, written


def value_of(array: np.ndarray, type: Attribute, written: np.ndarray | None = None) -> Any:
    """The value of type `type` that holds `array`: a tensor, or a scalar of no dimensions.

    `written` tells which elements of a tensor count as written, None: all.
    """
    if not isinstance(type, TensorType):
        return array[()]
    return Tensor.full(np.asarray(array)) if written is None else Tensor(array, written)


def element_dtype(type: Attribute) -> np.dtype[Any]:
    """The dtype of a tensor's, memref's or scalar's elements."""
    return dtype_of(type.element_type if isinstance(type, TensorType | MemRefType) else type)
