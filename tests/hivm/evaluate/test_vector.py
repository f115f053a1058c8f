"""Where elements go, against loops over indices."""

import itertools

import ml_dtypes
import numpy as np
import pytest

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.vector import (
    varange,
    vbrc,
    vconcat,
    vdeinterleave,
    vflip,
    vgather,
    vgathermask,
    vinterleave,
    vpad,
    vtranspose,
)

STORAGE = [np.bool_, np.int8, np.uint16, np.int64, np.float16, ml_dtypes.bfloat16, np.float32]


def numbered(*shape: int, dtype: type = np.int32):
    return np.arange(np.prod(shape)).reshape(shape).astype(dtype)


def indices(shape):
    return itertools.product(*map(range, shape))


# Shapes.


@pytest.mark.parametrize("permutation", list(itertools.permutations(range(3))))
def test_transpose(permutation):
    source = numbered(2, 3, 4)
    result = vtranspose(source, permutation)
    for place in indices(result.shape):
        origin = [0, 0, 0]
        for dim, source_dim in enumerate(permutation):
            origin[source_dim] = place[dim]
        assert result[place] == source[tuple(origin)]


def test_broadcast():
    assert vbrc(np.array(7), (2, 3)).tolist() == [[7] * 3] * 2
    assert vbrc(numbered(2, 1), (2, 3), [1]).tolist() == [[0] * 3, [1] * 3]
    assert vbrc(numbered(1, 2, 1), (2, 2, 2), [0, 2]).tolist() == [[[0, 0], [1, 1]]] * 2
    for source, dims in ((numbered(2, 1), [0]), (numbered(2, 2), [1])):
        with pytest.raises(EvaluationError, match="broadcast of shape"):
            vbrc(source, (2, 3), dims)


def test_concatenation():
    a, b = numbered(2, 2), numbered(2, 1) + 10
    assert vconcat([a, b, a], 1).tolist() == [[0, 1, 10, 0, 1], [2, 3, 11, 2, 3]]
    assert vconcat([a, a], 0).tolist() == [[0, 1], [2, 3], [0, 1], [2, 3]]


@pytest.mark.parametrize("dtype", STORAGE)
def test_padding(dtype):
    source = np.array([[0, 1], [1, 0]], dtype)
    result = vpad(source, np.array(1, dtype), [1, 0], [0, 2])
    assert result.dtype == dtype
    assert result.astype(int).tolist() == [[1, 1, 1, 1], [0, 1, 1, 1], [1, 0, 1, 1]]


def test_flip():
    assert vflip(numbered(2, 3), 1).tolist() == [[2, 1, 0], [5, 4, 3]]
    assert vflip(numbered(2, 3), 0).tolist() == [[3, 4, 5], [0, 1, 2]]


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.int64, np.float16, np.float32])
def test_range(dtype):
    result = varange((3, 4), np.dtype(dtype), (100, 7), 5)
    assert result.dtype == dtype
    for i, j in indices((3, 4)):
        assert result[i, j] == 5 + 100 * i + 7 * j


def test_range_wraps_and_rounds():
    assert varange((3,), np.dtype(np.int16), (20000,)).tolist() == [0, 20000, 40000 - 65536]
    assert varange((2,), np.dtype(np.float16), (1,), 2048).tolist() == [2048, 2048]
    assert varange((2,), np.dtype(ml_dtypes.bfloat16), (1,), 257).tolist() == [256, 258]


# Channels.


@pytest.mark.parametrize("count", [2, 3])
def test_interleaving(count):
    sources = [numbered(2, 4) + 100 * channel for channel in range(count)]
    result = vinterleave(sources)
    assert result.shape == (2, 4 * count)
    for i, j in indices(result.shape):
        assert result[i, j] == sources[j % count][i, j // count]
    for back, source in zip(vdeinterleave(result, count), sources, strict=True):
        assert back.tolist() == source.tolist()


def test_one_channel():
    source = numbered(1, 6)
    (even,) = vdeinterleave(source, 2, "CHANNEL_0")
    (odd,) = vdeinterleave(source, index_mode="CHANNEL_1")
    assert (even.tolist(), odd.tolist()) == ([[0, 2, 4]], [[1, 3, 5]])
    with pytest.raises(EvaluationError, match="6 elements in 4 channels"):
        vdeinterleave(source, 4)


# Gathers.


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_gather(axis):
    source = numbered(4, 3, 5)
    shape = [2, 3, 4]
    places = np.random.default_rng(axis).integers(0, source.shape[axis], shape)
    result = vgather(source, places.astype(np.int32), axis)
    for place in indices(shape):
        origin = list(place)
        origin[axis] = places[place]
        assert result[place] == source[tuple(origin)]


@pytest.mark.parametrize("index", [-1, 3])
def test_gather_stays_inside(index):
    with pytest.raises(EvaluationError, match="out of range"):
        vgather(numbered(3), np.array([0, index], np.int16), 0)


def test_gather_by_mask():
    mask = np.array([[True, False, True], [False, True, False]])
    values, count = vgathermask(numbered(2, 3), mask)
    assert (values.tolist(), count) == ([0, 2, 4], 3)
    values, count = vgathermask(numbered(2, 3), ~np.ones((2, 3), np.bool_))
    assert (values.tolist(), count) == ([], 0)
