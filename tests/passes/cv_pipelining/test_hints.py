"""Lazy loading: loads that are repeated where their tile is used, not kept in slots."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from tests.passes.cv_pipelining.mix_loops import (
    BOTH_MODES,
    BUFFER,
    LOAD,
    TILE,
    load,
    module,
    must_agree,
    parsed,
    pipelined,
    product,
    store,
    to_cube,
    to_vector,
    vector,
)
from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.moves import LoadOp
from tilewright.hivm.extension import compile_hint
from tilewright.hivm.text.diagnostics import Severity
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.upstream.memref import AllocOp
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics

HINT = "cv_pipeline_lazy_load"
DEPTH = 3
TRIPS = (1, 2, 4, 7)


def mark(value: str, attributes: str, type: str = TILE) -> str:
    return f"annotation.mark %{value} {{{attributes}}} : {type}\n"


def two_stages(marks: str = "") -> str:
    """%w is loaded for the Cube core once, and used by its two items."""
    return module(
        load("a", "in_i", "CUBE")
        + load("w", "weights", "CUBE", BUFFER)
        + marks
        + product("c", "a", "w")
        + to_vector("c_v", "c")
        + vector("v", "vexp", "c_v")
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + store("d_v")
    )


def loads_of(module: ModuleOp) -> int:
    """How many loads fill a buffer from memory of the function."""
    return sum(isinstance(op, LoadOp) and not op.results for op in module.walk())


def buffers_with_slots(module: ModuleOp) -> int:
    found = [op for op in module.walk() if isinstance(op, AllocOp)]
    return sum(len(op.results[0].type.get_shape()) == 3 for op in found)  # pyright: ignore[reportAttributeAccessIssue]


# Of two_stages: %a and one %w, with slots; or %a and two of %w, without.
KEPT, REPEATED = (2, 1), (3, 0)


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize(
    ("lazy", "marks", "becomes"),
    [
        (False, "", KEPT),
        (True, "", REPEATED),
        (False, mark("w", f"{HINT} = true"), REPEATED),
        (True, mark("w", f"{HINT} = true"), REPEATED),
        (False, mark("w", f"{HINT} = false"), KEPT),
        (True, mark("w", f"{HINT} = false"), KEPT),
        # A mark of another tile says nothing of this one.
        (False, mark("a", f"{HINT} = true"), KEPT),
        (True, mark("a", f"{HINT} = false"), REPEATED),
    ],
)
def test_option_and_marks(lazy: bool, marks: str, becomes: tuple[int, int], skewed: bool) -> None:
    text = two_stages(marks)
    done = pipelined(text, Settings(DEPTH, lazy, skewed))
    assert not done.said
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    assert HINT not in print_module(done.module)
    must_agree(text, done.module, TRIPS)


def both_cores(marks: str = "", core: str = "") -> str:
    """%w is loaded once, and used by both cores."""
    given = f"core_type = <{core}>" if core else ""
    return module(
        load("a", "in_i", "CUBE")
        + load("w", "weights", "CUBE", BUFFER).replace("core_type = <CUBE>", given)
        + marks
        + product("c", "a", "w")
        + to_vector("c_v", "c")
        + vector("v", "vadd", "c_v", "w")
        + store("v")
    )


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("core", ["", "CUBE", "VECTOR"])
def test_a_load_for_both_cores_is_always_repeated(core: str, lazy: bool, skewed: bool) -> None:
    """Each core loads into a memory of its own."""
    text = both_cores(core=core)
    done = pipelined(text, Settings(DEPTH, lazy, skewed))
    assert (loads_of(done.module), buffers_with_slots(done.module)) == (3, 0)
    cores = [str(op.tcoretype) for op in done.module.walk() if isinstance(op, LoadOp)]
    assert len(cores) == 4  # with that from the workspace
    if core:
        assert sum("CUBE" in each for each in cores) == 2
    must_agree(text, done.module, TRIPS)


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
    text = two_stages()
    at = text.index("%d_empty")
    text = text[:at] + marks + text[at:]
    done = pipelined(text, Settings(DEPTH))
    (warning,) = done.said
    assert warning.severity is Severity.WARNING
    assert message in warning.message and "ignored" in warning.message
    assert "annotation.mark" in text.split("\n")[warning.location.line - 1]
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    must_agree(text, done.module, TRIPS)


@pytest.mark.parametrize("marked", [False, True])
def test_a_tensor_that_is_loaded_without_a_buffer(marked: bool) -> None:
    text = two_stages().replace(product("d", "v_c", "w"), product("d0", "v_c", "w"))
    at = text.index("%c_empty")
    tensor = (
        f"%all = bufferization.to_tensor %weights restrict : {BUFFER}\n"
        f"%l = hivm.hir.load ins(%all : {TILE}) outs(%none : {TILE}) {LOAD} <CUBE> -> {TILE}\n"
        + (mark("l", f"{HINT} = true") if marked else "")
    )
    text = text[:at] + tensor + text[at:]
    text = text.replace("ins(%a, %w,", "ins(%l, %w,")
    text = text.replace(to_vector("d_v", "d"), product("d", "d0", "l") + to_vector("d_v", "d"))
    done = pipelined(text, Settings(DEPTH))
    loads = [op for op in done.module.walk() if isinstance(op, LoadOp) and op.results]
    # %l, once or for each item, and those from the three workspaces.
    assert len(loads) == 4 + marked
    must_agree(text, done.module, TRIPS)


@pytest.mark.parametrize("lazy", [None, True, False])
def test_a_mark_on_a_tile_of_two_loads(lazy: bool | None) -> None:
    """What fills one buffer is repeated together."""
    half, lower = (
        "memref<8x16xf32, strided<[16, 1]>>",
        "memref<8x16xf32, strided<[16, 1], offset: 128>>",
    )
    whole = load("w", "weights", "CUBE", BUFFER)
    halves = f"""
    %w_buffer = memref.alloc() : {BUFFER}
    %upper = memref.subview %w_buffer[0, 0] [8, 16] [1, 1] : {BUFFER} to {half}
    %below = memref.subview %w_buffer[8, 0] [8, 16] [1, 1] : {BUFFER} to {lower}
    %from = memref.subview %weights[0, 0] [8, 16] [1, 1] : {BUFFER} to {half}
    hivm.hir.load ins(%from : {half}) outs(%upper : {half}) {LOAD} <CUBE>
    hivm.hir.load ins(%from : {half}) outs(%below : {lower}) {LOAD} <CUBE>
    %w = bufferization.to_tensor %w_buffer restrict writable : {BUFFER}
    """
    given = "" if lazy is None else mark("w", f"{HINT} = {str(lazy).lower()}")
    text = two_stages(given).replace(whole, halves)
    done = pipelined(text, Settings(DEPTH, bool(lazy)))
    becomes = (5, 0) if lazy else (3, 1)
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    must_agree(text, done.module, TRIPS)


def test_a_mark_on_a_load_that_can_not_be_repeated() -> None:
    """What it loads into is written by another op, too."""
    text = module(
        load("a", "in_i", "CUBE")
        + product("c", "a", "a")
        + to_vector("c_v", "c")
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
    text = two_stages(f"scf.if %true {{\n{mark('w', hint)}}}\n")
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
        load("a", "in_i", "CUBE")
        + product("c", "a", "a")
        + to_vector("c_v", "c")
        + mark("c", f"{HINT} = true")
        + f"%again = hivm.hir.load ins(%c_v_place : {TILE}) outs(%none : {TILE})"
        + f" {LOAD} <VECTOR> -> {TILE}\n"
        + vector("v", "vadd", "c_v", "again")
        + store("v")
    )
    done = pipelined(text, Settings(DEPTH))
    (warning,) = done.said
    assert not done.reports and "further users" in warning.message


def test_other_attributes_of_a_mark_stay() -> None:
    text = two_stages(mark("w", f"{HINT} = true, note, hivm.multi_buffer = 4 : i32"))
    done = pipelined(text, Settings(DEPTH))
    marks = [op for op in done.module.walk() if isinstance(op, MarkOp)]
    assert marks and all(set(op.attributes) == {"note"} for op in marks)


def test_hints_from_python() -> None:
    """compile_hint does what the text of a mark does."""
    written = parsed(two_stages(mark("w", f"{HINT} = true"))).clone()
    hinted = parsed(two_stages()).clone()
    tile = next(value for op in hinted.walk() for value in op.results if value.name_hint == "w")
    compile_hint(tile, HINT, True)
    assert print_module(hinted) == print_module(written)
    with captured_diagnostics() as said:
        for each in (hinted, written):
            pipeline_module(each, Settings(DEPTH))
    assert not said and print_module(hinted) == print_module(written)
    assert (loads_of(hinted), buffers_with_slots(hinted)) == REPEATED


def test_a_hint_from_python_that_can_not_apply() -> None:
    """The warning is at the value that has the hint."""
    module = parsed(two_stages()).clone()
    value = next(v for op in module.walk() for v in op.results if v.name_hint == "v")
    compile_hint(value, HINT, True)
    with captured_diagnostics() as said:
        pipeline_module(module, Settings(DEPTH))
    (warning,) = said
    assert "%v = " in two_stages().split("\n")[warning.location.line - 1]


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize(
    ("first", "second", "stages"),
    [
        (None, None, 2),
        (4, None, 4),
        (4, 3, 3),
        (3, 4, 3),
        (1, 4, 4),
        (4, 1, 4),
        (1, 1, 2),
    ],
)
def test_unequal_marks(first: int | None, second: int | None, stages: int, skewed: bool) -> None:
    """The least number above 1 that a mark asks for; no buffer has fewer slots than it needs."""
    marks = "".join(
        mark(f"{value}_space", f"hivm.multi_buffer = {number} : i32", BUFFER)
        for value, number in (("c_v", first), ("v_c", second))
        if number is not None
    )
    text = two_stages()
    at = text.index("%d_empty")
    text = text[:at] + marks + text[at:]
    done = pipelined(text, Settings(skewed=skewed))
    (report,) = done.reports
    assert report.depth == stages and "hivm.multi_buffer" not in print_module(done.module)
    if not skewed:
        assert {crossing.slots for crossing in report.crossings} == {stages}
    must_agree(text, done.module, [1, stages, 2 * stages + 1])


@pytest.mark.parametrize("depth", [2, 3])
def test_the_option_is_stronger_than_marks(depth: int) -> None:
    text = two_stages(mark("w", "hivm.multi_buffer = 4 : i32"))
    done = pipelined(text, Settings(depth))
    (report,) = done.reports
    assert report.depth == depth
    must_agree(text, done.module, [1, depth, 2 * depth + 1])
