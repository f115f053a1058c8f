"""func, cf, scf, affine and scope: what runs, how often, and with which values."""

import _thread
import math
import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hivm.evaluate.programs import fails, results, run

FACTORIAL = """
func.func private @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %small = arith.cmpi sle, %n, %one : i64
  %r = scf.if %small -> (i64) {
    scf.yield %one : i64
  } else {
    %less = arith.subi %n, %one : i64
    %rest = func.call @factorial(%less) : (i64) -> i64
    %product = arith.muli %n, %rest : i64
    scf.yield %product : i64
  }
  return %r : i64
}
func.func @f(%n: i64) -> i64 {
  %r = func.call @factorial(%n) : (i64) -> i64
  return %r : i64
}
"""


def test_calls_nest_and_values_of_calls_are_their_own():
    assert results(FACTORIAL, 10) == [math.factorial(10)]
    assert results(FACTORIAL, 20) == [math.factorial(20)]


def test_endless_recursion_is_an_error_of_the_program():
    text = """func.func @f(%n: i64) -> i64 {
      %r = func.call @f(%n) : (i64) -> i64
      return %r : i64
    }"""
    assert fails(text, 1, at=2) == "calls and regions nest too deeply"


def test_calls_of_what_has_no_body():
    text = """func.func private @g(i64) -> i64
    func.func @f(%n: i64) -> i64 {
      %r = func.call @g(%n) : (i64) -> i64
      return %r : i64
    }"""
    assert fails(text, 1, at=3) == "function @g is declared, but has no body to run"


def test_modules_inside_of_modules_have_their_own_functions():
    text = """module {
      func.func private @g(%n: i64) -> i64 {
        return %n : i64
      }
      module {
        memref.global "private" constant @two : memref<1xi64> = dense<2>
        func.func private @g(%n: i64) -> i64 {
          %m = memref.get_global @two : memref<1xi64>
          %zero = arith.constant 0 : index
          %two = memref.load %m[%zero] : memref<1xi64>
          %r = arith.muli %n, %two : i64
          return %r : i64
        }
        func.func @f(%n: i64) -> i64 {
          %r = func.call @g(%n) : (i64) -> i64
          return %r : i64
        }
      }
    }"""
    assert results(text, 21) == [42]


COLLATZ = """
func.func @f(%n: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  cf.br ^head(%n, %zero : i32, i32)
^head(%x: i32, %steps: i32):
  %done = arith.cmpi eq, %x, %one : i32
  cf.cond_br %done, ^end(%steps, %x : i32, i32), ^body
^body:
  %next = arith.addi %steps, %one : i32
  %odd = arith.remui %x, %two : i32
  %half = arith.divui %x, %two : i32
  %is_odd = arith.cmpi ne, %odd, %zero : i32
  %triple = arith.muli %x, %three : i32
  %more = arith.addi %triple, %one : i32
  cf.cond_br %is_odd, ^head(%more, %next : i32, i32), ^head(%half, %next : i32, i32)
^end(%a: i32, %b: i32):
  return %a, %b : i32, i32
}
"""


def collatz(x: int) -> int:
    return 0 if x == 1 else 1 + collatz(3 * x + 1 if x % 2 else x // 2)


@pytest.mark.parametrize("n", [1, 2, 7, 27])
def test_jumps(n):
    assert results(COLLATZ, n) == [collatz(n), 1]


def test_blocks_may_swap_their_arguments():
    text = """func.func @f(%a: i32, %b: i32, %n: i32) -> (i32, i32) {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      cf.br ^loop(%a, %b, %n : i32, i32, i32)
    ^loop(%x: i32, %y: i32, %left: i32):
      %done = arith.cmpi eq, %left, %zero : i32
      %less = arith.subi %left, %one : i32
      cf.cond_br %done, ^end, ^loop(%y, %x, %less : i32, i32, i32)
    ^end:
      return %x, %y : i32, i32
    }"""
    assert results(text, 1, 2, 4) == [1, 2]
    assert results(text, 1, 2, 5) == [2, 1]


def test_switch_and_assert():
    text = """func.func @f(%flag: i32) -> i32 {
      %ten = arith.constant 10 : i32
      %low = arith.cmpi slt, %flag, %ten : i32
      cf.assert %low, "the flag is too large"
      cf.switch %flag : i32, [
        default: ^other(%flag : i32),
        3: ^three,
        -4: ^other(%ten : i32)
      ]
    ^three:
      %thirty = arith.constant 30 : i32
      return %thirty : i32
    ^other(%x: i32):
      return %x : i32
    }"""
    assert [results(text, n) for n in (3, -4, 5)] == [[30], [10], [5]]
    assert fails(text, 10, at=4) == "the assertion failed: the flag is too large"


@pytest.mark.parametrize(("type", "case"), [("i1", 1), ("i1", -1), ("i8", 255), ("i8", -1)])
def test_cases_of_a_switch_are_bits(type, case):
    text = f"""func.func @f(%flag: {type}) -> i32 {{
      %no = arith.constant 0 : i32
      %yes = arith.constant 1 : i32
      cf.switch %flag : {type}, [
        default: ^end(%no : i32),
        {case}: ^end(%yes : i32)
      ]
    ^end(%x: i32):
      return %x : i32
    }}"""
    assert results(text, True if type == "i1" else -1) == [1]
    assert results(text, 0) == [0]


TYPES = ("i8", "i32", "i64", "index")


@given(st.sampled_from(TYPES), st.integers(-50, 50), st.integers(-50, 50), st.integers(1, 20))
@settings(max_examples=50, deadline=None)
def test_for_counts_as_range_does(type, lower, upper, step):
    text = f"""func.func @f(%l: {type}, %u: {type}, %s: {type}, %z: i64) -> (i64, {type}) {{
      %r:2 = scf.for %i = %l to %u step %s iter_args(%n = %z, %last = %l)
          -> (i64, {type}) : {type} {{
        %one = arith.constant 1 : i64
        %m = arith.addi %n, %one : i64
        scf.yield %m, %i : i64, {type}
      }}
      return %r#0, %r#1 : i64, {type}
    }}"""
    numbers = range(lower, upper, step)
    assert results(text, lower, upper, step, 0) == [len(numbers), [lower, *numbers][-1]]


def test_a_step_that_leads_nowhere():
    text = """func.func @f(%n: index, %s: index) {
      scf.for %i = %n to %n step %s {
      }
      return
    }"""
    for step in (0, -1):
        assert fails(text, 3, step, at=2) == f"the loop's step is {step}, but must be positive"


def test_while_gives_what_its_condition_forwards():
    text = """func.func @f(%n: i32) -> (i32, i32) {
      %one = arith.constant 1 : i32
      %hundred = arith.constant 100 : i32
      %r:2 = scf.while (%x = %n) : (i32) -> (i32, i32) {
        %go = arith.cmpi slt, %x, %hundred : i32
        %double = arith.addi %x, %x : i32
        scf.condition(%go) %double, %x : i32, i32
      } do {
      ^bb0(%a: i32, %b: i32):
        %next = arith.addi %a, %one : i32
        scf.yield %next : i32
      }
      return %r#0, %r#1 : i32, i32
    }"""

    def oracle(x: int) -> list[int]:
        while x < 100:
            x = 2 * x + 1
        return [2 * x, x]

    for n in (1, 99, 100, 3):
        assert results(text, n) == oracle(n)


def test_index_switch_and_execute_region():
    text = """func.func @f(%i: index) -> i32 {
      %r = scf.index_switch %i -> i32
      case 2 {
        %a = arith.constant 20 : i32
        scf.yield %a : i32
      }
      case 7 {
        %b = scf.execute_region -> i32 {
          %c = arith.constant 70 : i32
          cf.br ^bb1
        ^bb1:
          scf.yield %c : i32
        }
        scf.yield %b : i32
      }
      default {
        %d = arith.constant -1 : i32
        scf.yield %d : i32
      }
      return %r : i32
    }"""
    assert [results(text, i) for i in (2, 7, 0)] == [[20], [70], [-1]]


def test_parallel_reduces_in_order():
    text = """func.func @f(%n: index, %m: index, %init: f32) -> f32 {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %r = "scf.parallel"(%zero, %zero, %n, %m, %one, %one, %init)
          <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
      ^bb0(%i: index, %j: index):
        %p = arith.muli %i, %m : index
        %q = arith.addi %p, %j : index
        %k = arith.index_cast %q : index to i32
        %x = arith.sitofp %k : i32 to f32
        scf.reduce(%x : f32) {
        ^bb0(%total: f32, %value: f32):
          %half = arith.constant 0.5 : f32
          %scaled = arith.mulf %total, %half : f32
          %next = arith.addf %scaled, %value : f32
          scf.reduce.return %next : f32
        }
      }) : (index, index, index, index, index, index, f32) -> f32
      return %r : f32
    }"""
    total = 8.0
    for number in range(6):
        total = total / 2 + number
    assert results(text, 2, 3, 8.0) == [total]


def test_reductions_see_the_values_of_the_iteration():
    text = """func.func @f(%n: index, %a: i64, %b: i64) -> (i64, i64) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %r:2 = "scf.parallel"(%zero, %n, %one, %a, %b)
          <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
      ^bb0(%i: index):
        %v = arith.index_cast %i : index to i64
        %inner = "scf.parallel"(%zero, %n, %one, %v)
            <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
        ^bb0(%j: index):
          %w = arith.index_cast %j : index to i64
          scf.reduce(%w : i64) {
          ^bb0(%total: i64, %value: i64):
            %sum = arith.addi %total, %v : i64
            scf.reduce.return %sum : i64
          }
        }) : (index, index, index, i64) -> i64
        scf.reduce(%v, %inner : i64, i64) {
        ^bb0(%total: i64, %value: i64):
          %sum = arith.addi %total, %inner : i64
          scf.reduce.return %sum : i64
        }, {
        ^bb0(%total: i64, %value: i64):
          %difference = arith.subi %total, %v : i64
          scf.reduce.return %difference : i64
        }
      }) : (index, index, index, i64, i64) -> (i64, i64)
      return %r#0, %r#1 : i64, i64
    }"""
    # The inner loop gives i + n * i.
    assert results(text, 4, 100, 1000) == [100 + 5 * 6, 1000 - 6]
    assert results(text, 0, 100, 1000) == [100, 1000]


def test_forall_inserts_into_shared_results():
    text = """func.func @f(%t: tensor<4x3xi32>, %n: index) -> tensor<4x3xi32> {
      %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4x3xi32>) {
        %k = arith.index_cast %i : index to i32
        %row = tensor.splat %k : tensor<1x3xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %row into %o[%i, 0] [1, 3] [1, 1]
            : tensor<1x3xi32> into tensor<4x3xi32>
        }
      }
      return %r : tensor<4x3xi32>
    }"""
    rows = [[0] * 3, [1] * 3, [2] * 3, [9] * 3]
    assert results(text, np.full((4, 3), 9, np.int32), 3) == [rows]


def test_scopes_run_in_their_place():
    text = """func.func @f(%n: i32) -> i32 {
      %r:2 = scope.scope : () -> (i32, i32) {
        %a = arith.addi %n, %n : i32
        scope.return %a, %n : i32, i32
      }
      %s = arith.muli %r#0, %r#1 : i32
      return %s : i32
    }"""
    assert results(text, 5) == [50]


def test_affine_arithmetic():
    text = """func.func @f(%i: index, %j: index) -> (index, index, index) {
      %a = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 3 - d0 floordiv s0)>(%i)[%j]
      %b = affine.min affine_map<(d0, d1) -> (d0 + d1, d0 ceildiv 2, 7)>(%i, %j)
      %c = affine.max affine_map<(d0, d1) -> (d0 + d1, d0 ceildiv 2, 7)>(%i, %j)
      return %a, %b, %c : index, index, index
    }"""
    for i in (-7, 0, 9, 20):
        for j in (1, 2, 5):
            parts = (i + j, -(-i // 2), 7)
            expected = [i * 4 + j % 3 - i // j, min(parts), max(parts)]
            assert results(text, i, j) == expected
    assert fails(text, 1, 0, at=2) == "floordiv by 0, which is not positive"


def test_affine_loops_and_accesses():
    text = """func.func @f(%m: memref<4x6xi32>, %n: index, %init: i32) -> i32 {
      %r = affine.for %i = max affine_map<(d0) -> (0, d0 - 4)>(%n)
          to min affine_map<(d0) -> (d0, 4)>(%n) step 2 iter_args(%total = %init) -> (i32) {
        %x = affine.load %m[%i, %i + 2] : memref<4x6xi32>
        affine.store %total, %m[%i, 0] : memref<4x6xi32>
        %next = arith.addi %total, %x : i32
        affine.yield %next : i32
      }
      return %r : i32
    }"""
    m = np.arange(24, dtype=np.int32).reshape(4, 6)
    outcome = run(text, m, 3, 100)
    assert outcome.results[0] == 100 + m[0, 2] + m[2, 4]
    assert outcome.memory[0][:, 0].tolist() == [100, 6, 102, 18]


def test_an_endless_loop_can_be_interrupted():
    text = """func.func @f() {
      cf.br ^bb1
    ^bb1:
      cf.br ^bb1
    }"""
    timer = threading.Timer(0.3, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        run(text)
    timer.join()


def test_ops_without_a_meaning_stop_the_run():
    text = """func.func @f() -> i64 {
      %r = hivm.hir.multi_buffer_counter -> i64
      return %r : i64
    }"""
    assert fails(text, at=2) == "this op has no meaning to the evaluator"
