"""affine: index arithmetic, loops and accesses by affine maps."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.dialects import affine
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstraintKind,
    AffineExpr,
    AffineMap,
)

from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings, give
from tilewright.hivm.evaluate.upstream.scf import steps
from tilewright.hivm.upstream.affine import MaxOp


def evaluate_map(map: AffineMap, operands: Sequence[Any]) -> list[int]:
    """The map's results for `operands`, its dimensions and then its symbols."""
    check_count(len(operands), map.num_dims + map.num_symbols, "operands of an affine map")
    values = [int(operand) for operand in operands]
    dimensions, symbols = values[: map.num_dims], values[map.num_dims :]
    for result in map.results:
        _refuse_divisors(result, dimensions, symbols)
    return list(map.eval(dimensions, symbols))


def _refuse_divisors(expression: AffineExpr, dimensions: list[int], symbols: list[int]) -> None:
    """An error where a division or mod in `expression` is by what is not positive."""
    if not isinstance(expression, AffineBinaryOpExpr):
        return
    _refuse_divisors(expression.lhs, dimensions, symbols)
    _refuse_divisors(expression.rhs, dimensions, symbols)
    if expression.kind in (AffineBinaryOpKind.Add, AffineBinaryOpKind.Mul):
        return
    divisor = expression.rhs.eval(dimensions, symbols)
    if divisor <= 0:
        raise EvaluationError(f"{expression.kind.get_token()} by {divisor}, which is not positive")


def _index(number: int) -> np.int64:
    """An index, wrapped to its 64 bits."""
    return np.uint64(number & 0xFFFF_FFFF_FFFF_FFFF).astype(np.int64)


def apply(_: Interpreter, op: affine.ApplyOp, args: PythonValues) -> PythonValues:
    return tuple(map(_index, evaluate_map(op.map.data, args)))


def minimum(_: Interpreter, op: affine.MinOp, args: PythonValues) -> PythonValues:
    return (_index(min(evaluate_map(op.map.data, args))),)


def maximum(_: Interpreter, op: MaxOp, args: PythonValues) -> PythonValues:
    return (_index(max(evaluate_map(op.map.data, args))),)


def load(_: Interpreter, op: affine.LoadOp, args: PythonValues) -> PythonValues:
    memref, *operands = args
    return (memref.load(evaluate_map(op.map.data, operands)),)


def store(_: Interpreter, op: affine.StoreOp, args: PythonValues) -> PythonValues:
    value, memref, *operands = args
    memref.store(evaluate_map(op.map.data, operands), value)
    return ()


def run_for(interpreter: Interpreter, op: affine.ForOp, args: PythonValues) -> PythonValues:
    """From the largest of the lower bounds to the smallest of the upper ones."""
    lower = evaluate_map(op.lowerBoundMap.data, interpreter.get_values(op.lowerBoundOperands))
    upper = evaluate_map(op.upperBoundMap.data, interpreter.get_values(op.upperBoundOperands))
    carried = interpreter.get_values(op.inits)
    for i in steps(max(lower), min(upper), op.step.value.data):
        carried = interpreter.run_ssacfg_region(op.body, (np.int64(i), *carried), "for")
    return carried


_COMPARISONS = {
    AffineConstraintKind.eq: operator.eq,
    AffineConstraintKind.ge: operator.ge,
    AffineConstraintKind.le: operator.le,
}


def run_if(interpreter: Interpreter, op: affine.IfOp, args: PythonValues) -> PythonValues:
    conditions = op.condition.data
    count = conditions.num_dims + conditions.num_symbols
    check_count(len(args), count, "operands of an affine set")
    values = [int(arg) for arg in args]
    at = values[: conditions.num_dims], values[conditions.num_dims :]
    holds = all(
        _COMPARISONS[c.kind](c.lhs.eval(*at), c.rhs.eval(*at)) for c in conditions.constraints
    )
    region = op.then_region if holds else op.else_region
    return interpreter.run_ssacfg_region(region, (), "if") if region.blocks else ()


MEANINGS: Meanings = {
    affine.ApplyOp: apply,
    affine.MinOp: minimum,
    MaxOp: maximum,
    affine.LoadOp: load,
    affine.StoreOp: store,
    affine.ForOp: run_for,
    affine.IfOp: run_if,
    affine.YieldOp: give,
}
