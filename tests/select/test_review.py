"""Programs that a review found selected wrongly, and their like."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from tests.select.examples import TYPES as EXAMPLE_TYPES
from tests.select.examples import reduction
from tests.select.observe import registers
from tests.select.programs import Spec, program, specs
from tilewright.accel import intrinsics
from tilewright.select.check import Setting, compare
from tilewright.select.selection import Selection, select
from tilewright.stmt.nodes import Block, Stmt
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text

TYPES = {**EXAMPLE_TYPES, "C": EXAMPLE_TYPES["A"]}
EXAMPLES = Path(__file__).parents[2] / "examples" / "stmt"
OUT = "out[ramp(ramp(0, 1, 4), x4(16), 4)]"
A = "A[ramp(x4(ramp(0, 1, 8)), x32(32), 4)]"
PAIRS = "B[ramp(ramp(ramp(0, 1, 2), x2(32), 4), x8({stride}), 4)]"


def interleaved(stride: str) -> str:
    """A product whose right operand is interleaved if `stride` is 2."""
    right = PAIRS.format(stride=stride)
    return f"(float32x16)vector_reduce_add(float32x128({A})*float32x128(x4({right})))"


def selected(text: str, **options: object) -> tuple[Stmt, Selection]:
    stmt = parse(text, types=TYPES)
    return stmt, select(stmt, **options)  # type: ignore[arg-type]


def check(text: str, variables: dict[str, int] | None = None, **calls: object) -> Selection:
    """Select, and require that it was selected and computes the same."""
    stmt, selection = selected(text)
    assert selection.complete, [group.reason for group in selection.groups]
    known = {**intrinsics("amx"), **calls}
    setting = Setting({}, TYPES, variables or {}, known)  # type: ignore[arg-type]
    comparison = compare(stmt, selection.stmt, setting)
    assert comparison.equal, [trial.first_wrong for trial in comparison.trials]
    return selection


def test_an_accumulator_that_is_a_permuted_read_of_itself():
    check(
        f"""allocate mm[float32 * 16]
mm[ramp(0, 1, 16)] = x16(0.0f)
mm[ramp(0, 1, 16)] = mm[ramp(ramp(0, 4, 4), x4(1), 4)] + {reduction()}
{OUT} = mm[ramp(0, 1, 16)]
free mm
"""
    )


@pytest.mark.parametrize("binder", ["for (k, 0, 2) {\n let s = k + 2\n", "for (s, 2, 2) {\n"])
def test_a_stride_that_means_something_else_further_in(binder: str):
    text = f"let s = q\nnumbers[0] = s\n{binder} {OUT} = {OUT} + {interleaved('s')}\n}}\n"
    check(text, {"q": 2})


def test_an_assert_about_another_variable_of_that_name():
    text = "produce f {\n let s = q\n assert(s == 2, 0)\n numbers[0] = s\n}\n"
    check(f"{text}{OUT} = {interleaved('s')}\n", {"q": 2, "s": 3})


def test_an_assert_that_comes_too_late():
    text = f"{OUT} = {interleaved('s')}\nassert(s == 2, 0)\n"
    _, selection = selected(text, specialize=False)
    assert "tile_load((handle)B," not in to_text(selection.stmt)


def test_an_assert_that_comes_first_is_used():
    text = f"assert(s == 2, 0)\n{OUT} = {interleaved('s')}\n"
    _, selection = selected(text)
    assert to_text(selection.stmt).count("tile_matmul(") == 1
    assert "tile_load((handle)B," in to_text(selection.stmt)


def test_a_call_in_a_let_may_write_an_operand():
    def touch(context, call, args):  # type: ignore[no-untyped-def]
        args[0].data[:] = args[0].data + args[0].data.dtype.type(1)
        return np.zeros(1, np.int32)

    text = f"""for (k, 0, 3) {{
 let r = touch((void *)C)
 numbers[k] = r
 {OUT} = {OUT} + {reduction(b="C")}
}}
"""
    check(text, touch=touch)


def test_the_programs_own_names_for_tiles():
    product = reduction(a="tile.0.0", rows=4, columns=32, b_stride=32)
    index = "ramp(ramp(0, 1, 32), x32(40), 4)"
    stmt = parse(
        f"out[{index}] = out[{index}] + {product}\n", types={**TYPES, "tile.0.0": TYPES["A"]}
    )
    selection = select(stmt)
    types = {**TYPES, "tile.0.0": TYPES["A"]}
    comparison = compare(stmt, selection.stmt, Setting({}, types, {}, intrinsics("amx")))
    assert selection.complete and comparison.equal


def test_a_program_with_a_constant_that_is_no_integer():
    index = "ramp(0, 1, 16)"
    text = f"out[{index}] = x16(0.100000f)\nout[{index}] = out[{index}] + {reduction()}\n"
    check(text)


def test_a_vector_that_a_let_names_is_an_index():
    text = f"let v = ramp(ramp(0, 1, 4), x4(16), 4)\nout[v] = out[v] + {reduction()}\n"
    selection = check(text)
    assert "tile_store((handle)out, 0, 64, 4, 16," in to_text(selection.stmt)


def test_a_vector_whose_parts_mean_something_else_where_it_is_used():
    text = """let v = ramp(n, 1, 4)
for (n, 0, 3) {
 numbers[v] = x4(n)
}
"""
    stmt, selection = selected(text + f"{OUT} = {reduction()}\n")
    setting = Setting({}, TYPES, {"n": 5}, intrinsics("amx"))
    assert compare(stmt, selection.stmt, setting).equal


def test_one_statement_alone():
    store = parse(f"{OUT} = {reduction()}\n", types=TYPES)
    assert isinstance(store, Block)
    selection = select(store.stmts[0])
    assert selection.complete
    assert "tile_matmul(" in to_text(selection.stmt)


def test_a_let_inside_of_a_value():
    check(f"{OUT} = (let t = x16(2.0f) in (({OUT} + {reduction()})*t))\n")


def test_an_update_from_other_elements_of_the_same_buffer():
    other = "out[ramp(ramp(64, 1, 4), x4(16), 4)]"
    selection = check(f"{OUT} = {other} + {reduction()}\n")
    assert "tile_matmul(" in to_text(selection.stmt)


@pytest.mark.parametrize("zero", ["x16(0.0f)", "x16(-0.0f)"])
def test_zeros_in_a_sum_do_not_grow_it(zero: str):
    text = f"{OUT} = {reduction()} + {zero}" + "".join(f" + x16({i}.0f)" for i in range(1, 10))
    selection = check(text + "\n")
    assert selection.groups[0].statistics.tuples < 1000


@pytest.mark.parametrize("count", [2, 6, 12])
def test_many_products_in_one_store(count: int):
    products = " + ".join(reduction(b_stride=32 + i) for i in range(count))
    selection = check(f"{OUT} = {OUT} + {products}\n")
    statistics = selection.groups[0].statistics
    assert statistics.tuples < 300 * count + 1000
    assert sum(s.instructions["tile_matmul"] for s in selection.groups[0].stores) == count


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.stmt")), ids=lambda path: path.stem)
def test_a_trace_does_not_change_the_program(path: Path):
    stmt = parse(path.read_text(), path.stem)
    plain, traced = select(stmt, "amx:fp16"), select(stmt, "amx:fp16", trace=True)
    assert to_text(plain.stmt) == to_text(traced.stmt)
    assert [g.statistics.tuples for g in plain.groups] == [
        g.statistics.tuples for g in traced.groups
    ]


@given(specs())
@settings(max_examples=25)
def test_a_trace_does_not_change_random_programs(spec: Spec):
    made = program(spec)
    stmt = parse(made.text, types=made.types)
    plain, traced = select(stmt, made.target), select(stmt, made.target, trace=True)
    assert to_text(plain.stmt) == to_text(traced.stmt)


def test_a_vector_of_results_has_the_rows_that_its_operand_has():
    """16 × 1 rather than 1 × 16: then the left operand is a tile as it lies in memory."""
    index = "ramp(0, 1, 16)"
    selection = check(f"out[{index}] = out[{index}] + {reduction(rows=16, columns=1)}\n")
    assert "tile_load((handle)A, 0, 64, 16, 16)" in to_text(selection.stmt)


@pytest.mark.parametrize("place", ["mm", "out"])
def test_a_single_result(place: str):
    product = reduction(rows=1, columns=1)
    text = f"{place}[0] = 0.0f\n{place}[0] = {place}[0] + {product}\n"
    if place == "mm":
        text = f"allocate mm[float32 * 1]\n{text}out[3] = mm[0]*2.0f\nfree mm\n"
    check(text)


def test_tiles_are_copied_through_memory():
    """No instruction moves one register to another."""
    selection = check(f"""allocate mm[float32 * 16]
allocate nn[float32 * 16]
mm[ramp(0, 1, 16)] = {reduction()}
nn[ramp(0, 1, 16)] = mm[ramp(0, 1, 16)]
nn[ramp(0, 1, 16)] = nn[ramp(0, 1, 16)] + {reduction(b_stride=40)}
{OUT} = nn[ramp(0, 1, 16)] + mm[ramp(0, 1, 16)]
free nn
free mm
""")
    text = to_text(selection.stmt)
    assert "nn[ramp(0, 1, 16)] = (float32x16)tile_load(mm.memory, 0, 16, 4, 16)" in text


DEEP = (
    "(float32x16)vector_reduce_add(float32x1024(A[ramp(x4(ramp(0, 1, 64)), x256(64), 4)])"
    "*float32x1024(x4(B[ramp(ramp(0, 16, 64), x64(1), 4)])))"
)


def test_a_chain_whose_inner_product_is_deeper_than_a_register():
    check(f"{OUT} = ({OUT} + {DEEP}) + {reduction()}\n")
    check(f"{OUT} = max({DEEP} + {reduction()}, x16(0.0f))\n")


@pytest.mark.parametrize("order", [("mm", "nn"), ("nn", "mm")])
def test_an_earlier_accumulator_keeps_a_register_for_its_other_products(order: tuple[str, str]):
    """mm subtracts a product, which needs a register beside mm's own three, and nn fills three."""
    index = "ramp(0, 1, 768)"
    product = reduction(rows=48, columns=16, at="k*8", a_stride=16)
    text = f"""allocate {order[0]}[float32 * 768]
allocate {order[1]}[float32 * 768]
mm[{index}] = x768(0.0f)
nn[{index}] = x768(0.0f)
for (k, 0, 2) {{
 mm[{index}] = mm[{index}] - {product}
 nn[{index}] = nn[{index}] + {product}
}}
out[{index}] = mm[{index}]
out2[{index}] = nn[{index}]
free {order[1]}
free {order[0]}
"""
    assert registers(check(text).stmt) <= 8


def test_an_assert_before_the_let_of_another_variable_of_that_name():
    check(f"assert(s == 2, 0)\nlet s = q\n{OUT} = {OUT} + {interleaved('s')}\n", {"s": 2, "q": 3})


def test_an_operand_is_not_copied_past_a_loop_bound_that_writes_it():
    def touch(context, call, args):  # type: ignore[no-untyped-def]
        args[0].data[:] = args[0].data + args[0].data.dtype.type(1)
        return np.ones(1, np.int32)

    text = f"""for (k, 0, 3) {{
 for (j, 0, touch((void *)C)) {{
  {OUT} = {OUT} + {reduction(b="C")}
 }}
}}
"""
    check(text, touch=touch)


def test_an_operand_that_is_written_through_another_pointer():
    text = f"""let p = (void *)C
for (k, 0, 3) {{
 numbers[k] = touch(p)
 {OUT} = {OUT} + {reduction(b="C")}
}}
"""
    _, selection = selected(text)
    lines = to_text(selection.stmt).splitlines()
    assert lines.index(" numbers[k] = touch(p)") < next(
        i for i, line in enumerate(lines) if line.lstrip().startswith("allocate C.interleaved")
    )


@pytest.mark.parametrize("step", ["v{last} + v{last}", "v{last} + x4(m)"])
def test_lets_of_lets_of_vectors(step: str):
    lets = ["let v0 = ramp(n, 1, 4)"]
    lets += [f"let v{i} = " + step.format(last=i - 1) for i in range(1, 300)]
    text = "\n".join([*lets, "numbers[v299] = x4(1)", f"{OUT} = {reduction()}"])
    _, selection = selected(text + "\n")
    assert selection.complete


@pytest.mark.parametrize(
    "own",
    [
        "out2[ramp(0, 1, 16)] = (float32x16)tile_zero(4, 16)",
        "tile_store((void *)out2, 0)",
        "out2[ramp(0, 1, 16)] = (float32x16)load(1)",
        "out2[ramp(0, 1, 16)] = loc_to_loc(AMX, Mem, bias[ramp(0, 1, 16)])",
    ],
)
def test_programs_with_instructions_of_their_own_are_left_alone(own: str):
    stmt, selection = selected(f"{own}\n{OUT} = {reduction()}\n")
    assert selection.stmt is stmt
    assert "the program has instructions of its own" in selection.groups[0].reason


def test_what_was_selected_is_left_alone():
    text = f"{OUT} = {reduction()}\nout2[ramp(0, 1, 16)] = {reduction()}\n"
    _, first = selected(text, accelerate=["out"])
    second = select(first.stmt)
    assert second.stmt is first.stmt
    assert second.groups[0].status == "declined"


def test_a_widening_product_of_unequal_lanes():
    text = "numbers[0] = (int32)vector_reduce_add((int32x3)widening_mul(i8[0], i8[ramp(0, 1, 3)]))"
    _, selection = selected(f"{text}\n{OUT} = {reduction()}\n")
    assert [group.status for group in selection.groups] == ["declined", "selected"]


def test_a_use_after_the_end_of_an_allocation():
    index = "ramp(0, 1, 16)"
    text = f"allocate mm[float32 * 16]\nmm[{index}] = {reduction()}\nfree mm\n{OUT} = mm[{index}]\n"
    selected(text)  # wrong as it is, but no reason to stumble


def test_two_stores_in_one_line_are_counted_apart():
    text = f"{OUT} = {reduction()} out2[ramp(0, 1, 16)] = {reduction()} + {reduction()}\n"
    _, selection = selected(text)
    counts = [store.instructions for group in selection.groups for store in group.stores]
    assert [count["tile_matmul"] for count in counts] == [1, 2]


def test_products_that_wrap_before_they_are_widened():
    narrow = "int16x128({}[ramp(0, 1, 128)])"
    product = f"int32x128({narrow.format('u8')}*{narrow.format('u8')})"
    _, selection = selected(f"numbers[ramp(0, 1, 16)] = (int32x16)vector_reduce_add({product})\n")
    assert "formed in int16, which does not hold them" in selection.groups[0].reason
