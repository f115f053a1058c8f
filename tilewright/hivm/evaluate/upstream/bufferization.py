"""bufferization: between tensors and memory."""

from __future__ import annotations

from xdsl.dialects import bufferization
from xdsl.dialects.builtin import TensorType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.evaluate.allocation import copied, name_of
from tilewright.hivm.evaluate.checks import check_shapes
from tilewright.hivm.evaluate.meanings import Meanings, nothing
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.shapes import shape_of
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor, element_dtype
from tilewright.hivm.upstream.bufferization import DeallocTensorOp, ToMemrefOp


def to_tensor(_: Interpreter, op: bufferization.ToTensorOp, args: PythonValues) -> PythonValues:
    """What the memory holds, at any time that the tensor is read."""
    return (MemoryTensor(args[0]),)


def to_buffer(
    _: Interpreter, op: bufferization.ToBufferOp | ToMemrefOp, args: PythonValues
) -> PythonValues:
    """The memory that the tensor came from; a new buffer for any other tensor."""
    tensor = args[0]
    if isinstance(tensor, MemoryTensor):
        return (tensor.view,)
    return (copied(name_of(op), tensor),)


def alloc_tensor(
    interpreter: Interpreter, op: bufferization.AllocTensorOp, args: PythonValues
) -> PythonValues:
    if op.copy is not None:
        (source,) = interpreter.get_values([op.copy])
        return (Tensor(*source.peek()),)
    type = op.tensor.type
    assert isinstance(type, TensorType)
    shape = shape_of(type, interpreter.get_values(op.dynamic_sizes))
    return (Tensor.new(shape, element_dtype(type)),)


def materialize(
    _: Interpreter, op: bufferization.MaterializeInDestinationOp, args: PythonValues
) -> PythonValues:
    source, destination = args
    check_shapes(source.shape, destination.shape)
    if isinstance(destination, View):
        destination.write(*source.peek())
        return ()
    return (Tensor(*source.peek()),)


def clone(_: Interpreter, op: bufferization.CloneOp, args: PythonValues) -> PythonValues:
    return (copied(name_of(op), args[0]),)


MEANINGS: Meanings = {
    bufferization.AllocTensorOp: alloc_tensor,
    bufferization.CloneOp: clone,
    bufferization.MaterializeInDestinationOp: materialize,
    bufferization.ToBufferOp: to_buffer,
    DeallocTensorOp: nothing,
    ToMemrefOp: to_buffer,
    bufferization.ToTensorOp: to_tensor,
}
