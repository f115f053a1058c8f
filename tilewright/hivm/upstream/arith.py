"""arith: integers without a sign, comparisons and choices of containers, and text of flags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    IndexTypeConstr,
    IntegerAttr,
    SignlessIntegerConstraint,
    TensorType,
    VectorType,
    container_of,
    i1,
    i64,
)
from xdsl.ir import Attribute, Operation, TypedAttribute
from xdsl.irdl import (
    EqAttrConstraint,
    IRDLOperation,
    OperandDef,
    ResultDef,
    VarConstraint,
    irdl_op_definition,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.upstream import casts
from tilewright.hivm.upstream.extension import extended, redefined
from tilewright.hivm.upstream.flags import spell_flags

Comparison = TypeVar("Comparison", bound=arith.ComparisonOperation)

_SIGNLESS = container_of(SignlessIntegerConstraint | IndexTypeConstr)
_SAME = VarConstraint("T", _SIGNLESS)
_TRUTH = container_of(EqAttrConstraint(i1))
_INTEGER_OPERATIONS = [
    kind
    for kind in arith.Arith.operations
    if issubclass(kind, arith.SignlessIntegerBinaryOperation)
]
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


def _verify_comparison(operation: CmpiOp | CmpfOp, predicates: Sequence[str]) -> None:
    predicate, type = operation.predicate, operation.lhs.type
    if predicate.type != i64 or predicate.value.data not in range(len(predicates)):
        raise VerifyException(f"predicate must be an i64 from 0 to {len(predicates) - 1}")
    if operation.rhs.type != type:
        raise VerifyException(f"can't compare {type} with {operation.rhs.type}")
    if operation.result.type != _truth_type(type):
        raise VerifyException(f"result must be {_truth_type(type)}, not {operation.result.type}")


@redefined(
    operands={"lhs": OperandDef(_SIGNLESS), "rhs": OperandDef(_SIGNLESS)},
    results={"result": ResultDef(_TRUTH)},
)
class CmpiOp(arith.CmpiOp):
    def verify_(self) -> None:
        _verify_comparison(self, arith.CMPI_COMPARISON_OPERATIONS)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, arith.CMPI_COMPARISON_OPERATIONS, False)

    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, arith.CMPI_COMPARISON_OPERATIONS)


@redefined(results={"result": ResultDef(_TRUTH)})
class CmpfOp(arith.CmpfOp):
    def verify_(self) -> None:
        _verify_comparison(self, arith.CMPF_COMPARISON_OPERATIONS)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, arith.CMPF_COMPARISON_OPERATIONS, True)

    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, arith.CMPF_COMPARISON_OPERATIONS)


class ConstantOp(arith.ConstantOp):
    """A number, or the elements of a vector or tensor."""

    def verify_(self) -> None:
        value, type = self.properties.get("value"), self.result.type
        if isinstance(value, TypedAttribute) and value.get_type() != type:
            raise VerifyException(f"{value} is no value of type {type}")
        arith.ConstantOp.verify_(self)  # also for xDSL's own class: see `verify_operation`


_on_signless = redefined(
    operands={"lhs": OperandDef(_SAME), "rhs": OperandDef(_SAME)},
    results={"result": ResultDef(_SAME)},
)


def _signless(kind: type[Operation]) -> type[Operation]:
    """A subclass of the op `kind` for integers without a sign in their type only."""
    return _on_signless(cast(type[IRDLOperation], type(kind.__name__, (kind,), {})))


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


@_on_signless
class AddiOp(arith.AddiOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


@_on_signless
class MuliOp(arith.MuliOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


@_on_signless
class ShLIOp(arith.ShLIOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


@_on_signless
class SubiOp(arith.SubiOp):
    def print(self, printer: Printer) -> None:
        _print_with_overflow(self, printer)


@irdl_op_definition
class RemfOp(arith.FloatingPointLikeBinaryOperation):
    """The remainder of a floating-point division, with the sign of the dividend."""

    name = "arith.remf"

    traits = traits_def(Pure())


@redefined(operands={"cond": OperandDef(_TRUTH)})
class SelectOp(arith.SelectOp):
    """`%cond, %lhs, %rhs attr-dict : CONDITION, TYPE`, without the condition's type if it is i1."""

    def verify_(self) -> None:
        cond, truth = self.cond.type, _truth_type(self.result.type)
        if cond not in (i1, truth):
            wanted = "i1" if truth == i1 else f"i1 or {truth}"
            raise VerifyException(f"cond must be {wanted}, not {cond}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = [parser.parse_unresolved_operand()]
        for _ in range(2):
            parser.parse_punctuation(",")
            operands.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types: list[Attribute] = [i1, parser.parse_type()]
        if parser.parse_optional_punctuation(","):
            types = [types[1], parser.parse_type()]
        return cls.create(
            operands=parser.resolve_operands(operands, [*types, types[1]], parser.pos),
            result_types=[types[1]],
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        types = [self.result.type] if self.cond.type == i1 else [self.cond.type, self.result.type]
        printer.print_list(types, printer.print_attribute)


DIALECT = extended(
    arith.Arith,
    [
        *casts.OPERATIONS,
        *map(_signless, _INTEGER_OPERATIONS),
        AddiOp,
        CmpfOp,
        CmpiOp,
        ConstantOp,
        MuliOp,
        RemfOp,
        SelectOp,
        ShLIOp,
        SubiOp,
    ],
)
