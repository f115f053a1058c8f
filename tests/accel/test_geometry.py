"""Matrices in tiles: shapes, counts, what they are filled up to, and temporaries for them."""

from __future__ import annotations

import pytest

from tilewright.accel import TARGETS, Accelerator, Product, TileShape, target
from tilewright.accel.geometry import (
    accumulating,
    cells,
    filled_up,
    find_product,
    loaded_directly,
    staging,
    tile_shape,
)
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, INT8, INT32, UINT8, Type

AMX, WMMA = target("amx:fp16"), target("wmma")


def known(accelerator: Accelerator, accumulator: Type, left: Type, right: Type) -> Product:
    product = find_product(accelerator, accumulator, left, right)
    assert product is not None
    return product


F16 = known(WMMA, FLOAT32, FLOAT16, FLOAT16)
HALF = known(WMMA, FLOAT16, FLOAT16, FLOAT16)
BYTES = known(WMMA, INT32, INT8, INT8)
DOUBLE = known(WMMA, FLOAT64, FLOAT64, FLOAT64)
BF16 = known(AMX, FLOAT32, BFLOAT16, BFLOAT16)


@pytest.mark.parametrize(
    ("rows", "columns", "shape", "count"),
    [
        (16, 16, (16, 16), 1),
        (32, 8, (32, 8), 1),
        (8, 32, (8, 32), 1),
        (64, 8, (32, 8), 2),
        (32, 32, (16, 16), 4),
        (1, 1, (16, 16), 1),
        (17, 5, (32, 8), 1),
        (8, 40, (8, 32), 2),
        (256, 1, (32, 8), 8),
    ],
)
def test_the_shape_of_the_fewest_instructions(rows, columns, shape, count):
    found = tile_shape(WMMA, F16, rows, columns)
    assert (found.rows, found.columns) == shape
    assert cells(rows, columns, found) == count


def test_a_shape_whose_neighbours_are_not_aligned_is_for_one_column_of_tiles():
    # 8 columns of float16 are 16 bytes; addresses have to be multiples of 32.
    assert tile_shape(WMMA, HALF, 64, 8).columns == 8
    assert tile_shape(WMMA, HALF, 64, 24).columns != 8
    assert tile_shape(WMMA, F16, 64, 24).columns == 8


@pytest.mark.parametrize(
    ("accelerator", "product", "size", "full"),
    [
        (AMX, BF16, (5, 7, 9), (5, 7, 10)),
        (AMX, BF16, (16, 16, 32), (16, 16, 32)),
        (WMMA, F16, (5, 7, 9), (16, 16, 16)),
        (WMMA, F16, (20, 24, 40), (32, 24, 48)),
        (WMMA, DOUBLE, (9, 8, 5), (16, 8, 8)),
    ],
)
def test_what_matrices_are_filled_up_to(accelerator, product, size, full):
    assert filled_up(accelerator, product, TileShape(*size)) == TileShape(*full)


@pytest.mark.parametrize(
    ("product", "role", "layout", "size", "direct"),
    [
        (F16, "left", "rows", (16, 16, 64), True),
        (F16, "left", "columns", (32, 16, 16), True),
        (F16, "left", "rows", (16, 16, 24), False),  # depth to be filled up
        (F16, "left", "rows", (12, 16, 16), False),  # rows to be filled up
        (F16, "right", "interleaved", (16, 16, 16), False),  # not a layout of WMMA
        (BYTES, "left", "rows", (16, 16, 16), True),
        (BYTES, "left", "rows", (16, 16, 32), False),  # the second slice is at 16 bytes
        (BYTES, "left", "columns", (16, 16, 32), True),  # slices are whole columns apart
        (BYTES, "right", "columns", (16, 16, 32), False),
        (BYTES, "right", "rows", (16, 16, 32), True),
        (F16, "right", "rows", (32, 8, 16), True),
        (F16, "accumulator", "rows", (16, 16, 5), True),
        (F16, "accumulator", "columns", (16, 16, 5), True),
        (HALF, "accumulator", "rows", (16, 16, 16), True),
    ],
)
def test_what_may_be_loaded_as_it_lies(product: Product, role, layout, size, direct):
    assert loaded_directly(WMMA, product, role, layout, TileShape(*size)) == direct


@pytest.mark.parametrize("name", TARGETS)
@pytest.mark.parametrize("size", [(1, 1, 1), (16, 16, 16), (20, 24, 40), (8, 40, 7), (70, 8, 33)])
def test_temporaries_are_made_of_whole_aligned_tiles(name, size):
    accelerator = target(name)
    for product in accelerator.products:
        full = filled_up(accelerator, product, TileShape(*size))
        tile = tile_shape(accelerator, product, full.rows, full.columns)
        for role in ("left", "right", "accumulator"):
            s = staging(accelerator, product, role, full)
            element = product.type(role)
            assert (s.rows, s.columns) == full.matrix(role)
            assert s.rows % s.height == s.columns % s.width == 0
            assert s.stride * element.bytes % accelerator.alignment.stride == 0
            assert s.height * s.width * element.bytes % accelerator.alignment.base == 0
            if not accelerator.partial:
                assert (s.height, s.width) == tile.matrix(role)


def test_bytes_of_8_columns_lie_in_columns():
    # Rows of 8 bytes would be no multiple of 16.
    full = filled_up(WMMA, BYTES, TileShape(32, 8, 32))
    assert staging(WMMA, BYTES, "right", full).layout == "columns"
    assert staging(WMMA, F16, "right", full).layout == "rows"


def test_products_by_type():
    assert find_product(WMMA, INT32, UINT8, INT8) is None  # no instruction mixes signs
    assert accumulating(WMMA, INT32) in (BYTES, find_product(WMMA, INT32, UINT8, UINT8))
    assert accumulating(AMX, FLOAT64) is None
    kinds = {70: {FLOAT16}, 72: {FLOAT16, INT8, UINT8}}
    for sm, operands in kinds.items():
        assert {p.left for p in target(f"wmma:sm_{sm}").products} == operands
    assert {p.left for p in target("wmma:sm_90").products} == {p.left for p in WMMA.products}
