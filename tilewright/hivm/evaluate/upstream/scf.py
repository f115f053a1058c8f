"""scf: structured control flow, one iteration after another."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.dialects import scf
from xdsl.interpreter import Interpreter, PythonValues, ReturnedValues

from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings, give


def steps(lower: Any, upper: Any, step: Any) -> range:
    """The values that a loop counts through, as Python integers."""
    if step <= 0:
        raise EvaluationError(f"the loop's step is {step}, but must be positive")
    return range(int(lower), int(upper), int(step))


def run_for(interpreter: Interpreter, op: scf.ForOp, args: PythonValues) -> PythonValues:
    lower, upper, step, *carried = args
    for i in steps(lower, upper, step):
        carried = interpreter.run_ssacfg_region(op.body, (lower.dtype.type(i), *carried), "for")
    return tuple(carried)


def run_if(interpreter: Interpreter, op: scf.IfOp, args: PythonValues) -> PythonValues:
    region = op.true_region if args[0] else op.false_region
    return interpreter.run_ssacfg_region(region, (), "if") if region.blocks else ()


def run_while(interpreter: Interpreter, op: scf.WhileOp, args: PythonValues) -> PythonValues:
    while True:
        go_on, *values = interpreter.run_ssacfg_region(op.before_region, args, "while")
        if not go_on:
            return tuple(values)
        args = interpreter.run_ssacfg_region(op.after_region, tuple(values), "do")


def run_index_switch(
    interpreter: Interpreter, op: scf.IndexSwitchOp, args: PythonValues
) -> PythonValues:
    cases = dict(zip(op.cases.get_values(), op.case_regions, strict=True))
    region = cases.get(int(args[0]), op.default_region)
    return interpreter.run_ssacfg_region(region, (), "index_switch")


def run_execute_region(
    interpreter: Interpreter, op: scf.ExecuteRegionOp, args: PythonValues
) -> PythonValues:
    return interpreter.run_ssacfg_region(op.region, (), "execute_region")


def run_parallel(interpreter: Interpreter, op: scf.ParallelOp, args: PythonValues) -> PythonValues:
    """Its results stand for the totals so far while it runs: `reduce` finds them there."""
    bounds = (interpreter.get_values(o) for o in (op.lowerBound, op.upperBound, op.step))
    totals = interpreter.get_values(op.initVals)
    check_count(len(op.results), len(totals), "results to reduce")
    for index in iterations(*bounds):
        interpreter.set_values(zip(op.results, totals, strict=True))
        totals = interpreter.run_ssacfg_region(op.body, index, "parallel")
    return totals


def reduce(interpreter: Interpreter, op: scf.ReduceOp, args: PythonValues) -> ReturnedValues:
    """The totals with the values of this iteration, whose scope the reductions run in."""
    loop = op.parent_op()
    assert isinstance(loop, scf.ParallelOp)
    totals = interpreter.get_values(loop.results)
    check_count(len(args), len(totals), "values to reduce")
    check_count(len(op.reductions), len(totals), "reductions")
    regions = zip(op.reductions, totals, args, strict=True)
    return ReturnedValues(
        tuple(interpreter.run_ssacfg_region(r, (t, v), "reduce")[0] for r, t, v in regions)
    )


def iterations(
    lower: Sequence[Any], upper: Sequence[Any], step: Sequence[Any]
) -> itertools.product[tuple[Any, ...]]:
    """All indices of a nest of loops over index values, the last running fastest."""
    for bounds in (upper, step):
        check_count(len(bounds), len(lower), "bounds or steps of a nest of loops")
    loops = (steps(*bounds) for bounds in zip(lower, upper, step, strict=True))
    return itertools.product(*(map(np.int64, numbers) for numbers in loops))


MEANINGS: Meanings = {
    scf.ForOp: run_for,
    scf.IfOp: run_if,
    scf.WhileOp: run_while,
    scf.IndexSwitchOp: run_index_switch,
    scf.ExecuteRegionOp: run_execute_region,
    scf.ParallelOp: run_parallel,
    scf.ReduceOp: reduce,
    scf.ReduceReturnOp: give,
    scf.ConditionOp: give,
    scf.YieldOp: give,
}
