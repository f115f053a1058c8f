"""arith: casts of scalars, tensors and vectors, and which element types each takes and gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloatConstr,
    FixedBitwidthType,
    IndexType,
    IndexTypeConstr,
    IntegerAttr,
    MemRefType,
    SignlessIntegerConstraint,
    container_of,
    i32,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    BaseAttr,
    EqAttrConstraint,
    IRDLOperation,
    OperandDef,
    OptPropertyDef,
    ResultDef,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from tilewright.hivm.upstream.conditions import element, same_shape, verify_cast
from tilewright.hivm.upstream.extension import redefined

_INTEGER = container_of(SignlessIntegerConstraint)
_FLOAT = container_of(AnyFloatConstr)
_INDEX_LIKE = container_of(SignlessIntegerConstraint | IndexTypeConstr) | MemRefType.constr(
    SignlessIntegerConstraint | IndexTypeConstr
)
_NUMBER = container_of(SignlessIntegerConstraint | AnyFloatConstr) | MemRefType.constr(
    SignlessIntegerConstraint | AnyFloatConstr
)
_FASTMATH = OptPropertyDef(BaseAttr(arith.FastMathFlagsAttr))
_ROUNDING_MODE = OptPropertyDef(IntegerAttr.constr(EqAttrConstraint(i32)))
# In the order of their numbers.
_ROUNDING = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")

_from_integer = {"input": OperandDef(_INTEGER)}
_from_float = {"input": OperandDef(_FLOAT)}
_to_integer = {"result": ResultDef(_INTEGER)}
_to_float = {"result": ResultDef(_FLOAT)}


def _verify(
    source: Attribute, result: Attribute, holds: Callable[[Attribute, Attribute], bool]
) -> None:
    """One shape on both sides, and elements of which `holds` is true."""
    fits = same_shape(source, result) and holds(element(source), element(result))
    verify_cast(fits, source, result)


def _any(source: Attribute, result: Attribute) -> bool:
    return True


def _wider(source: Attribute, result: Attribute) -> bool:
    """Whether `result` has more bits than `source`."""
    assert isinstance(source, FixedBitwidthType) and isinstance(result, FixedBitwidthType)
    return result.bitwidth > source.bitwidth


def _narrower(source: Attribute, result: Attribute) -> bool:
    return _wider(result, source)


def _as_wide(source: Attribute, result: Attribute) -> bool:
    assert isinstance(source, FixedBitwidthType) and isinstance(result, FixedBitwidthType)
    return result.bitwidth == source.bitwidth


def _one_is_index(source: Attribute, result: Attribute) -> bool:
    return isinstance(source, IndexType) != isinstance(result, IndexType)


@redefined(operands=_from_integer, results=_to_integer)
class ExtSIOp(arith.ExtSIOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _wider)


@redefined(operands=_from_integer, results=_to_integer)
class ExtUIOp(arith.ExtUIOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _wider)


@redefined(operands=_from_integer, results=_to_integer)
class TruncIOp(arith.TruncIOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _narrower)


@redefined(operands=_from_integer, results=_to_float)
class SIToFPOp(arith.SIToFPOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _any)


@redefined(operands=_from_integer, results=_to_float)
class UIToFPOp(arith.UIToFPOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _any)


@redefined(operands=_from_float, results=_to_integer)
class FPToSIOp(arith.FPToSIOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _any)


@redefined(operands=_from_float, results=_to_integer)
class FPToUIOp(arith.FPToUIOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _any)


@redefined(
    properties={"fastmath": _FASTMATH},
    assembly_format=(
        "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($result)"
    ),
)
class ExtFOp(arith.ExtFOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _wider)


@redefined(properties={"fastmath": _FASTMATH, "roundingmode": _ROUNDING_MODE})
class TruncFOp(arith.TruncFOp):
    """`%input ROUNDING fastmath<FLAGS> attr-dict : TYPE to TYPE`."""

    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _narrower)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        properties: dict[str, Attribute] = {}
        mode = parser.parse_optional_keyword_in(_ROUNDING)
        if mode is not None:
            properties["roundingmode"] = IntegerAttr(_ROUNDING.index(mode), i32)
        if parser.parse_optional_keyword("fastmath"):
            flags = arith.FastMathFlagsAttr.parse_parameter(parser)
            properties["fastmath"] = arith.FastMathFlagsAttr(flags)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        parser.parse_keyword("to")
        return cls.create(
            operands=[parser.resolve_operand(source, type)],
            result_types=[parser.parse_type()],
            properties=properties,
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.input)
        mode, flags = self.properties.get("roundingmode"), self.properties.get("fastmath")
        if isinstance(mode, IntegerAttr):
            printer.print_string(f" {_ROUNDING[mode.value.data]}")
        if isinstance(flags, arith.FastMathFlagsAttr):
            printer.print_string(" fastmath")
            flags.print_parameter(printer)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.input.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)


@redefined(operands={"input": OperandDef(_NUMBER)}, results={"result": ResultDef(_NUMBER)})
class BitcastOp(arith.BitcastOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _as_wide)


@redefined(operands={"input": OperandDef(_INDEX_LIKE)}, results={"result": ResultDef(_INDEX_LIKE)})
class IndexCastOp(arith.IndexCastOp):
    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _one_is_index)


@irdl_op_definition
class IndexCastUIOp(IRDLOperation):
    """A cast between index and an integer type that extends by zeros."""

    name = "arith.index_castui"

    input = operand_def(_INDEX_LIKE)
    result = result_def(_INDEX_LIKE)

    traits = traits_def(Pure())

    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    def verify_(self) -> None:
        _verify(self.input.type, self.result.type, _one_is_index)


OPERATIONS = (
    BitcastOp,
    ExtFOp,
    ExtSIOp,
    ExtUIOp,
    FPToSIOp,
    FPToUIOp,
    IndexCastOp,
    IndexCastUIOp,
    SIToFPOp,
    TruncFOp,
    TruncIOp,
    UIToFPOp,
)
