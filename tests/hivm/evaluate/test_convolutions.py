"""Convolutions against loops over exact numbers."""

import itertools
from typing import Any

import numpy as np
import pytest

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.convolutions import conv_l1, conv_marks

RANDOM = np.random.default_rng(11)


def small(*shape, dtype):
    """Small integers, whose sums of products every type holds exactly."""
    low = 0 if np.dtype(dtype).kind == "u" else -4
    return RANDOM.integers(low, 5, shape).astype(dtype)


def numbers(array):
    return array.astype(np.int64).tolist()


def convolved(input, weight, padding, groups):
    """Loops over every output and every tap, input [C, spatial...]."""
    taps = weight.shape[2:]
    sizes = [n + 2 * p - k + 1 for n, p, k in zip(input.shape[1:], padding, taps, strict=True)]
    result = np.zeros((weight.shape[0], *sizes), np.int64)
    per_group = weight.shape[0] // groups
    for place in itertools.product(*map(range, result.shape)):
        first = place[0] // per_group * weight.shape[1]
        for tap in itertools.product(*map(range, weight.shape[1:])):
            at = [o + t - p for o, t, p in zip(place[1:], tap[1:], padding, strict=True)]
            if all(0 <= x < n for x, n in zip(at, input.shape[1:], strict=True)):
                result[place] += int(input[(first + tap[0], *at)]) * int(weight[(place[0], *tap)])
    return result


CONVOLUTIONS = [
    ((4, 7), (6, 4, 3), 1, 1),
    ((4, 7), (6, 2, 3), 0, 2),
    ((2, 5, 4), (3, 2, 3, 2), 1, 1),
    ((4, 5, 4), (4, 1, 2, 3), (0, 2), 4),
    ((2, 3, 4, 3), (4, 1, 2, 2, 3), (1, 0, 1), 2),
]


@pytest.mark.parametrize("shape, weights, padding, groups", CONVOLUTIONS)
@pytest.mark.parametrize("dtype, accumulator", [(np.float16, np.float32), (np.int8, np.int32)])
def test_convolution(shape, weights, padding, groups, dtype, accumulator):
    spatial = len(shape) - 1
    pads = (padding,) * spatial if isinstance(padding, int) else padding
    inputs, weight = small(2, *shape, dtype=dtype), small(*weights, dtype=dtype)
    expected = np.stack([convolved(each, weight, pads, groups) for each in inputs])
    init = small(*expected.shape, dtype=accumulator)
    bias = small(weights[0], dtype=accumulator)
    options: dict[str, Any] = dict(padding=padding, groups=groups, bias=bias)
    fresh = conv_l1(inputs, weight, init, init_condition=True, **options)
    channels = bias.astype(int).reshape(-1, *[1] * spatial)
    assert fresh.dtype == accumulator
    assert numbers(fresh) == (expected + channels).tolist()
    more = conv_l1(inputs[0], weight, init[0], init_condition=False, **options)
    assert numbers(more) == (expected[0] + init[0].astype(int)).tolist()


def test_faults_of_convolution():
    image, weight = np.ones((3, 4, 4), np.float32), np.ones((4, 2, 2, 2), np.float32)
    init = np.zeros((4, 3, 3), np.float32)
    with pytest.raises(EvaluationError, match="padding for 3 of 2"):
        conv_l1(image, weight, init, init_condition=True, padding=[0, 0, 0], groups=1)
    with pytest.raises(EvaluationError, match="3 channels with 1 groups"):
        conv_l1(image, weight, init, init_condition=True, padding=0, groups=1)


@pytest.mark.parametrize("shape, weights, padding, groups", CONVOLUTIONS)
def test_marks_of_convolutions(shape, weights, padding, groups):
    """An element counts as written where no unwritten number changes it."""
    spatial = len(shape) - 1
    pads = (padding,) * spatial if isinstance(padding, int) else padding
    known, known_weight = np.ones(shape, np.bool_), np.ones(weights, np.bool_)
    known[(-1,) * len(shape)] = known_weight[(0,) * len(weights)] = False
    ones = np.ones(shape, np.int64), np.ones(weights, np.int64)
    whole = convolved(*ones, pads, groups)
    expected = (convolved(known.astype(int), ones[1], pads, groups) == whole) & (
        np.arange(weights[0]).reshape(-1, *[1] * spatial) > 0
    )
    init = np.ones(expected.shape, np.bool_)
    options: dict[str, Any] = dict(padding=padding, groups=groups)
    marks = conv_marks(known, known_weight, init, init_condition=True, **options)
    assert marks.tolist() == expected.tolist() and marks.any() and not marks.all()
    init[-1] = False
    marks = conv_marks(known, known_weight, init, init_condition=False, **options)
    assert marks.tolist() == (expected & init).tolist()
