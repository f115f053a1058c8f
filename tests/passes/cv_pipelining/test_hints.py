"""Lazy loading: loads that are repeated where their tile is used, not kept in slots."""

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
    WEIGHTS,
    load_in_halves,
    product,
    to_vector,
)
from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.moves import LoadOp
from tilewright.hivm.extension import compile_hint
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics


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
    text = two_cube_items(marks)
    done = pipelined(text, Settings(DEPTH, lazy, skewed))
    assert not done.said
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    assert HINT not in print_module(done.module)
    must_agree(text, done.module, TRIPS)


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


@pytest.mark.parametrize("marked", [False, True])
def test_a_tensor_that_is_loaded_without_a_buffer(marked: bool) -> None:
    text = two_cube_items().replace(product("d", "v_c", "w"), product("d0", "v_c", "w"))
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
    assert len(done.reports) == 1
    loads = [op for op in done.module.walk() if isinstance(op, LoadOp) and op.results]
    # %l, once or for each item, and those from the three workspaces.
    assert len(loads) == 4 + marked
    must_agree(text, done.module, TRIPS)


@pytest.mark.parametrize("lazy", [None, True, False])
def test_a_mark_on_a_tile_of_two_loads(lazy: bool | None) -> None:
    """What fills one buffer is repeated together."""
    given = "" if lazy is None else mark("w", f"{HINT} = {str(lazy).lower()}")
    text = two_cube_items(given).replace(WEIGHTS, load_in_halves("w", "CUBE"))
    done = pipelined(text, Settings(DEPTH, bool(lazy)))
    becomes = (5, 0) if lazy else (3, 1)
    assert (loads_of(done.module), buffers_with_slots(done.module)) == becomes
    must_agree(text, done.module, TRIPS)


def test_other_attributes_of_a_mark_stay() -> None:
    text = two_cube_items(mark("w", f"{HINT} = true, note, hivm.multi_buffer = 4 : i32"))
    done = pipelined(text, Settings(DEPTH))
    marks = [op for op in done.module.walk() if isinstance(op, MarkOp)]
    assert marks and all(set(op.attributes) == {"note"} for op in marks)


def test_hints_from_python() -> None:
    """compile_hint does what the text of a mark does."""
    written = parsed(two_cube_items(mark("w", f"{HINT} = true"))).clone()
    hinted = parsed(two_cube_items()).clone()
    tile = next(value for op in hinted.walk() for value in op.results if value.name_hint == "w")
    compile_hint(tile, HINT, True)
    assert print_module(hinted) == print_module(written)
    with captured_diagnostics() as said:
        for each in (hinted, written):
            pipeline_module(each, Settings(DEPTH))
    assert not said and print_module(hinted) == print_module(written)
    assert (loads_of(hinted), buffers_with_slots(hinted)) == REPEATED


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize(
    ("first", "second", "depth"),
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
def test_unequal_marks(first: int | None, second: int | None, depth: int, skewed: bool) -> None:
    """The least number above 1 that a mark asks for; no buffer has fewer slots than it needs."""
    marks = "".join(
        mark(f"{value}_space", f"hivm.multi_buffer = {number} : i32", BUFFER)
        for value, number in (("c_v", first), ("v_c", second))
        if number is not None
    )
    text = two_cube_items()
    at = text.index("%d_empty")
    text = text[:at] + marks + text[at:]
    done = pipelined(text, Settings(skewed=skewed))
    (report,) = done.reports
    assert report.depth == depth and "hivm.multi_buffer" not in print_module(done.module)
    if not skewed:
        assert {crossing.slots for crossing in report.crossings} == {depth}
    must_agree(text, done.module, [1, depth, 2 * depth + 1])


@pytest.mark.parametrize("depth", [2, 3])
def test_the_option_is_stronger_than_marks(depth: int) -> None:
    text = two_cube_items(mark("w", "hivm.multi_buffer = 4 : i32"))
    done = pipelined(text, Settings(depth))
    (report,) = done.reports
    assert report.depth == depth
    must_agree(text, done.module, [1, depth, 2 * depth + 1])
