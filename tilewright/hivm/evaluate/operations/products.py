"""Ops of the Cube: products of matrices and convolutions.

Each computes twice, with elements and with marks of what was written: an element of the result
counts as written if all that it is made of was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IntegerAttr, IntegerType
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir import SSAValue
from xdsl.utils.hints import isa

from tilewright.hivm.dialects.hivm import products as dialect
from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meaning, Meanings
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.numerics import convolutions, products
from tilewright.hivm.evaluate.numerics.layouts import nd2nz, nz2nd
from tilewright.hivm.evaluate.operations.attributes import options
from tilewright.hivm.evaluate.values import Tensor, operand

Parts = tuple[np.ndarray, np.ndarray]
"""Elements, and which of them were written."""


def elements(
    interpreter: Interpreter, **operands: SSAValue | None
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Elements of the operands and their marks, by name, without the missing operands."""
    names = [name for name, each in operands.items() if each is not None]
    values = interpreter.get_values([each for each in operands.values() if each is not None])
    parts = dict(zip(names, map(operand, values), strict=True))
    return {n: p[0] for n, p in parts.items()}, {n: p[1] for n, p in parts.items()}


# Products in L1.


def mmad(rank: int) -> Meaning:
    """mmadL1 and batchMmadL1 of matrices with `rank` dimensions, or in fractals with two more."""

    def meaning(interpreter: Interpreter, op: dialect.MmadOp, args: PythonValues) -> PythonValues:
        a, b = interpreter.get_values([op.a, op.b])
        left, right = in_rows(a, rank), in_rows(b, rank)
        if op.a_transpose is not None:
            left = both(products.transposed, left)
        if op.b_transpose is not None:
            right = both(products.transposed, right)
        chosen = options(op, "enable_HF32", "enable_I4")
        return accumulated(interpreter, op, rank, left, right, products.mmad_l1, chosen)

    return meaning


def mmadmx(interpreter: Interpreter, op: dialect.MmadmxL1Op, args: PythonValues) -> PythonValues:
    values = interpreter.get_values([op.a, op.b, op.scaleA, op.scaleB])
    a, b, left_scale, right_scale = map(operand, values)
    chosen = options(op, "lhsFormat", "rhsFormat")
    # Both with K last.
    left = scaled(a, left_scale, op.a_transpose is not None, chosen.get("lhsFormat"))
    right = scaled(b, right_scale, op.b_transpose is None, chosen.get("rhsFormat"))
    right = both(products.transposed, right)
    return accumulated(interpreter, op, 2, left, right, products.mmadmx_l1, {})


def scaled(value: Parts, scale: Parts, transpose: bool, format: int | None) -> Parts:
    """A block-scaled operand as numbers, transposed before where its K isn't last."""
    array, written = (products.transposed(part, transpose) for part in value)
    per_element = products.numbers_per_element(array.dtype, format)
    numbers = products.mx_operand(array, scale[0], format)
    return numbers, products.mx_marks(written, scale[1], per_element)


def both(function: Callable[..., np.ndarray], parts: Parts, *given: Any) -> Parts:
    """What a function that only moves elements makes of them and of their marks."""
    array, written = (function(part, *given) for part in parts)
    return array, written


def in_rows(value: Tensor | View, rank: int) -> Parts:
    """Matrices, rows first, also where they are in fractals."""
    parts = operand(value)
    if len(value.shape) == rank:
        return parts
    if len(value.shape) != rank + 2:
        raise EvaluationError(f"a matrix of shape {list(value.shape)}")
    across, down, rows, columns = value.shape[-4:]
    return both(nz2nd, parts, down * rows, across * columns)


def accumulated(
    interpreter: Interpreter,
    op: Any,
    rank: int,
    left: Parts,
    right: Parts,
    multiply: Callable[..., np.ndarray],
    chosen: dict[str, Any],
) -> PythonValues:
    """Writes to c what `multiply` makes of it and of the parts of the operands that count."""
    sizes = [op.real_m, op.real_k, op.real_n]
    c, init, *counts = interpreter.get_values([op.c, op.init_condition, *sizes])
    m, k, n = map(int, counts)
    left, right = corner("a", left, m, k), corner("b", right, k, n)
    bias, bias_marks = elements(interpreter, per_channel_bias=op.per_channel_bias)
    chosen["init_condition"] = bool(init)
    old, written = in_rows(c, rank)
    array = multiply(left[0], right[0], old, **chosen, **bias)
    marks = products.mmad_marks(left[1], right[1], written, init_condition=bool(init), **bias_marks)
    if len(c.shape) != rank:
        array, marks = both(nd2nz, (array, marks), c.shape[-1])
    return written_to(c, array, marks)


def corner(name: str, parts: Parts, rows: int, columns: int) -> Parts:
    """The first rows and columns of matrices, as many as count."""
    extents = parts[0].shape[-2:]
    if any(not 0 <= s <= extent for s, extent in zip((rows, columns), extents, strict=True)):
        shape = list(parts[0].shape)
        raise EvaluationError(f"{rows}x{columns} elements of {name} count, which is {shape}")
    return both(lambda part: part[..., :rows, :columns], parts)


# Convolutions.


def convolution(
    interpreter: Interpreter, op: dialect.ConvolutionOp, args: PythonValues
) -> PythonValues:
    init, destination = interpreter.get_values([op.init_condition, op.init])
    given, known = elements(
        interpreter, input=op.input, weight=op.weight, init=op.init, bias=op.bias
    )
    chosen: dict[str, Any] = {
        "init_condition": bool(init),
        "padding": _numbers(op.padding),
        "groups": op.groups.value.data,
    }
    result = convolutions.conv_l1(**given, **chosen)
    return written_to(destination, result, convolutions.conv_marks(**known, **chosen))


def _numbers(padding: Any) -> int | Sequence[int]:
    """One number or one for each dimension, as the attribute has it."""
    match padding:
        case IntegerAttr(value=value):
            return value.data
        case DenseArrayBase() if isa(padding, DenseArrayBase[IntegerType]):
            return padding.get_values()
        case ArrayAttr():
            return [number.value.data for number in padding]
        case _:
            raise EvaluationError(f"the padding {padding} is no number")


MEANINGS: Meanings = {
    dialect.MmadL1Op: mmad(rank=2),
    dialect.BatchMmadL1Op: mmad(rank=3),
    dialect.MmadmxL1Op: mmadmx,
    dialect.Conv1dL1Op: convolution,
    dialect.Conv2dL1Op: convolution,
    dialect.Conv3dL1Op: convolution,
}
