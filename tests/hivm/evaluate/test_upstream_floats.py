"""arith and math on floats, against exact fractions and Python's math."""

import math
import operator
from collections.abc import Callable
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.hivm.evaluate.programs import fails, function, program, results, run, same

DTYPES = {
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}


def nearest(exact: Fraction, type: str):
    """The float nearest to `exact`, ties to even: by looking at the two neighbours."""
    dtype = DTYPES[type]
    guess = dtype.type(float(exact))
    candidates = {float(guess)}
    for direction in (-np.inf, np.inf):
        candidates.add(float(np.nextafter(guess, dtype.type(direction))))
    finite = [c for c in candidates if math.isfinite(c)]
    best = min(abs(Fraction(c) - exact) for c in finite)
    closest = [c for c in finite if abs(Fraction(c) - exact) == best]
    even = [c for c in closest if int(dtype.type(c).view(f"u{dtype.itemsize}")) % 2 == 0]
    return dtype.type((closest if len(closest) == 1 else even)[0])


def floats(type: str, limit: float = 1e4):
    """Floats of the type, whose sums and products are in its range too."""
    wide = st.floats(-limit, limit, width=32)
    small = st.integers(-64, 64).map(lambda n: n / 8)
    return st.one_of(wide, small).map(lambda x: DTYPES[type].type(x))


EXACT = {"addf": operator.add, "subf": operator.sub, "mulf": operator.mul, "divf": operator.truediv}


@pytest.mark.parametrize("name", EXACT)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_arithmetic_rounds_once(name, data):
    type = data.draw(st.sampled_from(sorted(DTYPES)))
    a, b = (data.draw(floats(type, 200.0)) for _ in range(2))
    assume(name != "divf" or abs(float(b)) > 1e-3)
    exact = EXACT[name](Fraction(float(a)), Fraction(float(b)))
    assume(abs(exact) > 1e-4)
    text = function(f"arith.{name} %0, %1 : {type}", [type, type], type)
    assert same(run(text, a, b).results[0], nearest(exact, type))


@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_fma_rounds_once(data):
    type = data.draw(st.sampled_from(sorted(DTYPES)))
    a, b, c = (data.draw(floats(type, 200.0)) for _ in range(3))
    exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    assume(abs(exact) > 1e-4)
    text = function(f"math.fma %0, %1, %2 : {type}", [type] * 3, type)
    assert same(run(text, a, b, c).results[0], nearest(exact, type))


def test_fma_of_a_product_just_beside_a_tie():
    # 1 + 2^-11 is a tie in f16; the product of f16s adds what no float64 sum holds.
    text = function("math.fma %0, %1, %2 : f32", ["f32"] * 3, "f32")
    tiny = np.float32(2.0**-60)
    half = np.float32(2.0**-24)
    for sign in (1, -1):
        exact = Fraction(1) + sign * Fraction(float(tiny)) * Fraction(float(half))
        (result,) = run(text, sign * tiny, half, np.float32(1)).results
        assert same(result, nearest(exact, "f32"))
    big = np.float32(1 + 2.0**-23)
    (result,) = run(text, big, half, np.float32(1)).results  # 1 + 2^-24 + 2^-47
    assert result == np.float32(1 + 2.0**-23)
    text = text.replace("f32", "f64")
    assert results(text, math.inf, 2.0, -math.inf) != results(text, 1.0, 2.0, 3.0)
    assert results(text, 1e300, 1e300, -math.inf) == [-math.inf]
    assert results(text, 1e300, 1e300, 0.0) == [math.inf]
    assert math.copysign(1, results(text, -0.0, 1.0, -0.0)[0]) == -1


SPECIAL = (0.0, -0.0, 1.0, -2.5, math.inf, -math.inf, math.nan)
ORDERED = {
    "oeq": operator.eq,
    "ogt": operator.gt,
    "oge": operator.ge,
    "olt": operator.lt,
    "ole": operator.le,
    "one": operator.ne,
    "ord": lambda a, b: True,
}


@pytest.mark.parametrize("type", DTYPES)
def test_comparisons_and_extremes_of_special_values(type):
    dtype = DTYPES[type]
    predicates = [*ORDERED, "false", "true", "uno", *("u" + name[1:] for name in ORDERED)]
    for a in SPECIAL:
        for b in SPECIAL:
            unordered = math.isnan(a) or math.isnan(b)
            for name in predicates:
                if name == "urd":
                    continue
                expected = {"false": False, "true": True, "uno": unordered}.get(name)
                if expected is None and name in ORDERED:
                    expected = not unordered and ORDERED[name](a, b)
                elif expected is None:
                    expected = unordered or ORDERED["o" + name[1:]](a, b)
                text = function(f"arith.cmpf {name}, %0, %1 : {type}", [type] * 2, "i1")
                assert results(text, dtype.type(a), dtype.type(b)) == [expected], (name, a, b)


def extreme(name: str, a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b):
        if name.endswith("imumf"):
            return math.nan
        return b if math.isnan(a) else a
    key = lambda x: (x, math.copysign(1, x))  # noqa: E731
    return (max if name.startswith("max") else min)(a, b, key=key)


@pytest.mark.parametrize("name", ["maximumf", "minimumf", "maxnumf", "minnumf"])
@pytest.mark.parametrize("type", DTYPES)
def test_extremes(name, type):
    dtype = DTYPES[type]
    shape = f"tensor<{len(SPECIAL) ** 2}x{type}>"
    pairs = [(a, b) for a in SPECIAL for b in SPECIAL]
    a, b = (np.array(column, dtype) for column in zip(*pairs, strict=True))
    (result,) = run(function(f"arith.{name} %0, %1 : {shape}", [shape] * 2, shape), a, b).results
    assert same(result, np.array([extreme(name, *pair) for pair in pairs], dtype))


MATH = {
    "acos": math.acos,
    "acosh": lambda x: math.acosh(1 + abs(x)),
    "asin": math.asin,
    "asinh": math.asinh,
    "atan": math.atan,
    "atanh": lambda x: math.atanh(x / 2),
    "cbrt": math.cbrt,
    "ceil": math.ceil,
    "cos": math.cos,
    "cosh": math.cosh,
    "erf": math.erf,
    "exp": math.exp,
    "exp2": math.exp2,
    "expm1": math.expm1,
    "floor": math.floor,
    "log": lambda x: math.log(abs(x)),
    "log10": lambda x: math.log10(abs(x)),
    "log1p": lambda x: math.log1p(abs(x)),
    "log2": lambda x: math.log2(abs(x)),
    "roundeven": round,
    "round": lambda x: math.copysign(math.floor(abs(x) + 0.5), x),
    "rsqrt": lambda x: abs(x) ** -0.5,
    "sin": math.sin,
    "sinh": math.sinh,
    "sqrt": lambda x: math.sqrt(abs(x)),
    "tan": math.tan,
    "tanh": math.tanh,
    "trunc": math.trunc,
    "absf": abs,
}
# What an oracle above does to its argument to be defined, the program must do too.
DOMAIN: dict[str, Callable[[float], float]]
DOMAIN = {name: abs for name in ("log", "log10", "log1p", "log2", "rsqrt", "sqrt")}
DOMAIN |= {"acosh": lambda x: 1 + abs(x), "atanh": lambda x: x / 2}


@pytest.mark.parametrize("name", MATH)
@pytest.mark.parametrize("type", ["f16", "bf16", "f32"])
def test_functions_are_rounded_from_float64(name, type):
    # Quarters: exact in every type, and not 0 for logarithms.
    arguments = [DOMAIN.get(name, float)(n / 4) for n in (-4, -3, -2, -1, 1, 2, 3, 4)]
    dtype = DTYPES[type]
    x = np.array(arguments, dtype)
    shape = f"tensor<8x{type}>"
    (result,) = run(function(f"math.{name} %0 : {shape}", [shape], shape), x).results
    undone = {"acosh": lambda x: x - 1, "atanh": lambda x: x * 2}.get(name, float)
    expected = [MATH[name](undone(float(v))) for v in x]
    wide = np.array(expected, np.float64)
    if name in ("ceil", "roundeven", "trunc"):  # Python's give integers, which have no -0
        wide = np.copysign(wide, x.astype(np.float64))
    # numpy's float64 may differ from libm's in its last bit, which rounding takes away.
    assert same(result, wide.astype(dtype))


@pytest.mark.parametrize(("name", "oracle"), [("atan2", math.atan2), ("powf", math.pow)])
def test_functions_of_two(name, oracle):
    text = function(f"math.{name} %0, %1 : f32", ["f32", "f32"], "f32")
    for a, b in ((0.5, 2.0), (2.0, -3.0), (1.5, 0.25)):
        assert results(text, a, b) == [float(np.float32(oracle(a, b)))]


def test_signs():
    for type in DTYPES:
        negate = function(f"arith.negf %0 : {type}", [type], type)
        assert math.copysign(1, results(negate, 0.0)[0]) == -1
        copy = function(f"math.copysign %0, %1 : {type}", [type] * 2, type)
        assert results(copy, 2.5, -0.0) == [-2.5]
        assert results(copy, -2.5, 1.0) == [2.5]
    power = function("math.fpowi %0, %1 : f32, i32", ["f32", "i32"], "f32")
    assert results(power, 1.5, -2) == [float(np.float32(1.5**-2))]


@given(st.integers(-(2**63), 2**63 - 1), st.sampled_from(sorted(DTYPES)))
@settings(max_examples=80, deadline=None)
def test_integers_to_floats_round_once(number, type):
    assume(type != "f16" or abs(number) < 60000)
    text = function(f"arith.sitofp %0 : i64 to {type}", ["i64"], type)
    assert same(run(text, number).results[0], nearest(Fraction(number), type))
    text = function(f"arith.uitofp %0 : i64 to {type}", ["i64"], type)
    assume(number >= 0 or type != "f16")
    assert same(run(text, number).results[0], nearest(Fraction(number % 2**64), type))


def test_truth_values_as_numbers():
    assert results(function("arith.sitofp %0 : i1 to f32", ["i1"], "f32"), True) == [-1.0]
    assert results(function("arith.uitofp %0 : i1 to bf16", ["i1"], "bf16"), True) == [1.0]


@given(st.floats(width=64), st.sampled_from([("i8", 8), ("i16", 16), ("i64", 64), ("i1", 1)]))
@settings(max_examples=100, deadline=None)
def test_floats_to_integers_go_toward_zero_or_stop(number, target):
    type, bits = target
    for name, low, above in (
        ("fptosi", -(1 << bits - 1), 1 << bits - 1),
        ("fptoui", 0, 1 << bits),
    ):
        text = function(f"arith.{name} %0 : f64 to {type}", ["f64"], type)
        whole = math.trunc(number) if math.isfinite(number) else None
        if whole is None or not low <= whole < above:
            assert f"doesn't fit into {bits}" in fails(text, number)
        else:
            got = results(text, number)[0]
            assert (int(got) - whole) % (1 << bits) == 0


@given(st.floats(width=64, allow_nan=False), st.sampled_from(["f16", "bf16", "f32"]))
@settings(max_examples=150, deadline=None)
def test_truncf_rounds_once(number, type):
    largest = float(np.finfo(np.float32).max) if type != "f16" else 65504.0
    assume(abs(number) <= largest * 0.99)
    text = function(f"arith.truncf %0 : f64 to {type}", ["f64"], type)
    (result,) = run(text, number).results
    expected = nearest(Fraction(number), type)
    assert result == expected


def test_truncf_just_beside_a_tie_of_bf16():
    text = function("arith.truncf %0 : f64 to bf16", ["f64"], "bf16")
    tie = 1 + 2.0**-8
    assert results(text, tie) == [1.0]
    assert results(text, math.nextafter(tie, 2)) == [1 + 2.0**-7]
    assert results(text, math.nextafter(tie, 0)) == [1.0]


@pytest.mark.parametrize(
    ("number", "e4m3", "e5m2"),
    [(464, 448, 448), (466, math.nan, 448), (1000, math.nan, 1024), (-1e9, math.nan, -math.inf),
     (math.inf, math.nan, math.inf), (61440, math.nan, math.inf), (61439, math.nan, 57344)],
)  # fmt: skip
def test_what_is_too_large_for_8_bits(number, e4m3, e5m2):
    """An infinity, or NaN where there is none: in constants, conversions and sums alike."""
    for type, expected in (("f8E4M3FN", float(e4m3)), ("f8E5M2", float(e5m2))):
        cast = function(f"arith.truncf %0 : f32 to {type}", ["f32"], type)
        assert same(results(cast, number), [expected])
        if math.isfinite(number):
            integer = function(f"arith.sitofp %0 : i64 to {type}", ["i64"], type)
            assert same(results(integer, int(number)), [expected])
            for text, shape in (
                (f"{number:.1f}", type),
                (f"dense<{number:.1f}>", f"tensor<{type}>"),
            ):
                constant = program("", shape, f"%r = arith.constant {text} : {shape}")
                assert same(run(constant).results[0].astype(np.float64), expected)
    total = function("arith.addf %0, %0 : f8E4M3FN", ["f8E4M3FN"], "f8E4M3FN")
    assert math.isnan(results(total, 448)[0])


def test_extf_and_bitcast_keep_the_value_and_the_bits():
    assert results(function("arith.extf %0 : bf16 to f64", ["bf16"], "f64"), 1.5) == [1.5]
    text = function("arith.bitcast %0 : f32 to i32", ["f32"], "i32")
    assert results(text, -0.0) == [-(2**31)]
    text = function("arith.bitcast %0 : i16 to bf16", ["i16"], "bf16")
    assert results(text, 0x3FC0) == [1.5]
    shape = ("tensor<2xi16>", "tensor<2xf16>")
    text = function(f"arith.bitcast %0 : {shape[0]} to {shape[1]}", [shape[0]], shape[1])
    assert results(text, np.array([0x3C00, -0x8000], np.int16)) == [[1.0, -0.0]]
