"""func: declarations without results as MLIR prints them, and functions as values."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    FunctionType,
)
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import ConstantLike, Pure, SymbolTable
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import counted, verify_types
from tilewright.hivm.upstream.extension import extended, redefined


@redefined()
class FuncOp(func.FuncOp):
    """`VISIBILITY @name(ARGUMENTS) -> RESULTS attributes attr-dict { ... }`.

    Arguments and results have attributes behind their types, those of a declaration, too.
    """

    def verify_(self) -> None:
        types = self.function_type
        _verify_count("argument", self.arg_attrs, types.inputs.data)
        _verify_count("result", self.res_attrs, types.outputs.data)
        for attributes in (*(self.arg_attrs or ()), *(self.res_attrs or ())):
            for name in attributes.data:
                if "." not in name:
                    raise VerifyException(f"arguments can't have attribute '{name}' of no dialect")
        entry = self.body.blocks.first
        if entry is not None:
            inputs = self.function_type.inputs.data
            verify_types("the arguments of its body", entry.arg_types, inputs)
        elif self.sym_visibility is None or self.sym_visibility.data == "public":
            raise VerifyException("has no body, so it must be private")

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        visibility = parser.parse_optional_visibility_keyword()
        name = parser.parse_symbol_name()
        inputs = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: _parse_input(parser)
        )
        arguments = [argument for argument, _, _ in inputs if argument is not None]
        if arguments and len(arguments) != len(inputs):
            parser.raise_error("either all arguments of a function have names, or none has one")
        outputs: list[tuple[Attribute, dict[str, Attribute]]] = []
        if parser.parse_optional_punctuation("->"):
            # Not `parse_types`: only types in parentheses have attributes.
            listed = parser.parse_optional_comma_separated_list(
                parser.Delimiter.PAREN, lambda: _parse_type(parser)
            )
            outputs = [(parser.parse_type(), {})] if listed is None else listed
        attributes = parser.parse_optional_attr_dict_with_keyword(
            ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs")
        )
        region = parser.parse_optional_region(arguments or None)
        operation = cls(
            name.data,
            ([type for _, type, _ in inputs], [type for type, _ in outputs]),
            Region() if region is None else region,
            visibility,
            arg_attrs=_attributes([each for _, _, each in inputs]),
            res_attrs=_attributes([each for _, each in outputs]),
        )
        if attributes is not None:
            operation.attributes |= attributes.data
        return operation

    def print(self, printer: Printer) -> None:
        if self.sym_visibility is not None:
            printer.print_string(f" {self.sym_visibility.data}")
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name)
        arguments = self.body.blocks[0].args if self.body.blocks else ()
        types = self.function_type.inputs.data
        with printer.in_parens():
            for index, type in enumerate(types):
                printer.print_string(", " if index else "")
                if arguments:
                    printer.print_ssa_value(arguments[index])
                    printer.print_string(": ")
                _print_type(printer, type, self.arg_attrs, index)
        results = self.function_type.outputs.data
        if results:
            bare = len(results) == 1 and not _has_any(self.res_attrs)
            bare = bare and not isinstance(results[0], FunctionType)
            printer.print_string(" -> " if bare else " -> (")
            for index, type in enumerate(results):
                printer.print_string(", " if index else "")
                _print_type(printer, type, self.res_attrs, index)
            printer.print_string("" if bare else ")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        if self.body.blocks:
            printer.print_string(" ")
            printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)


def _verify_count(
    name: str, attributes: ArrayAttr[DictionaryAttr] | None, types: Sequence[Attribute]
) -> None:
    if attributes is not None and len(attributes) != len(types):
        given = counted(attributes.data, "dictionary", "dictionaries")
        raise VerifyException(f"has {given} of attributes for {counted(types, name)}")


def _parse_type(parser: Parser) -> tuple[Attribute, dict[str, Attribute]]:
    """`TYPE attr-dict`."""
    return parser.parse_type(), parser.parse_optional_attr_dict()


def _parse_input(
    parser: Parser,
) -> tuple[Parser.Argument | None, Attribute, dict[str, Attribute]]:
    """`%name : TYPE attr-dict loc(...)`; without the name in a declaration."""
    argument = parser.parse_optional_argument()
    type = parser.parse_type() if argument is None else argument.type
    attributes = parser.parse_optional_attr_dict()
    location = parser.parse_optional_location()
    if argument is not None:
        argument.location = location
    return argument, type, attributes


def _attributes(
    dictionaries: Sequence[dict[str, Attribute]],
) -> ArrayAttr[DictionaryAttr] | None:
    """The dictionaries as an array; None if all of them are empty."""
    if not any(dictionaries):
        return None
    return ArrayAttr(DictionaryAttr(each) for each in dictionaries)


def _has_any(attributes: ArrayAttr[DictionaryAttr] | None) -> bool:
    return attributes is not None and any(each.data for each in attributes)


def _print_type(
    printer: Printer, type: Attribute, attributes: ArrayAttr[DictionaryAttr] | None, index: int
) -> None:
    """The type of an argument or a result, and its attributes if it has any."""
    printer.print_attribute(type)
    if attributes is not None:
        printer.print_op_attributes(attributes.data[index].data)


@redefined()
class ReturnOp(func.ReturnOp):
    def verify_(self) -> None:
        function = self.parent_op()
        assert isinstance(function, func.FuncOp)
        verify_types("what is returned", self.arguments.types, function.function_type.outputs.data)


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """A function of this module as a value."""

    name = "func.constant"

    value = prop_def(FlatSymbolRefAttrConstr)
    result = result_def(FunctionType)

    traits = traits_def(Pure(), ConstantLike())

    assembly_format = "attr-dict $value `:` type($result)"

    def verify_(self) -> None:
        found = SymbolTable.lookup_symbol(self, self.value)
        if not isinstance(found, func.FuncOp):
            raise VerifyException(f"there is no function {self.value}")
        if found.function_type != self.result.type:
            raise VerifyException(
                f"{self.value} is of type {found.function_type}, not {self.result.type}"
            )


@irdl_op_definition
class CallIndirectOp(IRDLOperation):
    """Calls the function that is its first operand."""

    name = "func.call_indirect"

    callee = operand_def(FunctionType)
    callee_operands = var_operand_def()
    outputs = var_result_def()

    def verify_(self) -> None:
        type = self.callee.type
        assert isinstance(type, FunctionType)
        verify_types("the arguments", self.callee_operands.types, type.inputs.data)
        verify_types("the results", self.outputs.types, type.outputs.data)

    @classmethod
    def parse(cls, parser: Parser) -> CallIndirectOp:
        callee = parser.parse_unresolved_operand()
        operands = parser.parse_op_args_list()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_function_type()
        resolved: list[SSAValue] = [parser.resolve_operand(callee, type)]
        resolved += parser.resolve_operands(operands, type.inputs.data, position)
        return cls.create(operands=resolved, result_types=type.outputs.data, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.callee)
        printer.print_operands(self.callee_operands)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.callee.type)


DIALECT = extended(func.Func, [CallIndirectOp, ConstantOp, FuncOp, ReturnOp])
