"""Floating-point constants: their bits, and their spelling as MLIR's APFloat writes them.

Python holds a number of any type as one of 64 bits. A NaN keeps there its sign and, from the left,
its fraction, which conversions by the processor would change.
"""

from __future__ import annotations

import math
import struct
from decimal import ROUND_HALF_UP, Context, Decimal

from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    ReducedPrecisionFloatType,
)

# Bits of the significand, the hidden one included; other types have that of their own name.
_PRECISION: dict[type, int] = {
    Float64Type: 53,
    Float32Type: 24,
    Float16Type: 11,
    BFloat16Type: 8,
}
_FRACTION = 52  # bits of the fraction of a number of 64 bits
_INFINITY = 0x7FF << _FRACTION
_SHORT_DIGITS = 6
_MAX_PADDING = 3  # zeros after which the long form takes an exponent


def spell_float(value: float, type: AnyFloat) -> str:
    """`value` of `type` as MLIR prints it.

    Six digits and an exponent where this says the value exactly; else as many digits as the type
    needs; the bits in hexadecimal where neither form can be read back as a float.
    """
    if math.isfinite(value):
        short = _short_form(value)
        if type.round(float(short)) == value:
            return short
        long = _long_form(value, _PRECISION.get(type.__class__, 8))
        if "." in long:
            return long
    return f"0x{bits_of_float(value, type):X}"


def bits_of_float(value: float, type: AnyFloat) -> int:
    """The bits of `value` in `type`."""
    if math.isnan(value):
        (double,) = struct.unpack("<Q", struct.pack("<d", value))
        magnitude = double >> (_FRACTION - _fraction(type)) & ((1 << (type.bitwidth - 1)) - 1)
        bits = double >> 63 << (type.bitwidth - 1) | magnitude
        if math.isnan(_unpacked(bits, type)):
            return bits
    return int.from_bytes(type.pack((value,)), "little")


def float_of_bits(bits: int, type: AnyFloat) -> float:
    """The value of `bits` in `type`."""
    value = _unpacked(bits, type)
    fraction = bits & ((1 << _fraction(type)) - 1)
    if not math.isnan(value) or not fraction:
        return value
    sign = bits >> (type.bitwidth - 1) << 63
    double = sign | _INFINITY | fraction << (_FRACTION - _fraction(type))
    return struct.unpack("<d", struct.pack("<Q", double))[0]


def _fraction(type: AnyFloat) -> int:
    """How many bits the fraction has."""
    if isinstance(type, ReducedPrecisionFloatType):
        return type.SEMANTICS.mantissa_bits
    return _PRECISION[type.__class__] - 1


def _unpacked(bits: int, type: AnyFloat) -> float:
    return type.unpack(bits.to_bytes(type.compile_time_size, "little"), 1)[0]


def _short_form(value: float) -> str:
    """`value` with one digit before the point and six behind it, the last of them 0."""
    rounded = Context(prec=_SHORT_DIGITS, rounding=ROUND_HALF_UP).create_decimal(Decimal(value))
    if not rounded:
        return f"{'-' if math.copysign(1, value) < 0 else ''}0.000000e+00"
    sign, digits, _ = rounded.as_tuple()
    exponent = rounded.adjusted()
    fraction = "".join(map(str, digits[1:])).ljust(_SHORT_DIGITS, "0")
    return f"{'-' if sign else ''}{digits[0]}.{fraction}e{exponent:+03d}"


def _long_form(value: float, precision: int) -> str:
    """`value` with all the digits that distinguish it, trailing zeros dropped."""
    context = Context(prec=2 + precision * 59 // 196, rounding=ROUND_HALF_UP)
    sign, digit_tuple, exponent = context.create_decimal(Decimal(value)).as_tuple()
    assert isinstance(exponent, int)
    digits = "".join(map(str, digit_tuple))
    stripped = digits.rstrip("0")
    exponent += len(digits) - len(stripped)
    digits, minus = stripped, "-" if sign else ""
    leading = exponent + len(digits) - 1  # power of ten of the first digit
    if exponent >= 0:
        scientific = exponent > _MAX_PADDING or len(digits) + exponent > context.prec
    else:
        scientific = leading < 0 and -leading > _MAX_PADDING
    if scientific:
        return f"{minus}{digits[0]}.{digits[1:] or '0'}E{leading:+d}"
    if exponent >= 0:
        return minus + digits + "0" * exponent
    if leading >= 0:
        return f"{minus}{digits[: leading + 1]}.{digits[leading + 1 :]}"
    return f"{minus}0.{'0' * (-leading - 1)}{digits}"
