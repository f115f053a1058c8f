"""Integer arithmetic as MLIR defines it: arrays of n bits that wrap, signed where the op says so.

An i1 is a bool here; as a signed number its 1 is -1. What MLIR leaves undefined is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import first_index

Binary = Callable[[np.ndarray, np.ndarray], np.ndarray]


def bits_of(dtype: np.dtype[Any]) -> int:
    return 1 if dtype == np.bool_ else 8 * dtype.itemsize


def signed(array: np.ndarray) -> np.ndarray:
    """The same bits as signed numbers."""
    if array.dtype == np.bool_:
        return -array.astype(np.int8)
    return array.astype(f"int{bits_of(array.dtype)}", copy=False)


def unsigned(array: np.ndarray) -> np.ndarray:
    """The same bits as unsigned numbers."""
    return array.astype(f"uint{max(bits_of(array.dtype), 8)}", copy=False)


def wrapped(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """The low bits of `array` that `dtype` holds."""
    return (array & 1).astype(np.bool_) if dtype == np.bool_ else array.astype(dtype, copy=False)


def on_signed(function: Binary) -> Binary:
    """`function` on the operands as signed numbers, wrapped to their type."""
    return lambda a, b: wrapped(function(signed(a), signed(b)), a.dtype)


def on_unsigned(function: Binary) -> Binary:
    """`function` on the operands as unsigned numbers, wrapped to their type."""
    return lambda a, b: wrapped(function(unsigned(a), unsigned(b)), a.dtype)


def refuse(where: np.ndarray, message: str, *operands: np.ndarray) -> None:
    """An error with the first operands for which `where` holds, put into `message`."""
    if np.any(where):
        index = first_index(np.asarray(where))
        raise EvaluationError(
            message.format(*(np.broadcast_to(o, np.shape(where))[index] for o in operands))
        )


def signed_division(divide: Binary) -> Binary:
    """`divide` on signed numbers; by zero, and a quotient that doesn't fit, are errors."""

    def checked(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        x, y = signed(a), signed(b)
        refuse(y == 0, "a division of {} by zero", x)
        lowest = -(1 << bits_of(a.dtype) - 1)
        refuse((x == lowest) & (y == -1), "a division of {} by {} overflows", x, y)
        return wrapped(divide(x, y), a.dtype)

    return checked


def unsigned_division(divide: Binary) -> Binary:
    """`divide` on unsigned numbers; by zero is an error."""

    def checked(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        x, y = unsigned(a), unsigned(b)
        refuse(y == 0, "a division of {} by zero", x)
        return wrapped(divide(x, y), a.dtype)

    return checked


def divide_toward_zero(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    down = np.floor_divide(a, b)
    return down + ((np.multiply(down, b) != a) & ((a < 0) != (b < 0))).astype(a.dtype)


def divide_up(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    down = np.floor_divide(a, b)
    return down + (np.multiply(down, b) != a).astype(a.dtype)


def remainder(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """What a division toward zero leaves, with the sign of `a`."""
    refuse(b == 0, "the remainder of {} by zero", a)
    return np.fmod(a, b)


def shift(function: Binary) -> Callable[[np.ndarray, np.ndarray], np.ndarray]:
    """`function`, left_shift or right_shift, by an amount that must be less than the width."""

    def checked(a: np.ndarray, amount: np.ndarray) -> np.ndarray:
        bits = bits_of(amount.dtype)
        message = f"a shift by {{}} of a value that has {bits} bits"
        refuse(unsigned(amount) >= bits, message, unsigned(amount))
        return function(a, amount)

    return checked


def add_with_carry(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The unsigned sum, wrapped, and whether it did."""
    if a.dtype == np.bool_:
        return a ^ b, a & b
    total = np.add(unsigned(a), unsigned(b))
    return wrapped(total, a.dtype), total < unsigned(a)


def multiply_extended(
    as_numbers: Callable[[np.ndarray], np.ndarray],
) -> Callable[[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray]]:
    """Low and high half of the product of the operands as `as_numbers` reads them."""

    def extended(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        bits = bits_of(a.dtype)
        # Python's integers are exact; 128 bits are wider than any dtype.
        product = np.multiply(as_numbers(a).astype(object), as_numbers(b).astype(object))
        return _from_exact(product, a.dtype), _from_exact(product >> bits, a.dtype)

    return extended


def _from_exact(numbers: Any, dtype: np.dtype[Any]) -> np.ndarray:
    """Python integers, wrapped to `dtype`."""
    bits = bits_of(dtype)
    low = np.asarray(np.asarray(numbers, object) & ((1 << bits) - 1), object)
    return wrapped(low.astype(np.uint64), dtype)


def power(base: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """base ** exponent, wrapped; a negative exponent gives what integer division of 1 would."""
    refuse((base == 0) & (exponent < 0), "zero to the power of {}", exponent)
    bits = bits_of(base.dtype)
    raised = np.frompyfunc(lambda b, e: _power(int(b), int(e), 1 << bits), 2, 1)
    return _from_exact(raised(base, exponent), base.dtype)


def _power(base: int, exponent: int, modulus: int) -> int:
    if exponent >= 0:
        return pow(base, exponent, modulus)
    return base ** (exponent & 1) if base in (1, -1) else 0


def leading_zeros(array: np.ndarray) -> np.ndarray:
    return _count(array, lambda number, bits: bits - number.bit_length())


def trailing_zeros(array: np.ndarray) -> np.ndarray:
    return _count(
        array, lambda number, bits: (number & -number).bit_length() - 1 if number else bits
    )


def ones(array: np.ndarray) -> np.ndarray:
    return _count(array, lambda number, _: number.bit_count())


def _count(array: np.ndarray, count: Callable[[int, int], int]) -> np.ndarray:
    bits = bits_of(array.dtype)
    counted = np.frompyfunc(lambda number: count(int(number), bits), 1, 1)
    return _from_exact(counted(unsigned(array)), array.dtype)
