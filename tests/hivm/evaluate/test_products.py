"""Matrix products against loops over exact numbers."""

import itertools
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.products import (
    mmad_l1,
    mmadmx_l1,
    mx_operand,
    mx_values,
    to_hf32,
)

BF16, E4M3, E5M2 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
RANDOM = np.random.default_rng(11)


def small(*shape, dtype):
    """Small integers, whose sums of products every type holds exactly."""
    low = 0 if np.dtype(dtype).kind == "u" else -4
    return RANDOM.integers(low, 5, shape).astype(dtype)


def product(a, b):
    """The matrix product of nested loops over Python numbers."""
    rows, inner, columns = len(a), len(b), len(b[0])
    return [
        [sum(a[i][k] * b[k][j] for k in range(inner)) for j in range(columns)] for i in range(rows)
    ]


def numbers(array):
    return array.astype(np.int64).tolist()


ACCUMULATED = [
    (np.float16, np.float32),
    (BF16, np.float32),
    (np.float32, np.float32),
    (E4M3, np.float32),
    (np.int8, np.int32),
    (np.uint8, np.int32),
]


@pytest.mark.parametrize("dtype, accumulator", ACCUMULATED)
@pytest.mark.parametrize("init", [False, True])
def test_mmad(dtype, accumulator, init):
    a, b = small(4, 3, dtype=dtype), small(3, 6, dtype=dtype)
    c = small(6, 8, dtype=accumulator)
    result = mmad_l1(a, b, c, init_condition=init)
    expected = numbers(c)
    for i, j in itertools.product(range(4), range(6)):
        old = 0 if init else expected[i][j]
        expected[i][j] = old + product(numbers(a), numbers(b))[i][j]
    assert result.dtype == accumulator
    assert numbers(result) == expected
    assert c is not result


@pytest.mark.parametrize("accumulator, dtype", [(np.float32, np.float16), (np.int32, np.int8)])
@pytest.mark.parametrize("shape", [(6,), (1, 6)])
def test_bias_belongs_to_initialisation(accumulator, dtype, shape):
    a, b, c = small(3, 2, dtype=dtype), small(2, 5, dtype=dtype), small(3, 6, dtype=accumulator)
    bias = small(*shape, dtype=accumulator)
    fresh = mmad_l1(a, b, c, init_condition=True, per_channel_bias=bias)
    expected = np.array(product(numbers(a), numbers(b))) + bias.reshape(-1)[:5].astype(int)
    assert numbers(fresh[:, :5]) == expected.tolist()
    assert fresh[:, 5].tolist() == c[:, 5].tolist()
    more = mmad_l1(a, b, c, init_condition=False, per_channel_bias=bias)
    without = mmad_l1(a, b, c, init_condition=False)
    assert more.tolist() == without.tolist()


def test_batches():
    a, b, c = (small(2, *s, dtype=np.float32) for s in ((3, 4), (4, 5), (3, 5)))
    result = mmad_l1(a, b, c, init_condition=False)
    for i in range(2):
        assert result[i].tolist() == mmad_l1(a[i], b[i], c[i], init_condition=False).tolist()
        assert numbers(result[i] - c[i]) == product(numbers(a[i]), numbers(b[i]))


def test_integers_are_exact_and_wrap():
    a = np.full((1, 4096), -128, np.int8)
    assert product_of(a, a.T, np.int32) == 4096 * 2**14
    c = np.array([[2**31 - 1]], np.int32)
    one = np.array([[1, 0]], np.int8)
    assert mmad_l1(one, one.T, c, init_condition=False).tolist() == [[-(2**31)]]


@pytest.mark.parametrize("dtypes", [(np.int32, np.int32), (np.int32, np.int8)])
def test_products_of_wide_integers_are_exact_and_wrap(dtypes):
    random = np.random.default_rng(7)
    a, b = (
        random.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, shape, dtype, endpoint=True)
        for dtype, shape in zip(dtypes, [(3, 40), (40, 2)], strict=True)
    )
    exact = a.astype(object) @ b.astype(object)
    c = np.zeros((3, 2), np.int32)
    got = mmad_l1(a, b, c, init_condition=True)
    assert ((got.astype(object) - exact) % 2**32 == 0).all()
    largest = np.full((2, 2), 2**31 - 1, np.int32)
    assert mmad_l1(largest, largest, c[:2], init_condition=True).tolist() == [[2, 2]] * 2


def product_of(a, b, dtype):
    c = np.zeros((a.shape[0], b.shape[1]), dtype)
    return mmad_l1(a, b, c, init_condition=True)[0, 0]


@pytest.mark.parametrize("dtype", [np.float16, BF16])
def test_products_of_short_floats_are_exact(dtype):
    a = np.array([[1 + 2.0**-7, 0]], dtype)
    b = np.array([[1 + 2.0**-7], [0]], dtype)
    assert float(product_of(a, b, np.float32)) == 1 + 2.0**-6 + 2.0**-14


def test_accumulation_is_within_its_rounding():
    a, b = RANDOM.standard_normal((4, 64)), RANDOM.standard_normal((64, 4))
    a, b = a.astype(np.float16), b.astype(np.float16)
    c = mmad_l1(a, b, np.zeros((4, 4), np.float32), init_condition=True)
    for i, j in itertools.product(range(4), range(4)):
        terms = [
            Fraction(float(x)) * Fraction(float(y)) for x, y in zip(a[i], b[:, j], strict=True)
        ]
        bound = 64 * Fraction(1, 2**24) * sum(map(abs, terms))
        assert abs(Fraction(float(c[i, j])) - sum(terms)) <= bound


def test_hf32():
    place = 2.0**-11
    values = np.array(
        [
            1 + place,
            1 + place / 2,
            1 + 1.5 * place,
            1 + 0.75 * place,
            -1 - place / 2,
            np.inf,
            np.nan,
        ],
        np.float32,
    )
    expected = [1 + place, 1, 1 + 2 * place, 1 + place, -1, np.inf, np.nan]
    np.testing.assert_array_equal(to_hf32(values), np.array(expected, np.float32))
    assert np.isinf(to_hf32(np.array([3.4028235e38], np.float32)))[0]
    halves = np.ones(2, np.float16)
    assert to_hf32(halves) is halves
    a = np.array([[1 + place / 2]], np.float32)
    c = np.zeros((1, 1), np.float32)
    assert mmad_l1(a, a, c, init_condition=True, enable_HF32=True).tolist() == [[1]]
    assert mmad_l1(a, a, c, init_condition=True)[0, 0] > 1


def test_faults_of_mmad():
    one = np.ones((1, 1), np.int8)
    with pytest.raises(EvaluationError, match="4-bit"):
        mmad_l1(one, one, one.astype(np.int32), init_condition=True, enable_I4=True)
    with pytest.raises(EvaluationError, match="product of int8 and float16"):
        mmad_l1(one, one.astype(np.float16), one.astype(np.float32), init_condition=True)
    with pytest.raises(EvaluationError, match=r"a product of \[1, 1\] and \[2, 2\]"):
        mmad_l1(one, np.ones((2, 2), np.int8), one.astype(np.int32), init_condition=True)
    with pytest.raises(EvaluationError, match="a bias of shape"):
        bias = np.ones(0, np.int32)
        mmad_l1(one, one, one.astype(np.int32), init_condition=True, per_channel_bias=bias)


# MX.


@pytest.mark.parametrize("dtype", [E4M3, E5M2])
def test_block_scales(dtype):
    a, b = small(3, 64, dtype=dtype), small(64, 5, dtype=dtype)
    scale_a = RANDOM.integers(124, 131, (3, 2)).astype(np.uint8)
    scale_b = RANDOM.integers(124, 131, (5, 2)).astype(np.uint8)
    c = small(3, 5, dtype=np.float32)
    left, right = mx_operand(a, scale_a), mx_operand(b.T, scale_b.view(np.int8)).T
    result = mmadmx_l1(left[:, :50], right[:50, :4], c, init_condition=False)
    for i, j in itertools.product(range(3), range(5)):
        exact = Fraction(float(c[i, j]))
        for k in range(50 if j < 4 else 0):
            power = int(scale_a[i, k // 32]) + int(scale_b[j, k // 32]) - 254
            exact += Fraction(float(a[i, k]) * float(b[k, j])) * Fraction(2) ** power
        assert Fraction(float(result[i, j])) == exact


def test_extreme_scales():
    a = np.ones((1, 32), E4M3)
    c = np.zeros((1, 1), np.float32)

    def of(*scales):
        left, right = (mx_operand(a, np.array([[s]], np.uint8)) for s in scales)
        return float(mmadmx_l1(left, right.T, c, init_condition=True)[0, 0])

    assert of(254, 0) == 32
    assert of(254, 254) == np.inf
    assert np.isnan(of(255, 127))


def test_values_of_bytes():
    fp4 = [0, 0.5, 1, 1.5, 2, 3, 4, 6]
    fp4 += [-x for x in fp4]
    packed = np.array([[(15 - i) * 16 + i for i in range(16)]], np.uint8)
    expected = [x for i in range(16) for x in (fp4[i], fp4[15 - i])]
    assert mx_values(packed, 3).tolist() == [expected]
    assert mx_values(packed.view(np.int8), 3).tolist() == [expected]
    for format, dtype in ((1, E5M2), (2, E4M3)):
        values = np.array([[1.5, -2, 0.25]], dtype)
        assert mx_values(values.view(np.uint8), format).tolist() == [[1.5, -2, 0.25]]
        assert mx_values(values, None).tolist() == [[1.5, -2, 0.25]]
    with pytest.raises(EvaluationError, match="format"):
        mx_values(packed, None)


def test_product_of_4_bit_floats():
    """32 times 1.5 * 2, packed in 16 bytes along K of both operands."""
    a = np.full((1, 16), 3 + 16 * 3, np.uint8)
    b = np.full((1, 16), 4 + 16 * 4, np.uint8)
    scale = np.array([[127]], np.uint8)
    bias = np.array([0.5], np.float32)
    left, right = mx_operand(a, scale, 3), mx_operand(b, scale, 3).T
    c = np.zeros((1, 1), np.float32)
    result = mmadmx_l1(left, right, c, init_condition=True, per_channel_bias=bias)
    assert result.tolist() == [[96.5]]
