"""affine: text of `apply`, `min`, `max` and `if`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, AffineSetAttr, IndexType
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import counted
from tilewright.hivm.upstream.extension import extended
from tilewright.hivm.upstream.type_lists import parse_optional_results, print_optional_results


def _parse_operands(parser: Parser, space: AffineMap | AffineSet) -> list[SSAValue]:
    """`(%dimensions)[%symbols]` of `space`, the symbols only where there are any."""
    position = parser.pos

    def operand() -> SSAValue:
        return parser.parse_operand(IndexType())

    dimensions = parser.parse_comma_separated_list(parser.Delimiter.PAREN, operand)
    symbols = parser.parse_optional_comma_separated_list(parser.Delimiter.SQUARE, operand)
    symbols = symbols or []
    if (len(dimensions), len(symbols)) != (space.num_dims, space.num_symbols):
        parser.raise_error(
            f"{counted(dimensions, 'dimension')} and {counted(symbols, 'symbol')} for a map or set "
            f"of {space.num_dims} and {space.num_symbols}",
            position,
        )
    return dimensions + symbols


def _print_operands(printer: Printer, operands: Sequence[SSAValue], dimensions: int) -> None:
    with printer.in_parens():
        printer.print_list(operands[:dimensions], printer.print_operand)
    if len(operands) > dimensions:
        with printer.in_square_brackets():
            printer.print_list(operands[dimensions:], printer.print_operand)


MapOperation = TypeVar("MapOperation", bound=IRDLOperation)


def _parse_applied(kind: type[MapOperation], parser: Parser) -> MapOperation:
    """`MAP(%dimensions)[%symbols] attr-dict`."""
    position = parser.pos
    map = parser.parse_attribute()
    if not isinstance(map, AffineMapAttr):
        parser.raise_error(f"expected an affine map, not {map}", position)
    return kind.create(
        operands=_parse_operands(parser, map.data),
        result_types=[IndexType()],
        properties={"map": map},
        attributes=parser.parse_optional_attr_dict(),
    )


def _print_applied(operation: ApplyOp | MinOp | MaxOp, printer: Printer) -> None:
    printer.print_string(" ")
    printer.print_attribute(operation.map)
    _print_operands(printer, operation.operands, operation.map.data.num_dims)
    printer.print_op_attributes(operation.attributes)


class ApplyOp(affine.ApplyOp):
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_applied(cls, parser)

    def print(self, printer: Printer) -> None:
        _print_applied(self, printer)


class MinOp(affine.MinOp):
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_applied(cls, parser)

    def print(self, printer: Printer) -> None:
        _print_applied(self, printer)


@irdl_op_definition
class MaxOp(IRDLOperation):
    """The greatest of the results of a map."""

    name = "affine.max"

    arguments = var_operand_def(IndexType())
    map = prop_def(AffineMapAttr)
    result = result_def(IndexType())

    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_applied(cls, parser)

    def print(self, printer: Printer) -> None:
        _print_applied(self, printer)

    def verify_(self) -> None:
        map = self.map.data
        if len(self.arguments) != map.num_dims + map.num_symbols:
            raise VerifyException(
                f"has {len(self.arguments)} operands; its map takes "
                f"{map.num_dims} dimensions and {map.num_symbols} symbols"
            )


class IfOp(affine.IfOp):
    """`SET(%dimensions)[%symbols] -> TYPES { ... } else { ... } attr-dict`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        condition = parser.parse_attribute()
        if not isinstance(condition, AffineSetAttr):
            parser.raise_error(f"expected an affine set, not {condition}", position)
        arguments = _parse_operands(parser, condition.data)
        types = parse_optional_results(parser)
        regions = [_parse_region(parser)]
        has_else = parser.parse_optional_keyword("else") is not None
        regions.append(_parse_region(parser) if has_else else Region())
        return cls.create(
            operands=arguments,
            result_types=types,
            properties={"condition": condition},
            attributes=parser.parse_optional_attr_dict(),
            regions=regions,
        )

    def print(self, printer: Printer) -> None:
        condition = self.properties["condition"]
        assert isinstance(condition, AffineSetAttr)
        printer.print_string(" ")
        printer.print_attribute(condition)
        _print_operands(printer, tuple(self.operands), condition.data.num_dims)
        print_optional_results(printer, [result.type for result in self.results])
        printer.print_string(" ")
        for index, region in enumerate(self.regions):
            if index and not region.blocks:
                continue
            printer.print_string(" else " if index else "")
            printer.print_region(region, print_block_terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)


def _parse_region(parser: Parser) -> Region:
    """A region whose only block ends with an `affine.yield`, which may be left out."""
    region = parser.parse_region()
    if not region.blocks:
        region.add_block(Block())
    block = region.blocks[-1]
    if block.last_op is None or not isinstance(block.last_op, affine.YieldOp):
        block.add_op(affine.YieldOp.get())
    return region


DIALECT = extended(affine.Affine, [ApplyOp, MinOp, MaxOp, IfOp])
