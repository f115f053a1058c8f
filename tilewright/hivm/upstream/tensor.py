"""tensor: attributes of `tensor.empty`, and ops that xDSL has not."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    AnyTensorTypeConstr,
    AnyUnrankedTensorTypeConstr,
    DenseArrayBase,
    IndexType,
    TensorType,
    i64,
)
from xdsl.dialects.utils import DynamicIndexList
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, Pure, SingleBlockImplicitTerminator

from tilewright.hivm.upstream.extension import extended
from tilewright.hivm.upstream.forall import InParallelOp


class EmptyOp(tensor.EmptyOp):
    """`(%sizes) attr-dict : TENSOR`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        sizes = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_operand(IndexType())
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        operation = cls(sizes, parser.parse_type())
        operation.attributes |= attributes
        return operation

    def print(self, printer: Printer) -> None:
        printer.print_operands(self.dynamic_sizes)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.tensor.type)


@irdl_op_definition
class RankOp(IRDLOperation):
    """The number of dimensions of a tensor."""

    name = "tensor.rank"

    tensor = operand_def(AnyTensorTypeConstr | AnyUnrankedTensorTypeConstr)
    result = result_def(IndexType())

    traits = traits_def(Pure())

    assembly_format = "$tensor attr-dict `:` type($tensor)"


@irdl_op_definition
class BitcastOp(IRDLOperation):
    """The bits of a tensor as elements of another type of the same width."""

    name = "tensor.bitcast"

    source = operand_def(AnyTensorTypeConstr | AnyUnrankedTensorTypeConstr)
    dest = result_def(AnyTensorTypeConstr | AnyUnrankedTensorTypeConstr)

    traits = traits_def(Pure())

    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


@irdl_op_definition
class GenerateOp(IRDLOperation):
    """A tensor whose elements are what its body yields for their indices."""

    name = "tensor.generate"

    dynamicExtents = var_operand_def(IndexType())
    body = region_def("single_block")
    result = result_def(TensorType.constr())

    traits = traits_def(SingleBlockImplicitTerminator(tensor.YieldOp))

    assembly_format = "$dynamicExtents $body attr-dict `:` type($result)"


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


DIALECT = extended(tensor.Tensor, [EmptyOp, RankOp, BitcastOp, GenerateOp, ParallelInsertSliceOp])
