"""scope: groups of ops, which run in their place."""

from __future__ import annotations

from xdsl.interpreter import Interpreter, PythonValues, ReturnedValues

from tilewright.hivm.dialects import scope
from tilewright.hivm.evaluate.interpreter import meanings


def run_scope(interpreter: Interpreter, op: scope.ScopeOp, args: PythonValues) -> PythonValues:
    return interpreter.run_ssacfg_region(op.region, (), "scope")


IMPLEMENTATIONS = meanings(
    {
        scope.ScopeOp: run_scope,
        scope.ReturnOp: lambda interpreter, op, args: ReturnedValues(args),
    }
)
