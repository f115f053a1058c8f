"""Where errors about what was expected stand: right behind the token before, as in MLIR."""

from __future__ import annotations

import re
from typing import NoReturn

from xdsl.parser import BaseParser, Position
from xdsl.utils.lexer import Span

from tilewright.hivm.text.lexer import Lexer

_EXPECTED = re.compile(r"\bexpected\b", re.IGNORECASE)


class PlacingParser(BaseParser):
    """A parser that points behind the last token read where another one should follow it.

    The next token is often at the beginning of the next line, or the text ends before it.
    """

    def raise_error(
        self,
        msg: str,
        at_position: Span | Position | None = None,
        end_position: Position | None = None,
    ) -> NoReturn:
        if at_position is None or at_position == self._current_token.span:
            last, here = self.end_of_last_token(), self.pos
            if _EXPECTED.search(msg) or "\n" in self.lexer.input.content[last:here]:
                at_position = last
        if isinstance(at_position, int) and end_position is not None:
            at_position = Span(at_position, end_position, self.lexer.input)
        super().raise_error(msg, at_position)

    def end_of_last_token(self) -> Position:
        assert isinstance(self.lexer, Lexer)
        return self.lexer.end_before(self._current_token)
