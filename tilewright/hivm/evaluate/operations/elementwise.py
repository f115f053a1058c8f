"""Elementwise ops: the table of numerics, with operands broadcast and transposed on the fly."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import DIALECT, elementwise, functions
from tilewright.hivm.evaluate.checks import check_permutation, check_same_types, check_shapes
from tilewright.hivm.evaluate.destination import write_results
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.meanings import Meaning, Meanings
from tilewright.hivm.evaluate.numerics.casts import vcast
from tilewright.hivm.evaluate.numerics.elementwise import ELEMENTWISE
from tilewright.hivm.evaluate.operations.attributes import options
from tilewright.hivm.evaluate.values import operand

# Attributes that say where elements go or come from, not what is computed of them.
_PLACES = ("broadcast", "transpose", "operandSegmentSizes")


def elementwise_op(function: Callable[..., Any]) -> Meaning:
    """dst[i, …] = function(src[i, …] …, the op's attributes); dst is of any dtype."""

    def meaning(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
        names = (name for name in op.get_irdl_definition().properties if name not in _PLACES)
        destinations, arrays, marks = inputs(interpreter, op)
        check_same_types([array.dtype for array in arrays])
        written = functools.reduce(np.logical_and, marks)
        return write_results(destinations, [function(*arrays, **options(op, *names))], written)

    return meaning


def inputs(
    interpreter: Interpreter, op: Any
) -> tuple[PythonValues, tuple[np.ndarray, ...], tuple[np.ndarray, ...]]:
    """The destinations, the inputs' elements, and which of them were written."""
    destinations = interpreter.get_values(op.dst)
    values = interpreter.get_values(op.src)
    arrays, marks = zip(*on_the_fly(op, values, destinations[0].shape), strict=True)
    return destinations, arrays, marks


def on_the_fly(
    op: Any, values: Sequence[Any], shape: tuple[int, ...]
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """The inputs as arrays that numpy broadcasts to `shape`, the destination's.

    Dimensions in `broadcast` may have size 1; with `transpose`, dimension i of the destination is
    dimension transpose[i] of every input. A scalar goes everywhere.
    """
    broadcast, permutation = op.broadcast.get_values(), op.transpose.get_values()
    for value in values:
        array, written = operand(value)
        if array.ndim:
            if permutation:
                check_permutation(permutation, array.shape)
                array, written = (part.transpose(permutation) for part in (array, written))
            expected = tuple(
                1 if d in broadcast and array.shape[d : d + 1] == (1,) else size
                for d, size in enumerate(shape)
            )
            check_shapes(array.shape, expected)
        yield array, written


def run_vcast(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
    destinations, (source,), (written,) = inputs(interpreter, op)
    result = vcast(source, destinations[0].dtype, **options(op, "round_mode", "cast"))
    return write_results(destinations, [result], written)


def run_vsel(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
    """What isn't chosen doesn't count: only the chosen element must have been written."""
    destinations, (condition, *branches), (known, *marks) = inputs(interpreter, op)
    select = ELEMENTWISE["vsel"]
    written = np.logical_and(known, select(condition, *marks))
    branches = [fitting(branch, destinations[0].dtype) for branch in branches]
    return write_results(destinations, [select(condition, *branches)], written)


def _functions() -> Meanings:
    """Every elementwise op that numerics has a function for."""
    families = (elementwise.ElementwiseOp, functions.FunctionOp)
    ops = [op for op in DIALECT.operations if issubclass(op, families)]
    return {
        op: elementwise_op(ELEMENTWISE[name])
        for op in ops
        if (name := op.name.removeprefix("hivm.hir.")) in ELEMENTWISE
    }


MEANINGS: Meanings = {
    **_functions(),
    elementwise.VCastOp: run_vcast,
    elementwise.VSelOp: run_vsel,
}
