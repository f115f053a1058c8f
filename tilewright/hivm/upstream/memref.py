"""memref: text of casts, copies and globals."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyDenseElement,
    DenseIntOrFPElementsAttr,
    IndexType,
    MemRefType,
    StringAttr,
    TensorType,
    UnitAttr,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    OptPropertyDef,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoMemoryEffect
from xdsl.utils.bitwise_casts import is_power_of_two
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.upstream.extension import extended, printed_as, redefined

_CAST = "$source attr-dict `:` type($source) `to` type($dest)"


@printed_as(_CAST)
class CastOp(memref.CastOp):
    pass


@printed_as(_CAST)
class MemorySpaceCastOp(memref.MemorySpaceCastOp):
    pass


@printed_as("$source `,` $destination attr-dict `:` type($source) `to` type($destination)")
class CopyOp(memref.CopyOp):
    pass


@printed_as("$source attr-dict `:` type($source)")
class RankOp(memref.RankOp):
    pass


@printed_as("$source `:` type($source) `->` type($aligned_pointer) attr-dict")
class ExtractAlignedPointerAsIndexOp(memref.ExtractAlignedPointerAsIndexOp):
    pass


@irdl_op_definition
class ReallocOp(IRDLOperation):
    """A buffer of another size that begins with what `source` holds, and takes its place."""

    name = "memref.realloc"

    source = operand_def(MemRefType)
    dynamic_result_size = opt_operand_def(IndexType())
    result = result_def(MemRefType)

    assembly_format = (
        "$source (`(` $dynamic_result_size^ `)`)? attr-dict `:` type($source) `to` type($result)"
    )


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """The same memory with its dimensions in another order."""

    name = "memref.transpose"

    source = operand_def(MemRefType)
    permutation = prop_def(AffineMapAttr)
    result = result_def(MemRefType)

    traits = traits_def(NoMemoryEffect())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        permutation = AffineMapAttr(parser.parse_affine_map())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        parser.parse_keyword("to")
        return cls.create(
            operands=[parser.resolve_operand(source, type)],
            result_types=[parser.parse_type()],
            properties={"permutation": permutation},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        printer.print_string(f" {self.permutation.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)


@redefined(
    properties={
        "sym_visibility": OptPropertyDef(BaseAttr(StringAttr)),
        "initial_value": OptPropertyDef(BaseAttr(UnitAttr) | BaseAttr(DenseIntOrFPElementsAttr)),
    }
)
class GlobalOp(memref.GlobalOp):
    """`"VISIBILITY" constant @name : TYPE = VALUE attr-dict`; without a value it is external."""

    def verify_(self) -> None:
        if self.alignment is not None and not is_power_of_two(self.alignment.value.data):
            raise VerifyException(f"alignment {self.alignment.value.data} is not a power of two")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (visibility := parser.parse_optional_str_literal()) is not None:
            properties["sym_visibility"] = StringAttr(visibility)
        if parser.parse_optional_keyword("constant"):
            properties["constant"] = UnitAttr()
        properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        position = parser.pos
        type = properties["type"] = parser.parse_type()
        if not isa(type, MemRefType):
            parser.raise_error(f"a memref.global is of a memref type, not {type}", position)
        if parser.parse_optional_punctuation("="):
            properties["initial_value"] = _parse_initial_value(parser, type)
        attributes = parser.parse_optional_attr_dict()
        if "alignment" in attributes:
            properties["alignment"] = attributes.pop("alignment")
        return cls.create(properties=properties, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        if self.sym_visibility is not None:
            printer.print_attribute(self.sym_visibility)
            printer.print_string(" ")
        printer.print_string("constant " if self.constant is not None else "")
        printer.print_symbol_name(self.sym_name)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        if isinstance(self.initial_value, DenseIntOrFPElementsAttr):
            printer.print_string(" = ")
            self.initial_value.print_without_type(printer)
        elif self.initial_value is not None:
            printer.print_string(" = uninitialized")
        alignment = {} if self.alignment is None else {"alignment": self.alignment}
        printer.print_op_attributes(self.attributes | alignment)


def _parse_initial_value(parser: Parser, type: MemRefType) -> Attribute:
    """`uninitialized`, or the elements without a type: a tensor of the memref's shape."""
    if parser.parse_optional_keyword("uninitialized"):
        return UnitAttr()
    parser.parse_keyword("dense")
    tensor = TensorType(type.element_type, type.get_shape())
    if not isa(tensor, TensorType[AnyDenseElement]):
        parser.raise_error(f"there are no dense elements of type {type.element_type}")
    return parser.parse_dense_int_or_fp_elements_attr(tensor)


DIALECT = extended(
    memref.MemRef,
    [
        CastOp,
        CopyOp,
        ExtractAlignedPointerAsIndexOp,
        GlobalOp,
        MemorySpaceCastOp,
        RankOp,
        ReallocOp,
        TransposeOp,
    ],
)
