"""The arguments of a function that is run from outside: arrays in, values of the program out."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

import numpy as np
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerType, MemRefType, TensorType, i32
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from tilewright.hivm.dialects.hacc import ArgTypeAttr
from tilewright.hivm.evaluate.element_types import bits_of, is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View, row_major
from tilewright.hivm.evaluate.numerics.floats import nearest, widened
from tilewright.hivm.evaluate.shapes import check_type, checked_shape
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

    `scratch` are the types of memory for temporaries, which every program gets anew, and `shapes`
    the shapes of the arrays that memrefs were made of, both by position.
    """

    values: tuple[Any, ...]
    grid: Grid
    scratch: dict[int, MemRefType]
    shapes: dict[int, tuple[int, ...]]

    def programs(self) -> Iterator[tuple[Any, ...]]:
        """The values for each program of the grid, one after another."""
        for _ in range(math.prod(self.grid)):
            values = list(self.values)
            for position, type in self.scratch.items():
                values[position] = _memory(position, type, _WORKSPACE_BYTES)
            yield tuple(values)

    def memory(self) -> dict[int, np.ndarray]:
        """What the memrefs that were given hold now, by position."""
        arrays: dict[int, np.ndarray] = {}
        for position, shape in self.shapes.items():
            view: View = self.values[position]
            arrays[position] = view.left().reshape(shape)
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
    values: list[Any] = []
    scratch: dict[int, MemRefType] = {}
    shapes: dict[int, tuple[int, ...]] = {}
    missing: list[str] = []
    for position, (value, type) in enumerate(zip(found, types, strict=True)):
        role, made = _role(function, position), None
        if value is not None:
            made = value_from_outside(f"arg{position}", value, type)
            if isinstance(made, View):
                shapes[position] = np.shape(value)
                # Temporaries may hold what was never written.
                made.buffer.external = role not in _TEMPORARIES
        elif role == "ffts_base_address" and isinstance(type, IntegerType):
            made = value_from_outside(f"arg{position}", 0, type)
        elif role == "sync_block_lock" and _has_room(type):
            made = _memory(position, type, _LOCK_BYTES)
            made.write(np.zeros(made.shape, made.dtype))
        elif role == "workspace" and _has_room(type):
            scratch[position] = type
        else:
            missing.append(f"arg{position} ({type})")
        values.append(made)
    if missing:
        raise EvaluationError(f"@{function.sym_name.data} needs {', '.join(missing)}")
    return Arguments(tuple(values), grid, scratch, shapes)


def from_runtime(function: FuncOp) -> set[int]:
    """The positions of the arguments that the runtime passes, so that nobody has to give them."""
    count = len(function.function_type.inputs)
    found = {position for position in range(count) if _role(function, position) is not None}
    return found | set(range(count - 3, count)) if _has_grid(function) else found


def _has_grid(function: FuncOp) -> bool:
    """Whether the last three arguments are the sizes of the grid."""
    types = list(function.function_type.inputs)
    return "hacc.entry" in function.attributes and types[-3:] == [i32] * 3


def _place_grid(function: FuncOp, found: list[Any], grid: Grid | None) -> Grid:
    """The grid, from `grid` or a kernel's last three arguments; each gives the other."""
    types = list(function.function_type.inputs)
    if not _has_grid(function):
        return grid or (1, 1, 1)
    first, sizes = len(types) - 3, []
    for axis, size in enumerate(found[-3:]):
        wanted = None if grid is None else grid[axis]
        if size is None:
            sizes.append(1 if wanted is None else wanted)
            continue
        sizes.append(int(value_from_outside(f"arg{first + axis}", size, i32)))
        if wanted not in (None, sizes[-1]):
            message = f"arg{first + axis} is {sizes[-1]}, but the grid says {wanted}"
            raise EvaluationError(message)
    x, y, z = found[-3:] = sizes
    if min(x, y, z) < 0:
        raise EvaluationError(f"the grid is {x},{y},{z}, but sizes aren't negative")
    return x, y, z


def _role(function: FuncOp, position: int) -> str | None:
    """What the runtime passes in an argument, if it isn't the caller who gives it."""
    if function.arg_attrs is None:
        return None
    role = function.arg_attrs.data[position].data.get("hacc.arg_type")
    return role.data if isinstance(role, ArgTypeAttr) else None


def _has_room(type: Attribute) -> TypeGuard[MemRefType]:
    """Whether memory of type `type` can be made without being told how large it is."""
    if not isinstance(type, MemRefType):
        return False
    shape = list(type.get_shape())
    return DYNAMIC_INDEX not in shape or shape == [DYNAMIC_INDEX]


def _memory(position: int, type: MemRefType, size: int) -> View:
    """Memory of its own for an argument: as much as `size` bytes where its type doesn't say it."""
    name, dtype = f"arg{position}", element_dtype(type)
    count = 8 * size // bits_of(dtype)
    extents = (count if extent == DYNAMIC_INDEX else extent for extent in type.get_shape())
    shape = checked_shape(tuple(extents))
    _check_rows(name, shape, type)
    return View.new(name, dtype, shape)


def value_from_outside(name: str, given: Any, type: Attribute) -> Any:
    """The value of type `type` that an array, or a number, stands for; a view stays itself."""
    if isinstance(given, View):
        return given
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
    _check_rows(name, shape, type)
    return View.holding(name, array.reshape(shape))


def _check_rows(name: str, shape: Sequence[int], type: MemRefType) -> None:
    """Refuses a type with gaps between its elements, or before them."""
    strides = type.get_strides() or ()
    gaps = any(s not in (None, d) for s, d in zip(strides, row_major(shape), strict=False))
    if gaps or type.get_offset() not in (None, 0):
        raise EvaluationError(f"{name} is of type {type}, whose elements are not in rows")


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
        if exact:
            result = array.astype(dtype)
            back = widened(result) if is_float(dtype) else result
            wrong = back.astype(object) != array.astype(object)
        else:
            result = nearest(widened(array), dtype)
            wrong = np.isfinite(widened(array)) & ~np.isfinite(widened(result))
    if np.any(wrong):
        value = array[wrong].reshape(-1)[0] if array.ndim else array
        raise EvaluationError(f"{name} holds {dtype}, which {value} doesn't fit")
    return result
