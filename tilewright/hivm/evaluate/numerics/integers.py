"""Integer arithmetic: arrays of n bits that wrap, signed where the op says so.

An i1 is a bool here. What MLIR leaves undefined is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import first_index

Function = Callable[..., np.ndarray]


def signed(array: np.ndarray) -> np.ndarray:
    """The same bits as signed numbers: the 1 of an i1 is -1."""
    if array.dtype == np.bool_:
        return -array.astype(np.int8)
    return array.view(f"i{array.dtype.itemsize}")


def unsigned(array: np.ndarray) -> np.ndarray:
    """The bits of any type as unsigned numbers; an i1 takes a byte."""
    return array.view(f"u{array.dtype.itemsize}")


def wrapped(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """The low bits of `array` that `dtype` holds."""
    return (array & 1).astype(np.bool_) if dtype == np.bool_ else array.astype(dtype, copy=False)


def check_width(source: np.dtype[Any], target: np.dtype[Any]) -> None:
    """Refuses a bitcast between types of different width."""
    if bits_of(source) != bits_of(target):
        raise EvaluationError(f"a bitcast from {source} to {target} changes the width")


def bitcast(array: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """The same bits as another type of the same width."""
    check_width(array.dtype, dtype)
    return array.view(dtype)


def on(read: Function, function: Function) -> Function:
    """`function` on the operands as `read` takes them for numbers, wrapped to their type."""
    return lambda *arrays: wrapped(np.asarray(function(*map(read, arrays))), arrays[0].dtype)


def on_signed(function: Function) -> Function:
    """`function` on the operands as signed numbers, wrapped to their type."""
    return on(signed, function)


def on_unsigned(function: Function) -> Function:
    """`function` on the operands as unsigned numbers, wrapped to their type."""
    return on(unsigned, function)


def refuse(where: np.ndarray, message: str, *operands: np.ndarray) -> None:
    """An error with the first operands for which `where` holds, put into `message`."""
    if np.any(where):
        index = first_index(np.asarray(where))
        raise EvaluationError(
            message.format(*(np.broadcast_to(o, np.shape(where))[index] for o in operands))
        )


# Division: functions of numbers, which `on_signed` and `on_unsigned` make functions of operands.


def _refuse_zero(b: np.ndarray, message: str, a: np.ndarray) -> None:
    refuse(np.broadcast_to(b == 0, np.broadcast_shapes(a.shape, b.shape)), message, a)


def divide_down(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The quotient, rounded down; by zero is an error."""
    _refuse_zero(b, "a division of {} by zero", a)
    return np.floor_divide(a, b)


def divide_toward_zero(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The quotient, truncated; the smallest number by -1 wraps to itself."""
    down = divide_down(a, b)
    return down + ((np.multiply(down, b) != a) & ((a < 0) != (b < 0))).astype(a.dtype)


def divide_up(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The quotient, rounded up."""
    down = divide_down(a, b)
    return down + (np.multiply(down, b) != a).astype(a.dtype)


def remainder(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """What a division toward zero leaves, with the sign of `a`."""
    _refuse_zero(b, "the remainder of {} by zero", a)
    return np.fmod(a, b)


def without_overflow(divide: Function) -> Function:
    """`divide` of operands as signed numbers; a quotient that doesn't fit is an error."""

    def checked(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        x, y = signed(a), signed(b)
        lowest = -(1 << bits_of(a.dtype) - 1)
        refuse((x == lowest) & (y == -1), "a division of {} by {} overflows", x, y)
        return wrapped(divide(x, y), a.dtype)

    return checked


def shift(function: Function) -> Function:
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


def multiply_extended(read: Function) -> Callable[..., tuple[np.ndarray, np.ndarray]]:
    """Low and high half of the product of the operands as `read` takes them for numbers."""

    def extended(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        bits = bits_of(a.dtype)
        # Python's integers are exact; 128 bits are wider than any dtype.
        product = np.multiply(read(a).astype(object), read(b).astype(object))
        return _from_exact(product, a.dtype), _from_exact(product >> bits, a.dtype)

    return extended


def _from_exact(numbers: Any, dtype: np.dtype[Any]) -> np.ndarray:
    """Python integers, wrapped to `dtype`."""
    bits = bits_of(dtype)
    low = np.asarray(np.asarray(numbers, object) & ((1 << bits) - 1), object)
    return wrapped(low.astype(np.uint64), dtype)


def power(base: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """base ** exponent, wrapped; a negative exponent gives what integer division of 1 would."""
    negative = exponent < 0
    refuse((base == 0) & negative, "zero to the negative power {}", exponent)
    # 1 and -1 are their own reciprocals; those of all others truncate to 0.
    own = (base == 1) | (base == -1)
    raised = np.power(base, np.where(negative, exponent & 1, exponent))
    return np.where(negative & ~own, np.zeros_like(raised), raised)


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
