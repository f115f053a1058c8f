"""Arguments that nobody gave, so that a kernel can be simulated without data.

Memory holds ones wherever it is read, at any offset, and takes whatever is written; it is nowhere.
Integers are as lengths that all tiles fit into, floats are 1. So every tile is a whole one, and
no access fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from tilewright.hivm.evaluate.arguments import from_runtime
from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.element_types import is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View, row_major
from tilewright.hivm.evaluate.values import element_dtype

# Lengths and strides: a multiple of the sizes of tiles, and larger than any.
INTEGER = 1 << 16
# Elements of memory whose size no type says.
EXTENT = 1 << 48


class _Nowhere(Buffer):
    """A buffer without bytes, from the first to the last that can be addressed."""

    def part(self, name: str, start: int, bits: int) -> Buffer:
        raise EvaluationError(f"{self.name} is made up, so its bytes can't be seen as other types")


class MadeUpMemory(View):
    """A view that reads ones at every index and forgets what is written."""

    def subview(self, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> View:
        part = super().subview(offsets, sizes, strides)
        return replace(self, offset=part.offset, shape=part.shape, strides=part.strides)

    def write(self, array: np.ndarray, written: np.ndarray | None = None) -> None:
        """Nothing: also a value that was never written can go where nobody reads it."""

    def scatter(self, positions: np.ndarray, values: np.ndarray, written: np.ndarray) -> None:
        """Nothing, as for `write`."""

    def store(self, index: Sequence[int], value: Any) -> None:
        """Nothing, as for `write`."""

    def _element_at(self, index: Sequence[int], access: str) -> View:
        return replace(self, shape=(), strides=())

    def _check(self, access: str) -> None:
        """There is no outside."""

    def _span(self, positions: np.ndarray, access: str) -> tuple[View, np.ndarray]:
        return replace(self, shape=(1,), strides=(1,)), np.zeros_like(positions)

    def _get(self, places: Any = ...) -> tuple[np.ndarray, np.ndarray]:
        count = np.broadcast_to(np.True_, self.shape)[places]
        return np.ones(count.shape, self.dtype), np.broadcast_to(np.True_, count.shape)

    @contextmanager
    def _memory(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        raise AssertionError("there is no memory behind it")


def made_up(function: FuncOp, given: Sequence[Any]) -> list[Any]:
    """Arguments for `function`: what is `given` by position, and for None something made up.

    What the runtime passes stays None. EvaluationError for what can't be made up.
    """
    types = function.function_type.inputs
    arguments = [*given, *[None] * (len(types) - len(given))]
    for position in missing(function, given):
        arguments[position] = _made_up(f"arg{position}", types.data[position])
    return arguments


def missing(function: FuncOp, given: Sequence[Any]) -> list[int]:
    """The positions of the arguments that are made up."""
    supplied = from_runtime(function)
    return [
        position
        for position in range(len(function.function_type.inputs))
        if position not in supplied and (position >= len(given) or given[position] is None)
    ]


def _made_up(name: str, type: Attribute) -> Any:
    dtype = element_dtype(type)
    if isinstance(type, MemRefType):
        return _memory(name, type, dtype)
    if isinstance(type, TensorType):
        if DYNAMIC_INDEX in type.get_shape():
            raise _unknown_size(name, type)
        return np.ones(type.get_shape(), dtype)
    if is_float(dtype) or dtype == np.bool_:
        return np.ones((), dtype)
    largest = int(np.iinfo(dtype).max)
    return np.asarray(min(INTEGER, (largest + 1) // 2), dtype)


def _memory(name: str, type: MemRefType, dtype: np.dtype[Any]) -> View:
    first, *rest = type.get_shape() or (1,)
    if DYNAMIC_INDEX in rest:
        raise _unknown_size(name, type)
    shape = (EXTENT if first == DYNAMIC_INDEX else first, *rest) if type.get_shape() else ()
    empty = np.zeros(0, np.uint8)
    buffer = _Nowhere(name, empty, empty, bits=1 << 62, starts_written=True)
    return MadeUpMemory(buffer, dtype, 0, shape, row_major(shape))


def _unknown_size(name: str, type: Attribute) -> EvaluationError:
    return EvaluationError(f"the size of {name}, a {type}, is not known: give it with --inputs")
