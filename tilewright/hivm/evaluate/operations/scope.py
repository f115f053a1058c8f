"""scope: groups of ops, which run in their place."""

from __future__ import annotations

from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects import scope
from tilewright.hivm.evaluate.meanings import Meanings, give


def run_scope(interpreter: Interpreter, op: scope.ScopeOp, args: PythonValues) -> PythonValues:
    return interpreter.run_ssacfg_region(op.region, (), "scope")


MEANINGS: Meanings = {
    scope.ScopeOp: run_scope,
    scope.ReturnOp: give,
}
