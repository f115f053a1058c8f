"""Padding, atomics and fixpipe against lists of Python numbers."""

import itertools
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.layouts import nd2nz
from tilewright.hivm.evaluate.numerics.moves import (
    atomic,
    atomic_cas,
    atomic_xchg,
    channel_split,
    fixpipe,
    padded,
)

BF16 = ml_dtypes.bfloat16


@pytest.mark.parametrize("dtype", [np.float16, BF16, np.int8, np.bool_])
@pytest.mark.parametrize("mode", ["PadNull", "PadValue", "PadFirstElem"])
@pytest.mark.parametrize("left, right", [(0, 0), (2, 0), (0, 1), (2, 2)])
def test_padding(dtype, mode, left, right):
    source = np.array([[1, 0], [0, 1]], dtype)
    destination = np.array([[1, 1, 0, 0, 1, 1, 0]] * 2, dtype)
    result = padded(
        source,
        destination,
        pad_mode=mode,
        pad_value=np.array(1, dtype),
        left_padding_num=left,
        right_padding_num=right,
    )
    assert result.dtype == dtype and result is not destination
    for row, data, old in zip(result.tolist(), source.tolist(), destination.tolist(), strict=True):
        filling = {"PadValue": 1, "PadFirstElem": data[0]}
        expected = list(old)
        for i in range(left + 2 + right):
            if left <= i < left + 2:
                expected[i] = data[i - left]
            elif mode != "PadNull":
                expected[i] = filling[mode]
        assert row == expected


def test_padding_value_is_zero_by_default():
    result = padded(
        np.array([5], np.int8), np.array([9, 9], np.int8), pad_mode="PadValue", right_padding_num=1
    )
    assert result.tolist() == [5, 0]


def test_rows_must_fit():
    with pytest.raises(EvaluationError, match=r"a row of 1 \+ 3 \+ 2 elements in one of 5"):
        padded(np.zeros(3, np.int8), np.zeros(5, np.int8), left_padding_num=1, right_padding_num=2)


# Atomics.

INTEGER_ATOMICS = {
    "none": lambda old, new: new,
    "add": lambda old, new: (old + new + 128) % 256 - 128,
    "max": max,
    "min": min,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
    "umax": lambda old, new: max(old, new, key=lambda v: v % 256),
    "umin": lambda old, new: min(old, new, key=lambda v: v % 256),
}


@pytest.mark.parametrize("kind", INTEGER_ATOMICS)
def test_atomics_of_integers(kind):
    pairs = list(itertools.product([-128, -3, -1, 0, 5, 127], repeat=2))
    old, new = (np.array(column, np.int8) for column in zip(*pairs, strict=True))
    result = atomic(kind, old, new)
    assert result.dtype == np.int8
    assert result.tolist() == [INTEGER_ATOMICS[kind](*pair) for pair in pairs]


@pytest.mark.parametrize("dtype", [np.float16, BF16, np.float32])
def test_atomics_of_floats(dtype):
    old, new = np.array([1, 300, -2], dtype), np.array([0.5, 1, -3], dtype)
    expected = {"add": np.array([1.5, 301, -5]).astype(dtype), "max": [1, 300, -2], "min": new}
    for kind, values in expected.items():
        result = atomic(kind, old, new)
        assert result.dtype == dtype
        assert result.tolist() == np.asarray(values, dtype).tolist()


def test_compare_and_swap():
    old = np.array([1, 2, -0.0, np.nan], np.float32)
    expected = np.array([1, 3, 0.0, np.nan], np.float32)
    result = atomic_cas(old, expected, np.array([9, 9, 9, 9], np.float32))
    assert result.tolist() == [9, 2, 0, 9]
    assert np.signbit(result[2])
    integers = np.array([4, 5], np.int16)
    assert atomic_cas(integers, integers[::-1], integers * 10).tolist() == [4, 5]


@pytest.mark.parametrize(
    "mask, expected", [(None, [7, 8, 9]), (np.array([1, 0, 1], np.int8), [7, 2, 9])]
)
def test_exchange(mask, expected):
    old, value = np.array([1, 2, 3]), np.array([7, 8, 9])
    assert atomic_xchg(old, value, mask).tolist() == expected


# Fixpipe.


def test_fixpipe_from_rows():
    source = np.array([[1.0, -2049.0, 3.5]], np.float32)
    assert fixpipe(source).tolist() == source.tolist()
    assert fixpipe(source, dma_mode="nz2nd").tolist() == source.tolist()
    half = fixpipe(source, dma_mode="nz2nd", pre_quant_mode="F322F16", pre_relu_mode="NORMAL_RELU")
    assert half.dtype == np.float16
    assert half.tolist() == [[1, 0, 3.5]]
    assert fixpipe(source, dma_mode="nz2dn").tolist() == source.T.tolist()


@pytest.mark.parametrize("mode", ["nz2nd", "nz2dn", "normal"])
def test_fixpipe_from_fractals(mode):
    rows = np.arange(20 * 35).reshape(20, 35).astype(np.int32)
    fractals = nd2nz(rows, 16)
    shape = None if mode == "normal" else rows.shape
    result = fixpipe(
        fractals, dma_mode=mode, shape=shape, pre_quant_mode="S322I8", quant_scale=0.125
    )
    if mode == "normal":
        assert result.shape == fractals.shape
        return
    # Halves go to even, as Python's round does.
    expected = [[min(round(x / 8), 127) for x in line] for line in rows.tolist()]
    assert (result if mode == "nz2nd" else result.T).tolist() == expected


def test_relu_comes_after_quantisation():
    source = np.array([-4.0, 4.0], np.float32)
    options: dict[str, Any] = dict(pre_quant_mode="QF322F32_PRE", pre_relu_mode="NORMAL_RELU")
    assert fixpipe(source, quant_scale=-1.0, **options).tolist() == [4, 0]


def test_channel_split():
    """Splitting fractals of 16 columns gives the fractals of 8 columns of the same matrix."""
    rows = np.arange(2 * 32 * 48).reshape(2, 32, 48)
    assert channel_split(nd2nz(rows, 16)).tolist() == nd2nz(rows, 8).tolist()
