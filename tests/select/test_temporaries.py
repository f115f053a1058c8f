"""Where temporaries stand, how often they are filled, and that they hold what they should."""

from __future__ import annotations

import pytest

from tests.select.examples import (
    OUT,
    OUT2,
    allocated,
    check,
    loops_around,
    reduction,
)

ROW = "out[ramp(ramp(y*64, 1, 4), x4(16), 4)]"


def test_outside_of_a_loop_that_they_do_not_depend_on():
    selection = check(f"""
for (y, 0, 3) {{
 {ROW} = {reduction(row="y*128")}
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [[]]


def test_inside_of_loops_that_they_depend_on():
    selection = check(f"""
for (y, 0, 3) {{
 for (k, 0, 2) {{
  {ROW} = {reduction(row="y*128", at="k*8")}
 }}
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [["y", "k"]]


def test_another_direct_use_of_the_operand_does_not_hold_them_in():
    selection = check(f"""
for (y, 0, 3) {{
 {ROW} = {reduction(row="y*128")}
 out2[ramp(ramp(y*64, 1, 4), x4(16), 4)] = {reduction("B", "A1", row="y*16", a_stride=16)}
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [[]]
    assert loops_around(selection.stmt, "A1.interleaved") == [[]]


def test_equal_ones_are_shared():
    selection = check(f"""
{OUT} = {reduction()}
{OUT2} = {reduction("A1", "B")}
""")
    assert allocated(selection.stmt) == ["B.interleaved"]
    assert loops_around(selection.stmt, "B.interleaved") == [[]]


def test_not_shared_when_the_operand_changed_in_between():
    selection = check(f"""
{OUT} = {reduction()}
B[3] = B[4]
{OUT2} = {reduction()}
""")
    assert len(allocated(selection.stmt)) == 2


def test_not_moved_past_a_store_to_the_operand():
    selection = check(f"""
for (y, 0, 3) {{
 B[y] = B[y + 1]
 {ROW} = {reduction(row="y*128")}
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [["y"]]


def test_not_moved_out_of_a_loop_that_changes_the_operand_later():
    selection = check(f"""
for (y, 0, 3) {{
 {ROW} = {reduction(row="y*128")}
 B[y] = B[y + 1]
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [["y"]]


def test_not_moved_out_of_a_condition():
    selection = check(
        f"""
for (y, 0, 3) {{
 if (y < n) {{
  {ROW} = {reduction(row="y*128")}
 }}
}}
""",
        {"n": 0},
    )
    assert loops_around(selection.stmt, "B.interleaved") == [["y"]]


def test_not_moved_past_a_let_that_they_depend_on():
    check(f"""
let t = 1
for (y, 0, 2) {{
 {ROW} = {reduction(at="t")}
 let t = y + 2
 out2[ramp(ramp(y*64, 1, 4), x4(16), 4)] = {reduction(at="t")}
}}
""")


def test_loops_of_one_name():
    check(f"""
for (k, 0, 2) {{
 for (y, 0, 2) {{
  {ROW} = {reduction(at="k")}
 }}
 for (k, 0, 2) {{
  out2[ramp(ramp(k*64, 1, 4), x4(16), 4)] = {reduction(at="k")}
 }}
}}
""")


@pytest.mark.parametrize("n", [0, 1, 2])
def test_nothing_is_read_when_the_loop_does_not_run(n):
    check(
        f"""
for (y, 0, n) {{
 {ROW} = {reduction()}
}}
""",
        {"n": n},
        {"A": (256,), "B": (256,), "out": (256,)},
    )


@pytest.mark.parametrize("extent", ["y", "let"])
def test_a_guard_stays_where_its_extent_is_known(extent):
    let = " let n = y*2\n" if extent == "let" else ""
    selection = check(f"""
for (y, 0, 3) {{
{let} for (k, 0, {"n" if extent == "let" else "y"}) {{
  {ROW} = {reduction()}
 }}
}}
""")
    assert loops_around(selection.stmt, "B.interleaved") == [["y"]]


@pytest.mark.parametrize(("n", "m"), [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize(
    "later",
    [
        f"{OUT2} = {reduction()}",
        f"for (j, 0, m) {{\n {OUT2} = {reduction()}\n}}",
        f"for (j, 0, m) {{\n for (k, 0, n) {{\n  {OUT2} = {reduction()}\n }}\n}}",
        f"let n = 1\nfor (k, 0, n) {{\n {OUT2} = {reduction()}\n}}",
    ],
    ids=["always", "another loop", "in both loops", "another n"],
)
def test_filled_whenever_it_is_used_again(later, n, m):
    check(
        f"""
out[ramp(0, 1, 256)] = x256(0.000000f)
out2[ramp(0, 1, 256)] = x256(0.000000f)
for (k, 0, n) {{
 {OUT} = {OUT} + {reduction()}
}}
{later}
""",
        {"n": n, "m": m},
        {"A": (256,), "B": (256,), "out": (256,), "out2": (256,)},
    )


def test_an_extent_that_is_loaded_and_changes():
    check(
        f"""
for (j, 0, 2) {{
 for (y, 0, numbers[j]) {{
  {ROW} = {reduction(at="j")}
 }}
 numbers[0] = 0
 numbers[1] = 1
}}
""",
        sizes={"A": (4096,), "B": (4096,), "out": (4096,), "numbers": (2,)},
    )


@pytest.mark.parametrize("outer", ["for", "parallel", "gpu_block<CUDA> ", "unrolled"])
def test_an_operand_allocated_inside_of_the_loop(outer):
    check(f"""
{outer}(k, 0, 3) {{
 allocate T[bfloat16 * 512]
 T[ramp(0, 1, 512)] = B[ramp(k, 1, 512)]
 for (j, 0, 2) {{
  out2[ramp(ramp(k*256, 1, 4), x4(16), 4)] = {reduction("A", "T")}
 }}
 free T
}}
""")
