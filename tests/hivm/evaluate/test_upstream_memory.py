"""memref and bufferization: views of memory, and what must not be touched."""

import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails, program, results, run
from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError, evaluate
from tilewright.hivm.text.parser import read_module

F32 = np.float32


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
        "%m: memref<4x6xf32>, %n: index",
        "memref<?xf32, strided<[?], offset: 2>>",
        "%s = memref.subview %m[0, 2] [4, %n] [1, 1]"
        " : memref<4x6xf32> to memref<4x?xf32, strided<[6, 1], offset: 2>>",
        "%r = memref.collapse_shape %s [[0, 1]] : memref<4x?xf32, strided<[6, 1], offset: 2>>"
        " into memref<?xf32, strided<[?], offset: 2>>",
    )
    assert "there are gaps" in fails(gaps, np.zeros((4, 6), F32), 2)


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


def test_bits_of_bytes():
    text = """func.func @f(%b: memref<?xi8>, %shift: index) -> memref<10xi1> {
      %r = memref.view %b[%shift][] : memref<?xi8> to memref<10xi1>
      return %r : memref<10xi1>
    }"""
    raw = np.array([0, 0b101, 0b11], np.int8)
    assert np.flatnonzero(run(text, raw, 1).results[0]).tolist() == [0, 2, 8, 9]
    assert "bytes 2 to 4 are outside of arg0, which has 3 bytes" in fails(text, raw, 2)


def test_bytes_of_bits():
    text = """func.func @f(%b: memref<?xi1>, %at: index) -> memref<1xi8> {
      %zero = arith.constant 0 : index
      %s = memref.reinterpret_cast %b to offset: [%at], sizes: [8], strides: [1]
        : memref<?xi1> to memref<8xi1, strided<[1], offset: ?>>
      %r = "memref.view"(%s, %zero) : (memref<8xi1, strided<[1], offset: ?>>, index)
        -> memref<1xi8>
      return %r : memref<1xi8>
    }"""
    bits = np.arange(24) % 9 == 0
    module = read_module(text, "test.mlir", make_context())
    assert evaluate(module, "f", [bits, 8]).results[0].tolist() == [0b10]
    with pytest.raises(EvaluationError, match="begins at bit 3 of a byte"):
        evaluate(module, "f", [bits, 11])


def test_memory_with_gaps_has_room_for_all_of_its_elements():
    text = """func.func @f(%x: f32, %i: index) -> f32 {
      %a = memref.alloc() : memref<4xf32, strided<[-2], offset: 6>>
      memref.store %x, %a[%i] : memref<4xf32, strided<[-2], offset: 6>>
      %r = memref.load %a[%i] : memref<4xf32, strided<[-2], offset: 6>>
      return %r : f32
    }"""
    assert [results(text, 1.5, i) for i in range(4)] == [[1.5]] * 4
    below = text.replace(", offset: 6", "")
    assert "at offset -2, which is outside of its 1 elements" in fails(below, 1.5, 1, at=3)
    huge = text.replace("[-2], offset: 6", "[9223372036854775807]")
    assert "is larger than any memory" in fails(huge, 1.5, 0, at=2)


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
