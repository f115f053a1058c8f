"""Elements of global memory that ops touch, against loops over indices."""

import itertools

import numpy as np
import pytest

from tilewright.hivm.evaluate.numerics.gathers import (
    embedding_access,
    index_put_access,
    indirect_access,
    stride_access,
    tile_access,
)


def indices(shape):
    return itertools.product(*map(range, shape))


def test_stride_access():
    access = stride_access((3, 4), 100, (10, 2), (2, 3))
    for i, j in indices((3, 4)):
        assert access.mask[i, j] == (i < 2 and j < 3)
        assert access.offsets[i, j] == 100 + 10 * i + 2 * j


@pytest.mark.parametrize("mask", [None, np.array([1, 0, 1], np.int8)])
def test_indirect_access(mask):
    access = indirect_access(np.array([5, 2, 9], np.int32), mask)
    assert access.offsets.dtype == np.int64
    assert access.offsets.tolist() == [5, 2, 9]
    assert access.mask.tolist() == [True, mask is None, True]


def test_embedding_access():
    """A table of 6 rows of 5, tiles of 2 x 2 indices by 3 columns of a result of 3 x 4 x 5."""
    index = np.array([[4, 0], [6, -1]], np.int64)
    access = embedding_access(index, 3, 6, (1, 2, 3), (3, 4, 5))
    assert access.mask.shape == access.offsets.shape == (2, 2, 3)
    for i, j, k in indices((2, 2, 3)):
        row = index[i, j]
        inside = 1 + i < 3 and 2 + j < 4 and 3 + k < 5 and 0 <= row < 6
        assert access.mask[i, j, k] == inside
        if inside:
            assert access.offsets[i, j, k] == row * 5 + 3 + k


@pytest.mark.parametrize("dim", [0, 1])
def test_tile_access(dim):
    index = np.array([[3, 0, 7], [1, -1, 2], [0, 0, 0]], np.int32)
    access = tile_access(index, 7, dim, (20, 1), (2, 3), (1, 2))
    for i, j in indices((3, 3)):
        place = [1 + i, 2 + j]
        place[dim] = (1, 2)[dim] + index[i, j]
        inside = i < 2 and j < 3 and 0 <= index[i, j] < 7
        assert access.mask[i, j] == inside
        if inside:
            assert access.offsets[i, j] == 20 * place[0] + place[1]


@pytest.mark.parametrize("dim", [0, 1])
def test_index_put_access(dim):
    """A value of 3 x 4 x 2, of which one dimension goes to positions 2, 9 (too far), -1 …"""
    shape = (3, 4, 2)
    index = np.array([2, 9, -1, 1][: shape[dim]], np.int64)
    start, end, strides = (1, 2, 3), (3, 5, 5), (100, 10, 1)
    access = index_put_access(index, shape, 5, dim, start, end, strides)
    for place in indices(shape):
        slice = index[place[dim]]
        target = [start[d] + place[d] for d in range(3)]
        inside = 0 <= slice < 5 and all(target[d] < end[d] for d in range(3) if d != dim)
        target[dim] = slice
        assert access.mask[place] == inside, place
        if inside:
            assert access.offsets[place] == sum(t * s for t, s in zip(target, strides, strict=True))
