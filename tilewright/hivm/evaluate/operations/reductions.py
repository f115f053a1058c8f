"""Ops of the vector unit along dimensions: reductions, running ones, sorting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import reductions
from tilewright.hivm.evaluate.destination import write_results, written_to
from tilewright.hivm.evaluate.meanings import Meaning, Meanings, optional
from tilewright.hivm.evaluate.numerics import reductions as numerics
from tilewright.hivm.evaluate.operations.attributes import options, python_value
from tilewright.hivm.evaluate.values import operand, read


def reduction(
    interpreter: Interpreter, op: reductions.VReduceOp, args: PythonValues
) -> PythonValues:
    array, written = operand(interpreter.get_values([op.src])[0])
    chosen = options(op, "arith", "reduce_dims", "unsigned_src", "tie_break_left")
    indices = optional(interpreter, op.indices, read)
    values = numerics.vreduce(array, **chosen, indices=indices)
    marks = np.logical_and.reduce(written, axis=chosen["reduce_dims"], keepdims=True)
    return write_results(interpreter.get_values(op.dst), values, marks)


def sort(interpreter: Interpreter, op: reductions.VSortOp, args: PythonValues) -> PythonValues:
    """The places go to a second destination, if there is one."""
    source, *destinations = interpreter.get_values([op.src, *op.dst])
    array, written = operand(source)
    sorted_and_places = numerics.vsort(array, **options(op, "descending", "sort_axis"))
    marks = np.logical_and.reduce(written, axis=python_value(op.sort_axis), keepdims=True)
    return write_results(destinations, sorted_and_places[: len(destinations)], marks)


def cumulative(function: Callable[..., np.ndarray], *names: str) -> Meaning:
    """A running `function`, along one dimension after the other, with the attributes `names`."""

    def meaning(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
        source, destination = interpreter.get_values([op.src, op.dst])
        array, written = operand(source)
        for dimension in python_value(op.cum_dims):
            array = function(array, dimension, destination.dtype, **options(op, *names))
            written = numerics.vcummin(written, dimension, reverse=python_value(op.reverse))
        return written_to(destination, array, written)

    return meaning


def in_own_type(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    """`function`, which doesn't ask for the destination's type."""
    return lambda array, dimension, _, **given: function(array, dimension, **given)


def cumulative_sum(
    array: np.ndarray, dimension: int, target: np.dtype[Any], *, reverse: bool
) -> np.ndarray:
    """In the destination's type, which may be wider than the source's."""
    return numerics.vcumsum(array, dimension, reverse=reverse, target=target)


EXTREMUM = ("reverse", "propagate_nan")
MEANINGS: Meanings = {
    reductions.VCummaxOp: cumulative(in_own_type(numerics.vcummax), *EXTREMUM),
    reductions.VCumminOp: cumulative(in_own_type(numerics.vcummin), *EXTREMUM),
    reductions.VCumprodOp: cumulative(in_own_type(numerics.vcumprod), "reverse"),
    reductions.VCumsumOp: cumulative(cumulative_sum, "reverse"),
    reductions.VReduceOp: reduction,
    reductions.VSortOp: sort,
}
