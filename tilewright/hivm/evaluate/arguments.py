"""The arguments of a function that is run from outside: arrays in, values of the program out."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType, i32
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from tilewright.hivm.dialects.hacc import ArgTypeAttr
from tilewright.hivm.evaluate.element_types import is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import Buffer, View, row_major
from tilewright.hivm.evaluate.numerics.floats import nearest, widened
from tilewright.hivm.evaluate.shapes import check_type
from tilewright.hivm.evaluate.values import Tensor, element_dtype

Grid = tuple[int, int, int]

# Room for temporaries of one program where the caller gives none; memory is used as it is written.
_WORKSPACE_BYTES = 1 << 28
_TEMPORARIES = ("workspace", "sync_block_lock")
# A lock is a few bytes in memory that the host clears.
_LOCK_BYTES = 1 << 16


@dataclass(frozen=True)
class Arguments:
    """Values for a function's arguments.

    `scratch` are positions of memory for temporaries, which every program gets anew; `shapes`
    are the shapes of the arrays that memrefs were made of, by position.
    """

    values: tuple[Any, ...]
    grid: Grid
    scratch: tuple[int, ...]
    shapes: dict[int, tuple[int, ...]]

    def programs(self) -> Iterator[tuple[Any, ...]]:
        """The values for each program of the grid, one after another."""
        for _ in range(math.prod(self.grid)):
            values = list(self.values)
            for position in self.scratch:
                values[position] = _memory(position, Buffer.new, _WORKSPACE_BYTES)
            yield tuple(values)

    def memory(self) -> dict[int, np.ndarray]:
        """What the memrefs that were given hold now, by position."""
        arrays: dict[int, np.ndarray] = {}
        for position, shape in self.shapes.items():
            view: View = self.values[position]
            arrays[position] = view.buffer.data.view(view.dtype).reshape(shape).copy()
        return arrays


def prepare(function: FuncOp, given: Sequence[Any], grid: Grid | None) -> Arguments:
    """Arguments for `function` from what is `given`, by position; None or nothing: not given.

    A kernel's grid, workspace, locks and the address for flags are supplied where they aren't
    given. EvaluationError for arguments that are missing or don't fit.
    """
    types = list(function.function_type.inputs)
    if len(given) > len(types):
        raise EvaluationError(
            f"@{function.sym_name.data} has {len(types)} arguments, but {len(given)} are given"
        )
    found: list[Any] = [*given, *itertools.repeat(None, len(types) - len(given))]
    grid = _place_grid(function, found, grid)
    shapes = {i: np.shape(a) for i, a in enumerate(found) if isinstance(types[i], MemRefType)}
    values, scratch, missing = [], [], []
    for position, (value, type) in enumerate(zip(found, types, strict=True)):
        role = _role(function, position)
        if value is not None:
            values.append(value_from_outside(f"arg{position}", value, type))
            if role in _TEMPORARIES:  # may hold what was never written
                values[-1].buffer.external = False
            continue
        shapes.pop(position, None)
        if role == "workspace":
            scratch.append(position)
            values.append(None)
        elif role == "sync_block_lock":
            values.append(_memory(position, _cleared, _LOCK_BYTES))
        elif role == "ffts_base_address":
            values.append(np.int64(0))
        else:
            missing.append(f"arg{position} ({type})")
    if missing:
        raise EvaluationError(f"@{function.sym_name.data} needs {', '.join(missing)}")
    return Arguments(tuple(values), grid, tuple(scratch), shapes)


def _place_grid(function: FuncOp, found: list[Any], grid: Grid | None) -> Grid:
    """The grid, from `grid` or a kernel's last three arguments; each gives the other."""
    types = list(function.function_type.inputs)
    has_sizes = "hacc.entry" in function.attributes and types[-3:] == [i32] * 3
    if not has_sizes:
        return grid or (1, 1, 1)
    sizes = found[-3:]
    for axis, size in enumerate(sizes):
        if size is None:
            sizes[axis] = 1 if grid is None else grid[axis]
        elif grid is not None and int(size) != grid[axis]:
            message = f"arg{len(types) - 3 + axis} is {size}, but the grid says {grid[axis]}"
            raise EvaluationError(message)
    x, y, z = found[-3:] = [int(size) for size in sizes]
    if min(x, y, z) < 0:
        raise EvaluationError(f"the grid is {x},{y},{z}, but sizes aren't negative")
    return x, y, z


def _role(function: FuncOp, position: int) -> str | None:
    """What the runtime passes in an argument, if it isn't the caller who gives it."""
    if function.arg_attrs is None:
        return None
    role = function.arg_attrs.data[position].data.get("hacc.arg_type")
    return role.data if isinstance(role, ArgTypeAttr) else None


def _memory(position: int, make: Any, size: int) -> View:
    return View.of(make(f"arg{position}", size), np.dtype(np.int8), (size,))


def _cleared(name: str, size: int) -> Buffer:
    return Buffer(name, np.zeros(size, np.uint8), np.ones(size, np.bool_))


def value_from_outside(name: str, given: Any, type: Attribute) -> Any:
    """The value of type `type` that an array, or a number, stands for."""
    dtype = element_dtype(type)
    array = converted(name, np.asarray(given), dtype)
    if isinstance(type, MemRefType):
        return _memref(name, array, type)
    if isinstance(type, TensorType):
        _check_shape(name, array.shape, type)
        return Tensor.full(array)
    if array.ndim:
        raise EvaluationError(f"{name} is of type {type}; an array {list(array.shape)} doesn't fit")
    return array[()]


def _memref(name: str, array: np.ndarray, type: MemRefType) -> View:
    """A memref over a copy; one that is memref<?xT> takes an array of any shape, rows first."""
    shape = (array.size,) if list(type.get_shape()) == [DYNAMIC_INDEX] else array.shape
    _check_shape(name, shape, type)
    dense = row_major(shape)
    strides = type.get_strides() or ()
    gaps = any(s not in (None, d) for s, d in zip(strides, dense, strict=False))
    if gaps or type.get_offset() not in (None, 0):
        raise EvaluationError(f"{name} is of type {type}, whose elements are not in rows")
    return View.of(Buffer.holding(name, array), array.dtype, shape)


def _check_shape(name: str, shape: Sequence[int], type: MemRefType | TensorType) -> None:
    try:
        check_type(shape, type)
    except EvaluationError as error:
        raise EvaluationError(f"{name}: {error.message}") from error


def converted(name: str, array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """`array` in `dtype`: floats are rounded, but must not overflow, and never become integers;
    integers must fit exactly.

    Types that numpy doesn't know are bytes in its files, and are taken as they are.
    """
    if array.dtype.kind == "V" and not array.dtype.names and not is_float(array.dtype):
        if not is_float(dtype) or array.dtype.itemsize != dtype.itemsize:
            raise EvaluationError(f"{name} holds {dtype}; an array of {array.dtype} can't fill it")
        return array.view(dtype)
    exact = array.dtype.kind in "biu"
    if not (exact or is_float(array.dtype)) or (not exact and not is_float(dtype)):
        raise EvaluationError(f"{name} holds {dtype}; an array of {array.dtype} can't fill it")
    with np.errstate(all="ignore"):
        result = array.astype(dtype)
        if exact:
            back = widened(result) if is_float(dtype) else result
            wrong = back.astype(object) != array.astype(object)
        else:
            wrong = np.isfinite(widened(array)) & ~np.isfinite(widened(result))
    if np.any(wrong):
        value = array[wrong].reshape(-1)[0] if array.ndim else array
        raise EvaluationError(f"{name} holds {dtype}, which {value} doesn't fit")
    return result if exact else nearest(widened(array), dtype)
