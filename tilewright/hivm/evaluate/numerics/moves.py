"""What moves between memories do to the values: padding, atomic updates, fixpipe.

Functions take what source and destination hold and give what the destination, and for atomics the
old value, is afterwards; reading and writing the buffers is the caller's.
"""

from __future__ import annotations

import numpy as np

from tilewright.hivm.evaluate.checks import check_rank, check_shapes
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.casts import pre_quant, pre_relu
from tilewright.hivm.evaluate.numerics.elementwise import ELEMENTWISE, Array
from tilewright.hivm.evaluate.numerics.integers import unsigned
from tilewright.hivm.evaluate.numerics.layouts import nz2nd


def padded(
    source: Array,
    destination: Array,
    *,
    pad_mode: str = "PadNull",
    pad_value: Array | None = None,
    left_padding_num: int = 0,
    right_padding_num: int = 0,
) -> Array:
    """What load and copy leave in the destination: rows, along the last dimension, with padding.

    Each row is left padding, the source's row, right padding; what follows in the destination
    stays. Leading dimensions agree. PadNull leaves the padding places as they were, PadValue fills
    them with the value (0 if there is none), PadFirstElem with the first element of the row.
    Filling the whole buffer first (`init_out_buffer`) is the caller's: it is more than the
    destination shows.
    Errors: negative padding, a row that is longer than the destination's, elements that its type
    has no room for.
    """
    check_rank(source.shape, 1, "a source of rows")
    source = fitting(source, destination.dtype)
    check_shapes(source.shape[:-1], destination.shape[:-1])
    if min(left_padding_num, right_padding_num) < 0:
        numbers = f"{left_padding_num} and {right_padding_num}"
        raise EvaluationError(f"padding with {numbers} elements, of which one is negative")
    length = source.shape[-1]
    end = left_padding_num + length
    if end + right_padding_num > destination.shape[-1]:
        raise EvaluationError(
            f"a row of {left_padding_num} + {length} + {right_padding_num} elements "
            f"in one of {destination.shape[-1]}"
        )
    if pad_mode == "PadFirstElem" and not length:
        raise EvaluationError("a row without elements has no first one to pad with")
    result = destination.copy()
    result[..., left_padding_num:end] = source
    if pad_mode != "PadNull":
        zero = np.zeros((), source.dtype)
        value = zero if pad_value is None else fitting(np.asarray(pad_value), source.dtype)
        filling = source[..., :1] if pad_mode == "PadFirstElem" else value
        result[..., :left_padding_num] = filling
        result[..., end : end + right_padding_num] = filling
    return result


_ATOMIC = {
    "none": lambda old, value: value,
    "add": ELEMENTWISE["vadd"],
    "max": ELEMENTWISE["vmax"],
    "min": ELEMENTWISE["vmin"],
    "and": ELEMENTWISE["vand"],
    "or": ELEMENTWISE["vor"],
    "xor": ELEMENTWISE["vxor"],
    "umax": lambda old, value: ELEMENTWISE["vmax"](old, value, is_signed=False),
    "umin": lambda old, value: ELEMENTWISE["vmin"](old, value, is_signed=False),
}


def atomic(kind: str, old: Array, value: Array) -> Array:
    """What memory holds after a store or atomic_rmw of a case of AtomicKind; arithmetic's rules.

    atomic_rmw gives the old values as its result.
    """
    check_shapes(value.shape, old.shape)
    return np.asarray(_ATOMIC[kind](old, value))


def atomic_cas(old: Array, expected: Array, value: Array) -> Array:
    """What memory holds after compare-and-swap: the value where the old bits are the expected.

    Bits are compared, so a NaN is equal to itself and -0 isn't +0. The op's result is the old one.
    """
    for each in (expected, value):
        check_shapes(each.shape, old.shape)
    return np.where(unsigned(old) == unsigned(expected), value, old)


def atomic_xchg(old: Array, value: Array, mask: Array | None = None) -> Array:
    """What memory holds after an exchange, under a mask; the op's result is the old value."""
    check_shapes(value.shape, old.shape)
    if mask is not None:
        check_shapes(mask.shape, old.shape)
    return value if mask is None else np.where(mask != 0, value, old)


# Fixpipe.


def fixpipe(
    source: Array,
    *,
    dma_mode: str = "normal",
    pre_quant_mode: str = "NO_QUANT",
    quant_scale: float | None = None,
    pre_relu_mode: str = "NO_RELU",
    shape: tuple[int, int] | None = None,
) -> Array:
    """The values that fixpipe drains from the accumulator: quantised, then relu, then laid out.

    Mode normal keeps the layout of the source. In mode nz2nd a source in fractals [..., N1, M1, M0,
    N0] becomes rows of `shape` [M, N]; without a shape the source already is row-major. Mode
    nz2dn gives that transposed. Errors: convert's.
    """
    values = pre_relu(pre_quant(source, pre_quant_mode, quant_scale), pre_relu_mode)
    if dma_mode == "normal":
        return values
    if shape is not None:
        values = nz2nd(values, *shape)
    if dma_mode == "nz2dn":
        check_rank(values.shape, 2, "rows")
        return np.swapaxes(values, -1, -2)
    return values


def channel_split(fractals: Array) -> Array:
    """[..., N1, M1, 16, 16] of f32 to [..., 2 * N1, M1, 16, 8]: fractals of 64-byte rows halved.

    The accumulator's fractals have 16 columns whatever the type; elsewhere an f32 row of 32 bytes
    has 8. Fractal 2j holds the first 8 columns of fractal j.
    """
    check_rank(fractals.shape, 4, "fractals")
    if fractals.shape[-1] % 2:
        raise EvaluationError(f"{fractals.shape[-1]} columns can't be halved")
    *outer, across, down, rows, columns = fractals.shape
    halves = fractals.reshape(*outer, across, down, rows, 2, columns // 2)
    return np.moveaxis(halves, -2, -4).reshape(*outer, 2 * across, down, rows, columns // 2)
