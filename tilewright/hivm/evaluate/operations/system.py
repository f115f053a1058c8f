"""Ops on the machine's state and views of buffers.

Not here, and so without a meaning: the counter that turns buffers, reads at addresses, and ops that
users define. A block has one vector sub-block, number 0.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, MemRefType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import system
from tilewright.hivm.evaluate.allocation import bytes_as
from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meaning, Meanings, nothing
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.numerics import layouts
from tilewright.hivm.evaluate.numerics.integers import bitcast, check_width
from tilewright.hivm.evaluate.shapes import mixed
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor, element_dtype

# More than any memory of a core has.
_MEMORY_BYTES = 4 << 20


def number(of: str) -> Meaning:
    """A number of the interpreter's, by its name there."""
    return lambda interpreter, op, args: (np.int64(getattr(interpreter, of)),)


def constant(value: int) -> Meaning:
    return lambda interpreter, op, args: (np.int64(value),)


def count_cycles(
    interpreter: ModuleInterpreter, op: system.GetSysCntOp, args: PythonValues
) -> PythonValues:
    """More at every reading: no time passes here, but nothing happens in none either."""
    interpreter.cycles += 1
    return (np.int64(interpreter.cycles),)


def set_atomic(
    interpreter: ModuleInterpreter, op: system.SetAtomicOp, args: PythonValues
) -> PythonValues:
    interpreter.atomic = op.kind.data
    return ()


def pointer_cast(
    interpreter: ModuleInterpreter, op: system.PointerCastOp, args: PythonValues
) -> PythonValues:
    """The bytes at the address in the memory of the result's space; of several, the first.

    Every program begins with memories of which nothing was written.
    """
    type = op.result.type
    assert isinstance(type, MemRefType)
    space = f"memory {type.memory_space}"
    memory = interpreter.memories.setdefault(space, Buffer.new(space, 8 * _MEMORY_BYTES))
    whole = View.of(memory, np.dtype(np.int8), (_MEMORY_BYTES,))
    addresses = interpreter.get_values(op.addrs)
    if not addresses:
        raise EvaluationError("there is no address")
    return (bytes_as(whole, int(addresses[0]), type, interpreter.get_values(op.dynamicSizes)),)


def run_bitcast(_: Interpreter, op: system.BitcastOp, args: PythonValues) -> PythonValues:
    source, dtype = args[0], element_dtype(op.result.type)
    if isinstance(source, View):
        check_width(source.dtype, dtype)
        return (replace(source, dtype=dtype),)
    if isinstance(source, MemoryTensor):
        check_width(source.dtype, dtype)
        return (MemoryTensor(replace(source.view, dtype=dtype)),)
    if isinstance(source, Tensor):
        array, written = source.peek()
        return (Tensor(bitcast(array, dtype), written),)
    return (bitcast(np.asarray(source), dtype)[()],)


def convert_layout(
    interpreter: Interpreter, op: system.ConvertLayoutOp, args: PythonValues
) -> PythonValues:
    """A tensor's elements in another order; of a memref another view, if strides can say it."""
    source = interpreter.get_values([op.source])[0]
    shape = mixed(interpreter, op.static_output_shape, op.output_shape)
    for each in (op.srcLayout, op.dstLayout):
        if isinstance(each.transpose, IntegerAttr) and each.transpose.value.data:
            raise EvaluationError(f"the order of elements in {each} is not known")
    pair = op.srcLayout.layout.data, op.dstLayout.layout.data
    if isinstance(source, View):
        return (_restrided(source, layouts.convert_layout(_offsets(source), *pair, shape)),)
    array, written = (layouts.convert_layout(part, *pair, shape) for part in source.peek())
    return (Tensor(array, written),)


def _offsets(view: View) -> np.ndarray:
    """Where in the buffer each element is, counted from 1, as a layout fills gaps with 0."""
    places = zip(np.indices(view.shape, np.int64, sparse=True), view.strides, strict=True)
    total = sum((index * stride for index, stride in places), np.int64(view.offset + 1))
    return np.broadcast_to(total, view.shape)


def _restrided(view: View, offsets: np.ndarray) -> View:
    """The view whose elements are at `offsets`."""
    first = offsets.reshape(-1)[0] if offsets.size else np.int64(1)
    strides = tuple(
        int(np.take(offsets, 1, axis).reshape(-1)[0] - first) if size > 1 else 1
        for axis, size in enumerate(offsets.shape)
    )
    result = replace(view, offset=int(first) - 1, shape=offsets.shape, strides=strides)
    if not np.array_equal(_offsets(result), offsets):
        raise EvaluationError("no view shows this buffer in the other layout")
    return result


MEANINGS: Meanings = {
    system.BitcastOp: run_bitcast,
    system.ConvertLayoutOp: convert_layout,
    system.DcciOp: nothing,
    system.GetBlockIdxOp: number("program"),
    system.GetBlockNumOp: number("programs"),
    system.GetSubBlockIdxOp: constant(0),
    system.GetSubBlockNumOp: constant(1),
    system.GetSysCntOp: count_cycles,
    system.PointerCastOp: pointer_cast,
    system.SetAtomicOp: set_atomic,
    system.SetCtrlOp: nothing,
    system.SetFFTSBaseAddrOp: nothing,
    system.SetMaskNormOp: nothing,
}
