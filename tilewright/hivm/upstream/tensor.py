"""tensor: making tensors and their elements, and ops that xDSL has not."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Self

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    IndexType,
    TensorType,
)
from xdsl.ir import Region
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure, SingleBlockImplicitTerminator
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream import tensor_shapes
from tilewright.hivm.upstream.conditions import (
    counted,
    element,
    verify_dynamic_sizes,
    verify_indices,
    verify_mixed,
    verify_types,
)
from tilewright.hivm.upstream.extension import extended, redefined
from tilewright.hivm.upstream.layouts import DYNAMIC, plus
from tilewright.hivm.upstream.tensor_shapes import ANY_TENSOR


@redefined()
class EmptyOp(tensor.EmptyOp):
    """`(%sizes) attr-dict : TENSOR`."""

    def verify_(self) -> None:
        verify_dynamic_sizes(self.dynamic_sizes, self.tensor.type)

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


@redefined()
class ExtractOp(tensor.ExtractOp):
    def verify_(self) -> None:
        verify_indices(self.indices, self.tensor.type)


@redefined()
class InsertOp(tensor.InsertOp):
    def verify_(self) -> None:
        verify_indices(self.indices, self.dest.type)


@redefined()
class FromElementsOp(tensor.FromElementsOp):
    def verify_(self) -> None:
        type = self.result.type
        if DYNAMIC in type.get_shape() or prod(type.get_shape()) != len(self.elements):
            raise VerifyException(f"has {counted(self.elements, 'element')}, but makes {type}")


@redefined()
class PadOp(tensor.PadOp):
    def verify_(self) -> None:
        source, result = self.source.type, self.result.type
        assert isinstance(source, TensorType)
        shape = source.get_shape()
        low, high = self.static_low.get_values(), self.static_high.get_values()
        verify_mixed("low padding", low, self.low, len(shape))
        verify_mixed("high padding", high, self.high, len(shape))
        wanted = [plus(size, plus(*pads)) for size, *pads in zip(shape, low, high, strict=True)]
        if element(source) != element(result) or not _fits(result.get_shape(), wanted):
            raise VerifyException(
                f"result must be {TensorType(source.element_type, wanted)}, not {result}"
            )
        _verify_body(self.region, result)


def _fits(shape: Sequence[int], wanted: Sequence[int]) -> bool:
    """Whether `shape` says no other sizes than `wanted`, but all that this knows."""
    pairs = zip(shape, wanted, strict=True) if len(shape) == len(wanted) else [(0, 1)]
    return all(size == known or known == DYNAMIC for size, known in pairs)


def _verify_body(body: Region, type: TensorType) -> None:
    """An index for each dimension of `type`, and a yield of one of its elements."""
    wanted = [IndexType()] * type.get_num_dims()
    verify_types("the arguments of its body", body.block.arg_types, wanted)
    end = body.block.last_op
    if isinstance(end, tensor.YieldOp):
        verify_types("what its body yields", end.arguments.types, [type.element_type])


@irdl_op_definition
class RankOp(IRDLOperation):
    """The number of dimensions of a tensor."""

    name = "tensor.rank"

    tensor = operand_def(ANY_TENSOR)
    result = result_def(IndexType())

    traits = traits_def(Pure())

    assembly_format = "$tensor attr-dict `:` type($tensor)"


@irdl_op_definition
class GenerateOp(IRDLOperation):
    """A tensor whose elements are what its body yields for their indices."""

    name = "tensor.generate"

    dynamicExtents = var_operand_def(IndexType())
    body = region_def("single_block")
    result = result_def(TensorType.constr())

    traits = traits_def(SingleBlockImplicitTerminator(tensor.YieldOp))

    assembly_format = "$dynamicExtents $body attr-dict `:` type($result)"

    def verify_(self) -> None:
        verify_dynamic_sizes(self.dynamicExtents, self.result.type)
        _verify_body(self.body, self.result.type)


DIALECT = extended(
    tensor.Tensor,
    [
        *tensor_shapes.OPERATIONS,
        EmptyOp,
        ExtractOp,
        FromElementsOp,
        GenerateOp,
        InsertOp,
        PadOp,
        RankOp,
    ],
)
