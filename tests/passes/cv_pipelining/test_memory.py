"""Memory that several ops use: on one core, from one iteration to the next, from outside of the
loop."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.mix_checks import runs_the_same, stays_as_it_is
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    CARRIED,
    TILE,
    TO_VECTOR,
    VIEW,
    load,
    module,
    product,
    store,
    to_cube,
    to_vector,
    vector,
    view_of,
)

# What makes the last tile of something that went to the Cube core as %v_c.
FINISH = product("d", "v_c", "a") + to_vector("d_v", "d")
KEEP = f"%keep = memref.alloc() : {BUFFER}"


def test_a_yielded_workspace_that_a_later_item_reads() -> None:
    """Its slot isn't overwritten before the next iteration of the later item has read it."""
    runs_the_same(
        module(
            TO_VECTOR
            + vector("v", "vadd", "c_v", "half")
            + to_cube("v_c", "v")
            + FINISH
            + vector("x", "vadd", "d_v", "t")
            + store("x")
            + f"scf.yield %v_c_there : {TILE}",
            CARRIED,
        )
    )


def test_a_carried_value_that_the_other_core_makes() -> None:
    """The Vector op waits for the Cube op of the iteration before."""
    runs_the_same(
        module(
            load("a", "in_i", "CUBE")
            + product("c", "a", "a")
            + vector("x", "vexp", "t")
            + store("x")
            + f"scf.yield %c : {TILE}",
            CARRIED,
        )
    )


def test_a_store_to_the_tensor_of_an_argument() -> None:
    """It writes global memory as one to a memref does."""
    stays_as_it_is(
        module(
            TO_VECTOR
            + f"%place = bufferization.to_tensor %weights restrict writable : {BUFFER}\n"
            + f"%st = hivm.hir.store ins(%c_v : {TILE}) outs(%place : {TILE}) -> {TILE}\n"
            + to_cube("v_c", "c_v")
            + load("w", "weights", "CUBE", BUFFER)
            + product("d", "v_c", "w")
            + to_vector("d_v", "d")
            + store("d_v")
        ),
        "intermediate between work items",
    )


def test_memory_from_outside_that_ops_of_one_core_use() -> None:
    """They are in one item, so nothing goes between items."""
    runs_the_same(
        module(
            TO_VECTOR
            + f"""
            hivm.hir.store ins(%c_v : {TILE}) outs(%keep : {BUFFER})
            hivm.hir.vadd ins(%keep, %half : {BUFFER}, f32) outs(%keep : {BUFFER})
            %kept = bufferization.to_tensor %keep restrict : {BUFFER}
            """
            + vector("z", "vexp", "kept")
            + to_cube("v_c", "z")
            + FINISH
            + store("d_v"),
            before=KEEP,
        )
    )


def test_an_accumulator_in_memory_from_outside() -> None:
    """What an iteration leaves there the next one reads: in the item that could have been later."""
    runs_the_same(
        module(
            TO_VECTOR
            + vector("v", "vexp", "c_v")
            + to_cube("v_c", "v")
            + FINISH
            + vector("scaled", "vmul", "d_v", "half")
            + f"hivm.hir.vadd ins(%keep, %scaled : {BUFFER}, {TILE}) outs(%keep : {BUFFER})\n"
            + f"hivm.hir.vmul ins(%keep, %half : {BUFFER}, f32) outs(%keep : {BUFFER})\n"
            + f"hivm.hir.store ins(%keep : {BUFFER}) outs(%out : {VIEW})\n",
            before=KEEP + f"\nhivm.hir.vbrc ins(%zero : f32) outs(%keep : {BUFFER})",
        )
    )


@pytest.mark.parametrize("before", [False, True])
def test_a_load_of_what_the_same_core_stores(before: bool) -> None:
    """It isn't repeated, and stays on its side of the store."""
    again, first = load("x", "weights", "VECTOR", BUFFER), store("d_v", "weights", BUFFER)
    last = again + first if before else first + again
    runs_the_same(
        module(
            TO_VECTOR
            + vector("v", "vexp", "c_v")
            + to_cube("v_c", "v")
            + FINISH
            + last
            + vector("y", "vadd", "x", "d_v")
            + store("y")
        )
    )


def test_memory_from_outside_that_the_cube_stands_between() -> None:
    """The Cube needs what is made of it, and gives what is added to it."""
    stays_as_it_is(
        module(
            TO_VECTOR
            + f"""
            hivm.hir.store ins(%c_v : {TILE}) outs(%keep : {BUFFER})
            %kept = bufferization.to_tensor %keep restrict : {BUFFER}
            """
            + vector("z", "vexp", "kept")
            + to_cube("v_c", "z")
            + FINISH
            + f"hivm.hir.vadd ins(%keep, %d_v : {BUFFER}, {TILE}) outs(%keep : {BUFFER})\n"
            + f"hivm.hir.store ins(%keep : {BUFFER}) outs(%out : {VIEW})\n",
            before=KEEP,
        ),
        "intermediate between work items",
    )


FURTHER = "%next_offset = arith.addi %offset, %elements : index\n"


def test_a_view_that_moves_on_for_a_load() -> None:
    """Each item that loads moves a view of its own on."""
    runs_the_same(
        module(
            load("a", "place", "CUBE")
            + product("c", "a", "a")
            + to_vector("c_v", "c")
            + load("x", "place", "VECTOR")
            + vector("v", "vadd", "c_v", "x")
            + to_cube("v_c", "v")
            + FINISH
            + store("d_v")
            + FURTHER
            + view_of("next", "in", "%next_offset")
            + f"scf.yield %next : {VIEW}",
            f"iter_args(%place = %begin) -> ({VIEW})",
            before=view_of("begin", "in", "%lower"),
        )
    )


def test_a_view_that_moves_on_for_a_store() -> None:
    runs_the_same(
        module(
            TO_VECTOR
            + store("c_v", "place")
            + FURTHER
            + view_of("next", "to", "%next_offset")
            + f"scf.yield %next : {VIEW}",
            f"iter_args(%place = %begin) -> ({VIEW})",
            before=view_of("begin", "to", "%lower"),
        )
    )


CARRIED_BUFFER = f"iter_args(%p = %keep) -> ({BUFFER})"
ZEROS = KEEP + f"\nhivm.hir.vbrc ins(%zero : f32) outs(%keep : {BUFFER})"


def test_a_carried_buffer_of_one_item() -> None:
    runs_the_same(
        module(
            TO_VECTOR
            + f"""
            %b = memref.alloc() : {BUFFER}
            hivm.hir.vadd ins(%p, %c_v : {BUFFER}, {TILE}) outs(%b : {BUFFER})
            hivm.hir.store ins(%b : {BUFFER}) outs(%out : {VIEW})
            scf.yield %b : {BUFFER}
            """,
            CARRIED_BUFFER,
            before=ZEROS,
        )
    )


TO_BUFFER = f"""
    %b = memref.alloc() : {BUFFER}
    hivm.hir.vadd ins(%c_v, %half : {TILE}, f32) outs(%b : {BUFFER})
    %v = bufferization.to_tensor %b restrict writable : {BUFFER}
"""


def test_a_carried_buffer_of_two_items() -> None:
    stays_as_it_is(
        module(
            TO_VECTOR
            + TO_BUFFER
            + to_cube("v_c", "v")
            + FINISH
            + f"""
            %e = memref.alloc() : {BUFFER}
            hivm.hir.vadd ins(%p, %d_v : {BUFFER}, {TILE}) outs(%e : {BUFFER})
            hivm.hir.store ins(%e : {BUFFER}) outs(%out : {VIEW})
            scf.yield %b : {BUFFER}
            """,
            CARRIED_BUFFER,
            before=ZEROS,
        ),
        "the carried value %p is a buffer that several work items use",
    )


def test_carried_buffers_that_change_places() -> None:
    """Which of them an item writes isn't known, so another may read it."""
    stays_as_it_is(
        module(
            TO_VECTOR
            + f"""
            hivm.hir.vadd ins(%p, %c_v : {BUFFER}, {TILE}) outs(%q : {BUFFER})
            hivm.hir.store ins(%q : {BUFFER}) outs(%out : {VIEW})
            scf.yield %q, %p : {BUFFER}, {BUFFER}
            """,
            f"iter_args(%p = %keep, %q = %other) -> ({BUFFER}, {BUFFER})",
            before=ZEROS + f"\n%other = memref.alloc() : {BUFFER}\n",
        ).replace("%last = ", "%last:2 = "),
        "intermediate between work items",
    )


@pytest.mark.parametrize("begins", [False, True])
def test_a_carried_tensor_of_memory_that_changes(begins: bool) -> None:
    """The tensor is the memory, whatever the item that reads it finds there."""
    text = module(
        TO_VECTOR
        + f"hivm.hir.vadd ins(%keep, %c_v : {BUFFER}, {TILE}) outs(%keep : {BUFFER})\n"
        + f"%kept = bufferization.to_tensor %keep restrict writable : {BUFFER}\n"
        + vector("v", "vexp", "c_v")
        + to_cube("v_c", "v")
        + FINISH
        + vector("x", "vadd", "d_v", "t")
        + store("x")
        + f"scf.yield %{'c_v' if begins else 'kept'} : {TILE}",
        CARRIED.replace("%init", "%begin" if begins else "%init"),
        before=ZEROS + f"\n%begin = bufferization.to_tensor %keep restrict writable : {BUFFER}\n",
    )
    stays_as_it_is(text, "the carried value %t may be memory that the loop writes")
