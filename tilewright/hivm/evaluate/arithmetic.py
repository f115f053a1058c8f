"""What the elementwise ops of HIVM compute, one function of numpy arrays per op.

``ELEMENTWISE`` maps the name of an op without its dialect ("vadd") to a function of its inputs,
with the op's attributes as keyword arguments; it gives an array, "vmulextended" two. Arrays have
the storage type of their elements (i1 is ``bool``, signless integers are numpy's signed ones) and
shapes that broadcast against each other; results of rank 0 may be numpy scalars. Broadcast and
transposed operands and buffers are the caller's business.

Rules for all ops:

* Integers wrap. i1 counts as unsigned, 0 or 1, whatever a signedness attribute says.
* Float results are rounded once to the storage type, to nearest even. Sums, products, quotients,
  remainders and square roots are computed in float64, which makes the result the correctly rounded
  one for f16, bf16 and f32; other functions have numpy's error in float64 (below 1 ulp of f64)
  before that one rounding.
* Maximum and minimum give NaN if an input is NaN, and order -0 below +0: arith.maximumf's rule,
  which keeps a maximum independent of the order of its inputs.
"""

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

from tilewright.hivm.evaluate.element_types import is_float

Array = np.ndarray
E4M3 = np.dtype(ml_dtypes.float8_e4m3fn)


class ArithmeticFault(ValueError):
    """An op was asked for a value that isn't defined, as a quotient by the integer zero."""


def bits_type(dtype: np.dtype) -> np.dtype:
    """The unsigned integer type that holds the bits of a storage type (i1 takes a byte)."""
    return np.dtype(f"u{dtype.itemsize}")


def unsigned(array: Array) -> Array:
    """The bits of an array, as unsigned integers of the same width."""
    return array.view(bits_type(array.dtype))


def widened(array: Array) -> Array:
    """Floats as float64, which holds those of all other types; signalling NaNs raise no warning."""
    with np.errstate(invalid="ignore"):
        return array.astype(np.float64)


def nearest(values: Array, dtype: np.dtype) -> Array:
    """Rounds float64 values to a float type once, to nearest even.

    Overflow gives an infinity, in f8E4M3FN, which has none, the largest finite value.
    """
    with np.errstate(all="ignore"):
        if dtype in (np.float64, np.float32, np.float16):
            return values.astype(dtype)
        if dtype == E4M3:
            largest = float(ml_dtypes.finfo(dtype).max)
            values = np.clip(values, -largest, largest)
        return _to_odd(values).astype(dtype)


def _to_odd(values: Array) -> Array:
    """Rounds float64 to float32 so that rounding again to a type of 8 bits or fewer is exact.

    Where the nearest float32 isn't the value, the neighbour with an odd last bit is taken: the last
    bit then says "something follows", which a second rounding needs to know to break ties.
    """
    near = np.asarray(values.astype(np.float32))
    inexact = (near.astype(np.float64) != values) & np.isfinite(values)
    even = (near.view(np.uint32) & 1) == 0
    toward = np.where(near.astype(np.float64) < values, np.inf, -np.inf).astype(np.float32)
    return np.where(inexact & even, np.nextafter(near, toward), near)


def _float_op(function: Callable[..., Array], *inputs: Array) -> Array:
    """Applies a float64 function and rounds the result once to the type of the inputs."""
    with np.errstate(all="ignore"):
        result = function(*map(widened, inputs))
    return nearest(np.asarray(result), inputs[0].dtype)


def _floats_only(function: Callable[..., Array]) -> Callable[..., Array]:
    return partial(_float_op, function)


def _integer_op(function: Callable[..., Array], signed: bool, *inputs: Array) -> Array:
    """Applies an integer function to inputs read with a signedness; the result keeps the bits."""
    dtype = inputs[0].dtype
    with np.errstate(all="ignore"):
        result = np.asarray(function(*(_read(each, signed) for each in inputs)))
    return (result & 1 if dtype == np.bool_ else result).astype(dtype)


def _read(array: Array, signed: bool) -> Array:
    """The integers as an op of that signedness reads them; unsigned storage stays."""
    if array.dtype == np.bool_ or (array.dtype.kind == "i" and not signed):
        return unsigned(array)
    return array


def _by_type(
    floats: Callable[..., Array],
    integers: Callable[..., Array],
    *inputs: Array,
    signed: bool = True,
) -> Array:
    """Applies one function to floats, in float64, and another to integers, in their own type."""
    if is_float(inputs[0].dtype):
        return _float_op(floats, *inputs)
    return _integer_op(integers, signed, *inputs)


def _nonzero_divisor(divisor: Array) -> Array:
    if not divisor.all():
        raise ArithmeticFault("division of an integer by zero")
    return divisor


def _quotient(a: Array, b: Array) -> Array:
    """Integer quotient, truncated toward zero; the smallest integer by -1 wraps to itself."""
    floor = a // _nonzero_divisor(b)
    inexact = floor * b != a
    return floor + (inexact & ((a < 0) != (b < 0))).astype(floor.dtype)


def _integer_remainder(a: Array, b: Array) -> Array:
    """Remainder with the sign of the dividend, as arith.remsi; np.fmod does it for floats too."""
    return np.fmod(a, _nonzero_divisor(b))


def _vdiv(a: Array, b: Array, *, isSigned: bool = True, isHP: bool = False) -> Array:
    """Quotient. Floats are always rounded correctly, so high precision (``isHP``) adds nothing."""
    del isHP
    return _by_type(np.divide, _quotient, a, b, signed=isSigned)


def _vmax(a: Array, b: Array, *, is_signed: bool = True) -> Array:
    return _by_type(_float_maximum, np.maximum, a, b, signed=is_signed)


def _vmin(a: Array, b: Array, *, is_signed: bool = True) -> Array:
    return _by_type(_float_minimum, np.minimum, a, b, signed=is_signed)


def _float_maximum(a: Array, b: Array) -> Array:
    # Two zeros add to -0 only if both are -0.
    return np.where((a == 0) & (b == 0), a + b, np.maximum(a, b))


def _float_minimum(a: Array, b: Array) -> Array:
    return -_float_maximum(-a, -b)


def _power(a: Array, b: Array) -> Array:
    """Integer power, wrapped. A negative exponent gives the reciprocal truncated toward zero."""
    negative = b < 0
    if np.any((a == 0) & negative):
        raise ArithmeticFault("zero to a negative integer power")
    one = np.ones_like(a)
    odd = (b & 1) == 1
    # 1 and -1 are their own reciprocals; of all others the reciprocal truncates to 0.
    reciprocal = np.where(a == 1, one, np.where(a == -1, np.where(odd, -one, one), 0))
    return np.where(negative, reciprocal, np.power(a, np.where(negative, 0, b)))


# Bits.


def _bitwise(function: Callable[..., Array], *inputs: Array) -> Array:
    """Applies a bitwise function, to the bits where the type is a float; i1 stays logical."""
    dtype = inputs[0].dtype
    if not is_float(dtype):
        return np.asarray(function(*inputs))
    return np.asarray(function(*map(unsigned, inputs))).view(dtype)


def _vshr(a: Array, amount: Array, *, is_signed: bool = True, round: bool = True) -> Array:
    """Shift right, arithmetic or logical; ``round`` adds half of the last place kept, ties up.

    The amount is read as unsigned, as in vshl; one of the width or more shifts every bit out.
    """
    value, count = _read(a, is_signed), _read(amount, is_signed)
    if not round:
        return (value >> count).astype(a.dtype)
    # The last bit shifted out says whether half or more of a unit is lost.
    before = count - (count != 0).astype(count.dtype)
    doubled = value >> before
    return np.where(count == 0, value, (doubled >> 1) + (doubled & 1)).astype(a.dtype)


def _mul_high(a: Array, b: Array, *, signed: bool) -> Array:
    """The high half of the double-width product of integers of 32 bits or fewer."""
    wide = np.int64 if signed else np.uint64
    product = _read(a, signed).astype(wide) * _read(b, signed).astype(wide)
    return (product >> (8 * a.dtype.itemsize)).astype(a.dtype)


def _vmulextended(a: Array, b: Array) -> tuple[Array, Array]:
    """The low and the high half of the signed product."""
    with np.errstate(all="ignore"):
        return np.asarray(a * b), _mul_high(a, b, signed=True)


# Floats alone.


def _reciprocal_root(a: Array) -> Array:
    return 1.0 / np.sqrt(a)


def _binary_exponent(a: Array) -> Array:
    """floor(log2 |x|); -inf of 0, +inf of an infinity, NaN of NaN, as C's logb."""
    exponent = np.frexp(a)[1].astype(np.float64) - 1
    special = np.where(a == 0, -np.inf, np.abs(a))
    return np.where((a == 0) | ~np.isfinite(a), special, exponent)


def _scale(a: Array, exponent: Array) -> Array:
    """x times two to the n; the fraction of n is dropped, NaN for n gives NaN."""
    # No f64 survives a scaling by more than 2200 binary places.
    count = np.trunc(np.clip(np.nan_to_num(exponent, nan=0.0, posinf=2200.0), -2200, 2200))
    return np.where(np.isnan(exponent), np.nan, np.ldexp(a, count.astype(np.int32)))


_error_function = np.vectorize(math.erf, otypes=[np.float64])

# Choices.

_COMPARE = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "gt": np.greater,
    "ge": np.greater_equal,
    "le": np.less_equal,
}


def _vcmp(a: Array, b: Array, *, compare_mode: str = "eq", is_signed: bool = True) -> Array:
    """Comparison as booleans. With a NaN every mode is false but "ne", as IEEE 754 has it."""
    if is_float(a.dtype):
        return np.asarray(_COMPARE[compare_mode](widened(a), widened(b)))
    return np.asarray(_COMPARE[compare_mode](_read(a, is_signed), _read(b, is_signed)))


def _vsel(condition: Array, chosen: Array, other: Array) -> Array:
    """The second input where the condition is nonzero, else the third."""
    return np.where(condition != 0, chosen, other)


ELEMENTWISE: dict[str, Callable[..., Any]] = {
    "vabs": partial(_by_type, np.abs, np.abs),
    "vadd": partial(_by_type, np.add, np.add),
    "vand": partial(_bitwise, np.bitwise_and),
    "vatan": _floats_only(np.arctan),
    "vcmp": _vcmp,
    "vcos": _floats_only(np.cos),
    "vdiv": _vdiv,
    "verf": _floats_only(_error_function),
    "vexp": _floats_only(np.exp),
    "vexp2": _floats_only(np.exp2),
    "vexpm1": _floats_only(np.expm1),
    "vilogb": _floats_only(_binary_exponent),
    "visinf": lambda a: np.isinf(widened(a)),
    "visnan": lambda a: np.isnan(widened(a)),
    "vldexp": _floats_only(_scale),
    "vln": _floats_only(np.log),
    "vlog10": _floats_only(np.log10),
    "vlog1p": _floats_only(np.log1p),
    "vlog2": _floats_only(np.log2),
    "vmax": _vmax,
    "vmin": _vmin,
    "vmod": partial(_by_type, np.fmod, _integer_remainder),
    "vmodui": partial(_integer_op, _integer_remainder, False),
    "vmul": partial(_by_type, np.multiply, np.multiply),
    "vmulext": partial(_mul_high, signed=True),
    "vmulextended": _vmulextended,
    "vmulextui": partial(_mul_high, signed=False),
    "vnot": partial(_bitwise, np.invert),
    "vor": partial(_bitwise, np.bitwise_or),
    "vpow": partial(_by_type, np.power, _power),
    "vrec": _floats_only(np.reciprocal),
    "vrelu": lambda a: _vmax(a, np.zeros_like(a)),
    "vrsqrt": _floats_only(_reciprocal_root),
    "vsel": _vsel,
    "vshl": np.left_shift,
    "vshr": _vshr,
    "vsin": _floats_only(np.sin),
    "vsqrt": _floats_only(np.sqrt),
    "vsub": partial(_by_type, np.subtract, np.subtract),
    "vtan": _floats_only(np.tan),
    "vtanh": _floats_only(np.tanh),
    "vxor": partial(_bitwise, np.bitwise_xor),
}
