"""Arguments that are made up, and loops whose number of iterations is set."""

from dataclasses import replace

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError, functions_with_bodies
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.verify import verify
from tilewright.sim.call import Call
from tilewright.sim.machine import load_machine
from tilewright.sim.made_up import INTEGER, made_up
from tilewright.sim.simulation import Options, Simulation, record, simulate
from tilewright.sim.trips import set_trips

B3 = load_machine("Ascend910B3")
LOOPS = """\
func.func @f(%x: memref<?xf32>, %n: index, %k: index, %c: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %t = tensor.empty() : tensor<64xf32>
  BODY
  return
}
"""
WORK = "%w = hivm.hir.vexp ins(%t : tensor<64xf32>) outs(%t : tensor<64xf32>) -> tensor<64xf32>"


def module_of(text: str) -> ModuleOp:
    return read_module(text, "x.mlir", make_context())


def loops(body: str) -> ModuleOp:
    return module_of(LOOPS.replace("BODY", body.replace("WORK", WORK)))


def runs(module: ModuleOp, call: Call) -> int:
    """How many ops are executed by a core."""
    call.prepare(module)
    assert not verify(module)
    return len(record(module, call.entry, call.arguments(module), Options()).executions)


def arguments(types: str, given: tuple[object, ...] = ()) -> list[object]:
    names = ", ".join(f"%a{n}: {type}" for n, type in enumerate(types.split()))
    module = module_of(f"func.func @f({names}) {{\n  return\n}}\n")
    return made_up(functions_with_bodies(module)["f"], given)


# Memory.


def test_memory_holds_ones_everywhere():
    (memory,) = arguments("memref<?xf16>")
    assert isinstance(memory, View)
    for offset in (0, 1 << 45, -(1 << 45)):
        view = replace(memory, offset=offset, shape=(2, 3), strides=(1 << 30, 1))
        assert np.array_equal(view.read(), np.ones((2, 3), np.float16))
        assert view.subview([0, 1], [2, 2], [1, 1]).read().tolist() == [[1, 1], [1, 1]]
    assert memory.load([1 << 40]) == 1
    array, written = memory.gather(np.array([[5, 1 << 60], [0, -7]]))
    assert array.tolist() == [[1, 1], [1, 1]] and written.all()


def test_what_is_written_is_forgotten():
    (memory,) = arguments("memref<?xf32>")
    assert isinstance(memory, View)
    part = memory.subview([100], [4], [1])
    part.write(np.zeros(4, np.float32), np.array([True, False, True, True]))
    part.store([1], np.float32(3))
    part.scatter(np.array([0, 2]), np.zeros(2, np.float32), np.array([False, True]))
    assert part.read().tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("type", "value"),
    [("i1", True), ("i8", 64), ("i32", INTEGER), ("index", INTEGER), ("f32", 1), ("bf16", 1)],
)
def test_scalars(type: str, value: object):
    (made,) = arguments(type)
    assert made == value


def test_a_tensor_and_a_memref_of_known_size():
    tensor, memory = arguments("tensor<2x3xf32> memref<4x8xi8>")
    assert isinstance(tensor, np.ndarray) and tensor.tolist() == [[1, 1, 1], [1, 1, 1]]
    assert isinstance(memory, View) and memory.strides == (8, 1)


def test_what_is_given_stays():
    assert arguments("i32 f32 i32", (None, 2.5)) == [INTEGER, 2.5, INTEGER]


@pytest.mark.parametrize("type", ["memref<4x?xf32>", "tensor<?xf32>"])
def test_a_size_that_nobody_knows(type: str):
    with pytest.raises(EvaluationError, match=r"the size of arg0, .* give it with --inputs"):
        arguments(type)


def test_bytes_of_made_up_memory():
    (memory,) = arguments("memref<?xi8>")
    assert isinstance(memory, View)
    with pytest.raises(EvaluationError, match="arg0 is made up, so its bytes"):
        memory.buffer.part("x", 0, 64)


# Iterations.


def cycles(name: str, trips: int) -> Simulation:
    """A kernel with nothing given but the number of iterations."""
    module = module_of((FOLDER / f"{name}.mlir").read_text())
    call = Call(CALLS[name](1).entry, trips=trips)
    call.prepare(module)
    return simulate(module, call.entry, call.arguments(module), B3)


# The loop of the first depends on the block; the second adds to memory that was never written.
ODD = ("fa_fwd_causal", "linattn_chunk")


@pytest.mark.parametrize("name", [name for name in CALLS if name not in ODD])
def test_kernels_take_as_long_with_made_up_arguments(name: str):
    made, given = cycles(name, 6), CALLS[name](6)
    module = module_of((FOLDER / f"{name}.mlir").read_text())
    real = simulate(module, given.entry, given.arguments, B3)
    # The end of a loop that begins at a number of the block takes two more scalar operations.
    assert 0 <= made.cycles - real.cycles <= 2
    assert made.busy() == real.busy()


@pytest.mark.parametrize("name", ODD)
def test_kernels_that_data_alone_does_not_let_run(name: str):
    six, two = cycles(name, 6), cycles(name, 2)
    assert len(six.events) > 2 * len(two.events)


def test_of_nested_loops_the_innermost_is_set():
    nested = """
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %k step %one {
      WORK
    }
  }"""
    assert runs(loops(nested), Call("f", (None, 3), trips=5)) == 15
    with pytest.raises(EvaluationError, match="depends on arg1: give --args 1=…,") as caught:
        runs(loops(nested), Call("f", trips=5))
    assert caught.value.place is not None and caught.value.place.line == 6


def test_loops_without_work_and_constant_loops_stay():
    body = """
  scf.for %i = %zero to %n step %one {
    %s = arith.addi %i, %one : index
  }
  %four = arith.constant 4 : index
  scf.for %i = %zero to %four step %one {
    WORK
  }
  scf.for %i = %one to %n step %one {
    WORK
  }"""
    module = loops(body)
    changed = set_trips(functions_with_bodies(module)["f"], 7)
    assert len(changed) == 1
    assert runs(module, Call("f", (None, 100))) == 4 + 7


def test_the_end_inside_of_a_loop_is_the_new_one():
    body = """
  scf.for %i = %zero to %n step %one {
    %last = arith.subi %n, %one : index
    %is_last = arith.cmpi eq, %i, %last : index
    scf.if %is_last {
      WORK
    }
  }"""
    assert runs(loops(body), Call("f", trips=9)) == 1


def test_no_loop_can_be_set():
    with pytest.raises(EvaluationError, match="--trip changes nothing: @f has no loop with work"):
        runs(loops(WORK), Call("f", trips=2))


def test_what_decides_is_told():
    body = """
  %v = memref.load %x[%zero] : memref<?xf32>
  %half = arith.constant 0.5 : f32
  %large = arith.cmpf ogt, %v, %half : f32
  %both = arith.andi %large, %c : i1
  scf.if %both {
    WORK
  }
  scf.for %i = %zero to %n step %one {
    WORK
  }"""
    module = loops(body)
    found = Call("f", (None, 4)).decisions(module)
    assert [(op.name, what) for op, what in found] == [("scf.if", "arg3 and data")]
    given = Call("f", (np.ones(4, np.float32), 4, None, True))
    assert given.decisions(module) == []


def test_a_count_that_goes_through_a_loop_is_followed():
    body = """
  %sum = scf.for %i = %zero to %one step %one iter_args(%a = %zero) -> (index) {
    %next = arith.addi %a, %k : index
    scf.yield %next : index
  }
  scf.for %i = %zero to %sum step %one {
    WORK
  }"""
    assert runs(loops(body), Call("f", (None, None, 3))) == 3
    with pytest.raises(EvaluationError, match="depends on arg2"):
        runs(loops(body), Call("f"))
