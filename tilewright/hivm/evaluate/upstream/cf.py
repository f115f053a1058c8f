"""cf: jumps between blocks."""

from __future__ import annotations

from xdsl.dialects import cf
from xdsl.interpreter import Interpreter, PythonValues, Successor

from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings


def branch(interpreter: Interpreter, op: cf.BranchOp, args: PythonValues) -> Successor:
    return Successor(op.successor, args)


def conditional_branch(
    interpreter: Interpreter, op: cf.ConditionalBranchOp, args: PythonValues
) -> Successor:
    if args[0]:
        return Successor(op.then_block, interpreter.get_values(op.then_arguments))
    return Successor(op.else_block, interpreter.get_values(op.else_arguments))


def switch(interpreter: Interpreter, op: cf.SwitchOp, args: PythonValues) -> Successor:
    cases = [] if op.case_values is None else op.case_values.get_values()
    bits = (1 << bits_of(args[0].dtype)) - 1  # -1 and 1 are the same i1
    numbers = [int(case) & bits for case in cases]
    blocks = dict(zip(numbers, zip(op.case_blocks, op.case_operand, strict=True), strict=True))
    block, operands = blocks.get(int(args[0]) & bits, (op.default_block, op.default_operands))
    return Successor(block, interpreter.get_values(operands))


def check(interpreter: Interpreter, op: cf.AssertOp, args: PythonValues) -> PythonValues:
    if not args[0]:
        raise EvaluationError(f"the assertion failed: {op.msg.data}")
    return ()


MEANINGS: Meanings = {
    cf.AssertOp: check,
    cf.BranchOp: branch,
    cf.ConditionalBranchOp: conditional_branch,
    cf.SwitchOp: switch,
}
