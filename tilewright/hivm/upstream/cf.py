"""cf: branches give each argument of the block that they go to a value of its type."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import cf
from xdsl.dialects.builtin import IntegerType, SignlessIntegerConstraint
from xdsl.ir import Block, SSAValue
from xdsl.irdl import OperandDef
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import counted, listed
from tilewright.hivm.upstream.extension import extended, redefined


def _verify_branch(values: Sequence[SSAValue], block: Block) -> None:
    given = [value.type for value in values]
    wanted = [argument.type for argument in block.args]
    if len(given) != len(wanted):
        needed = counted(wanted, "argument")
        raise VerifyException(f"gives {counted(given, 'value')} to a block with {needed}")
    if given != wanted:
        raise VerifyException(f"gives {listed(given)} to a block that takes {listed(wanted)}")


@redefined()
class BranchOp(cf.BranchOp):
    def verify_(self) -> None:
        _verify_branch(self.arguments, self.successor)


@redefined()
class ConditionalBranchOp(cf.ConditionalBranchOp):
    def verify_(self) -> None:
        _verify_branch(self.then_arguments, self.then_block)
        _verify_branch(self.else_arguments, self.else_block)


@redefined(operands={"flag": OperandDef(SignlessIntegerConstraint)})
class SwitchOp(cf.SwitchOp):
    """`%flag : TYPE, [default: ^block(VALUES : TYPES), NUMBER: ...] attr-dict`."""

    def verify_(self) -> None:
        numbers, count = self.case_values, len(self.case_blocks)
        sizes = self.case_operand_segments.get_values()
        given = () if numbers is None else numbers.get_values()
        if len(given) != count:
            blocks = counted(self.case_blocks, "block")
            raise VerifyException(f"has {counted(given, 'number')} for {blocks}")
        whole = len(sizes) == count and sum(sizes) == len(self.case_operands)
        if not whole or min(sizes, default=0) < 0:
            raise VerifyException("case_operand_segments must say how many operands each case has")
        type = self.flag.type
        if numbers is not None and numbers.get_element_type() != type:
            raise VerifyException(f"its numbers must be of type {type}, not {numbers.type}")
        _verify_branch(self.default_operands, self.default_block)
        for block, values in zip(self.case_blocks, self.case_operand, strict=True):
            _verify_branch(values, block)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.flag)
        printer.print_string(" : ")
        printer.print_attribute(self.flag.type)
        printer.print_string(", [")
        assert isinstance(self.flag.type, IntegerType)
        end = 1 << self.flag.type.width.data  # numbers are printed without sign
        numbers = self.case_values.get_values() if self.case_values is not None else ()
        names = ["default", *(str(number % end) for number in numbers)]
        blocks = [self.default_block, *self.case_blocks]
        groups = [self.default_operands, *self.case_operand]
        with printer.indented():
            for index, name in enumerate(names):
                printer.print_string(",\n" if index else "\n")
                printer.print_string(f"{name}: ")
                printer.print_block_name(blocks[index])
                if groups[index]:
                    with printer.in_parens():
                        printer.print_list(groups[index], printer.print_operand)
                        printer.print_string(" : ")
                        types = [value.type for value in groups[index]]
                        printer.print_list(types, printer.print_attribute)
        # As in MLIR, no new line without cases.
        printer.print_string("\n]" if numbers else "]")
        printer.print_op_attributes(self.attributes)


DIALECT = extended(cf.Cf, [BranchOp, ConditionalBranchOp, SwitchOp])
