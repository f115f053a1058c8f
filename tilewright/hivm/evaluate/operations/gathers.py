"""Ops that read and write global memory at computed places, every one of them checked."""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import gathers
from tilewright.hivm.evaluate import layout
from tilewright.hivm.evaluate.destination import check_shapes, written_to
from tilewright.hivm.evaluate.interpreter import meanings
from tilewright.hivm.evaluate.layout import Access
from tilewright.hivm.evaluate.memory import Buffer, View
from tilewright.hivm.evaluate.values import Tensor, read


def gathered(source: View, access: Access, destination: Any, other: Any = None) -> PythonValues:
    """The destination with the source's elements at the offsets, where the access says so.

    Elsewhere it gets `other`, or stays as it is without one.
    """
    check_shapes(access.offsets.shape, destination.shape)
    if other is None:
        array, written = (part.copy() for part in destination.peek())
    else:
        array = np.broadcast_to(read(other), destination.shape).astype(destination.dtype)
        written = np.ones(destination.shape, np.bool_)
    array[access.mask], written[access.mask] = source.gather(access.offsets[access.mask])
    return written_to(destination, array, written)


def scattered(base: View, access: Access, values: np.ndarray) -> None:
    """Writes `values` at the offsets, where the access says so; of several the last counts."""
    check_shapes(values.shape, access.offsets.shape)
    base.scatter(access.offsets[access.mask], values[access.mask])


def whole(interpreter: Interpreter, *operands: Any) -> list[Any]:
    """Scalars as int and variadic operands as lists of int."""
    return [
        [int(value) for value in interpreter.get_values(operand)]
        if isinstance(operand, tuple | list)
        else int(interpreter.get_values([operand])[0])
        for operand in operands
    ]


def masked(interpreter: Interpreter, mask: Any) -> np.ndarray | None:
    return None if mask is None else read(interpreter.get_values([mask])[0])


def embedding_gather(
    interpreter: Interpreter, op: gathers.EmbeddingGatherOp, args: PythonValues
) -> PythonValues:
    source, index, destination = interpreter.get_values([op.src, op.index, op.dst])
    bound, offsets, numels = whole(interpreter, op.bound, op.offsets, op.numels)
    columns = destination.shape[-1]
    access = layout.embedding_access(read(index), columns, bound, offsets, numels)
    return gathered(source, access, destination, np.zeros((), destination.dtype))


def gather_tile(
    interpreter: Interpreter, op: gathers.GatherTOp, args: PythonValues
) -> PythonValues:
    source, index, destination = interpreter.get_values([op.src, op.index, op.dst])
    numbers = whole(interpreter, op.bound, op.dim, op.src_stride, op.index_shape, op.offsets)
    return gathered(source, layout.tile_access(read(index), *numbers), destination)


def scatter_tile(
    interpreter: Interpreter, op: gathers.ScatterTOp, args: PythonValues
) -> PythonValues:
    base, value, index = interpreter.get_values([op.dst, op.value, op.index_tile])
    places = (op.index_boundary, op.dim, op.dst_stride, op.index_shape, op.offsets)
    numbers = whole(interpreter, *places)
    scattered(base, layout.tile_access(read(index), *numbers), read(value))
    return ()


def index_put(interpreter: Interpreter, op: gathers.IndexPutOp, args: PythonValues) -> PythonValues:
    base, index, value = interpreter.get_values([op.dst, op.index, op.value])
    places = (op.bound, op.scatter_dim, op.start_offset, op.end_offset, op.dst_stride)
    numbers = whole(interpreter, *places)
    access = layout.index_put_access(read(index), value.shape, *numbers)
    scattered(base, access, read(value))
    return ()


def indirect_load(
    interpreter: Interpreter, op: gathers.IndirectLoadOp, args: PythonValues
) -> PythonValues:
    source, offsets, destination = interpreter.get_values([op.src, op.offsets, op.dst])
    access = layout.indirect_access(read(offsets), masked(interpreter, op.mask))
    return gathered(source, access, destination, masked(interpreter, op.other))


def indirect_store(
    interpreter: Interpreter, op: gathers.IndirectStoreOp, args: PythonValues
) -> PythonValues:
    base, offsets, source = interpreter.get_values([op.dst, op.offsets, op.src])
    access = layout.indirect_access(read(offsets), masked(interpreter, op.mask))
    scattered(base, access, read(source))
    return ()


def stride_load(
    interpreter: Interpreter, op: gathers.StrideLoadOp, args: PythonValues
) -> PythonValues:
    source, destination, other = interpreter.get_values([op.src, op.dst, op.other])
    numbers = whole(interpreter, op.offset, op.stride, op.numel)
    access = layout.stride_access(destination.shape, *numbers)
    return gathered(source, access, destination, other)


def stride_store(
    interpreter: Interpreter, op: gathers.StrideStoreOp, args: PythonValues
) -> PythonValues:
    base, source = interpreter.get_values([op.dst, op.src])
    numbers = whole(interpreter, op.offset, op.stride, op.numel)
    scattered(base, layout.stride_access(source.shape, *numbers), read(source))
    return ()


def gather_load(
    interpreter: Interpreter, op: gathers.GatherLoadOp, args: PythonValues
) -> PythonValues:
    source, indices, destination = interpreter.get_values([op.base, op.indices, op.dst])
    access = layout.indirect_access(read(indices), masked(interpreter, op.mask))
    return gathered(source, access, destination, masked(interpreter, op.other))


def scatter_store(
    interpreter: Interpreter, op: gathers.ScatterStoreOp, args: PythonValues
) -> PythonValues:
    """Into memory, or into a copy of a tensor, which is the result."""
    base, indices, data = interpreter.get_values([op.base, op.indices, op.data])
    access = layout.indirect_access(read(indices), masked(interpreter, op.mask))
    if isinstance(base, View):
        scattered(base, access, read(data))
        return ()
    array, written = base.peek()
    copy = View.of(Buffer.unwritten("the tensor", array.nbytes), array.dtype, array.shape)
    copy.write(array, written)
    scattered(copy, access, read(data))
    return (Tensor(*copy.peek()),)


def local_load(_: Interpreter, op: gathers.LocalLoadOp, args: PythonValues) -> PythonValues:
    return (Tensor(*args[0].peek()),)


def local_store(_: Interpreter, op: gathers.LocalStoreOp, args: PythonValues) -> PythonValues:
    address, data = args
    return written_to(address, *data.peek())


IMPLEMENTATIONS = meanings(
    {
        gathers.EmbeddingGatherOp: embedding_gather,
        gathers.GatherLoadOp: gather_load,
        gathers.GatherTOp: gather_tile,
        gathers.IndexPutOp: index_put,
        gathers.IndirectLoadOp: indirect_load,
        gathers.IndirectStoreOp: indirect_store,
        gathers.LocalLoadOp: local_load,
        gathers.LocalStoreOp: local_store,
        gathers.ScatterStoreOp: scatter_store,
        gathers.ScatterTOp: scatter_tile,
        gathers.StrideLoadOp: stride_load,
        gathers.StrideStoreOp: stride_store,
    }
)
