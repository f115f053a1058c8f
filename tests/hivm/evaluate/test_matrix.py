"""Matrix products and convolutions against loops over exact numbers."""

import itertools
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tilewright.hivm.evaluate.arithmetic import ArithmeticFault
from tilewright.hivm.evaluate.matrix import (
    conv_l1,
    group_matmul,
    matmul,
    mmad_l1,
    mmadmx_l1,
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
@pytest.mark.parametrize("a_transpose", [False, True])
@pytest.mark.parametrize("b_transpose", [False, True])
@pytest.mark.parametrize("init", [False, True])
def test_mmad(dtype, accumulator, a_transpose, b_transpose, init):
    a, b = small(5, 7, dtype=dtype), small(7, 6, dtype=dtype)
    c = small(6, 8, dtype=accumulator)
    result = mmad_l1(
        a.T if a_transpose else a,
        b.T if b_transpose else b,
        c,
        init_condition=init,
        real_m=4,
        real_k=3,
        real_n=6,
        a_transpose=a_transpose,
        b_transpose=b_transpose,
    )
    expected = numbers(c)
    for i, j in itertools.product(range(4), range(6)):
        old = 0 if init else expected[i][j]
        expected[i][j] = old + product(numbers(a[:4, :3]), numbers(b[:3]))[i][j]
    assert result.dtype == accumulator
    assert numbers(result) == expected
    assert c is not result


@pytest.mark.parametrize("accumulator, dtype", [(np.float32, np.float16), (np.int32, np.int8)])
@pytest.mark.parametrize("shape", [(6,), (1, 6)])
def test_bias_belongs_to_initialisation(accumulator, dtype, shape):
    a, b, c = small(3, 2, dtype=dtype), small(2, 5, dtype=dtype), small(3, 6, dtype=accumulator)
    bias = small(*shape, dtype=accumulator)
    extents: dict[str, Any] = dict(real_m=3, real_k=2, real_n=5)
    fresh = mmad_l1(a, b, c, init_condition=True, per_channel_bias=bias, **extents)
    expected = np.array(product(numbers(a), numbers(b))) + bias.reshape(-1)[:5].astype(int)
    assert numbers(fresh[:, :5]) == expected.tolist()
    assert fresh[:, 5].tolist() == c[:, 5].tolist()
    more = mmad_l1(a, b, c, init_condition=False, per_channel_bias=bias, **extents)
    without = mmad_l1(a, b, c, init_condition=False, **extents)
    assert more.tolist() == without.tolist()


def test_batches():
    a, b, c = (small(2, *s, dtype=np.float32) for s in ((3, 4), (5, 4), (3, 5)))
    extents: dict[str, Any] = dict(
        real_m=3, real_k=4, real_n=5, init_condition=False, b_transpose=True
    )
    result = mmad_l1(a, b, c, **extents)
    for i in range(2):
        assert result[i].tolist() == mmad_l1(a[i], b[i], c[i], **extents).tolist()
        assert numbers(result[i] - c[i]) == product(numbers(a[i]), numbers(b[i].T))


def test_integers_are_exact_and_wrap():
    a = np.full((1, 4096), -128, np.int8)
    assert product_of(a, a.T, np.int32) == 4096 * 2**14
    c = np.array([[2**31 - 1]], np.int32)
    extents: dict[str, Any] = dict(real_m=1, real_k=2, real_n=1, init_condition=False)
    one = np.array([[1, 0]], np.int8)
    assert mmad_l1(one, one.T, c, **extents).tolist() == [[-(2**31)]]


def product_of(a, b, dtype):
    c = np.zeros((a.shape[0], b.shape[1]), dtype)
    extents: dict[str, Any] = dict(real_m=a.shape[0], real_k=a.shape[1], real_n=b.shape[1])
    return mmad_l1(a, b, c, init_condition=True, **extents)[0, 0]


@pytest.mark.parametrize("dtype", [np.float16, BF16])
def test_products_of_short_floats_are_exact(dtype):
    a = np.array([[1 + 2.0**-7, 0]], dtype)
    b = np.array([[1 + 2.0**-7], [0]], dtype)
    assert float(product_of(a, b, np.float32)) == 1 + 2.0**-6 + 2.0**-14


def test_accumulation_is_within_its_rounding():
    a, b = RANDOM.standard_normal((4, 64)), RANDOM.standard_normal((64, 4))
    a, b = a.astype(np.float16), b.astype(np.float16)
    c = mmad_l1(
        a, b, np.zeros((4, 4), np.float32), init_condition=True, real_m=4, real_k=64, real_n=4
    )
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
    extents: dict[str, Any] = dict(real_m=1, real_k=1, real_n=1, init_condition=True)
    c = np.zeros((1, 1), np.float32)
    assert mmad_l1(a, a, c, enable_HF32=True, **extents).tolist() == [[1]]
    assert mmad_l1(a, a, c, **extents)[0, 0] > 1


def test_faults_of_mmad():
    one = np.ones((1, 1), np.int8)
    extents: dict[str, Any] = dict(real_m=1, real_k=1, real_n=1, init_condition=True)
    with pytest.raises(ArithmeticFault, match="4-bit"):
        mmad_l1(one, one, one.astype(np.int32), enable_I4=True, **extents)
    with pytest.raises(ArithmeticFault, match="product of int8 and float16"):
        mmad_l1(one, one.astype(np.float16), one.astype(np.float32), **extents)


# MX.


@pytest.mark.parametrize("dtype", [E4M3, E5M2])
@pytest.mark.parametrize("a_transpose", [False, True])
@pytest.mark.parametrize("b_transpose", [False, True])
def test_block_scales(dtype, a_transpose, b_transpose):
    a, b = small(3, 64, dtype=dtype), small(64, 5, dtype=dtype)
    scale_a = RANDOM.integers(124, 131, (3, 2)).astype(np.uint8)
    scale_b = RANDOM.integers(124, 131, (5, 2)).astype(np.uint8)
    c = small(3, 5, dtype=np.float32)
    result = mmadmx_l1(
        a.T if a_transpose else a,
        b.T if b_transpose else b,
        scale_a,
        scale_b.view(np.int8),
        c,
        init_condition=False,
        real_m=3,
        real_k=50,
        real_n=4,
        a_transpose=a_transpose,
        b_transpose=b_transpose,
    )
    for i, j in itertools.product(range(3), range(5)):
        exact = Fraction(float(c[i, j]))
        for k in range(50 if j < 4 else 0):
            power = int(scale_a[i, k // 32]) + int(scale_b[j, k // 32]) - 254
            exact += Fraction(float(a[i, k]) * float(b[k, j])) * Fraction(2) ** power
        assert Fraction(float(result[i, j])) == exact


def test_extreme_scales():
    a = np.ones((1, 32), E4M3)
    extents: dict[str, Any] = dict(real_m=1, real_k=32, real_n=1, init_condition=True)
    c = np.zeros((1, 1), np.float32)

    def of(*scales):
        scale_a, scale_b = (np.array([[s]], np.uint8) for s in scales)
        return float(mmadmx_l1(a, a.T, scale_a, scale_b, c, **extents)[0, 0])

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
    with pytest.raises(ArithmeticFault, match="format"):
        mx_values(packed, None)


def test_product_of_4_bit_floats():
    """32 times 1.5 * 2, packed in 16 bytes along K of both operands."""
    a = np.full((1, 16), 3 + 16 * 3, np.uint8)
    b = np.full((16, 1), 4 + 16 * 4, np.uint8)
    scale = np.array([[127]], np.uint8)
    result = mmadmx_l1(
        a,
        b,
        scale,
        scale,
        np.zeros((1, 1), np.float32),
        init_condition=True,
        real_m=1,
        real_k=32,
        real_n=1,
        lhsFormat=3,
        rhsFormat=3,
        per_channel_bias=np.array([0.5], np.float32),
    )
    assert result.tolist() == [[96.5]]


# Convolutions.


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
    with pytest.raises(ArithmeticFault, match="padding for 3 of 2"):
        conv_l1(image, weight, init, init_condition=True, padding=[0, 0, 0], groups=1)
    with pytest.raises(ArithmeticFault, match="3 channels with 1 groups"):
        conv_l1(image, weight, init, init_condition=True, padding=0, groups=1)


# Whole matmuls.


@pytest.mark.parametrize("transposes", list(itertools.product([False, True], repeat=2)))
def test_matmul(transposes):
    a, b = small(3, 4, dtype=np.float16), small(4, 5, dtype=np.float16)
    bias = small(5, dtype=np.float32)
    result = matmul(
        a.T if transposes[0] else a,
        b.T if transposes[1] else b,
        np.dtype(np.float16),
        bias=bias,
        aTranspose=transposes[0],
        bTranspose=transposes[1],
    )
    assert result.dtype == np.float16
    assert numbers(result) == (np.array(product(numbers(a), numbers(b))) + bias).tolist()


@pytest.mark.parametrize("mode", ["DescaleNull", "DescalePerChannel", "DescalePerTensor"])
def test_descale(mode):
    a, b = small(3, 4, dtype=np.int8), small(4, 5, dtype=np.int8)
    scale = {"DescalePerChannel": [0.5, 1, 2, 0.25, 4], "DescalePerTensor": [0.125]}.get(mode)
    factors = None if scale is None else np.array(scale, np.float32)
    result = matmul(a, b, np.dtype(np.float32), descale=factors, descaleMode=mode)
    expected = np.array(product(numbers(a), numbers(b))) * np.array(scale or 1)
    assert result.tolist() == expected.tolist()


def test_matmul_is_rounded_once():
    a, b = np.array([[2049.0]], np.float32), np.array([[1.0]], np.float32)
    assert matmul(a, b, np.dtype(np.float16)).tolist() == [[2048]]
    assert matmul(a, b, np.dtype(np.int8)).tolist() == [[127]]


def test_faults_of_matmul():
    one = np.ones((2, 2), np.float16)
    target = np.dtype(np.float32)
    with pytest.raises(ArithmeticFault, match="not part of the op"):
        matmul(one, one, target, has_post_function=True)
    with pytest.raises(ArithmeticFault, match="without a scale"):
        matmul(one, one, target, descaleMode="DescalePerTensor")
    with pytest.raises(ArithmeticFault, match="takes 2 scales, not 1"):
        matmul(one, one, target, descaleMode="DescalePerChannel", descale=np.ones(1, np.float32))


@pytest.mark.parametrize("transposed", [False, True])
def test_group_matmul(transposed):
    tokens, experts = small(6, 4, dtype=np.float16), small(3, 4, 5, dtype=np.float16)
    counts, bias = np.array([2, 0, 4], np.int64), small(3, 5, dtype=np.float32)
    result = group_matmul(
        tokens.T if transposed else tokens,
        experts.swapaxes(1, 2) if transposed else experts,
        counts,
        np.dtype(np.float32),
        bias=bias,
        aTranspose=transposed,
        bTranspose=transposed,
    )
    owner = [0, 0, 2, 2, 2, 2]
    for row, token, expert in zip(result, tokens, owner, strict=True):
        (expected,) = product([numbers(token)], numbers(experts[expert]))
        assert numbers(row) == (np.array(expected) + bias[expert]).tolist()
    shared = group_matmul(tokens, experts, counts, np.dtype(np.float32), bias=bias[0])
    plain = group_matmul(tokens, experts, counts, np.dtype(np.float32))
    assert (shared - plain).tolist() == [bias[0].tolist()] * 6


@pytest.mark.parametrize("counts", [[2, 2], [3, 3, 0], [7, -1]])
def test_counts_that_do_not_fit(counts):
    tokens, experts = np.ones((6, 4), np.float16), np.ones((2, 4, 5), np.float16)
    with pytest.raises(ArithmeticFault, match="tokens per expert"):
        group_matmul(tokens, experts, np.array(counts), np.dtype(np.float32))
