"""What selection takes for known of a program is so: loops, asserts, pointers and calls."""

from __future__ import annotations

import re

import pytest

from tests.select.workloads import conv1d
from tilewright.accel import Accelerator, Alignment, PlainInstructions, Product, TileShape, target
from tilewright.accel import intrinsics as calls_of
from tilewright.select.check import Setting, compare
from tilewright.select.engine.declaration import Permissions
from tilewright.select.program.names import Names, names_in
from tilewright.select.selection import Selection, select
from tilewright.select.warps import in_warps
from tilewright.stmt.nodes import Allocate, Block, For, Free, Store
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32

FINITE = Permissions(finite=True)


def update(base: str, element: str = "float16", depth: int = 16, right: str = "") -> str:
    """C += A·B of 16 × 16 results, A from `base` on."""
    lanes = 256 * depth
    right = right or f"({element}x{lanes})B[x16(ramp(ramp(0, 16, {depth}), x{depth}(1), 16))]"
    row, rows = f"ramp({base}, 1, {depth})", 16 * depth
    return (
        f"C[ramp(0, 1, 256)] = (float32x256)vector_reduce_add(float32x{lanes}(({element}x{lanes})"
        f"A[ramp(x16({row}), x{rows}({depth}), 16)])*float32x{lanes}({right})) + C[ramp(0, 1, 256)]"
    )


def compared(text: str, name: str = "wmma", **variables: int) -> Selection:
    """Selected, and equal with the variables given; WMMA's calls refuse what isn't aligned."""
    element = FLOAT16 if name == "wmma" else BFLOAT16
    types = {"A": element, "B": element, "C": FLOAT32, "O": FLOAT32}
    stmt = parse(text, types=types)
    selection = select(stmt, name)
    assert selection.complete, [group.reason for group in selection.groups]
    sizes = {"A": (4096,), "B": (4096,), "C": (256,), "O": (4096,)}
    used = {k: v for k, v in sizes.items() if re.search(rf"\b{k}\[", text)}
    setting = Setting(used, types, variables, calls_of(name))
    assert compare(stmt, selection.stmt, setting).equal, to_text(selection.stmt)
    return selection


@pytest.mark.parametrize(
    "text",
    [
        "for (x, 0, 1) {\n for (x, 0, 4) {\n  @x*8@\n }\n}\n",
        "for (x, 0, 1) {\n let x = 3\n @x*8@\n}\n",
        "for (x, 0, 1) {\n @x*16@\n}\nfor (x, 0, 4) {\n @x*8@\n}\n",
    ],
)
def test_a_loop_that_runs_once_but_whose_name_means_something_else(text):
    compared(re.sub("@(.*?)@", lambda m: update(m[1]), text))


def test_a_reader_in_another_loop_of_the_same_name():
    compared(
        "allocate mm[float32 * 256]\nmm[ramp(0, 1, 256)] = x256(0.0f)\n"
        f"for (x, 0, 1) {{\n {update('x*8').replace('C[', 'mm[')}\n}}\n"
        "for (x, 0, 4) {\n O[ramp(ramp(x*4, 1, 16), x16(16), 16)] = mm[ramp(0, 1, 256)]\n}\n"
        "free mm\n"
    )


@pytest.mark.parametrize(
    ("condition", "shown"),
    [
        ("(n % 16) == 0", True),
        ("((n % 2) == 0) && ((n % 16) == 0)", True),
        ("((n % 16) == 0) && ((n % 2) == 0)", True),
        ("n == ((n/32)*32)", True),
        ("(n % 8) == 0", False),
        ("(n % 0) == 0", False),
        ("n == ((n/0)*0)", False),
    ],
)
def test_divisors_that_are_asserted(condition, shown):
    selection = compared(f"assert({condition}, 0)\n{update('n')}\n", n=0)
    assert bool(selection.tests) == (not shown)
    text = to_text(selection.stmt).replace("(handle)", "")
    assert "wmma.load.a.sync.aligned.row.m16n16k16.f16(A, n, 16)" in text


def test_what_a_call_gives_is_not_tested_beforehand():
    text = f"for (k, 0, 2) {{\n {update('next_offset()')}\n}}\n"
    types = {"A": FLOAT16, "B": FLOAT16, "C": FLOAT32}
    selection = select(parse(text, types=types), "wmma")
    assert selection.tests == ()
    assert to_text(selection.stmt).count("next_offset()") == text.count("next_offset()")


def test_a_value_that_a_call_gives_stays_where_it_is():
    text = update("0", "bfloat16", 32, "x8192((bfloat16)next_value())")
    stmt = parse(f"for (k, 0, 2) {{\n {text}\n}}\n", types={"A": BFLOAT16, "C": FLOAT32})
    after = select(stmt).stmt
    assert isinstance(after, Block)
    (loop,) = after.stmts
    assert isinstance(loop, For) and "next_value()" in to_text(loop)


def test_a_write_through_another_pointer():
    for let, written in (("let B2 = (void *)B", "B2"), ("let B2 = (void *)B", "B")):
        read = "B" if written == "B2" else "B2"
        right = f"(bfloat16x8192){read}[x16(ramp(ramp(0, 16, 32), x32(1), 16))]"
        body = f" {update('0', 'bfloat16', 32, right)}\n {written}[3] = (bfloat16)2\n"
        text = f"{let}\nfor (k, 0, 2) {{\n{body}}}\n"
        after = to_text(select(parse(text, types={"A": BFLOAT16, "C": FLOAT32}), "amx").stmt)
        assert after.index("for (k") < after.index("allocate ")


@pytest.mark.parametrize("around", ["produce C {", "if (m < 1) {"])
def test_a_read_is_not_moved_before_the_assert_that_guards_it(around):
    right = "(bfloat16x8192)B[x16(ramp(ramp(n*1000, 16, 32), x32(1), 16))]"
    guarded = f"assert(n <= 0, 0)\n{update('0', 'bfloat16', 32, right)}\n"
    text = f"for (k, 0, 2) {{\n{around}\n{guarded}}}\n}}\n"
    after = to_text(select(parse(text, types={"A": BFLOAT16, "B": BFLOAT16, "C": FLOAT32})).stmt)
    assert after.index("assert(") < after.index("B[")


@pytest.mark.parametrize("assertion", ["float32(I.min.0) <= 2.5f", "I == I"])
def test_asserts_about_other_things_than_integers(assertion):
    text = conv1d(taps=8, lanes=256).text.replace(
        "produce conv", f"assert({assertion}, 0)\nproduce conv", 1
    )
    assert select(parse(text), "wmma", permissions=FINITE).complete


def neighbours_read(text: str) -> bool:
    types = {"I": FLOAT16, "K": FLOAT16, "out": FLOAT32}
    stmt = parse(text, types=types)
    after = to_text(select(stmt, "wmma", permissions=FINITE).stmt).replace("(handle)", "")
    return "m32n8k16.f16(I," in after


def test_neighbours_of_what_the_program_fills_itself_or_reads_elsewhere():
    def program(before: str, loop: str, extent: int) -> str:
        index = "ramp(ramp(x*256, 1, 8), x8(1), 256)"
        value = f"float32x2048(I[{index}])*x256(float32x8(K[ramp(0, 1, 8)]))"
        asserts = ("I.min.0 == 0", "I.stride.0 == 1", f"{extent} <= I.extent.0")
        begin = "".join(f"assert({condition}, 0)\n" for condition in asserts)
        store = f"out[ramp(x*256, 1, 256)] = (float32x256)vector_reduce_add({value})"
        return f"{begin}{before}{loop}\n {store}\n}}\n"

    once, eight = "for (x, 0, 1) {", "for (x, 0, 8) {"
    assert neighbours_read(program("", once, 264)) and neighbours_read(program("", eight, 2056))
    assert not neighbours_read(program("", eight, 2055))
    fill = "I[ramp(0, 1, 2055)] = x2055((float16)1)\n"
    assert not neighbours_read(program(fill, eight, 2056))
    assert not neighbours_read(program("", f"{once}\n let x = 7", 264))
    assert not neighbours_read(program("", f"{once}\nfor (x, 0, 8) {{", 264) + "}\n")


def test_tiles_are_alive_where_they_are_used():
    stmt = parse("""gpu_block<CUDA> (.block_id_x, 0, 1) {
 gpu_thread<CUDA> (.thread_id_x, 0, 1) {
  allocate m1[float32 * 16 * 16] in WMMAAccumulator
  m1[ramp(0, 1, 256)] = x256(0.000000f)
  O[0] = 1.000000f
  allocate m2[float32 * 16 * 16] in WMMAAccumulator
  m2[ramp(0, 1, 256)] = x256(0.000000f)
  wmma.store.d.sync.aligned.row.m16n16k16.f32(P, 0, 16, m1[ramp(0, 1, 256)])
  free m1
  wmma.store.d.sync.aligned.row.m16n16k16.f32(P, 0, 16, m2[ramp(0, 1, 256)])
  free m2
 }
}
""")
    assert isinstance(stmt, Block)
    after = in_warps(stmt, target("wmma"), Names(names_in(stmt)))

    def check(block: Block, alive: frozenset[str]) -> None:
        for inner in block.stmts:
            if isinstance(inner, Allocate):
                alive |= {inner.name}
            elif isinstance(inner, Free):
                alive -= {inner.name}
            elif isinstance(inner, Store) and inner.name.startswith("m"):
                assert inner.name in alive
            elif isinstance(inner, For):
                check(inner.body, alive)

    check(after, frozenset())
    assert to_text(after).count("gpu_lane<CUDA>") == 3


@pytest.mark.parametrize(
    ("alignment", "message"),
    [
        (Alignment(32, 8), "tiles of float32 side by side are not 32 bytes apart"),
        (Alignment(16, 16), "no layout of a left tile of 4 × 4 float16 has a stride"),
        (Alignment(16, 1), "left tiles of 4 × 4 float16 that follow one another"),
    ],
)
def test_an_accelerator_whose_tiles_can_not_be_aligned(alignment, message):
    products = (Product("multiply", FLOAT32, FLOAT16, FLOAT16, (TileShape(4, 4, 4),)),)
    plain, wmma = PlainInstructions("unit", products), target("wmma")
    with pytest.raises(ValueError, match=message):
        Accelerator(
            name="unit",
            products=products,
            places=wmma.places,
            layouts=wmma.layouts,
            registers=8,
            costs=wmma.costs,
            spelling=plain,
            intrinsics=plain.intrinsics,
            alignment=alignment,
        )
