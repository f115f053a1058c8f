"""scf: spacing as MLIR has it, loops without operands, and `scf.forall`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, i1
from xdsl.dialects.utils import parse_assignment, print_assignment
from xdsl.ir import Attribute, Region
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import SingleBlockImplicitTerminator, ensure_terminator
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream import parallel
from tilewright.hivm.upstream.conditions import verify_types
from tilewright.hivm.upstream.extension import extended, redefined
from tilewright.hivm.upstream.forall import ForallOp, InParallelOp
from tilewright.hivm.upstream.type_lists import (
    parse_optional_results,
    parse_types,
    print_optional_results,
)


@redefined()
class IfOp(scf.IfOp):
    """`%condition -> (TYPES) { ... } else { ... } attr-dict`."""

    def verify_(self) -> None:
        if self.output and not self.false_region.blocks:
            raise VerifyException("has results, so it needs an 'else'")
        _verify_yields(self.true_region, self.output.types)
        _verify_yields(self.false_region, self.output.types)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        condition = parser.parse_operand(i1)
        types = parse_optional_results(parser)
        body = cls.parse_region_with_yield(parser)
        has_else = parser.parse_optional_keyword("else") is not None
        other = cls.parse_region_with_yield(parser) if has_else else Region()
        return cls(condition, types, body, other, parser.parse_optional_attr_dict())

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.cond)
        if self.output:
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.output.types, printer.print_attribute)
        printer.print_string(" ")
        _print_body(printer, self.true_region, bool(self.output))
        if self.false_region.blocks:
            printer.print_string(" else ")
            _print_body(printer, self.false_region, bool(self.output))
        printer.print_op_attributes(self.attributes)


class ForOp(scf.ForOp):
    """`%i = %lower to %upper step %step iter_args(...) -> (TYPES)  : TYPE { ... } attr-dict`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        index = parser.parse_argument(expect_type=False)
        bounds = []
        for word in ("=", "to", "step"):
            parser.parse_characters(word)
            bounds.append(parser.parse_unresolved_operand())
        pairs: Sequence[tuple[Parser.UnresolvedArgument, UnresolvedOperand]] = []
        types: Sequence[Attribute] = []
        position = parser.pos
        if parser.parse_optional_keyword("iter_args"):
            pairs = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parse_assignment(parser)
            )
            parser.parse_punctuation("->")
            types = parse_types(parser)
        values = parser.resolve_operands([pair[1] for pair in pairs], types, position)
        colon = parser.parse_optional_punctuation(":")
        of_index = parser.parse_type() if colon else IndexType()
        lower, upper, step = (parser.resolve_operand(each, of_index) for each in bounds)
        arguments = [index.resolve(of_index)]
        arguments += [pair[0].resolve(type) for pair, type in zip(pairs, types, strict=True)]
        body = parser.parse_region(arguments)
        operation = cls(lower, upper, step, values, body)
        operation.attributes |= parser.parse_optional_attr_dict()
        if not values:
            ensure_terminator(operation, SingleBlockImplicitTerminator(scf.YieldOp))
        return operation

    def print(self, printer: Printer) -> None:
        induction, *arguments = self.body.block.args
        printer.print_string(" ")
        printer.print_ssa_value(induction)
        for word, value in ((" = ", self.lb), (" to ", self.ub), (" step ", self.step)):
            printer.print_string(word)
            printer.print_operand(value)
        if arguments:
            printer.print_string(" iter_args")
            with printer.in_parens():
                printer.print_list(
                    zip(arguments, self.iter_args, strict=True),
                    lambda pair: print_assignment(printer, *pair),
                )
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.iter_args.types, printer.print_attribute)
        if not isinstance(induction.type, IndexType):
            printer.print_string("  : ")  # with two spaces, as MLIR has it
            printer.print_attribute(induction.type)
        printer.print_string(" ")
        _print_body(printer, self.body, bool(arguments))
        printer.print_op_attributes(self.attributes)


@redefined()
class WhileOp(scf.WhileOp):
    """`(%argument = %value, ...) : TYPE { ... } do { ... } attributes attr-dict`."""

    def verify_(self) -> None:
        before, after = self.before_region.block, self.after_region.block
        initial, results = self.arguments.types, self.res.types
        verify_types("the arguments of its condition", before.arg_types, initial)
        condition = before.last_op
        if not isinstance(condition, scf.ConditionOp):
            raise VerifyException("its first region must end with 'scf.condition'")
        verify_types("what its condition hands on", condition.args.types, results)
        verify_types("the arguments of its body", after.arg_types, results)
        _verify_yields(self.after_region, initial)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        pairs = (
            parser.parse_optional_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parse_assignment(parser)
            )
            or []
        )
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_function_type()
        values = parser.resolve_operands([pair[1] for pair in pairs], type.inputs.data, position)
        arguments = [
            pair[0].resolve(input) for pair, input in zip(pairs, type.inputs.data, strict=True)
        ]
        before = parser.parse_region(arguments)
        parser.parse_keyword("do")
        after = parser.parse_region()
        attributes = parser.parse_optional_attr_dict_with_keyword()
        operation = cls(values, type.outputs.data, before, after)
        if attributes is not None:
            operation.attributes |= attributes.data
        return operation

    def print(self, printer: Printer) -> None:
        if self.arguments:
            printer.print_string(" ")
            with printer.in_parens():
                printer.print_list(
                    zip(self.before_region.block.args, self.arguments, strict=True),
                    lambda pair: print_assignment(printer, *pair),
                )
        printer.print_string(" : ")
        printer.print_operation_type(self)
        printer.print_string(" ")
        printer.print_region(self.before_region, print_entry_block_args=False)
        printer.print_string(" do ")
        printer.print_region(self.after_region)
        printer.print_op_attributes(self.attributes, print_keyword=True)


@redefined()
class ExecuteRegionOp(scf.ExecuteRegionOp):
    """`-> TYPES { ... } attr-dict`; the terminator is always printed."""

    def verify_(self) -> None:
        if not self.region.blocks:
            raise VerifyException("its region needs a block")
        _verify_yields(self.region, self.outs.types)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        types = parse_optional_results(parser)
        operation = cls(types, parser.parse_region())
        operation.attributes |= parser.parse_optional_attr_dict()
        return operation

    def print(self, printer: Printer) -> None:
        print_optional_results(printer, self.outs.types)
        printer.print_string(" ")
        _print_body(printer, self.region, True)
        printer.print_op_attributes(self.attributes)


class IndexSwitchOp(scf.IndexSwitchOp):
    """`%index attr-dict -> TYPES case VALUE { ... } ... default { ... }`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operation = super().parse(parser)
        for trait in operation.get_traits_of_type(SingleBlockImplicitTerminator):
            ensure_terminator(operation, trait)
        return operation

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.arg)
        printer.print_op_attributes(self.attributes)
        if self.output:
            printer.print_string(" -> ")
            printer.print_list(self.output.types, printer.print_attribute)
        printer.print_string(" ")
        for value, region in zip(self.cases.get_values(), self.case_regions, strict=True):
            printer.print_string(f"\ncase {value} ")
            printer.print_region(region)
        printer.print_string("\ndefault ")
        _print_body(printer, self.default_region, bool(self.output))


def _verify_yields(region: Region, types: Sequence[Attribute]) -> None:
    """Every yield of `region` itself hands on values of `types`."""
    for block in region.blocks:
        if isinstance(block.last_op, scf.YieldOp):
            verify_types("what is yielded", block.last_op.arguments.types, types)


def _print_body(printer: Printer, region: Region, terminator: bool) -> None:
    """`region` without the arguments of its block, and without its end if this is implied."""
    printer.print_region(
        region,
        print_entry_block_args=False,
        print_empty_block=False,
        print_block_terminators=terminator,
    )


DIALECT = extended(
    scf.Scf,
    [
        *parallel.OPERATIONS,
        ExecuteRegionOp,
        ForOp,
        ForallOp,
        IfOp,
        InParallelOp,
        IndexSwitchOp,
        WhileOp,
    ],
)
