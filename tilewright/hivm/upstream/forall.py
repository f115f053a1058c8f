"""scf.forall: a loop whose iterations run side by side, and what they hand back together."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I64,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    TensorType,
    i64,
)
from xdsl.dialects.utils import (
    parse_assignment,
    parse_dynamic_index_list_without_types,
    print_assignment,
    print_dynamic_index_list,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, NoTerminator, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.type_lists import parse_types


@irdl_op_definition
class InParallelOp(IRDLOperation):
    """The end of a `scf.forall`: what each iteration inserts into the shared results."""

    name = "scf.forall.in_parallel"

    region = region_def("single_block")

    traits = traits_def(IsTerminator(), NoTerminator())

    @classmethod
    def parse(cls, parser: Parser) -> InParallelOp:
        region = parser.parse_region()
        if not region.blocks:
            region.add_block(Block())
        attributes = parser.parse_optional_attr_dict()
        return cls.create(regions=[region], attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_region(self.region, print_empty_block=False)
        printer.print_op_attributes(self.attributes)


@irdl_op_definition
class ForallOp(IRDLOperation):
    """A loop over a box of indices: `(%i, ...) in (SIZES)`, or `= (LOWER) to (UPPER) step (STEP)`.

    Its body has an argument for each index, then one for each shared result.
    """

    name = "scf.forall"

    dynamicLowerBound = var_operand_def(IndexType())
    dynamicUpperBound = var_operand_def(IndexType())
    dynamicStep = var_operand_def(IndexType())
    outputs = var_operand_def(TensorType.constr())
    staticLowerBound = prop_def(DenseArrayBase.constr(i64))
    staticUpperBound = prop_def(DenseArrayBase.constr(i64))
    staticStep = prop_def(DenseArrayBase.constr(i64))
    mapping = opt_prop_def(ArrayAttr)
    result = var_result_def(TensorType.constr())
    region = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect())

    def verify_(self) -> None:
        rank = len(self.staticLowerBound)
        if not len(self.staticUpperBound) == len(self.staticStep) == rank:
            raise VerifyException("has bounds and steps of different rank")
        if len(self.outputs) != len(self.result):
            raise VerifyException(
                f"has {len(self.result)} results for {len(self.outputs)} shared outputs"
            )
        if len(self.region.block.args) != rank + len(self.outputs):
            raise VerifyException(
                f"has {len(self.region.block.args)} arguments in its body for {rank} indices and "
                f"{len(self.outputs)} shared outputs"
            )

    @classmethod
    def parse(cls, parser: Parser) -> ForallOp:
        indices = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        if parser.parse_optional_keyword("in"):
            upper = _parse_bounds(parser)
            lower = ([], [0] * len(upper[1]))
            step = ([], [1] * len(upper[1]))
        else:
            parser.parse_punctuation("=")
            lower = _parse_bounds(parser)
            parser.parse_keyword("to")
            upper = _parse_bounds(parser)
            parser.parse_keyword("step")
            step = _parse_bounds(parser)
        shared: list[tuple[Parser.UnresolvedArgument, UnresolvedOperand]] = []
        types: list[Attribute] = []
        position = parser.pos
        if parser.parse_optional_keyword("shared_outs"):
            shared = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parse_assignment(parser)
            )
            parser.parse_punctuation("->")
            types += parse_types(parser)
        outputs = parser.resolve_operands([pair[1] for pair in shared], types, position)
        arguments = [index.resolve(IndexType()) for index in indices]
        arguments += [pair[0].resolve(type) for pair, type in zip(shared, types, strict=True)]
        region = parser.parse_region(arguments)
        _end_with_in_parallel(region)
        attributes = parser.parse_optional_attr_dict()
        return cls.build(
            operands=[lower[0], upper[0], step[0], outputs],
            result_types=[types],
            properties={
                "staticLowerBound": DenseArrayBase.from_list(i64, lower[1]),
                "staticUpperBound": DenseArrayBase.from_list(i64, upper[1]),
                "staticStep": DenseArrayBase.from_list(i64, step[1]),
                "mapping": attributes.pop("mapping", None),
            },
            attributes=attributes,
            regions=[region],
        )

    def print(self, printer: Printer) -> None:
        rank = len(self.staticLowerBound)
        arguments = self.region.block.args
        printer.print_string(" ")
        with printer.in_parens():
            printer.print_list(arguments[:rank], printer.print_ssa_value)
        starts_at_zero = all(value == 0 for value in self.staticLowerBound.iter_values())
        if starts_at_zero and all(value == 1 for value in self.staticStep.iter_values()):
            printer.print_string(" in ")
            _print_bounds(printer, self.dynamicUpperBound, self.staticUpperBound)
        else:
            printer.print_string(" = ")
            _print_bounds(printer, self.dynamicLowerBound, self.staticLowerBound)
            printer.print_string(" to ")
            _print_bounds(printer, self.dynamicUpperBound, self.staticUpperBound)
            printer.print_string(" step ")
            _print_bounds(printer, self.dynamicStep, self.staticStep)
        if self.outputs:
            printer.print_string(" shared_outs")
            with printer.in_parens():
                printer.print_list(
                    zip(arguments[rank:], self.outputs, strict=True),
                    lambda pair: print_assignment(printer, *pair),
                )
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.result.types, printer.print_attribute)
        printer.print_string(" ")
        printer.print_region(
            self.region,
            print_entry_block_args=False,
            print_empty_block=False,
            print_block_terminators=bool(self.outputs),
        )
        mapping = {"mapping": self.mapping} if self.mapping is not None else {}
        printer.print_op_attributes(self.attributes | mapping)


def _parse_bounds(parser: Parser) -> tuple[Sequence[SSAValue], Sequence[int]]:
    """`(4, %n)`: the values, and the numbers with a mark where a value stands."""
    values, numbers = parse_dynamic_index_list_without_types(
        parser, DYNAMIC_INDEX, delimiter=parser.Delimiter.PAREN
    )
    return [parser.resolve_operand(value, IndexType()) for value in values], numbers


def _print_bounds(
    printer: Printer, values: Sequence[SSAValue], numbers: DenseArrayBase[I64]
) -> None:
    print_dynamic_index_list(
        printer,
        DYNAMIC_INDEX,
        values,
        list(numbers.iter_values()),
        delimiter=Parser.Delimiter.PAREN,
    )


def _end_with_in_parallel(region: Region) -> None:
    """Adds the end that may be left out of the text."""
    if not region.blocks:
        region.add_block(Block())
    block = region.blocks[-1]
    if not isinstance(block.last_op, InParallelOp):
        block.add_op(InParallelOp.create(regions=[Region(Block())]))
