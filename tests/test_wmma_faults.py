"""Fault 1, and what faults 3, 4 and 6 of selection.md say of WMMA; each test fails on its fault."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.select.workloads import Workload, bare, conv1d, conv2d, filtered, matmul, upsample
from tilewright.accel import intrinsics
from tilewright.select.engine.declaration import STRICT, Permissions
from tilewright.select.selection import Selection, select
from tilewright.stmt.evaluate import Buffer, Header, make_buffers
from tilewright.stmt.nodes import Call, Load, Stmt
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import FLOAT16, FLOAT32
from tilewright.stmt.visit import walk

TARGETS = ("amx:fp16", "wmma")
FINITE = Permissions(finite=True)


def selected(workload: Workload, target: str = "wmma", permissions=STRICT) -> Selection:
    """Selected completely, and equal on buffers that hold nothing but what the program reads."""
    selection = select(workload.stmt, target, permissions=permissions)
    assert selection.complete, [group.reason for group in selection.groups]
    calls = intrinsics(target)
    for padding in (0, 3):
        found = workload.run(selection.stmt, seed=7, padding=padding, holes=True, intrinsics=calls)
        assert (found == workload.expected(7)).all()
    return selection


def mmas(stmt: Stmt) -> list[str]:
    return [e.name for e in walk(stmt) if isinstance(e, Call) and e.name.startswith("wmma.mma")]


# Fault 1: the window of l2 outputs and l1 taps has l1 + l2 - 1 elements, not l1 + l2.


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("taps", [1 + n for n in range(2, 18, 3)] + [32])
def test_fault_1_no_element_beyond_those_of_the_program(taps, target):
    selected(conv1d(taps=taps, lanes=256), target)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    "workload",
    [
        conv1d(taps=3, stride=4),
        conv1d(taps=5, dilation=3),
        conv2d(both=True),
        filtered(direction="vertical"),
        upsample(phases=3),
    ],
    ids=lambda w: w.name,
)
def test_fault_1_no_element_between_those_of_the_program(workload, target):
    selected(workload, target)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf])
def test_fault_1_what_the_program_does_not_read_may_be_anything(odd, target):
    """The elements around the input are there, and are not numbers."""
    workload = conv1d(taps=8, lanes=256)
    selection = select(workload.stmt, target)
    headers = workload.inferred_headers(margin=8)
    buffers = _around(workload, headers, odd)
    workload.evaluate(selection.stmt, buffers, headers, intrinsics(target))
    found = headers[workload.output.name].array(buffers[workload.output.name])
    assert np.isfinite(found.astype(np.float64)).all()


def _around(workload: Workload, headers: dict[str, Header], odd: float) -> dict[str, Buffer]:
    """Random inputs, and `odd` in all elements that the program doesn't read."""
    arrays = {}
    for name, tensor in workload.inputs.items():
        array = headers[name].array(make_buffers(workload.stmt, headers, seed=3)[name]).copy()
        lows = [low for low, _, _ in reversed(headers[name].dims)]
        read = zip(lows, tensor.shape, strict=True)
        inside = np.zeros(array.shape, bool)
        inside[tuple(slice(-low, n - low) for low, n in read)] = True
        arrays[name] = np.where(inside, array, odd).astype(array.dtype)
    return make_buffers(workload.stmt, headers, arrays)


@pytest.mark.parametrize("extent", ["exact", "one more", "unknown"])
def test_fault_1_a_neighbour_is_read_only_where_asserts_prove_that_it_exists(extent):
    workload = bare(extent=extent)
    text = to_text(select(workload.stmt, "wmma", permissions=FINITE).stmt)
    direct = "wmma.load.a.sync.aligned.row.m32n8k16.f16(I, rx, 8)" in text.replace("(handle)", "")
    assert direct == (extent == "one more")
    strict = to_text(select(workload.stmt, "wmma").stmt).replace("(handle)", "")
    assert "f16(I," not in strict
    if extent == "exact":
        selected(workload, permissions=FINITE)


def test_fault_1_the_example_of_the_seed():
    # Section 3: load.a(I, rx, 8), load.b(tempbuf, 0, 8), with ConvolutionShuffle(K, …, 16, 8).
    workload = bare(extent="one more")
    selection = select(workload.stmt, "wmma", permissions=FINITE, trace=True)
    assert selection.tests == ("(rx % 16) == 0",)  # addresses are multiples of 32 bytes
    direct, staged = to_text(selection.stmt).replace("(handle)", "").split("} else {")
    mma = "wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32"
    assert (
        f"conv[ramp(0, 1, 256)] = (float32x256){mma}("
        "(float16x512)wmma.load.a.sync.aligned.row.m32n8k16.f16(I, rx, 8), "
        "(float16x128)wmma.load.b.sync.aligned.row.m32n8k16.f16(K.ConvolutionShuffle, 0, 8), "
        "conv[ramp(0, 1, 256)])"
    ) in direct
    assert mmas(selection.stmt) == [mma, mma]
    assert "load.a.sync.aligned.row.m32n8k16.f16(I.rows, 0, 16)" in staged
    shuffles = [
        e
        for group in selection.groups
        for store in group.stores
        for choice in store.choices
        for e in walk(choice.expr)
        if isinstance(e, Call) and e.name == "ConvolutionShuffle.rows"
    ]
    assert {tuple(to_text(arg).strip() for arg in e.args[-2:]) for e in shuffles} == {("16", "8")}
    assert all(isinstance(e.args[0], Load) or e.args[0].lanes > 1 for e in shuffles)


# Fault 3: an accumulator's shape doesn't follow from an index that is no linear scan.


def products(store: str, reader: str = "") -> str:
    left = "float32x4096(A[ramp(x16(ramp(0, 1, 16)), x256(16), 16)])"
    right = "float32x4096(B[x16(ramp(ramp(0, 16, 16), x16(1), 16))])"
    return f"""\
allocate mm[float32 * 256]
mm[ramp(0, 1, 256)] = x256(0.0f)
{store}
mm[ramp(0, 1, 256)] = (float32x256)vector_reduce_add({left}*{right}) + mm[ramp(0, 1, 256)]
{reader or "out[ramp(0, 1, 256)] = mm[ramp(0, 1, 256)]"}
free mm
"""


def compared(text: str, mappable: bool = True) -> Selection:
    from tilewright.select.check import Setting, compare

    types = {"A": FLOAT16, "B": FLOAT16, "out": FLOAT32}
    stmt = parse(text, types=types)
    selection = select(stmt, "wmma")
    assert selection.complete or not mappable, [g.reason for g in selection.groups]
    sizes = {"A": (256,), "B": (256,), "out": (4096,)}
    comparison = compare(stmt, selection.stmt, Setting(sizes, types, {}, intrinsics("wmma")))
    assert comparison.equal, comparison
    return selection


@pytest.mark.parametrize(
    "store",
    [
        "mm[ramp(255, -1, 256)] = x256(2.0f)",  # backwards
        "mm[ramp(ramp(0, 16, 16), x16(1), 16)] = float32x256(A[ramp(0, 1, 256)])",  # transposed
        "mm[ramp(32, 1, 64)] = x64(2.0f)",  # a part
        "mm[ramp(0, 2, 128)] = x128(2.0f)",  # every other
        "mm[7] = 2.0f",
    ],
)
def test_fault_3_a_store_that_is_no_linear_scan(store):
    compared(products(store))


@pytest.mark.parametrize("stride", [16, 20, 24, 32, 33, 48])
def test_fault_3_the_row_stride_of_a_store_is_that_of_its_index(stride):
    reader = f"out[ramp(ramp(0, 1, 16), x16({stride}), 16)] = mm[ramp(0, 1, 256)]"
    text = to_text(compared(products("", reader)).stmt)
    (found,) = re.findall(r"store\.d\.sync\.aligned\.row\.m16n16k16\.f32\((.*), mm\[", text)
    # 33 floats are no multiple of 16 bytes: through a temporary, whose rows are 16 long.
    expected = f"(handle)out, 0, {stride}" if stride % 4 == 0 else "mm.memory, 0, 16"
    assert found == expected


def test_fault_3_a_transposed_store_is_one_by_columns():
    reader = "out[ramp(ramp(0, 32, 16), x16(1), 16)] = mm[ramp(0, 1, 256)]"
    text = to_text(compared(products("", reader)).stmt)
    assert "wmma.store.d.sync.aligned.col.m16n16k16.f32((handle)out, 0, 32, mm[" in text


# Fault 4: strides, types and accumulators of the rules for operands.


@pytest.mark.parametrize("stride", [16, 24, 40, 100])
def test_fault_4_the_row_stride_of_the_right_operand(stride):
    right = f"B[x16(ramp(ramp(0, {stride}, 16), x16(1), 16))]"
    text = products("").replace("B[x16(ramp(ramp(0, 16, 16), x16(1), 16))]", right)
    text = text.replace(
        "mm[ramp(0, 1, 256)] = x256(0.0f)\n\n", "mm[ramp(0, 1, 256)] = x256(0.0f)\n"
    )
    types = {"A": FLOAT16, "B": FLOAT16, "out": FLOAT32}
    stmt = parse(text, types=types)
    selection = select(stmt, "wmma")
    from tilewright.select.check import Setting, compare

    sizes = {"A": (256,), "B": (15 * stride + 16,), "out": (256,)}
    assert compare(stmt, selection.stmt, Setting(sizes, types, {}, intrinsics("wmma"))).equal
    after = to_text(selection.stmt)
    aligned = stride % 8 == 0
    assert (f"m16n16k16.f16((handle)B, 0, {stride})" in after) == aligned
    assert ("m16n16k16.f16(B.rows, 0, 16)" in after) == (not aligned)


def test_fault_4_a_right_operand_that_was_copied_keeps_its_stride():
    text = products("").replace("B[x16(ramp(ramp(0, 16, 16)", "T[x16(ramp(ramp(0, 32, 16)")
    copy = "T[ramp(ramp(0, 1, 16), x16(32), 16)] = B[ramp(0, 1, 256)]"
    selection = compared(f"allocate T[float16 * 512]\n{copy}\n{text}free T\n")
    assert "m16n16k16.f16(T, 0, 32)" in to_text(selection.stmt)


@pytest.mark.parametrize(
    ("types", "suffix"),
    [
        ("i8*i8+i32", ".s32.s8.s8.s32"),
        ("u8*u8+i32", ".s32.u8.u8.s32"),
        ("u8*i8+i32", ".s32.s8.s8.s32"),  # by halves: no instruction mixes signs
        ("i8*u8+i32", ".s32.s8.s8.s32"),
        ("bf16*bf16+f32", ".f32.bf16.bf16.f32"),
        ("f16*f16+f32", ".f32.f32"),
        ("f16*f16+f16", ".f16.f16"),
        ("f64*f64+f64", ".f64.f64.f64.f64"),
    ],
)
def test_fault_4_types_are_those_of_the_operands(types, suffix):
    selection = selected(matmul(types=types))
    assert mmas(selection.stmt)
    assert all(name.endswith(suffix) for name in mmas(selection.stmt))


def test_fault_4_a_16_bit_accumulator_stays_one():
    selection = selected(matmul(types="f16*f16+f16"))
    stores = [e.name for e in walk(selection.stmt) if isinstance(e, Call) and ".store.d" in e.name]
    assert stores and all(name.endswith(".f16") for name in stores)


# Fault 6: remainders, shapes, depths.


@pytest.mark.parametrize("types", ["f16*f16+f32", "i8*i8+i32", "f64*f64+f64"])
@pytest.mark.parametrize(
    ("rows", "columns", "depth"),
    [(16, 17, 16), (5, 3, 2), (16, 40, 16), (33, 16, 8), (4, 4, 7), (12, 20, 10), (48, 8, 24)],
)
def test_fault_6_any_shape(rows, columns, depth, types):
    selected(matmul(rows=rows, columns=columns, depth=depth, blocks=(1, 1, 2), types=types))


@pytest.mark.parametrize(
    ("rows", "columns", "shape"),
    [(16, 16, "m16n16k16"), (32, 8, "m32n8k16"), (8, 32, "m8n32k16"), (64, 8, "m32n8k16")],
)
def test_fault_6_every_shape_of_a_fragment(rows, columns, shape):
    selection = selected(matmul(rows=rows, columns=columns, depth=16, types="f16*f16+f32"))
    assert {name.split(".")[6] for name in mmas(selection.stmt)} == {shape}


def test_fault_6_several_sizes_in_one_program():
    text = products("")
    more = re.sub(r"\bmm\b", "nn", text.replace("x16(ramp(0, 1, 16)), x256(16), 16", "@"))
    more = more.replace("A[ramp(@)]", "A[ramp(x16(ramp(0, 1, 16)), x256(16), 16)]")
    more = more.replace("out[ramp(0, 1, 256)]", "out[ramp(512, 1, 256)]")
    selection = compared(text + more)
    assert len(selection.groups) == 2
