"""scope: a group of ops under common attributes, such as the core that they run on."""

from __future__ import annotations

from xdsl.dialects.builtin import UnitAttr
from xdsl.ir import Attribute, Dialect
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    opt_prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    HasParent,
    IsTerminator,
    Pure,
    RecursiveMemoryEffect,
    SingleBlockImplicitTerminator,
    ensure_terminator,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.wording import in_own_words
from tilewright.hivm.upstream.type_lists import parse_types, print_types


@in_own_words
@irdl_op_definition
class ScopeOp(IRDLOperation):
    """Runs its region once; its results are what the `scope.return` at the end gives."""

    name = "scope.scope"
    results_ = var_result_def()
    region = region_def("single_block")
    no_inline = opt_prop_def(UnitAttr)
    traits = lazy_traits_def(
        lambda: (SingleBlockImplicitTerminator(ReturnOp), RecursiveMemoryEffect())
    )

    @classmethod
    def parse(cls, parser: Parser) -> ScopeOp:
        parser.parse_punctuation(":")
        parser.parse_punctuation("(")
        parser.parse_punctuation(")")
        parser.parse_punctuation("->")
        types = parse_types(parser)
        region = parser.parse_region()
        attributes: dict[str, Attribute] = dict(parser.parse_optional_attr_dict())
        no_inline = attributes.pop("no_inline", None)
        scope = cls.build(
            result_types=[types],
            regions=[region],
            properties={"no_inline": no_inline} if no_inline is not None else {},
            attributes=attributes,
        )
        ensure_terminator(scope, SingleBlockImplicitTerminator(ReturnOp))
        return scope

    def print(self, printer: Printer) -> None:
        printer.print_string(" : () -> ")
        print_types(printer, [result.type for result in self.results])
        printer.print_string(" ")
        printer.print_region(self.region)
        printer.print_op_attributes(self.attributes | self.properties)

    def verify_(self) -> None:
        if self.region.block.args:
            raise VerifyException("has a region with arguments")
        last = self.region.block.last_op
        if not isinstance(last, ReturnOp):
            raise VerifyException("must end with scope.return")
        given, expected = list(last.operand_types), [result.type for result in self.results]
        if given != expected:
            raise VerifyException(
                f"has results {_listed(expected)}, but its scope.return gives {_listed(given)}"
            )


def _listed(types: list[Attribute]) -> str:
    return ", ".join(map(str, types)) or "none"


@in_own_words
@irdl_op_definition
class ReturnOp(IRDLOperation):
    """Ends a scope and gives its results."""

    name = "scope.return"
    results_ = var_operand_def()
    traits = traits_def(HasParent(ScopeOp), Pure(), IsTerminator())
    assembly_format = "attr-dict ($results_^ `:` type($results_))?"


DIALECT = Dialect("scope", [ScopeOp, ReturnOp])
