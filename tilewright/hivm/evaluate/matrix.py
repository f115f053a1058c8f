"""Matrix products and convolutions of the cube core, and the whole matmuls from GM to GM.

Products of integers (of 16 bits or fewer) are exact: computed in float64, which is exact up to
2**53, then wrapped to the accumulator's i32. Products of floats are accumulated in float32, as L0C
does; the order of the additions is that of numpy's matrix product.
"""

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tilewright.hivm.evaluate.arithmetic import ArithmeticFault, Array, nearest, widened
from tilewright.hivm.evaluate.convert import vcast
from tilewright.hivm.evaluate.element_types import is_float


def _product(a: Array, b: Array) -> Array:
    """[..., M, K] by [..., K, N]: f32 from floats, i32 from integers."""
    if is_float(a.dtype) != is_float(b.dtype):
        raise ArithmeticFault(f"product of {a.dtype} and {b.dtype}")
    with np.errstate(all="ignore"):
        if is_float(a.dtype):
            return a.astype(np.float32) @ b.astype(np.float32)
        return _wrapped(a.astype(np.float64) @ b.astype(np.float64))


def _wrapped(exact: Array) -> Array:
    return exact.astype(np.int64).astype(np.int32)


def _added(a: Array, b: Array) -> Array:
    with np.errstate(all="ignore"):
        return a + b.astype(a.dtype)


def _transposed(array: Array, transpose: bool) -> Array:
    return np.swapaxes(array, -1, -2) if transpose else array


def mmad_l1(
    a: Array,
    b: Array,
    c: Array,
    *,
    init_condition: bool,
    real_m: int,
    real_k: int,
    real_n: int,
    per_channel_bias: Array | None = None,
    a_transpose: bool = False,
    b_transpose: bool = False,
    enable_HF32: bool = False,
    enable_I4: bool = False,
) -> Array:
    """The new c of mmadL1 and batchMmadL1: [..., M, K] by [..., K, N] into [..., M, N].

    Operands are row-major ([..., K, M] and [..., N, K] where transposed); only the real extents
    take part, the rest of c stays. With ``init_condition`` the product replaces c, plus the bias
    ([N] or [1, N]) if there is one; without it the product is added to c and the bias is not: the
    accumulator starts from one of zero, the bias and itself. HF32 rounds f32 operands to 11
    explicit fraction bits, half to even. Fault: I4, whose packing the facts leave open.
    """
    if enable_I4:
        raise ArithmeticFault("the packing of 4-bit operands is not known")
    left = _transposed(a, a_transpose)[..., :real_m, :real_k]
    right = _transposed(b, b_transpose)[..., :real_k, :real_n]
    if enable_HF32:
        left, right = to_hf32(left), to_hf32(right)
    return _into(c, _product(left, right), init_condition, per_channel_bias)


def _into(c: Array, product: Array, init_condition: bool, bias: Array | None) -> Array:
    """A copy of c with the product in its upper left corner, replaced or added."""
    rows, columns = product.shape[-2:]
    result = c.copy()
    corner = result[..., :rows, :columns]
    if not init_condition:
        product = _added(product, corner)
    elif bias is not None:
        product = _added(product, bias.reshape(-1)[:columns])
    corner[...] = product.astype(c.dtype)
    return result


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
_FP4 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6], np.float64)
_FP4_VALUES = np.concatenate([_FP4, -_FP4])
_MX_FORMATS = {1: ml_dtypes.float8_e5m2, 2: ml_dtypes.float8_e4m3fn, 3: None}


def mmadmx_l1(
    a: Array,
    b: Array,
    scale_a: Array,
    scale_b: Array,
    c: Array,
    *,
    init_condition: bool,
    real_m: int,
    real_k: int,
    real_n: int,
    per_channel_bias: Array | None = None,
    lhsFormat: int | None = None,
    rhsFormat: int | None = None,
    a_transpose: bool = False,
    b_transpose: bool = False,
) -> Array:
    """The new c of mmadmxL1: mmad_l1 over a * scale_a and b * scale_b.

    Every 32 elements along K share one scale, an E8M0 byte s: 2**(s - 127), NaN for 255. Scales
    are [M, K/32] and [N, K/32], K last, as block-scaled formats store them. Bytes are read by
    format: 1 f8E5M2, 2 f8E4M3FN, 3 f4E2M1, two per byte along K, the first in the low half. The
    product is accumulated in float64, where no two scales overflow, and rounded to f32 once.
    """
    left = mx_values(_transposed(a, a_transpose), lhsFormat)
    right = mx_values(_transposed(b, not b_transpose), rhsFormat)
    with np.errstate(all="ignore"):
        left = left[:real_m, :real_k] * _scales(scale_a)[:real_m, :real_k]
        right = right[:real_n, :real_k] * _scales(scale_b)[:real_n, :real_k]
        product = nearest(left @ right.T, np.dtype(np.float32))
    return _into(c, product, init_condition, per_channel_bias)


def mx_values(operand: Array, format: int | None) -> Array:
    """The f64 values of an MX operand with K last: f8, or bytes of the given format."""
    if is_float(operand.dtype):
        return widened(operand)
    if format not in _MX_FORMATS:
        raise ArithmeticFault("bytes as MX operand need a format of 1, 2 or 3")
    raw = np.ascontiguousarray(operand).view(np.uint8)
    if (kind := _MX_FORMATS[format]) is not None:
        return widened(raw.view(kind))
    halves = np.stack([raw & 15, raw >> 4], axis=-1)
    return _FP4_VALUES[halves].reshape(*raw.shape[:-1], -1)


def _scales(scale: Array) -> Array:
    """One f64 factor for every element along the last dimension."""
    factors = widened(scale.view(ml_dtypes.float8_e8m0fnu))
    return np.repeat(factors, MX_BLOCK, axis=-1)


# Convolutions.


def conv_l1(
    input: Array,
    weight: Array,
    init: Array,
    *,
    init_condition: bool,
    padding: int | Sequence[int],
    groups: int,
    bias: Array | None = None,
) -> Array:
    """The new init of Conv1dL1, Conv2dL1 and Conv3dL1: a convolution without kernel flip.

    Input ([N,] C, spatial...), weight (output channel, C / groups, spatial...), result ([N,] output
    channel, spatial...); stride and dilation 1. Padding is zeros on both sides, one number or one
    for each spatial dimension. With ``init_condition`` the result replaces init, plus the bias of
    each output channel if there is one; without it it is added to init and the bias is not.
    Faults: padding for other dimensions, groups that don't divide the channels.
    """
    spatial = weight.ndim - 2
    pads = [padding] * spatial if isinstance(padding, int) else list(padding)
    if len(pads) != spatial:
        raise ArithmeticFault(f"padding for {len(pads)} of {spatial} spatial dimensions")
    channels = input.shape[-1 - spatial]
    if channels != groups * weight.shape[1] or weight.shape[0] % groups:
        raise ArithmeticFault(f"{channels} channels with {groups} groups of weights {weight.shape}")
    input = input.reshape(-1, *input.shape[-1 - spatial :])
    padded = np.pad(input, [(0, 0), (0, 0), *((pad, pad) for pad in pads)])
    kernel = weight.shape[2:]
    # [N, C, outputs..., kernel...] → [N, groups, outputs, C / groups * kernel]
    windows = sliding_window_view(padded, kernel, axis=tuple(range(2, padded.ndim)))
    outputs = windows.shape[2 : 2 + spatial]
    batch, per_group = input.shape[0], weight.shape[1]
    windows = windows.reshape(batch, groups, per_group, int(np.prod(outputs)), -1)
    patches = windows.transpose(0, 1, 3, 2, 4).reshape(*windows.shape[:2], windows.shape[3], -1)
    weights = weight.reshape(groups, weight.shape[0] // groups, -1)
    product = _product(patches, np.swapaxes(weights, -1, -2))
    result = np.swapaxes(product, -1, -2).reshape(batch, weight.shape[0], *outputs)
    if init_condition and bias is not None:
        result = _added(result, bias.reshape(-1, *[1] * spatial))
    result = result.reshape(init.shape)
    return (result if init_condition else _added(result, init)).astype(init.dtype)


# Whole matmuls from GM to GM.


def matmul(
    a: Array,
    b: Array,
    target: np.dtype,
    *,
    bias: Array | None = None,
    descale: Array | None = None,
    descaleMode: str = "DescaleNull",
    aTranspose: bool = False,
    bTranspose: bool = False,
    has_post_function: bool = False,
) -> Array:
    """matmul and mix_matmul: [M, K] by [K, N], plus bias of each column, times descale.

    The scale is one for all (DescalePerTensor) or one for each column (DescalePerChannel). The
    result is rounded to the type ``target`` once, half to even; tiling parameters change nothing.
    Fault: a vector function after the product (``has_post_function``), which the op doesn't say.
    """
    if has_post_function:
        raise ArithmeticFault("the vector function after a matmul is not part of the op")
    result = _product(_transposed(a, aTranspose), _transposed(b, bTranspose))
    if bias is not None:
        result = _added(result, bias.reshape(-1))
    if descaleMode == "DescaleNull":
        return vcast(result, target)
    if descale is None:
        raise ArithmeticFault(f"{descaleMode} without a scale")
    factors = descale.reshape(-1).astype(np.float64)
    expected = 1 if descaleMode == "DescalePerTensor" else result.shape[-1]
    if factors.size != expected:
        raise ArithmeticFault(f"{descaleMode} takes {expected} scales, not {factors.size}")
    return vcast(result.astype(np.float64) * factors, target)


def group_matmul(
    a: Array,
    b: Array,
    tokens_per_expert: Array,
    target: np.dtype,
    *,
    bias: Array | None = None,
    descale: Array | None = None,
    aTranspose: bool = False,
    **options: Any,
) -> Array:
    """mix_group_matmul: rows of a, grouped one expert after the other, by b of their expert.

    a is [tokens, K] ([K, tokens] transposed), b [experts, K, N] ([experts, N, K] transposed). A
    bias or descale of rank 2 has a row for each expert, of rank 1 it is for all. Options and faults
    are matmul's. Fault: counts for other experts than b's, or that don't add up to a's tokens.
    """
    tokens = _transposed(a, aTranspose)
    counts = [int(count) for count in tokens_per_expert.reshape(-1)]
    if len(counts) != b.shape[0] or min(counts) < 0 or sum(counts) != tokens.shape[0]:
        raise ArithmeticFault(
            f"tokens per expert {counts} for {tokens.shape[0]} tokens and {b.shape[0]} experts"
        )

    def own(array: Array | None, expert: int) -> Array | None:
        return array if array is None or array.ndim < 2 else array[expert]

    groups = np.split(tokens, np.cumsum(counts)[:-1])
    products = [
        matmul(group, b[i], target, bias=own(bias, i), descale=own(descale, i), **options)
        for i, group in enumerate(groups)
    ]
    return np.concatenate(products)
