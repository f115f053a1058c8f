"""A place in the tokens of a text: looking, stepping, expecting, and errors with their position."""

from __future__ import annotations

import re
from typing import Any, NoReturn, TypeVar

from tilewright.stmt.nodes import Expr, NodeError, Stmt
from tilewright.stmt.text.diagnostics import Source
from tilewright.stmt.text.lexer import Tokens
from tilewright.stmt.types import HANDLE, Type, parse_type

N = TypeVar("N", bound=Expr | Stmt)

_LANES = re.compile(r"x[1-9][0-9]{0,8}")
_LIKE_A_TYPE = re.compile(r"(?:u?int|b?float)[0-9]+(?:x[0-9]+)?|(?:handle|unknown)x[0-9]+")
_MAX_DIGITS = 40


class Cursor:
    """Where a parser is in the tokens of `source`. Of the grammar it knows types only."""

    def __init__(self, source: Source, tokens: Tokens) -> None:
        self.source = source
        self.tokens = tokens
        self.position = 0
        self._texts = tokens.texts
        self._kinds = tokens.kinds
        self._last = len(tokens.texts) - 1

    @property
    def text(self) -> str:
        return self._texts[self.position]

    @property
    def kind(self) -> str:
        return self._kinds[self.position]

    @property
    def offset(self) -> int:
        """Where the next token begins in the text."""
        return self.tokens.starts[self.position]

    @property
    def line(self) -> int:
        return self.tokens.lines[self.position]

    def peek(self, ahead: int) -> str:
        """The text of the token `ahead` of the next one; "" past the end."""
        return self._texts[min(self.position + ahead, self._last)]

    def peek_kind(self, ahead: int) -> str:
        return self._kinds[min(self.position + ahead, self._last)]

    def continues_line(self, ahead: int = 0) -> bool:
        """Whether the token `ahead` is on the line of the one before it."""
        here = min(self.position + ahead, self._last)
        return here == 0 or self.tokens.lines[here] == self.tokens.lines[here - 1]

    def advance(self) -> str:
        text = self._texts[self.position]
        if self.position < self._last:
            self.position += 1
        return text

    def accept(self, text: str) -> bool:
        """Steps over `text` if it comes next."""
        if self._texts[self.position] != text:
            return False
        self.position += 1
        return True

    def expect(self, text: str) -> None:
        if not self.accept(text):
            self.fail(f"expected '{text}', found {self.found()}")

    def expect_name(self, what: str) -> str:
        if self.kind != "name":
            self.fail(f"expected {what}, found {self.found()}")
        return self.advance()

    def expect_integer(self) -> int:
        negative = self.accept("-")
        if self.kind != "number" or not self.text.isdigit():
            self.fail(f"expected an integer, found {self.found()}")
        value = self.integer(self.text, self.offset)
        self.advance()
        return -value if negative else value

    def integer(self, digits: str, offset: int) -> int:
        # Python refuses to convert thousands of digits, and no type holds them.
        if len(digits) > _MAX_DIGITS:
            raise self.source.error(offset, f"the constant {digits[:20]}... is too large")
        return int(digits)

    def found(self) -> str:
        """The next token, for a message."""
        if self.kind == "end":
            return "the end of the text"
        text = self.text
        return f"'{text}'" if len(text) <= 40 else f"'{text[:40]}...'"

    def fail(self, message: str) -> NoReturn:
        raise self.source.error(self.offset, message)

    def build(self, offset: int, kind: type[N], *parts: Any, **named: Any) -> N:
        """The node kind(*parts); if its parts don't fit, that is an error at `offset`."""
        try:
            return kind(*parts, **named)
        except NodeError as error:
            raise self.source.error(offset, str(error)) from None

    def type_named(self, name: str, offset: int) -> Type | None:
        """The type called `name`; None if it looks like none; an error for a bad one."""
        type = parse_type(name)
        if type is None and _LIKE_A_TYPE.fullmatch(name):
            shown = name if len(name) <= 40 else name[:40] + "..."
            raise self.source.error(offset, f"{shown} is not a type that Halide has")
        return type

    def scan_type(self, ahead: int) -> tuple[Type, int] | None:
        """The type `ahead` of the next token, by name or as a C pointer, and what follows it."""
        here = self.position + ahead
        if here > self._last:
            return None
        if self._kinds[here] == "name":
            type = self.type_named(self._texts[here], self.tokens.starts[here])
            return None if type is None else (type, ahead + 1)
        return self._scan_pointer(ahead) if self._texts[here] == "(" else None

    def _scan_pointer(self, ahead: int) -> tuple[Type, int] | None:
        """`(struct halide_buffer_t *)`, which may have lanes: `(void *)x4`."""
        first = here = self.position + ahead + 1
        if self.peek_kind(ahead + 1) != "name":
            return None
        while self._kinds[here] == "name" or self._texts[here] == "*":
            here += 1
        if self._texts[here] != ")" or self._texts[here - 1] != "*":
            return None
        starts = self.tokens.starts
        pointee = " ".join(self.source.text[starts[first] : starts[here]].split())
        type = Type(HANDLE.code, HANDLE.bits, 1, pointee)
        after = here + 1
        # Not `(void *)x4`, a variable: lanes stand before a bracket of some kind.
        if after < self._last and _LANES.fullmatch(self._texts[after]):
            adjacent = starts[after] == starts[here] + 1
            if adjacent and self._texts[after + 1] in ("(", ")", ">"):
                return type.with_lanes(int(self._texts[after][1:])), after + 1 - self.position
        return type, after - self.position

    def scan_prefix(self) -> tuple[Type, int] | None:
        """The type of a prefix `(TYPE)` at the next token, and how many tokens it takes."""
        if self.peek_kind(1) == "name":
            named = self.scan_type(1) if self.peek(2) == ")" else None
            return (named[0], 3) if named else self._scan_pointer(0)
        inner = self.scan_type(1)
        if inner is None or self.peek(inner[1]) != ")" or self.peek_kind(inner[1] + 1) != "name":
            return None
        return inner[0], inner[1] + 1
