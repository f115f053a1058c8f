"""Products accumulated in memory: tile by tile, so long as no tile reads what another writes."""

from __future__ import annotations

import pytest

from tests.select.examples import OUT, check, forms, reduction
from tilewright.stmt.text.printer import to_text


@pytest.mark.parametrize(
    ("rows", "columns"), [(4, 4), (16, 16), (17, 33), (64, 64), (80, 20), (20, 80)]
)
@pytest.mark.parametrize("depth", [8, 70])
def test_into_an_output_of_any_size(rows, columns, depth):
    out = f"out[ramp(ramp(0, 1, {columns}), x{columns}(90), {rows})]"
    product = reduction(rows=rows, columns=columns, depth=depth, at="k", a_stride=90, b_stride=90)
    selection = check(f"""
{out} = x{rows * columns}(0.000000f)
for (k, 0, 2) {{
 {out} = {out} + {product}
}}
""")
    assert forms(selection) == [("out", "memory")]


def test_elements_that_are_no_neighbours():
    out = "out[ramp(ramp(0, 2, 4), x4(16), 4)]"
    check(f"{out} = {reduction()}\n")


def test_a_store_that_reads_what_its_other_tiles_write_is_computed_first():
    selection = check(
        f"""
out[ramp(0, 1, 1024)] = x1024(0.000000f)
{OUT} = out[ramp(ramp(1, 1, 4), x4(16), 4)] + {reduction()}
"""
    )
    assert "tile_store((handle)out" not in to_text(selection.stmt)


def test_rows_that_overlap():
    selection = check(
        f"""
out[ramp(0, 1, 64)] = x64(0.000000f)
out[ramp(ramp(0, 1, 4), x4(2), 4)] = {reduction()}
"""
    )
    assert "tile_store((handle)out" not in to_text(selection.stmt)
