"""Loops with something odd in them: bounds, sizes, buffers and views that kernels seldom have."""

from __future__ import annotations

import time

import pytest

from tests.passes.cv_pipelining.mix_checks import pipelined, runs_the_same, stays_as_it_is
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
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
)
from tilewright.passes.cv_pipelining import CVPipelining, Settings

A_PRODUCT = load("a", "in_i", "CUBE") + product("c", "a", "a")
FIXPIPE = "hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>}"
READ = vector("y", "vexp", "c_v") + store("y")


def test_the_induction_variable_is_carried() -> None:
    """The item that computes it needs it for nothing else."""
    runs_the_same(
        module(
            TO_VECTOR
            + vector("v", "vadd", "c_v", "t")
            + store("v")
            + f"scf.yield %t, %i : {TILE}, index",
            f"iter_args(%t = %init, %p = %lower) -> ({TILE}, index)",
        ).replace("%last = ", "%last:2 = ")
    )


def test_a_buffer_on_the_stack() -> None:
    runs_the_same(
        module(
            A_PRODUCT
            + f"""
            %b = memref.alloca() : {BUFFER}
            {FIXPIPE} ins(%c : {TILE}) outs(%b : {BUFFER})
            %e = memref.alloc() : {BUFFER}
            hivm.hir.vexp ins(%b : {BUFFER}) outs(%e : {BUFFER})
            hivm.hir.store ins(%e : {BUFFER}) outs(%out : {VIEW})
            """
        )
    )


def test_the_buffer_of_a_tensor_of_a_buffer() -> None:
    """It would be a view of a slot, which has another type."""
    text = module(
        TO_VECTOR
        + f"""
        %b = memref.alloc() : {BUFFER}
        hivm.hir.vexp ins(%c_v : {TILE}) outs(%b : {BUFFER})
        %bt = bufferization.to_tensor %b restrict writable : {BUFFER}
        """
        + to_cube("v_c", "bt")
        + product("d", "v_c", "a")
        + to_vector("d_v", "d")
        + f"""
        %m = bufferization.to_buffer %bt : {TILE} to {BUFFER}
        %e = memref.alloc() : {BUFFER}
        hivm.hir.vadd ins(%m, %d_v : {BUFFER}, {TILE}) outs(%e : {BUFFER})
        hivm.hir.store ins(%e : {BUFFER}) outs(%out : {VIEW})
        """
    )
    done = pipelined(text, Settings(2))
    if done.reports:
        runs_the_same(text)
    else:
        stays_as_it_is(text, "views a buffer that would get slots")


def rows(count: str, name: str) -> str:
    """%name is a tensor with %count rows."""
    type = "tensor<?x16xf32>"
    return (
        f"%{name}_e = tensor.empty(%{count}) : {type}\n"
        f"%{name} = hivm.hir.vbrc ins(%half : f32) outs(%{name}_e : {type}) -> {type}\n"
    )


def used_by_the_cube(name: str, count: str) -> str:
    """A product with %name, of %count rows, that is stored."""
    type = "tensor<?x16xf32>"
    return f"""
    %d = hivm.hir.mmadL1 ins(%{name}, %a, %true, %{count}, %size, %size : {type}, {TILE}, i1, index, index, index) outs(%init : {TILE}) -> {TILE}
    %d_part = tensor.extract_slice %d[0, 0] [1, 16] [1, 1] : {TILE} to tensor<1x16xf32>
    %o_part = memref.subview %out[0, 0] [1, 16] [1, 1] : {VIEW} to memref<1x16xf32, strided<[16, 1], offset: ?>>
    {FIXPIPE} ins(%d_part : tensor<1x16xf32>) outs(%o_part : memref<1x16xf32, strided<[16, 1], offset: ?>>)
    """  # noqa: E501


@pytest.mark.parametrize(
    "count",
    [
        "arith.shrsi %size, %n : index",
        "tensor.extract %sizes[%n] : tensor<99xindex>",
        "tensor.extract %made[%one] : tensor<4xindex>",
    ],
)
def test_sizes_that_may_not_be_computed_before_the_loop(count: str) -> None:
    """Without iterations they might be undefined, or they are computed in a region."""
    made = """
    %im = arith.addi %one, %one : index
    %made = tensor.generate {
    ^bb0(%k: index):
      tensor.yield %im : index
    } : tensor<4xindex>
    """
    text = module(
        load("a", "in_i", "CUBE")
        + made
        + f"%count = {count}\n"
        + rows("count", "v")
        + used_by_the_cube("v", "count"),
        before="%sizes = tensor.empty() : tensor<99xindex>",
    )
    stays_as_it_is(text, "its sizes aren't known before the loop")


def test_a_size_that_is_negative_without_iterations() -> None:
    runs_the_same(
        module(
            load("a", "in_i", "CUBE") + rows("less", "v") + used_by_the_cube("v", "less"),
            before="%five = arith.constant 5 : index\n%most = arith.minsi %n, %five : index\n"
            "%less = arith.subi %most, %one : index",
        ).replace("[0, 0] [1, 16]", "[0, 0] [1, 16]"),
        first_trips=2,
    )
    text = module(
        load("a", "in_i", "CUBE") + rows("less", "v") + used_by_the_cube("v", "less"),
        before="%less = arith.subi %n, %one : index",
    )
    for skewed in (False, True):
        done = pipelined(text, Settings(2, skewed=skewed))
        assert len(done.reports) == 1


def test_a_tensor_that_grows_from_iteration_to_iteration() -> None:
    type = "tensor<?x16xf32>"
    text = module(
        load("a", "in_i", "CUBE")
        + f"""
        %v = scf.for %j = %lower to %one step %one iter_args(%q = %begin) -> ({type}) {{
          {rows("size", "more")}
          scf.yield %more : {type}
        }}
        """
        + used_by_the_cube("v", "size"),
        before=rows("one", "begin"),
    )
    stays_as_it_is(text, "its sizes aren't known before the loop")


def test_depths_that_no_memory_has_room_for() -> None:
    with pytest.raises(ValueError, match="65536 at most"):
        CVPipelining(set_workspace_multibuffer=1 << 40)
    marked = f"annotation.mark %c {{hivm.multi_buffer = {1 << 40} : i64}} : {TILE}\n"
    done = pipelined(module(TO_VECTOR + marked + READ), Settings())
    assert not done.reports and "from 1 to 65536" in done.said[0].message


def test_steps_that_do_not_fit() -> None:
    far = f"arith.constant {1 << 62} : index"
    text = module(TO_VECTOR + READ).replace(
        "scf.for %i = %lower to %n step %one", f"%far = {far}\nscf.for %i = %lower to %n step %far"
    )
    done = pipelined(text, Settings(4))
    assert not done.reports and "don't fit into 64 bits" in done.said[0].message
    assert pipelined(text, Settings(4, skewed=True)).reports


# Views of an allocation of 512 elements: one item writes the first, another reads the second.
ROOM = "%room = memref.alloc() : memref<512xf32>\nhivm.hir.vbrc ins(%zero : f32) outs(%room : memref<512xf32>)\n"  # noqa: E501
THROUGH = (
    A_PRODUCT
    + f"{FIXPIPE} ins(%c : {TILE}) outs(%q0 : TYPE0)\n"
    + to_vector("c_v", "c")
    + f"%x_b = memref.alloc() : {BUFFER}\n"
    + f"hivm.hir.load ins(%q1 : TYPE1) outs(%x_b : {BUFFER}) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>\n"  # noqa: E501
    + f"%x = bufferization.to_tensor %x_b restrict writable : {BUFFER}\n"
    + vector("v", "vadd", "c_v", "x")
    + store("v")
)


def at(name: str, offset: str, memory: str = "%room : memref<512xf32>") -> str:
    source, type = memory.split(" : ")
    return f"%{name} = memref.reinterpret_cast {source} to offset: [{offset}], sizes: [16, 16], strides: [16, 1] : {type} to {VIEW}\n"  # noqa: E501


def through(views: str) -> str:
    return module(THROUGH.replace("TYPE0", VIEW).replace("TYPE1", VIEW), before=ROOM + views)


@pytest.mark.parametrize(
    "views",
    [
        # 65536 * 65536 is 0 in 32 bits.
        """%m = arith.constant 65536 : i32
        %z = arith.muli %m, %m : i32
        %off = arith.index_cast %z : i32 to index
        """
        + at("q0", "%off")
        + at("q1", "%lower"),
        # The same bytes, through views at other places of the allocation.
        """%raw = memref.alloc() : memref<4096xi8>
        %v0 = memref.view %raw[%lower][] : memref<4096xi8> to memref<768xf32>
        %four = arith.constant 1024 : index
        %v1 = memref.view %raw[%four][] : memref<4096xi8> to memref<512xf32>
        hivm.hir.vbrc ins(%zero : f32) outs(%v0 : memref<768xf32>)
        """
        + at("q0", "%elements", "%v0 : memref<768xf32>")
        + at("q1", "%lower", "%v1 : memref<512xf32>"),
    ],
    ids=["wrapped", "views"],
)
def test_views_that_only_seem_to_be_apart(views: str) -> None:
    stays_as_it_is(through(views), "intermediate between work items")


def test_views_that_types_tell_apart() -> None:
    """Halves of an argument by memref.subview."""
    big = "memref<32x16xf32>"
    parts = [VIEW.replace("?", "0").replace(", offset: 0", ""), VIEW.replace("?", "256")]
    views = f"""%big = memref.alloc() : {big}
    hivm.hir.vbrc ins(%half : f32) outs(%big : {big})
    %q0 = memref.subview %big[0, 0] [16, 16] [1, 1] : {big} to {parts[0]}
    %q1 = memref.subview %big[16, 0] [16, 16] [1, 1] : {big} to {parts[1]}
    """
    runs_the_same(
        module(THROUGH.replace("TYPE0", parts[0]).replace("TYPE1", parts[1]), before=views)
    )


def test_an_index_of_many_additions() -> None:
    """What is too long to be understood takes no time, and no stack."""
    sums = "%s0 = arith.addi %n, %one : index\n" + "".join(
        f"%s{k} = arith.addi %s{k - 1}, %s{k - 1} : index\n" for k in range(1, 40)
    )
    chain = "%t0 = arith.addi %n, %one : index\n" + "".join(
        f"%t{k} = arith.addi %t{k - 1}, %one : index\n" for k in range(1, 3000)
    )
    text = through(sums + chain + at("q0", "%s39") + at("q1", "%t2999"))
    start = time.process_time()
    done = pipelined(text, Settings(2))
    assert time.process_time() - start < 20
    assert not done.reports and "intermediate between work items" in done.said[0].message


def test_blocks_may_get_one_memory_twice() -> None:
    """Only arguments of the function itself are taken to be distinct."""
    text = module(
        TO_VECTOR
        + f"hivm.hir.vadd ins(%pa, %c_v : {BUFFER}, {TILE}) outs(%pa : {BUFFER})\n"
        + load("x", "pb", "CUBE", BUFFER)
        + product("d", "x", "a")
        + to_vector("d_v", "d")
        + store("d_v"),
        before=f"""%keep = memref.alloc() : {BUFFER}
        hivm.hir.vbrc ins(%zero : f32) outs(%keep : {BUFFER})
        cf.br ^bb1(%keep, %keep : {BUFFER}, {BUFFER})
      ^bb1(%pa: {BUFFER}, %pb: {BUFFER}):
        """,
    )
    stays_as_it_is(text, "intermediate between work items")


def test_a_load_that_fills_more_than_it_shows() -> None:
    """With init_out_buffer it writes all of the buffer, whatever the view is."""
    views = at("q0", "%lower") + at("q1", "%elements")
    text = module(
        A_PRODUCT
        + f"{FIXPIPE} ins(%c : {TILE}) outs(%q1 : {VIEW})\n"
        + to_vector("c_v", "c")
        + f"hivm.hir.load ins(%in_i : {VIEW}) outs(%q0 : {VIEW}) pad_mode = <PadValue> pad_value = %zero : f32 init_out_buffer = true may_implicit_transpose_with_last_axis = false core_type = <VECTOR>\n"  # noqa: E501
        + READ,
        before=ROOM + views,
    )
    stays_as_it_is(text, "intermediate between work items")


def test_cores_that_depend_through_memory_from_outside_only() -> None:
    """The reason is that memory, not that they don't depend on each other."""
    text = module(
        A_PRODUCT
        + f"{FIXPIPE} ins(%c : {TILE}) outs(%keep : {BUFFER})\n"
        + load("x", "keep", "VECTOR", BUFFER)
        + vector("y", "vexp", "x")
        + store("y"),
        before=f"%keep = memref.alloc() : {BUFFER}",
    )
    stays_as_it_is(text, "intermediate between work items")


def test_what_only_asks_for_a_size() -> None:
    """memref.dim reads no element; a print of memory reads at most."""
    runs_the_same(
        module(
            TO_VECTOR
            + READ
            + "%rows = memref.dim %to, %lower : memref<?xf32>\n%more = arith.addi %rows, %one : index\n"  # noqa: E501
            + f'hivm.hir.debug {{debugtype = "print", hex = false, prefix = "w"}} %weights : {BUFFER}\n'  # noqa: E501
        )
    )
