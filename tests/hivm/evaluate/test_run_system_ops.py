"""Accesses to memory at computed places, and ops on the machine's state."""

from typing import Any

import numpy as np
import pytest

from tests.hivm.evaluate.programs import (
    fails,
    fails_on_memrefs,
    results,
    run,
    same,
    store,
)

F16, F32, I8, I32 = np.float16, np.float32, np.int8, np.int32


M = np.arange(40, dtype=F32)


def test_indirect_accesses():
    offsets, mask = np.array([3, 0, 39, 7]), np.array([1, 1, 0, 1], bool)
    d, other = np.full(4, -1, F32), np.array([10, 20, 30, 40], F32)
    load = "hivm.hir.indirect_load ins(%a : {a}, %o : {o}{0}) outs(%d : {d})"
    given: dict[str, Any] = {"a": M, "o": offsets, "d": d}
    assert store(load.replace("{0}", ""), **given).tolist() == [3, 0, 39, 7]
    masked = store(load.replace("{0}", ", %m : {m}"), m=mask, **given)
    assert masked.tolist() == [3, 0, -1, 7]
    text = load.replace("{0}", ", %m : {m}, %x : {x}")
    assert store(text, m=mask, x=other, **given).tolist() == [3, 0, 30, 7]
    outside = given | {"o": offsets + 1}
    assert store(text, m=mask, x=other, **outside).tolist() == [4, 1, 30, 8]
    message = fails_on_memrefs(load.replace("{0}", ""), **outside)
    assert message == "read of element 40 of arg0, which is outside of its 40 elements"
    text = "hivm.hir.indirect_store ins(%d : {d}, %o : {o}, %m : {m}) outs(%a : {a})"
    expected = M.copy()
    expected[[3, 0, 7]] = -1
    assert same(store(text, "a", m=mask, **given), expected)
    message = fails_on_memrefs(text, "a", m=mask, **given | {"o": offsets - 1})
    assert message == "write of element -1 of arg1, which is outside of its 40 elements"


def test_accesses_of_tensors_of_indices():
    text = """func.func @f(%m: memref<?xf32>, %i: tensor<3xi64>, %k: tensor<3xi1>,
        %x: tensor<3xf32>, %n: i32) -> tensor<3xf32> {
      %d = tensor.empty() : tensor<3xf32>
      %r = hivm.hir.gather_load ins(%m : memref<?xf32>, %i : tensor<3xi64>, %n : i32,
        %k : tensor<3xi1>, %x : tensor<3xf32>) outs(%d : tensor<3xf32>) -> tensor<3xf32>
      hivm.hir.scatter_store ins(%i : tensor<3xi64>, %x : tensor<3xf32>, %n : i32,
        %k : tensor<3xi1>) outs(%m : memref<?xf32>)
      return %r : tensor<3xf32>
    }"""
    x = np.array([1, 2, 3], F32)
    outcome = run(text, M, np.array([5, 99, 2]), np.array([1, 0, 1], bool), x, 1)
    assert outcome.results[0].tolist() == [5, 2, 2]
    assert outcome.memory[0][[5, 2]].tolist() == [1, 3]


def test_what_is_masked_out_need_not_be_written():
    text = """func.func @f(%m: memref<?xf32>, %i: tensor<2xi64>, %k: tensor<2xi1>, %x: f32,
        %j: index) {
      %e = tensor.empty() : tensor<2xf32>
      %v = tensor.insert %x into %e[%j] : tensor<2xf32>
      hivm.hir.indirect_store ins(%v : tensor<2xf32>, %i : tensor<2xi64>, %k : tensor<2xi1>)
        outs(%m : memref<?xf32>)
      return
    }"""
    places, mask = np.array([5, 7]), np.array([False, True])
    assert run(text, M, places, mask, 1.5, 1).memory[0][[5, 7]].tolist() == [5, 1.5]
    message = "write of a value that was never written to element [7] of arg0"
    assert fails(text, M, places, mask, 1.5, 0, at=5) == message


def test_where_what_is_masked_out_would_be_need_not_be_written():
    text = """func.func @f(%m: memref<?xf32>, %k: tensor<2xi1>, %x: tensor<2xf32>, %p: i64,
        %j: index, %n: i32) -> (tensor<2xf32>, tensor<2xf32>) {
      %e = tensor.empty() : tensor<2xi64>
      %i = tensor.insert %p into %e[%j] : tensor<2xi64>
      %r = hivm.hir.indirect_load ins(%m : memref<?xf32>, %i : tensor<2xi64>, %k : tensor<2xi1>,
        %x : tensor<2xf32>) outs(%x : tensor<2xf32>) -> tensor<2xf32>
      hivm.hir.indirect_store ins(%x : tensor<2xf32>, %i : tensor<2xi64>, %k : tensor<2xi1>)
        outs(%m : memref<?xf32>)
      %s = hivm.hir.gather_load ins(%m : memref<?xf32>, %i : tensor<2xi64>, %n : i32,
        %k : tensor<2xi1>, %x : tensor<2xf32>) outs(%x : tensor<2xf32>) -> tensor<2xf32>
      hivm.hir.scatter_store ins(%i : tensor<2xi64>, %r : tensor<2xf32>, %n : i32,
        %k : tensor<2xi1>) outs(%m : memref<?xf32>)
      return %r, %s : tensor<2xf32>, tensor<2xf32>
    }"""
    mask, x = np.array([False, True]), np.array([-1, -2], F32)
    outcome = run(text, M, mask, x, 5, 1, 1)
    assert [r.tolist() for r in outcome.results] == [[-1, 5], [-1, -2]]
    assert np.array_equal(outcome.memory[0], M)
    message = "where element [1] is was never written"
    assert fails(text, M, mask, x, 5, 0, 1, at=5) == message


@pytest.mark.parametrize(("numel", "ok"), [(1, True), (2, False)])
def test_indices_of_what_is_left_out_need_not_be_written(numel, ok):
    text = f"""func.func @f(%m: memref<?xf32>, %p: i32, %b: i32, %zero: i32, %width: i32,
        %j: index) -> tensor<2x3xf32> {{
      %n = arith.constant {numel} : i32
      %e = tensor.empty() : tensor<2xi32>
      %i = tensor.insert %p into %e[%j] : tensor<2xi32>
      %d = tensor.empty() : tensor<2x3xf32>
      %r = hivm.hir.embedding_gather ins(%m : memref<?xf32>, %i : tensor<2xi32>, %b : i32,
        [%zero, %zero : i32, i32], [%n, %width : i32, i32]) outs(%d : tensor<2x3xf32>)
        -> tensor<2x3xf32>
      return %r : tensor<2x3xf32>
    }}"""
    if ok:
        assert results(text, M, 2, 8, 0, 3, 0) == [[M[6:9].tolist(), [0, 0, 0]]]
    else:
        message = "where element [1, 0] is was never written"
        assert fails(text, M, 2, 8, 0, 3, 0, at=7) == message


def test_gathers_keep_what_was_not_written():
    text = """func.func @f(%m: memref<?xf32>, %i: tensor<2xi64>, %k: tensor<2xi1>, %x: f32,
        %j: index) -> f32 {
      %e = tensor.empty() : tensor<2xf32>
      %o = tensor.insert %x into %e[%j] : tensor<2xf32>
      %g = hivm.hir.indirect_load ins(%m : memref<?xf32>, %i : tensor<2xi64>, %k : tensor<2xi1>,
        %o : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %r = tensor.extract %g[%j] : tensor<2xf32>
      return %r : f32
    }"""
    places, mask = np.array([5, 7]), np.array([True, False])
    assert results(text, M, places, mask, 1.5, 0) == [5]
    assert results(text, M, places, mask, 1.5, 1) == [1.5]


def test_strided_accesses():
    text = (
        "hivm.hir.stride_load ins(%a : {a}) outs(%d : {d}) offset(%o : i64) other(%x : f32)"
        " strides([%s, %t : i64, i64]) numels([%n, %k : i64, i64])"
    )
    i64 = np.int64
    given = {"a": M, "d": np.zeros((3, 4), F32), "o": i64(2), "s": i64(10), "t": i64(3)}
    places = 2 + 10 * np.arange(3)[:, None] + 3 * np.arange(4)
    inside = (np.arange(3)[:, None] < 2) & (np.arange(4) < 3)
    expected = np.where(inside, M[places], F32(-7))
    assert same(store(text, x=F32(-7), n=i64(2), k=i64(3), **given), expected)
    text = (
        "hivm.hir.stride_store ins(%d : {d}) outs(%a : {a}) offset(%o : i64)"
        " strides([%s, %t : i64, i64]) numels([%n, %k : i64, i64])"
    )
    changed = M.copy()
    changed[places[inside]] = 0
    assert same(store(text, "a", n=i64(2), k=i64(3), **given), changed)


def test_rows_and_tiles_by_index():
    i32 = np.int32
    table = np.arange(50, dtype=F32).reshape(10, 5)
    text = (
        "hivm.hir.embedding_gather ins(%a : {a}, %i : {i}, %b : i32, [%o, %o : i32, i32],"
        " [%n, %k : i32, i32]) outs(%d : {d})"
    )
    index = np.array([3, 12, 0], I32)
    result = store(
        text, a=table, i=index, b=i32(10), o=i32(0), n=i32(3), k=i32(5), d=np.ones((3, 5), F32)
    )
    assert same(result, np.stack([table[3], 0 * table[3], table[0]]))
    text = (
        "hivm.hir.gatherT ins(%a : {a}, %i : {i}, %b : i32, %x : i32, [%s, %t : i32, i32],"
        " [%n, %n : i32, i32], [%o, %z : i32, i32]) outs(%d : {d})"
    )
    tile = np.array([[0, 2], [1, 1]], I32)
    numbers: dict[str, Any] = {"b": i32(8), "x": i32(0), "s": i32(5), "t": i32(1), "n": i32(2)}
    numbers |= {"o": i32(1), "z": i32(3)}
    result = store(text, a=M, i=tile, d=np.zeros((2, 2), F32), **numbers)
    rows = 1 + tile
    assert same(result, M[rows * 5 + 3 + np.arange(2)])
    text = (
        "hivm.hir.scatterT ins(%a : {a}, %d : {d}, %i : {i}, %b : i32, %x : i32,"
        " [%s, %t : i32, i32], [%n, %n : i32, i32], [%o, %z : i32, i32])"
    )
    values = np.array([[-1, -2], [-3, -4]], F32)
    changed = M.copy()
    changed[rows * 5 + 3 + np.arange(2)] = values
    assert same(store(text, "a", a=M, i=tile, d=values, **numbers), changed)
    text = (
        "hivm.hir.index_put ins(%a : {a}, %i : {i}, %d : {d}, %x : i32, %b : i64,"
        " [%e, %k : i32, i32], [%z, %z : i32, i32], [%s, %t : i64, i64])"
    )
    values = -np.arange(15, dtype=F32).reshape(3, 5)
    result = store(
        text, "a", a=M, i=np.array([6, 1, 4], I32), d=values, x=i32(0), b=np.int64(8), e=i32(3),
        k=i32(5), z=i32(0), s=np.int64(5), t=np.int64(1),
    )  # fmt: skip
    expected = M.reshape(8, 5).copy()
    expected[[6, 1, 4]] = values
    assert same(result, expected.reshape(-1))


def test_tensors_of_local_memory():
    text = """func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
      %m = memref.alloc() : memref<3xf32, #hivm.address_space<ub>>
      hivm.hir.local_store ins(%m : memref<3xf32, #hivm.address_space<ub>>, %x : tensor<3xf32>)
      %r = hivm.hir.local_load ins(%m : memref<3xf32, #hivm.address_space<ub>>) -> tensor<3xf32>
      return %r : tensor<3xf32>
    }"""
    assert results(text, M[:3]) == [[0, 1, 2]]


def test_bits_of_numbers_tensors_and_memory():
    text = """func.func @f(%x: f32, %t: tensor<2xf32>, %m: memref<2xf32>, %i: index, %y: i32)
        -> (i32, tensor<2xi32>) {
      %a = hivm.hir.bitcast %x : f32 -> i32
      %b = hivm.hir.bitcast %t : tensor<2xf32> -> tensor<2xi32>
      %c = hivm.hir.bitcast %m : memref<2xf32> -> memref<2xi32>
      memref.store %y, %c[%i] : memref<2xi32>
      return %a, %b : i32, tensor<2xi32>
    }"""
    x = np.array([1.0, -0.0], F32)
    outcome = run(text, 1.0, x, x, 1, 0x40000000)
    assert outcome.results[0] == 0x3F800000
    assert outcome.results[1].tolist() == [0x3F800000, -(2**31)]
    assert outcome.memory[2].tolist() == [1.0, 2.0]


LAYOUT = (
    "%r = hivm.hir.convert_layout %x output_shape {0}"
    " {{dstLayout = #hivm.data_layout<{1}>, srcLayout = #hivm.data_layout<{2}>}} : ({3}) -> {4}"
)


def test_another_layout_of_the_same_memory():
    rows = np.arange(32 * 48, dtype=F16).reshape(32, 48)
    fractals = rows.reshape(2, 16, 3, 16).transpose(2, 0, 1, 3)
    for kind in ("memref", "tensor"):
        types = f"{kind}<32x48xf16>", f"{kind}<3x2x16x16xf16>"
        line = LAYOUT.format("[3, 2, 16, 16]", "zN", "dotC_ND", *types)
        text = f"func.func @f(%x: {types[0]}) -> {types[1]} {{\n{line}\nreturn %r : {types[1]}\n}}"
        assert results(text, rows) == [fractals.tolist()]
        line = LAYOUT.format("[32, 48]", "dotC_ND", "zN", *types[::-1])
        text = f"func.func @f(%x: {types[1]}) -> {types[0]} {{\n{line}\nreturn %r : {types[0]}\n}}"
        if kind == "tensor":
            assert results(text, fractals) == [rows.tolist()]
        else:
            assert "no view shows this buffer" in fails(text, fractals, at=2)


def test_buffers_at_addresses_share_their_memory():
    text = """func.func @f(%p: i64, %q: i64, %x: f32, %i: index, %j: index) -> f32 {
      %a = hivm.hir.pointer_cast(%p) : memref<4xf32, #hivm.address_space<ub>>
      %b = hivm.hir.pointer_cast(%q) : memref<4xf32, #hivm.address_space<ub>>
      %c = hivm.hir.pointer_cast(%p) : memref<4xf32, #hivm.address_space<cbuf>>
      memref.store %x, %a[%i] : memref<4xf32, #hivm.address_space<ub>>
      %r = memref.load %b[%j] : memref<4xf32, #hivm.address_space<ub>>
      memref.store %r, %c[%j] : memref<4xf32, #hivm.address_space<cbuf>>
      return %r : f32
    }"""
    assert results(text, 64, 72, 1.5, 3, 1) == [1.5]
    assert "never written" in fails(text, 64, 72, 1.5, 3, 0, at=6)
    assert "are outside of memory" in fails(text, 1 << 40, 72, 1.5, 3, 0, at=2)


def test_masks_at_addresses_take_a_bit_for_each_element():
    """As the published compiler places them: two masks of 64 elements 32 bytes apart."""
    ub = "#hivm.address_space<ub>"
    text = f"""func.func @f(%x: memref<64xf32>, %y: memref<64xf32>, %p: i64, %q: i64,
        %out: memref<64xf32>) {{
      %m = hivm.hir.pointer_cast(%p) : memref<64xi1, {ub}>
      %n = hivm.hir.pointer_cast(%q) : memref<64xi1, {ub}>
      hivm.hir.vcmp ins(%x, %y : memref<64xf32>, memref<64xf32>)
        outs(%m : memref<64xi1, {ub}>) compare_mode = <lt>
      hivm.hir.vcmp ins(%x, %y : memref<64xf32>, memref<64xf32>)
        outs(%n : memref<64xi1, {ub}>) compare_mode = <ge>
      hivm.hir.vsel ins(%m, %x, %y : memref<64xi1, {ub}>, memref<64xf32>, memref<64xf32>)
        outs(%out : memref<64xf32>)
      return
    }}"""
    x, y = np.arange(64, dtype=F32), np.full(64, 40, F32)
    for p, q in ((512, 544), (0, 8), (8, 0)):
        outcome = run(text, x, y, p, q, np.zeros(64, F32))
        assert np.array_equal(outcome.memory[4], np.minimum(x, y))
    overlapping = run(text, x, y, 0, 4, np.zeros(64, F32)).memory[4]
    assert np.array_equal(overlapping, np.where(np.arange(64) < 32, x, y))


def test_what_orders_and_watches_the_machine_computes_nothing():
    text = """func.func @f(%ffts: i64, %lock: memref<?xi8>) -> i64 {
      hivm.hir.set_ffts_base_addr %ffts
      hivm.hir.set_mask_norm
      hivm.hir.pipe_barrier[<PIPE_ALL>]
      hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      %l = hivm.hir.create_sync_block_lock from %lock : from memref<?xi8> to memref<1xi64>
      hivm.hir.sync_block_lock lock_var(%l : memref<1xi64>)
      hivm.hir.sync_block_unlock lock_var(%l : memref<1xi64>)
      %own = hivm.hir.create_sync_block_lock : memref<1xi64>
      hivm.hir.dcci(<single_cache_line>, <all>)
      %zero = arith.constant 0 : index
      %a = memref.load %l[%zero] : memref<1xi64>
      %b = memref.load %own[%zero] : memref<1xi64>
      %c = hivm.hir.get_sub_block_idx -> i64
      %d = hivm.hir.get_sub_block_num -> i64
      %ab = arith.addi %a, %b : i64
      %cd = arith.addi %c, %d : i64
      %r = arith.addi %ab, %cd : i64
      return %r : i64
    }"""
    assert results(text, 0, np.array([5, 0, 0, 0, 0, 0, 0, 0], I8)) == [6]


def test_every_op_has_a_meaning_but_these():
    from tilewright.hivm.dialects.hivm import DIALECT
    from tilewright.hivm.evaluate.operations import MEANINGS

    missing = [op.name for op in DIALECT.operations if op not in MEANINGS]
    unknown = ("custom", "custom_macro", "load_scalar", "multi_buffer_counter")
    assert sorted(missing) == [f"hivm.hir.{name}" for name in unknown]
