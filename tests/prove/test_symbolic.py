"""Polynomials of lanes are right: against the evaluator, and against what selection computes."""

import numpy as np
import pytest

from tilewright.prove.matrices import LAYOUTS, addresses, sources
from tilewright.prove.symbolic import difference, symbolic_lanes, written
from tilewright.select.matrices.layouts import arranged
from tilewright.select.matrices.matrix_calls import layout_of
from tilewright.stmt.evaluate import evaluate_expr
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    IntImm,
    Load,
    Ramp,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, FLOAT32, HANDLE, INT8, INT32, INT64

B, S = Var("b"), Var("s")
VALUES = {"b": 7, "s": 11}
PLACES = Ramp(Ramp(B, IntImm(1), 2), Broadcast(S, 2), 3)


@pytest.mark.parametrize(
    "e",
    [
        PLACES,
        Binary("+", PLACES, Broadcast(Broadcast(S, 3), 2)),
        Binary("*", PLACES, Broadcast(IntImm(3), 6)),
        Binary("/", PLACES, Broadcast(IntImm(4), 6)),
        VectorReduce("add", PLACES, 3),
        Cast(INT64.with_lanes(6), PLACES),
    ],
    ids=lambda e: type(e).__name__,
)
def test_lanes_are_what_the_evaluator_computes(e: Expr):
    lanes = symbolic_lanes(e, {})
    assert lanes is not None
    known = {name: IntImm(value) for name, value in VALUES.items()}
    numbers = [lane.substitute(known).constant() for lane in lanes]
    if any(number is None for number in numbers):  # a quotient stays whole
        numbers = [evaluate_expr(lane.to_expr(), VALUES)[0] for lane in lanes]
    assert numbers == evaluate_expr(e, VALUES).tolist()


def test_what_wraps_or_is_rounded_has_none():
    narrow = Load(INT8, "A", PLACES)
    assert symbolic_lanes(Binary("+", narrow, narrow), {}) is None
    assert symbolic_lanes(Cast(INT8.with_lanes(6), PLACES), {}) is None
    assert symbolic_lanes(Cast(FLOAT32.with_lanes(6), Load(BFLOAT16, "A", PLACES)), {}) is not None


def test_elements_of_memory_are_told_apart_by_their_addresses():
    one = symbolic_lanes(Load(FLOAT32, "A", PLACES), {})
    rows = Ramp(Ramp(B, IntImm(1), 3), Broadcast(S, 3), 2)
    other = symbolic_lanes(Load(FLOAT32, "A", rows), {})
    assert one is not None and other is not None
    told = difference(one, other)
    assert told is not None and told.startswith("lane 2: ") and "A[b + s]" in told


def matrix_load(layout: str, *numbers: int, base: Expr = B, stride: Expr = S) -> Call:
    rows, columns, *_ = numbers
    args = (Var("A", HANDLE), base, stride, *map(IntImm, numbers))
    return Call(FLOAT32.with_lanes(rows * columns), f"matrix_load.{layout}", args)


def test_a_load_of_rows_is_a_load_of_their_addresses():
    loaded = symbolic_lanes(matrix_load("rows", 3, 2, 3, 2, 1), {})
    assert loaded == symbolic_lanes(Load(FLOAT32, "A", PLACES), {})
    swapped = symbolic_lanes(matrix_load("rows", 3, 2, 3, 2, 1, base=S, stride=B), {})
    assert swapped != loaded


def test_a_store_of_rows_writes_to_their_addresses():
    matrix = Load(FLOAT32, "C", Ramp(IntImm(0), IntImm(1), 6))
    args = (Var("out", HANDLE), B, S, IntImm(3), IntImm(2), matrix)
    call = Evaluate(Call(INT32, "matrix_store.rows", args))
    assert written(call, {}) == written(Store("out", PLACES, matrix), {})


@pytest.mark.parametrize("kind", ["left_matrix", "right_matrix"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_are_those_of_selection(kind, layout):
    m, n, k, height, width, rows, columns = 5, 3, 6, 4, 4, 8, 8
    group = 2 if layout == "interleaved" else 1
    sizes = (m, n, k, height, width, group, rows, columns)
    x = Load(FLOAT32, "A", Ramp(IntImm(0), IntImm(1), m * n * k))
    call = Call(FLOAT32.with_lanes(64), f"{kind}.{layout}", (x, *map(IntImm, sizes)))
    lanes, target, size = arranged(call)
    expected = np.full(size, -1)
    expected[target] = lanes
    found = sources(call.name, sizes)
    assert [-1 if lane is None else lane for lane in found] == expected.tolist()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_addresses_are_those_of_selection(layout):
    from tilewright.select.matrices.matrix_values import MATRIX_CALLS
    from tilewright.stmt.evaluate import Buffer, Context

    numbers = (4, 6, 4, 3, 2)
    buffer = Buffer("A", FLOAT32, 200, written=True)
    buffer.data[:] = np.arange(200)
    args = (buffer, *(np.array([n]) for n in (5, 8, *numbers)))
    call = matrix_load(layout, *numbers)
    assert layout_of(call) == layout
    loaded = MATRIX_CALLS[call.name](Context(), call, args)
    assert addresses(layout, 5, 8, numbers) == np.asarray(loaded).astype(int).tolist()
    symbolic = addresses(layout, Polynomial.from_expr(B), Polynomial.from_expr(S), numbers)
    known = {"b": IntImm(5), "s": IntImm(8)}
    assert [p.substitute(known).constant() for p in symbolic] == addresses(layout, 5, 8, numbers)
