"""bufferization: `to_tensor` with one type, `to_memref`, and which types go together."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import bufferization
from xdsl.dialects.bufferization import TensorFromMemRefConstraint
from xdsl.dialects.builtin import (
    MemRefType,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    OperandDef,
    OptPropertyDef,
    OptResultDef,
    ParsePropInAttrDict,
    ResultDef,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.upstream.conditions import (
    element,
    shapes_agree,
    verify_dynamic_sizes,
    verify_types,
)
from tilewright.hivm.upstream.extension import extended, printed_as, redefined
from tilewright.hivm.upstream.tensor_shapes import ANY_TENSOR
from tilewright.hivm.upstream.views import ANY_MEMREF


@redefined(
    operands={"memref": OperandDef(ANY_MEMREF)},
    results={"tensor": ResultDef(ANY_TENSOR)},
)
class ToTensorOp(bufferization.ToTensorOp):
    """`%memref restrict writable attr-dict : MEMREF`, with `to TENSOR` behind it where xDSL wrote.

    The tensor has the shape and element type of the memref, whatever its layout and memory space.
    """

    def verify_(self) -> None:
        _verify_pair(self.memref.type, self.tensor.type)

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


def _verify_pair(memref: Attribute, tensor: Attribute) -> None:
    assert isinstance(memref, MemRefType | UnrankedMemRefType)
    wanted = TensorFromMemRefConstraint.memref_to_tensor(memref)
    if tensor != wanted:
        raise VerifyException(f"the tensor of {memref} is {wanted}, not {tensor}")


@redefined(operands={"input": OperandDef(ANY_MEMREF)}, results={"output": ResultDef(ANY_MEMREF)})
class CloneOp(bufferization.CloneOp):
    """A copy of a buffer that may share its memory; MLIR lets its type be any."""


@irdl_op_definition
class ToMemrefOp(IRDLOperation):
    """The buffer of a tensor: `%tensor read_only attr-dict : MEMREF`."""

    name = "bufferization.to_memref"

    tensor = operand_def(ANY_TENSOR)
    memref = result_def(ANY_MEMREF)
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

    def verify_(self) -> None:
        _verify_pair(self.memref.type, self.tensor.type)

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

    def verify_(self) -> None:
        type = self.tensor.type
        if self.copy is None:
            verify_dynamic_sizes(self.dynamic_sizes, type)
        elif self.copy.type != type or self.dynamic_sizes:
            raise VerifyException(f"a copy of {self.copy.type} has this type and its sizes")


@redefined(
    operands={
        "source": OperandDef(BaseAttr(TensorType)),
        "dest": OperandDef(BaseAttr(TensorType) | BaseAttr(MemRefType)),
    },
    results={"result": OptResultDef(BaseAttr(TensorType))},
)
class MaterializeInDestinationOp(bufferization.MaterializeInDestinationOp):
    """Writes a tensor into a buffer, or into another tensor, which it then gives."""

    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        assert isinstance(source, TensorType) and isinstance(dest, TensorType | MemRefType)
        alike = element(source) == element(dest)
        if not alike or not shapes_agree(source.get_shape(), dest.get_shape()):
            raise VerifyException(f"can't write {source} into {dest}")
        if (self.writable is None) != isinstance(dest, TensorType):
            raise VerifyException("must say 'writable' for a memref, and for a memref only")
        results = [result.type for result in self.results]
        verify_types("the result", results, [dest] if isinstance(dest, TensorType) else [])


@irdl_op_definition
class DeallocTensorOp(IRDLOperation):
    """The end of a tensor's life: its buffer is freed."""

    name = "bufferization.dealloc_tensor"

    tensor = operand_def(TensorType.constr())

    assembly_format = "$tensor attr-dict `:` type($tensor)"


DIALECT = extended(
    bufferization.Bufferization,
    [AllocTensorOp, CloneOp, DeallocTensorOp, MaterializeInDestinationOp, ToMemrefOp, ToTensorOp],
)
