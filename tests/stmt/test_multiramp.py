"""Multiramps against a list of addresses: never wrong, and found in whatever form they come."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.stmt.integer_lanes import calculate, lanes_of, lift, op, ramp, xn
from tilewright.stmt import visit
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    IntImm,
    Let,
    Load,
    Ramp,
    Shuffle,
    Store,
    Var,
)
from tilewright.stmt.text.parser import parse
from tilewright.stmt.types import INT32, INT64, UINT8

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "stmt").glob("*.stmt"))
NAMES = ("x", "s", "t")
VALUES = st.fixed_dictionaries({name: st.integers(-40, 40) for name in NAMES})


def p(value: Expr | int | str) -> Polynomial:
    return Polynomial.from_expr(lift(value))


def multiramp(base: Expr | int | str, *dims: tuple[Expr | int | str, int]) -> MultiRamp:
    return MultiRamp(p(base), tuple(p(s) for s, _ in dims), tuple(n for _, n in dims))


@st.composite
def vectors(draw: st.DrawFn, lanes: int, depth: int = 4) -> Expr:
    """Any expression of so many lanes, with every form of node that an index may have."""
    choices = ["scalar"] if lanes == 1 else ["ramp", "broadcast"]
    if depth:
        choices += ["binary", "binary", "scaled", "divided", "divided", "shuffle", "wrapped"]
    kind = draw(st.sampled_from(choices))
    if kind == "scalar":
        return draw(
            st.one_of(
                st.integers(-9, 9).map(IntImm),
                st.sampled_from([Var(name) for name in NAMES]),
                st.sampled_from(NAMES).flatmap(
                    lambda name: st.sampled_from([2, 4, 8]).map(lambda k: op(name, "*", k))
                ),
            )
        )
    if kind in ("ramp", "broadcast"):
        n = draw(st.sampled_from([n for n in range(1, lanes + 1) if lanes % n == 0]))
        inner = draw(vectors(lanes // n, depth - 1 if depth else 0)) if n > 1 else None
        if inner is None:
            return xn(draw(vectors(1, depth - 1 if depth else 0)), lanes)
        if kind == "broadcast":
            return Broadcast(inner, n)
        if draw(st.booleans()):
            stride = xn(draw(vectors(1, 0)), lanes // n)
        else:
            stride = draw(vectors(lanes // n, depth - 1 if depth else 0))
        return Ramp(inner, stride, n)
    value = draw(vectors(lanes, depth - 1))
    if kind == "binary":
        other = draw(vectors(lanes, depth - 1))
        return Binary(draw(st.sampled_from(["+", "-", "+", "-", "*", "min"])), value, other)
    if kind == "scaled":
        factor = xn(draw(vectors(1, 0)), lanes)
        return Binary("*", *draw(st.permutations([value, factor])))
    if kind == "divided":
        c = draw(st.sampled_from([1, 2, 3, 4, 6, 8, 16, -2, -3, 0]))
        return Binary(draw(st.sampled_from(["/", "%"])), value, xn(c, lanes))
    if kind == "shuffle":
        size = draw(st.sampled_from([lanes, lanes * 2]))
        parts = draw(st.sampled_from([1, 2])) if size % 2 == 0 else 1
        pieces = tuple(draw(vectors(size // parts, depth - 1)) for _ in range(parts))
        start, step = draw(st.integers(0, size - 1)), draw(st.integers(-2, 3))
        return Shuffle(pieces, tuple((start + step * i) % size for i in range(lanes)))
    if depth < 4 or draw(st.booleans()):
        return Call(value.type, "likely", (value,))
    return Let("x", lift("s"), value)


SIZES = st.sampled_from([1, 2, 3, 4, 6, 8, 12, 16, 24, 64, 72])


@settings(max_examples=400, deadline=None)
@given(SIZES.flatmap(vectors), VALUES)
def test_what_is_read_is_the_address_of_every_lane(e: Expr, values: dict[str, int]):
    found = MultiRamp.from_expr(e)
    if found is not None:
        expected = lanes_of(e, values)
        assert found.addresses(values) == expected
        assert lanes_of(found.to_expr(), values) == expected
        assert MultiRamp.from_expr(found.to_expr()) == found


@settings(max_examples=400, deadline=None)
@given(SIZES.flatmap(vectors), VALUES)
def test_no_constant_multiramp_of_few_lanes_is_missed(e: Expr, values: dict[str, int]):
    if not any(isinstance(inner, Let) for inner in visit.walk(e)):
        e = visit.substitute(e, {name: IntImm(v) for name, v in values.items()})
    addresses = lanes_of(e, values)
    expected = MultiRamp.from_lanes([Polynomial.of(a) for a in addresses])
    if not visit.free_variables(e) and len(addresses) <= 64:
        assert MultiRamp.from_expr(e) == expected
    if expected is not None:
        assert expected.addresses() == addresses


SCALARS = st.one_of(
    st.integers(-9, 9).map(lift),
    st.sampled_from([lift("s"), lift("t"), op("s", "*", 2), op(op("s", "*", "t"), "+", 3)]),
)


@st.composite
def multiramps(draw: st.DrawFn) -> MultiRamp:
    lanes = draw(st.lists(st.integers(2, 6), max_size=4))
    return multiramp(draw(SCALARS), *((draw(SCALARS), n) for n in lanes))


def as_outer_sums(m: MultiRamp) -> Expr:
    """Each dimension as a vector of its own: x512(...) + x16(ramp(0, s, 32)) ..."""
    e: Expr = xn(m.base.to_expr(), m.count)
    inner = 1
    for s, n in m.dims:
        step = s.to_expr()
        part = Ramp(xn(0, inner), xn(step, inner), n) if inner > 1 else ramp(0, step, n)
        e = op(xn(part, m.count // (inner * n)), "+", e)
        inner *= n
    return e


def as_digits(m: MultiRamp) -> Expr:
    """Each digit computed from the number of the lane, times its stride."""
    if m.count == 1:
        return m.base.to_expr()
    lane = ramp(0, 1, m.count)
    e: Expr = xn(m.base.to_expr(), m.count)
    place = 1
    for s, n in m.dims:
        digit = op(op(lane, "/", xn(place, m.count)), "%", xn(n, m.count))
        e = op(e, "+", op(xn(s.to_expr(), m.count), "*", digit))
        place *= n
    return e


def as_remainders(m: MultiRamp) -> Expr:
    """Each digit as (lane % (place*n)) / place, subtracted with the opposite stride."""
    if m.count == 1:
        return m.base.to_expr()
    lane = ramp(0, 1, m.count)
    e: Expr = xn(m.base.to_expr(), m.count)
    place = 1
    for s, n in m.dims:
        digit = op(op(lane, "%", xn(place * n, m.count)), "/", xn(place, m.count))
        e = op(e, "-", op(digit, "*", xn((-s).to_expr(), m.count)))
        place *= n
    return e


def as_concatenation(m: MultiRamp) -> Expr:
    """The copies of the outermost dimension, one vector after another."""
    if not m.dims:
        return m.base.to_expr()
    s, n = m.dims[-1]
    copies = []
    for i in range(n):
        copy = MultiRamp(m.base + s * i, m.strides[:-1], m.lanes[:-1])
        copies.append(copy.to_expr())
    return Shuffle(tuple(copies), tuple(range(m.count)))


def as_permuted_twice(m: MultiRamp) -> Expr:
    """The even lanes before the odd ones, then put back."""
    order = [*range(0, m.count, 2), *range(1, m.count, 2)]
    there = Shuffle((m.to_expr(),), tuple(order))
    return Shuffle((there,), tuple(order.index(i) for i in range(m.count)))


def as_vector_strides(m: MultiRamp) -> Expr:
    """Nested ramps, outermost steps of zero included, with sums inside."""
    e = op(m.base.to_expr(), "+", 0)
    for s, n in m.dims:
        step = s.to_expr() if e.lanes == 1 else xn(s.to_expr(), e.lanes)
        zero = IntImm(0) if e.lanes == 1 else xn(0, e.lanes)
        e = op(Ramp(e, zero, n), "+", Ramp(zero, step, n))
    return e


def as_scaled(m: MultiRamp) -> Expr:
    return op(op(m.scaled(6).to_expr(), "-", xn(0, m.count)), "/", xn(6, m.count))


FORMS = [
    as_outer_sums,
    as_digits,
    as_remainders,
    as_concatenation,
    as_permuted_twice,
    as_vector_strides,
    as_scaled,
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@settings(max_examples=100, deadline=None)
@given(multiramps())
def test_every_form_is_recognised(form, m: MultiRamp):
    assert MultiRamp.from_expr(form(m)) == m
    assert MultiRamp.from_expr(m.to_expr()) == m


@settings(max_examples=200, deadline=None)
@given(multiramps(), st.data())
def test_view(m: MultiRamp, data: st.DataObject):
    extents = []
    for n in m.lanes:
        d = data.draw(st.sampled_from([d for d in range(1, n + 1) if n % d == 0]))
        extents += [d, n // d]
    strides = m.view(*extents)
    assert strides is not None
    assert MultiRamp(m.base, strides, tuple(extents)) == m
    assert all(s.is_zero for s, n in zip(strides, extents, strict=True) if n == 1)
    assert prod(n for n, _ in m.runs()) == m.count


def test_view_of_the_documented_example():
    m = MultiRamp.of(0, (1, 2), (100, 3))
    assert m.addresses() == [0, 1, 100, 101, 200, 201]
    assert m.view(2, 3) == (p(1), p(100))
    assert m.view(2, 1, 3) == (p(1), p(0), p(100))
    assert m.view(6) is None
    assert m.view(3, 2) is None
    assert m.view(2, 2) is None
    assert MultiRamp.of(0, (1, 32)).view(2, 16) == (p(1), p(2))
    assert MultiRamp.of(0, (0, 4), (1, 4)).view(2, 2, 2, 2) == (p(0), p(0), p(1), p(2))


def test_one_representation():
    assert MultiRamp.of(3, (1, 4), (4, 8)) == MultiRamp.of(3, (1, 32))
    assert MultiRamp.of(3, (0, 4), (0, 8)) == MultiRamp.of(3, (0, 32))
    assert MultiRamp.of(3, (7, 1), (1, 8), (9, 1)) == MultiRamp.of(3, (1, 8))
    assert MultiRamp.of(3, (7, 1)).lanes == ()
    assert multiramp("x", ("s", 4), (op("s", "*", 4), 2)) == multiramp("x", ("s", 8))


DIVISIONS = [
    (ramp(0, 1, 32), 2, multiramp(0, (0, 2), (1, 16)), multiramp(0, (1, 2), (0, 16))),
    (ramp(0, 3, 4), 2, multiramp(0, (1, 2), (3, 2)), multiramp(0, (1, 2), (0, 2))),
    (ramp(op("x", "*", 8), 1, 8), 16, multiramp(op("x", "/", 2), (0, 8)), None),
    (
        ramp("x", 16, 8),
        16,
        multiramp(op("x", "/", 16), (1, 8)),
        multiramp(op("x", "%", 16), (0, 8)),
    ),
    (ramp(op("x", "*", 4), "s", 8), 1, multiramp(op("x", "*", 4), ("s", 8)), multiramp(0, (0, 8))),
    (ramp(7, -1, 8), 4, multiramp(1, (0, 4), (-1, 2)), multiramp(3, (-1, 4), (0, 2))),
    (
        ramp(op(op("x", "*", 8), "+", 7), -1, 8),
        8,
        multiramp("x", (0, 8)),
        multiramp(7, (-1, 8)),
    ),
    (
        Ramp(ramp(op("x", "*", 32), 1, 32), xn(op("s", "*", 32), 32), 16),
        2,
        multiramp(op("x", "*", 16), (0, 2), (1, 16), (op("s", "*", 16), 16)),
        multiramp(0, (1, 2), (0, 256)),
    ),
    (
        ramp(op("x", "*", 8), 1, 80),
        8,
        multiramp("x", (0, 8), (1, 10)),
        multiramp(0, (1, 8), (0, 10)),
    ),
    (ramp("x", 1, 80), 8, None, None),
    (ramp(0, "s", 80), 8, None, None),
    (ramp(1, 1, 80), 8, None, None),
    (ramp(0, 1, 32768), 4096, multiramp(0, (0, 4096), (1, 8)), multiramp(0, (1, 4096), (0, 8))),
]


@pytest.mark.parametrize(("e", "c", "quotient", "remainder"), DIVISIONS)
def test_division(e: Expr, c: int, quotient: MultiRamp | None, remainder: MultiRamp | None):
    assert MultiRamp.from_expr(op(e, "/", xn(c, e.lanes))) == quotient
    if remainder is not None or quotient is None:
        assert MultiRamp.from_expr(op(e, "%", xn(c, e.lanes))) == remainder


@settings(max_examples=300, deadline=None)
@given(multiramps(), st.integers(-8, 16), VALUES)
def test_division_is_never_wrong(m: MultiRamp, c: int, values: dict[str, int]):
    for operator, result in (("/", m.divided(c)), ("%", m.modulo(c))):
        if result is not None:
            expected = [calculate(operator, a, c) for a in m.addresses(values)]
            assert result.addresses(values) == expected


@settings(max_examples=200, deadline=None)
@given(multiramps(), multiramps(), VALUES)
def test_taken(m: MultiRamp, lanes: MultiRamp, values: dict[str, int]):
    positions = [position % m.count for position in lanes.addresses(values)]
    taken = MultiRamp.from_lanes([Polynomial.of(i) for i in positions])
    assume(taken is not None)
    assert taken is not None
    addresses = m.addresses(values)
    expected = [addresses[i] for i in positions]
    found = m.taken(taken)
    if found is not None:
        assert found.addresses(values) == expected
    else:
        symbolic = MultiRamp.from_lanes([m.lane(i) for i in positions])
        assert symbolic is None


def test_lanes_without_a_common_refinement_are_not_added():
    assert MultiRamp.of(0, (1, 2), (5, 3)) + MultiRamp.of(0, (1, 3), (5, 2)) is None
    with pytest.raises(ValueError, match="4 and 6 lanes"):
        _ = MultiRamp.of(0, (1, 4)) + MultiRamp.of(0, (1, 6))


def test_types():
    narrow = Ramp(IntImm(0, UINT8), IntImm(1, UINT8), 16)
    assert MultiRamp.from_expr(Cast(INT32.with_lanes(16), narrow)) == MultiRamp.of(0, (1, 16))
    wrapping = Ramp(IntImm(250, UINT8), IntImm(1, UINT8), 16)
    assert MultiRamp.from_expr(Cast(INT32.with_lanes(16), wrapping)) is None
    wide = Cast(INT64.with_lanes(8), ramp("x", "s", 8))
    assert MultiRamp.from_expr(wide) == multiramp("x", ("s", 8))
    assert MultiRamp.from_expr(Cast(UINT8.with_lanes(8), ramp("x", 1, 8))) is None
    uniform = Cast(UINT8.with_lanes(8), xn("x", 8))
    assert MultiRamp.from_expr(uniform) == MultiRamp(
        Polynomial.from_expr(Cast(UINT8, Var("x"))), (p(0),), (8,)
    )


def test_gathers_are_not_multiramps():
    assert MultiRamp.from_expr(Load(INT32, "table", ramp(0, 1, 8))) is None
    assert MultiRamp.from_expr(Load(INT32, "table", xn("x", 8))) == MultiRamp(
        p(Load(INT32, "table", Var("x"))), (p(0),), (8,)
    )


def test_many_lanes_take_no_longer():
    n = 1 << 24
    e = op(op(ramp(0, 1, n), "%", xn(1 << 12, n)), "+", xn(op("x", "*", 3), n))
    assert MultiRamp.from_expr(e) == multiramp(op("x", "*", 3), (1, 1 << 12), (0, 1 << 12))


def vnni(k: int, pair: int) -> Expr:
    """The index of the right operand in matmul_*_vnni.stmt, with `pair` rows interleaved."""
    lanes = 256 * k
    depth = xn(ramp(0, 1, k), 256)
    row = op(op(depth, "/", xn(pair, lanes)), "+", xn(op("r", "*", k // pair), lanes))
    start = xn(op(op("B.stride.1", "*", "col"), "*", 16), k)
    column = xn(Ramp(start, xn("B.stride.1", k), 16), 16)
    minimum = op(
        op("B.min.2", "*", "B.stride.2"), "+", op(op("B.min.1", "*", "B.stride.1"), "+", "B.min.0")
    )
    inside = op(op(depth, "%", xn(pair, lanes)), "+", column)
    return op(op(op(row, "*", xn("B.stride.2", lanes)), "+", inside), "-", xn(minimum, lanes))


def left(rows: int, columns: int, k: int) -> Expr:
    """The index of the left operand in matmul_*.stmt."""
    lanes, inner = rows * columns * k, columns * k
    row = Ramp(
        xn(op(op("A.stride.1", "*", "row"), "*", rows), inner), xn("A.stride.1", inner), rows
    )
    minimum = xn(op(op("A.min.1", "*", "A.stride.1"), "+", "A.min.0"), lanes)
    depth = xn(ramp(op("r", "*", k), 1, k), rows * columns)
    return op(op(row, "+", depth), "-", minimum)


@pytest.mark.parametrize(("k", "pair"), [(32, 2), (4, 2), (64, 4)])
def test_interleaved_right_operand(k: int, pair: int):
    columns = 16
    found = MultiRamp.from_expr(vnni(k, pair))
    assert found is not None
    assert found.view(pair, k // pair, columns, 16) == (
        p(1),
        p("B.stride.2"),
        p("B.stride.1"),
        p(0),
    )


@pytest.mark.parametrize(
    ("rows", "columns", "k"), [(16, 16, 32), (32, 32, 32), (8, 8, 4), (32, 8, 16)]
)
def test_left_operand(rows: int, columns: int, k: int):
    found = MultiRamp.from_expr(left(rows, columns, k))
    assert found is not None
    assert found.view(k, columns, rows) == (p(1), p(0), p("A.stride.1"))
    assert list(accumulate(n for n, _ in found.runs())) == [k, k + columns, k + columns + rows]


@pytest.mark.parametrize("stride", [p(1), p("B.stride.1")])
def test_row_major_and_transposed_right_operands(stride: Polynomial):
    one, other = (p(1), stride) if stride != p(1) else (p("B.stride.1"), p(1))
    base = ramp("col", one.to_expr(), 32)
    found = MultiRamp.from_expr(xn(Ramp(base, xn(other.to_expr(), 32), 16), 16))
    assert found is not None
    assert found.view(32, 16, 16) == (one, other, p(0))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_index_that_halide_printed_is_a_multiramp(path: Path):
    accesses = [e for e in visit.walk(parse(path.read_text())) if isinstance(e, (Load, Store))]
    assert accesses
    for access in accesses:
        found = MultiRamp.from_expr(access.index)
        assert found is not None
        assert found.count == access.index.lanes
        assert MultiRamp.from_expr(found.to_expr()) == found


def test_deep_and_doubling_expressions_end():
    deep = lift("x")
    for _ in range(900):
        deep = op(deep, "+", 1)
    assert MultiRamp.from_expr(xn(deep, 4)) == multiramp(op("x", "+", 900), (0, 4))
    product = op("a0", "+", "b0")
    for i in range(1, 40):
        product = op(product, "*", op(f"a{i}", "+", f"b{i}"))
    assert MultiRamp.from_expr(product) is not None
    doubled = lift("t40")
    for i in range(40, 0, -1):
        doubled = Let(f"t{i}", op(f"t{i - 1}", "/", op(f"t{i - 1}", "+", 1)), doubled)
    assert MultiRamp.from_expr(doubled) is not None
