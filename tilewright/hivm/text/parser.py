"""Reads MLIR text: xDSL's parser, the place of every op, and an error for what is wrong."""

from __future__ import annotations

import math
import re
import sysconfig
import traceback
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import xdsl
from xdsl.context import Context
from xdsl.dialects.builtin import (
    AnyDenseElement,
    AnyFloat,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FileLineColLoc,
    IndexType,
    IntAttr,
    IntegerType,
    LocationAttr,
    ModuleOp,
    RankedStructure,
    StringAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute, AttributeInvT, Operation, SSAValue, TypeAttribute
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.parser import AttrParser, ParserState, UnresolvedOperand
from xdsl.parser import Parser as XdslParser
from xdsl.utils.exceptions import MultipleSpansParseError, ParseError, VerifyException
from xdsl.utils.lexer import Input, Span, Token
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

from tilewright.hivm.text.affine import AffineParser
from tilewright.hivm.text.depth import MAX_DEPTH, room_for_depth
from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity
from tilewright.hivm.text.names import DEFAULT_DIALECTS

T = TypeVar("T")

_INTEGER_TYPE = re.compile(r"[su]?i([0-9]+)")
_MAX_WIDTH = (1 << 24) - 1  # as in MLIR
_MAX_DIGITS = 1000
_MAX_ELEMENTS = 1 << 22
_XDSL = str(Path(xdsl.__file__).parent)
_PYTHON = sysconfig.get_path("stdlib")
# What xDSL's parsers raise for some wrong texts, besides errors with a place.
_XDSL_FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


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
        except (*_XDSL_FAULTS, NotImplementedError) as error:
            if not _is_of_xdsl(error):
                raise
            message = f"this can't be read: {error}" if str(error) else "this can't be read"
            cause, wrong = error, _here(parser, text, filename, message)
    raise ModuleError([_diagnostic(wrong, first_line)]) from cause


def _is_of_xdsl(error: Exception) -> bool:
    """Whether xDSL's own code raised `error`, and not because a dialect can't be imported."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    if any(file.startswith("<frozen importlib") for file in files):
        return False
    outside = [
        file for file in files if file.startswith(_XDSL) or not file.startswith((_PYTHON, "<"))
    ]
    return outside[-1].startswith(_XDSL)


def _here(parser: Parser | None, text: str, filename: str, message: str) -> ParseError:
    """An error where `parser` is; at the beginning if it has not begun."""
    if parser is None:
        return ParseError(Span(0, 0, Input(text, filename)), message)
    return ParseError(parser._parser_state.current_token.span, message)


def _diagnostic(error: ParseError, first_line: int) -> Diagnostic:
    notes = ()
    if isinstance(error, MultipleSpansParseError):
        notes = tuple(
            Diagnostic(Severity.NOTE, _place(span, first_line), message or error.ref_text or "")
            for span, message in error.refs
        )
    return Diagnostic(Severity.ERROR, _place(error.span, first_line), error.msg, notes)


def _place(span: Span[str] | Span[bytes], first_line: int) -> Location:
    file, line, column = span.get_location()
    return Location(file, line + first_line - 1, column)


class _Lexer(MLIRLexer):
    """xDSL's lexer, with a limit for numbers.

    A string without an end does not take it time that is exponential in the string's length.
    """

    _unescaped_characters_regex = re.compile(r'"(?:[^"\\\n\v\f]++|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')

    def _lex_number(self, start_pos: int) -> Token[MLIRTokenKind, str]:
        token = super()._lex_number(start_pos)
        if len(token.span) > _MAX_DIGITS:
            raise ParseError(token.span, f"numbers have at most {_MAX_DIGITS} digits")
        return token


class Parser(XdslParser):
    """xDSL's parser for MLIR text, with what xDSL's lacks.

    Every op has the place of its name as its location, where the text gives none; hexadecimal
    elements of dense attributes are the bits of floats; affine maps may be semi-affine; what is
    nested too deep is an error.
    """

    def __init__(
        self, ctx: Context, input: str, name: str = "<unknown>", first_line: int = 1
    ) -> None:
        # What xDSL's own constructor does, with our lexer.
        AttrParser.__init__(self, ParserState(_Lexer(Input(input, name))), ctx)
        self.ssa_values = {}
        self.blocks = {}
        self.forward_block_references = defaultdict(list)
        self.forward_ssa_references = {}
        self._depth = 0
        self._name_starts: list[int] = []
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
        except ParseError:
            at_end = self._current_token.kind == MLIRTokenKind.EOF
            if at_end and self.forward_ssa_references:
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

    def parse_operation(self) -> Operation:
        operation = self._nested(super().parse_operation)
        start = self._name_starts.pop()
        if isinstance(operation.location, UnknownLoc):
            operation.location = self._location(start)
        return operation

    def _parse_op_result_list(self) -> list[tuple[Span, int]]:
        results = super()._parse_op_result_list()
        self._name_starts.append(self.pos)
        return results

    def _get_op_by_name(self, name: str) -> type[Operation]:
        # As in MLIR, only what is directly inside of such an op can leave out the dialect's name.
        defaults = DEFAULT_DIALECTS.values()
        around = [d for d in self._parser_state.dialect_stack[-1:] if d in defaults]
        kind = self.ctx.get_optional_op(name, dialect_stack=around)
        if kind is None:
            self.raise_error(f"there is no operation '{name}'", self._name_starts[-1])
        return kind

    def parse_optional_attribute(self) -> Attribute | None:
        return self._nested(super().parse_optional_attribute)

    def parse_optional_type(self) -> TypeAttribute | None:
        return self._nested(super().parse_optional_type)

    def _nested(self, parse: Callable[[], T]) -> T:
        """What `parse` reads, one level deeper."""
        if self._depth >= MAX_DEPTH:
            self.raise_error(f"the text is nested too deep: more than {MAX_DEPTH} levels")
        self._depth += 1
        result = parse()
        self._depth -= 1
        return result

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

    def parse_dense_int_or_fp_elements_attr(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        if type is not None:
            self._check_size(type)
        return super().parse_dense_int_or_fp_elements_attr(type)

    def _parse_dense_literal_type(self) -> RankedStructure[AnyDenseElement]:
        type = super()._parse_dense_literal_type()
        self._check_size(type)
        return type

    def _check_size(self, type: RankedStructure[AnyDenseElement]) -> None:
        """Refuses dense attributes that are too large to be held in memory element by element."""
        if math.prod(type.get_shape()) > _MAX_ELEMENTS:
            self.raise_error(f"dense attributes have at most {_MAX_ELEMENTS} elements, not {type}")

    def _parse_tensor_literal_element(self) -> XdslParser._TensorLiteralElement:
        is_bits = self._current_token.text[:2] == "0x"
        element = super()._parse_tensor_literal_element()
        return _Bits(False, element.value, element.span) if is_bits else element


class _Bits(XdslParser._TensorLiteralElement):
    """An element in hexadecimal: the bits of a float, or the value of an integer."""

    def to_type(
        self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType
    ) -> int | float | tuple[float, float]:
        if not isinstance(type, AnyFloat):
            return super().to_type(parser, type)
        assert isinstance(self.value, int)
        if self.value.bit_length() > type.bitwidth:
            parser.raise_error(f"{self.span.text} has more bits than {type}", self.span)
        return type.unpack(self.value.to_bytes(type.compile_time_size, "little"), 1)[0]
