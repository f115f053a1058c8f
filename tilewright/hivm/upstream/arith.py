"""arith: comparisons of vectors and with attributes, and ops that xDSL has not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    ResultDef,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.upstream.extension import extended, redefined
from tilewright.hivm.upstream.flags import spell_flags

Comparison = TypeVar("Comparison", bound=arith.ComparisonOperation)

_NO_FASTMATH = arith.FastMathFlagsAttr("none")


def _truth_type(type: Attribute) -> Attribute:
    """i1, in a vector or tensor of the shape of `type` where this is one."""
    if isa(type, VectorType):
        return VectorType(i1, type.shape, type.scalable_dims)
    if isa(type, TensorType):
        return TensorType(i1, type.get_shape(), type.encoding)
    return i1


def _parse_comparison(
    kind: type[Comparison], parser: Parser, predicates: Sequence[str], fastmath: bool
) -> Comparison:
    """`PREDICATE, %lhs, %rhs attr-dict : TYPE`, with fast-math flags where it has any."""
    position = parser.pos
    name = parser.parse_identifier()
    if name not in predicates:
        parser.raise_error(f"'{name}' is not a predicate of this comparison", position)
    properties: dict[str, Attribute] = {"predicate": IntegerAttr(predicates.index(name), i64)}
    parser.parse_punctuation(",")
    left = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    right = parser.parse_unresolved_operand()
    if fastmath:
        flags = _NO_FASTMATH
        if parser.parse_optional_keyword("fastmath"):
            flags = arith.FastMathFlagsAttr(arith.FastMathFlagsAttr.parse_parameter(parser))
        properties["fastmath"] = flags
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    type = parser.parse_type()
    return kind.create(
        operands=[parser.resolve_operand(left, type), parser.resolve_operand(right, type)],
        result_types=[_truth_type(type)],
        properties=properties,
        attributes=attributes,
    )


def _print_comparison(
    operation: CmpiOp | CmpfOp, printer: Printer, predicates: Sequence[str]
) -> None:
    printer.print_string(f" {predicates[operation.predicate.value.data]}, ")
    printer.print_list([operation.lhs, operation.rhs], printer.print_operand)
    flags = operation.properties.get("fastmath", _NO_FASTMATH)
    if isinstance(flags, arith.FastMathFlagsAttr) and flags != _NO_FASTMATH:
        printer.print_string(" fastmath")
        flags.print_parameter(printer)
    printer.print_op_attributes(operation.attributes)
    printer.print_string(" : ")
    printer.print_attribute(operation.lhs.type)


@redefined(results={"result": ResultDef(AnyAttr())})
class CmpiOp(arith.CmpiOp):
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, arith.CMPI_COMPARISON_OPERATIONS, False)

    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, arith.CMPI_COMPARISON_OPERATIONS)


@redefined(results={"result": ResultDef(AnyAttr())})
class CmpfOp(arith.CmpfOp):
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, arith.CMPF_COMPARISON_OPERATIONS, True)

    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, arith.CMPF_COMPARISON_OPERATIONS)


def _print_with_overflow(
    operation: arith.SignlessIntegerBinaryOperationWithOverflow, printer: Printer
) -> None:
    """`%lhs, %rhs overflow<FLAGS> attr-dict : TYPE`, with a space between two flags."""
    printer.print_string(" ")
    printer.print_list([operation.lhs, operation.rhs], printer.print_operand)
    if operation.overflow_flags.data:
        printer.print_string(f" overflow<{spell_flags(operation.overflow_flags)}>")
    printer.print_op_attributes(operation.attributes)
    printer.print_string(" : ")
    printer.print_attribute(operation.result.type)


class AddiOp(arith.AddiOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


class MuliOp(arith.MuliOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


class ShLIOp(arith.ShLIOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


class SubiOp(arith.SubiOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


@irdl_op_definition
class RemfOp(arith.FloatingPointLikeBinaryOperation):
    """The remainder of a floating-point division, with the sign of the dividend."""

    name = "arith.remf"

    traits = traits_def(Pure())


@irdl_op_definition
class IndexCastUIOp(IRDLOperation):
    """A cast between index and an integer type that extends by zeros."""

    name = "arith.index_castui"

    input = operand_def(BaseAttr(IndexType) | BaseAttr(IntegerType))
    result = result_def(BaseAttr(IndexType) | BaseAttr(IntegerType))

    traits = traits_def(Pure())

    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    def verify_(self) -> None:
        if isinstance(self.input.type, IndexType) == isinstance(self.result.type, IndexType):
            raise VerifyException(
                f"casts {self.input.type} to {self.result.type}: one of them must be index"
            )


DIALECT = extended(
    arith.Arith, [AddiOp, CmpfOp, CmpiOp, IndexCastUIOp, MuliOp, RemfOp, ShLIOp, SubiOp]
)
