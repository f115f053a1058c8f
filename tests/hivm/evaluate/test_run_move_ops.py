"""Ops that move data between memories, and what they do to it on the way."""

import numpy as np
import pytest

from tests.hivm.evaluate.programs import (
    fails,
    fails_on_memrefs,
    operate,
    results,
    run,
    same,
    store,
)

F16, F32, I8, I32 = np.float16, np.float32, np.int8, np.int32
A = np.arange(24, dtype=F32).reshape(3, 8)
MOVE = "hivm.hir.{0} ins(%a : {{a}}) outs(%d : {{d}}) {1}"


@pytest.mark.parametrize("name", ["load", "store", "copy", "fixpipe", "nd2nz", "nz2nd", "l12ub"])
def test_moves_of_equal_shapes(name):
    assert same(operate(MOVE.format(name, ""), a=A, d=np.zeros_like(A)), A)


def test_load_pads_rows():
    d = np.full((3, 12), 7, F32)
    padding = "left_padding_num = %l : index right_padding_num = %r : index"
    text = MOVE.format("load", "pad_mode = <PadValue> pad_value = %x : f32 " + padding)
    given = {"a": A, "d": d, "x": F32(9), "l": 1, "r": 2}
    expected = np.pad(A, [(0, 0), (1, 2)], constant_values=9)
    expected = np.concatenate([expected, d[:, 11:]], axis=1)
    assert same(operate(text, **given), expected)
    text = MOVE.format("load", "pad_mode = <PadFirstElem> " + padding)
    expected[:, :1] = expected[:, 9:11] = A[:, :1]
    given.pop("x")
    assert same(operate(text, **given), expected)
    message = fails_on_memrefs(text, **given | {"r": 4})
    assert message == "a row of 1 + 8 + 4 elements in one of 12"


def test_padding_is_not_negative():
    text = (
        "hivm.hir.load ins(%s : {s}) outs(%d : {d}) pad_mode = <PadValue> pad_value = %v : f32"
        " left_padding_num = %n : index"
    )
    given = {"s": np.ones(4, F32), "d": np.zeros(8, F32), "v": F32(9)}
    message = "padding with -1 and 0 elements, of which one is negative"
    assert fails_on_memrefs(text, **given, n=-1) == message


def test_load_fills_the_whole_buffer_first():
    text = """func.func @f(%a: memref<4x4xf32>, %n: index, %fill: i1, %x: f32, %i: index) -> f32 {
      %b = memref.alloc() : memref<4x4xf32>
      %s = memref.subview %a[0, 0] [%n, 4] [1, 1]
        : memref<4x4xf32> to memref<?x4xf32, strided<[4, 1]>>
      %d = memref.subview %b[0, 0] [%n, 4] [1, 1]
        : memref<4x4xf32> to memref<?x4xf32, strided<[4, 1]>>
      hivm.hir.load ins(%s : memref<?x4xf32, strided<[4, 1]>>)
        outs(%d : memref<?x4xf32, strided<[4, 1]>>) pad_mode = <PadValue> pad_value = %x : f32
        init_out_buffer = true init_condition = %fill : i1
      %r = memref.load %b[%i, %i] : memref<4x4xf32>
      return %r : f32
    }"""
    a = np.arange(16, dtype=F32).reshape(4, 4)
    assert results(text, a, 2, True, 9.0, 1) == [5.0]
    assert results(text, a, 2, True, 9.0, 2) == [9.0]
    assert results(text, a, 2, False, 9.0, 1) == [5.0]
    assert fails(text, a, 2, False, 9.0, 2) == (
        "read of element [2, 2] of %b, which was never written"
    )


def test_atomic_stores():
    old = np.array([1, 5, -3], I32)
    a = np.array([4, -2, -3], I32)
    for kind, expected in (("add", old + a), ("max", np.maximum(old, a)), ("xor", old ^ a)):
        text = MOVE.format("store", f"atomic = <{kind}>")
        assert same(operate(text, a=a, d=old), expected)


def test_set_atomic_holds_until_it_ends():
    text = """func.func @f(%a: memref<3xf32>, %b: memref<3xf32>, %c: memref<3xf32>) {
      hivm.hir.set_atomic kind = <add>[type = f32]
      hivm.hir.store ins(%a : memref<3xf32>) outs(%b : memref<3xf32>)
      hivm.hir.fixpipe ins(%a : memref<3xf32>) outs(%b : memref<3xf32>)
      hivm.hir.set_atomic kind = <none>[type = f32]
      hivm.hir.store ins(%a : memref<3xf32>) outs(%c : memref<3xf32>)
      return
    }"""
    a, b = np.array([1, 2, 3], F32), np.array([10, 20, 30], F32)
    memory = run(text, a, b, b).memory
    assert memory[1].tolist() == [12, 24, 36]
    assert memory[2].tolist() == [1, 2, 3]


def test_fixpipe_converts_and_changes_the_layout():
    x = np.array([[-1.5, 2.25, 1e6], [0.1, -0.0, 3.0]], F32)
    quant = "pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>"
    text = f"hivm.hir.fixpipe {{{{{quant}}}}} ins(%a : {{a}}) outs(%d : {{d}})"
    with np.errstate(over="ignore"):
        half = x.astype(F16)
    assert same(operate(text, a=x, d=np.zeros(x.shape, F16)), half)
    relu = "pre_relu = #hivm.fixpipe_pre_relu_mode<NORMAL_RELU>"
    text = f"hivm.hir.fixpipe {{{{{quant}, {relu}}}}} ins(%a : {{a}}) outs(%d : {{d}})"
    assert same(operate(text, a=x, d=np.zeros(x.shape, F16)), np.where(half > 0, half, F16(0)))
    quant = "pre_quant = #hivm.fixpipe_pre_quant_mode<S322I8>"
    text = (
        f"hivm.hir.fixpipe {{{{{quant}}}}} ins(%a : {{a}}) outs(%d : {{d}}) quant_scale = %s : f32"
    )
    sums = np.array([[100, -5, 3000]], I32)
    result = operate(text, a=sums, d=np.zeros((1, 3), I8), s=F32(0.5))
    assert result.tolist() == [[50, -2, 127]]
    rows = np.arange(32 * 32, dtype=F32).reshape(32, 32)
    fractals = rows.reshape(2, 16, 2, 16).transpose(2, 0, 1, 3)
    text = "hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins(%a : {a}) outs(%d : {d})"
    assert same(store(text, a=fractals, d=np.zeros_like(rows)), rows)
    assert same(operate(text, a=rows, d=np.zeros_like(rows)), rows)
    text = """module attributes {hacc.target = #hacc.target<"Ascend950PR_9579">} {
      func.func @f(%a: memref<2x2x16x16xf32>, %d: memref<32x32xf32>) {
        hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2dn>} ins(%a : memref<2x2x16x16xf32>)
          outs(%d : memref<32x32xf32>)
        return
      }
    }"""
    assert same(run(text, fractals, np.zeros_like(rows)).memory[1], rows.T)


def test_fractals():
    rows = np.arange(20 * 24, dtype=F16).reshape(20, 24)
    d = np.full((2, 2, 16, 16), 7, F16)
    result = store(MOVE.format("nd2nz", ""), a=rows, d=d)
    padded = np.full((32, 32), 7, F16)
    padded[:20, :24] = rows
    assert same(result, padded.reshape(2, 16, 2, 16).transpose(2, 0, 1, 3))
    filling = "init_out_buffer = true pad_value = %x : f16"
    result = store(MOVE.format("nd2nz", filling), a=rows, d=d, x=F16(9))
    padded[padded == 7] = 9
    padded[:20, :24] = rows
    assert same(result, padded.reshape(2, 16, 2, 16).transpose(2, 0, 1, 3))
    for name in ("nz2nd", "l12ub"):
        assert same(store(MOVE.format(name, ""), a=result, d=np.zeros_like(rows)), rows)


def test_scales_move_only_where_their_order_stays():
    scales = np.arange(8, dtype=I8).reshape(2, 4)
    text = MOVE.format("load_scale", "")
    assert same(operate(text, a=scales, d=np.zeros_like(scales)), scales)
    text = MOVE.format("load_scale", "is_transposed = true")
    assert "not known" in fails_on_memrefs(text, a=scales, d=scales)


def test_exchanges_give_the_old_values():
    old, a, b = (np.array(x, I32) for x in ([1, 2, 3], [1, 9, 3], [7, 8, 9]))
    text = "hivm.hir.atomic_cas ins(%a, %b : {a}, {b}) outs(%d : {d})"
    assert store(text, a=a, b=b, d=old).tolist() == [7, 2, 9]
    text = MOVE.format("atomic_rmw", "atomic_kind = <min>")
    assert store(text, a=b - 6, d=old).tolist() == [1, 2, 3]
    text = MOVE.format("atomic_xchg", "mask(%m : {m})")
    mask = np.array([1, 0, 1], bool)
    assert store(text, a=b, d=old, m=mask).tolist() == [7, 2, 9]
    text = """func.func @f(%a: tensor<3xi32>, %d: tensor<3xi32>) -> tensor<3xi32> {
      %r = hivm.hir.atomic_rmw ins(%a : tensor<3xi32>) outs(%d : tensor<3xi32>)
        atomic_kind = <add> -> tensor<3xi32>
      return %r : tensor<3xi32>
    }"""
    assert results(text, a, old) == [[1, 2, 3]]
