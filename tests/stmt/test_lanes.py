"""Taking lanes and finding those that are equal, against a list of values for every lane."""

from __future__ import annotations

from itertools import pairwise, product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.stmt.integer_lanes import lanes_of, ramp, xn
from tilewright.stmt import visit
from tilewright.stmt.index.lanes import is_uniform, runs, take
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Alignment,
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Load,
    Not,
    Ramp,
    Select,
    Shuffle,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, FLOAT32, INT32, UINT8

VARIABLES = {"x": 5, "s": -3}


def contents(e: Expr, seed: int) -> list[int]:
    return lanes_of(e, {name: value + seed for name, value in VARIABLES.items()}, seed)


FACTORS = st.sampled_from([1, 2, 3, 4])


@st.composite
def indices(draw: st.DrawFn, lanes: int, depth: int) -> Expr:
    """Integers: multiramps, their quotients and what is gathered from a table."""
    kind = draw(
        st.sampled_from(["ramp", "broadcast", "sum", "divide", "gather"] if depth else ["ramp"])
    )
    divisors = [n for n in range(1, lanes + 1) if lanes % n == 0]
    if kind in ("ramp", "broadcast"):
        n = draw(st.sampled_from(divisors))
        if n == lanes:
            base: Expr = draw(st.sampled_from([IntImm(3), Var("x")]))
            step: Expr = draw(st.sampled_from([IntImm(0), IntImm(1), IntImm(8), Var("s")]))
            return Ramp(base, step, n)
        inner = draw(indices(lanes // n, max(depth - 1, 0)))
        if kind == "broadcast":
            return Broadcast(inner, n)
        strides = st.sampled_from([IntImm(1), Var("s")]).map(lambda s: Broadcast(s, lanes // n))
        return Ramp(inner, draw(st.one_of(strides, indices(lanes // n, 0))), n)
    value = draw(indices(lanes, depth - 1))
    if kind == "sum":
        return Binary(
            draw(st.sampled_from(["+", "-", "min"])), value, draw(indices(lanes, depth - 1))
        )
    if kind == "divide":
        c = Broadcast(IntImm(draw(st.sampled_from([2, 4, 3]))), lanes)
        return Binary(draw(st.sampled_from(["/", "%"])), value, c)
    return Load(INT32, "table", value)


@st.composite
def vectors(draw: st.DrawFn, lanes: int, depth: int = 3) -> Expr:
    """Float vectors of so many lanes."""
    kinds = ["load", "load"]
    if depth:
        kinds += ["binary", "cast", "select", "broadcast", "reduce", "shuffle", "masked", "abs"]
    kind = draw(st.sampled_from(kinds))
    below = depth - 1
    if kind == "load":
        return Load(FLOAT32, "A", draw(indices(lanes, 2)))
    if kind == "masked":
        condition = Binary("<", draw(indices(lanes, 1)), draw(indices(lanes, 1)))
        return Load(FLOAT32, "B", draw(indices(lanes, 1)), Not(condition))
    if kind == "binary":
        operator = draw(st.sampled_from(["+", "-", "*", "min"]))
        return Binary(operator, draw(vectors(lanes, below)), draw(vectors(lanes, below)))
    if kind == "cast":
        return Cast(FLOAT32.with_lanes(lanes), draw(indices(lanes, 2)))
    if kind == "abs":
        return Call(FLOAT32.with_lanes(lanes), "abs", (draw(vectors(lanes, below)),))
    if kind == "select":
        size = draw(st.sampled_from([1, lanes]))
        condition = Binary("<", draw(vectors(size, below)), draw(vectors(size, 0)))
        return Select(condition, draw(vectors(lanes, below)), draw(vectors(lanes, below)))
    if kind == "broadcast":
        n = draw(st.sampled_from([n for n in range(1, lanes + 1) if lanes % n == 0]))
        return Broadcast(draw(vectors(lanes // n, below)), n)
    if kind == "reduce":
        return VectorReduce("add", draw(vectors(lanes * draw(FACTORS), below)), lanes)
    parts = draw(st.sampled_from([1, 2]))
    pieces = tuple(draw(vectors(lanes, below)) for _ in range(parts))
    start, step = draw(st.integers(0, lanes - 1)), draw(st.integers(0, 3))
    return Shuffle(pieces, tuple((start + step * i) % (lanes * parts) for i in range(lanes)))


SIZES = st.sampled_from([1, 2, 4, 6, 8, 12, 24])
ANY = SIZES.flatmap(lambda n: st.one_of(vectors(n), indices(n, 3)))


@st.composite
def choices(draw: st.DrawFn, lanes: int) -> MultiRamp:
    """Some lanes of so many: digits left out, repeated, permuted and reversed."""
    base, dims = 0, []
    place = 1
    while place < lanes:
        n = draw(st.sampled_from([n for n in range(2, lanes + 1) if lanes % (place * n) == 0]))
        kind = draw(st.sampled_from(["all", "first", "last", "reversed", "repeated"]))
        if kind in ("last", "reversed"):
            base += place * (n - 1)
        if kind == "all":
            dims.append((place, n))
        elif kind == "reversed":
            dims.append((-place, n))
        elif kind == "repeated":
            dims += [(0, 2), (place, n)]
        place *= n
    return MultiRamp.of(base, *draw(st.permutations(dims)))


@settings(max_examples=500, deadline=None)
@given(ANY.flatmap(lambda e: st.tuples(st.just(e), choices(e.lanes))), st.integers(0, 5))
def test_take(case: tuple[Expr, MultiRamp], seed: int):
    e, chosen = case
    expected = [contents(e, seed)[lane] for lane in chosen.addresses()]
    taken = take(e, chosen)
    assert taken is not None
    assert taken.type == e.type.with_lanes(chosen.count)
    assert contents(taken, seed) == expected


@settings(max_examples=500, deadline=None)
@given(ANY, st.integers(0, 5))
def test_runs(e: Expr, seed: int):
    digits = runs(e)
    assert prod(extent for extent, _ in digits) == e.lanes
    assert all(a[1] != b[1] for a, b in pairwise(digits))
    lanes = contents(e, seed)
    place = 1
    for extent, varies in digits:
        if not varies:
            assert is_uniform(e, place, extent)
            assert all(lanes[i] == lanes[i - i // place % extent * place] for i in range(e.lanes))
        place *= extent


@settings(max_examples=200, deadline=None)
@given(ANY, st.integers(0, 5), st.data())
def test_is_uniform(e: Expr, seed: int, data: st.DataObject):
    divisors = [n for n in range(1, e.lanes + 1) if e.lanes % n == 0]
    inner = data.draw(st.sampled_from(divisors))
    extent = data.draw(st.sampled_from([n for n in divisors if e.lanes % (inner * n) == 0]))
    if is_uniform(e, inner, extent):
        lanes = contents(e, seed)
        assert all(lanes[i] == lanes[i - i // inner % extent * inner] for i in range(e.lanes))


def left_index() -> Expr:
    rows = Ramp(xn("base", 512), xn("stride", 512), 16)
    return Binary("+", rows, xn(ramp("k", 1, 32), 256))


def matmul() -> Expr:
    """16 rows, 16 columns, 32 deep; bfloat16 in, float32 out."""
    wide = FLOAT32.with_lanes(8192)
    a = Cast(wide, Load(BFLOAT16, "A", left_index()))
    b = Load(BFLOAT16, "B", Ramp(ramp("col", "B.stride", 32), xn(1, 32), 16))
    product = Binary("*", a, xn(Cast(FLOAT32.with_lanes(512), b), 16))
    return VectorReduce("add", product, 256)


def test_runs_of_a_left_operand():
    load = Load(BFLOAT16, "A", left_index())
    assert runs(load) == [(32, True), (16, False), (16, True)]
    assert is_uniform(load, 32, 16)
    assert is_uniform(load, 64, 4)
    assert not is_uniform(load, 16, 4)
    assert not is_uniform(load, 512, 16)
    with pytest.raises(ValueError, match="no digit"):
        is_uniform(load, 512, 32)


def test_runs_of_a_gather():
    """Rows of A in an order that a table gives: still the same for all columns."""
    row = Load(INT32, "table", Ramp(xn("row", 512), xn(1, 512), 16))
    index = Binary("+", Binary("*", row, xn("stride", 8192)), xn(ramp("k", 1, 32), 256))
    assert runs(Load(BFLOAT16, "A", index)) == [(32, True), (16, False), (16, True)]


def test_runs_of_a_product():
    assert runs(matmul()) == [(256, True)]
    bias = Load(FLOAT32, "bias", xn(ramp("col", 1, 16), 16))
    assert runs(bias) == [(16, True), (16, False)]
    assert runs(Binary("+", bias, xn(FloatImm(1.0), 256))) == runs(bias)


TILES = list(product([0, 8], [0, 8]))


@pytest.mark.parametrize(("row", "column"), TILES)
def test_a_quarter_of_a_product_has_no_shuffle(row: int, column: int):
    quarter = MultiRamp.of(row * 16 + column, (1, 8), (16, 8))
    taken = take(matmul(), quarter)
    assert isinstance(taken, VectorReduce)
    assert taken.lanes == 64
    assert taken.value.lanes == 64 * 32
    assert not any(isinstance(inner, Shuffle) for inner in visit.walk(taken))
    loads = {inner.name: inner for inner in visit.walk(taken) if isinstance(inner, Load)}
    left = MultiRamp.from_expr(loads["A"].index)
    assert left is not None
    stride = Polynomial.from_expr(Var("stride"))
    assert left.view(32, 8, 8) == (Polynomial.of(1), Polynomial.of(0), stride)
    assert loads["B"].lanes == 32 * 8


def test_alignment_stays_with_lane_zero():
    load = Load(FLOAT32, "A", ramp("x", 1, 16), alignment=Alignment(16, 0))
    first, second = (take(load, MultiRamp.of(start, (1, 8))) for start in (0, 8))
    assert first == Load(FLOAT32, "A", ramp("x", 1, 8), alignment=Alignment(16, 0))
    assert isinstance(second, Load)
    assert second.alignment is None


def test_narrow_ramps_that_cannot_be_written():
    """The lanes of a uint8 ramp, reversed, would need a stride of -1."""
    e = Ramp(IntImm(0, UINT8), IntImm(1, UINT8), 8)
    taken = take(e, MultiRamp.of(7, (-1, 8)))
    assert taken is not None
    assert taken.type == UINT8.with_lanes(8)


def test_no_giant_shuffle():
    irregular = Call(FLOAT32.with_lanes(16384), "pure_but_unknown", ())
    assert take(irregular, MultiRamp.of(0, (1, 8192))) is None
    assert take(irregular, MultiRamp.of(1, (2, 4))) == Shuffle((irregular,), (1, 3, 5, 7))
    with pytest.raises(ValueError, match="can't be taken"):
        take(irregular, MultiRamp.of(1, (1, 16384)))
