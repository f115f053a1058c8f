"""Floating-point arithmetic of arith and math: every op rounds once, to nearest, ties to even.

Functions such as exp compute in float64 and round that.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.arithmetic import nearest
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.integers import bits_of, refuse, wrapped


def sum_to_odd(a: np.ndarray, b: np.ndarray) -> np.ndarray:
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


def to_integers(
    is_signed: bool,
) -> Callable[[np.ndarray, np.dtype[Any]], np.ndarray]:
    """Floats to integers toward zero; one that doesn't fit is an error, as MLIR leaves it open."""

    def convert(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
        bits = bits_of(dtype)
        low, above = (-(2.0 ** (bits - 1)), 2.0 ** (bits - 1)) if is_signed else (0.0, 2.0**bits)
        whole = np.trunc(array.astype(np.float64))
        kind = "signed" if is_signed else "unsigned"
        fits = (whole >= low) & (whole < above)
        refuse(~fits, f"{{}} doesn't fit into {bits} {kind} bits", array)
        return wrapped(whole.astype(np.int64 if is_signed else np.uint64), dtype)

    return convert


def through_float64(function: Callable[..., Any]) -> Callable[..., np.ndarray]:
    """`function` of float64 arrays, its result rounded to the type of the first operand."""

    def compute(*arrays: np.ndarray) -> np.ndarray:
        wide = (array.astype(np.float64) for array in arrays)
        return nearest(np.asarray(function(*wide), np.float64), arrays[0].dtype)

    return compute


def maximum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The larger one; NaN if one is; +0 is larger than -0."""
    equal = np.where(a == 0, a + b, a)  # +0 + -0 is +0
    return np.where(a == b, equal, np.where(a > b, a, np.where(a < b, b, a + b)))


def minimum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The smaller one; NaN if one is; -0 is smaller than +0."""
    return -maximum(-a, -b)


def ignoring_nan(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    """`function` of two numbers; of a number and a NaN, the number."""
    return lambda a, b: np.where(a != a, b, np.where(b != b, a, function(a, b)))


def multiply_add(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """a * b + c, rounded once."""
    x, y, z = (array.astype(np.float64) for array in (a, b, c))
    if a.dtype != np.float64:
        return nearest(sum_to_odd(x * y, z), a.dtype)  # the product is exact
    exact = np.frompyfunc(_multiply_add, 3, 1)
    return np.asarray(exact(x, y, z)).astype(np.float64)


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


def same_bits(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """The bits of `array` read as `dtype`, which has the same size."""
    if bits_of(array.dtype) != bits_of(dtype):
        raise EvaluationError(f"a bitcast from {array.dtype} to {dtype} changes the size")
    return np.ascontiguousarray(array).view(dtype).reshape(array.shape)


def with_sign(magnitude: np.ndarray, sign: np.ndarray) -> np.ndarray:
    """The bits of `magnitude` with the sign bit of `sign`."""
    integer = np.dtype(f"uint{8 * magnitude.dtype.itemsize}")
    top = integer.type(1 << (bits_of(integer) - 1))
    bits = (same_bits(magnitude, integer) & ~top) | (same_bits(sign, integer) & top)
    return same_bits(np.asarray(bits), magnitude.dtype)


def absolute(array: np.ndarray) -> np.ndarray:
    return with_sign(array, np.zeros_like(array))
