"""How the element types of MLIR are stored: one numpy dtype each."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    Signedness,
)
from xdsl.ir import Attribute

from tilewright.hivm.evaluate.errors import EvaluationError

_FLOATS: dict[type[Attribute], np.dtype[Any]] = {
    Float16Type: np.dtype(np.float16),
    Float32Type: np.dtype(np.float32),
    Float64Type: np.dtype(np.float64),
    BFloat16Type: np.dtype(ml_dtypes.bfloat16),
    Float8E4M3FNType: np.dtype(ml_dtypes.float8_e4m3fn),
    Float8E5M2Type: np.dtype(ml_dtypes.float8_e5m2),
    Float8E8M0FNUType: np.dtype(ml_dtypes.float8_e8m0fnu),
}
_WIDTHS = (8, 16, 32, 64)


def dtype_of(type: Attribute) -> np.dtype[Any]:
    """The dtype that stores a scalar of `type`: signless integers and index are signed.

    i1 is a bool, index has 64 bits. EvaluationError for a type that has no storage here.
    """
    match type:
        case IndexType():
            return np.dtype(np.int64)
        case IntegerType(width=width) if width.data == 1:
            return np.dtype(np.bool_)
        case IntegerType(width=width, signedness=signedness) if width.data in _WIDTHS:
            unsigned = signedness.data == Signedness.UNSIGNED
            return np.dtype(f"{'uint' if unsigned else 'int'}{width.data}")
        case _ if (found := _FLOATS.get(type.__class__)) is not None:
            return found
        case _:
            raise EvaluationError(f"there are no values of type {type}")


def bits_of(dtype: np.dtype[Any]) -> int:
    """The width of an element; an i1 takes a byte in an array, but a bit in memory."""
    return 1 if dtype == np.bool_ else 8 * dtype.itemsize


def is_float(dtype: np.dtype[Any]) -> bool:
    """Whether `dtype` is one of the floating-point types; numpy calls most of ml_dtypes void."""
    return dtype in _FLOATS.values()


def holds(target: np.dtype[Any], source: np.dtype[Any]) -> bool:
    """Whether every value of type `source` is one of type `target`."""
    if target == source:
        return True
    if is_float(source):
        return is_float(target) and _float_holds(target, source)
    low, high = _range(source)
    if is_float(target):
        return target != _EXPONENT and max(-low, high) <= 2 ** (ml_dtypes.finfo(target).nmant + 1)
    least, most = _range(target)
    return least <= low and high <= most


_EXPONENT = np.dtype(ml_dtypes.float8_e8m0fnu)


def _float_holds(target: np.dtype[Any], source: np.dtype[Any]) -> bool:
    """Whether digits and exponents suffice; all types have a NaN, but not all a sign, zero or
    infinities: f8E8M0FNU and f8E4M3FN, which are the narrowest types in other respects too."""
    wide, narrow = ml_dtypes.finfo(target), ml_dtypes.finfo(source)
    return target != _EXPONENT and (
        wide.nmant >= narrow.nmant
        and float(wide.max) >= float(narrow.max)
        and float(wide.smallest_subnormal) <= float(narrow.smallest_subnormal)
    )


def _range(dtype: np.dtype[Any]) -> tuple[int, int]:
    if dtype == np.bool_:
        return 0, 1
    limits = np.iinfo(dtype)
    return int(limits.min), int(limits.max)


def fitting(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """`array` in `dtype`, which must have room for every value of the array's type.

    What rounds, wraps or saturates is the conversion of an op, never a matter of where its result
    goes.
    """
    if not holds(dtype, array.dtype):
        raise EvaluationError(f"values of type {array.dtype} don't fit into elements of {dtype}")
    return array.astype(dtype, copy=False)
