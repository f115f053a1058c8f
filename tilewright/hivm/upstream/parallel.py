"""scf.parallel: a loop whose iterations run in any order, and how what they give is reduced."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Region
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import SingleBlockImplicitTerminator, ensure_terminator
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import counted, verify_types
from tilewright.hivm.upstream.extension import redefined
from tilewright.hivm.upstream.type_lists import parse_optional_results, print_optional_results


@redefined()
class ParallelOp(scf.ParallelOp):
    """`(%i) = (LOWER) to (UPPER) step (STEP) init (VALUES) -> TYPES { ... } attr-dict`."""

    def verify_(self) -> None:
        rank = len(self.lowerBound)
        if not rank or not rank == len(self.upperBound) == len(self.step):
            raise VerifyException("needs as many upper bounds and steps as lower bounds")
        indices = [IndexType()] * rank
        verify_types("the arguments of its body", self.body.block.arg_types, indices)
        end = self.body.block.last_op
        if not isinstance(end, scf.ReduceOp):
            raise VerifyException("its body must end with 'scf.reduce'")
        verify_types("what is reduced", end.args.types, self.res.types)
        verify_types("the initial values", self.initVals.types, self.res.types)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        indices = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        operands = []
        for word in ("=", "to", "step"):
            parser.parse_characters(word)
            position = parser.pos
            values = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parser.parse_operand(IndexType())
            )
            if len(values) != len(indices):
                parser.raise_error(f"{counted(indices, 'index', 'indices')} before this", position)
            operands.append(values)
        position = parser.pos
        values = []
        if parser.parse_optional_keyword("init"):
            values = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, parser.parse_unresolved_operand
            )
        types = parse_optional_results(parser)
        operands.append(parser.resolve_operands(values, types, position))
        body = parser.parse_region([index.resolve(IndexType()) for index in indices])
        operation = cls.build(
            operands=operands,
            result_types=[types],
            regions=[body],
            attributes=parser.parse_optional_attr_dict(),
        )
        ensure_terminator(operation, SingleBlockImplicitTerminator(ReduceOp))
        return operation

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        with printer.in_parens():
            printer.print_list(self.body.block.args, printer.print_ssa_value)
        groups = {" = ": self.lowerBound, " to ": self.upperBound, " step ": self.step}
        if self.initVals:
            groups[" init "] = self.initVals
        for word, values in groups.items():
            printer.print_string(word)
            with printer.in_parens():
                printer.print_list(values, printer.print_operand)
        print_optional_results(printer, self.res.types)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)
        printer.print_op_attributes(self.attributes)


@redefined()
class ReduceOp(scf.ReduceOp):
    """`(VALUES : TYPES) { ... }, { ... } attr-dict`: a region for each value, which takes two."""

    def verify_(self) -> None:
        if len(self.args) != len(self.reductions):
            has = counted(self.reductions, "region")
            raise VerifyException(f"has {counted(self.args, 'value')}, but {has}")
        for region, value in zip(self.reductions, self.args, strict=True):
            pair = [value.type] * 2
            verify_types("the arguments of a reduction", region.block.arg_types, pair)
            end = region.block.last_op
            if isinstance(end, scf.ReduceReturnOp):
                verify_types("what a reduction gives", [end.result.type], [value.type])

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        values, types = [], []
        position = parser.pos
        if parser.parse_optional_punctuation("("):
            values = parser.parse_comma_separated_list(
                parser.Delimiter.NONE, parser.parse_unresolved_operand
            )
            parser.parse_punctuation(":")
            types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
            parser.parse_punctuation(")")
        operands = parser.resolve_operands(values, types, position)
        regions: list[Region] = []
        if values:
            regions = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_region)
        attributes = parser.parse_optional_attr_dict()
        return cls.build(operands=[operands], regions=[regions], attributes=attributes)

    def print(self, printer: Printer) -> None:
        if self.args:
            with printer.in_parens():
                printer.print_list(self.args, printer.print_operand)
                printer.print_string(" : ")
                printer.print_list(self.args.types, printer.print_attribute)
        printer.print_string(" ")
        printer.print_list(self.reductions, printer.print_region)
        printer.print_op_attributes(self.attributes)


OPERATIONS = (ParallelOp, ReduceOp)
