"""Where elements go, against loops over indices."""

import itertools

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.hivm.evaluate.arithmetic import ArithmeticFault
from tilewright.hivm.evaluate.layout import (
    convert_layout,
    embedding_access,
    fractal_columns,
    index_put_access,
    indirect_access,
    l12ub,
    nd2nz,
    nz2nd,
    stride_access,
    tile_access,
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
        with pytest.raises(ArithmeticFault, match="broadcast of shape"):
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
    with pytest.raises(ArithmeticFault, match="6 elements in 4 channels"):
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
    with pytest.raises(ArithmeticFault, match="out of range"):
        vgather(numbered(3), np.array([0, index], np.int16), 0)


def test_gather_by_mask():
    mask = np.array([[True, False, True], [False, True, False]])
    values, count = vgathermask(numbered(2, 3), mask)
    assert (values.tolist(), count) == ([0, 2, 4], 3)
    values, count = vgathermask(numbered(2, 3), ~np.ones((2, 3), np.bool_))
    assert (values.tolist(), count) == ([], 0)


# Fractals.


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float32, np.int64])
@given(batch=st.integers(1, 2), rows=st.integers(1, 40), width=st.integers(1, 40))
def test_fractals(dtype, batch, rows, width):
    source = (numbered(batch, rows, width) % 100 + 1).astype(dtype)
    columns = 32 // np.dtype(dtype).itemsize
    assert fractal_columns(np.dtype(dtype)) == columns
    fractals = nd2nz(source, columns, np.array(-1, dtype))
    assert fractals.shape == (batch, -(-width // columns), -(-rows // 16), 16, columns)
    assert fractals.dtype == dtype
    for place in ((0, 0, 0), (batch - 1, rows - 1, width - 1), (0, rows // 2, width // 3)):
        b, i, j = place
        assert fractals[b, j // columns, i // 16, i % 16, j % columns] == source[place]
    assert (fractals == -1).sum() == fractals.size - source.size
    np.testing.assert_array_equal(nz2nd(fractals, rows, width), source)
    np.testing.assert_array_equal(l12ub(fractals, source.shape), source)


def test_rows_in_l1_stay_rows():
    source = numbered(3, 4)
    assert l12ub(source, (3, 4)) is source


def test_whole_fractals_are_a_view():
    source = np.zeros((32, 32), np.float16)
    nd2nz(source, 16)[1, 0, 2, 3] = 5
    assert source[2, 16 + 3] == 5
    convert_layout(source, "dotB_ND", "nZ", (2, 2, 16, 16))[1, 0, 2, 3] = 6
    assert source[16 + 3, 2] == 6


@pytest.mark.parametrize("rows", ["ND", "dotA_ND", "dotB_ND", "dotC_ND"])
def test_layouts_of_matrices(rows):
    source = numbered(20, 35, dtype=np.float16)
    zn = convert_layout(source, rows, "zN", (3, 2, 16, 16))
    nz = convert_layout(source, rows, "nZ", (2, 3, 16, 16))
    for i, j in indices(source.shape):
        assert zn[j // 16, i // 16, i % 16, j % 16] == source[i, j]
        assert nz[i // 16, j // 16, j % 16, i % 16] == source[i, j]
    for layout, fractals in (("zN", zn), ("nZ", nz)):
        back = convert_layout(fractals, layout, rows, source.shape)
        assert back.tolist() == source.tolist()
    assert convert_layout(source, rows, "ND", (35, 20)).tolist() == source.reshape(35, 20).tolist()


def test_layouts_of_images():
    source = numbered(2, 20, 3, 4)
    blocks = convert_layout(source, "NCHW", "NC1HWC0", (2, 2, 3, 4, 16))
    weights = convert_layout(source, "NCHW", "C1HWNC0", (2, 3, 4, 2, 16))
    assert blocks.shape == (2, 2, 3, 4, 16) and weights.shape == (2, 3, 4, 2, 16)
    for n, c, h, w in indices(source.shape):
        assert blocks[n, c // 16, h, w, c % 16] == source[n, c, h, w]
        assert weights[c // 16, h, w, n, c % 16] == source[n, c, h, w]
    assert (blocks[:, 1, :, :, 4:] == 0).all()
    for layout, array in (("NC1HWC0", blocks), ("C1HWNC0", weights)):
        assert convert_layout(array, layout, "NCHW", source.shape).tolist() == source.tolist()


@pytest.mark.parametrize(
    "layouts",
    [("ND", "Fractal"), ("ND", "NC1HWC0"), ("SCALEA_ND", "SCALEA_zZ"), ("SCALEB_DN", "SCALEB_nN")],
)
def test_unknown_layouts(layouts):
    source, target = layouts
    with pytest.raises(ArithmeticFault, match="no conversion from layout"):
        convert_layout(numbered(16, 16), source, target, (1, 1, 16, 16))


# Accesses.


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
