"""tensor: the same elements in another type, parts of tensors, and which types go together."""

from __future__ import annotations

from math import prod

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    AnyTensorTypeConstr,
    AnyUnrankedTensorTypeConstr,
    DenseArrayBase,
    FixedBitwidthType,
    IndexType,
    TensorType,
    i64,
)
from xdsl.dialects.utils import DynamicIndexList
from xdsl.ir import Attribute
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    ResultDef,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import HasParent, Pure
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import (
    element,
    same_container,
    verify_cast,
    verify_mixed,
)
from tilewright.hivm.upstream.extension import redefined
from tilewright.hivm.upstream.forall import InParallelOp
from tilewright.hivm.upstream.layouts import DYNAMIC
from tilewright.hivm.upstream.reassociation import groups_of, verify_shapes
from tilewright.hivm.upstream.slices import verify_tensor_slice

ANY_TENSOR = AnyTensorTypeConstr | AnyUnrankedTensorTypeConstr


@redefined()
class CastOp(tensor.CastOp):
    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        holds = element(source) == element(dest) and same_container(source, dest)
        verify_cast(holds, source, dest)


@redefined()
class CollapseShapeOp(tensor.CollapseShapeOp):
    def verify_(self) -> None:
        _verify_reshaped(self, self.src.type, self.result.type, self.result.type, self.src.type)


@redefined()
class ExpandShapeOp(tensor.ExpandShapeOp):
    def verify_(self) -> None:
        _verify_reshaped(self, self.src.type, self.result.type, self.src.type, self.result.type)
        numbers = self.static_output_shape.get_values()
        # Of memrefs also the sizes must be those of the result; here MLIR lets any be.
        count = self.result.type.get_num_dims()
        verify_mixed("output size", numbers, self.dynamic_output_shape, count)


def _verify_reshaped(
    operation: tensor.CollapseShapeOp | tensor.ExpandShapeOp,
    source: Attribute,
    result: Attribute,
    collapsed: Attribute,
    expanded: Attribute,
) -> None:
    assert isinstance(collapsed, TensorType) and isinstance(expanded, TensorType)
    groups = groups_of(operation.reassociation)
    verify_shapes(collapsed.get_shape(), expanded.get_shape(), groups)
    if element(source) != element(result):
        raise VerifyException(f"can't change {source} into {result}: they hold other elements")


@redefined()
class ExtractSliceOp(tensor.ExtractSliceOp):
    def verify_(self) -> None:
        assert isinstance(self.source.type, TensorType)
        verify_tensor_slice(self, self.source.type, self.result.type, "result")


@redefined()
class InsertSliceOp(tensor.InsertSliceOp):
    def verify_(self) -> None:
        assert isinstance(self.source.type, TensorType)
        assert isinstance(self.dest.type, TensorType)
        verify_tensor_slice(self, self.dest.type, self.source.type, "source")


@redefined(results={"result": ResultDef(ANY_TENSOR)})
class ReshapeOp(tensor.ReshapeOp):
    """A tensor of the sizes that `shape` holds; without a rank where it holds an unknown number."""

    def verify_(self) -> None:
        source, shape, result = self.source.type, self.shape.type, self.result.type
        assert isinstance(source, TensorType) and isinstance(shape, TensorType)
        if element(source) != element(result):
            raise VerifyException(f"can't change {source} into {result}: they hold other elements")
        if shape.get_num_dims() != 1:
            raise VerifyException(f"shape must have one dimension, not be {shape}")
        if not isinstance(result, TensorType):
            return
        sizes, wanted = source.get_shape(), result.get_shape()
        known = DYNAMIC not in (*sizes, *wanted)
        if shape.get_shape() != (len(wanted),) or (known and prod(sizes) != prod(wanted)):
            raise VerifyException(f"can't change {source} into {result} by {shape}")


@irdl_op_definition
class BitcastOp(IRDLOperation):
    """The bits of a tensor as elements of another type of the same width."""

    name = "tensor.bitcast"

    source = operand_def(ANY_TENSOR)
    dest = result_def(ANY_TENSOR)

    traits = traits_def(Pure())

    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"

    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        widths = [_width(element(source)), _width(element(dest))]
        verify_cast(widths[0] == widths[1] and same_container(source, dest), source, dest)


def _width(type: Attribute) -> int | None:
    return type.bitwidth if isinstance(type, FixedBitwidthType) else None


@irdl_op_definition
class ParallelInsertSliceOp(IRDLOperation):
    """Inserts what one iteration of a `scf.forall` made into a result that all share."""

    name = "tensor.parallel_insert_slice"

    source = operand_def(TensorType.constr())
    dest = operand_def(TensorType.constr())
    offsets = var_operand_def(IndexType())
    sizes = var_operand_def(IndexType())
    strides = var_operand_def(IndexType())
    static_offsets = prop_def(DenseArrayBase.constr(i64))
    static_sizes = prop_def(DenseArrayBase.constr(i64))
    static_strides = prop_def(DenseArrayBase.constr(i64))

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(HasParent(InParallelOp))

    custom_directives = (DynamicIndexList,)
    assembly_format = (
        "$source `into` $dest ``"
        "custom<DynamicIndexList>($offsets, $static_offsets)"
        "custom<DynamicIndexList>($sizes, $static_sizes)"
        "custom<DynamicIndexList>($strides, $static_strides)"
        "attr-dict `:` type($source) `into` type($dest)"
    )

    def verify_(self) -> None:
        assert isinstance(self.source.type, TensorType)
        assert isinstance(self.dest.type, TensorType)
        verify_tensor_slice(self, self.dest.type, self.source.type, "source")


OPERATIONS = (
    BitcastOp,
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    ExtractSliceOp,
    InsertSliceOp,
    ParallelInsertSliceOp,
    ReshapeOp,
)
