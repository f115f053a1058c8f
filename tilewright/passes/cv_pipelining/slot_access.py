"""One slot: the type of what has several, and how one of them is read, written and viewed."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.builder import Builder
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ContainerType,
    DenseArrayBase,
    MemRefType,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, SSAValue

from tilewright.hivm.upstream.layouts import DYNAMIC, Strided, memref_type, strided
from tilewright.hivm.upstream.tensor import ExtractOp, InsertOp
from tilewright.hivm.upstream.tensor_shapes import ExtractSliceOp, InsertSliceOp
from tilewright.hivm.upstream.views import SubviewOp


def with_slots(type: Attribute, slots: int) -> TensorType | MemRefType:
    """The type of `slots` values of `type`, one after the other: of tensors or scalars a tensor,
    of memrefs, which must have no layout, a memref."""
    if isinstance(type, MemRefType):
        shape = (slots, *type.get_shape())
        return MemRefType(type.element_type, shape, memory_space=type.memory_space)
    if isinstance(type, TensorType):
        return TensorType(type.element_type, (slots, *type.get_shape()))
    return TensorType(type, (slots,))


def moved(type: MemRefType) -> MemRefType:
    """`type` for memory that begins anywhere: its strides with an offset that isn't known."""
    layout = strided(type)
    assert layout is not None
    shifted = Strided(layout.strides, DYNAMIC)
    return memref_type(type.get_shape(), type.element_type, shifted, type.memory_space)


def read_slot(
    builder: Builder, whole: SSAValue, index: SSAValue, type: Attribute, sizes: Sequence[SSAValue]
) -> SSAValue:
    """The tensor or scalar in the slot `index` of `whole`; `sizes` are those it is dynamic in."""
    if not isinstance(type, TensorType):
        return builder.insert(ExtractOp(whole, [index], type)).result
    offsets = [index, *[0] * type.get_num_dims()]
    shape, ones = _shape(type, sizes), [1] * (type.get_num_dims() + 1)
    return builder.insert(ExtractSliceOp(whole, offsets, shape, ones, type)).result


def write_slot(
    builder: Builder, value: SSAValue, whole: SSAValue, index: SSAValue, sizes: Sequence[SSAValue]
) -> SSAValue:
    """`whole` with the tensor or scalar `value` in its slot `index`."""
    type = value.type
    if not isinstance(type, TensorType):
        return builder.insert(InsertOp(value, whole, [index])).result
    rank = type.get_num_dims()
    properties = {
        "static_offsets": DenseArrayBase.from_list(i64, [DYNAMIC_INDEX, *[0] * rank]),
        "static_sizes": DenseArrayBase.from_list(i64, [1, *type.get_shape()]),
        "static_strides": DenseArrayBase.from_list(i64, [1] * (rank + 1)),
    }
    op = InsertSliceOp.build(
        operands=[value, whole, [index], list(sizes), []],
        result_types=[whole.type],
        properties=properties,
    )
    return builder.insert(op).result


def view_slot(
    builder: Builder, whole: SSAValue, index: SSAValue, type: MemRefType, sizes: Sequence[SSAValue]
) -> SSAValue:
    """The memory of the slot `index` of `whole`, a memref like one of `type`."""
    rank = type.get_num_dims()
    op = SubviewOp.get(
        whole, [index, *[0] * rank], _shape(type, sizes), [1] * (rank + 1), moved(type)
    )
    return builder.insert(op).result


def _shape(type: ContainerType, sizes: Sequence[SSAValue]) -> list[SSAValue | int]:
    """The sizes of a slot with a value of `type`."""
    assert isinstance(type, TensorType | MemRefType)
    left = iter(sizes)
    return [1, *(next(left) if size == DYNAMIC_INDEX else size for size in type.get_shape())]
