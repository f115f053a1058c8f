"""memref, tensor and bufferization: what moves where, and what must not be touched."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hivm.evaluate.programs import fails, results, run

F32 = np.float32


def program(arguments: str, result: str, *lines: str) -> str:
    """@f with these lines, the last of which returns %r."""
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func @f({arguments}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


def test_loads_and_stores_go_through_offsets_and_strides():
    text = program(
        "%m: memref<6x8xf32>, %i: index, %j: index, %x: f32",
        "f32",
        "%s = memref.subview %m[1, 2] [2, 3] [2, 2] : memref<6x8xf32>"
        " to memref<2x3xf32, strided<[16, 2], offset: 10>>",
        "%r = memref.load %s[%i, %j] : memref<2x3xf32, strided<[16, 2], offset: 10>>",
        "memref.store %x, %s[%i, %j] : memref<2x3xf32, strided<[16, 2], offset: 10>>",
    )
    m = np.arange(48, dtype=F32).reshape(6, 8)
    for i in range(2):
        for j in range(3):
            outcome = run(text, m, i, j, -1.0)
            expected = m.copy()
            expected[1 + 2 * i, 2 + 2 * j] = -1
            assert outcome.results[0] == m[1 + 2 * i, 2 + 2 * j]
            assert np.array_equal(outcome.memory[0], expected)
    assert m[1, 2] == 10  # what was given isn't changed
    message = fails(text, m, 2, 0, 0.0, at=3)
    assert message == "read of element [2, 0] of arg0, which is outside of its shape [2, 3]"
    assert "element [-1, 0]" in fails(text, m, -1, 0, 0.0)


def test_accesses_outside_of_the_buffer_behind_a_cast():
    text = program(
        "%m: memref<?xf32>, %offset: index, %stride: index",
        "f32",
        "%zero = arith.constant 0 : index",
        "%one = arith.constant 1 : index",
        "%s = memref.reinterpret_cast %m to offset: [%offset], sizes: [2, 3], strides: [%stride, 1]"
        " : memref<?xf32> to memref<2x3xf32, strided<[?, 1], offset: ?>>",
        "%a = memref.alloc() : memref<2x3xf32>",
        "memref.copy %s, %a : memref<2x3xf32, strided<[?, 1], offset: ?>> to memref<2x3xf32>",
        "%r = memref.load %a[%one, %zero] : memref<2x3xf32>",
    )
    m = np.arange(10, dtype=F32)
    assert results(text, m, 1, 4) == [5.0]
    assert results(text, m, 7, -7) == [0.0]
    expected = "read of element [1, 1] of arg0 at offset 10, which is outside of its 10 elements"
    assert fails(text, m, 3, 6, at=6) == expected
    assert "element [0, 0] of arg0 at offset -1" in fails(text, m, -1, 4)
    assert "at offset -3" in fails(text, m, 2, -5)


def test_writes_outside_of_the_buffer():
    text = program(
        "%m: memref<?xf32>, %offset: index",
        "f32",
        "%r = arith.constant 1.0 : f32",
        "%s = memref.reinterpret_cast %m to offset: [%offset], sizes: [3], strides: [1]"
        " : memref<?xf32> to memref<3xf32, strided<[1], offset: ?>>",
        "%t = tensor.splat %r : tensor<3xf32>",
        "%a = bufferization.to_memref %t : memref<3xf32>",
        "memref.copy %a, %s : memref<3xf32> to memref<3xf32, strided<[1], offset: ?>>",
    )
    memory = run(text, np.zeros(6, F32), 2).memory[0]
    assert memory.tolist() == [0, 0, 1, 1, 1, 0]
    message = fails(text, np.zeros(6, F32), 4)
    assert message == (
        "write of element [2] of arg0 at offset 6, which is outside of its 6 elements"
    )


@pytest.mark.parametrize("alloc", ["memref.alloc", "memref.alloca"])
def test_reads_of_what_was_never_written(alloc):
    text = program(
        "%i: index, %j: index, %x: f32, %n: index",
        "f32",
        f"%buffer = {alloc}(%n) : memref<?xf32>",
        "memref.store %x, %buffer[%i] : memref<?xf32>",
        "%r = memref.load %buffer[%j] : memref<?xf32>",
    )
    assert results(text, 2, 2, 1.5, 4) == [1.5]
    assert fails(text, 2, 3, 1.5, 4, at=4) == (
        "read of element [3] of %buffer, which was never written"
    )
    assert "outside of its shape [4]" in fails(text, 4, 0, 1.0, 4)
    assert "negative" in fails(text, 0, 0, 1.0, -4)
    assert "larger than any memory" in fails(text, 0, 0, 1.0, 1 << 50)


def test_use_after_dealloc():
    text = program(
        "%i: index, %x: f32",
        "f32",
        "%a = memref.alloc() : memref<4xf32>",
        "memref.store %x, %a[%i] : memref<4xf32>",
        "%v = memref.subview %a[1] [2] [1]"
        " : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>",
        "memref.dealloc %a : memref<4xf32>",
        "%r = memref.load %v[%i] : memref<2xf32, strided<[1], offset: 1>>",
    )
    assert fails(text, 1, 2.0, at=6) == "read of %a after it was deallocated"
    twice = program("", "index", *["memref.dealloc %a : memref<4xf32>"] * 2)
    twice = twice.replace("{\n", "{\n  %a = memref.alloc() : memref<4xf32>\n", 1)
    twice = twice.replace("  return", "  %r = arith.constant 0 : index\n  return")
    assert fails(twice) == "%a was deallocated before"


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_slices_are_numpy_s(data):
    shape = tuple(data.draw(st.lists(st.integers(1, 6), min_size=1, max_size=3)))
    offsets, sizes, strides = [], [], []
    for extent in shape:
        offset, stride = data.draw(st.integers(0, extent - 1)), data.draw(st.integers(1, 3))
        offsets.append(offset)
        strides.append(stride)
        sizes.append(data.draw(st.integers(0, (extent - 1 - offset) // stride + 1)))
    place = tuple(slice(o, o + n * s, s) for o, n, s in zip(offsets, sizes, strides, strict=True))
    array = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
    expected = array[place]
    full = "x".join(map(str, shape))
    part = "x".join(map(str, sizes))
    dynamic = "x".join("?" * len(shape))
    names = [[f"%{kind}{d}" for d in range(len(shape))] for kind in "ons"]
    given_as = ", ".join(f"{name}: index" for group in names for name in group)
    lists = " ".join(f"[{', '.join(group)}]" for group in names)
    text = program(
        f"%t: tensor<{full}xi32>, {given_as}",
        f"tensor<{dynamic}xi32>",
        f"%r = tensor.extract_slice %t{lists} : tensor<{full}xi32> to tensor<{dynamic}xi32>",
    )
    arguments = [*offsets, *sizes, *strides]
    (result,) = run(text, array, *arguments).results
    assert np.array_equal(result, expected)
    text = program(
        f"%t: tensor<{full}xi32>, %p: tensor<{dynamic}xi32>, {given_as}",
        f"tensor<{full}xi32>",
        f"%r = tensor.insert_slice %p into %t{lists}"
        f" : tensor<{dynamic}xi32> into tensor<{full}xi32>",
    )
    (result,) = run(text, array, expected + 100, *arguments).results
    changed = array.copy()
    changed[place] += 100
    assert np.array_equal(result, changed)
    fixed = [str(list(group)) for group in (offsets, sizes, strides)]
    text = program(
        f"%m: memref<{full}xi32>",
        f"memref<{part}xi32, strided<[{', '.join('?' * len(shape))}], offset: ?>>",
        f"%r = memref.subview %m{' '.join(fixed)} : memref<{full}xi32> to"
        f" memref<{part}xi32, strided<[{', '.join('?' * len(shape))}], offset: ?>>",
    )
    (result,) = run(text, array).results
    assert np.array_equal(result, expected)


@pytest.mark.parametrize(
    ("offset", "size", "stride"), [(3, 2, 1), (-1, 2, 1), (0, 3, 2), (0, 2, -1)]
)
def test_slices_outside_of_what_they_slice(offset, size, stride):
    text = program(
        "%t: tensor<4xi32>, %o: index, %n: index, %s: index",
        "tensor<?xi32>",
        "%r = tensor.extract_slice %t[%o] [%n] [%s] : tensor<4xi32> to tensor<?xi32>",
    )
    assert "the slice of dimension 0" in fails(text, np.zeros(4, np.int32), offset, size, stride)
    text = program(
        "%t: memref<4xi32>, %o: index, %n: index, %s: index",
        "memref<?xi32, strided<[?], offset: ?>>",
        "%r = memref.subview %t[%o] [%n] [%s]"
        " : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>",
    )
    assert "the slice of dimension 0" in fails(text, np.zeros(4, np.int32), offset, size, stride)


def test_dimensions_of_size_1_are_dropped():
    t = np.arange(24, dtype=F32).reshape(2, 3, 4)
    text = program(
        "%t: tensor<2x3x4xf32>, %i: index",
        "tensor<3x2xf32>",
        "%r = tensor.extract_slice %t[%i, 0, 1] [1, 3, 2] [1, 1, 1]"
        " : tensor<2x3x4xf32> to tensor<3x2xf32>",
    )
    assert results(text, t, 1) == [t[1, :, 1:3].tolist()]
    text = program(
        "%t: tensor<2x3x4xf32>, %p: tensor<3xf32>, %i: index",
        "tensor<2x3x4xf32>",
        "%r = tensor.insert_slice %p into %t[1, 0, %i] [1, 3, 1] [1, 1, 1]"
        " : tensor<3xf32> into tensor<2x3x4xf32>",
    )
    expected = t.copy()
    expected[1, :, 2] = -1
    assert results(text, t, np.full(3, -1, F32), 2) == [expected.tolist()]
    text = program(
        "%t: memref<2x3x4xf32>",
        "memref<3xf32, strided<[4], offset: 14>>",
        "%r = memref.subview %t[1, 0, 2] [1, 3, 1] [1, 1, 1]"
        " : memref<2x3x4xf32> to memref<3xf32, strided<[4], offset: 14>>",
    )
    assert results(text, t) == [t[1, :, 2].tolist()]


def test_shapes_change_without_moving():
    t = np.arange(24, dtype=F32).reshape(2, 3, 4)
    text = program(
        "%t: tensor<2x3x4xf32>, %n: index",
        "tensor<?x3x4xf32>",
        "%c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>",
        "%d = tensor.cast %c : tensor<6x4xf32> to tensor<?x4xf32>",
        "%r = tensor.expand_shape %d [[0, 1], [2]] output_shape [%n, 3, 4]"
        " : tensor<?x4xf32> into tensor<?x3x4xf32>",
    )
    assert results(text, t, 2) == [t.tolist()]
    assert "can't be expanded" in fails(text, t, 3, at=4)
    text = program(
        "%t: tensor<2x3x4xf32>, %s: tensor<2xi64>",
        "tensor<?x?xf32>",
        "%r = tensor.reshape %t(%s) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>",
    ).replace("?x?", "4x6")
    assert results(text, t, np.array([4, 6])) == [t.reshape(4, 6).tolist()]
    assert "not of type" in fails(text, t, np.array([6, 4]))


def test_views_of_other_shapes_share_the_memory():
    text = program(
        "%m: memref<4x6xf32>, %x: f32, %i: index, %j: index, %k: index",
        "f32",
        "%s = memref.subview %m[0, 2] [4, 2] [1, 1]"
        " : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1], offset: 2>>",
        "%e = memref.expand_shape %s [[0, 1], [2]] output_shape [2, 2, 2]"
        " : memref<4x2xf32, strided<[6, 1], offset: 2>>"
        " into memref<2x2x2xf32, strided<[12, 6, 1], offset: 2>>",
        "memref.store %x, %e[%i, %j, %k] : memref<2x2x2xf32, strided<[12, 6, 1], offset: 2>>",
        "%c = memref.collapse_shape %e [[0, 1], [2]]"
        " : memref<2x2x2xf32, strided<[12, 6, 1], offset: 2>>"
        " into memref<4x2xf32, strided<[6, 1], offset: 2>>",
        "%one = arith.constant 1 : index",
        "%three = arith.constant 3 : index",
        "%r = memref.load %c[%three, %one] : memref<4x2xf32, strided<[6, 1], offset: 2>>",
    )
    outcome = run(text, np.zeros((4, 6), F32), 5.0, 1, 1, 1)
    assert outcome.results[0] == 5.0
    assert outcome.memory[0][3, 3] == 5.0
    gaps = program(
        "%m: memref<4x6xf32>",
        "memref<8xf32, strided<[1], offset: 2>>",
        "%s = memref.subview %m[0, 2] [4, 2] [1, 1]"
        " : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1], offset: 2>>",
        "%r = memref.collapse_shape %s [[0, 1]] : memref<4x2xf32, strided<[6, 1], offset: 2>>"
        " into memref<8xf32, strided<[1], offset: 2>>",
    )
    assert "there are gaps" in fails(gaps, np.zeros((4, 6), F32))


def test_views_of_bytes():
    text = program(
        "%b: memref<?xi8>, %shift: index, %n: index",
        "memref<?xf32>",
        "%r = memref.view %b[%shift][%n] : memref<?xi8> to memref<?xf32>",
    )
    values = np.array([1.5, -2.0, 3.25], F32)
    raw = np.concatenate([np.zeros(2, np.int8), values.view(np.int8)])
    assert results(text, raw, 2, 3) == [values.tolist()]
    assert results(text, raw, 6, 2) == [values[1:].tolist()]
    assert "bytes 6 to 18 are outside of arg0, which has 14 bytes" in fails(text, raw, 6, 3)
    assert "bytes -1 to" in fails(text, raw, -1, 1)


def test_metadata_dimensions_and_casts():
    text = program(
        "%m: memref<4x6xf32>, %i: index",
        "index",
        "%s = memref.subview %m[1, 2] [2, 3] [2, 1]"
        " : memref<4x6xf32> to memref<2x3xf32, strided<[12, 1], offset: 8>>",
        "%c = memref.cast %s : memref<2x3xf32, strided<[12, 1], offset: 8>>"
        " to memref<?x3xf32, strided<[?, 1], offset: ?>>",
        "%base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %c"
        " : memref<?x3xf32, strided<[?, 1], offset: ?>>"
        " -> memref<f32>, index, index, index, index, index",
        "%d = memref.dim %c, %i : memref<?x3xf32, strided<[?, 1], offset: ?>>",
        "%hundred = arith.constant 100 : index",
        "%a = arith.muli %strides#0, %hundred : index",
        "%b = arith.addi %a, %offset : index",
        "%e = arith.muli %b, %hundred : index",
        "%r = arith.addi %e, %d : index",
    )
    m = np.zeros((4, 6), F32)
    assert results(text, m, 0) == [120802]
    assert results(text, m, 1) == [120803]
    assert "dimension 2 of a value of rank 2" in fails(text, m, 2)
    wrong = program(
        "%m: memref<?x?xf32>",
        "memref<4x6xf32>",
        "%r = memref.cast %m : memref<?x?xf32> to memref<4x6xf32>",
    )
    assert results(wrong, m) == [m.tolist()]
    assert "not of type memref<4x6xf32>" in fails(wrong, m.T)


def test_a_tensor_of_memory_is_what_the_memory_holds_when_it_is_read():
    text = program(
        "%i: index, %x: f32, %y: f32",
        "f32",
        "%m = memref.alloc() : memref<4xf32>",
        "memref.store %x, %m[%i] : memref<4xf32>",
        "%t = bufferization.to_tensor %m restrict writable : memref<4xf32>",
        "%s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>",
        "memref.store %y, %m[%i] : memref<4xf32>",
        "%zero = arith.constant 0 : index",
        "%r = tensor.extract %s[%zero] : tensor<1xf32>",
    )
    assert results(text, 2, 1.0, 2.0) == [2.0]


def test_values_of_tensors_never_change():
    text = program(
        "%t: tensor<3xf32>, %i: index, %x: f32",
        "tensor<3xf32>",
        "%u = tensor.insert %x into %t[%i] : tensor<3xf32>",
        "%r = arith.addf %t, %u : tensor<3xf32>",
    )
    assert results(text, np.array([1, 2, 3], F32), 1, 9.0) == [[2.0, 11.0, 6.0]]
    assert "element [3] is outside" in fails(text, np.zeros(3, F32), 3, 0.0)


PARTLY = """
  %e = tensor.empty() : tensor<4xf32>
  %t = tensor.insert_slice %p into %e[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
"""


def test_unwritten_elements_may_move_and_be_computed_with_but_not_come_out():
    head = "func.func @f(%p: tensor<2xf32>, %i: index, %m: memref<4xf32>) -> "
    p = np.array([4, 9], F32)
    body = (
        PARTLY + "  %s = arith.addf %t, %t : tensor<4xf32>\n  %u = math.sqrt %s : tensor<4xf32>\n"
    )
    text = (
        head + "f32 {" + body + "  %r = tensor.extract %u[%i] : tensor<4xf32>\n  return %r : f32\n}"
    )
    assert results(text, p, 1, np.zeros(4, F32)) == [float(F32(np.sqrt(F32(8))))]
    message = fails(text, p, 3, np.zeros(4, F32), at=6)
    assert message == "read of element [3] of a tensor, which was never written"
    text = head + "tensor<4xf32> {" + body + "  return %u : tensor<4xf32>\n}"
    expected = "result 0: read of element [0] of a tensor, which was never written"
    assert fails(text, p, 0, np.zeros(4, F32)) == expected
    store = (
        "  bufferization.materialize_in_destination %u in writable %m"
        " : (tensor<4xf32>, memref<4xf32>) -> ()\n  return\n}"
    )
    text = head + "() {" + body + store
    message = fails(text, p, 0, np.zeros(4, F32), at=6)
    assert message == "write of a value that was never written to element [0] of arg2"


def test_what_makes_no_sense_of_an_unwritten_element_is_no_error():
    text = (
        "func.func @f(%p: tensor<2xi32>) -> tensor<2xi32> {\n"
        "  %e = tensor.empty() : tensor<4xi32>\n"
        "  %t = tensor.insert_slice %p into %e[0] [2] [1] : tensor<2xi32> into tensor<4xi32>\n"
        "  %d = arith.divsi %t, %t : tensor<4xi32>\n"
        "  %r = tensor.extract_slice %d[0] [2] [1] : tensor<4xi32> to tensor<2xi32>\n"
        "  return %r : tensor<2xi32>\n}"
    )
    assert results(text, np.array([3, 5], np.int32)) == [[1, 1]]
    assert "division of 0 by zero" in fails(text, np.array([3, 0], np.int32), at=4)


def test_copies_take_along_what_was_written():
    text = program(
        "%i: index, %j: index, %x: f32",
        "f32",
        "%a = memref.alloc() : memref<4xf32>",
        "%b = memref.alloc() : memref<4xf32>",
        "memref.store %x, %a[%i] : memref<4xf32>",
        "memref.copy %a, %b : memref<4xf32> to memref<4xf32>",
        "%c = bufferization.clone %b : memref<4xf32> to memref<4xf32>",
        "%r = memref.load %c[%j] : memref<4xf32>",
    )
    assert results(text, 1, 1, 2.5) == [2.5]
    assert "element [2] of %c, which was never written" in fails(text, 1, 2, 2.5)


def test_new_tensors():
    text = """func.func @f(%x: i32, %n: index)
        -> (tensor<2x2xi32>, tensor<?x2xi32>, tensor<?xindex>) {
      %a = tensor.from_elements %x, %x, %x, %x : tensor<2x2xi32>
      %b = tensor.splat %x[%n] : tensor<?x2xi32>
      %c = tensor.generate %n {
      ^bb0(%i: index):
        %j = arith.muli %i, %i : index
        tensor.yield %j : index
      } : tensor<?xindex>
      return %a, %b, %c : tensor<2x2xi32>, tensor<?x2xi32>, tensor<?xindex>
    }"""
    assert results(text, 7, 3) == [[[7, 7], [7, 7]], [[7, 7]] * 3, [0, 1, 4]]
    text = program(
        "%a: tensor<1x2xi32>, %b: tensor<2x2xi32>",
        "tensor<3x2xi32>",
        "%r = tensor.concat dim(0) %a, %b : (tensor<1x2xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>",
    )
    a, b = np.array([[1, 2]], np.int32), np.array([[3, 4], [5, 6]], np.int32)
    assert results(text, a, b) == [[[1, 2], [3, 4], [5, 6]]]


@pytest.mark.parametrize("value", ["%x", "%place"])
def test_padding(value):
    text = f"""func.func @f(%t: tensor<2x?xi32>, %x: i32, %n: index) -> tensor<4x?xi32> {{
      %r = tensor.pad %t low[1, 0] high[1, %n] {{
      ^bb0(%i: index, %j: index):
        %k = arith.muli %i, %j : index
        %place = arith.index_cast %k : index to i32
        tensor.yield {value} : i32
      }} : tensor<2x?xi32> to tensor<4x?xi32>
      return %r : tensor<4x?xi32>
    }}"""
    t = np.array([[1, 2], [3, 4]], np.int32)
    padded = np.pad(t, [(1, 1), (0, 2)], constant_values=9)
    if value == "%place":
        outside = np.pad(np.ones_like(t), [(1, 1), (0, 2)]) == 0
        padded[outside] = np.multiply.outer(range(4), range(4))[outside]
    assert results(text, t, 9, 2) == [padded.tolist()]
    assert "negative" in fails(text, t, 9, -1)


def test_globals():
    text = """memref.global "private" constant @table : memref<3xi32> = dense<[1, 2, 3]>
    memref.global "private" @scratch : memref<3xi32> = uninitialized
    func.func @f(%i: index, %x: i32) -> i32 {
      %t = memref.get_global @table : memref<3xi32>
      %s = memref.get_global @scratch : memref<3xi32>
      %a = memref.load %t[%i] : memref<3xi32>
      %two = arith.constant 2 : index
      memref.store %a, %s[%two] : memref<3xi32>
      %again = memref.get_global @scratch : memref<3xi32>
      %r = memref.load %again[%two] : memref<3xi32>
      %unwritten = memref.load %again[%i] : memref<3xi32>
      return %r : i32
    }"""
    assert results(text, 2, 0) == [3]
    assert "element [1] of @scratch, which was never written" in fails(text, 1, 0)


def test_buffers_of_tensors():
    text = program(
        "%t: tensor<3xf32>, %i: index, %x: f32",
        "f32",
        "%m = bufferization.to_memref %t : memref<3xf32>",
        "memref.store %x, %m[%i] : memref<3xf32>",
        "%u = bufferization.to_tensor %m restrict : memref<3xf32>",
        "%a = bufferization.alloc_tensor() copy(%u) : tensor<3xf32>",
        "%r = tensor.extract %a[%i] : tensor<3xf32>",
    )
    assert results(text, np.zeros(3, F32), 1, 4.0) == [4.0]
