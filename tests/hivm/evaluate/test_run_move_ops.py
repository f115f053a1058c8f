"""Ops that move data, compute on the Cube, or touch the machine's state."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails, operate, results, run, same, store
from tilewright.hivm.evaluate import EvaluationError

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


def fails_on_memrefs(text: str, outs: str = "d", /, **values: Any) -> str:
    """What is wrong with an op on memrefs."""
    with pytest.raises(EvaluationError) as caught:
        store(text, outs, **values)
    return caught.value.message


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
    text = text.replace("nz2nd", "nz2dn")
    assert same(store(text, a=fractals, d=np.zeros_like(rows)), rows.T)


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


def small(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(F16)


MMAD = (
    "hivm.hir.{0} {{{{{1}}}}} ins(%a, %b, %i, %m, %k, %n{2} : {{a}}, {{b}}, {{i}}, {{m}}, {{k}},"
    " {{n}}{3}) outs(%d : {{d}})"
)


@pytest.mark.parametrize("attributes", ["", "a_transpose", "b_transpose"])
@pytest.mark.parametrize("batch", [(), (2,)])
def test_products_in_l1(attributes, batch):
    m, k, n = 32, 48, 16
    left, right = small(1, *batch, m, k), small(2, *batch, k, n)
    a = np.swapaxes(left, -1, -2) if attributes == "a_transpose" else left
    b = np.swapaxes(right, -1, -2) if attributes == "b_transpose" else right
    c = small(3, *batch, m, n).astype(F32)
    name = "batchMmadL1" if batch else "mmadL1"
    given = {"a": a, "b": b, "m": 20, "k": 33, "n": 7, "d": c}
    product = left[..., :20, :33].astype(F32) @ right[..., :33, :7].astype(F32)
    text = MMAD.format(name, attributes, "", "")
    for init in (True, False):
        expected = c.copy()
        expected[..., :20, :7] = product if init else expected[..., :20, :7] + product
        assert same(operate(text, i=np.bool_(init), **given), expected)
    bias = small(4, n).astype(F32)
    text = MMAD.format(name, attributes, ", %z", ", {z}")
    expected = c.copy()
    expected[..., :20, :7] = product + bias[:7]
    assert same(operate(text, i=np.bool_(True), z=bias, **given), expected)
    message = fails_on_memrefs(text, i=np.bool_(True), z=bias, **given | {"k": 49})
    assert "elements of a count, which is" in message


def test_products_of_fractals():
    def cut(rows, columns):
        shape = (rows.shape[0] // 16, 16, rows.shape[1] // columns, columns)
        return rows.reshape(shape).transpose(2, 0, 1, 3)

    a, b = small(1, 32, 48), small(2, 48, 16)
    text = MMAD.format("mmadL1", "", "", "")
    given = {"i": np.bool_(True), "m": 32, "k": 48, "n": 16}
    result = store(text, a=cut(a, 16), b=cut(b, 16), d=np.zeros((1, 2, 16, 16), F32), **given)
    assert same(result, cut(a.astype(F32) @ b.astype(F32), 16))


@pytest.mark.parametrize("init", [True, False])
def test_a_product_s_rows_and_columns_need_what_they_are_made_of(init):
    text = """func.func @f(%p: tensor<1x2xf32>, %b: tensor<2x2xf32>, %init: i1,
        %i: index, %j: index) -> f32 {
      %two = arith.constant 2 : index
      %e = tensor.empty() : tensor<2x2xf32>
      %a = tensor.insert_slice %p into %e[0, 0] [1, 2] [1, 1]
        : tensor<1x2xf32> into tensor<2x2xf32>
      %c = tensor.insert_slice %p into %e[1, 0] [1, 2] [1, 1]
        : tensor<1x2xf32> into tensor<2x2xf32>
      %d = arith.select %init, %e, %c : tensor<2x2xf32>
      %u = hivm.hir.mmadL1 ins(%a, %b, %init, %two, %two, %two
        : tensor<2x2xf32>, tensor<2x2xf32>, i1, index, index, index)
        outs(%d : tensor<2x2xf32>) -> tensor<2x2xf32>
      %r = tensor.extract %u[%i, %j] : tensor<2x2xf32>
      return %r : f32
    }"""
    p, b = np.array([[1, 2]], F32), np.array([[3, 4], [5, 6]], F32)
    for i in range(2):
        for j in range(2):
            if init and i == 0:
                assert results(text, p, b, init, i, j) == [float((p @ b)[0, j])]
            else:
                assert "never written" in fails(text, p, b, init, i, j, at=13)


def test_block_scaled_products():
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, s).astype(ml_dtypes.float8_e4m3fn) for s in ((16, 64), (64, 16)))
    scales = [rng.integers(120, 132, (16, 2)).astype(np.uint8) for _ in range(2)]
    text = (
        "hivm.hir.mmadmxL1 ins(%a, %b, %s, %t, %i, %m, %k, %n : {a}, {b}, {s}, {t}, {i}, {m}, {k},"
        " {n}) outs(%d : {d})"
    )
    result = operate(
        text, a=a, b=b, s=scales[0], t=scales[1], i=np.bool_(True), m=16, k=64, n=16,
        d=np.zeros((16, 16), F32),
    )  # fmt: skip
    left, right = (
        x.astype(float) * np.repeat(2.0 ** (s.astype(float) - 127), 32, axis=1)
        for x, s in zip((a, b.T), scales, strict=True)
    )
    assert same(result, (left @ right.T).astype(F32))


def test_convolutions():
    x, w = small(1, 1, 4, 6, 7), small(2, 6, 2, 3, 3)
    bias, init = small(3, 6).astype(F32), small(4, 1, 6, 6, 7).astype(F32)
    text = (
        "hivm.hir.Conv2dL1 {{groups = 2 : i32, padding = 1 : i32}} ins(%x, %w, %i, %b"
        " : {x}, {w}, {i}, {b}) outs(%d : {d})"
    )
    padded = np.pad(x, [(0, 0), (0, 0), (1, 1), (1, 1)]).astype(F32)
    expected = np.zeros_like(init)
    for o, y, z in np.ndindex(6, 6, 7):
        group = padded[0, o // 3 * 2 : o // 3 * 2 + 2, y : y + 3, z : z + 3]
        expected[0, o, y, z] = (group * w[o]).sum(dtype=F32)
    given = {"x": x, "w": w, "b": bias, "d": init}
    assert same(operate(text, i=np.bool_(True), **given), expected + bias[:, None, None])
    assert same(operate(text, i=np.bool_(False), **given), expected + init)


def test_products_in_global_memory():
    a, b, bias = small(1, 8, 5), small(2, 6, 5), small(3, 6).astype(F32)
    text = (
        "hivm.hir.{0} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}}) bias = %z : {{z}}"
        " descale = %s : {{s}} b_transpose descale_mode = <DescalePerChannel>"
    )
    scale = np.arange(6, dtype=F32)
    expected = ((a.astype(F32) @ b.T.astype(F32) + bias) * scale).astype(F16)
    for name in ("matmul", "mix_matmul"):
        result = operate(text.format(name), a=a, b=b, d=np.zeros((8, 6), F16), z=bias, s=scale)
        assert same(result, expected)
    text = "hivm.hir.mix_group_matmul ins(%a, %b, %t : {a}, {b}, {t}) outs(%d : {d})"
    experts, counts = small(4, 2, 5, 6), np.array([3, 5])
    expected = np.concatenate([a[:3].astype(F32) @ experts[0], a[3:].astype(F32) @ experts[1]])
    result = operate(text, a=a, b=experts, t=counts, d=np.zeros((8, 6), F16))
    assert same(result, expected.astype(F16))


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


def test_what_orders_and_watches_the_machine_computes_nothing():
    text = """func.func @f(%ffts: i64, %lock: memref<?xi8>, %x: f32) -> i64 {
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
      hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %x : f32
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
    assert results(text, 0, np.array([5, 0, 0, 0, 0, 0, 0, 0], I8), 1.0) == [6]
