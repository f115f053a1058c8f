"""Loops that the published pass declines and ours pipelines: they run as before."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.mix_checks import BOTH_MODES, must_agree, pipelined
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    CARRIED,
    LOAD,
    STORE_LAST,
    TILE,
    VIEW,
    WEIGHTS,
    load,
    load_in_halves,
    module,
    product,
    store,
    to_cube,
    to_vector,
    vector,
)
from tilewright.passes.cv_pipelining import Settings

# %c_v is the product of tile %in_i and the weights, on the Vector core.
WEIGHTED_TO_VECTOR = (
    load("a", "in_i", "CUBE") + WEIGHTS + product("c", "a", "w") + to_vector("c_v", "c")
)
# What went to the Cube core as %v_c is multiplied with the weights, and stored.
STORE_WEIGHTED = product("d", "v_c", "w") + to_vector("d_v", "d") + store("d_v")

LOOPS = {
    "a scalar goes to the other core": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vexp", "c_v")
        + f"""
        %f = tensor.extract %v[%lower, %one] : {TILE}
        %large = arith.cmpf ogt, %f, %half : f32
        %d = hivm.hir.mmadL1 ins(%a, %w, %large, %size, %size, %size : {TILE}, {TILE}, i1, index, index, index) outs(%c : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + store("d_v")
    ),
    "a result of scf.if goes to the other core": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %odd = arith.andi %i, %one : index
        %is_odd = arith.cmpi eq, %odd, %one : index
        %v = scf.if %is_odd -> ({TILE}) {{
          {vector("x", "vexp", "c_v")}
          scf.yield %x : {TILE}
        }} else {{
          {vector("y", "vadd", "c_v", "half")}
          scf.yield %y : {TILE}
        }}
        """
        + to_cube("v_c", "v")
        + STORE_WEIGHTED
    ),
    "results of scf.for go to the other core": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %two = arith.constant 2 : index
        %v, %k = scf.for %j = %lower to %two step %one iter_args(%x = %c_v, %m = %one) -> ({TILE}, index) {{
          {vector("y", "vmul", "x", "half")}
          %f = tensor.extract %y[%lower, %lower] : {TILE}
          %less = arith.cmpf olt, %f, %half : f32
          %next = arith.select %less, %two, %size : index
          scf.yield %y, %next : {TILE}, index
        }}
        """  # noqa: E501
        + to_cube("v_c", "v")
        + f"""
        %d_empty = tensor.empty() : {TILE}
        %d = hivm.hir.mmadL1 ins(%v_c, %w, %true, %size, %k, %size : {TILE}, {TILE}, i1, index, index, index) outs(%d_empty : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + store("d_v")
    ),
    "two loads fill a buffer, which is two tensors": module(
        WEIGHTED_TO_VECTOR
        + load_in_halves("b1", "VECTOR")
        + f"%b2 = bufferization.to_tensor %b1_buffer restrict writable : {BUFFER}\n"
        + vector("v", "vmul", "c_v", "b1")
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + vector("x", "vadd", "d_v", "b2")
        + store("x")
    ),
    "buffers as memrefs, written by two ops": module(
        load("a", "in_i", "CUBE")
        + WEIGHTS
        + product("c", "a", "w")
        + f"""
        %b = memref.alloc() : {BUFFER}
        hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins(%c : {TILE}) outs(%b : {BUFFER})
        %v = memref.alloc() : {BUFFER}
        hivm.hir.vexp ins(%b : {BUFFER}) outs(%v : {BUFFER})
        hivm.hir.vadd ins(%v, %half : {BUFFER}, f32) outs(%v : {BUFFER})
        %v_c = bufferization.to_tensor %v restrict writable : {BUFFER}
        """
        + STORE_WEIGHTED
    ),
    "a scalar in memory": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vexp", "c_v")
        + """
        %counter = memref.alloca() : memref<1xindex>
        %count = arith.addi %i, %one : index
        memref.store %count, %counter[%lower] : memref<1xindex>
        """
        + to_cube("v_c", "v")
        + f"""
        %m = memref.load %counter[%lower] : memref<1xindex>
        %d = hivm.hir.mmadL1 ins(%v_c, %w, %true, %m, %size, %size : {TILE}, {TILE}, i1, index, index, index) outs(%init : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + vector("x", "vadd", "d_v", "d_v")
        + store("x")
    ),
    "scalars from and to arguments": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vexp", "c_v")
        + f"""
        %f = memref.load %weights[%lower, %one] : {BUFFER}
        %scaled = hivm.hir.vmul ins(%v, %f : {TILE}, f32) outs(%none : {TILE}) -> {TILE}
        %g = tensor.extract %scaled[%one, %one] : {TILE}
        memref.store %g, %to[%offset] : memref<?xf32>
        """
        + to_cube("v_c", "scaled")
        + product("d", "v_c", "w")
    ),
    "marks with values": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vexp", "c_v")
        + f"""
        %size_of_i = arith.addi %i, %size : index
        annotation.mark %v keys = ["size"] values = [%size_of_i : index] : {TILE}
        annotation.mark %c keys = ["size"] values = [%size : index] : {TILE}
        """
        + to_cube("v_c", "v")
        + STORE_WEIGHTED
    ),
    "carried values that no op makes": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vadd", "c_v", "s")
        + store("v")
        + f"scf.yield %t, %none0, %w_kept : {TILE}, {TILE}, {TILE}",
        f"iter_args(%s = %init, %t = %w_kept, %u = %init) -> ({TILE}, {TILE}, {TILE})",
        before=f"""
        %w_kept = bufferization.to_tensor %weights restrict writable : {BUFFER}
        %none0 = hivm.hir.vadd ins(%init, %half : {TILE}, f32) outs(%none : {TILE}) -> {TILE}
        """,
    ).replace("%last =", "%last:3 ="),
    "a carried value that is put together from both cores": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vadd", "c_v", "t")
        + store("v")
        + f"""
        %top = tensor.extract_slice %c[0, 0] [1, 16] [1, 1] : {TILE} to tensor<1x16xf32>
        %next = tensor.insert_slice %top into %v[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into {TILE}
        scf.yield %next : {TILE}
        """,
        CARRIED,
        after=STORE_LAST,
    ),
    "an op with two results that both go to the other core": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %max_empty = tensor.empty() : tensor<16x1xf32>
        %at_empty = tensor.empty() : tensor<16x1xi32>
        %max, %at = hivm.hir.vreduce <max_with_index> ins(%c_v : {TILE}) outs(%max_empty, %at_empty : tensor<16x1xf32>, tensor<16x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<16x1xf32>, tensor<16x1xi32>
        %which = tensor.extract %at[%one, %lower] : tensor<16x1xi32>
        %k0 = arith.index_cast %which : i32 to index
        %k = arith.addi %k0, %one : index
        %largest = tensor.extract %max[%one, %lower] : tensor<16x1xf32>
        %above = arith.cmpf ogt, %largest, %half : f32
        %d = hivm.hir.mmadL1 ins(%a, %w, %above, %size, %k, %size : {TILE}, {TILE}, i1, index, index, index) outs(%init : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + store("d_v")
    ),
    "an accumulator that is carried": module(
        load("a", "in_i", "VECTOR")
        + vector("v", "vexp", "a")
        + to_cube("v_c", "v")
        + load("a2", "in_i", "CUBE")
        + f"""
        %first = arith.cmpi eq, %i, %lower : index
        %d = hivm.hir.mmadL1 ins(%v_c, %a2, %first, %size, %size, %size : {TILE}, {TILE}, i1, index, index, index) outs(%t : {TILE}) -> {TILE}
        scf.yield %d : {TILE}
        """,  # noqa: E501
        CARRIED,
        after=STORE_LAST,
    ),
    "a buffer and a tensor of sizes that the loop computes": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %rows = arith.addi %one, %one : index
        %b = memref.alloc(%rows) : memref<?x16xf32>
        %some = memref.subview %weights[0, 0] [%rows, 16] [1, 1] : {BUFFER} to memref<?x16xf32, strided<[16, 1]>>
        hivm.hir.load ins(%some : memref<?x16xf32, strided<[16, 1]>>) outs(%b : memref<?x16xf32>) {LOAD} <VECTOR>
        %b1 = bufferization.to_tensor %b restrict writable : memref<?x16xf32>
        %part = tensor.extract_slice %c_v[0, 0] [%rows, 16] [1, 1] : {TILE} to tensor<?x16xf32>
        %e = tensor.empty(%rows) : tensor<?x16xf32>
        %v = hivm.hir.vadd ins(%part, %b1 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
        %d_empty = tensor.empty() : {TILE}
        %d = hivm.hir.mmadL1 ins(%v, %w, %true, %rows, %size, %size : tensor<?x16xf32>, {TILE}, i1, index, index, index) outs(%init : {TILE}) -> {TILE}
        """  # noqa: E501
        + to_vector("d_v", "d")
        + f"""
        %x_part = tensor.extract_slice %d_v[0, 0] [%rows, 16] [1, 1] : {TILE} to tensor<?x16xf32>
        %x = hivm.hir.vmul ins(%x_part, %b1 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%v : tensor<?x16xf32>) -> tensor<?x16xf32>
        %to_part = memref.subview %out[0, 0] [%rows, 16] [1, 1] : {VIEW} to memref<?x16xf32, strided<[16, 1], offset: ?>>
        hivm.hir.store ins(%x : tensor<?x16xf32>) outs(%to_part : memref<?x16xf32, strided<[16, 1], offset: ?>>)
        """  # noqa: E501
    ),
    "a copy between ops of one core": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %copy_empty = tensor.empty() : {TILE}
        %copied = hivm.hir.copy ins(%c_v : {TILE}) outs(%copy_empty : {TILE}) -> {TILE}
        """
        + vector("v", "vexp", "copied")
        + to_cube("v_c", "v")
        + STORE_WEIGHTED
    ),
    "a load whose user may run on either core": module(
        WEIGHTED_TO_VECTOR
        + load("b", "in_i", "VECTOR").replace("core_type = <VECTOR>", "")
        + f"""
        %copied = hivm.hir.copy ins(%b : {TILE}) outs(%none : {TILE}) -> {TILE}
        """
        + vector("v", "vadd", "copied", "c_v")
        + to_cube("v_c", "v")
        + STORE_WEIGHTED
    ),
    "a tensor of a buffer that nobody writes before": module(
        WEIGHTED_TO_VECTOR
        + f"""
        %b = memref.alloc() : {BUFFER}
        %place = bufferization.to_tensor %b restrict writable : {BUFFER}
        %v = hivm.hir.vexp ins(%c_v : {TILE}) outs(%place : {TILE}) -> {TILE}
        """
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + vector("x", "vadd", "d_v", "v")
        + store("x")
    ),
    "a carried tensor that is read by a later item than makes it": module(
        WEIGHTED_TO_VECTOR
        + vector("v", "vexp", "c_v")
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + vector("x", "vadd", "d_v", "t")
        + store("x")
        + f"scf.yield %v : {TILE}",
        CARRIED,
        after=STORE_LAST,
    ),
    "many items": module(
        load("x0", "in_i", "CUBE")
        + "".join(
            product(f"c{n}", f"x{n}", f"x{n}")
            + to_vector(f"l{n}", f"c{n}")
            + vector(f"v{n}", "vabs", f"l{n}")
            + vector(f"s{n}", "vrsqrt", f"v{n}")
            + to_cube(f"x{n + 1}", f"s{n}")
            for n in range(6)
        )
        + product("d", "x6", "x0")
        + to_vector("d_v", "d")
        + store("d_v")
    ),
    "a vector op that is written before what it waits for": module(
        vector("early", "vexp", "init")
        + WEIGHTED_TO_VECTOR
        + vector("v", "vadd", "c_v", "early")
        + to_cube("v_c", "v")
        + STORE_WEIGHTED
    ),
}


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize("name", LOOPS)
def test_pipelined_all_the_same(name: str, skewed: bool) -> None:
    done = pipelined(LOOPS[name], Settings(2, skewed=skewed))
    assert len(done.reports) == 1 and not done.said
    must_agree(LOOPS[name], done.module, [0, 1, 2, 5])
