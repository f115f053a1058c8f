"""Whole matmuls against loops over exact numbers."""

import itertools

import numpy as np
import pytest

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.matmuls import group_matmul, matmul

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
    with pytest.raises(EvaluationError, match="without a scale"):
        matmul(one, one, target, descaleMode="DescalePerTensor")
    with pytest.raises(EvaluationError, match="takes 2 scales, not 1"):
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
    with pytest.raises(EvaluationError, match="tokens per expert"):
        group_matmul(tokens, experts, np.array(counts), np.dtype(np.float32))
