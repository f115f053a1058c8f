"""memref.atomic_rmw: combines an element of a memref with a value, undivided."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import memref
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerAttr, IntegerType, i64
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import verify_indices
from tilewright.hivm.upstream.extension import redefined

# In the order of their numbers.
KINDS = (
    "addf",
    "addi",
    "assign",
    "maximumf",
    "maxs",
    "maxu",
    "minimumf",
    "mins",
    "minu",
    "mulf",
    "muli",
    "ori",
    "andi",
    "maxnumf",
    "minnumf",
)


@redefined()
class AtomicRMWOp(memref.AtomicRMWOp):
    """`KIND %value, %memref[%indices] attr-dict : (TYPE, MEMREF) -> TYPE`."""

    def verify_(self) -> None:
        verify_indices(self.indices, self.memref.type)
        if self.kind.value.data not in range(len(KINDS)):
            raise VerifyException(f"kind must be from 0 to {len(KINDS) - 1}, not {self.kind}")
        kind = KINDS[self.kind.value.data]
        wanted = AnyFloat if kind.endswith("f") else IntegerType
        if kind != "assign" and not isinstance(self.value.type, wanted):
            article = "a float" if wanted is AnyFloat else "an integer"
            raise VerifyException(f"{kind} is for {article}, not {self.value.type}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        kind = parser.expect(
            lambda: parser.parse_optional_keyword_in(KINDS),
            f"one of {', '.join(KINDS)} expected",
        )
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        operands = [value, parser.parse_unresolved_operand()]
        indices = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: parser.parse_operand(IndexType())
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_function_type()
        resolved = parser.resolve_operands(operands, type.inputs.data, position)
        return cls.build(
            operands=[*resolved, indices],
            result_types=type.outputs.data,
            properties={"kind": IntegerAttr(KINDS.index(kind), i64)},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {KINDS[self.kind.value.data]} ")
        printer.print_list([self.value, self.memref], printer.print_operand)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_operand)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : (")
        printer.print_list([self.value.type, self.memref.type], printer.print_attribute)
        printer.print_string(") -> ")
        printer.print_attribute(self.result.type)
