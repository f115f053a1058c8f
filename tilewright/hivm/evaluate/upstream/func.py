"""func: calls and returns."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.traits import SymbolTable

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings, give


def call(interpreter: Interpreter, op: func.CallOp, args: PythonValues) -> PythonValues:
    callee = SymbolTable.lookup_symbol(op, op.callee)
    name = op.callee.string_value()
    if not isinstance(callee, func.FuncOp):
        raise EvaluationError(f"there is no function @{name}")
    if not callee.body.blocks:
        raise EvaluationError(f"function @{name} is declared, but has no body to run")
    return interpreter.run_ssacfg_region(callee.body, args, name)


MEANINGS: Meanings = {
    func.CallOp: call,
    func.ReturnOp: give,
}
