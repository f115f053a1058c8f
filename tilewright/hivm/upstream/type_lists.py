"""Types of results behind an arrow: `T`, `(T, U)` or `()`, as MLIR reads and prints them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import FunctionType
from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.printer import Printer


def parse_types(parser: Parser) -> Sequence[Attribute]:
    """One type without parentheses, or any number in them."""
    listed = parser.parse_optional_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)
    return [parser.parse_type()] if listed is None else listed


def parse_optional_results(parser: Parser) -> Sequence[Attribute]:
    """`-> TYPES`; no types without an arrow."""
    return parse_types(parser) if parser.parse_optional_punctuation("->") else []


def print_types(printer: Printer, types: Sequence[Attribute]) -> None:
    """`types` in parentheses, except one that is not of functions."""
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        printer.print_attribute(types[0])
        return
    with printer.in_parens():
        printer.print_list(types, printer.print_attribute)


def print_optional_results(printer: Printer, types: Sequence[Attribute]) -> None:
    """` -> TYPES`; nothing without types."""
    if types:
        printer.print_string(" -> ")
        print_types(printer, types)
