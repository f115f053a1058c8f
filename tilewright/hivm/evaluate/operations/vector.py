"""Ops of the vector unit that put elements in other places: broadcast, shape, ranges, gathers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import vector
from tilewright.hivm.evaluate import layout
from tilewright.hivm.evaluate.arithmetic import ELEMENTWISE
from tilewright.hivm.evaluate.destination import write_results, written_to
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import Meaning, meanings
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
        arrays, written = zip(*map(peek, _values(interpreter, op.src)), strict=True)
        moved = [np.asarray(function(op, list(part), destination)) for part in (arrays, written)]
        return written_to(destination, *moved)

    return meaning


def _values(interpreter: Interpreter, operands: Any) -> PythonValues:
    """The values of an operand that may be variadic."""
    return interpreter.get_values(operands if isinstance(operands, Sequence) else (operands,))


def concatenate(op: vector.VConcatOp, sources: list[np.ndarray], destination: Any) -> np.ndarray:
    axis = op.dim.value.data
    if len({tuple(np.delete(source.shape, axis)) for source in sources}) != 1:
        shapes = ", ".join(str(list(source.shape)) for source in sources)
        raise EvaluationError(f"inputs of shapes {shapes} can't be joined along {axis}")
    return layout.vconcat(sources, axis)


def interleave(op: vector.VInterleaveOp, sources: list[np.ndarray], destination: Any) -> np.ndarray:
    if len({source.shape for source in sources}) != 1:
        shapes = ", ".join(str(list(source.shape)) for source in sources)
        raise EvaluationError(f"inputs of shapes {shapes} can't be interleaved")
    return layout.vinterleave(sources)


def broadcast(op: vector.VBrcOp, sources: list[np.ndarray], destination: Any) -> np.ndarray:
    dims = python_value(op.broadcast_dims)
    return layout.vbrc(sources[0], destination.shape, dims)


def arange(interpreter: Interpreter, op: vector.VArangeOp, args: PythonValues) -> PythonValues:
    (destination,) = interpreter.get_values([op.dst])
    strides = [int(stride) for stride in interpreter.get_values(op.strides)]
    offset = 0 if op.offset is None else int(interpreter.get_values([op.offset])[0])
    if len(strides) != len(destination.shape):
        raise EvaluationError(f"{len(strides)} strides for {len(destination.shape)} dimensions")
    numbers = layout.varange(destination.shape, destination.dtype, strides, offset)
    return written_to(destination, numbers)


def pad(interpreter: Interpreter, op: vector.VPadOp, args: PythonValues) -> PythonValues:
    source, destination, value = interpreter.get_values([op.src, op.dst, op.pad_value])
    low = mixed(interpreter, op.static_low, op.low)
    high = mixed(interpreter, op.static_high, op.high)
    if min((*low, *high), default=0) < 0:
        raise EvaluationError(f"the padding {list(low)} {list(high)} is negative")
    array, written = peek(source)
    mask = layout.vpad(written, np.array(True), low, high)
    return written_to(destination, layout.vpad(array, value, low, high), mask)


def deinterleave(
    interpreter: Interpreter, op: vector.VDeinterleaveOp, args: PythonValues
) -> PythonValues:
    source, *destinations = interpreter.get_values([op.src, *op.dst])
    chosen = options(op, "channel_num", "index_mode")
    array, written = (layout.vdeinterleave(part, **chosen) for part in peek(source))
    if len(array) != len(destinations):
        raise EvaluationError(f"{len(destinations)} destinations for {len(array)} channels")
    channels = zip(destinations, array, written, strict=True)
    return tuple(result for channel in channels for result in written_to(*channel))


def gather(interpreter: Interpreter, op: vector.VGatherOp, args: PythonValues) -> PythonValues:
    source, indices, destination = interpreter.get_values([op.src, op.indices, op.dst])
    axis = len(source.shape) - 1 if op.gather_axis is None else op.gather_axis.value.data
    places = read(indices)
    array, written = (layout.vgather(part, places, axis) for part in peek(source))
    return written_to(destination, array, written)


def gather_mask(
    interpreter: Interpreter, op: vector.VGathermaskOp, args: PythonValues
) -> PythonValues:
    """The chosen elements come first in the destination; what is behind them stays."""
    source, mask, destination, *counts = interpreter.get_values([op.src, op.mask, *op.dst])
    chosen, count = layout.vgathermask(read(source), read(mask))
    array, written = (part.reshape(-1).copy() for part in peek(destination))
    if count > array.size:
        raise EvaluationError(f"{count} elements are chosen, for a destination of {array.size}")
    array[:count], written[:count] = chosen, True
    shape = destination.shape
    moved = written_to(destination, array.reshape(shape), written.reshape(shape))
    return (*moved, *write_results(counts, [np.asarray(count)] * len(counts)))


def multiply_extended(
    interpreter: Interpreter, op: vector.VMulextendedOp, args: PythonValues
) -> PythonValues:
    (a, a_written), (b, b_written) = map(operand, interpreter.get_values(op.src))
    halves = ELEMENTWISE["vmulextended"](a, b)
    return write_results(interpreter.get_values(op.dst), list(halves), a_written & b_written)


IMPLEMENTATIONS = meanings(
    {
        vector.VArangeOp: arange,
        vector.VBrcOp: moving(broadcast),
        vector.VConcatOp: moving(concatenate),
        vector.VDeinterleaveOp: deinterleave,
        vector.VFlipOp: moving(lambda op, src, _: layout.vflip(src[0], python_value(op.flip_axis))),
        vector.VGatherOp: gather,
        vector.VGathermaskOp: gather_mask,
        vector.VInterleaveOp: moving(interleave),
        vector.VMulextendedOp: multiply_extended,
        vector.VPadOp: pad,
        vector.VTransposeOp: moving(
            lambda op, src, _: layout.vtranspose(src[0], python_value(op.permutation))
        ),
    }
)
