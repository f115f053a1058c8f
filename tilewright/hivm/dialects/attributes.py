"""Bases of attributes that take one value in angle brackets, as in `#hivm.pipe<PIPE_V>`."""

from __future__ import annotations

from typing import ClassVar, cast

from xdsl.dialects.builtin import IntAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Data, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.mlir_lexer import MLIRTokenKind

__all__ = [
    "CaseAttribute",
    "IndexAttribute",
    "StringAttribute",
    "SymbolAttribute",
    "UnitAttribute",
    "irdl_attr_definition",
    "skip_qualified_name",
    "unit_attributes",
]


def skip_qualified_name(parser: AttrParser, name: str) -> None:
    """Skips `#NAME` where an op's format allows the bare `<…>`: MLIR reads both forms there."""
    token = parser._current_token  # pyright: ignore[reportPrivateUsage]
    if token.kind == MLIRTokenKind.HASH_IDENT and token.text == f"#{name}":
        parser._consume_token()  # pyright: ignore[reportPrivateUsage]


class CaseAttribute(Data[str]):
    """One of `cases`, by its name in the text: `#hivm.compare_mode<lt>`."""

    cases: ClassVar[tuple[str, ...]]

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> str:
        skip_qualified_name(parser, cls.name)
        with parser.in_angle_brackets():
            start = parser.pos
            case = parser.parse_optional_identifier()
            if case not in cls.cases:
                expected = ", ".join(cls.cases)
                parser.raise_error(f"{cls.name} must be one of: {expected}", start, parser.pos)
        return case

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.data)

    def verify(self) -> None:
        if self.data not in self.cases:
            raise VerifyException(f"{self.name} has no case '{self.data}'")


class UnitAttribute(ParametrizedAttribute):
    """An attribute without a value, which says something by being there."""


def unit_attributes(*names: str) -> tuple[type[UnitAttribute], ...]:
    """One class for each name. Only text needs them, so they are made from a list."""
    return tuple(
        irdl_attr_definition(type(name, (UnitAttribute,), {"name": name, "__module__": __name__}))
        for name in names
    )


class StringAttribute(ParametrizedAttribute):
    """A string: `#hacc.target<"Ascend910B3">`."""

    value: StringAttr = param_def(converter=lambda v: StringAttr(v) if isinstance(v, str) else v)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[StringAttr]:
        skip_qualified_name(parser, cls.name)
        with parser.in_angle_brackets():
            return [StringAttr(parser.parse_str_literal())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.value.data)


class SymbolAttribute(ParametrizedAttribute):
    """A function of the module: `#hacc.tiling_function<@f>`."""

    symbol: SymbolRefAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[SymbolRefAttr]:
        skip_qualified_name(parser, cls.name)
        with parser.in_angle_brackets():
            return [SymbolRefAttr(parser.parse_symbol_name())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.symbol)


class IndexAttribute(ParametrizedAttribute):
    """A number that isn't negative: `#hacc.input_idx<0>`."""

    value: IntAttr = param_def(converter=lambda v: IntAttr(v) if isinstance(v, int) else v)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[IntAttr]:
        skip_qualified_name(parser, cls.name)
        with parser.in_angle_brackets():
            return [IntAttr(cast(int, parser.parse_integer(False, False)))]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_int(self.value.data)
