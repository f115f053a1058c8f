"""tensor: values that only move take along which of their elements were written."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from xdsl.dialects import tensor
from xdsl.dialects.builtin import TensorType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.evaluate.checks import check_count, check_joinable
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meanings, give
from tilewright.hivm.evaluate.memory import check_slice
from tilewright.hivm.evaluate.numerics import integers
from tilewright.hivm.evaluate.shapes import (
    check_expansion,
    check_groups,
    check_type,
    checked_shape,
    collapsed,
    dimensions_only,
    expanded,
    groups_of,
    kept_dimensions,
    mixed,
    shape_of,
)
from tilewright.hivm.evaluate.upstream.memref import dimension, rank
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor, element_dtype
from tilewright.hivm.upstream.tensor import GenerateOp, RankOp
from tilewright.hivm.upstream.tensor_shapes import BitcastOp


def empty(_: Interpreter, op: tensor.EmptyOp, args: PythonValues) -> PythonValues:
    type = op.tensor.type
    return (Tensor.new(shape_of(type, args), element_dtype(type)),)


def cast(_: Interpreter, op: tensor.CastOp, args: PythonValues) -> PythonValues:
    if isinstance(op.dest.type, TensorType):
        check_type(args[0].shape, op.dest.type)
    return args


def extract(_: Interpreter, op: tensor.ExtractOp, args: PythonValues) -> PythonValues:
    source, *indices = args
    if isinstance(source, MemoryTensor):
        return (source.view.load(indices),)
    index = check_index(indices, source.shape)
    array, written = source.peek()
    if not written[index]:
        message = f"read of element {list(index)} of a tensor, which was never written"
        raise EvaluationError(message)
    return (array[index],)


def insert(_: Interpreter, op: tensor.InsertOp, args: PythonValues) -> PythonValues:
    scalar, destination, *indices = args
    index = check_index(indices, destination.shape)
    array, written = (a.copy() for a in destination.peek())
    array[index], written[index] = scalar, True
    return (Tensor(array, written),)


def check_index(indices: Sequence[Any], shape: Sequence[int]) -> tuple[int, ...]:
    """The index of an element of a tensor; an error where it has none there."""
    check_count(len(indices), len(shape), "indices")
    index = tuple(map(int, indices))
    if not all(0 <= i < size for i, size in zip(index, shape, strict=True)):
        raise EvaluationError(f"element {list(index)} is outside of a tensor {list(shape)}")
    return index


# Offsets, sizes and strides.
Slice = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def slice_of(interpreter: Interpreter, op: Any, shape: Sequence[int]) -> Slice:
    """The slice that an op with offsets, sizes and strides takes of a tensor of `shape`."""
    offsets = mixed(interpreter, op.static_offsets, op.offsets)
    sizes = checked_shape(mixed(interpreter, op.static_sizes, op.sizes))
    strides = mixed(interpreter, op.static_strides, op.strides)
    check_slice(offsets, sizes, strides, shape)
    return offsets, sizes, strides


def _indexers(
    offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> tuple[np.ndarray, ...]:
    """The indices of a slice's elements, for numpy: they may count down or stand still."""
    ranges = (o + s * np.arange(n) for o, n, s in zip(offsets, sizes, strides, strict=True))
    return np.ix_(*ranges)


def extract_slice(
    interpreter: Interpreter, op: tensor.ExtractSliceOp, args: PythonValues
) -> PythonValues:
    source = args[0]
    where = slice_of(interpreter, op, source.shape)
    kept = kept_dimensions(op, op.result.type)
    if isinstance(source, MemoryTensor):
        return (MemoryTensor(dimensions_only(source.view.subview(*where), kept)),)
    shape, indexers = tuple(where[1][d] for d in kept), _indexers(*where)
    array, written = (a[indexers].reshape(shape) for a in source.peek())
    return (Tensor(array, written),)


def insert_slice(
    interpreter: Interpreter, op: tensor.InsertSliceOp, args: PythonValues
) -> PythonValues:
    source, destination = args[:2]
    return (inserted(source, destination, slice_of(interpreter, op, destination.shape)),)


def inserted(source: Tensor, destination: Tensor, where: Slice) -> Tensor:
    """The destination with the source's elements in a slice of it."""
    if math.prod(source.shape) != math.prod(where[1]):
        raise EvaluationError(f"a tensor {list(source.shape)} for a slice {list(where[1])}")
    indexers = _indexers(*where)
    array, written = (a.copy() for a in destination.peek())
    array[indexers], written[indexers] = (a.reshape(where[1]) for a in source.peek())
    return Tensor(array, written)


def collapse(_: Interpreter, op: tensor.CollapseShapeOp, args: PythonValues) -> PythonValues:
    source, groups = args[0], groups_of(op)
    check_groups(groups, source.shape)
    if isinstance(source, MemoryTensor):
        result: Tensor = MemoryTensor(collapsed(source.view, groups))
    else:
        result = reshaped(source, tuple(math.prod(source.shape[d] for d in g) for g in groups))
    check_type(result.shape, op.result.type)
    return (result,)


def expand(interpreter: Interpreter, op: tensor.ExpandShapeOp, args: PythonValues) -> PythonValues:
    source, groups = args[0], groups_of(op)
    shape = checked_shape(mixed(interpreter, op.static_output_shape, op.dynamic_output_shape))
    check_expansion(source.shape, groups, shape)
    if isinstance(source, MemoryTensor):
        return (MemoryTensor(expanded(source.view, groups, shape)),)
    return (reshaped(source, shape),)


def reshape(_: Interpreter, op: tensor.ReshapeOp, args: PythonValues) -> PythonValues:
    source, sizes = args
    shape = checked_shape(tuple(map(int, sizes.read())))
    check_type(shape, op.result.type)
    return (reshaped(source, shape),)


def reshaped(source: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The same elements, rows first, in another shape."""
    array, written = source.peek()
    if array.size != math.prod(shape):
        raise EvaluationError(f"a tensor {list(source.shape)} can't have shape {list(shape)}")
    return Tensor(array.reshape(shape), written.reshape(shape))


def concat(_: Interpreter, op: tensor.ConcatOp, args: PythonValues) -> PythonValues:
    axis = op.dim.value.data
    check_joinable([arg.shape for arg in args], axis)
    arrays = zip(*(arg.peek() for arg in args), strict=True)
    return (Tensor(*(np.concatenate(parts, axis) for parts in arrays)),)


def from_elements(_: Interpreter, op: tensor.FromElementsOp, args: PythonValues) -> PythonValues:
    type = op.result.type
    check_count(len(args), math.prod(type.get_shape()), "elements")
    return (Tensor.full(np.array(args, element_dtype(type)).reshape(type.get_shape())),)


def splat(_: Interpreter, op: tensor.SplatOp, args: PythonValues) -> PythonValues:
    scalar, *sizes = args
    return (Tensor.full(np.full(shape_of(op.result.type, sizes), scalar)),)


def pad(interpreter: Interpreter, op: tensor.PadOp, args: PythonValues) -> PythonValues:
    source = args[0]
    low = mixed(interpreter, op.static_low, op.low)
    high = mixed(interpreter, op.static_high, op.high)
    for sizes in (low, high):
        check_count(len(sizes), len(source.shape), "sizes of padding")
    if min((*low, *high), default=0) < 0:
        raise EvaluationError(f"the padding {list(low)} {list(high)} is negative")
    inside = [slice(b, b + n) for b, n in zip(low, source.shape, strict=True)]
    shape = checked_shape(tuple(np.add(np.add(low, high), source.shape).tolist()))
    check_type(shape, op.result.type)
    array = np.zeros(shape, element_dtype(op.result.type))
    written = np.ones(shape, np.bool_)
    padded = written.copy()
    padded[tuple(inside)] = False
    # A value that doesn't depend on the place is the same everywhere.
    if any(argument.uses for argument in op.region.block.args):
        for index in zip(*padded.nonzero(), strict=True):
            (array[index],) = interpreter.run_ssacfg_region(op.region, index, "pad")
    elif padded.any():
        place = (np.int64(0),) * len(shape)
        (array[...],) = interpreter.run_ssacfg_region(op.region, place, "pad")
    array[tuple(inside)], written[tuple(inside)] = source.peek()
    return (Tensor(array, written),)


def generate(interpreter: Interpreter, op: GenerateOp, args: PythonValues) -> PythonValues:
    type = op.result.type
    array = np.empty(shape_of(type, args), element_dtype(type))
    for index in np.ndindex(array.shape):
        place = tuple(map(np.int64, index))
        (array[index],) = interpreter.run_ssacfg_region(op.body, place, "generate")
    return (Tensor.full(array),)


def bitcast(_: Interpreter, op: BitcastOp, args: PythonValues) -> PythonValues:
    source, dtype = args[0], element_dtype(op.dest.type)
    if isinstance(source, MemoryTensor):
        integers.check_width(source.dtype, dtype)
        return (MemoryTensor(replace(source.view, dtype=dtype)),)
    array, written = source.peek()
    return (Tensor(integers.bitcast(array, dtype), written),)


MEANINGS: Meanings = {
    BitcastOp: bitcast,
    GenerateOp: generate,
    RankOp: rank,
    tensor.CastOp: cast,
    tensor.CollapseShapeOp: collapse,
    tensor.ConcatOp: concat,
    tensor.DimOp: dimension,
    tensor.EmptyOp: empty,
    tensor.ExpandShapeOp: expand,
    tensor.ExtractOp: extract,
    tensor.ExtractSliceOp: extract_slice,
    tensor.FromElementsOp: from_elements,
    tensor.InsertOp: insert,
    tensor.InsertSliceOp: insert_slice,
    tensor.PadOp: pad,
    tensor.ReshapeOp: reshape,
    tensor.SplatOp: splat,
    tensor.YieldOp: give,
}
