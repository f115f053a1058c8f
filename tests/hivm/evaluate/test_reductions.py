"""Reductions, running sums and sorting against loops over Python numbers."""

import functools
import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.reductions import (
    vcummax,
    vcummin,
    vcumprod,
    vcumsum,
    vreduce,
    vsort,
)

BF16 = ml_dtypes.bfloat16
FLOATS = [np.float16, BF16, np.float32]
INTEGERS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64]
RANDOM = np.random.default_rng(7)


def wrap(value, dtype):
    limits = np.iinfo(dtype)
    return (value - limits.min) % 2**limits.bits + limits.min


def columns(source, axis):
    """All lines along an axis, as lists, in row-major order of the other dimensions."""
    return np.moveaxis(source, axis, -1).reshape(-1, source.shape[axis]).tolist()


FOLDS = {
    "sum": lambda a, b: a + b,
    "prod": lambda a, b: a * b,
    "max": max,
    "min": min,
    "xori": lambda a, b: a ^ b,
    "ori": lambda a, b: a | b,
    "andi": lambda a, b: a & b,
}


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("arith", FOLDS)
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_integer_reductions(arith, dtype, dim):
    limits = np.iinfo(dtype)
    source = RANDOM.integers(limits.min, limits.max, (3, 4, 5), dtype, endpoint=True)
    (result,) = vreduce(source, arith, (dim,))
    assert result.dtype == dtype
    assert result.shape == tuple(1 if d == dim else n for d, n in enumerate(source.shape))
    expected = [wrap(functools.reduce(FOLDS[arith], line), dtype) for line in columns(source, dim)]
    assert result.ravel().tolist() == expected


def test_several_dimensions_at_once():
    source = RANDOM.integers(-9, 9, (2, 3, 4)).astype(np.int16)
    (result,) = vreduce(source, "sum", (0, 2))
    assert result.shape == (1, 3, 1)
    assert result.ravel().tolist() == [int(source[:, i, :].sum()) for i in range(3)]
    (highest,) = vreduce(source, "max", (0, 1, 2))
    assert highest.ravel().tolist() == [max(source.ravel().tolist())]


@pytest.mark.parametrize("dtype", FLOATS)
def test_float_sums_are_rounded_once(dtype):
    # 1 + many halves of its last place: lost one by one if every sum were rounded to the type.
    precision = ml_dtypes.finfo(dtype).nmant + 1
    source = np.array([[1, *[2.0**-precision] * 6]]).astype(dtype)
    (result,) = vreduce(source, "sum", (1,))
    assert result.dtype == dtype
    assert float(result[0, 0]) == 1 + 3 * 2.0 ** (1 - precision)
    exact = sum(Fraction(float(x)) for x in source[0])
    assert Fraction(float(result[0, 0])) == exact


@pytest.mark.parametrize("dtype", FLOATS)
def test_float_products_do_not_overflow_on_the_way(dtype):
    large, small = float(ml_dtypes.finfo(dtype).max) / 2, 2.0**-10
    (result,) = vreduce(np.array([large, 4, small], dtype), "prod", (0,))
    assert float(result[0]) == float(np.array(large, dtype)) * 4 * small


def test_sums_with_infinities_and_nan():
    source = np.array([[np.inf, 1], [np.inf, -np.inf], [np.nan, 1]], np.float16)
    np.testing.assert_array_equal(vreduce(source, "sum", (1,))[0], [[np.inf], [np.nan], [np.nan]])
    assert vreduce(np.full((1, 3), 60000, np.float16), "sum", (1,))[0].tolist() == [[np.inf]]


def test_i1_reductions():
    source = np.array([[False, True, True], [True, True, True], [False, False, False]])
    expected = {
        "sum": [False, True, False],
        "prod": [False, True, False],
        "max": [True, True, False],
        "min": [False, True, False],
        "any": [True, True, False],
        "all": [False, True, False],
        "xori": [False, True, False],
        "ori": [True, True, False],
        "andi": [False, True, False],
    }
    for arith, values in expected.items():
        (result,) = vreduce(source, arith, (1,))
        assert result.dtype == np.bool_
        assert result.ravel().tolist() == values, arith


def test_bits_of_floats():
    source = np.array([[1.5, -1.5], [2.0, 3.0]], np.float32)
    bits = source.view(np.uint32)
    for arith, function in (("xori", np.bitwise_xor), ("ori", np.bitwise_or)):
        (result,) = vreduce(source, arith, (1,))
        assert result.dtype == source.dtype
        expected = function(bits[:, :1], bits[:, 1:])
        assert result.view(np.uint32).tolist() == expected.tolist()


@pytest.mark.parametrize("dtype", [np.int8, np.uint32, np.float32])
def test_any_and_all_of_numbers(dtype):
    source = np.array([[0, 2, 3], [1, 2, 4], [0, 0, 0]], dtype)
    assert vreduce(source, "any", (1,))[0].ravel().tolist() == [1, 1, 0]
    assert vreduce(source, "all", (1,))[0].ravel().tolist() == [0, 1, 0]
    assert vreduce(source, "all", (1,))[0].dtype == dtype


def test_unsigned_source():
    source = np.array([-1, 5, 100], np.int8)
    assert vreduce(source, "max", (0,))[0].tolist() == [100]
    assert vreduce(source, "max", (0,), unsigned_src=True)[0].tolist() == [-1]
    assert vreduce(source, "min", (0,), unsigned_src=True)[0].tolist() == [5]
    values, index = vreduce(source, "max_with_index", (0,), unsigned_src=True)
    assert (values.tolist(), index.tolist()) == ([-1], [0])


@pytest.mark.parametrize("dtype", FLOATS)
def test_extremes_of_floats(dtype):
    lines = [[1, -2, 3], [-0.0, 0.0, -0.0], [-1, np.nan, 2], [-np.inf, np.inf, 0], [-0.0] * 3]
    source = np.array(lines, dtype)
    high, low = (vreduce(source, a, (1,))[0].astype(np.float64).ravel() for a in ("max", "min"))
    np.testing.assert_array_equal(high, [3, 0, np.nan, np.inf, 0])
    np.testing.assert_array_equal(low, [-2, 0, np.nan, -np.inf, 0])
    assert np.signbit(high[[1, 4]]).tolist() == [False, True]
    assert np.signbit(low[[1, 4]]).tolist() == [True, True]


@pytest.mark.parametrize("dtype", [*FLOATS, np.int8])
@pytest.mark.parametrize("extreme", ["max", "min"])
@pytest.mark.parametrize("side", ["", "_left", "_right"])
@pytest.mark.parametrize("tie_break_left", [True, False])
def test_extremes_with_index(dtype, extreme, side, tie_break_left):
    source = RANDOM.integers(-3, 3, (4, 7, 2)).astype(dtype)
    values, index = vreduce(
        source, f"{extreme}_with_index{side}", (1,), tie_break_left=tie_break_left
    )
    assert (values.dtype, index.dtype) == (np.dtype(dtype), np.dtype(np.int32))
    assert values.shape == index.shape == (4, 1, 2)
    left = side == "_left" or (side == "" and tie_break_left)
    for line, value, place in zip(
        columns(source, 1), values.ravel().tolist(), index.ravel().tolist(), strict=True
    ):
        best = max(line) if extreme == "max" else min(line)
        places = [i for i, x in enumerate(line) if x == best]
        assert (value, place) == (best, places[0] if left else places[-1])


def test_index_of_nan_and_of_zeros():
    source = np.array([1, np.nan, 5, np.nan], np.float32)
    for arith, place in (("max_with_index_left", 1), ("min_with_index_right", 3)):
        value, index = vreduce(source, arith, (0,))
        assert math.isnan(value[0]) and index.tolist() == [place]
    zeros = np.array([-0.0, 0.0, -0.0], np.float16)
    value, index = vreduce(zeros, "max_with_index", (0,))
    assert index.tolist() == [0] and np.signbit(value[0])
    assert vreduce(zeros, "min_with_index_right", (0,))[1].tolist() == [2]


def test_index_operand():
    source = np.array([[3, 9, 9], [7, 1, 2]], np.int16)
    indices = np.array([[10, 11, 12], [20, 21, 22]], np.int32)
    values, index = vreduce(source, "max_with_index_right", (1,), indices=indices)
    assert (values.tolist(), index.tolist()) == ([[9], [7]], [[12], [20]])


def test_reductions_without_meaning():
    source = np.zeros((2, 3), np.float32)
    with pytest.raises(EvaluationError, match="over 2 dimensions"):
        vreduce(source, "max_with_index", (0, 1))
    with pytest.raises(EvaluationError, match="'none' computes nothing"):
        vreduce(source, "none", (0,))


# Running sums.


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("dim", [0, 1])
def test_running_integers(dtype, reverse, dim):
    limits = np.iinfo(dtype)
    source = RANDOM.integers(limits.min, limits.max, (5, 6), dtype, endpoint=True)
    for run, fold in (
        (vcumsum, FOLDS["sum"]),
        (vcumprod, FOLDS["prod"]),
        (vcummax, max),
        (vcummin, min),
    ):
        result = run(source, dim, reverse=reverse)
        assert result.dtype == dtype
        for line, got in zip(columns(source, dim), columns(result, dim), strict=True):
            ordered = line[::-1] if reverse else line
            expected = [
                wrap(functools.reduce(fold, ordered[: i + 1]), dtype) for i in range(len(line))
            ]
            assert got == (expected[::-1] if reverse else expected)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("reverse", [False, True])
def test_running_floats_are_rounded_once_each(dtype, reverse):
    precision = ml_dtypes.finfo(dtype).nmant + 1
    line = [1.0, *[2.0**-precision] * 6]
    expected = [float(np.array(sum(line[: i + 1])).astype(dtype)) for i in range(7)]
    source = np.array(line[::-1] if reverse else line).astype(dtype)
    result = vcumsum(source, 0, reverse=reverse).astype(np.float64).tolist()
    assert result == (expected[::-1] if reverse else expected)
    powers = np.array([2, 0.5, 4, 0.125], dtype)
    assert vcumprod(powers, 0).astype(np.float64).tolist() == [2, 1, 4, 0.5]


def test_running_sums_may_widen():
    source = np.array([True, True, False, True])
    assert vcumsum(source, 0, target=np.dtype(np.int32)).tolist() == [1, 2, 2, 3]
    assert vcumsum(source, 0).tolist() == [True, False, False, True]
    narrow = np.array([100, 100], np.int8)
    assert vcumsum(narrow, 0, target=np.dtype(np.int16)).tolist() == [100, 200]
    assert vcumsum(narrow, 0).tolist() == [100, -56]
    assert vcumprod(source, 0).tolist() == [True, True, False, False]


@pytest.mark.parametrize("dtype", FLOATS)
def test_running_extremes_and_nan(dtype):
    nan = np.nan
    source = np.array([nan, 1, -0.0, 0.0, 3, nan, 2], dtype)

    def run(function, **options):
        return function(source, 0, **options).astype(np.float64)

    np.testing.assert_array_equal(run(vcummax), [nan] * 7)
    passed = run(vcummax, propagate_nan=False)
    np.testing.assert_array_equal(passed, [nan, 1, 1, 1, 3, 3, 3])
    least = run(vcummin, propagate_nan=False)
    np.testing.assert_array_equal(least, [nan, 1, 0, 0, 0, 0, 0])
    assert np.signbit(least[2:]).all()
    np.testing.assert_array_equal(run(vcummin, reverse=True), [nan, nan, nan, nan, nan, nan, 2])
    forward = source[1:].copy()
    np.testing.assert_array_equal(vcummax(forward, 0).astype(np.float64), [1, 1, 1, 3, nan, nan])


# Sorting.


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.int8, np.int64, np.uint8])
@pytest.mark.parametrize("descending", [False, True])
@given(data=st.data())
def test_sort(dtype, descending, data):
    width = np.dtype(dtype).itemsize
    patterns = st.lists(st.integers(0, 2 ** (8 * width) - 1), min_size=1, max_size=9)
    bits = np.array(data.draw(patterns), f"u{width}")
    source = np.concatenate([bits, bits[:2]]).view(dtype)
    values, index = vsort(source, descending=descending)

    def key(place):
        value = source.tolist()[place]
        nan = value != value
        return (nan, 0 if nan else value)

    places = sorted(range(len(source)), key=key)
    if descending:  # reverse=True keeps the order of equals
        places = sorted(range(len(source)), key=key, reverse=True)
    assert index.dtype == np.int32
    assert index.tolist() == places
    np.testing.assert_array_equal(values.view(bits.dtype), source[places].view(bits.dtype))


def test_zeros_keep_their_order():
    source = np.array([1, 0.0, -0.0, -1], np.float16)
    for descending, places in ((False, [3, 1, 2, 0]), (True, [0, 1, 2, 3])):
        values, index = vsort(source, descending=descending)
        assert index.tolist() == places
        assert np.signbit(values[1:3]).tolist() == [False, True]


def test_sort_along_an_axis():
    source = np.array([[3, 1], [2, 5], [9, 0]], np.int32)
    values, index = vsort(source, sort_axis=0)
    assert values.tolist() == [[2, 0], [3, 1], [9, 5]]
    assert index.tolist() == [[1, 2], [0, 0], [2, 1]]
    assert vsort(source, sort_axis=-1, descending=True)[0].tolist() == [[3, 1], [5, 2], [9, 0]]
