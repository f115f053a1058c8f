"""Ops of the vector unit that put elements in other places: broadcast, shape, ranges, gathers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import permutations, vector
from tilewright.hivm.evaluate.checks import check_count, check_same_shapes
from tilewright.hivm.evaluate.destination import write_results, written_to
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meaning, Meanings, optional
from tilewright.hivm.evaluate.numerics import vector as numerics
from tilewright.hivm.evaluate.numerics.elementwise import ELEMENTWISE
from tilewright.hivm.evaluate.numerics.integers import wrapped
from tilewright.hivm.evaluate.operations.attributes import options, python_value
from tilewright.hivm.evaluate.shapes import mixed
from tilewright.hivm.evaluate.values import operand, peek, read

Moves = Callable[[Any, list[np.ndarray], Any], np.ndarray]


def moving(function: Moves) -> Meaning:
    """`function`: (op, arrays of src, the destination) → the array for the only destination.

    It only puts elements in other places, and so puts the marks of what was written there too.
    """

    def meaning(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
        (destination,) = _values(interpreter, op.dst)
        sources = _values(interpreter, op.src)
        if not sources:
            raise EvaluationError("there is no source")
        arrays, written = zip(*map(peek, sources), strict=True)
        moved = [np.asarray(function(op, list(part), destination)) for part in (arrays, written)]
        return written_to(destination, *moved)

    return meaning


def _values(interpreter: Interpreter, operands: Any) -> PythonValues:
    """The values of an operand that may be variadic."""
    return interpreter.get_values(operands if isinstance(operands, Sequence) else (operands,))


def broadcast(op: vector.VBrcOp, sources: list[np.ndarray], destination: Any) -> np.ndarray:
    dims = python_value(op.broadcast_dims)
    return numerics.vbrc(sources[0], destination.shape, dims)


def arange(interpreter: Interpreter, op: vector.VArangeOp, args: PythonValues) -> PythonValues:
    (destination,) = interpreter.get_values([op.dst])
    strides = [int(stride) for stride in interpreter.get_values(op.strides)]
    offset = optional(interpreter, op.offset, int) or 0
    numbers = numerics.varange(destination.shape, destination.dtype, strides, offset)
    return written_to(destination, numbers)


def pad(interpreter: Interpreter, op: permutations.VPadOp, args: PythonValues) -> PythonValues:
    source, destination, value = interpreter.get_values([op.src, op.dst, op.pad_value])
    low = mixed(interpreter, op.static_low, op.low)
    high = mixed(interpreter, op.static_high, op.high)
    array, written = peek(source)
    mask = numerics.vpad(written, np.array(True), low, high)
    return written_to(destination, numerics.vpad(array, value, low, high), mask)


def deinterleave(
    interpreter: Interpreter, op: permutations.VDeinterleaveOp, args: PythonValues
) -> PythonValues:
    source, *destinations = interpreter.get_values([op.src, *op.dst])
    chosen = options(op, "channel_num", "index_mode")
    array, written = (numerics.vdeinterleave(part, **chosen) for part in peek(source))
    check_count(len(destinations), len(array), "destinations")
    channels = zip(destinations, array, written, strict=True)
    return tuple(result for channel in channels for result in written_to(*channel))


def gather(interpreter: Interpreter, op: vector.VGatherOp, args: PythonValues) -> PythonValues:
    source, indices, destination = interpreter.get_values([op.src, op.indices, op.dst])
    axis = len(source.shape) - 1 if op.gather_axis is None else op.gather_axis.value.data
    places = read(indices)
    array, written = (numerics.vgather(part, places, axis) for part in peek(source))
    return written_to(destination, array, written)


def gather_mask(
    interpreter: Interpreter, op: vector.VGathermaskOp, args: PythonValues
) -> PythonValues:
    """The chosen elements come first in the destination; what is behind them stays."""
    source, mask, destination, *counts = interpreter.get_values([op.src, op.mask, *op.dst])
    (chosen, count), (known, _) = (numerics.vgathermask(p, read(mask)) for p in peek(source))
    array, written = (part.reshape(-1).copy() for part in peek(destination))
    if count > array.size:
        raise EvaluationError(f"{count} elements are chosen, for a destination of {array.size}")
    array[:count], written[:count] = chosen, known
    shape = destination.shape
    moved = written_to(destination, array.reshape(shape), written.reshape(shape))
    numbers = [wrapped(np.asarray(count), each.dtype) for each in counts]
    return (*moved, *write_results(counts, numbers))


def multiply_extended(
    interpreter: Interpreter, op: vector.VMulextendedOp, args: PythonValues
) -> PythonValues:
    check_count(len(op.src), 2, "operands")
    (a, a_written), (b, b_written) = map(operand, interpreter.get_values(op.src))
    check_same_shapes([a.shape, b.shape])
    halves = ELEMENTWISE["vmulextended"](a, b)
    return write_results(interpreter.get_values(op.dst), list(halves), a_written & b_written)


MEANINGS: Meanings = {
    vector.VArangeOp: arange,
    vector.VBrcOp: moving(broadcast),
    permutations.VConcatOp: moving(lambda op, src, _: numerics.vconcat(src, op.dim.value.data)),
    permutations.VDeinterleaveOp: deinterleave,
    permutations.VFlipOp: moving(
        lambda op, src, _: numerics.vflip(src[0], python_value(op.flip_axis))
    ),
    vector.VGatherOp: gather,
    vector.VGathermaskOp: gather_mask,
    permutations.VInterleaveOp: moving(lambda op, src, _: numerics.vinterleave(src)),
    vector.VMulextendedOp: multiply_extended,
    permutations.VPadOp: pad,
    permutations.VTransposeOp: moving(
        lambda op, src, _: numerics.vtranspose(src[0], python_value(op.permutation))
    ),
}
