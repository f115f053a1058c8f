"""Parts of formats for identifiers of events and flags: a constant in the text, or an operand."""

from __future__ import annotations

from abc import ABC, abstractmethod

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    CustomDirective,
    OptionalOperandVariable,
    ParsingState,
    PrintingState,
    irdl_custom_directive,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from tilewright.hivm.dialects.hivm.cases import EventAttr


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
