"""What the pass says of a loop that it has pipelined."""

from __future__ import annotations

import re

import pytest
from xdsl.context import Context

from tests.passes.cv_pipelining.mix_checks import parsed, pipelined
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    LOAD,
    TILE,
    TO_VECTOR,
    WEIGHTS,
    load,
    module,
    product,
    store,
    to_cube,
    to_vector,
    vector,
)
from tilewright.hivm.text.diagnostics import Diagnostic, Severity
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import CVPipelining, Settings
from tilewright.passes.cv_pipelining.report import Report
from tilewright.passes.remarks import captured_diagnostics

BYTES = 16 * 16 * 4
# Two Cube items share %w; %v goes to the Cube core and as a tensor to the last item.
TEXT = module(
    load("a", "in_i", "CUBE")
    + WEIGHTS
    + product("c", "a", "w")
    + to_vector("c_v", "c")
    + vector("v", "vexp", "c_v")
    + to_cube("v_c", "v")
    + product("d", "v_c", "w")
    + to_vector("d_v", "d")
    + vector("x", "vadd", "d_v", "v")
    + store("x")
)


def report_of(settings: Settings, text: str = TEXT) -> Report:
    (report,) = pipelined(text, settings).reports
    return report


def names(report: Report) -> list[tuple[str, list[str]]]:
    return [
        (item.core.value, [op.name.removeprefix("hivm.hir.") for op in item.ops])
        for item in report.items
    ]


@pytest.mark.parametrize("skewed", [False, True])
def test_items_in_order_with_their_core(skewed: bool) -> None:
    report = report_of(Settings(4, skewed=skewed))
    assert (report.depth, report.skewed) == (4, skewed)
    assert names(report) == [
        ("CUBE", ["load", "load", "mmadL1", "fixpipe"]),
        ("VECTOR", ["load", "vexp", "store"]),
        ("CUBE", ["load", "mmadL1", "fixpipe"]),
        ("VECTOR", ["load", "vadd", "store"]),
    ]


def test_a_repeated_load_is_in_each_item_that_does_it() -> None:
    cube_items = [ops for core, ops in names(report_of(Settings(4, lazy=True))) if core == "CUBE"]
    assert cube_items == [["load", "load", "mmadL1", "fixpipe"]] * 2


def crossings(report: Report) -> set[tuple[str, int, tuple[int, ...], int, int]]:
    return {(c.memory, c.source, c.users, c.slots, c.bytes) for c in report.crossings}


def test_what_crosses() -> None:
    report = report_of(Settings(4))
    assert crossings(report) == {
        ("workspace", 0, (1,), 4, BYTES),
        ("workspace", 1, (2,), 4, BYTES),
        ("workspace", 2, (3,), 4, BYTES),
        ("UB", 1, (3,), 4, BYTES),
        ("L1", 0, (2,), 4, BYTES),
    }
    assert len(report.crossings) == 5


def test_what_crosses_skewed() -> None:
    """As many slots as iterations between the one who writes and the last who reads, and one."""
    assert crossings(report_of(Settings(4, skewed=True))) == {
        ("workspace", 0, (1,), 2, BYTES),
        ("workspace", 1, (2,), 2, BYTES),
        ("workspace", 2, (3,), 2, BYTES),
        ("UB", 1, (3,), 3, BYTES),
        ("L1", 0, (2,), 3, BYTES),
    }


def test_where_tensors_of_the_cube_core_are_kept() -> None:
    """What it loads is in L1, what it computes in L0C, also where neither has a buffer."""
    text = module(
        f"""
        %all = bufferization.to_tensor %weights restrict : {BUFFER}
        %w = hivm.hir.load ins(%all : {TILE}) outs(%none : {TILE}) {LOAD} <CUBE> -> {TILE}
        """
        + product("c", "w", "w")
        + vector("v", "vexp", "c")
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + store("d_v")
    )
    made_on_cube = {
        (crossing.made_by.results[0].name_hint, crossing.memory)
        for crossing in report_of(Settings(2), text).crossings
        if crossing.memory != "workspace"
    }
    assert made_on_cube == {("w", "L1"), ("c", "L0C")}


@pytest.mark.parametrize(
    ("settings", "ub", "cbuf", "workspace"),
    [
        (Settings(2), 2, 2, 6),
        (Settings(8), 8, 8, 24),
        (Settings(8, lazy=True), 8, None, 24),
        (Settings(8, skewed=True), 3, 3, 6),
    ],
)
def test_bytes_by_memory(settings: Settings, ub: int, cbuf: int | None, workspace: int) -> None:
    """Before: one of each; after: with all slots."""
    expected = {"UB": (BYTES, ub * BYTES), "workspace": (3 * BYTES, workspace * BYTES)}
    if cbuf is not None:
        expected["L1"] = (BYTES, cbuf * BYTES)
    assert report_of(settings).bytes_by_memory() == expected


def test_a_scalar_and_a_half_tile() -> None:
    """Bytes are those of the type, of a scalar those of its tensor with slots."""
    text = module(
        TO_VECTOR
        + f"""
        %h_empty = tensor.empty() : tensor<16x16xf16>
        %h = hivm.hir.vcast ins(%c_v : {TILE}) outs(%h_empty : tensor<16x16xf16>) -> tensor<16x16xf16>
        %k = scf.for %j = %lower to %one step %one iter_args(%m = %one) -> (index) {{
          {vector("y", "vexp", "c_v")}
          scf.yield %size : index
        }}
        %d = hivm.hir.mmadL1 ins(%h, %h, %true, %k, %size, %size : tensor<16x16xf16>, tensor<16x16xf16>, i1, index, index, index) outs(%init : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + store("d_v")
    )
    found = {(c.type, c.bytes) for c in report_of(Settings(2), text).crossings}
    assert found == {(TILE, BYTES), ("tensor<16x16xf16>", BYTES // 2), ("index", 8)}


def test_the_remark() -> None:
    """At the loop, with notes at the ops that they are about."""
    lines = TEXT.split("\n")

    def at(diagnostic: Diagnostic) -> str:
        return re.split(" = | ins", lines[diagnostic.location.line - 1])[0].strip()

    copy = parsed(TEXT).clone()
    with captured_diagnostics() as said:
        CVPipelining(set_workspace_multibuffer=3).apply(Context(), copy)
    (remark,) = said
    assert remark.severity is Severity.REMARK
    assert at(remark).startswith("scf.for")
    assert remark.message == "pipelined: 4 work items, 3 iterations at a time"
    notes = [(at(note), note.message) for note in remark.notes]
    assert notes[:4] == [
        ("hivm.hir.load", "item 0 on the CUBE core: load, load, mmadL1, fixpipe"),
        ("%c_v", "item 1 on the VECTOR core: load, vexp, store"),
        ("%v_c", "item 2 on the CUBE core: load, mmadL1, fixpipe"),
        ("%d_v", "item 3 on the VECTOR core: load, vadd, store"),
    ]
    assert set(notes[4:9]) == {
        ("%c_v_there", f"{TILE} goes from item 0 to 1: 3 slots of {BYTES} bytes in workspace"),
        ("%v_c_there", f"{TILE} goes from item 1 to 2: 3 slots of {BYTES} bytes in workspace"),
        ("%d_v_there", f"{TILE} goes from item 2 to 3: 3 slots of {BYTES} bytes in workspace"),
        ("%v", f"{TILE} goes from item 1 to 3: 3 slots of {BYTES} bytes in UB"),
        ("%w_buffer", f"{BUFFER} goes from item 0 to 2: 3 slots of {BYTES} bytes in L1"),
    }
    assert {text for place, text in notes[9:] if place.startswith("scf.for")} == {
        f"workspace: {3 * BYTES} bytes before, {9 * BYTES} after",
        f"UB: {BYTES} bytes before, {3 * BYTES} after",
        f"L1: {BYTES} bytes before, {3 * BYTES} after",
    }
    assert len(notes) == 12


def test_skewed_is_said() -> None:
    with captured_diagnostics() as said:
        report_of(Settings(3, skewed=True)).emit_remark()
    assert said[0].message == "pipelined: 4 work items, skewed"


def test_nothing_to_report() -> None:
    """With a depth below 2, and of a loop that is declined."""
    for depth in (0, 1):
        done = pipelined(TEXT, Settings(depth))
        (remark,) = done.said
        assert not done.reports and remark.severity is Severity.REMARK
        assert remark.message == f"not pipelined: the depth is {depth}"
        assert print_module(done.module) == print_module(parsed(TEXT))
    alone = module(load("a", "in_i", "VECTOR") + vector("v", "vexp", "a") + store("v"))
    done = pipelined(alone, Settings(2))
    assert not done.reports and not done.said
