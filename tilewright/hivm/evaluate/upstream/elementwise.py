"""Ops of MLIR's own dialects that compute every element of a scalar or a tensor by itself."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir import Operation

from tilewright.hivm.evaluate.checks import check_same_shapes
from tilewright.hivm.evaluate.meanings import Meaning
from tilewright.hivm.evaluate.values import element_dtype, operand, value_of


def several(function: Callable[..., tuple[np.ndarray, ...]]) -> Meaning:
    """`function`: arrays of the operands → arrays of the results, each in its dtype."""

    def meaning(_: Interpreter, op: Operation, args: PythonValues) -> PythonValues:
        arrays, marks = zip(*map(operand, args), strict=True)
        check_same_shapes([array.shape for array in arrays])
        written = functools.reduce(np.logical_and, marks)
        pairs = zip(function(*arrays), op.results, strict=True)
        return tuple(value_of(array, result.type, written) for array, result in pairs)

    return meaning


def elementwise(function: Callable[..., np.ndarray]) -> Meaning:
    """`function`: arrays of the operands → array of the only result, in its dtype."""
    return several(lambda *arrays: (function(*arrays),))


def converting(function: Callable[[np.ndarray, np.dtype[Any]], np.ndarray]) -> Meaning:
    """`function`: array of the operand and dtype of the result → array of the result."""

    def meaning(_: Interpreter, op: Operation, args: PythonValues) -> PythonValues:
        type = op.results[0].type
        array, written = operand(args[0])
        return (value_of(function(array, element_dtype(type)), type, written),)

    return meaning
