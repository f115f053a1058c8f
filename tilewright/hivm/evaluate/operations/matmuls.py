"""Products of matrices in global memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir import SSAValue

from tilewright.hivm.dialects.hivm import matmuls as dialect
from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.numerics import matmuls as numerics
from tilewright.hivm.evaluate.numerics.products import transposed
from tilewright.hivm.evaluate.operations.attributes import options
from tilewright.hivm.evaluate.operations.products import elements
from tilewright.hivm.evaluate.values import read

_GLOBAL = ("descaleMode", "aTranspose", "bTranspose")


def matmul(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
    (c,) = interpreter.get_values([op.c])
    given, known = elements(interpreter, a=op.a, b=op.b, bias=op.bias, descale=op.descale)
    chosen = options(op, *_GLOBAL)
    result = numerics.matmul(**given, target=c.dtype, **chosen)
    return written_to(c, result, numerics.matmul_marks(**known, **chosen))


def mix_matmul(
    interpreter: Interpreter, op: dialect.MixMatmulOp, args: PythonValues
) -> PythonValues:
    _refuse_function(op.postVecFuncIns)
    return matmul(interpreter, op, args)


def mix_group_matmul(
    interpreter: Interpreter, op: dialect.MixGroupMatmulOp, args: PythonValues
) -> PythonValues:
    """Columns of b, grouped by expert, from the left by the matrix in a of their expert.

    `numerics.matmuls.group_matmul` has the groups in rows, so all of it is computed transposed.
    """
    _refuse_function((*op.postVecFuncIns, *op.postVecFuncOuts))
    counts, c = interpreter.get_values([op.tokens_per_expert, op.c])
    chosen = options(op, *_GLOBAL)
    flip_a, flip_b = (not chosen.pop(name, False) for name in ("aTranspose", "bTranspose"))
    each = elements(interpreter, a=op.a, b=op.b, bias=op.bias, descale=op.descale)
    for parts in each:
        experts, tokens = parts["a"], parts["b"]
        parts["a"] = transposed(tokens, flip_b)
        parts["b"] = transposed(experts, flip_a)
        parts["tokens_per_expert"] = read(counts)
    result = numerics.group_matmul(**each[0], target=c.dtype, **chosen)
    return written_to(c, result.T, numerics.group_marks(**each[1], **chosen).T)


def _refuse_function(operands: Sequence[SSAValue]) -> None:
    if operands:
        raise EvaluationError("the vector function after a matmul is not part of the op")


MEANINGS: Meanings = {
    dialect.MatmulOp: matmul,
    dialect.MixMatmulOp: mix_matmul,
    dialect.MixGroupMatmulOp: mix_group_matmul,
}
