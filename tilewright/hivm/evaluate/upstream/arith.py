"""arith: what each op computes, on scalars and on tensors."""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, TensorType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.evaluate.checks import check_count, check_same_shapes
from tilewright.hivm.evaluate.element_types import bits_of, dtype_of
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.numerics import floats, integers
from tilewright.hivm.evaluate.numerics.casts import rounded
from tilewright.hivm.evaluate.numerics.floats import through_float64
from tilewright.hivm.evaluate.numerics.integers import (
    on_signed,
    on_unsigned,
    signed,
    unsigned,
    without_overflow,
    wrapped,
)
from tilewright.hivm.evaluate.upstream.elementwise import converting, elementwise, several
from tilewright.hivm.evaluate.values import Tensor, element_dtype, operand, value_of
from tilewright.hivm.upstream.arith import RemfOp
from tilewright.hivm.upstream.casts import IndexCastUIOp


def constant(_: Interpreter, op: arith.ConstantOp, args: PythonValues) -> PythonValues:
    type = op.result.type
    match op.value:
        case IntegerAttr(value=value):
            return (value_of(_integers([value.data], dtype_of(type)).reshape(()), type),)
        case FloatAttr(value=value):
            return (value_of(floats.nearest(np.array(value.data), dtype_of(type)), type),)
        case DenseIntOrFPElementsAttr() as dense if isinstance(type, TensorType):
            elements = dense_elements(dense, element_dtype(type))
            check_count(elements.size, math.prod(type.get_shape()), "elements")
            return (Tensor.full(elements.reshape(type.get_shape())),)
        case other:
            raise EvaluationError(f"the evaluator can't read the constant {other}")


def dense_elements(dense: DenseIntOrFPElementsAttr, dtype: np.dtype[Any]) -> np.ndarray:
    """The elements of a dense attribute, rows first."""
    values = list(dense.get_values())
    if all(isinstance(value, int) for value in values):
        return _integers(values, dtype)
    return floats.nearest(np.asarray(values, np.float64), dtype)


def _integers(values: list[Any], dtype: np.dtype[Any]) -> np.ndarray:
    """Numbers as the text has them: 255 and -1 are the same i8."""
    bits = bits_of(dtype)
    return wrapped(np.asarray([v & ((1 << bits) - 1) for v in values], np.uint64), dtype)


_SIGNED_ORDERS = (operator.lt, operator.le, operator.gt, operator.ge)


def compare_integers(
    interpreter: ModuleInterpreter, op: arith.CmpiOp, args: PythonValues
) -> PythonValues:
    """Predicates eq, ne, then lt, le, gt, ge signed, then the same unsigned."""
    orders = (operator.eq, operator.ne, *_SIGNED_ORDERS, *_SIGNED_ORDERS)
    predicate = op.predicate.value.data
    as_numbers = signed if predicate < 6 else unsigned
    return elementwise(lambda a, b: np.asarray(orders[predicate](as_numbers(a), as_numbers(b))))(
        interpreter, op, args
    )


# The predicates in MLIR's order; each is the cases in which it is true.
_CMPF_CASES = (
    "", "=", ">", ">=", "<", "<=", "<>", "<=>",
    "=?", ">?", ">=?", "<?", "<=?", "<>?", "?", "<=>?",
)  # fmt: skip


def compare_floats(
    interpreter: ModuleInterpreter, op: arith.CmpfOp, args: PythonValues
) -> PythonValues:
    wanted = _CMPF_CASES[op.predicate.value.data]

    def compare(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        cases = {"<": a < b, "=": a == b, ">": a > b, "?": (a != a) | (b != b)}
        return np.asarray(sum((cases[case] for case in wanted), np.zeros(np.shape(a), np.bool_)))

    return elementwise(compare)(interpreter, op, args)


def select(_: Interpreter, op: arith.SelectOp, args: PythonValues) -> PythonValues:
    """One of two values of any type, or one of each two elements."""
    condition, a, b = args
    if not isinstance(condition, Tensor):
        return (a if condition else b,)
    choice, chosen = operand(condition)
    check_same_shapes([condition.shape, a.shape, b.shape])
    array, written = (np.where(choice, x, y) for x, y in zip(a.peek(), b.peek(), strict=True))
    return (Tensor(array, written & chosen),)


MEANINGS: Meanings = {
    arith.ConstantOp: constant,
    arith.CmpiOp: compare_integers,
    arith.CmpfOp: compare_floats,
    arith.SelectOp: select,
    # Integers
    arith.AddiOp: elementwise(on_unsigned(np.add)),
    arith.SubiOp: elementwise(on_unsigned(np.subtract)),
    arith.MuliOp: elementwise(on_unsigned(np.multiply)),
    arith.DivUIOp: elementwise(on_unsigned(integers.divide_down)),
    arith.DivSIOp: elementwise(without_overflow(integers.divide_toward_zero)),
    arith.FloorDivSIOp: elementwise(without_overflow(integers.divide_down)),
    arith.CeilDivSIOp: elementwise(without_overflow(integers.divide_up)),
    arith.CeilDivUIOp: elementwise(on_unsigned(integers.divide_up)),
    arith.RemUIOp: elementwise(on_unsigned(integers.remainder)),
    arith.RemSIOp: elementwise(on_signed(integers.remainder)),
    arith.MinUIOp: elementwise(on_unsigned(np.minimum)),
    arith.MaxUIOp: elementwise(on_unsigned(np.maximum)),
    arith.MinSIOp: elementwise(on_signed(np.minimum)),
    arith.MaxSIOp: elementwise(on_signed(np.maximum)),
    arith.AndIOp: elementwise(np.bitwise_and),
    arith.OrIOp: elementwise(np.bitwise_or),
    arith.XOrIOp: elementwise(np.bitwise_xor),
    arith.ShLIOp: elementwise(integers.shift(on_unsigned(np.left_shift))),
    arith.ShRUIOp: elementwise(integers.shift(on_unsigned(np.right_shift))),
    arith.ShRSIOp: elementwise(integers.shift(on_signed(np.right_shift))),
    arith.AddUIExtendedOp: several(integers.add_with_carry),
    arith.MulUIExtendedOp: several(integers.multiply_extended(unsigned)),
    arith.MulSIExtendedOp: several(integers.multiply_extended(signed)),
    # Floats
    arith.AddfOp: elementwise(through_float64(np.add)),
    arith.SubfOp: elementwise(through_float64(np.subtract)),
    arith.MulfOp: elementwise(through_float64(np.multiply)),
    arith.DivfOp: elementwise(through_float64(np.divide)),
    RemfOp: elementwise(through_float64(np.fmod)),
    arith.NegfOp: elementwise(np.negative),
    arith.MaximumfOp: elementwise(through_float64(floats.maximum)),
    arith.MinimumfOp: elementwise(through_float64(floats.minimum)),
    arith.MaxnumfOp: elementwise(through_float64(floats.ignoring_nan(floats.maximum))),
    arith.MinnumfOp: elementwise(through_float64(floats.ignoring_nan(floats.minimum))),
    # Conversions
    arith.BitcastOp: converting(integers.bitcast),
    arith.ExtFOp: converting(rounded),
    arith.TruncFOp: converting(rounded),
    arith.ExtSIOp: converting(lambda a, to: wrapped(signed(a), to)),
    arith.ExtUIOp: converting(lambda a, to: wrapped(unsigned(a), to)),
    arith.TruncIOp: converting(wrapped),
    arith.IndexCastOp: converting(lambda a, to: wrapped(signed(a), to)),
    IndexCastUIOp: converting(lambda a, to: wrapped(unsigned(a), to)),
    arith.SIToFPOp: converting(lambda a, to: rounded(signed(a), to)),
    arith.UIToFPOp: converting(lambda a, to: rounded(unsigned(a), to)),
    arith.FPToSIOp: converting(floats.to_integers(is_signed=True)),
    arith.FPToUIOp: converting(floats.to_integers(is_signed=False)),
}
