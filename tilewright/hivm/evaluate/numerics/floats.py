"""Floating-point arithmetic: every op rounds once, to nearest, ties to even.

Ops compute in float64 and round that: sums, products, quotients, remainders and square roots come
out correctly rounded for all types up to f32, other functions with numpy's error in float64.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np

from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.numerics.integers import bitcast, refuse, unsigned, wrapped

E4M3 = np.dtype(ml_dtypes.float8_e4m3fn)


def widened(array: np.ndarray) -> np.ndarray:
    """Floats as float64, which holds those of all other types; signalling NaNs raise no warning."""
    with np.errstate(invalid="ignore"):
        return array.astype(np.float64)


def nearest(values: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """Rounds float64 values to a float type once, to nearest even.

    Overflow gives an infinity, in f8E4M3FN, which has none, a NaN.
    """
    with np.errstate(all="ignore"):
        if dtype in (np.float64, np.float32, np.float16):
            return values.astype(dtype)
        return _to_odd(values).astype(dtype)


def _to_odd(values: np.ndarray) -> np.ndarray:
    """Rounds float64 to float32 so that rounding again to a type of 8 bits or fewer is exact.

    Where the nearest float32 isn't the value, the neighbour with an odd last bit is taken: the last
    bit then says "something follows", which a second rounding needs to know to break ties.
    """
    near = np.asarray(values.astype(np.float32))
    inexact = (near.astype(np.float64) != values) & np.isfinite(values)
    even = (near.view(np.uint32) & 1) == 0
    toward = np.where(near.astype(np.float64) < values, np.inf, -np.inf).astype(np.float32)
    return np.where(inexact & even, np.nextafter(near, toward), near)


def through_float64(function: Callable[..., Any]) -> Callable[..., np.ndarray]:
    """`function` of float64 arrays, its result rounded to the type of the first operand."""

    def compute(*arrays: np.ndarray) -> np.ndarray:
        with np.errstate(all="ignore"):
            result = np.asarray(function(*map(widened, arrays)), np.float64)
        return nearest(result, arrays[0].dtype)

    return compute


def maximum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The larger one; NaN if one is; +0 is larger than -0."""
    # Two zeros add to -0 only if both are -0.
    return np.where((a == 0) & (b == 0), a + b, np.maximum(a, b))


def minimum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The smaller one; NaN if one is; -0 is smaller than +0."""
    return -maximum(-a, -b)


def ignoring_nan(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    """`function` of two numbers; of a number and a NaN, the number."""
    return lambda a, b: np.where(a != a, b, np.where(b != b, a, function(a, b)))


def reciprocal_root(a: np.ndarray) -> np.ndarray:
    return 1.0 / np.sqrt(a)


error_function = np.frompyfunc(math.erf, 1, 1)


def multiply_add(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """a * b + c, rounded once."""
    x, y, z = map(widened, (a, b, c))
    if a.dtype != np.float64:
        return nearest(_sum_to_odd(x * y, z), a.dtype)  # the product is exact
    exact = np.frompyfunc(_multiply_add, 3, 1)
    return np.asarray(exact(x, y, z)).astype(np.float64)


def _sum_to_odd(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """a + b in float64, rounded to odd: an inexact sum has its last bit set.

    Rounding that again, to a type with at least two bits less, gives what rounding once would.
    """
    total = a + b
    virtual = total - a
    error = (a - (total - virtual)) + (b - virtual)
    past = (error != 0) & ((error < 0) == (total > 0))
    down = np.asarray(np.where(past, np.nextafter(total, 0.0), total))
    odd = (down.view(np.uint64) | np.uint64(1)).view(np.float64)
    return np.where((error != 0) & np.isfinite(total), odd, total)


def _multiply_add(a: float, b: float, c: float) -> float:
    if not np.isfinite([a, b]).all():
        return a * b + c
    if not np.isfinite(c):
        return c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c  # for the sign of the zero
    try:
        return float(exact)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


def with_sign(magnitude: np.ndarray, sign: np.ndarray) -> np.ndarray:
    """The bits of `magnitude` with the sign bit of `sign`."""
    bits = unsigned(magnitude)
    top = bits.dtype.type(1 << (bits_of(bits.dtype) - 1))
    return bitcast(np.asarray((bits & ~top) | (unsigned(sign) & top)), magnitude.dtype)


def to_integers(is_signed: bool) -> Callable[[np.ndarray, np.dtype[Any]], np.ndarray]:
    """Floats to integers toward zero; one that doesn't fit is an error, as MLIR leaves it open."""

    def convert(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
        bits = bits_of(dtype)
        low, above = (-(2.0 ** (bits - 1)), 2.0 ** (bits - 1)) if is_signed else (0.0, 2.0**bits)
        whole = np.trunc(widened(array))
        kind = "signed" if is_signed else "unsigned"
        fits = (whole >= low) & (whole < above)
        refuse(~fits, f"{{}} doesn't fit into {bits} {kind} bits", array)
        return wrapped(whole.astype(np.int64 if is_signed else np.uint64), dtype)

    return convert
