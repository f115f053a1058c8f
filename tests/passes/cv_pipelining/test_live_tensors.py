"""Tensors that are memory, on their ways, while the memory changes; and workspaces that are used in
more ways than one."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.mix_checks import runs_the_same, stays_as_it_is
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    CARRIED,
    HALF,
    TILE,
    TO_VECTOR,
    VIEW,
    load,
    module,
    product,
    store,
    to_vector,
    vector,
)

A_PRODUCT = load("a", "in_i", "CUBE") + product("c", "a", "a")
ZEROS = f"""%keep = memref.alloc() : {BUFFER}
hivm.hir.vbrc ins(%zero : f32) outs(%keep : {BUFFER})
%kept = bufferization.to_tensor %keep restrict writable : {BUFFER}
"""
FIXPIPE = "hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>}"
GIVEN_ON = {
    "if": f"""scf.if %true -> ({TILE}) {{
      scf.yield %live : {TILE}
    }} else {{
      {vector("other", "vexp", "init")}
      scf.yield %other : {TILE}
    }}""",
    "for": f"""scf.for %j = %lower to %lower step %one iter_args(%q = %live) -> ({TILE}) {{
      {vector("other", "vexp", "q")}
      scf.yield %other : {TILE}
    }}""",
    "select": f"arith.select %true, %live, %init : {TILE}",
}


@pytest.mark.parametrize("way", GIVEN_ON)
@pytest.mark.parametrize("memory", ["own", "outside"])
def test_a_live_tensor_is_given_on_before_its_memory_changes(way: str, memory: str) -> None:
    """What is given on is read after the change, which nothing shows."""
    own = f"""
    %b = memref.alloc() : {BUFFER}
    hivm.hir.vbrc ins(%zero : f32) outs(%b : {BUFFER})
    """
    name = "b" if memory == "own" else "keep"
    text = module(
        A_PRODUCT
        + (own if memory == "own" else "")
        + f"%live = bufferization.to_tensor %{name} restrict writable : {BUFFER}\n"
        + f"%t2 = {GIVEN_ON[way]}\n"
        + f"hivm.hir.vadd ins(%{name}, %c : {BUFFER}, {TILE}) outs(%{name} : {BUFFER})\n"
        + product("d", "t2", "a")
        + f"{FIXPIPE} ins(%d : {TILE}) outs(%out : {VIEW})\n",
        before=ZEROS,
    )
    stays_as_it_is(text, "may use memory that is written after")


@pytest.mark.parametrize("way", ["if", "for", "select"])
def test_a_live_tensor_is_given_on_before_the_loop(way: str) -> None:
    given = GIVEN_ON[way].replace("%live", "%kept")
    used = TO_VECTOR + f"hivm.hir.vadd ins(%keep, %c_v : {BUFFER}, {TILE}) outs(%keep : {BUFFER})\n"
    used += product("d", "t2", "a") + f"{FIXPIPE} ins(%d : {TILE}) outs(%out : {VIEW})\n"
    stays_as_it_is(module(used, before=ZEROS + f"%t2 = {given}\n"), "may use memory")
    carried = module(
        used.replace("%t2", "%t") + f"scf.yield %t : {TILE}",
        CARRIED.replace("%init", "%t2"),
        before=ZEROS + f"%t2 = {given}\n",
    )
    stays_as_it_is(carried, "the carried value %t may")


def test_memory_that_does_not_change_may_be_given_on() -> None:
    own = f"""
    %b = memref.alloc() : {BUFFER}
    hivm.hir.vbrc ins(%half : f32) outs(%b : {BUFFER})
    %live = bufferization.to_tensor %b restrict writable : {BUFFER}
    """
    runs_the_same(
        module(
            A_PRODUCT
            + own
            + f"%t2 = {GIVEN_ON['if']}\n"
            + product("d", "t2", "a")
            + f"{FIXPIPE} ins(%d : {TILE}) outs(%out : {VIEW})\n"
        )
    )


BITCAST = f"%bits = hivm.hir.bitcast %live : {TILE} -> tensor<16x16xi32>\n"
BACK = f"%t2 = hivm.hir.bitcast %bits : tensor<16x16xi32> -> {TILE}\n"


def test_a_bitcast_is_the_same_memory() -> None:
    """It has what is there when it is used, whatever is written in between."""
    runs_the_same(
        module(
            A_PRODUCT
            + f"""
            %b = memref.alloc() : {BUFFER}
            hivm.hir.vbrc ins(%zero : f32) outs(%b : {BUFFER})
            %live = bufferization.to_tensor %b restrict writable : {BUFFER}
            {BITCAST}{BACK}
            hivm.hir.vadd ins(%b, %c : {BUFFER}, {TILE}) outs(%b : {BUFFER})
            """
            + product("d", "t2", "a")
            + f"{FIXPIPE} ins(%d : {TILE}) outs(%out : {VIEW})\n"
        )
    )


WORKSPACE = f"""%w = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to {BUFFER}
%p = bufferization.to_tensor %w restrict writable : {BUFFER}
"""
WRITE = f"%r = {FIXPIPE} ins(%c : {TILE}) outs(%p : {TILE}) -> {TILE}\n"
READ = vector("y", "vexp", "r") + store("y")


@pytest.mark.parametrize(
    "more",
    [
        # Another op writes it, through another tensor of it.
        f"""%p2 = bufferization.to_tensor %w restrict writable : {BUFFER}
        %cc = hivm.hir.mmadL1 ins(%c, %a, %true, %size, %size, %size : {TILE}, {TILE}, i1, index, index, index) outs(%p2 : {TILE}) -> {TILE}
        %r2 = {FIXPIPE} ins(%cc : {TILE}) outs(%init : {TILE}) -> {TILE}
        """,  # noqa: E501
        # Somebody reads it as a memref.
        load("z", "w", "VECTOR", BUFFER) + vector("q", "vexp", "z"),
    ],
)
def test_a_workspace_with_further_users(more: str) -> None:
    text = module(A_PRODUCT + WORKSPACE + WRITE + more + READ)
    stays_as_it_is(text, "a workspace that goes between work items has further users")


@pytest.mark.parametrize(
    ("view", "back"),
    [
        (
            f"tensor.extract_slice %p[0, 0] [8, 16] [1, 1] : {TILE} to tensor<8x16xf32>",
            "tensor<8x16xf32>",
        ),
        (f"tensor.cast %p : {TILE} to tensor<?x16xf32>", "tensor<?x16xf32>"),
    ],
)
def test_a_workspace_that_is_written_in_part(view: str, back: str) -> None:
    """The slot would have to be seen in the same way."""
    text = module(
        A_PRODUCT
        + WORKSPACE
        + f"""
        %ps = {view}
        %cs = {view.replace("%p", "%c")}
        %r = {FIXPIPE} ins(%cs : {back}) outs(%ps : {back}) -> {back}
        %e = tensor.empty({"%size" if "?" in back else ""}) : {back}
        %y = hivm.hir.vexp ins(%r : {back}) outs(%e : {back}) -> {back}
        %o = memref.subview %weights[0, 0] [8, 16] [1, 1] : {BUFFER} to {HALF}
        """
        + (
            f"hivm.hir.store ins(%y : {back}) outs(%weights : {BUFFER})\n"
            if "?" in back
            else f"hivm.hir.store ins(%y : {back}) outs(%o : {HALF})\n"
        )
    )
    stays_as_it_is(text, "shows hivm.hir.fixpipe a part of a workspace")


@pytest.mark.parametrize("marked", ["%p", "%r"])
def test_a_mark_of_the_tensor_of_a_workspace(marked: str) -> None:
    mark = f"annotation.mark {marked} {{note = 1 : i32}} : {TILE}\n"
    runs_the_same(module(A_PRODUCT + WORKSPACE + WRITE + mark + READ))


def test_a_placed_workspace_in_a_region() -> None:
    """It is the same memory in every iteration, wherever it stands."""
    placed = (
        f"memref_ext.alloc_workspace() from %ws offset = [%lower] : from memref<?xi8> to {BUFFER}"
    )
    text = module(
        A_PRODUCT
        + f"""
        scf.if %true {{
          %w1 = {placed}
          {FIXPIPE} ins(%c : {TILE}) outs(%w1 : {BUFFER})
        }}
        """
        + to_vector("c_v", "c")
        + vector("y", "vexp", "c_v")
        + store("y")
    )
    stays_as_it_is(text, "a workspace with a place of its own")
