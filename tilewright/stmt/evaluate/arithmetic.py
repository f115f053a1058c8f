"""What every operator does to numpy arrays, lane by lane, for every element type.

All functions take and give arrays whose dtype is one of `dtype(...)`, uint1 being numpy's
bool. Every result is rounded or wrapped to its own type at once:

- Integers wrap at their width, int32 too.
- Integer `/` and `%` are Halide's: 0 <= a % b < |b| and a == (a/b)*b + a%b; x/0 == x%0 == 0.
- float16 and bfloat16 operations are computed in float32 and rounded to nearest even. That
  equals one exact rounding, except for bfloat16 results below 2**-126 (float32 denormals).
- Float `%` is a - b*floor(a/b), rounded after each of the three steps, as Halide lowers it.
- min and max of floats are NaN if either is; of equal operands (0.0 and -0.0) they give the first.
- Comparisons with NaN are false, `!=` is true.
- uint1 is arithmetic modulo 2: + and - are exclusive or, * is and, a/b is a && b, a%b is 0.
"""

from __future__ import annotations

from collections.abc import Callable

import ml_dtypes
import numpy as np

from tilewright.stmt.evaluate.errors import UnknownValueError
from tilewright.stmt.types import Type

Array = np.ndarray
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
_DTYPES = {
    ("uint", 1): np.dtype(np.bool_),
    ("bfloat", 16): BFLOAT16,
    **{("int", bits): np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
    **{("uint", bits): np.dtype(f"uint{bits}") for bits in (8, 16, 32, 64)},
    **{("float", bits): np.dtype(f"float{bits}") for bits in (16, 32, 64)},
}


def dtype(type: Type) -> np.dtype:
    """The dtype of the lanes of `type`; handles have none and unknown types can't be run."""
    if type.is_handle:
        raise UnknownValueError("a handle is used as a number")
    if not type.is_known:
        raise UnknownValueError(
            "a value's type is unknown; give the element type of its buffer with --type NAME=TYPE"
        )
    return _DTYPES[type.code, type.bits]


def is_float(kind: np.dtype) -> bool:
    """Whether `kind` is one of the float types (numpy itself doesn't know bfloat16 for one)."""
    return kind.kind == "f" or kind == BFLOAT16


def _divide(a: Array, b: Array) -> Array:
    quotient = np.floor_divide(a, b)
    # The floor leaves a remainder of the divisor's sign; Halide's is never negative.
    return np.where(b == 0, a.dtype.type(0), quotient + (a - quotient * b < 0).astype(a.dtype))


def _modulo(a: Array, b: Array) -> Array:
    return np.where(b == 0, a.dtype.type(0), a - _divide(a, b) * b)


def _float_modulo(a: Array, b: Array) -> Array:
    return a - b * np.floor(a / b)


def _float_min(a: Array, b: Array) -> Array:
    return np.where((a <= b) | np.isnan(a), a, b)


def _float_max(a: Array, b: Array) -> Array:
    return np.where((a >= b) | np.isnan(a), a, b)


Operator = Callable[[Array, Array], Array]
_COMPARISONS: dict[str, Operator] = {
    "==": np.equal,
    "!=": np.not_equal,
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
}
_INTEGER: dict[str, Operator] = {
    **_COMPARISONS,
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": _divide,
    "%": _modulo,
    "min": np.minimum,
    "max": np.maximum,
}
_FLOAT: dict[str, Operator] = {
    **_COMPARISONS,
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": np.true_divide,
    "%": _float_modulo,
    "min": _float_min,
    "max": _float_max,
}
_BOOL: dict[str, Operator] = {
    **_COMPARISONS,
    "+": np.logical_xor,
    "-": np.logical_xor,
    "*": np.logical_and,
    "/": np.logical_and,
    "%": lambda a, b: np.zeros(np.broadcast_shapes(a.shape, b.shape), bool),
    "min": np.logical_and,
    "max": np.logical_or,
    "&&": np.logical_and,
    "||": np.logical_or,
}


def binary(op: str, a: Array, b: Array) -> Array:
    """`a op b` for arrays of one dtype; shapes broadcast as in numpy."""
    kind = a.dtype
    table = _BOOL if kind.kind == "b" else _INTEGER if kind.kind in "iu" else _FLOAT
    return table[op](a, b)


_REDUCTIONS = {"add": "+", "mul": "*", "min": "min", "max": "max", "and": "&&", "or": "||"}


def reduce(op: str, value: Array, count: int) -> Array:
    """The lanes of `value` (count*f of them) combined to `count`, f neighbours to one.

    The neighbours are taken strictly in order of lanes, ((v0 op v1) op v2) …, and every
    step is rounded or wrapped in the type of `value`.
    """
    columns = np.ascontiguousarray(value.reshape(count, -1).T)
    total = columns[0]
    for column in columns[1:]:
        total = binary(_REDUCTIONS[op], total, column)
    return total


def ramp(base: Array, stride: Array, count: int) -> Array:
    """`count` copies of `base`, copy i plus i*stride; i, the product and the sum in their type."""
    steps = cast(np.arange(count), base.dtype)[:, None]
    offsets = binary("*", steps, stride[None, :])
    return binary("+", offsets, base[None, :]).reshape(-1)


def cast(value: Array, to: np.dtype) -> Array:
    """Every lane converted: floats round to nearest even, integers wrap, float to int truncates.

    A float outside the integer type gives the type's nearest value, NaN gives 0. Anything
    other than zero is true as uint1.
    """
    source = value.dtype
    if source == to:
        return value
    if to.kind == "b":
        return value != np.zeros(1, source)
    if is_float(source) and not is_float(to):
        return _truncate(value.astype(np.float64), to)
    if to == BFLOAT16 and source.itemsize > 2 and source != np.float32:
        return _to_bfloat16(value)
    return value.astype(to)


def _truncate(value: Array, to: np.dtype) -> Array:
    info = np.iinfo(to)
    value = np.trunc(value)
    below, above = value < info.min, value >= info.max + 1.0
    inside = ~(below | above | np.isnan(value))
    result = np.where(inside, value, 0.0).astype(to)
    result[below], result[above] = info.min, info.max
    return result


def _to_bfloat16(value: Array) -> Array:
    """Rounds once: going by float32, as ml_dtypes does, would round twice.

    The steps before the last round to odd: an inexact step sets the last bit, so that the
    last one sees on which side of a tie the value was.
    """
    if value.dtype.itemsize == 8 and value.dtype.kind in "iu":
        # 11 bits fewer fit float64's mantissa of 53.
        sticky = (value & value.dtype.type(0x7FF)) != 0
        wide = np.ldexp(((value >> 11) | sticky.astype(value.dtype)).astype(np.float64), 11)
        exact = value.astype(np.float64)
        small = np.abs(exact) < 2.0**52
        value = np.where(small, exact, wide)
    wide = value.astype(np.float64)
    narrow = wide.astype(np.float32)
    bits = narrow.view(np.uint32)
    bits = bits - (np.abs(narrow) > np.abs(wide)).astype(np.uint32)
    odd = bits | ((narrow != wide) & ~np.isnan(wide)).astype(np.uint32)
    return odd.view(np.float32).astype(BFLOAT16)


def reinterpret(value: Array, to: np.dtype) -> Array:
    """The bits of all lanes, lane 0 lowest, cut into lanes of `to`; a uint1 is one bit."""
    if value.dtype == to:
        return value
    if value.dtype.kind == "b":
        value = np.packbits(value, bitorder="little")
    if to.kind == "b":
        return np.unpackbits(value.view(np.uint8), bitorder="little").astype(bool)
    return value.view(to)
