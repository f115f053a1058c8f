"""What is wrong with a program stops it with an error at its line; what is wrong with us shows."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects import test
from xdsl.interpreter import InterpreterFunctions, impl, register_impls

from tests.hivm.evaluate.programs import fails, run
from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError, evaluate, evaluator
from tilewright.hivm.text.parser import read_module

F32, I64 = np.float32, np.int64

# Ops that verification lets pass, or did: counts of sizes, groups, indices, offsets.
UNVERIFIED = [
    ('"tensor.empty"() : () -> tensor<?xf32>', "0 dynamic numbers instead of 1"),
    ('"tensor.empty"(%i) : (index) -> tensor<2xf32>', "1 dynamic numbers instead of 0"),
    (
        '"memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<?xf32>',
        "0 dynamic numbers instead of 1",
    ),
    ('"tensor.extract"(%t) : (tensor<2x3xf32>) -> f32', "0 indices instead of 2"),
    ('"memref.load"(%m, %i) : (memref<2x3xf32>, index) -> f32', "1 indices instead of 2"),
    (
        '"tensor.collapse_shape"(%t) <{reassociation = [[0]]}> '
        ": (tensor<2x3xf32>) -> tensor<6xf32>",
        "1 dimensions in groups instead of 2",
    ),
    (
        '"tensor.collapse_shape"(%t) <{reassociation = [[1, 0]]}> '
        ": (tensor<2x3xf32>) -> tensor<6xf32>",
        "[[1, 0]] are no groups of neighbouring dimensions",
    ),
    (
        '"tensor.expand_shape"(%t) <{reassociation = [[0, 1]], '
        "static_output_shape = array<i64: 2, 1, 3>}> : (tensor<2x3xf32>) -> tensor<2x1x3xf32>",
        "2 dimensions in groups instead of 3",
    ),
    (
        '"tensor.extract_slice"(%t) <{static_offsets = array<i64: 0>, '
        "static_sizes = array<i64: 1>, static_strides = array<i64: 1>, "
        "operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<2x3xf32>) -> tensor<1xf32>",
        "1 numbers for the dimensions of a slice instead of 2",
    ),
    (
        '"tensor.from_elements"(%x) : (f32) -> tensor<2xf32>',
        "1 elements instead of 2",
    ),
    (
        '"tensor.concat"(%t, %t) <{dim = 2 : i64}> '
        ": (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>",
        "dimension 2 of an array of shape [2, 3]",
    ),
    (
        '"affine.apply"(%i) <{map = affine_map<(d0, d1) -> (d0 + d1)>}> : (index) -> index',
        "1 operands of an affine map instead of 2",
    ),
]


@pytest.mark.parametrize(("operation", "message"), UNVERIFIED)
def test_counts_that_verification_may_let_pass(operation, message):
    text = f"""func.func @f(%t: tensor<2x3xf32>, %m: memref<2x3xf32>, %i: index, %x: f32) {{
      %r = {operation}
      return
    }}"""
    module = read_module(text, "test.mlir", make_context())
    zeros = np.zeros((2, 3), F32)
    with pytest.raises(EvaluationError) as caught:
        evaluate(module, "f", [zeros, zeros, 1, 1.0])
    assert caught.value.message == message
    assert caught.value.place is not None and caught.value.place.line == 2


# Ops of which the published compiler takes the counts as they come.
COUNTS = [
    (
        "hivm.hir.vdeinterleave ins(%a : memref<4x4xf16>) outs(%a : memref<4x4xf16>)"
        " channel_num = 0 index_mode = <CHANNEL_0>",
        "4 elements in 0 channels",
    ),
    (
        "hivm.hir.nd2nz {dst_continuous} ins(%a : memref<4x4xf16>) outs(%e : memref<1x1x16x0xf16>)",
        "fractals of 0 columns",
    ),
    (
        "%r = hivm.hir.convert_layout %a output_shape [1, 1, 16, 0]"
        " {srcLayout = #hivm.data_layout<ND>, dstLayout = #hivm.data_layout<zN>}"
        " : (memref<4x4xf16>) -> memref<1x1x16x0xf16>",
        "fractals of 0 columns",
    ),
    (
        "hivm.hir.Conv1dL1 {padding = 0 : i32, groups = 0 : i32}"
        " ins(%n, %w, %t : memref<0x4xf16>, memref<1x0x2xf16>, i1) outs(%o : memref<1x3xf32>)",
        "0 channels with 0 groups of weights [1, 0, 2]",
    ),
    (
        "hivm.hir.atomic_cas ins(%a : memref<4x4xf16>) outs(%a : memref<4x4xf16>)",
        "1 sources instead of 2",
    ),
    (
        "hivm.hir.atomic_cas ins(%a, %a, %a : memref<4x4xf16>, memref<4x4xf16>, memref<4x4xf16>)"
        " outs(%a : memref<4x4xf16>)",
        "3 sources instead of 2",
    ),
    ('"hivm.hir.vconcat"(%a) <{dim = 0 : i64}> : (memref<4x4xf16>) -> ()', "there is no source"),
]


@pytest.mark.parametrize(("operation", "message"), COUNTS)
def test_counts_of_nothing(operation, message):
    text = f"""func.func @f(%a: memref<4x4xf16>, %e: memref<1x1x16x0xf16>, %n: memref<0x4xf16>,
        %w: memref<1x0x2xf16>, %o: memref<1x3xf32>, %t: i1) {{
      {operation}
      return
    }}"""
    module = read_module(text, "test.mlir", make_context())
    shapes = [(4, 4), (1, 1, 16, 0), (0, 4), (1, 0, 2)]
    given = [np.zeros(shape, np.float16) for shape in shapes]
    with pytest.raises(EvaluationError) as caught:
        evaluate(module, "f", [*given, np.zeros((1, 3), F32), True])
    assert caught.value.message == message


DYNAMIC = [
    ("arith.addf %a, %b : tensor<?x?xf32>", "operands of different shapes: [2, 3], [3, 2]"),
    (
        "hivm.hir.vadd ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)"
        " outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>",
        "an array of shape [3, 2] where [2, 3] is needed",
    ),
    (
        "hivm.hir.vconcat dim(0) ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)"
        " outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>",
        "arrays [2, 3], [3, 2] can't be joined along dimension 0",
    ),
    (
        "hivm.hir.vinterleave ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)"
        " outs(%a : tensor<?x?xf32>) interleave_channel_nums = 2 -> tensor<?x?xf32>",
        "channels of different shapes: [2, 3], [3, 2]",
    ),
    (
        "hivm.hir.load ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>",
        "an array of shape [2] where [3] is needed",
    ),
    ("tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>",
     "arrays [2, 3], [3, 2] can't be joined along dimension 1"),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "message"), DYNAMIC)
def test_shapes_that_only_the_run_knows(operation, message):
    text = f"""func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {{
      %r = {operation}
      return %r : tensor<?x?xf32>
    }}"""
    assert fails(text, np.zeros((2, 3), F32), np.zeros((3, 2), F32), at=2) == message


def test_a_block_gets_as_many_values_as_it_takes():
    text = """func.func @f(%x: f32) {
      "cf.br"(%x)[^bb1] : (f32) -> ()
    ^bb1:
      return
    }"""
    module = read_module(text, "test.mlir", make_context())
    with pytest.raises(EvaluationError, match="1 values for a block's arguments instead of 0"):
        evaluate(module, "f", [1.0])


@pytest.mark.parametrize("fault", [ValueError, IndexError, StopIteration, TypeError])
def test_our_own_faults_show(monkeypatch, fault):
    from xdsl.dialects import arith

    def faulty(*_):
        raise fault("ours")

    monkeypatch.setitem(evaluator.operations.MEANINGS, arith.AddfOp, faulty)
    text = "func.func @f(%x: f32) {\n  %r = arith.addf %x, %x : f32\n  return\n}"
    with pytest.raises(fault, match="ours"):
        run(text, 1.0)


@register_impls
class Twice(InterpreterFunctions):
    """test.op doubles its operand, if that is positive."""

    @impl(test.TestOp)
    def run_op(self, interpreter, op, args):
        if args[0] <= 0:
            raise EvaluationError(f"{args[0]} is not positive")
        return (args[0] + args[0],)


def test_ops_of_other_dialects_run_as_they_are_registered():
    text = 'func.func @f(%x: f32) -> f32 {\n  %r = "test.op"(%x) : (f32) -> f32\n'
    module = read_module(text + "  return %r : f32\n}", "test.mlir", make_context())
    outcome = evaluate(module, "f", [1.5], implementations=[Twice()])
    assert outcome.results[0] == 3.0
    with pytest.raises(EvaluationError, match=r"^test\.op: -1\.0 is not positive$") as caught:
        evaluate(module, "f", [-1.0], implementations=[Twice()])
    assert caught.value.place is not None and caught.value.place.line == 2
    with pytest.raises(EvaluationError, match="no meaning to the evaluator"):
        evaluate(module, "f", [1.5])
