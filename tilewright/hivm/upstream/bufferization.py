"""bufferization: `to_tensor` with one type, `to_memref`, and attributes of `alloc_tensor`."""

from __future__ import annotations

from typing import ClassVar, Self

from xdsl.dialects import bufferization
from xdsl.dialects.bufferization import TensorFromMemRefConstraint
from xdsl.dialects.builtin import (
    AnyTensorTypeConstr,
    AnyUnrankedMemRefTypeConstr,
    AnyUnrankedTensorTypeConstr,
    MemRefType,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    OptPropertyDef,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.hints import isa

from tilewright.hivm.upstream.extension import extended, printed_as, redefined


class ToTensorOp(bufferization.ToTensorOp):
    """`%memref restrict writable attr-dict : MEMREF`, with `to TENSOR` behind it where xDSL wrote.

    The tensor has the shape and element type of the memref.
    """

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        memref = parser.parse_unresolved_operand()
        restrict = parser.parse_optional_keyword("restrict") is not None
        writable = parser.parse_optional_keyword("writable") is not None
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_type()
        if not isa(type, MemRefType | UnrankedMemRefType):
            parser.raise_error(f"bufferization.to_tensor takes a memref, not {type}", position)
        operation = cls(parser.resolve_operand(memref, type), restrict, writable)
        operation.attributes |= attributes
        if parser.parse_optional_keyword("to"):
            position = parser.pos
            tensor = parser.parse_type()
            if tensor != operation.tensor.type:
                expected = operation.tensor.type
                parser.raise_error(f"the tensor of {type} is {expected}, not {tensor}", position)
        return operation

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.memref)
        for keyword, flag in (("restrict", self.restrict), ("writable", self.writable)):
            if flag is not None:
                printer.print_string(f" {keyword}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)


@irdl_op_definition
class ToMemrefOp(IRDLOperation):
    """The buffer of a tensor: `%tensor read_only attr-dict : MEMREF`."""

    name = "bufferization.to_memref"

    T: ClassVar = VarConstraint("T", MemRefType.constr() | AnyUnrankedMemRefTypeConstr)

    tensor = operand_def(AnyTensorTypeConstr | AnyUnrankedTensorTypeConstr)
    memref = result_def(T)
    read_only = opt_prop_def(UnitAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        tensor = parser.parse_unresolved_operand()
        read_only = parser.parse_optional_keyword("read_only") is not None
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_type()
        if not isa(type, MemRefType | UnrankedMemRefType):
            parser.raise_error(f"bufferization.to_memref makes a memref, not {type}", position)
        operand = parser.resolve_operand(tensor, TensorFromMemRefConstraint.memref_to_tensor(type))
        properties: dict[str, Attribute] = {"read_only": UnitAttr()} if read_only else {}
        return cls.create(
            operands=[operand], result_types=[type], properties=properties, attributes=attributes
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.tensor)
        if self.read_only is not None:
            printer.print_string(" read_only")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)


@printed_as(
    "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? "
    "attr-dict `:` type($tensor)"
)
@redefined(properties={"memory_space": OptPropertyDef(AnyAttr())}, options=[ParsePropInAttrDict()])
class AllocTensorOp(bufferization.AllocTensorOp):
    """A new tensor in an optional memory space."""


@irdl_op_definition
class DeallocTensorOp(IRDLOperation):
    """The end of a tensor's life: its buffer is freed."""

    name = "bufferization.dealloc_tensor"

    tensor = operand_def(TensorType.constr())

    assembly_format = "$tensor attr-dict `:` type($tensor)"


DIALECT = extended(
    bufferization.Bufferization, [ToTensorOp, ToMemrefOp, AllocTensorOp, DeallocTensorOp]
)
