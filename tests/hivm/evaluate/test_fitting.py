"""Values go where their type's fit; what would need rounding or wrapping is refused."""

import ml_dtypes
import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails_on_memrefs, store
from tilewright.hivm.evaluate.element_types import holds

F16, F32, I8, I32 = np.float16, np.float32, np.int8, np.int32
SMALL = [np.bool_, np.int8, np.uint8, np.int16, np.uint16, np.float16, ml_dtypes.bfloat16,
         ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2, ml_dtypes.float8_e8m0fnu]  # fmt: skip
LARGE = [np.int32, np.uint32, np.int64, np.uint64, np.float32, np.float64]


def values_of(dtype):
    """Every value of a type of at most 16 bits, in float64."""
    if dtype == np.bool_:
        return np.array([0.0, 1.0])
    width = dtype.itemsize
    with np.errstate(invalid="ignore"):
        return np.arange(1 << (8 * width)).astype(f"u{width}").view(dtype).astype(np.float64)


@pytest.mark.parametrize("target", SMALL + LARGE)
def test_a_type_holds_another_if_it_holds_all_of_its_values(target):
    target = np.dtype(target)
    for source in map(np.dtype, SMALL):
        values = values_of(source)
        if target in map(np.dtype, LARGE):
            whole = target.kind in "iu"
            wrong = whole and not (
                np.isfinite(values).all()
                and np.array_equal(values, np.trunc(values))
                and values.min() >= np.iinfo(target).min
            )
        else:
            there = values_of(target)
            wrong = not np.isin(values[values == values], there).all()
            wrong |= bool(np.isnan(values).any() and not np.isnan(there).any())
        # -0, which only floats have, and not all of them.
        if np.any((values == 0) & np.signbit(values)):
            wrong |= target.kind in "iub" or target == ml_dtypes.float8_e8m0fnu
        assert holds(target, source) == (not wrong), (target, source)


def test_wide_integers_in_floats():
    for bits, target, expected in [
        (np.int32, np.float32, False),
        (np.int32, np.float64, True),
        (np.uint32, np.float64, True),
        (np.int64, np.float64, False),
    ]:
        assert holds(np.dtype(target), np.dtype(bits)) == expected


FIXPIPE = "hivm.hir.fixpipe ins(%a : {a}) outs(%d : {d})"
QUANT = "hivm.hir.fixpipe {{pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>}} " + FIXPIPE[17:]
RMW = "hivm.hir.atomic_rmw ins(%a : {a}) outs(%d : {d}) atomic_kind = <and>"
CAS = "hivm.hir.atomic_cas ins(%a, %a : {a}, {a}) outs(%d : {d})"
VSEL = "hivm.hir.vsel ins(%c, %a, %a : {c}, {a}, {a}) outs(%d : {d})"
SORT = "hivm.hir.vsort ins(%a : {a}) outs(%d : {d}) descending = false sort_axis = 0"
NZ2ND = "hivm.hir.nz2nd ins(%a : {a}) outs(%d : {d})"
ND2NZ = "hivm.hir.nd2nz {{dst_continuous}} ins(%a : {a}) outs(%d : {d})"
SUM = "hivm.hir.vreduce <sum> ins(%a : {a}) outs(%d : {d}) reduce_dims = [0]"
MMAD = "hivm.hir.mmadL1 ins(%a, %a, %t, %n, %n, %n : {a}, {a}, {t}, {n}, {n}, {n}) outs(%d : {d})"
VALUES = np.array([1.7, -300, 70000, np.nan], F32)


@pytest.mark.parametrize(
    ("text", "values", "target"),
    [
        (FIXPIPE, VALUES, I8),
        (FIXPIPE, VALUES, I32),
        (FIXPIPE, np.full(4, 70000, I32), F16),
        (FIXPIPE, VALUES, F16),
        (RMW, VALUES, I32),
        (RMW, VALUES, I8),
        (CAS, VALUES, I8),
        (SORT, VALUES, I8),
    ],
)
def test_what_does_not_fit_is_refused(text, values, target):
    message = fails_on_memrefs(text, a=values, d=np.zeros(4, target))
    source, kind = values.dtype, np.dtype(target)
    assert message == f"values of type {source} don't fit into elements of {kind}"


def test_what_does_not_fit_after_the_op_is_refused():
    message = "values of type {} don't fit into elements of int8"
    eight = np.zeros(4, I8)
    assert fails_on_memrefs(QUANT, a=VALUES, d=eight) == message.format("float16")
    chosen = {"c": np.ones(4, bool), "a": VALUES, "d": eight}
    assert fails_on_memrefs(VSEL, **chosen) == message.format("float32")
    assert fails_on_memrefs(SUM, a=VALUES, d=eight[:1]) == message.format("float32")
    square = {"a": np.ones((2, 2), F32), "d": np.zeros((2, 2), I8)}
    sizes = {"t": np.True_, "n": 2}
    assert fails_on_memrefs(MMAD, **square, **sizes) == message.format("float32")
    fractals = np.zeros((1, 1, 16, 16))
    rows = np.zeros((2, 2))
    given = {"a": fractals.astype(F32), "d": rows.astype(I8)}
    assert fails_on_memrefs(NZ2ND, **given) == message.format("float32")
    given = {"a": rows.astype(F32), "d": fractals.astype(I8)}
    assert fails_on_memrefs(ND2NZ, **given) == message.format("float32")


def test_what_fits_goes_there():
    halves = np.array([1.5, -65504, np.inf, 6e-8], F16)
    assert np.array_equal(store(FIXPIPE, a=halves, d=np.zeros(4, F32)), halves.astype(F32))
    sorted_values = store(SORT, a=np.array([3, -128, 127], I8), d=np.zeros(3, I8))
    assert sorted_values.tolist() == [-128, 3, 127]


def test_elementwise_ops_take_one_type():
    text = "hivm.hir.vcmp ins(%a, %b : {a}, {b}) outs(%d : {d})"
    given = {"a": np.ones(2, F32), "b": np.ones(2, I32), "d": np.zeros(2, bool)}
    assert fails_on_memrefs(text, **given) == "operands of different types: float32, int32"
