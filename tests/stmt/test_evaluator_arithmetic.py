"""Every operator against an oracle that computes one lane with Python's exact numbers."""

import math
import operator
from collections.abc import Callable
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.stmt.strategies import FLOATS, INTEGERS
from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate import EvaluationError, dtype, evaluate_expr
from tilewright.stmt.evaluate.arithmetic import binary, cast, reduce
from tilewright.stmt.types import BFLOAT16, BOOL, FLOAT16, FLOAT32, FLOAT64, INT32, Type

# Bits of the significand, smallest and largest exponent of a normal number.
FORMATS = {
    FLOAT16: (11, -14, 15),
    BFLOAT16: (8, -126, 127),
    FLOAT32: (24, -126, 127),
    FLOAT64: (53, -1022, 1023),
}


@pytest.fixture(autouse=True, scope="module")
def quiet():
    """As in `evaluate`: overflow and NaN are values here, not accidents."""
    with np.errstate(all="ignore"):
        yield


def limits(type: Type) -> tuple[int, int]:
    return (
        (-(1 << type.bits - 1), (1 << type.bits - 1) - 1)
        if type.is_int
        else (0, (1 << type.bits) - 1)
    )


def wrap(value: int, type: Type) -> int:
    low, _ = limits(type)
    return (value - low) % (1 << type.bits) + low


def round_to(value: Fraction, type: Type) -> float:
    """`value` rounded to nearest, ties to even, by the definition of IEEE 754."""
    precision, smallest, largest = FORMATS[type]
    if value == 0:
        return 0.0
    exponent = smallest
    while abs(value) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    quantum = Fraction(2) ** (exponent - precision + 1)
    rounded = round(value / quantum) * quantum
    if abs(rounded) >= Fraction(2) ** (largest + 1):
        return math.inf if rounded > 0 else -math.inf
    return float(rounded)


def edges(type: Type) -> st.SearchStrategy[int]:
    low, high = limits(type)
    near = [v for v in (low, low + 1, -2, -1, 0, 1, 2, 3, high - 1, high) if low <= v <= high]
    return st.sampled_from(near) | st.integers(low, high)


@st.composite
def integer_operands(draw):
    type = draw(st.sampled_from(INTEGERS))
    pairs = draw(st.lists(st.tuples(edges(type), edges(type)), min_size=1, max_size=20))
    return type, pairs


COMPARE: dict[str, Callable[[float, float], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def integer_oracle(op: str, a: int, b: int) -> int | bool:
    if op in ("/", "%"):
        if b == 0:
            return 0
        quotient = math.floor(Fraction(a, b)) if b > 0 else math.ceil(Fraction(a, b))
        return quotient if op == "/" else a - quotient * b
    if op in COMPARE:
        return COMPARE[op](a, b)
    table = {
        "+": a + b,
        "-": a - b,
        "*": a * b,
        "min": min(a, b),
        "max": max(a, b),
    }
    return table[op]


@pytest.mark.parametrize("op", [op for op in n.BINARY_OPERATORS if op not in n.LOGICAL])
@given(integer_operands())
def test_integers_wrap_and_divide_as_halide_says(op, operands):
    type, pairs = operands
    a, b = (np.array(column, dtype(type)) for column in zip(*pairs, strict=True))
    result = binary(op, a, b)
    expected = [integer_oracle(op, x, y) for x, y in pairs]
    if op not in n.COMPARISONS:
        assert result.dtype == a.dtype
        expected = [wrap(value, type) for value in expected]
    assert result.tolist() == expected


@pytest.mark.parametrize("a", [-7, 7, -8, 8, 0])
@pytest.mark.parametrize("b", [-3, 3, -1, 1, 0])
def test_division_and_modulo_of_all_signs(a, b):
    quotient, remainder = (
        int(evaluate_expr(n.Binary(op, n.IntImm(a), n.IntImm(b)))[0]) for op in "/%"
    )
    if b == 0:
        assert (quotient, remainder) == (0, 0)
    else:
        assert quotient * b + remainder == a
        assert 0 <= remainder < abs(b)


def test_the_quotient_that_overflows_wraps():
    least = n.IntImm(-128, Type("int", 8))
    minus_one = n.IntImm(-1, Type("int", 8))
    assert evaluate_expr(n.Binary("/", least, minus_one)).tolist() == [-128]
    assert evaluate_expr(n.Binary("%", least, minus_one)).tolist() == [0]


@st.composite
def float_operands(draw, types=(FLOAT16, BFLOAT16, FLOAT32)):
    type = draw(st.sampled_from(types))
    kind = dtype(type)
    # Any pattern of bits is a value, and all of them are equally interesting.
    bits = st.integers(0, (1 << type.bits) - 1)
    patterns = draw(st.lists(st.tuples(bits, bits), min_size=1, max_size=20))
    a, b = (
        np.array(column, f"u{kind.itemsize}").view(kind) for column in zip(*patterns, strict=True)
    )
    return type, a, b


def same(a: float, b: float) -> bool:
    return (math.isnan(a) and math.isnan(b)) or (
        a == b and math.copysign(1, a) == math.copysign(1, b)
    )


@pytest.mark.parametrize("op", ["+", "-", "*", "/"])
@given(float_operands())
def test_floats_are_rounded_after_every_operation(op, operands):
    type, a, b = operands
    result = binary(op, a, b)
    assert result.dtype == a.dtype
    for x, y, z in zip(a.tolist(), b.tolist(), result.tolist(), strict=True):
        x, y, z = float(x), float(y), float(z)
        if not (math.isfinite(x) and math.isfinite(y)) or (op == "/" and y == 0):
            continue
        p, q = Fraction(x), Fraction(y)
        exact = {"+": p + q, "-": p - q, "*": p * q}[op] if op != "/" else p / q
        expected = round_to(exact, type)
        if type == BFLOAT16 and abs(exact) < Fraction(2) ** -126:
            # bfloat16 denormals come by way of float32's, as on every machine that has them.
            expected = round_to(Fraction(round_to(exact, FLOAT32)), BFLOAT16)
        assert z == expected


@given(float_operands(types=FLOATS))
def test_comparisons_are_ieee(operands):
    _, a, b = operands
    for op in n.COMPARISONS:
        result = binary(op, a, b)
        assert result.dtype == bool
        for x, y, z in zip(a.astype(float), b.astype(float), result, strict=True):
            assert bool(z) == COMPARE[op](float(x), float(y))


@given(float_operands(types=FLOATS))
def test_min_and_max_are_nan_if_either_is(operands):
    _, a, b = operands
    for op in ("min", "max"):
        for x, y, z in zip(
            a.astype(float), b.astype(float), binary(op, a, b).astype(float), strict=True
        ):
            if math.isnan(x) or math.isnan(y):
                assert math.isnan(z)
            else:
                # Python's min and max give the first of equals too.
                assert same(z, (min if op == "min" else max)(x, y))


def test_infinity_and_division_by_zero_follow_ieee():
    one, zero = n.FloatImm(1.0), n.FloatImm(0.0)
    assert evaluate_expr(n.Binary("/", one, zero)).tolist() == [math.inf]
    assert math.isnan(evaluate_expr(n.Binary("/", zero, zero))[0])


@given(float_operands(types=[FLOAT32, FLOAT64]))
def test_float_modulo_is_the_difference_to_the_floored_quotient(operands):
    _, a, b = operands
    expected = a - b * np.floor(a / b)
    assert np.array_equal(binary("%", a, b), expected, equal_nan=True)


@given(st.booleans(), st.booleans())
def test_uint1_is_arithmetic_modulo_two(a, b):
    x, y = np.array([a]), np.array([b])
    assert binary("+", x, y)[0] == binary("-", x, y)[0] == ((a + b) % 2 == 1)
    assert binary("*", x, y)[0] == binary("/", x, y)[0] == (a and b)
    assert not binary("%", x, y)[0]
    assert (binary("&&", x, y)[0], binary("||", x, y)[0]) == (a and b, a or b)
    assert (binary("min", x, y)[0], binary("max", x, y)[0]) == (min(a, b), max(a, b))


@given(st.sampled_from(INTEGERS), st.sampled_from(INTEGERS), st.data())
def test_integer_casts_wrap(source, to, data):
    values = data.draw(st.lists(edges(source), min_size=1))
    result = cast(np.array(values, dtype(source)), dtype(to))
    assert result.dtype == dtype(to)
    assert result.tolist() == [wrap(value, to) for value in values]


@given(st.sampled_from(INTEGERS), st.sampled_from(FLOATS), st.data())
def test_integers_become_the_nearest_float(source, to, data):
    values = data.draw(st.lists(edges(source), min_size=1))
    result = cast(np.array(values, dtype(source)), dtype(to))
    assert result.dtype == dtype(to)
    assert result.astype(float).tolist() == [round_to(Fraction(value), to) for value in values]


@pytest.mark.parametrize("to", FLOATS, ids=str)
@given(float_operands(types=FLOATS))
def test_floats_become_the_nearest_float(to, operands):
    _, a, _ = operands
    result = cast(a, dtype(to))
    assert result.dtype == dtype(to)
    for x, z in zip(a.astype(float).tolist(), result.astype(float).tolist(), strict=True):
        assert same(z, math.copysign(round_to(Fraction(x), to), x) if math.isfinite(x) else x)


@pytest.mark.parametrize("by", [0.0, 2.0**-40, -(2.0**-40)])
def test_a_float64_near_a_tie_is_rounded_once_to_bfloat16(by):
    """Rounding to float32 first would make a tie of it, and the tie would go to 1."""
    value = np.array([1 + 2.0**-8 + by, 2.0**-134 * (1 + by)])
    expected = [1.0 + (2.0**-7 if by > 0 else 0), 2.0**-133 if by > 0 else 0]
    assert cast(value, dtype(BFLOAT16)).astype(float).tolist() == expected


@pytest.mark.parametrize("to", INTEGERS, ids=str)
@given(float_operands(types=FLOATS))
def test_floats_are_truncated_and_saturate(to, operands):
    _, a, _ = operands
    low, high = limits(to)
    result = cast(a, dtype(to))
    for x, z in zip(a.astype(float).tolist(), result.tolist(), strict=True):
        expected = 0 if math.isnan(x) else high if x == math.inf else low
        if math.isfinite(x):
            expected = min(max(math.trunc(x), low), high)
        assert z == expected


@pytest.mark.parametrize("type", [*INTEGERS, *FLOATS], ids=str)
def test_uint1_is_whether_a_value_is_not_zero(type):
    kind = dtype(type)
    values = np.array([0, 1, 2], kind)
    assert cast(values, dtype(BOOL)).tolist() == [False, True, True]
    assert cast(np.array([False, True]), kind).tolist() == [0, 1]


@given(integer_operands())
def test_integer_reductions_wrap(operands):
    type, pairs = operands
    values = [x for pair in pairs for x in pair]
    array = np.array(values, dtype(type))
    for op, oracle in (("add", sum), ("mul", math.prod), ("min", min), ("max", max)):
        assert reduce(op, array, 1).tolist() == [wrap(oracle(values), type)]
        assert reduce(op, array, len(pairs)).tolist() == [wrap(oracle(p), type) for p in pairs]


def test_float_sums_go_from_the_first_lane_to_the_last():
    """In any other order the ones would not be lost."""
    ones = np.array([256, 1, 1, 1], ml_dtypes.bfloat16)
    assert reduce("add", ones, 1).tolist() == [256]
    assert reduce("add", ones[::-1], 1).tolist() == [260]
    big = np.array([2**24, 1, 1, -(2**24), 1, 0, 0, 0], np.float32)
    assert reduce("add", big, 2).tolist() == [0, 1]


def test_logical_reductions():
    lanes = n.Binary("<", n.Ramp(n.IntImm(0), n.IntImm(1), 4), n.Broadcast(n.IntImm(3), 4))
    assert evaluate_expr(n.VectorReduce("and", lanes, 2)).tolist() == [True, False]
    assert evaluate_expr(n.VectorReduce("or", lanes, 1)).tolist() == [True]


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_abs_of_a_signed_integer_is_unsigned(bits):
    least = n.IntImm(-(1 << bits - 1), Type("int", bits))
    result = evaluate_expr(n.Call(Type("uint", bits), "abs", (least,)))
    assert (result.dtype, result.tolist()) == (np.dtype(f"uint{bits}"), [1 << bits - 1])


def test_abs_of_floats_clears_the_sign():
    for type in FLOATS:
        call = n.Call(type, "abs", (n.FloatImm(-1.5, type),))
        assert evaluate_expr(call).astype(float).tolist() == [1.5]


def test_widening_multiplication_loses_nothing():
    a, b = n.IntImm(255, Type("uint", 8)), n.IntImm(-128, Type("int", 8))
    call = n.Call(Type("int", 16), "widening_mul", (a, b))
    assert evaluate_expr(call).tolist() == [255 * -128]


def test_reinterpret_keeps_the_bits():
    one = n.Reinterpret(INT32, n.FloatImm(1.0))
    assert evaluate_expr(one).tolist() == [0x3F800000]
    halves = n.Reinterpret(Type("uint", 16, 2), n.IntImm(0x12345678))
    assert evaluate_expr(halves).tolist() == [0x5678, 0x1234]
    bits = n.Reinterpret(Type("uint", 1, 8), n.IntImm(6, Type("uint", 8)))
    assert evaluate_expr(bits).tolist() == [False, True, True, *[False] * 5]
    assert evaluate_expr(n.Reinterpret(Type("uint", 8), bits)).tolist() == [6]


@pytest.mark.parametrize(
    ("name", "values", "expected"),
    [
        ("shift_left", (3, 2), 12),
        ("shift_left", (12, -2), 3),
        ("shift_right", (-5, 1), -3),
        ("bitwise_and", (12, 10), 8),
        ("bitwise_or", (12, 10), 14),
        ("bitwise_xor", (12, 10), 6),
        ("bitwise_not", (5,), -6),
        ("likely", (5,), 5),
    ],
)
def test_calls_without_effects(name, values, expected):
    call = n.Call(INT32, name, tuple(n.IntImm(value) for value in values))
    assert evaluate_expr(call).tolist() == [expected]


def test_absolute_difference_does_not_overflow():
    a, b = (n.IntImm(value, Type("int", 8)) for value in (-128, 127))
    assert evaluate_expr(n.Call(Type("uint", 8), "absd", (a, b))).tolist() == [255]


def test_rounding_calls_are_those_of_ieee():
    for name, expected in (("floor", -3.0), ("ceil", -2.0), ("trunc", -2.0), ("round", -2.0)):
        call = n.Call(FLOAT32, f"{name}_f32", (n.FloatImm(-2.5),))
        assert evaluate_expr(call).tolist() == [expected]
    assert evaluate_expr(n.Call(FLOAT16, "sqrt_f16", (n.FloatImm(2.0, FLOAT16),))).tolist() == [
        round_to(Fraction(math.sqrt(2)), FLOAT16)
    ]


def test_a_call_with_the_wrong_number_of_arguments():
    with pytest.raises(EvaluationError, match="abs can't be called with"):
        evaluate_expr(n.Call(INT32, "abs", (n.IntImm(1), n.IntImm(2))))


@given(st.floats(allow_nan=False))
def test_constants_are_rounded_once(value):
    for type in FLOATS:
        result = float(evaluate_expr(n.FloatImm(value, type))[0])
        expected = round_to(Fraction(value), type) if math.isfinite(value) else value
        assert result == expected
