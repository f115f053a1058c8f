"""Accumulators: how they begin, what reads them, where they live, and several at once."""

from __future__ import annotations

import pytest

from tests.select.examples import ACC, OUT, OUT2, TYPES, check, checked, forms, reduction
from tests.select.programs import INITS, PLACES, READERS, UPDATES, Program, Spec, program
from tilewright.select.selection import select
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("init", INITS)
def test_every_beginning_with_every_reader(init, reader):
    checked(program(Spec(rows=5, columns=4, depth=8, init=init, reader=reader)))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("update", UPDATES)
def test_every_update_in_every_place(update, place):
    checked(program(Spec("us", 5, 4, 8, update=update, place=place, marked=True)))


@pytest.mark.parametrize("reader", READERS)
def test_lanes_in_another_order_than_memory(reader):
    checked(program(Spec(rows=5, columns=4, depth=8, reader=reader, transposed=True)))


@pytest.mark.parametrize("extents", [(1, 1, 0), (0, 1, 1), (2, 3, 1), (2, 2, 3)])
@pytest.mark.parametrize("unknown", [False, True])
def test_loops_of_any_extent(extents, unknown):
    spec = Spec(rows=4, columns=4, depth=8, extents=extents, unknown_extents=unknown)
    checked(program(spec))


@pytest.mark.parametrize("kind", ["for", "parallel", "unrolled", "gpu_block<CUDA> "])
def test_tiles_do_not_cross_into_the_threads_of_a_loop(kind):
    outside = Spec(rows=4, columns=4, depth=8, place="outside loops", row_kind=kind)
    _, selection = checked(program(outside))
    shared = kind not in ("for", "unrolled")
    assert forms(selection) == [("mm", "memory" if shared else "resident")]


@pytest.mark.parametrize("kind", ["for", "parallel"])
def test_tiles_inside_of_a_parallel_loop(kind):
    _, selection = checked(program(Spec(rows=4, columns=4, depth=8, row_kind=kind)))
    assert forms(selection) == [("mm", "resident")]


def test_the_mark_is_taken_off_an_allocation_that_stays_in_memory():
    _, selection = checked(program(Spec(rows=4, columns=4, depth=8, init="rows", marked=True)))
    assert forms(selection) == [("mm", "memory")]
    assert "AMXTile" not in to_text(selection.stmt)


def test_alignment_of_what_stays_vector_code_is_kept():
    text = f"""
allocate mm[float32 * 4 * 4]
{ACC} = {reduction()}
out[ramp(0, 1, 16) aligned(16, 0)] = max({ACC}, x16(0.000000f))
free mm
"""
    assert "aligned(16, 0)" in to_text(check(text).stmt)


def test_a_second_product_reads_the_first_ones_result():
    selection = check(_chain("mm", "nn"))
    assert forms(selection) == [("mm", "resident"), ("nn", "resident")]


def test_a_second_product_allocated_before_the_first():
    selection = check(_chain("nn", "mm"))
    assert forms(selection) == [("nn", "resident"), ("mm", "resident")]


def _chain(first: str, second: str) -> str:
    sizes = {"mm": 8, "nn": 4}
    left = "bfloat16x128(mm[ramp(x4(ramp(0, 1, 8)), x32(8), 4)])"
    right = "x4(B1[ramp(ramp(k*128, 16, 8), x8(1), 4)])"
    product = f"(float32x16)vector_reduce_add(float32x128({left})*float32x128({right}))"
    return f"""
allocate {first}[float32 * {sizes[first]} * 4]
allocate {second}[float32 * {sizes[second]} * 4]
nn[ramp(0, 1, 16)] = x16(0.000000f)
for (k, 0, 2) {{
 mm[ramp(0, 1, 32)] = x32(0.000000f)
 for (j, 0, 2) {{
  mm[ramp(0, 1, 32)] = mm[ramp(0, 1, 32)] + {reduction(columns=8, at="j*8")}
 }}
 nn[ramp(0, 1, 16)] = nn[ramp(0, 1, 16)] + {product}
}}
{OUT} = nn[ramp(0, 1, 16)]
free {second}
free {first}
"""


@pytest.mark.parametrize("order", [("mm", "nn"), ("nn", "mm")])
@pytest.mark.parametrize(
    "use",
    [
        f"nn[ramp(0, 1, 16)] = {ACC} + {reduction('A1', 'B1')}",
        f"nn[ramp(0, 1, 16)] = {ACC}\n"
        f"nn[ramp(0, 1, 16)] = nn[ramp(0, 1, 16)] + {reduction('A1', 'B1')}",
        f"nn[ramp(0, 1, 16)] = {reduction('A1', 'B1')}\n{ACC} = nn[ramp(0, 1, 16)] + {reduction()}",
        f"nn[ramp(0, 1, 16)] = max({ACC} + {reduction('A1', 'B1')}, x16(0.500000f))",
    ],
    ids=["sum", "copy", "back and forth", "max of a sum"],
)
def test_accumulators_that_use_each_other(order, use):
    check(f"""
allocate {order[0]}[float32 * 4 * 4]
allocate {order[1]}[float32 * 4 * 4]
{ACC} = {reduction()}
{use}
{OUT} = nn[ramp(0, 1, 16)] + {ACC}
free {order[1]}
free {order[0]}
""")


@pytest.mark.parametrize(
    "use",
    [
        "nn[ramp(0, 1, 32)] = mm[ramp(0, 1, 32)]\nnn[ramp(0, 1, 32)] = nn[ramp(0, 1, 32)] + {r}",
        "nn[ramp(0, 1, 32)] = mm[ramp(0, 1, 32)] + {r}",
        "mm[ramp(0, 1, 32)] = mm[ramp(0, 1, 32)] + {r}\nnn[ramp(0, 1, 32)] = mm[ramp(0, 1, 32)]",
        "nn[ramp(0, 1, 32)] = {s} + {r}",
    ],
    ids=["copy", "sum", "two shapes in one accumulator", "two shapes in one sum"],
)
def test_matrices_of_as_many_elements_but_other_shapes(use):
    r, s = reduction("A1", "B1", rows=8), reduction(columns=8)
    check(f"""
allocate mm[float32 * 8 * 4]
allocate nn[float32 * 8 * 4]
mm[ramp(0, 1, 32)] = {s}
{use.format(r=r, s=s)}
out[ramp(0, 1, 32)] = nn[ramp(0, 1, 32)] + mm[ramp(0, 1, 32)]
free nn
free mm
""")


LARGE = "mm[ramp(0, 1, 1536)]"  # six tiles
LARGE_PRODUCT = reduction(rows=48, columns=32, at="k*8", a_stride=64, b_stride=64)


@pytest.mark.parametrize(
    ("before", "inside", "after"),
    [
        ("", f"{OUT2} = {reduction('A1', 'B1', at='k')}", ""),
        (f"{OUT2} = {reduction('A1', 'B1')}", f"{OUT2} = {reduction('A1', 'B1', at='k')}", ""),
        ("", "", f" + {reduction('A1', 'B1', rows=48, columns=32, a_stride=64, b_stride=64)}"),
    ],
    ids=["later", "earlier", "its reader"],
)
def test_registers_for_another_product_beside_a_large_accumulator(before, inside, after):
    check(f"""
{before}
allocate mm[float32 * 32 * 48]
{LARGE} = x1536(0.000000f)
for (k, 0, 2) {{
 {LARGE} = {LARGE} + {LARGE_PRODUCT}
 {inside}
}}
out[ramp(0, 1, 1536)] = {LARGE}{after}
free mm
""")


@pytest.mark.parametrize("taken", ["mm.0.0", "mm.1.1", "mm.b0", "mm.a0", "B.interleaved", "tile"])
def test_names_that_the_program_has_already(taken):
    product = reduction(rows=32, columns=32, at="k*8", a_stride=64, b_stride=64)
    check(f"""
allocate {taken}[float32 * 4]
{taken}[ramp(0, 1, 4)] = x4(3.000000f)
allocate mm[float32 * 32 * 32]
mm[ramp(0, 1, 1024)] = x1024(0.000000f)
for (k, 0, 2) {{
 mm[ramp(0, 1, 1024)] = mm[ramp(0, 1, 1024)] + {product}
}}
out[ramp(0, 1, 1024)] = mm[ramp(0, 1, 1024)]
free mm
out2[ramp(0, 1, 4)] = {taken}[ramp(0, 1, 4)]
free {taken}
""")


def test_an_accumulator_inside_the_scope_of_another_of_its_name():
    check(f"""
allocate mm[float32 * 4 * 4]
{ACC} = x16(0.000000f)
for (k, 0, 2) {{
 {ACC} = {ACC} + {reduction(at="k*8")}
 allocate mm[float32 * 4 * 4]
 {ACC} = {reduction("A1", "B1")}
 {OUT2} = {ACC}
 free mm
}}
{OUT} = {ACC}
free mm
""")


def test_an_accumulator_that_is_never_freed():
    check(f"""
for (y, 0, 2) {{
 allocate mm[float32 * 4 * 4]
 {ACC} = {reduction()}
 out[ramp(ramp(y*64, 1, 4), x4(16), 4)] = {ACC}
}}
""")


@pytest.mark.parametrize("n", [0, 1, 7])
def test_updates_and_readers_under_conditions(n):
    check(
        f"""
allocate mm[float32 * 4 * 4]
{ACC} = x16(0.000000f)
for (k, 0, 2) {{
 if (k == n) {{
  {ACC} = {ACC} + {reduction(at="k*8")}
 }} else {{
  {ACC} = {ACC} + {reduction("A1", "B1", at="k*8")}
 }}
}}
if (n < 5) {{
 {OUT} = {ACC}
}} else {{
 {OUT2} = {ACC}
}}
free mm
""",
        {"n": n},
    )


def test_bounds_conditions_and_lets_read_the_accumulator():
    left = "int32x128(u8[ramp(x4(ramp(0, 1, 8)), x32(8), 4)])"
    right = "int32x128(x4(i8[ramp(ramp(0, 4, 8), x8(1), 4)]))"
    check(f"""
allocate mm[int32 * 4 * 4]
{ACC} = (int32x16)vector_reduce_add({left}*{right})
for (i, 0, min(mm[3], 5)) {{
 numbers[i] = mm[i]
}}
if (mm[2] < 100) {{
 numbers[7] = mm[5]
}}
let t = mm[6]
numbers[8] = t
free mm
""")


def test_a_let_expression_around_the_accumulator():
    check(f"""
allocate mm[float32 * 4 * 4]
{ACC} = {reduction()}
{OUT} = (let t = bias[3] in ({ACC}*x16(t)))
free mm
""")


def test_an_accumulator_whose_pointer_is_given_away_stays_in_memory():
    text = f"""
allocate mm[float32 * 4 * 4]
{ACC} = {reduction()}
change_it(mm)
{OUT} = {ACC}
free mm
"""
    selection = select(parse(text, types=TYPES))
    assert forms(selection) == [("mm", "memory")]
    assert Program(text, TYPES).mappable


@pytest.mark.parametrize(
    "update",
    [
        f"{ACC} = {ACC}*x16(bias[k])\n {ACC} = {ACC} + {reduction(at='k*8')}",
        f"{ACC} = ({ACC}*x16(bias[k])) + {reduction(at='k*8')}",
        f"{ACC} = ({ACC}*bias[ramp(x4(0), x4(1), 4)]) + {reduction(at='k*8')}",
        f"{ACC} = ({ACC} + {ACC}) + {reduction(at='k*8')}",
        f"{ACC} = {ACC} + {reduction(at='k*8')}\n out2[ramp(k*16, 1, 16)] = {ACC}",
        f"{ACC} = {ACC} + {reduction(at='k*8')}\n out2[ramp(k*4, 1, 4)] = mm[ramp(k*4, 1, 4)]",
    ],
    ids=["scaled before", "scaled", "rows scaled", "doubled", "read", "read in part"],
)
def test_what_else_a_loop_does_with_the_accumulator(update):
    selection = check(f"""
allocate mm[float32 * 4 * 4]
{ACC} = x16(0.000000f)
for (k, 0, 3) {{
 {update}
}}
{OUT} = {ACC}
free mm
""")
    assert forms(selection) == [("mm", "resident")]


@pytest.mark.parametrize(
    "value",
    [
        "{r}*x16(bias[0])",
        "max({r} + x4(bias[ramp(0, 1, 4)]), x16(0.000000f))",
        "{r} + {r}",
        "{r} - {s}",
        "{r}*{s}",
        "max({r}, {s})",
        "select({r} < x16(0.000000f), {s}, x16(1.000000f))",
        "{r} + x16(nan_f32())",
        "x16(bias[3]) + {r}",
    ],
)
def test_products_inside_of_other_expressions(value):
    r, s = reduction(), reduction("A1", "B1")
    check(f"{OUT} = {value.format(r=r, s=s)}\n")


@pytest.mark.parametrize("value", ["{r}", "float32x16(A1[ramp(0, 1, 16)]) + {r}"])
def test_results_rounded_to_the_operands_type(value):
    check(f"A1[ramp(0, 1, 16)] = bfloat16x16({value.format(r=reduction())})\n")
