"""Parts of assembly formats that xDSL doesn't have, for `custom<…>`."""

from __future__ import annotations

from abc import ABC, abstractmethod

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    CustomDirective,
    OptionalOperandVariable,
    ParsingState,
    PrintingState,
    TypeDirective,
    irdl_custom_directive,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from tilewright.hivm.dialects.hivm.cases import EventAttr
from tilewright.hivm.upstream.type_lists import print_types


@irdl_custom_directive
class Shown(CustomDirective):
    """An attribute that is printed where it has its default value, too."""

    attribute: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.attribute.parse(parser, state)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        attribute = self.attribute.get(op)
        assert attribute is not None
        state.print_whitespace(printer)
        self.attribute.print_attr(printer, attribute)


@irdl_custom_directive
class ResultTypes(CustomDirective):
    """The types of any number of results: `T`, or `(T, U)` where there are several."""

    types: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        if parser.parse_optional_punctuation("("):
            self.types.parse(parser, state)
            parser.parse_punctuation(")")
        else:
            self.types.inner.parse_single_type(parser, state)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        types = self.types.get(op)
        state.print_whitespace(printer)
        print_types(printer, types)

    def is_present(self, op: IRDLOperation) -> bool:
        return self.types.is_present(op)

    def is_anchorable(self) -> bool:
        return True

    def set_empty(self, state: ParsingState) -> None:
        self.types.set_empty(state)


@irdl_custom_directive
class AfterColon(CustomDirective):
    """An attribute after a colon, for which some versions have an equals sign."""

    attribute: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        if not parser.parse_optional_punctuation("="):
            parser.parse_punctuation(":")
        self.attribute.parse(parser, state)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        printer.print_string(" :")
        self.attribute.print(printer, state, op)

    def is_present(self, op: IRDLOperation) -> bool:
        return self.attribute.is_present(op)

    def is_anchorable(self) -> bool:
        return True


@irdl_custom_directive
class PointerType(CustomDirective):
    """The type of an address, as `<1>` for `!llvm.ptr<1>`."""

    type: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        pointer = parser.parse_optional_type()
        if pointer is None:
            pointer = LLVMPointerType(*LLVMPointerType.parse_parameters(parser))
        self.type.set(state, (pointer,))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        (pointer,) = self.type.get(op)
        assert isinstance(pointer, LLVMPointerType)
        state.print_whitespace(printer)
        pointer.print_parameters(printer)


class Identifier(CustomDirective, ABC):
    """An attribute or an operand, whichever the op has."""

    static: AttributeVariable
    dynamic: OptionalOperandVariable

    @abstractmethod
    def parse_constant(self, parser: Parser) -> Attribute: ...

    @abstractmethod
    def print_constant(self, printer: Printer, constant: Attribute) -> None: ...

    def parse(self, parser: Parser, state: ParsingState) -> None:
        operand = parser.parse_optional_unresolved_operand()
        self.dynamic.set(state, operand)
        if operand is None:
            self.static.set(state, self.parse_constant(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        operand, constant = self.dynamic.get(op), self.static.get(op)
        if operand is not None:
            printer.print_ssa_value(operand)
        elif constant is not None:
            self.print_constant(printer, constant)


@irdl_custom_directive
class EventID(Identifier):
    """`<EVENT_ID0>` or `%event`."""

    static: AttributeVariable
    dynamic: OptionalOperandVariable

    def parse_constant(self, parser: Parser) -> Attribute:
        return EventAttr(EventAttr.parse_parameter(parser))

    def print_constant(self, printer: Printer, constant: Attribute) -> None:
        assert isinstance(constant, EventAttr)
        constant.print_parameter(printer)


@irdl_custom_directive
class FlagID(Identifier):
    """`3` or `%flag`."""

    static: AttributeVariable
    dynamic: OptionalOperandVariable

    def parse_constant(self, parser: Parser) -> Attribute:
        return IntegerAttr(parser.parse_integer(allow_boolean=False), i64)

    def print_constant(self, printer: Printer, constant: Attribute) -> None:
        assert isinstance(constant, IntegerAttr)
        printer.print_int(constant.value.data)
