"""Elementwise ops against exact integers, fractions and Python's math."""

import math
import struct
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import ELEMENTWISE
from tilewright.hivm.evaluate.numerics.floats import nearest

FLOATS = [np.float16, ml_dtypes.bfloat16, np.float32, np.float64]
INTEGERS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]
# All of i8 as first input, and the second inputs where something happens.
FIRST = np.repeat(np.arange(-128, 128).astype(np.int8), 24)
SECOND = np.tile(np.r_[-128, -127, -10:10, 126, 127].astype(np.int8), 256)


def call(name, *inputs, **attributes):
    return ELEMENTWISE[name](*map(np.asarray, inputs), **attributes)


def wrap(value, bits, signed):
    value %= 2**bits
    return value - 2**bits if signed and value >= 2 ** (bits - 1) else value


def from_bits(bits, dtype):
    return np.array(bits, f"u{np.dtype(dtype).itemsize}").view(dtype)


def is_nearest(value, exact, dtype):
    """Whether a finite float is the representable one nearest to a fraction, ties to even."""
    error = abs(Fraction(float(value)) - exact)
    for neighbour in (np.nextafter(value, dtype(np.inf)), np.nextafter(value, dtype(-np.inf))):
        if not np.isfinite(neighbour.astype(np.float64)):
            continue
        other = abs(Fraction(float(neighbour)) - exact)
        odd = int(value.view(f"u{np.dtype(dtype).itemsize}")) % 2 == 1
        if other < error or (other == error and odd):
            return False
    return True


def test_every_elementwise_op_is_there():
    """All ops with ElementwiseNaryOpTrait but vcast, a conversion, and vmulextended."""
    names = """
        vabs vadd vand vatan vcmp vcos vdiv verf vexp vexp2 vexpm1 vilogb visinf visnan vldexp vln
        vlog10 vlog1p vlog2 vmax vmin vmod vmodui vmul vmulext vmulextended vmulextui vnot vor vpow
        vrec vrelu vrsqrt vsel vshl vshr vsin vsqrt vsub vtan vtanh vxor"""
    assert list(ELEMENTWISE) == names.split()


# Integers.

PYTHON = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vmul": lambda a, b: a * b,
    "vand": lambda a, b: a & b,
    "vor": lambda a, b: a | b,
    "vxor": lambda a, b: a ^ b,
    "vmax": max,
    "vmin": min,
}


@pytest.mark.parametrize("name", PYTHON)
def test_integers_wrap(name):
    expected = [
        wrap(PYTHON[name](a, b), 8, True)
        for a, b in zip(FIRST.tolist(), SECOND.tolist(), strict=True)
    ]
    result = call(name, FIRST, SECOND)
    assert result.dtype == np.int8
    assert result.tolist() == expected


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("name", PYTHON)
def test_every_integer_type_wraps_at_its_ends(name, dtype):
    limits, signed = np.iinfo(dtype), np.dtype(dtype).kind == "i"
    values = np.array([limits.min, limits.min + 1, 0, 1, 3, limits.max - 1, limits.max], dtype)
    a, b = np.repeat(values, 7), np.tile(values, 7)
    expected = [
        wrap(PYTHON[name](x, y), limits.bits, signed)
        for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]
    assert call(name, a, b).tolist() == expected


@pytest.mark.parametrize("signed", [True, False])
@pytest.mark.parametrize("name", ["vmax", "vmin"])
def test_signedness_of_maximum(name, signed):
    a, b = np.array([-1, -5, 3], np.int16), np.array([1, -4, 7], np.int16)
    key = (lambda v: v) if signed else (lambda v: v % 65536)
    choose = max if name == "vmax" else min
    expected = [choose(x, y, key=key) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    assert call(name, a, b, is_signed=signed).tolist() == expected


def test_i1_is_zero_or_one():
    false_true = np.array([False, True])
    a, b = np.repeat(false_true, 2), np.tile(false_true, 2)
    assert call("vmax", a, b).tolist() == [False, True, True, True]
    assert call("vmin", a, b).tolist() == [False, False, False, True]
    assert call("vcmp", a, b, compare_mode="lt").tolist() == [False, True, False, False]
    assert call("vmod", a, np.ones(4, np.bool_)).tolist() == [False] * 4
    assert call("vnot", false_true).tolist() == [True, False]
    assert call("vxor", a, b).tolist() == [False, True, True, False]
    assert call("vadd", a, b).tolist() == [False, True, True, False]


def truncated(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


@pytest.mark.parametrize("signed", [True, False])
def test_integer_division_truncates(signed):
    divisible = SECOND != 0
    a, b = FIRST[divisible], SECOND[divisible]
    read = (lambda v: v) if signed else (lambda v: v % 256)
    pairs = [(read(x), read(y)) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    quotients = [wrap(truncated(x, y), 8, True) for x, y in pairs]
    remainders = [wrap(x - y * truncated(x, y), 8, True) for x, y in pairs]
    assert call("vdiv", a, b, isSigned=signed).tolist() == quotients
    assert call("vmod" if signed else "vmodui", a, b).tolist() == remainders


def test_integer_division_is_exact_in_64_bits():
    a = np.array([-(2**63), 2**63 - 1, -(2**63) + 1], np.int64)
    b = np.array([-1, 3, 7], np.int64)
    expected = [-(2**63), (2**63 - 1) // 3, -((2**63 - 1) // 7)]
    assert call("vdiv", a, b).tolist() == expected
    assert call("vmod", a, b).tolist() == [0, (2**63 - 1) % 3, -((2**63 - 1) % 7)]


@pytest.mark.parametrize("name", ["vdiv", "vmod", "vmodui"])
def test_integer_division_by_zero_is_a_fault(name):
    with pytest.raises(EvaluationError, match="by zero"):
        call(name, np.array([1, 2], np.int32), np.array([1, 0], np.int32))


def test_integer_power():
    a, b = np.meshgrid(np.arange(-7, 8).astype(np.int8), np.arange(-4, 12).astype(np.int8))
    fine = (a != 0) | (b >= 0)
    a, b = a[fine], b[fine]
    expected = [
        wrap(x**y if y >= 0 else int(Fraction(x) ** y), 8, True)
        for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]
    assert call("vpow", a, b).tolist() == expected
    with pytest.raises(EvaluationError, match="negative"):
        call("vpow", np.array([0], np.int8), np.array([-1], np.int8))


def test_integer_absolute_value_and_relu():
    assert call("vabs", np.array([-128, -3, 0, 127], np.int8)).tolist() == [-128, 3, 0, 127]
    assert call("vrelu", np.array([-5, 0, 7], np.int32)).tolist() == [0, 0, 7]


# Shifts and wide products.


@pytest.mark.parametrize("dtype", [np.int8, np.int16])
def test_shift_left(dtype):
    bits = np.iinfo(dtype).bits
    amounts = [*range(bits + 2), -1]
    a, n = np.meshgrid(np.array([-128, -77, -1, 0, 1, 5, 127], dtype), np.array(amounts, dtype))
    expected = [
        wrap(x << (y % 2**bits), bits, True)
        for x, y in zip(a.ravel().tolist(), n.ravel().tolist(), strict=True)
    ]
    assert call("vshl", a.ravel(), n.ravel()).tolist() == expected


@pytest.mark.parametrize("round", [True, False])
@pytest.mark.parametrize("signed", [True, False])
def test_shift_right(signed, round):
    amounts = np.array([*range(12), -1], np.int8)
    a, n = (each.ravel() for each in np.meshgrid(np.arange(-128, 128).astype(np.int8), amounts))
    expected = []
    for x, y in zip(a.tolist(), n.tolist(), strict=True):
        exact = Fraction(x if signed else x % 256, 2 ** (y % 256))
        # Half of the last place kept is added before the rest is dropped.
        expected.append(wrap(math.floor(exact + Fraction(1, 2) * round), 8, True))
    assert call("vshr", a, n, is_signed=signed, round=round).tolist() == expected


def test_high_halves_of_products():
    values = np.array([-(2**31), -(2**31) + 1, -70000, -1, 0, 1, 123456789, 2**31 - 1], np.int32)
    a, b = np.repeat(values, 8), np.tile(values, 8)
    pairs = list(zip(a.tolist(), b.tolist(), strict=True))
    signed = [wrap((x * y) >> 32, 32, True) for x, y in pairs]
    unsigned = [wrap(((x % 2**32) * (y % 2**32)) >> 32, 32, True) for x, y in pairs]
    assert call("vmulext", a, b).tolist() == signed
    assert call("vmulextui", a, b).tolist() == unsigned


def test_both_halves_of_products():
    values = np.array([-32768, -32767, -181, -1, 0, 1, 182, 32767], np.int16)
    a, b = np.repeat(values, 8), np.tile(values, 8)
    low, high = call("vmulextended", a, b)
    pairs = zip(a.tolist(), b.tolist(), strict=True)
    assert [(x % 65536) + 65536 * y for x, y in zip(low.tolist(), high.tolist(), strict=True)] == [
        x * y for x, y in pairs
    ]


# Floats, rounded once.


@pytest.mark.parametrize("dtype", FLOATS)
@given(data=st.data())
def test_float_operations_are_correctly_rounded(dtype, data):
    bits = st.integers(0, 2 ** (8 * np.dtype(dtype).itemsize) - 1)
    a, b = (from_bits([data.draw(bits)], dtype) for _ in range(2))
    x, y = float(a[0]), float(b[0])
    if not (math.isfinite(x) and math.isfinite(y)):
        return
    exact = {
        "vadd": Fraction(x) + Fraction(y),
        "vsub": Fraction(x) - Fraction(y),
        "vmul": Fraction(x) * Fraction(y),
        "vdiv": Fraction(x) / Fraction(y) if y else None,
        "vmod": Fraction(math.fmod(x, y)) if y else None,
    }
    for name, value in exact.items():
        result = call(name, a, b)
        assert result.dtype == dtype
        if value is not None and np.isfinite(result[0].astype(np.float64)):
            assert is_nearest(result[0], value, dtype), name


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_nearest_agrees_with_struct(value):
    for code, dtype in (("e", np.float16), ("f", np.float32)):
        try:
            expected = struct.unpack(code, struct.pack(code, value))[0]
        except OverflowError:
            expected = math.copysign(math.inf, value)
        assert float(nearest(np.array(value), np.dtype(dtype))) == expected


def test_rounding_to_bf16_is_not_done_twice():
    above_half = np.array([1 + 2**-8 + 2**-40, 1 + 2**-8 - 2**-40, 1 + 2**-8, 1 + 3 * 2**-8])
    result = nearest(above_half, np.dtype(ml_dtypes.bfloat16)).astype(np.float64)
    assert result.tolist() == [1 + 2**-7, 1, 1, 1 + 2**-6]
    # The nearest f32 is odd already: going on to the next one would make this a tie.
    below_half = np.array([1 + 3 * 2**-8 - 2**-23 + 2**-40])
    assert float(nearest(below_half, np.dtype(ml_dtypes.bfloat16))[0]) == 1 + 2**-7


def test_rounding_to_a_type_without_infinity():
    result = nearest(np.array([1e9, -np.inf, 447]), np.dtype(ml_dtypes.float8_e4m3fn))
    assert np.isnan(result[:2].astype(np.float64)).all()
    assert nearest(np.array([464.0]), result.dtype) == result[2] == 448


@pytest.mark.parametrize("dtype", FLOATS)
def test_roots_and_reciprocals(dtype):
    x = np.array([0.25, 2.0, 3.0, 7.0, 1e-3, 12345.0], dtype)
    for value, root, inverse, inverse_root in zip(
        x, call("vsqrt", x), call("vrec", x), call("vrsqrt", x), strict=True
    ):
        exact = Fraction(float(value))
        assert is_nearest(inverse, 1 / exact, dtype)
        # The root lies between the midpoints to its neighbours.
        low, high = (
            (Fraction(float(root)) + Fraction(float(np.nextafter(root, dtype(side))))) / 2
            for side in (0, np.inf)
        )
        assert low**2 <= exact <= high**2
        assert math.isclose(float(inverse_root), float(exact) ** -0.5, rel_tol=2**-7)
    assert np.isinf(call("vrec", np.zeros(1, dtype)).astype(np.float64))[0]
    assert np.isnan(call("vsqrt", np.full(1, -1, dtype)).astype(np.float64))[0]


MATH = {
    "vatan": math.atan,
    "vcos": math.cos,
    "verf": math.erf,
    "vexp": math.exp,
    "vexp2": lambda x: 2.0**x,
    "vexpm1": math.expm1,
    "vln": math.log,
    "vlog10": math.log10,
    "vlog1p": math.log1p,
    "vlog2": math.log2,
    "vrsqrt": lambda x: 1 / math.sqrt(x),
    "vsin": math.sin,
    "vtan": math.tan,
    "vtanh": math.tanh,
}


@pytest.mark.parametrize("name", MATH)
@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32])
def test_functions_of_floats(name, dtype):
    """Every value of two octaves of f16, and samples of the others, are Python's value rounded."""
    x = np.concatenate([np.linspace(0.01, 3, 300), [1e-4, 1e-2, 1.0, 8.0, 10.0]]).astype(dtype)
    result = call(name, x)
    assert result.dtype == dtype
    for value, got in zip(x, result, strict=True):
        assert is_nearest(got, Fraction(MATH[name](float(value))), dtype), value


def test_function_limits():
    x = np.array([0.0, np.inf, np.nan], np.float32)
    np.testing.assert_array_equal(call("vln", x), [-np.inf, np.inf, np.nan])
    np.testing.assert_array_equal(call("vexp", -x), [1, 0, np.nan])
    np.testing.assert_array_equal(call("vexp", np.array([12.0], np.float16)), [np.inf])
    np.testing.assert_array_equal(call("vrsqrt", x), [np.inf, 0, np.nan])


@pytest.mark.parametrize("dtype", FLOATS)
def test_float_power(dtype):
    x, y = np.array([2, 3, 0.5, 0, 4], dtype), np.array([3, -1, 2, 0, 0.5], dtype)
    expected = np.array([8, 1 / 3, 0.25, 1, 2]).astype(np.float32).astype(dtype)
    if dtype != np.float64:
        assert call("vpow", x, y).tolist() == expected.tolist()
    assert math.isclose(float(call("vpow", x, y)[1]), 1 / 3, rel_tol=2**-8)


@pytest.mark.parametrize("dtype", [*FLOATS, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2])
def test_maximum_and_minimum_of_floats(dtype):
    a = np.array([1, -0.0, 0.0, np.nan, 2, -0.0, -3], dtype)
    b = np.array([2, 0.0, -0.0, 1, np.nan, -0.0, -2], dtype)
    high, low = (call(name, a, b).astype(np.float64) for name in ("vmax", "vmin"))
    np.testing.assert_array_equal(high, [2, 0, 0, np.nan, np.nan, 0, -2])
    np.testing.assert_array_equal(low, [1, 0, 0, np.nan, np.nan, 0, -3])
    assert np.signbit(high[[1, 2, 5]]).tolist() == [False, False, True]
    assert np.signbit(low[[1, 2, 5]]).tolist() == [True, True, True]


def test_absolute_value_and_relu_of_floats():
    x = np.array([-1.5, -0.0, 2, -np.inf, np.nan], np.float16)
    np.testing.assert_array_equal(call("vabs", x), [1.5, 0, 2, np.inf, np.nan])
    np.testing.assert_array_equal(call("vrelu", x), [0, 0, 2, 0, np.nan])
    assert not np.signbit(call("vabs", x)[1])


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
def test_exponents(dtype):
    x = np.array([1, 1.5, 2, 0.75, -6, 2**-14, 2**-16, 0, np.inf, np.nan], dtype)
    expected = [0, 0, 1, -1, 2, -14, -16, -np.inf, np.inf, np.nan]
    np.testing.assert_array_equal(call("vilogb", x), np.array(expected, dtype))


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
def test_scaling_by_powers_of_two(dtype):
    x = np.array([1, 3, -1.5, 1, 1, 0, 1, 1], dtype)
    n = np.array([3, -1, 2.75, 400, -400, 5, np.nan, np.inf], dtype)
    expected = np.array([8, 1.5, -6, np.inf, 0, 0, np.nan, np.inf], dtype)
    np.testing.assert_array_equal(call("vldexp", x, n), expected)
    # 3 * 2**-25 lies between the two smallest f16 and is rounded once, to even.
    assert call("vldexp", np.array([3], np.float16), np.array([-25], np.float16)).tolist() == [
        2**-23
    ]


# Bits, choices, tests.


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32])
def test_bitwise_operations_of_floats_use_the_bits(dtype):
    bits = np.dtype(f"u{np.dtype(dtype).itemsize}")
    a, b = np.array([1.5, -2.0], dtype), np.array([-0.25, 3.0], dtype)
    x, y = a.view(bits), b.view(bits)
    assert call("vand", a, b).view(bits).tolist() == (x & y).tolist()
    assert call("vor", a, b).view(bits).tolist() == (x | y).tolist()
    assert call("vnot", a).view(bits).tolist() == (~x).tolist()
    assert call("vxor", a, b).dtype == dtype


COMPARE = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "le": lambda a, b: a <= b,
}


@pytest.mark.parametrize("mode", COMPARE)
@pytest.mark.parametrize(
    "dtype", [*FLOATS, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2, np.int8, np.uint32]
)
def test_comparisons(mode, dtype):
    values = [0, 1, 3, 3] if np.dtype(dtype).kind in "iu" else [-1.5, -0.0, 0.0, 3, np.nan]
    a, b = (each.ravel() for each in np.meshgrid(*[np.array(values, dtype)] * 2))
    expected = [COMPARE[mode](x, y) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    result = call("vcmp", a, b, compare_mode=mode)
    assert result.dtype == np.bool_
    assert result.tolist() == expected


def test_signedness_of_comparison():
    a, b = np.array([-1], np.int8), np.array([1], np.int8)
    assert call("vcmp", a, b, compare_mode="lt").tolist() == [True]
    assert call("vcmp", a, b, compare_mode="lt", is_signed=False).tolist() == [False]


@pytest.mark.parametrize(
    "condition", [np.array([True, False, True]), np.array([2, 0, -1], np.int8)]
)
def test_choice(condition):
    chosen, other = np.array([1, 2, 3], np.float16), np.array([4, 5, 6], np.float16)
    assert call("vsel", condition, chosen, other).tolist() == [1, 5, 3]


def test_tests_of_floats():
    x = np.array([0, np.inf, -np.inf, np.nan, 1], np.float16)
    assert call("visinf", x).tolist() == [False, True, True, False, False]
    assert call("visnan", x).tolist() == [False, False, False, True, False]


def test_inputs_broadcast():
    column, row = np.array([[1], [2]], np.float32), np.array([[10, 20]], np.float32)
    assert call("vadd", column, row).tolist() == [[11, 21], [12, 22]]


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("name", ["vmax", "vmul", "vcmp", "visnan", "vexp", "vrelu", "vabs"])
def test_every_bit_pattern_goes_through(name, dtype):
    """Signalling NaNs among them, of which numpy warns, and the largest and smallest numbers."""
    x = np.arange(2**16).astype(np.uint16).view(dtype)
    nan = (x.view(np.uint16) & 0x7FFF) > np.array(np.inf, dtype).view(np.uint16)
    result = call(name, x) if name in UNARY else call(name, x, x)
    if result.dtype == np.bool_:
        assert (result == (nan if name == "visnan" else ~nan)).all()
    else:
        assert (call("visnan", result) == nan).all()


FLOATS_ONLY = {*MATH, "vilogb", "visinf", "visnan", "vldexp", "vrec", "vsqrt"}
INTEGERS_ONLY = {"vmodui", "vmulext", "vmulextended", "vmulextui", "vshl", "vshr"}
UNARY = {*FLOATS_ONLY, "vabs", "vnot", "vrelu"} - {"vldexp"}


@pytest.mark.parametrize(
    "name, dtype",
    [(name, np.float16) for name in ELEMENTWISE if name not in INTEGERS_ONLY]
    + [(name, np.int16) for name in ELEMENTWISE if name not in FLOATS_ONLY],
)
def test_scalars_are_arrays_of_rank_0(name, dtype):
    """Numpy warns of scalars where it lets arrays wrap; nothing here may depend on the rank."""
    values = [-30000, 0, 9] if name == "vsel" else [-30000] if name in UNARY else [-30000, 9]
    scalars = [np.array(value, dtype) for value in values]
    rank_0, rank_1 = call(name, *scalars), call(name, *(scalar[None] for scalar in scalars))
    np.testing.assert_array_equal(np.ravel(rank_0), np.ravel(rank_1))
