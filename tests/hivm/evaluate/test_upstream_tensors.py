"""tensor and bufferization: slices, shapes, and elements that were never written."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hivm.evaluate.programs import fails, program, results, run

F32 = np.float32


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
    layout = f"strided<[{', '.join('?' * len(shape))}], offset: ?>"
    text = program(
        f"%m: memref<{full}xi32>, {given_as}",
        f"memref<{part}xi32, {layout}>",
        f"%r = memref.subview %m[{', '.join(names[0])}] {sizes} [{', '.join(names[2])}]"
        f" : memref<{full}xi32> to memref<{part}xi32, {layout}>",
    )
    (result,) = run(text, array, *arguments).results
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


@pytest.mark.parametrize("bitcast", ["tensor.bitcast", "hivm.hir.bitcast"])
def test_a_bitcast_of_such_a_tensor_is_that_memory_too(bitcast: str):
    types = "tensor<2xf32> -> tensor<2xi32>" if "hivm" in bitcast else ""
    text = program(
        "%i: index, %x: f32, %y: f32",
        "i32",
        "%m = memref.alloc() : memref<2xf32>",
        "memref.store %x, %m[%i] : memref<2xf32>",
        "%t = bufferization.to_tensor %m restrict writable : memref<2xf32>",
        f"%s = {bitcast} %t : {types or 'tensor<2xf32> to tensor<2xi32>'}",
        "memref.store %y, %m[%i] : memref<2xf32>",
        "%r = tensor.extract %s[%i] : tensor<2xi32>",
    )
    assert results(text, 1, 1.0, 2.0) == [int(np.float32(2.0).view(np.int32))]


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
