"""Layouts of the cube, against loops over indices."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.layouts import convert_layout, l12ub, nd2nz, nz2nd


def numbered(*shape: int, dtype: type = np.int32):
    return np.arange(np.prod(shape)).reshape(shape).astype(dtype)


def indices(shape):
    return itertools.product(*map(range, shape))


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float32, np.int64])
@given(batch=st.integers(1, 2), rows=st.integers(1, 40), width=st.integers(1, 40))
def test_fractals(dtype, batch, rows, width):
    source = (numbered(batch, rows, width) % 100 + 1).astype(dtype)
    columns = 32 // np.dtype(dtype).itemsize
    fractals = nd2nz(source, columns)
    assert fractals.shape == (batch, -(-width // columns), -(-rows // 16), 16, columns)
    assert fractals.dtype == dtype
    for place in ((0, 0, 0), (batch - 1, rows - 1, width - 1), (0, rows // 2, width // 3)):
        b, i, j = place
        assert fractals[b, j // columns, i // 16, i % 16, j % columns] == source[place]
    assert (fractals == 0).sum() == fractals.size - source.size
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
    with pytest.raises(EvaluationError, match="no conversion from layout"):
        convert_layout(numbered(16, 16), source, target, (1, 1, 16, 16))
