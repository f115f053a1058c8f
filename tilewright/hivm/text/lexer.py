"""xDSL's lexer for MLIR text, with limits, and where each token's predecessor ends."""

from __future__ import annotations

import re

from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Input, Token
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

_MAX_DIGITS = 1000


class Lexer(MLIRLexer):
    """xDSL's lexer, with a limit for numbers.

    A string without an end does not take it time that is exponential in the string's length.
    """

    _unescaped_characters_regex = re.compile(r'"(?:[^"\\\n\v\f]++|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')

    def __init__(self, input: Input[str]) -> None:
        super().__init__(input)
        self._last_end = 0
        self._end_before_last = 0

    def lex(self) -> Token[MLIRTokenKind, str]:
        token = super().lex()
        self._end_before_last, self._last_end = self._last_end, token.span.end
        return token

    def end_before(self, token: Token[MLIRTokenKind, str]) -> int:
        """Where the token before `token`, the last one that was read, ends."""
        # Behind the place where a parser that went back began anew, there is nothing known.
        return min(self._end_before_last, token.span.start)

    def _lex_number(self, start_pos: int) -> Token[MLIRTokenKind, str]:
        token = super()._lex_number(start_pos)
        if len(token.span) > _MAX_DIGITS:
            raise ParseError(token.span, f"numbers have at most {_MAX_DIGITS} digits")
        return token
