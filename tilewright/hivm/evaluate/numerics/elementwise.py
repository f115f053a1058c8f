"""What the elementwise ops of HIVM compute, one function of numpy arrays per op.

`ELEMENTWISE` maps the name of an op without its dialect ("vadd") to a function of its inputs,
with the op's attributes as keyword arguments; it gives an array, "vmulextended" two. Arrays have
the storage type of their elements (i1 is `bool`, signless integers are numpy's signed ones) and
shapes that broadcast against each other; results of rank 0 may be numpy scalars. Broadcast and
transposed operands and buffers are the caller's business.

Rules for all ops:

* Integers wrap. i1 counts as unsigned, 0 or 1, whatever a signedness attribute says.
* Floats are computed in float64 and rounded once to the storage type, to nearest even.
* Maximum and minimum give NaN if an input is NaN, and order -0 below +0: arith.maximumf's rule,
  which keeps a maximum independent of the order of its inputs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.element_types import is_float
from tilewright.hivm.evaluate.numerics.floats import (
    error_function,
    maximum,
    minimum,
    reciprocal_root,
    through_float64,
    widened,
)
from tilewright.hivm.evaluate.numerics.integers import (
    divide_toward_zero,
    multiply_extended,
    on,
    power,
    remainder,
    signed,
    unsigned,
)

Array = np.ndarray
Function = Callable[..., Array]


def numbers(array: Array, is_signed: bool = True) -> Array:
    """The integers as an op of that signedness reads them; i1 and unsigned storage stay so."""
    return signed(array) if is_signed and array.dtype.kind == "i" else unsigned(array)


def by_type(floats: Function, integers: Function) -> Function:
    """One function for floats, in float64, and another for integers, in their own type.

    Integers are signed unless the op's attribute, is_signed or isSigned, says otherwise.
    """

    def compute(*inputs: Array, is_signed: bool = True) -> Array:
        if is_float(inputs[0].dtype):
            return through_float64(floats)(*inputs)
        with np.errstate(all="ignore"):
            return on(partial(numbers, is_signed=is_signed), integers)(*inputs)

    return compute


_divide = by_type(np.divide, divide_toward_zero)
_maximum = by_type(maximum, np.maximum)
_remainder = by_type(np.fmod, remainder)


def _vdiv(a: Array, b: Array, *, isSigned: bool = True, isHP: bool = False) -> Array:
    """Quotient. Floats are always rounded correctly, so high precision (`isHP`) adds nothing."""
    del isHP
    return _divide(a, b, is_signed=isSigned)


# Bits.


def _bitwise(function: Function) -> Function:
    """A bitwise function, of the bits where the type is a float; i1 stays logical."""

    def compute(*inputs: Array) -> Array:
        dtype = inputs[0].dtype
        if dtype == np.bool_:
            return np.asarray(function(*inputs))
        return np.asarray(function(*map(unsigned, inputs))).view(dtype)

    return compute


def _vshr(a: Array, amount: Array, *, is_signed: bool = True, round: bool = True) -> Array:
    """Shift right, arithmetic or logical; `round` adds half of the last place kept, ties up.

    The amount is read as unsigned, as in vshl; one of the width or more shifts every bit out.
    """
    value, count = numbers(a, is_signed), numbers(amount, is_signed)
    if not round:
        return (value >> count).astype(a.dtype)
    # The last bit shifted out says whether half or more of a unit is lost.
    before = count - (count != 0).astype(count.dtype)
    doubled = value >> before
    return np.where(count == 0, value, (doubled >> 1) + (doubled & 1)).astype(a.dtype)


_halves = multiply_extended(numbers)
_unsigned_halves = multiply_extended(unsigned)

# Floats alone.


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
    return np.asarray(_COMPARE[compare_mode](numbers(a, is_signed), numbers(b, is_signed)))


def _vsel(condition: Array, chosen: Array, other: Array) -> Array:
    """The second input where the condition is nonzero, else the third."""
    return np.where(condition != 0, chosen, other)


ELEMENTWISE: dict[str, Callable[..., Any]] = {
    "vabs": by_type(np.abs, np.abs),
    "vadd": by_type(np.add, np.add),
    "vand": _bitwise(np.bitwise_and),
    "vatan": through_float64(np.arctan),
    "vcmp": _vcmp,
    "vcos": through_float64(np.cos),
    "vdiv": _vdiv,
    "verf": through_float64(error_function),
    "vexp": through_float64(np.exp),
    "vexp2": through_float64(np.exp2),
    "vexpm1": through_float64(np.expm1),
    "vilogb": through_float64(_binary_exponent),
    "visinf": lambda a: np.isinf(widened(a)),
    "visnan": lambda a: np.isnan(widened(a)),
    "vldexp": through_float64(_scale),
    "vln": through_float64(np.log),
    "vlog10": through_float64(np.log10),
    "vlog1p": through_float64(np.log1p),
    "vlog2": through_float64(np.log2),
    "vmax": _maximum,
    "vmin": by_type(minimum, np.minimum),
    "vmod": _remainder,
    "vmodui": partial(_remainder, is_signed=False),
    "vmul": by_type(np.multiply, np.multiply),
    "vmulext": lambda a, b: _halves(a, b)[1],
    "vmulextended": _halves,
    "vmulextui": lambda a, b: _unsigned_halves(a, b)[1],
    "vnot": _bitwise(np.invert),
    "vor": _bitwise(np.bitwise_or),
    "vpow": by_type(np.power, power),
    "vrec": through_float64(np.reciprocal),
    "vrelu": lambda a: _maximum(a, np.zeros_like(a)),
    "vrsqrt": through_float64(reciprocal_root),
    "vsel": _vsel,
    "vshl": np.left_shift,
    "vshr": _vshr,
    "vsin": through_float64(np.sin),
    "vsqrt": through_float64(np.sqrt),
    "vsub": by_type(np.subtract, np.subtract),
    "vtan": through_float64(np.tan),
    "vtanh": through_float64(np.tanh),
    "vxor": _bitwise(np.bitwise_xor),
}
