"""Float constants: reading, rounding and writing them without losing a bit.

Every value is rounded to its type once, straight from the number that was written; going
by way of a Python float (binary64) would round twice and end one unit off now and then.
"""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from tilewright.stmt.types import Type

# code, bits -> bits of precision, exponents of the smallest normal and the largest number
_FORMATS = {
    ("float", 16): (11, -14, 15),
    ("float", 32): (24, -126, 127),
    ("float", 64): (53, -1022, 1023),
    ("bfloat", 16): (8, -126, 127),
}


@lru_cache(maxsize=4096)
def _nearest(value: Fraction, type: Type) -> float:
    """The float of `type` nearest to `value`, ties to even; infinite when it overflows."""
    precision, lowest, highest = _FORMATS[type.code, type.bits]
    magnitude = abs(value)
    # Off by at most one, as bit lengths tell powers of two only.
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    quantum = max(exponent, lowest) - precision + 1
    units = round(magnitude / Fraction(2) ** quantum)
    if units.bit_length() + quantum > highest + 1:
        return math.copysign(math.inf, value)
    return math.copysign(math.ldexp(units, quantum), value)


def round_to(value: float, type: Type) -> float:
    """`value` rounded to the float type `type`; infinities, NaN and signed zeros stay."""
    if not math.isfinite(value) or value == 0 or type.bits == 64:
        return value
    return _nearest(Fraction(value), type)


def from_text(text: str, type: Type) -> float:
    """The float of `type` nearest to the decimal number `text`; infinite when it overflows."""
    value = float(text)
    # Past the range of binary64 nothing is left to round, and the exact fraction could be huge.
    if value == 0 or math.isinf(value) or type.bits == 64:
        return value
    return _nearest(Fraction(Decimal(text)), type)


def to_text(value: float, type: Type) -> str:
    """Halide's six decimals if they read back as `value`, else the fewest digits that do.

    `value` is finite and a float of `type`.
    """
    fixed = f"{value:.6f}"
    if from_text(fixed, type) == value:
        return fixed
    return _shortest(value, type)


def to_short_text(value: float, type: Type) -> str:
    """The fewest digits that read back as the finite `value`: "1.5", "65504", "-0"."""
    return f"{value:.0f}" if value.is_integer() else _shortest(value, type)


def _shortest(value: float, type: Type) -> str:
    candidates = (f"{value:.{digits}g}" for digits in range(1, 17))
    return next((text for text in candidates if from_text(text, type) == value), f"{value:.17g}")
