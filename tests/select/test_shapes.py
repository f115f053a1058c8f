"""Tiles of every size: exact for small and ragged matrices, several for large ones."""

from __future__ import annotations

import pytest

from tests.select.examples import checked
from tests.select.programs import TYPES, Spec, program
from tilewright.stmt.nodes import Call, IntImm
from tilewright.stmt.visit import walk


def matmul_shapes(stmt):
    """The rows, columns and depth of every product, as a set."""
    return {
        tuple(e.value for e in call.args[3:] if isinstance(e, IntImm))
        for call in walk(stmt)
        if isinstance(call, Call) and call.name == "tile_matmul"
    }


@pytest.mark.parametrize("types", TYPES)
@pytest.mark.parametrize(
    ("rows", "columns", "depth"),
    [(1, 16, 32), (16, 1, 32), (3, 5, 8), (16, 16, 4), (15, 13, 60)],
)
def test_small_shapes_get_exact_tiles(types, rows, columns, depth):
    _, selection = checked(program(Spec(types, rows, columns, depth)))
    shapes = {(m, n) for m, n, _ in matmul_shapes(selection.stmt)}
    assert shapes in ({(rows, columns)}, {(columns, rows)})  # a column may be taken for a row


@pytest.mark.parametrize("depth", [2, 3, 5, 7, 31, 33, 63, 65, 70])
@pytest.mark.parametrize("types", ["bf16", "us"])
@pytest.mark.parametrize("right", ["rows", "interleaved", "transposed"])
def test_a_depth_that_fills_no_group_is_padded_with_zeros(types, right, depth):
    spec = Spec(types, 5, 6, depth, right=right, seed=0)
    _, selection = checked(program(spec))
    width = 2 if types == "bf16" else 4
    for *_, k in matmul_shapes(selection.stmt):
        assert k % width == 0


@pytest.mark.parametrize(
    ("rows", "columns", "form"),
    [
        (32, 16, "resident"),
        (32, 32, "resident"),
        (16, 80, "resident"),
        (33, 17, "resident"),
        (48, 32, "resident"),
        (48, 48, "memory"),
        (64, 64, "memory"),
        (70, 3, "resident"),
        (3, 70, "resident"),
        (128, 16, "memory"),
    ],
)
def test_large_shapes_are_cut(rows, columns, form):
    _, selection = checked(program(Spec(rows=rows, columns=columns, depth=8)))
    assert [group.form for group in selection.groups] == [form]
    for m, n, _ in matmul_shapes(selection.stmt):
        assert m <= 16 and n <= 16


def test_a_large_depth_is_cut():
    _, selection = checked(program(Spec(rows=4, columns=4, depth=200)))
    assert matmul_shapes(selection.stmt) == {(4, 4, 32), (4, 4, 8)}


def test_64_by_64_by_64_in_one_statement():
    checked(program(Spec(rows=64, columns=64, depth=64, extents=(1, 1, 1))))
