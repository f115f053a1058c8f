"""What a function gets from outside, and what comes out of it."""

import ml_dtypes
import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails, parsed, results, run
from tilewright.hivm.evaluate import EvaluationError, evaluate

F32 = np.float32
KERNEL = """func.func @f(
    %ffts: i64 {hacc.arg_type = #hacc.arg_type<ffts_base_address>},
    %lock: memref<?xi8> {hacc.arg_type = #hacc.arg_type<sync_block_lock>},
    %workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
    %out: memref<?xi64>, %x: i32, %y: i32, %z: i32) attributes {hacc.entry} {
  %block = hivm.hir.get_block_idx -> i64
  %count = hivm.hir.get_block_num -> i64
  %i = arith.index_cast %block : i64 to index
  %xy = arith.muli %x, %y : i32
  %xyz = arith.muli %xy, %z : i32
  %size = arith.extsi %xyz : i32 to i64
  %sum = arith.addi %count, %size : i64
  memref.store %sum, %out[%i] : memref<?xi64>
  return
}"""


def test_programs_of_the_grid_run_one_after_another():
    memory = run(KERNEL, None, None, None, np.zeros(12, np.int64), grid=(2, 3, 1)).memory
    assert list(memory) == [3]
    assert memory[3].tolist() == [12] * 6 + [0] * 6


def test_the_last_three_arguments_of_a_kernel_are_the_grid():
    out = np.zeros(12, np.int64)
    assert run(KERNEL, 0, None, None, out, 1, 2, 2).memory[3].tolist() == [8] * 4 + [0] * 8
    assert run(KERNEL, 0, None, None, out).memory[3].tolist() == [2] + [0] * 11
    memory = run(KERNEL, None, None, None, out, None, 2, grid=(1, 2, 3)).memory
    assert memory[3].tolist() == [12] * 6 + [0] * 6
    with pytest.raises(EvaluationError, match="arg4 is 2, but the grid says 1"):
        run(KERNEL, None, None, None, out, 2, grid=(1, 2, 3))
    assert "outside of its shape" in fails(KERNEL, None, None, None, out[:1], 2, 1, 1, at=13)


def test_the_workspace_is_each_program_s_own():
    text = """func.func @f(%workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
        %out: memref<?xi32>, %i: index, %j: index, %x: i32, %y: i32, %z: i32)
        attributes {hacc.entry} {
      %offset = arith.constant 16 : index
      %w = memref_ext.alloc_workspace() from %workspace offset = [%offset]
        : from memref<?xi8> to memref<4xi32>
      %block = hivm.hir.get_block_idx -> i64
      %zero = arith.constant 0 : i64
      %first = arith.cmpi eq, %block, %zero : i64
      scf.if %first {
        memref.store %x, %w[%i] : memref<4xi32>
      }
      %v = memref.load %w[%j] : memref<4xi32>
      memref.store %v, %out[%i] : memref<?xi32>
      return
    }"""
    out = np.zeros(4, np.int32)
    assert run(text, None, out, 1, 1, grid=(1, 1, 1)).memory[1].tolist() == [0, 1, 0, 0]
    with pytest.raises(EvaluationError, match="never written"):
        run(text, None, out, 1, 1, grid=(2, 1, 1))
    given = np.zeros(32, np.int8)
    memory = run(text, given, out, 1, 1, grid=(2, 1, 1)).memory
    assert memory[0].view(np.int32).tolist() == [0, 0, 0, 0, 0, 2, 0, 0]
    with pytest.raises(EvaluationError, match="bytes 16 to 32 are outside of arg0"):
        run(text, given[:-1], out, 1, 1)


def test_workspaces_without_a_place_are_buffers_of_their_own():
    text = """func.func @f(%workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
        %i: index, %x: i32) -> i32 {
      %a = memref_ext.alloc_workspace() from %workspace : from memref<?xi8> to memref<4xi32>
      %b = memref_ext.alloc_workspace() from %workspace : from memref<?xi8> to memref<4xi32>
      memref.store %x, %a[%i] : memref<4xi32>
      %r = memref.load %b[%i] : memref<4xi32>
      return %r : i32
    }"""
    assert fails(text, None, 1, 2, at=6) == "read of element [1] of %b, which was never written"


SEVERAL = """func.func @f(
    %a: memref<?xbf16>, %b: memref<2x?xi8>, %c: tensor<2xf32>, %d: i1, %e: f16) {
  return
}"""


def test_what_is_missing_is_listed():
    message = fails(SEVERAL, np.zeros(3), None, np.zeros(2))
    assert message == "@f needs arg1 (memref<2x?xi8>), arg3 (i1), arg4 (f16)"
    assert "has 5 arguments, but 6 are given" in fails(SEVERAL, *[None] * 6)
    with pytest.raises(EvaluationError, match="there is no function @g to run"):
        evaluate(parsed(SEVERAL), "g")


@pytest.mark.parametrize(
    ("position", "value", "message"),
    [
        (1, np.zeros((3, 2)), "arg1 holds int8; an array of float64 can't fill it"),
        (1, np.zeros((3, 2), int), "arg1: a value of shape [3, 2] is not of type memref<2x?xi8>"),
        (1, np.zeros(4, int), "arg1: a value of shape [4] is not of type memref<2x?xi8>"),
        (1, np.full((2, 2), 128), "arg1 holds int8, which 128 doesn't fit"),
        (2, np.zeros(3), "arg2: a value of shape [3] is not of type tensor<2xf32>"),
        (2, np.array(["a", "b"]), "arg2 holds float32; an array of <U1 can't fill it"),
        (2, [1 << 24, (1 << 24) + 1], "arg2 holds float32, which 16777217 doesn't fit"),
        (2, [1e39, 0.0], "arg2 holds float32, which 1e+39 doesn't fit"),
        (4, 65520.0, "arg4 holds float16, which 65520.0 doesn't fit"),
        (4, 65536, "arg4 holds float16, which 65536 doesn't fit"),
        (3, 2, "arg3 holds bool, which 2 doesn't fit"),
        (4, np.zeros(1), "arg4 is of type f16; an array [1] doesn't fit"),
    ],
)
def test_what_does_not_fit(position, value, message):
    given = [np.zeros(3), np.zeros((2, 2), int), np.zeros(2), True, 0.5]
    run(SEVERAL, *given)
    given[position] = value
    assert fails(SEVERAL, *given) == message


def test_what_overflows_a_small_float_does_not_fit():
    text = "func.func @f(%x: f8E4M3FN) -> f8E4M3FN {\n  return %x : f8E4M3FN\n}"
    assert results(text, 448.0) == [448.0]
    assert results(text, 464.0) == [448.0]
    assert np.isnan(results(text, np.nan)[0])
    assert fails(text, 1000.0) == "arg0 holds float8_e4m3fn, which 1000.0 doesn't fit"
    infinite = text.replace("f8E4M3FN", "bf16")
    assert results(infinite, np.inf) == [np.inf]


def test_arrays_are_converted_to_the_type_that_is_needed():
    text = """func.func @f(%a: memref<?xbf16>, %b: memref<2x?xi8>, %c: tensor<2xf16>, %d: i1)
        -> (tensor<2xf16>, i1) {
      return %c, %d : tensor<2xf16>, i1
    }"""
    raw = np.array([1.5, -2.0], ml_dtypes.bfloat16)
    outcome = run(text, raw.view("V2"), np.array([[1, -128], [2, 127]]), [1, 2049.0], 1)
    assert outcome.memory[0].dtype == raw.dtype
    assert np.array_equal(outcome.memory[0], raw)
    assert outcome.memory[1].dtype == np.int8
    assert [r.tolist() for r in outcome.results] == [[1.0, 2048.0], True]


def test_memory_of_unknown_size_takes_arrays_of_any_shape():
    text = """func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
      %r = memref.load %m[%i] : memref<?xf32>
      return %r : f32
    }"""
    m = np.arange(6, dtype=F32).reshape(2, 3)
    outcome = run(text, m.T, 1)
    assert outcome.results[0] == m.T.reshape(-1)[1]
    assert outcome.memory[0].shape == (3, 2)
    assert "outside of its shape [6]" in fails(text, m, 6)


def test_memory_with_gaps_can_not_be_given():
    text = """func.func @f(%m: memref<2x3xf32, strided<[4, 1]>>) {
      return
    }"""
    assert "whose elements are not in rows" in fails(text, np.zeros((2, 3)))
    dense = text.replace("strided<[4, 1]>", "strided<[3, 1]>")
    assert run(dense, np.zeros((2, 3))).memory[0].shape == (2, 3)


def test_results_are_what_the_last_program_gives():
    text = """func.func @f() -> i64 {
      %r = hivm.hir.get_block_idx -> i64
      return %r : i64
    }"""
    assert results(text) == [0]
    assert run(text, grid=(1, 3, 1)).results[0] == 2


def test_a_workspace_that_is_given_may_hold_what_was_never_written():
    text = """func.func @f(%workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
        %out: memref<4xi8>) {
      %a = memref.alloc() : memref<4xi8>
      %w = memref.cast %workspace : memref<?xi8> to memref<4xi8>
      memref.copy %a, %w : memref<4xi8> to memref<4xi8>
      memref.copy %w, %out : memref<4xi8> to memref<4xi8>
      return
    }"""
    message = fails(text, np.zeros(4, np.int8), np.zeros(4, np.int8), at=6)
    assert message == "write of a value that was never written to element [0] of arg1"


ROLE = "{{hacc.arg_type = #hacc.arg_type<{}>}}"


def stored_and_loaded(type: str, role: str) -> str:
    return f"""func.func @f(%w: {type} {ROLE.format(role)}, %i: index, %x: f32) -> f32 {{
      memref.store %x, %w[%i] : {type}
      %r = memref.load %w[%i] : {type}
      return %r : f32
    }}"""


@pytest.mark.parametrize("role", ["workspace", "sync_block_lock"])
@pytest.mark.parametrize("type", ["memref<?xf32>", "memref<4xf32>"])
def test_what_the_runtime_gives_has_the_type_of_the_argument(role, type):
    assert results(stored_and_loaded(type, role), None, 3, 2.5) == [2.5]
    if "4" in type:
        assert "outside of its shape [4]" in fails(stored_and_loaded(type, role), None, 4, 2.5)


@pytest.mark.parametrize(
    ("role", "type"),
    [
        ("workspace", "i64"),
        ("workspace", "tensor<?xf32>"),
        ("workspace", "memref<?x?xf32>"),
        ("sync_block_lock", "i64"),
        ("ffts_base_address", "memref<4xf32>"),
        ("ffts_base_address", "f32"),
    ],
)
def test_what_the_runtime_gives_must_be_given_where_its_type_does_not_say_what(role, type):
    text = f"func.func @f(%w: {type} {ROLE.format(role)}) {{\n  return\n}}"
    assert fails(text) == f"@f needs arg0 ({type})"


def test_a_workspace_that_is_a_number_can_be_given():
    text = f"func.func @f(%w: i64 {ROLE.format('workspace')}) -> i64 {{\n  return %w : i64\n}}"
    assert results(text, 3) == [3]
    assert fails(text, [3, 4]) == "arg0 is of type i64; an array [2] doesn't fit"


@pytest.mark.parametrize(
    ("size", "message"),
    [
        (1.7, "arg4 holds int32; an array of float64 can't fill it"),
        (np.nan, "arg4 holds int32; an array of float64 can't fill it"),
        (1j, "arg4 holds int32; an array of complex128 can't fill it"),
        ("x", "arg4 holds int32; an array of <U1 can't fill it"),
        (np.zeros((), [("a", "i4")]), "arg4 holds int32; an array of [('a', '<i4')] can't fill it"),
        ([1, 2], "arg4 is of type i32; an array [2] doesn't fit"),
        (1 << 40, "arg4 holds int32, which 1099511627776 doesn't fit"),
        (-1, "the grid is -1,1,1, but sizes aren't negative"),
    ],
)
def test_sizes_of_the_grid_are_numbers(size, message):
    assert fails(KERNEL, None, None, None, np.zeros(12, np.int64), size, 1, 1) == message


def test_a_grid_without_programs_gives_no_results():
    text = "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}"
    with pytest.raises(EvaluationError, match="no program of a grid of 0,1,1 gives @f's results"):
        run(text, 3, grid=(0, 1, 1))
    out = np.zeros(2, np.int64)
    assert run(KERNEL, None, None, None, out, grid=(0, 1, 1)).memory[3].tolist() == [0, 0]


def test_bits_come_and_go_as_booleans():
    text = """func.func @f(%m: memref<?xi1>, %i: index, %x: i1) {
      memref.store %x, %m[%i] : memref<?xi1>
      return
    }"""
    outcome = run(text, np.array([[1, 0, 1], [0, 1, 1]], bool), 4, False)
    assert outcome.memory[0].tolist() == [[True, False, True], [False, False, True]]
    assert outcome.memory[0].dtype == bool
