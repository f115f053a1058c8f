"""memref: buffers and views of them. Memory spaces make no difference."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from xdsl.dialects import memref
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, MemRefType
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.traits import SymbolTable

from tilewright.hivm.evaluate.allocation import bytes_as, name_of, new_buffer
from tilewright.hivm.evaluate.checks import check_count, check_permutation, check_shapes
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meanings, give, same
from tilewright.hivm.evaluate.shapes import (
    check_expansion,
    check_type,
    checked_shape,
    collapsed,
    dimensions_only,
    expanded,
    groups_of,
    kept_dimensions,
    mixed,
)
from tilewright.hivm.evaluate.upstream.affine import evaluate_map
from tilewright.hivm.evaluate.upstream.arith import dense_elements
from tilewright.hivm.upstream.memref import ReallocOp
from tilewright.hivm.upstream.views import TransposeOp


def allocate(interpreter: Interpreter, op: memref.AllocOp, args: PythonValues) -> PythonValues:
    type = op.memref.type
    return (new_buffer(name_of(op), type, interpreter.get_values(op.dynamic_sizes)),)


def deallocate(_: Interpreter, op: memref.DeallocOp, args: PythonValues) -> PythonValues:
    buffer = args[0].buffer
    if buffer.is_freed:
        raise EvaluationError(f"{buffer.name} was deallocated before")
    buffer.freed = True
    return ()


def load(_: Interpreter, op: memref.LoadOp, args: PythonValues) -> PythonValues:
    view, *indices = args
    return (view.load(indices),)


def store(_: Interpreter, op: memref.StoreOp, args: PythonValues) -> PythonValues:
    value, view, *indices = args
    view.store(indices, value)
    return ()


def copy(_: Interpreter, op: memref.CopyOp, args: PythonValues) -> PythonValues:
    source, destination = args
    check_shapes(source.shape, destination.shape)
    destination.write(*source.peek())
    return ()


def dimension(_: Interpreter, op: memref.DimOp, args: PythonValues) -> PythonValues:
    """Of a memref or a tensor."""
    value, index = args
    if not 0 <= index < len(value.shape):
        raise EvaluationError(f"dimension {index} of a value of rank {len(value.shape)}")
    return (np.int64(value.shape[index]),)


def rank(_: Interpreter, op: memref.RankOp, args: PythonValues) -> PythonValues:
    return (np.int64(len(args[0].shape)),)


def subview(interpreter: Interpreter, op: memref.SubviewOp, args: PythonValues) -> PythonValues:
    offsets = mixed(interpreter, op.static_offsets, op.offsets)
    sizes = checked_shape(mixed(interpreter, op.static_sizes, op.sizes))
    strides = mixed(interpreter, op.static_strides, op.strides)
    kept = kept_dimensions(op, op.result.type)
    return (dimensions_only(args[0].subview(offsets, sizes, strides), kept),)


def reinterpret_cast(
    interpreter: Interpreter, op: memref.ReinterpretCastOp, args: PythonValues
) -> PythonValues:
    """Another view of the source's buffer: the offset counts from where the buffer begins."""
    source = args[0]
    offsets = mixed(interpreter, op.static_offsets, op.offsets)
    sizes = checked_shape(mixed(interpreter, op.static_sizes, op.sizes))
    strides = mixed(interpreter, op.static_strides, op.strides)
    check_count(len(offsets), 1, "offsets")
    check_count(len(strides), len(sizes), "strides")
    return (replace(source, offset=offsets[0], shape=sizes, strides=strides),)


def cast(_: Interpreter, op: memref.CastOp, args: PythonValues) -> PythonValues:
    """The same view under a type that knows more or less of its shape and layout."""
    view, type = args[0], op.dest.type
    if isinstance(type, MemRefType):
        check_type(view.shape, type)
        strides, offset = type.get_strides(), type.get_offset()
        known = [*(strides or ()), offset]
        actual = [*view.strides, view.offset]
        if strides is not None and any(
            k not in (None, a) for k, a in zip(known, actual, strict=True)
        ):
            raise EvaluationError(
                f"a view with strides {list(view.strides)} at offset {view.offset} "
                f"is not of type {type}"
            )
    return (view,)


def collapse(_: Interpreter, op: memref.CollapseShapeOp, args: PythonValues) -> PythonValues:
    result = collapsed(args[0], groups_of(op))
    check_type(result.shape, op.result.type)
    return (result,)


def expand(interpreter: Interpreter, op: memref.ExpandShapeOp, args: PythonValues) -> PythonValues:
    shape = checked_shape(mixed(interpreter, op.static_output_shape, op.output_shape))
    check_expansion(args[0].shape, groups_of(op), shape)
    return (expanded(args[0], groups_of(op), shape),)


def view(interpreter: Interpreter, op: memref.ViewOp, args: PythonValues) -> PythonValues:
    """Bytes of the source from byte_shift on, as a dense memref of any type."""
    source, shift, *sizes = args
    return (bytes_as(source, int(shift), op.result.type, tuple(sizes)),)


def strided_metadata(
    _: Interpreter, op: memref.ExtractStridedMetaDataOp, args: PythonValues
) -> PythonValues:
    source = args[0]
    base = replace(source, offset=0, shape=(), strides=())
    return (base, *map(np.int64, (source.offset, *source.shape, *source.strides)))


def transpose(_: Interpreter, op: TransposeOp, args: PythonValues) -> PythonValues:
    view = args[0]
    order = evaluate_map(op.permutation.data, range(len(view.shape)))
    check_permutation(order, view.shape)
    return (dimensions_only(view, order),)


def reallocate(interpreter: Interpreter, op: ReallocOp, args: PythonValues) -> PythonValues:
    """A buffer of another size that begins with the old elements; the old one is gone."""
    source, *sizes = args
    result = new_buffer(name_of(op), op.result.type, tuple(sizes))
    count = min(source.shape[0], result.shape[0])
    kept = source.subview([0], [count], [1]).peek()
    result.subview([0], [count], [1]).write(*kept)
    source.buffer.freed = True
    return (result,)


def get_global(
    interpreter: ModuleInterpreter, op: memref.GetGlobalOp, args: PythonValues
) -> PythonValues:
    """The buffer of a memref.global, which is made when it is first asked for."""
    declared = SymbolTable.lookup_symbol(op, op.name_)
    name = f"@{op.name_.string_value()}"
    if not isinstance(declared, memref.GlobalOp):
        raise EvaluationError(f"there is no memref.global {name}")
    if declared not in interpreter.globals:
        view = interpreter.globals[declared] = new_buffer(name, declared.type)
        if isinstance(declared.initial_value, DenseIntOrFPElementsAttr):
            elements = dense_elements(declared.initial_value, view.dtype)
            check_count(elements.size, math.prod(view.shape), "initial elements")
            view.write(elements.reshape(view.shape))
    return (interpreter.globals[declared],)


def alloca_scope(
    interpreter: Interpreter, op: memref.AllocaScopeOp, args: PythonValues
) -> PythonValues:
    return interpreter.run_ssacfg_region(op.scope, (), "alloca_scope")


MEANINGS: Meanings = {
    memref.AllocOp: allocate,
    memref.AllocaOp: allocate,
    memref.AllocaScopeOp: alloca_scope,
    memref.AllocaScopeReturnOp: give,
    memref.AssumeAlignmentOp: same,
    memref.DeallocOp: deallocate,
    memref.LoadOp: load,
    memref.StoreOp: store,
    memref.CopyOp: copy,
    memref.DimOp: dimension,
    memref.RankOp: rank,
    memref.SubviewOp: subview,
    memref.ReinterpretCastOp: reinterpret_cast,
    memref.CastOp: cast,
    memref.MemorySpaceCastOp: same,
    memref.CollapseShapeOp: collapse,
    memref.ExpandShapeOp: expand,
    memref.ViewOp: view,
    memref.ExtractStridedMetaDataOp: strided_metadata,
    memref.GetGlobalOp: get_global,
    ReallocOp: reallocate,
    TransposeOp: transpose,
}
