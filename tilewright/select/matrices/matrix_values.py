"""What the calls on whole matrices compute, so that statements can be run between two steps.

Sums are formed over the depth in order, in the type of the accumulator, as the instructions do that
they become; there a sum may be rounded at other places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tilewright.select.matrices.images import SHAPED
from tilewright.select.matrices.layouts import BANDED, PLAIN, arranged
from tilewright.select.matrices.matrix_calls import (
    INDIRECT_LOAD,
    LAYOUTS,
    LOAD,
    MULTIPLY,
    STORE,
    ZERO,
    layout_of,
)
from tilewright.stmt.evaluate import Buffer, Context, EvaluationError, Intrinsic
from tilewright.stmt.nodes import Call

Array = np.ndarray


def _numbers(args: tuple[Any, ...]) -> list[int]:
    arrays = [np.asarray(arg) for arg in args]
    if any(a.size != 1 or a.dtype.kind not in "iu" for a in arrays):
        raise EvaluationError("an argument of a call on a matrix is no whole number")
    return [int(a[0]) for a in arrays]


def _zero(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    return context.zeros(call.type)


def _addresses(call: Call, base: int, stride: int, numbers: list[int]) -> Array:
    """Where element (i, j) is: rows, columns, rows and columns of a block, width of a group."""
    rows, columns, height, width, group = numbers
    (down, i), (over, j) = (
        np.divmod(np.arange(n), size) for n, size in ((rows, height), (columns, width))
    )
    across = -(-columns // width)
    start = (down[:, None] * across + over[None, :]) * (height * width)
    i, j = i[:, None], j[None, :]
    match layout_of(call):
        case "rows":
            inside = i * stride + j
        case "columns":
            inside = i + j * stride
        case "interleaved":
            inside = i // group * stride + j * group + i % group
    return (base + start + inside).reshape(-1)


def _load(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    buffer, (base, stride, *numbers) = args[0], _numbers(args[1:])
    assert isinstance(buffer, Buffer)
    return buffer.read(_addresses(call, base, stride, numbers))


def _store(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    buffer, (base, stride, rows, columns) = args[0], _numbers(args[1:5])
    assert isinstance(buffer, Buffer)
    addresses = _addresses(call, base, stride, [rows, columns, rows, columns, 1])
    buffer.write(addresses, np.asarray(args[5]))
    return np.zeros(1, np.int32)


def _multiply(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    c, a, b = (np.asarray(arg) for arg in args[:3])
    rows, columns, depth = _numbers(args[3:])
    if (len(c), len(a), len(b)) != (rows * columns, rows * depth, depth * columns):
        raise EvaluationError(f"{call.name}: operands are not {rows} × {columns} × {depth}")
    wide = np.dtype(np.float32) if c.dtype.itemsize < 4 else c.dtype
    total = c.reshape(rows, columns).astype(wide)
    a, b = a.reshape(rows, depth).astype(wide), b.reshape(depth, columns).astype(wide)
    with np.errstate(all="ignore"):
        for k in range(depth):
            total = total + a[:, k, None] * b[None, k, :]
    return total.astype(c.dtype).reshape(-1)


def _layout(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    lanes, target, size = arranged(call)
    x = np.asarray(args[0])
    matrix = np.zeros(size, x.dtype)
    matrix[target] = x[lanes]
    return matrix


def _tile(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    return np.asarray(args[0])


def _indirect(context: Context, call: Call, args: tuple[Any, ...]) -> Array:
    buffer, index = args[0], np.asarray(args[1])
    assert isinstance(buffer, Buffer)
    mask = np.asarray(args[2]) if len(args) > 2 else None
    return buffer.read(index, mask)


def _by_layout(name: str, function: Callable[..., Array]) -> dict[str, Intrinsic]:
    return {f"{name}.{layout}": function for layout in LAYOUTS}


MATRIX_CALLS: Mapping[str, Intrinsic] = {
    ZERO: _zero,
    MULTIPLY: _multiply,
    SHAPED: _tile,
    INDIRECT_LOAD: _indirect,
    **_by_layout(LOAD, _load),
    **_by_layout(STORE, _store),
    **{key: f for name in (*PLAIN, *BANDED) for key, f in _by_layout(name, _layout).items()},
}
