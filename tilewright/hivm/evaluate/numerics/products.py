"""Matrix products of the cube core.

Products of integers are exact, wrapped to the accumulator's i32: those of 16 bits or fewer are
computed in float64, which is exact up to 2**53 and fast, others in i64, whose low bits are right.
Products of floats are accumulated in float32, as L0C does; the order of the additions is that of
numpy's matrix product. Functions named `..._marks` take marks of what was written instead of
elements, and give those of the result.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from tilewright.hivm.evaluate.checks import check_count, check_rank, check_shapes
from tilewright.hivm.evaluate.element_types import fitting, is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.floats import nearest, widened
from tilewright.hivm.evaluate.numerics.integers import bitcast, wrapped


def product(a: Array, b: Array) -> Array:
    """[..., M, K] by [..., K, N]: f32 from floats, i32 from integers."""
    _check_factors(a, b)
    if is_float(a.dtype) != is_float(b.dtype):
        raise EvaluationError(f"product of {a.dtype} and {b.dtype}")
    with np.errstate(all="ignore"):
        if is_float(a.dtype):
            return a.astype(np.float32) @ b.astype(np.float32)
        narrow = max(a.dtype.itemsize, b.dtype.itemsize) <= 2
        wide = np.float64 if narrow else np.int64
        exact = a.astype(wide) @ b.astype(wide)
    return wrapped(exact.astype(np.int64), np.dtype(np.int32))


def _check_factors(a: Array, b: Array) -> None:
    check_rank(a.shape, 2, "a matrix")
    check_rank(b.shape, 2, "a matrix")
    if a.shape[-1] != b.shape[-2] or a.shape[:-2] != b.shape[:-2]:
        raise EvaluationError(f"a product of {list(a.shape)} and {list(b.shape)}")


def product_marks(a: Array, b: Array) -> Array:
    """An element needs its whole row of a and its whole column of b."""
    _check_factors(a, b)
    rows, columns = np.logical_and.reduce(a, axis=-1), np.logical_and.reduce(b, axis=-2)
    return rows[..., :, None] & columns[..., None, :]


def added(a: Array, b: Array) -> Array:
    with np.errstate(all="ignore"):
        return a + fitting(b, a.dtype)


def transposed(array: Array, transpose: bool = True) -> Array:
    """Matrices with their rows as columns, if asked for."""
    check_rank(array.shape, 2, "a matrix")
    return np.swapaxes(array, -1, -2) if transpose else array


def mmad_l1(
    a: Array,
    b: Array,
    c: Array,
    *,
    init_condition: bool,
    per_channel_bias: Array | None = None,
    enable_HF32: bool = False,
    enable_I4: bool = False,
) -> Array:
    """The new c of mmadL1 and batchMmadL1: [..., M, K] by [..., K, N] into the corner of c.

    The rest of c stays. With `init_condition` the product replaces c, plus the bias (of N or more
    elements) if there is one; without it the product is added to c and the bias is not: the
    accumulator starts from one of zero, the bias and itself. HF32 rounds f32 operands to 11
    explicit fraction bits, half to even. Error: I4, whose packing the facts leave open.
    """
    if enable_I4:
        raise EvaluationError("the packing of 4-bit operands is not known")
    if enable_HF32:
        a, b = to_hf32(a), to_hf32(b)
    return _into(c, product(a, b), init_condition, per_channel_bias)


def _into(c: Array, product: Array, init_condition: bool, bias: Array | None) -> Array:
    """A copy of c with the product in its upper left corner, replaced or added."""
    rows, columns = product.shape[-2:]
    result = c.copy()
    corner = result[..., :rows, :columns]
    check_shapes(corner.shape, product.shape)
    if not init_condition:
        product = added(product, corner)
    elif bias is not None:
        product = added(product, _of_columns(bias, columns))
    corner[...] = fitting(product, c.dtype)
    return result


def _of_columns(bias: Array, columns: int) -> Array:
    """The first elements of a bias, [N] or [1, N], as many as there are columns."""
    if bias.size < columns:
        raise EvaluationError(f"a bias of shape {list(bias.shape)} for {columns} columns")
    return bias.reshape(-1)[:columns]


def mmad_marks(
    a: Array, b: Array, c: Array, *, init_condition: bool, per_channel_bias: Array | None = None
) -> Array:
    """Marks of the new c: in the corner those of the product, and of what it is added to."""
    known = product_marks(a, b)
    rows, columns = known.shape[-2:]
    marks = c.copy()
    corner = marks[..., :rows, :columns]
    check_shapes(corner.shape, known.shape)
    if not init_condition:
        known = known & corner
    elif per_channel_bias is not None:
        known = known & _of_columns(per_channel_bias, columns)
    corner[...] = known
    return marks


def to_hf32(values: Array) -> Array:
    """Rounds f32 to HF32, 8 exponent and 11 fraction bits, half to even; other types stay."""
    if values.dtype != np.float32:
        return values
    bits = values.view(np.uint32)
    dropped = np.uint32(12)
    last_kept = (bits >> dropped) & np.uint32(1)
    rounded = ((bits + np.uint32(2**11 - 1) + last_kept) >> dropped) << dropped
    return np.where(np.isfinite(values), rounded.view(np.float32), values)


# Block-scaled (MX) operands.

MX_BLOCK = 32
E8M0 = np.dtype(ml_dtypes.float8_e8m0fnu)
_FP4 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6], np.float64)
_FP4_VALUES = np.concatenate([_FP4, -_FP4])
_MX_FORMATS = {1: ml_dtypes.float8_e5m2, 2: ml_dtypes.float8_e4m3fn, 3: None}


def mmadmx_l1(
    a: Array,
    b: Array,
    c: Array,
    *,
    init_condition: bool,
    per_channel_bias: Array | None = None,
) -> Array:
    """The new c of mmadmxL1: mmad_l1 over a and b as `mx_operand` gives them, b transposed.

    The product is accumulated in float64, where no two scales overflow, and rounded to f32 once.
    """
    _check_factors(a, b)
    with np.errstate(all="ignore"):
        product = nearest(a @ b, np.dtype(np.float32))
    return _into(c, product, init_condition, per_channel_bias)


def mx_operand(operand: Array, scale: Array, format: int | None = None) -> Array:
    """[rows, K] in float64 of an operand and its scales, as far as there are both.

    Every 32 elements along K share one scale, an E8M0 byte s: 2**(s - 127), NaN for 255; scales
    are [rows, K/32]. Bytes are read by format: 1 f8E5M2, 2 f8E4M3FN, 3 f4E2M1, two per byte along
    K, the first in the low half.
    """
    factors = np.repeat(widened(bitcast(scale, E8M0)), MX_BLOCK, axis=-1)
    with np.errstate(all="ignore"):
        return np.multiply(*_common_corner(mx_values(operand, format), factors))


def mx_marks(operand: Array, scale: Array, per_element: int) -> Array:
    """Marks of `mx_operand`, from those of the operand's elements and of its scales."""
    elements = np.repeat(operand, per_element, axis=-1)
    return np.logical_and(*_common_corner(elements, np.repeat(scale, MX_BLOCK, axis=-1)))


def numbers_per_element(dtype: np.dtype[Any], format: int | None) -> int:
    """2 where a byte holds two numbers of 4 bits."""
    return 2 if format == 3 and not is_float(dtype) else 1


def _common_corner(a: Array, b: Array) -> tuple[Array, Array]:
    check_count(a.ndim, 2, "dimensions of a block-scaled operand")
    check_count(b.ndim, 2, "dimensions of scales")
    corner = tuple(map(slice, map(min, a.shape, b.shape)))
    return a[corner], b[corner]


def mx_values(operand: Array, format: int | None) -> Array:
    """The f64 values of an MX operand with K last: f8, or bytes of the given format."""
    if is_float(operand.dtype):
        return widened(operand)
    if format not in _MX_FORMATS:
        raise EvaluationError("bytes as MX operand need a format of 1, 2 or 3")
    raw = bitcast(np.ascontiguousarray(operand), np.dtype(np.uint8))
    if (kind := _MX_FORMATS[format]) is not None:
        return widened(raw.view(kind))
    halves = np.stack([raw & 15, raw >> 4], axis=-1)
    return _FP4_VALUES[halves].reshape(*raw.shape[:-1], 2 * raw.shape[-1])
