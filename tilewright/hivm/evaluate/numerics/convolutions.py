"""Convolutions of the cube core, with the arithmetic of its products."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tilewright.hivm.evaluate.checks import check_count, check_rank, check_shapes
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.products import added, product, transposed


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
    for each spatial dimension. With `init_condition` the result replaces init, plus the bias of
    each output channel if there is one; without it it is added to init and the bias is not.
    Errors: padding for other dimensions, groups that don't divide the channels, a kernel that is
    larger than the padded input, an init of another shape.
    """
    result = _convolved(input, weight, padding, groups)
    if init_condition and bias is not None:
        result = added(result, _of_channels(bias, weight))
    result = _of_images(result, init)
    return fitting(result if init_condition else added(result, init), init.dtype)


def conv_marks(
    input: Array,
    weight: Array,
    init: Array,
    *,
    init_condition: bool,
    padding: int | Sequence[int],
    groups: int,
    bias: Array | None = None,
) -> Array:
    """Marks of the new init: an element needs all inputs and weights that it sums over."""
    ones = np.ones(weight.shape, np.float32)
    missing = _convolved((~input).astype(np.float32), ones, padding, groups)
    known = (missing == 0) & _of_channels(
        np.logical_and.reduce(weight, axis=tuple(range(1, weight.ndim))), weight
    )
    if init_condition and bias is not None:
        known = known & _of_channels(bias, weight)
    known = _of_images(known, init)
    return known if init_condition else known & init


def _convolved(input: Array, weight: Array, padding: int | Sequence[int], groups: int) -> Array:
    """The convolution of images [N, C, spatial...], N = 1 where the input has none."""
    check_rank(weight.shape, 3, "weights")
    spatial = weight.ndim - 2
    check_rank(input.shape, 1 + spatial, "an input")
    pads = [padding] * spatial if isinstance(padding, int) else list(padding)
    if len(pads) != spatial:
        raise EvaluationError(f"padding for {len(pads)} of {spatial} spatial dimensions")
    if min(pads) < 0:
        raise EvaluationError(f"the padding {pads} is negative")
    channels = input.shape[-1 - spatial]
    if groups < 1 or channels != groups * weight.shape[1] or weight.shape[0] % groups:
        shape = list(weight.shape)
        raise EvaluationError(f"{channels} channels with {groups} groups of weights {shape}")
    batch = int(np.prod(input.shape[: -1 - spatial], dtype=np.int64))
    input = input.reshape(batch, *input.shape[-1 - spatial :])
    padded = np.pad(input, [(0, 0), (0, 0), *((pad, pad) for pad in pads)])
    kernel = weight.shape[2:]
    if any(size > room for size, room in zip(kernel, padded.shape[2:], strict=True)):
        raise EvaluationError(f"a kernel {list(kernel)} on an image {list(padded.shape[2:])}")
    # [N, C, outputs..., kernel...] → [N, groups, outputs, C / groups * kernel]
    windows = sliding_window_view(padded, kernel, axis=tuple(range(2, padded.ndim)))
    outputs = windows.shape[2 : 2 + spatial]
    per_group, places, taps = weight.shape[1], math.prod(outputs), math.prod(kernel)
    windows = windows.reshape(batch, groups, per_group, places, taps)
    patches = windows.transpose(0, 1, 3, 2, 4).reshape(batch, groups, places, per_group * taps)
    weights = weight.reshape(groups, weight.shape[0] // groups, per_group * taps)
    each = np.broadcast_to(weights, (batch, *weights.shape))
    result = product(patches, transposed(each))
    return transposed(result).reshape(batch, weight.shape[0], *outputs)


def _of_channels(bias: Array, weight: Array) -> Array:
    """One number for each output channel, to go with images."""
    check_count(bias.size, weight.shape[0], "elements of a bias")
    return bias.reshape(-1, *[1] * (weight.ndim - 2))


def _of_images(result: Array, init: Array) -> Array:
    """Images in the shape of `init`, which has no N where the input has none."""
    check_shapes(result.shape if init.ndim == result.ndim else result.shape[1:], init.shape)
    return result.reshape(init.shape)
