"""Type conversion: vcast, and the conversions on the way out of the cube (fixpipe).

Every number that a storage type holds is `± magnitude * 2**exponent` with a magnitude of 64 bits,
so one integer function rounds for all pairs of types, exactly and in every mode. What the facts
leave open is decided so:

* i1 is 0 or 1 on the way in, whatever `cast` says (vcast of an i1 mask gives 1.0, not -1.0). On
  the way out it is "not zero", NaN included, and in mode truncwithoverflow the lowest bit.
* To an integer: NaN gives 0, values out of range give the nearest end of the range, as LLVM's
  saturating conversions. Mode truncwithoverflow keeps the low bits instead (infinities give 0);
  that is its only difference from trunc.
* `cast_unsigned` reads and writes signless integers as unsigned ones.
* To a float: overflow is IEEE 754's, an infinity or, in a mode that rounds the value toward zero,
  the largest finite value. f8E4M3FN has no infinity: everything too large gives ±448.

`rounded` is the conversion to floats of arith instead, where that too large value is a NaN.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from tilewright.hivm.evaluate.element_types import bits_of, is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import ELEMENTWISE, Array
from tilewright.hivm.evaluate.numerics.floats import E4M3, nearest, widened
from tilewright.hivm.evaluate.numerics.integers import bitcast, unsigned, wrapped

DType = np.dtype[Any]


def vcast(
    source: Array, target: DType, *, round_mode: str = "rint", cast: str = "cast_signed"
) -> Array:
    """Converts every element to the type `target`; the shape stays.

    `round_mode` is a case of RoundMode: rint (half to even), round (half away from zero), floor,
    ceil, trunc, odd (inexact results get an odd last digit), truncwithoverflow. `cast` is a case
    of TypeFn. Error: a bitcast between types of different width.
    """
    if cast == "bitcast":
        return bitcast(source, target)
    # Unsigned numbers are meant to wrap, and what overflows is decided here, not by numpy.
    with np.errstate(all="ignore"):
        return np.asarray(_converted(source, target, round_mode, cast == "cast_signed"))


def rounded(source: Array, target: DType) -> Array:
    """Converts to a float type, half to even. Overflow gives an infinity; NaN without those."""
    if is_float(source.dtype):
        return nearest(widened(source), target)
    with np.errstate(all="ignore"):
        return _to_float(_integers(source, signed=True), target, "rint", overflow=np.inf)


def _converted(source: Array, target: DType, round_mode: str, signed: bool) -> Array:
    overflow = float(ml_dtypes.finfo(target).max) if target == E4M3 else np.inf
    if is_float(target) and is_float(source.dtype) and round_mode == "rint":
        return nearest(np.clip(widened(source), -overflow, overflow), target)
    numbers = _numbers_of_floats(source) if is_float(source.dtype) else _integers(source, signed)
    if is_float(target):
        return _to_float(numbers, target, round_mode, overflow)
    if target == np.bool_ and round_mode != "truncwithoverflow":
        return (numbers.magnitude != 0) | numbers.nan | numbers.infinite
    return _to_integer(numbers, target, round_mode, signed)


@dataclass(frozen=True)
class _Numbers:
    """An array of numbers, ± magnitude * 2**exponent; 0 where they are infinite or NaN."""

    negative: Array
    magnitude: Array
    exponent: Array
    infinite: Array
    nan: Array


def _numbers_of_floats(source: Array) -> _Numbers:
    values = widened(source)
    infinite, nan = np.isinf(values), np.isnan(values)
    fraction, exponent = np.frexp(np.where(infinite | nan, 0.0, np.abs(values)))
    magnitude = np.ldexp(fraction, 53).astype(np.uint64)
    return _Numbers(np.signbit(values), magnitude, exponent.astype(np.int64) - 53, infinite, nan)


def _integers(source: Array, signed: bool) -> _Numbers:
    if source.dtype.kind == "i" and signed:
        wide = source.astype(np.int64)
        negative = wide < 0
        magnitude = np.where(negative, -unsigned(wide), unsigned(wide))
    else:
        magnitude = unsigned(source).astype(np.uint64)
        negative = np.zeros(source.shape, np.bool_)
    never = np.zeros(source.shape, np.bool_)
    return _Numbers(negative, magnitude, np.zeros(source.shape, np.int64), never, never)


_ONE = np.uint64(1)
# Whether to round a magnitude up, from: the sign, whether the digit kept last is odd, whether the
# first dropped bit is set, and whether any bit after it is.
_ROUNDS_UP = {
    "rint": lambda negative, odd, half, rest: half & (rest | odd),
    "round": lambda negative, odd, half, rest: half,
    "floor": lambda negative, odd, half, rest: (half | rest) & negative,
    "ceil": lambda negative, odd, half, rest: (half | rest) & ~negative,
    "trunc": lambda negative, odd, half, rest: np.zeros_like(half),
    "odd": lambda negative, odd, half, rest: (half | rest) & ~odd,
    "truncwithoverflow": lambda negative, odd, half, rest: np.zeros_like(half),
}


def _shifted(numbers: _Numbers, shift: Array, round_mode: str) -> Array:
    """The magnitudes without their last `shift` (0 or more) bits, rounded by the mode."""
    # Integers are never shifted by 63; a float's 53 bits are then gone, but for "any bit dropped".
    count = np.minimum(shift, 63).astype(np.uint64)
    before = np.where(count > 0, count - _ONE, np.uint64(0))
    kept = numbers.magnitude >> count
    half = (count > 0) & (((numbers.magnitude >> before) & _ONE) == 1)
    rest = (numbers.magnitude & ((_ONE << before) - _ONE)) != 0
    odd = (kept & _ONE) == 1
    return kept + _ROUNDS_UP[round_mode](numbers.negative, odd, half, rest).astype(np.uint64)


def _to_integer(numbers: _Numbers, target: DType, round_mode: str, signed: bool) -> Array:
    signed = signed and target.kind == "i"
    width = bits_of(target)
    rounded = _shifted(numbers, np.maximum(-numbers.exponent, 0), round_mode)
    left = np.maximum(numbers.exponent, 0)
    integer = rounded << np.minimum(left, 64).astype(np.uint64)
    if round_mode != "truncwithoverflow":
        # Magnitudes of floats have 53 bits, those of integers are never shifted left.
        too_large = numbers.infinite | ((rounded != 0) & (left > 64 - 53))
        integer = np.where(too_large, np.uint64(2**64 - 1), integer)
        lowest = 2 ** (width - 1) if signed else 0
        highest = 2 ** (width - 1) - 1 if signed else 2**width - 1
        limit = np.where(numbers.negative, np.uint64(lowest), np.uint64(highest))
        integer = np.minimum(integer, limit)
    bits = np.where(numbers.negative, -integer, integer)
    return wrapped(bits, target)


def _to_float(numbers: _Numbers, target: DType, round_mode: str, overflow: float) -> Array:
    format = ml_dtypes.finfo(target)
    precision, smallest_exponent = format.nmant + 1, int(format.minexp) - format.nmant
    largest = float(format.max)
    length = _bit_length(numbers.magnitude)
    last_place = np.maximum(length + numbers.exponent - precision, smallest_exponent)
    shift = np.maximum(last_place - numbers.exponent, 0)
    rounded = _shifted(numbers, shift, round_mode).astype(np.float64)
    size = np.ldexp(rounded, (numbers.exponent + shift).astype(np.int32))
    always = np.ones(numbers.negative.shape, np.bool_)
    away = _ROUNDS_UP[round_mode](numbers.negative, always, always, always)
    size = np.where(size > largest, np.where(away, overflow, largest), size)
    size = np.where(numbers.infinite, overflow, size)
    signed = np.where(numbers.nan, np.nan, np.copysign(size, np.where(numbers.negative, -1.0, 1.0)))
    return nearest(signed, target)


def _bit_length(magnitude: Array) -> Array:
    """Number of binary digits, 0 for 0; in halves because f64 can't hold 64 bits."""
    high, low = magnitude >> np.uint64(32), magnitude & np.uint64(2**32 - 1)
    digits = np.frexp(np.where(high > 0, high, low).astype(np.float64))[1].astype(np.int64)
    return digits + np.where(high > 0, 32, 0)


# The way out of the cube.

_PRE_QUANT = {
    "S322I8": (np.int32, np.int8),
    "F322F16": (np.float32, np.float16),
    "QF322F32_PRE": (np.float32, np.float32),
    "F322BF16": (np.float32, ml_dtypes.bfloat16),
}


def pre_quant(source: Array, mode: str, scale: float | None = None) -> Array:
    """What fixpipe's `pre_quant` makes of accumulated values; the mode names both types.

    Values are multiplied by the scale, if there is one, in float64, and rounded once, half to even;
    i8 saturates. Error: values of another type than the mode's, or a scale without a mode.
    """
    if mode == "NO_QUANT":
        if scale is not None:
            raise EvaluationError("a quantisation scale needs a quantisation mode")
        return source
    expected, target = map(np.dtype, _PRE_QUANT[mode])
    if source.dtype != expected:
        raise EvaluationError(f"quantisation {mode} takes {expected}, not {source.dtype}")
    with np.errstate(all="ignore"):
        scaled = source.astype(np.float64) * np.float64(1.0 if scale is None else scale)
    return vcast(scaled, target)


def pre_relu(source: Array, mode: str) -> Array:
    """What fixpipe's `pre_relu` makes of values. Error: modes whose slope no operand gives."""
    match mode:
        case "NO_RELU":
            return source
        case "NORMAL_RELU":
            return np.asarray(ELEMENTWISE["vmax"](source, np.zeros_like(source)))
        case _:
            raise EvaluationError(f"{mode} needs a slope, which fixpipe has no operand for")
