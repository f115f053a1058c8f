"""Reads MLIR text: xDSL's parser, the place of every op, and an error for what is wrong."""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TypeVar

from xdsl.context import Context
from xdsl.dialects.builtin import (
    FileLineColLoc,
    IntAttr,
    IntegerAttr,
    LocationAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    UnknownLoc,
    UnregisteredOp,
)
from xdsl.ir import Attribute, AttributeInvT, Block, Operation, Region, SSAValue, TypeAttribute
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.parser import AttrParser, ParserState, UnresolvedOperand
from xdsl.parser import Parser as XdslParser
from xdsl.utils.exceptions import MultipleSpansParseError, ParseError, VerifyException
from xdsl.utils.lexer import Input, Span
from xdsl.utils.mlir_lexer import MLIRTokenKind

from tilewright.hivm.text.affine import AffineParser
from tilewright.hivm.text.depth import room_for_depth
from tilewright.hivm.text.diagnostics import (
    Diagnostic,
    Location,
    ModuleError,
    Severity,
    in_our_style,
)
from tilewright.hivm.text.faults import is_of_xdsl, is_raised_in
from tilewright.hivm.text.lexer import Lexer
from tilewright.hivm.text.literals import LiteralParser
from tilewright.hivm.text.names import DEFAULT_DIALECTS
from tilewright.hivm.text.nesting import NestingParser
from tilewright.hivm.text.refused_types import refused_in_text
from tilewright.hivm.text.suggestions import unknown_operation
from tilewright.hivm.upstream.layouts import layout_rank

T = TypeVar("T")

_INTEGER_TYPE = re.compile(r"[su]?i([0-9]+)")
_MAX_WIDTH = (1 << 24) - 1  # as in MLIR
_NO_OPERATION = "an op is expected here"
_NO_TOP_LEVEL = "Could not parse entire input!"  # xDSL's words for that
# What xDSL's parsers raise for some wrong texts, besides errors with a place.
_XDSL_FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
    struct.error,
)


def read_module(text: str, filename: str, context: Context, first_line: int = 1) -> ModuleOp:
    """The module in `text`, which begins at `first_line` of file `filename`.

    Raises ModuleError with one error for a text that is not a module.
    """
    parser: Parser | None = None
    with room_for_depth():
        try:
            parser = Parser(context, text, filename, first_line)
            return parser.parse_module()
        except ParseError as error:
            cause, wrong = error, error
        except VerifyException as error:
            cause, wrong = error, _here(parser, text, filename, str(error))
        except RecursionError as error:
            cause, wrong = error, _here(parser, text, filename, "the text is nested too deep")
        except _XDSL_FAULTS as error:
            if not is_of_xdsl(error):
                raise
            message = f"this can't be read: {error}" if str(error) else "this can't be read"
            cause, wrong = error, _here(parser, text, filename, message)
    raise ModuleError([_diagnostic(wrong, first_line)]) from cause


def _here(parser: Parser | None, text: str, filename: str, message: str) -> ParseError:
    """An error where `parser` is; at the beginning if it has not begun."""
    if parser is None:
        return ParseError(Span(0, 0, Input(text, filename)), message)
    return ParseError(parser._parser_state.current_token.span, message)


def _diagnostic(error: ParseError, first_line: int) -> Diagnostic:
    place = _place(error.span, first_line)
    message, *rest = error.msg.split("\n")
    notes = [Diagnostic(Severity.NOTE, place, in_our_style(line)) for line in rest]
    if isinstance(error, MultipleSpansParseError):
        notes += [
            Diagnostic(Severity.NOTE, _place(span, first_line), message or error.ref_text or "")
            for span, message in error.refs
        ]
    return Diagnostic(Severity.ERROR, place, in_our_style(message), tuple(notes))


def _place(span: Span[str] | Span[bytes], first_line: int) -> Location:
    file, line, column = span.get_location()
    return Location(file, line + first_line - 1, column)


class Parser(NestingParser, LiteralParser, XdslParser):
    """xDSL's parser for MLIR text, with what xDSL's lacks.

    Every op has the place of its name as its location, where the text gives none; affine maps may
    be semi-affine; what is nested too deep is an error; errors stand where MLIR has them.
    """

    def __init__(
        self, ctx: Context, input: str, name: str = "<unknown>", first_line: int = 1
    ) -> None:
        # What xDSL's own constructor does, with our lexer.
        AttrParser.__init__(self, ParserState(Lexer(Input(input, name))), ctx)
        self.ssa_values = {}
        self.blocks = {}
        self.forward_block_references = defaultdict(list)
        self.forward_ssa_references = {}
        self._levels = {}
        self._operations: list[tuple[str, Span]] = []  # being read, with the places of their names
        self._regions: list[Span] = []  # being read
        self._forward_uses: dict[str, Span] = {}
        self._line_starts = [0]
        self._first_line = first_line
        start = input.find("\n")
        while start >= 0:
            self._line_starts.append(start + 1)
            start = input.find("\n", start + 1)
        self._file = StringAttr(name)

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        if self._current_token.kind == MLIRTokenKind.EOF:
            return ModuleOp([])
        try:
            module = super().parse_module(allow_implicit_module)
        except ParseError as error:
            if error.msg == _NO_TOP_LEVEL:
                self.raise_error(_NO_OPERATION)
            at_end = self._current_token.kind == MLIRTokenKind.EOF
            if at_end and not self._operations and self.forward_ssa_references:
                name = next(iter(self.forward_ssa_references))
                self.raise_error(f"%{name} is used but not defined", self._forward_uses[name])
            raise
        if isinstance(module.location, UnknownLoc):  # one that the text does not have
            module.location = self._location(0)
        return module

    def resolve_operand(
        self, operand: UnresolvedOperand, type: AttributeInvT
    ) -> SSAValue[AttributeInvT]:
        self._forward_uses.setdefault(operand.operand_name, operand.span)
        return super().resolve_operand(operand, type)

    def resolve_operands(
        self, args: Sequence[UnresolvedOperand], input_types: Sequence[Attribute], error_pos: int
    ) -> Sequence[SSAValue]:
        if len(args) != len(input_types):
            name, start = self._operations[-1]
            has = f"{_count(args, 'operand')} but {_count(input_types, 'type')} for them"
            self.raise_error(f"'{name}' op has {has}", args[0].span if args else start)
        return super().resolve_operands(args, input_types, error_pos)

    def parse_operation(self) -> Operation:
        return self._nested(self._parse_operation)

    def _parse_operation(self) -> Operation:
        results_start = self._current_token.span
        results = self._parse_op_result_list()
        start = self._current_token.span
        custom = self._parse_optional_token(MLIRTokenKind.BARE_IDENT)
        if custom is None:
            name = self.expect(self.parse_optional_str_literal, "the name of an op is expected")
        else:
            name = custom.text
        kind = self._find_operation(name, start)
        name = name if issubclass(kind, UnregisteredOp) else kind.name
        self._operations.append((name, start))
        self._parser_state.dialect_stack.append(kind.dialect_name())
        if custom is None:
            operation = self._parse_generic_operation(kind)
        else:
            operation = self._parse_custom_operation(kind, start)
        self._parser_state.dialect_stack.pop()
        self._operations.pop()
        if isinstance(operation.location, UnknownLoc):
            operation.location = self._location(start.start)
        self._name_results(results, operation, f"'{name}' op", results_start)
        return operation

    def _find_operation(self, name: str, start: Span) -> type[Operation]:
        # As in MLIR, only what is directly inside of such an op can leave out the dialect's name,
        # and only dialects that are unknown altogether have unknown ops.
        defaults = DEFAULT_DIALECTS.values()
        around = [d for d in self._parser_state.dialect_stack[-1:] if d in defaults]
        kind = self.ctx.get_optional_op(name, dialect_stack=around)
        is_known_dialect = name.partition(".")[0] in self.ctx.registered_dialect_names
        if kind is None or (issubclass(kind, UnregisteredOp) and is_known_dialect):
            self.raise_error(unknown_operation(name, self.ctx), start)
        return kind

    def _parse_custom_operation(self, kind: type[Operation], start: Span) -> Operation:
        try:
            operation = kind.parse(self)
        except VerifyException as error:
            first, *rest = str(error).split("\n")
            if self.last_integer is not None and is_raised_in(error, IntegerAttr.parse_with_type):
                self.raise_error(first, self.last_integer)
            reason = refused_in_text(error) or "\n".join([in_our_style(first), *rest])
            self.raise_error(f"'{kind.name}' op {reason}", start)
        location = self.parse_optional_location()
        if location is not None:
            operation.location = location
        return operation

    def _name_results(
        self, names: list[tuple[Span, int]], operation: Operation, title: str, start: Span
    ) -> None:
        """Gives the results of `operation` the `names` before it, each with a number of results."""
        named = sum(size for _, size in names)
        if names and named != len(operation.results):
            has = _count(operation.results, "result")
            self.raise_error(f"{title} has {has}, but {named} before the '='", start)
        first = 0
        for name, size in names:
            results = operation.results[first : first + size]
            self._register_ssa_definition(name.text[1:], results, name)
            first += size

    def parse_optional_region(
        self, arguments: Sequence[Parser.Argument] | None = None
    ) -> Region | None:
        self._regions.append(self._current_token.span)
        region = super().parse_optional_region(arguments)
        self._regions.pop()
        return region

    def _parse_block(self) -> Block:
        if self._current_token.kind == MLIRTokenKind.EOF:
            message = f"the text ends inside of a region of '{self._operations[-1][0]}'"
            end = self.end_of_last_token()
            note = (self._regions[-1], "the region begins here")
            span = Span(end, end, self.lexer.input)
            raise MultipleSpansParseError(span, message, None, [note])
        if self._current_token.kind != MLIRTokenKind.CARET_IDENT:
            self.raise_error(f"{_NO_OPERATION}, or '}}'")
        return super()._parse_block()

    def parse_optional_attribute(self) -> Attribute | None:
        return self._nested(lambda: self._at_start(super(Parser, self).parse_optional_attribute))

    def parse_optional_type(self) -> TypeAttribute | None:
        start = self._current_token.span
        type = self._nested(lambda: self._at_start(super(Parser, self).parse_optional_type))
        if isinstance(type, MemRefType) and layout_rank(type) != type.get_num_dims():
            self.raise_error(f"{type} has a layout of rank {layout_rank(type)}", start)
        return type

    def _at_start(self, parse: Callable[[], T]) -> T:
        """What `parse` reads; where this is not valid, the error stands where it begins."""
        start = self._current_token.span
        try:
            return parse()
        except VerifyException as error:
            self.raise_error(str(error), start)

    def _location(self, position: int) -> LocationAttr:
        index = bisect_right(self._line_starts, position) - 1
        line, column = index + self._first_line, position - self._line_starts[index] + 1
        return FileLineColLoc(self._file, IntAttr(line), IntAttr(column))

    def parse_affine_map(self) -> AffineMap:
        return AffineParser(self._parser_state).parse_affine_map()

    def parse_affine_set(self) -> AffineSet:
        return AffineParser(self._parser_state).parse_affine_set()

    def _parse_optional_integer_or_float_type(self) -> TypeAttribute | None:
        width = _INTEGER_TYPE.fullmatch(self._current_token.text)
        if width is not None and (len(width[1]) > 8 or int(width[1]) > _MAX_WIDTH):
            self.raise_error(f"integers have at most {_MAX_WIDTH} bits")
        return super()._parse_optional_integer_or_float_type()


def _count(things: Sequence[object], name: str) -> str:
    return f"{len(things)} {name}{'' if len(things) == 1 else 's'}"
