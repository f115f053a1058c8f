"""Ops that read and write global memory at computed places, every one of them checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir import SSAValue

from tilewright.hivm.dialects.hivm import gathers, moves, strided
from tilewright.hivm.evaluate.allocation import copied
from tilewright.hivm.evaluate.checks import check_rank, check_shapes
from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings, optional
from tilewright.hivm.evaluate.memory import View, first_index
from tilewright.hivm.evaluate.numerics import gathers as places
from tilewright.hivm.evaluate.numerics.gathers import Access
from tilewright.hivm.evaluate.values import Tensor, peek, read


def gathered(source: View, access: Access, destination: Any, other: Any = None) -> PythonValues:
    """The destination with the source's elements at the offsets, where the access says so.

    Elsewhere it gets `other`, or stays as it is without one.
    """
    check_shapes(access.offsets.shape, destination.shape)
    if other is None:
        array, written = (part.copy() for part in destination.peek())
    else:
        parts = peek(other)
        if parts[0].ndim:
            check_shapes(parts[0].shape, destination.shape)
        array, written = (np.broadcast_to(part, destination.shape).copy() for part in parts)
        array = fitting(array, destination.dtype)
    found, known = source.gather(access.offsets[access.mask])
    array[access.mask], written[access.mask] = fitting(found, destination.dtype), known
    return written_to(destination, array, written)


def scattered(base: View, access: Access, values: Any) -> None:
    """Writes `values` at the offsets, where the access says so; of several the last counts."""
    array, written = peek(values)
    check_shapes(array.shape, access.offsets.shape)
    base.scatter(access.offsets[access.mask], array[access.mask], written[access.mask])


def whole(interpreter: Interpreter, *operands: Any) -> list[Any]:
    """Scalars as int and variadic operands as lists of int."""
    return [
        [int(value) for value in interpreter.get_values(operand)]
        if isinstance(operand, tuple | list)
        else int(interpreter.get_values([operand])[0])
        for operand in operands
    ]


def at_indices(index: Any, access: Callable[..., Access], *given: Any) -> Access:
    """`access` with the elements of `index`; those that it depends on must have been written.

    The others belong to elements that the op leaves out whatever their index is.
    """
    array, written = peek(index)
    # 0 is inside of everything that isn't empty, -1 of nothing.
    inside, outside = (
        access(np.where(written, array.astype(np.int64), number), *given) for number in (0, -1)
    )
    _check_known(inside.mask == outside.mask)
    return inside


def at_offsets(interpreter: Interpreter, offsets: Any, mask: SSAValue | None) -> Access:
    """Each element at its own offset, which must have been written where the mask is true."""
    array, written = peek(offsets)
    access = places.indirect_access(array, optional(interpreter, mask, read))
    _check_known(written | ~access.mask)
    return access


def _check_known(known: np.ndarray) -> None:
    if not known.all():
        element = list(first_index(~known))
        raise EvaluationError(f"where element {element} is was never written")


def embedding_gather(
    interpreter: Interpreter, op: gathers.EmbeddingGatherOp, args: PythonValues
) -> PythonValues:
    source, index, destination = interpreter.get_values([op.src, op.index, op.dst])
    bound, offsets, numels = whole(interpreter, op.bound, op.offsets, op.numels)
    check_rank(destination.shape, 1, "a destination")
    columns = destination.shape[-1]
    access = at_indices(index, places.embedding_access, columns, bound, offsets, numels)
    return gathered(source, access, destination, np.zeros((), destination.dtype))


def gather_tile(
    interpreter: Interpreter, op: gathers.GatherTOp, args: PythonValues
) -> PythonValues:
    source, index, destination = interpreter.get_values([op.src, op.index, op.dst])
    numbers = whole(interpreter, op.bound, op.dim, op.src_stride, op.index_shape, op.offsets)
    return gathered(source, at_indices(index, places.tile_access, *numbers), destination)


def scatter_tile(
    interpreter: Interpreter, op: gathers.ScatterTOp, args: PythonValues
) -> PythonValues:
    base, value, index = interpreter.get_values([op.dst, op.value, op.index_tile])
    operands = (op.index_boundary, op.dim, op.dst_stride, op.index_shape, op.offsets)
    numbers = whole(interpreter, *operands)
    scattered(base, at_indices(index, places.tile_access, *numbers), value)
    return ()


def index_put(interpreter: Interpreter, op: gathers.IndexPutOp, args: PythonValues) -> PythonValues:
    base, index, value = interpreter.get_values([op.dst, op.index, op.value])
    operands = (op.bound, op.scatter_dim, op.start_offset, op.end_offset, op.dst_stride)
    numbers = whole(interpreter, *operands)
    access = at_indices(index, places.index_put_access, value.shape, *numbers)
    scattered(base, access, value)
    return ()


def indirect_load(
    interpreter: Interpreter, op: gathers.IndirectLoadOp, args: PythonValues
) -> PythonValues:
    source, offsets, destination = interpreter.get_values([op.src, op.offsets, op.dst])
    access = at_offsets(interpreter, offsets, op.mask)
    return gathered(source, access, destination, optional(interpreter, op.other))


def indirect_store(
    interpreter: Interpreter, op: gathers.IndirectStoreOp, args: PythonValues
) -> PythonValues:
    base, offsets, source = interpreter.get_values([op.dst, op.offsets, op.src])
    access = at_offsets(interpreter, offsets, op.mask)
    scattered(base, access, source)
    return ()


def stride_load(
    interpreter: Interpreter, op: strided.StrideLoadOp, args: PythonValues
) -> PythonValues:
    source, destination, other = interpreter.get_values([op.src, op.dst, op.other])
    numbers = whole(interpreter, op.offset, op.stride, op.numel)
    access = places.stride_access(destination.shape, *numbers)
    return gathered(source, access, destination, other)


def stride_store(
    interpreter: Interpreter, op: strided.StrideStoreOp, args: PythonValues
) -> PythonValues:
    base, source = interpreter.get_values([op.dst, op.src])
    numbers = whole(interpreter, op.offset, op.stride, op.numel)
    scattered(base, places.stride_access(source.shape, *numbers), source)
    return ()


def gather_load(
    interpreter: Interpreter, op: gathers.GatherLoadOp, args: PythonValues
) -> PythonValues:
    source, indices, destination = interpreter.get_values([op.base, op.indices, op.dst])
    access = at_offsets(interpreter, indices, op.mask)
    return gathered(source, access, destination, optional(interpreter, op.other))


def scatter_store(
    interpreter: Interpreter, op: gathers.ScatterStoreOp, args: PythonValues
) -> PythonValues:
    """Into memory, or into a copy of a tensor, which is the result."""
    base, indices, data = interpreter.get_values([op.base, op.indices, op.data])
    access = at_offsets(interpreter, indices, op.mask)
    if isinstance(base, View):
        scattered(base, access, data)
        return ()
    copy = copied("the tensor", base)
    scattered(copy, access, data)
    return (Tensor(*copy.peek()),)


def local_load(_: Interpreter, op: moves.LocalLoadOp, args: PythonValues) -> PythonValues:
    return (Tensor(*args[0].peek()),)


def local_store(_: Interpreter, op: moves.LocalStoreOp, args: PythonValues) -> PythonValues:
    address, data = args
    return written_to(address, *data.peek())


MEANINGS: Meanings = {
    gathers.EmbeddingGatherOp: embedding_gather,
    gathers.GatherLoadOp: gather_load,
    gathers.GatherTOp: gather_tile,
    gathers.IndexPutOp: index_put,
    gathers.IndirectLoadOp: indirect_load,
    gathers.IndirectStoreOp: indirect_store,
    moves.LocalLoadOp: local_load,
    moves.LocalStoreOp: local_store,
    gathers.ScatterStoreOp: scatter_store,
    gathers.ScatterTOp: scatter_tile,
    strided.StrideLoadOp: stride_load,
    strided.StrideStoreOp: stride_store,
}
