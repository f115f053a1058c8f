"""Type conversions against exact fractions, in every rounding mode."""

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.casts import pre_quant, pre_relu, vcast

BF16, E4M3, E5M2 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
FLOATS = [np.float16, BF16, np.float32, np.float64, E4M3, E5M2]
INTEGERS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]
MODES = ["rint", "round", "floor", "ceil", "trunc", "odd", "truncwithoverflow"]


# The oracle: the two integers around a number of last places, and a choice by the mode's words.


def choose(value: Fraction, mode: str) -> int:
    low, high = math.floor(value), math.ceil(value)
    if low == high:
        return low
    nearest = low if value - low < high - value else high
    tie = value - low == high - value
    match mode:
        case "rint":
            return (low if low % 2 == 0 else high) if tie else nearest
        case "round":
            return (high if value > 0 else low) if tie else nearest
        case "floor":
            return low
        case "ceil":
            return high
        case "odd":
            return low if low % 2 else high
        case _:
            return math.trunc(value)


# Digits of the significand, exponent of the smallest number, largest finite number.
FORMATS = {
    np.float16: (11, -24, Fraction(65504)),
    BF16: (8, -133, Fraction(255 * 2**120)),
    np.float32: (24, -149, Fraction((2**24 - 1) * 2**104)),
    np.float64: (53, -1074, Fraction((2**53 - 1) * 2**971)),
    E4M3: (4, -9, Fraction(448)),
    E5M2: (3, -16, Fraction(57344)),
}


def rounded(value: Fraction, dtype, mode: str) -> float:
    digits, smallest, largest = FORMATS[dtype]
    first = abs(value.numerator).bit_length() - value.denominator.bit_length()
    if abs(value) < Fraction(2) ** first:
        first -= 1  # now the place of the first digit
    unit = Fraction(2) ** max(smallest, first - digits + 1)
    result = choose(value / unit, mode) * unit
    if abs(result) <= largest:
        return float(result)
    toward_zero = mode in ("trunc", "truncwithoverflow", "odd") or mode == (
        "floor" if value > 0 else "ceil"
    )
    size = largest if toward_zero or dtype == E4M3 else math.inf
    return math.copysign(float(size), value)


def same(result, expected):
    """Equal in value and sign, NaN to NaN."""
    result = float(result)
    if math.isnan(expected):
        return math.isnan(result)
    return result == expected and math.copysign(1, result) == math.copysign(1, expected)


def values_of(dtype):
    """Numbers that a type holds, from bit patterns; half of them close to a small f8 or f16."""
    width = 8 * np.dtype(dtype).itemsize
    patterns = st.integers(0, 2**width - 1).map(
        lambda bits: np.array([bits], f"u{width // 8}").view(dtype)
    )
    if width < 32:
        return patterns
    near = st.tuples(st.integers(0, 2**16 - 1), st.integers(-2, 2)).map(
        lambda p: _beside_midpoint(*p, dtype)
    )
    return patterns | near


def _beside_midpoint(bits, steps, dtype):
    """A number a few last places beside the middle between two neighbouring f16."""
    pair = np.array([bits, bits ^ 1], np.uint16).view(np.float16).astype(np.float64)
    with np.errstate(all="ignore"):
        middle = np.array([pair.mean()]).astype(dtype)
        for _ in range(abs(steps)):
            middle = np.nextafter(middle, np.array(math.copysign(np.inf, steps), dtype))
    return middle


@pytest.mark.parametrize("source", FLOATS)
@settings(max_examples=100)
@given(data=st.data(), target=st.sampled_from(FLOATS))
def test_float_to_float(source, data, target):
    number = data.draw(values_of(source))
    value = float(number[0])
    for mode in MODES:
        result = vcast(number, np.dtype(target), round_mode=mode)
        assert result.dtype == target
        if math.isnan(value):
            expected = value
        elif math.isinf(value):
            expected = math.copysign(448, value) if target == E4M3 else value
        else:
            expected = rounded(Fraction(value), target, mode) if value else value
        if expected == 0:
            expected = math.copysign(0.0, value)
        assert same(result[0], expected), (mode, value)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("target", [E4M3, E5M2])
def test_all_f16_to_f8(target, mode):
    source = np.arange(2**16).astype(np.uint16).view(np.float16)
    source = source[np.isfinite(source)]
    result = vcast(source, np.dtype(target), round_mode=mode).astype(np.float64)
    # Monotone, and exact on every number of the target: with the oracle's samples, all there is.
    order = np.argsort(source.astype(np.float64), kind="stable")
    assert (result[order][1:] >= result[order][:-1]).all()
    numbers = np.arange(256).astype(np.uint8).view(target).astype(np.float16)
    numbers = numbers[np.isfinite(numbers)]
    assert vcast(numbers, np.dtype(target), round_mode=mode).astype(np.float16).tolist() == (
        numbers.tolist()
    )
    samples = slice(None, None, 37)
    expected = [rounded(Fraction(float(x)), target, mode) for x in source[samples]]
    assert result[samples].tolist() == expected


@pytest.mark.parametrize("source", FLOATS)
@settings(max_examples=100)
@given(data=st.data(), target=st.sampled_from(INTEGERS))
def test_float_to_integer(source, data, target):
    number = data.draw(values_of(source))
    value, limits = float(number[0]), np.iinfo(target)
    for mode in MODES:
        result = vcast(number, np.dtype(target), round_mode=mode)
        assert result.dtype == target
        if mode == "truncwithoverflow":
            exact = math.trunc(value) if math.isfinite(value) else 0
            expected = (exact - limits.min) % 2**limits.bits + limits.min
        elif math.isnan(value):
            expected = 0
        elif math.isinf(value):
            expected = limits.max if value > 0 else limits.min
        else:
            expected = min(max(choose(Fraction(value), mode), limits.min), limits.max)
        assert int(result[0]) == expected, (mode, value)


@pytest.mark.parametrize("mode", MODES)
def test_halves_to_integers(mode):
    source = np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 0.49, -3.7, 3.2], np.float32)
    expected = [choose(Fraction(float(x)), mode) for x in source]
    assert vcast(source, np.dtype(np.int32), round_mode=mode).tolist() == expected


def test_modes_by_hand():
    """The oracle's words, once in numbers."""
    source = np.array([-2.5, 2.5, 0.25], np.float16)
    by_hand = {
        "rint": [-2, 2, 0],
        "round": [-3, 3, 0],
        "floor": [-3, 2, 0],
        "ceil": [-2, 3, 1],
        "trunc": [-2, 2, 0],
        "odd": [-3, 3, 1],
        "truncwithoverflow": [-2, 2, 0],
    }
    for mode, expected in by_hand.items():
        assert vcast(source, np.dtype(np.int8), round_mode=mode).tolist() == expected


def test_overflow_saturates_or_wraps():
    source = np.array([300.7, -300.7, np.inf, -np.inf, np.nan], np.float32)
    assert vcast(source, np.dtype(np.int8)).tolist() == [127, -128, 127, -128, 0]
    wrapped = vcast(source, np.dtype(np.int8), round_mode="truncwithoverflow")
    assert wrapped.tolist() == [44, -44, 0, 0, 0]
    unsigned = vcast(source, np.dtype(np.int8), cast="cast_unsigned").view(np.uint8)
    assert unsigned.tolist() == [255, 0, 255, 0, 0]


@pytest.mark.parametrize("source", INTEGERS)
@settings(max_examples=100)
@given(data=st.data(), target=st.sampled_from(FLOATS))
def test_integer_to_float(source, data, target):
    limits = np.iinfo(source)
    value = data.draw(
        st.integers(limits.min, limits.max)
        | st.integers(limits.min, limits.max).map(lambda wide: wide >> (limits.bits // 2))
    )
    for mode in MODES:
        result = vcast(np.array([value], source), np.dtype(target), round_mode=mode)
        expected = rounded(Fraction(value), target, mode) if value else 0.0
        assert same(result[0], expected), mode


def test_long_integers_to_floats():
    """Where f64 in between would already have rounded."""
    source = np.array([2**62 + 2**38, 2**62 + 2**38 + 1, 2**63 - 1], np.int64)
    assert vcast(source, np.dtype(np.float32)).tolist() == [2.0**62, 2.0**62 + 2.0**39, 2.0**63]
    assert vcast(source, np.dtype(np.float32), round_mode="floor").tolist() == [
        2.0**62,
        2.0**62,
        2.0**63 - 2.0**39,
    ]
    assert vcast(source[2:], np.dtype(np.float64), round_mode="trunc")[0] == 2.0**63 - 2.0**10


@pytest.mark.parametrize("target", INTEGERS)
@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("cast", ["cast_signed", "cast_unsigned"])
def test_integer_to_integer(source, target, cast):
    limits, bits = np.iinfo(source), np.iinfo(target).bits
    numbers = np.array(
        [limits.min, limits.min + 1, 0, 1, 100, limits.max // 2, limits.max - 1, limits.max], source
    )
    unsigned = cast == "cast_unsigned"
    values = [int(x) % 2**limits.bits if unsigned else int(x) for x in numbers]
    signed_target = np.dtype(target).kind == "i" and not unsigned
    low = -(2 ** (bits - 1)) if signed_target else 0
    high = 2 ** (bits - 1) - 1 if signed_target else 2**bits - 1
    modulus = 2**bits
    saturated = [min(max(x, low), high) % modulus for x in values]
    wrapped = [x % modulus for x in values]
    for mode, expected in (("rint", saturated), ("truncwithoverflow", wrapped)):
        result = vcast(numbers, np.dtype(target), round_mode=mode, cast=cast)
        assert result.dtype == target
        assert [int(x) % modulus for x in result] == expected


@pytest.mark.parametrize("target", [*FLOATS, *INTEGERS])
def test_from_i1(target):
    for cast in ("cast_signed", "cast_unsigned"):
        result = vcast(np.array([False, True]), np.dtype(target), round_mode="trunc", cast=cast)
        assert result.astype(np.float64).tolist() == [0, 1]


def test_to_i1():
    bits = np.dtype(np.bool_)
    floats = np.array([0, -0.0, 0.25, -3, np.nan, np.inf], np.float32)
    assert vcast(floats, bits).tolist() == [False, False, True, True, True, True]
    integers = np.array([0, 1, 2, -1], np.int8)
    assert vcast(integers, bits).tolist() == [False, True, True, True]
    wrapped = vcast(integers, bits, round_mode="truncwithoverflow")
    assert wrapped.tolist() == [False, True, False, True]
    assert vcast(np.array([False, True]), bits).tolist() == [False, True]


def test_bitcast():
    source = np.array([1.5, -2.0, np.nan], np.float32)
    assert vcast(source, np.dtype(np.int32), cast="bitcast").tolist() == [
        0x3FC00000,
        -0x40000000,
        0x7FC00000,
    ]
    assert vcast(source, np.dtype(np.uint32), cast="bitcast")[1] == 0xC0000000
    half = vcast(np.array([1], np.float16), np.dtype(BF16), cast="bitcast")
    assert half.view(np.uint16).tolist() == [0x3C00]
    for target in (np.float16, np.bool_):
        with pytest.raises(EvaluationError, match="changes the width"):
            vcast(np.zeros(2, np.int8), np.dtype(target), cast="bitcast")


def test_shapes_stay():
    for shape in ((), (0,), (2, 3), (2, 1, 0)):
        assert vcast(np.zeros(shape, np.int32), np.dtype(np.float16)).shape == shape
        assert vcast(np.ones(shape, np.float32), np.dtype(np.int8), round_mode="odd").shape == shape


# Fixpipe.


def test_quantisation_to_i8():
    source = np.array([-1000, -5, -3, 0, 1, 3, 5, 1000], np.int32)
    result = pre_quant(source, "S322I8", 0.5)
    assert result.dtype == np.int8
    assert result.tolist() == [-128, -2, -2, 0, 0, 2, 2, 127]
    assert pre_quant(source, "S322I8").tolist() == [-128, -5, -3, 0, 1, 3, 5, 127]


@pytest.mark.parametrize("mode, target", [("F322F16", np.float16), ("F322BF16", BF16)])
@given(bits=st.integers(0, 2**32 - 1))
def test_quantisation_to_shorter_floats(mode, target, bits):
    source = np.array([bits], np.uint32).view(np.float32)
    value = float(source[0])
    result = pre_quant(source, mode)
    assert result.dtype == target
    finite = math.isfinite(value) and value != 0
    expected = rounded(Fraction(value), target, "rint") if finite else value
    assert same(result[0], expected if expected else math.copysign(0, value))


def test_quantisation_in_f32_rounds_once():
    source, scale = np.array([1 + 2**-23, 3.0], np.float32), 1 + 2**-23
    expected = [rounded(Fraction(float(x)) * Fraction(scale), np.float32, "rint") for x in source]
    assert pre_quant(source, "QF322F32_PRE", scale).tolist() == expected


def test_no_quantisation():
    source = np.array([1.5], np.float32)
    assert pre_quant(source, "NO_QUANT") is source
    with pytest.raises(EvaluationError, match="needs a quantisation mode"):
        pre_quant(source, "NO_QUANT", 2.0)
    with pytest.raises(EvaluationError, match="takes int32, not float32"):
        pre_quant(source, "S322I8", 1.0)


def test_relu_modes():
    source = np.array([-2, 0, 3], np.int32)
    assert pre_relu(source, "NO_RELU").tolist() == [-2, 0, 3]
    assert pre_relu(source, "NORMAL_RELU").tolist() == [0, 0, 3]
    for mode in ("LEAKY_RELU", "P_RELU"):
        with pytest.raises(EvaluationError, match=f"{mode} needs a slope"):
            pre_relu(source, mode)
