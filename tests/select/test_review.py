"""Programs that a review found selected wrongly, and their like."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from tests.select.examples import TYPES as EXAMPLE_TYPES
from tests.select.examples import reduction
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
