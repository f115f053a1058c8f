"""Hints that can't apply are told, where they are, and ignored."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.hint_loops import (
    DEPTH,
    HINT,
    KEPT,
    REPEATED,
    TRIPS,
    both_cores,
    buffers_with_slots,
    loads_of,
    mark,
    two_cube_items,
)
from tests.passes.cv_pipelining.mix_checks import (
    BOTH_MODES,
    must_agree,
    parsed,
    pipelined,
)
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    LOAD,
    TILE,
    TO_VECTOR,
    module,
    store,
    vector,
)
from tilewright.hivm.extension import compile_hint
from tilewright.hivm.text.diagnostics import Severity
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics


@pytest.mark.parametrize("skewed", BOTH_MODES)
def test_a_mark_against_what_must_be(skewed: bool) -> None:
    text = both_cores(mark("w", f"{HINT} = false"))
    done = pipelined(text, Settings(DEPTH, skewed=skewed))
    assert (loads_of(done.module), buffers_with_slots(done.module)) == (3, 0)
    (warning,) = done.said
    lines = text.split("\n")
    assert warning.severity is Severity.WARNING and "both cores use" in warning.message
    assert "annotation.mark" in lines[warning.location.line - 1]
    (note,) = warning.notes
    assert "hivm.hir.load" in lines[note.location.line - 1]
    must_agree(text, done.module, TRIPS)


@pytest.mark.parametrize(
    ("marks", "message", "becomes"),
    [
        (mark("c", f"{HINT} = true"), "isn't loaded from memory", KEPT),
        (mark("init", f"{HINT} = true"), "isn't loaded from memory", KEPT),
        (
            mark("in_i", f"{HINT} = true", "memref<16x16xf32, strided<[16, 1], offset: ?>>"),
            "isn't loaded from memory",
            KEPT,
        ),
        (mark("w", HINT), "must be true or false", KEPT),
        (mark("w", f'{HINT} = "true"'), "must be true or false", KEPT),
        (mark("w", f"{HINT} = 1 : i32"), "must be true or false", KEPT),
        (mark("w", f"{HINT} = true") + mark("w", f"{HINT} = false"), "a second", REPEATED),
        (mark("w", f"{HINT} = false") + mark("w", f"{HINT} = true"), "a second", KEPT),
    ],
)
def test_marks_that_can_not_apply(marks: str, message: str, becomes: tuple[int, int]) -> None:
    """They are told, where they are, and ignored."""
    text = two_cube_items()
    at = text.index("%d_empty")
    text = text[:at] + marks + text[at:]
    done = pipelined(text, Settings(DEPTH))
    (warning,) = done.said
    assert warning.severity is Severity.WARNING
    assert message in warning.message and "ignored" in warning.message
    assert "annotation.mark" in text.split("\n")[warning.location.line - 1]
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    must_agree(text, done.module, TRIPS)


def test_a_mark_on_a_load_that_can_not_be_repeated() -> None:
    """What it loads into is written by another op, too."""
    text = module(
        TO_VECTOR
        + f"""
        %x_buffer = memref.alloc() : {BUFFER}
        hivm.hir.vbrc ins(%half : f32) outs(%x_buffer : {BUFFER})
        hivm.hir.load ins(%weights : {BUFFER}) outs(%x_buffer : {BUFFER}) {LOAD} <VECTOR>
        %x = bufferization.to_tensor %x_buffer restrict writable : {BUFFER}
        """
        + mark("x", f"{HINT} = true")
        + vector("v", "vadd", "c_v", "x")
        + store("v")
    )
    done = pipelined(text, Settings(DEPTH))
    (warning,) = done.said
    assert warning.message == f"{HINT} of a load that can't be repeated: ignored"
    (note,) = warning.notes
    assert "hivm.hir.load" in text.split("\n")[note.location.line - 1]
    must_agree(text, done.module, TRIPS)


@pytest.mark.parametrize("depth", [None, DEPTH])
@pytest.mark.parametrize("hint", [f"{HINT} = true", "hivm.multi_buffer = 4 : i32"])
def test_a_mark_in_a_region(hint: str, depth: int | None) -> None:
    """It is told, unless it would have been ignored at the top level, too."""
    text = two_cube_items(f"scf.if %true {{\n{mark('w', hint)}}}\n")
    done = pipelined(text, Settings(depth))
    (report,) = done.reports
    assert report.depth == (depth or 2)
    name = hint.split(" ")[0]
    of_the_option = depth is not None and name != HINT
    messages = [each.message for each in done.said]
    assert messages == ([] if of_the_option else [f"{name} in a region: ignored"])
    must_agree(text, done.module, TRIPS)


def test_a_declined_loop_has_no_other_warning() -> None:
    """Its hints aren't told: nothing becomes of them, whatever they say."""
    text = module(
        TO_VECTOR
        + mark("c", f"{HINT} = true")
        + f"%again = hivm.hir.load ins(%c_v_place : {TILE}) outs(%none : {TILE})"
        + f" {LOAD} <VECTOR> -> {TILE}\n"
        + vector("v", "vadd", "c_v", "again")
        + store("v")
    )
    done = pipelined(text, Settings(DEPTH))
    (warning,) = done.said
    assert not done.reports and "further users" in warning.message


def test_a_hint_from_python_that_can_not_apply() -> None:
    """The warning is at the value that has the hint."""
    module = parsed(two_cube_items()).clone()
    value = next(v for op in module.walk() for v in op.results if v.name_hint == "v")
    compile_hint(value, HINT, True)
    with captured_diagnostics() as said:
        pipeline_module(module, Settings(DEPTH))
    (warning,) = said
    assert "%v = " in two_cube_items().split("\n")[warning.location.line - 1]
