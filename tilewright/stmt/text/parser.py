"""Parsing: from the text of a Halide statement to nodes. Every failure is a SourceError.

The type of a buffer may be told by a store further down than the loads that need it; a
function is then read again, knowing more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tilewright.stmt.nodes import Block, Expr, Function, Module, Stmt
from tilewright.stmt.text.diagnostics import Source, SourceError
from tilewright.stmt.text.expression_parser import ExpressionParser
from tilewright.stmt.text.inference import Facts, Scope, facts_in_tokens
from tilewright.stmt.text.lexer import Tokens, tokenize
from tilewright.stmt.text.statement_parser import StatementParser
from tilewright.stmt.types import Type

# Readings of a function. Each may settle types that the next needs; two do but for contrived texts.
_MAX_READINGS = 8


def parse(text: str, name: str = "<text>", types: Mapping[str, Type] | None = None) -> Stmt:
    """The statements in `text`: a Module if it has a module or func header, else a Block.

    `types` gives element types of buffers, `name` is what errors call the text.
    """
    return parse_source(Source(name, text), types)


def parse_source(source: Source, types: Mapping[str, Type] | None = None) -> Stmt:
    """The statements in `source`; see `parse`."""
    tokens = tokenize(source)
    parser = TextParser(source, tokens, types or {})
    if parser.at_module():
        return parser.module()
    return parser.unit(len(tokens.texts) - 1, parser.whole_block)


def parse_expr(
    text: str,
    types: Mapping[str, Type] | None = None,
    variables: Mapping[str, Type] | None = None,
) -> Expr:
    """The one expression in `text`; `types` are of buffers' elements, `variables` of variables."""
    source = Source("<expression>", text)
    tokens = tokenize(source)
    facts = facts_in_tokens(tokens, 0, len(tokens.texts) - 1)
    parser = ExpressionParser(source, tokens, Scope(facts, types, None, variables))
    value = parser.expression()
    if parser.kind != "end":
        parser.fail(f"expected the end of the expression, found {parser.found()}")
    return value


class TextParser(StatementParser):
    """Reads a whole text. `types` are the element types given from outside."""

    def __init__(self, source: Source, tokens: Tokens, types: Mapping[str, Type]) -> None:
        super().__init__(source, tokens, Scope(Facts(), types))
        self._types = types

    def unit(self, stop: int, read: Callable[[], Block]) -> Block:
        """What `read` reads from here to token `stop`, with all types that its stores tell."""
        start = self.position
        facts = facts_in_tokens(self.tokens, start, stop)
        learned: dict[str, Type] = {}
        for remaining in reversed(range(_MAX_READINGS)):
            self.position, self.levels, self.blocks = start, 0, 0
            self.scope = Scope(facts, self._types, learned)
            self.unresolved.clear()
            try:
                block = read()
                if not remaining or self.unresolved.isdisjoint(learned):
                    return block
            except SourceError:
                # It may have been for want of a type that has been learned meanwhile.
                if not remaining or self.unresolved.isdisjoint(learned):
                    raise
        raise AssertionError("the last reading returns or raises")

    def whole_block(self) -> Block:
        block = self.statements()
        if self.kind != "end":
            self.fail(f"expected a statement, found {self.found()}")
        return block

    def at_module(self) -> bool:
        return self.kind == "header" or self._at_function()

    def _at_function(self) -> bool:
        ahead = 0 if self.text == "func" else 1
        return self.peek(ahead) == "func" and self.peek_kind(ahead + 1) == "name"

    def module(self) -> Module:
        line = self.line
        header = ""
        if self.kind == "header":
            header = self.advance().strip().removeprefix("module").strip()
        braced = self.accept("{")
        functions: list[Function] = []
        while self._at_function():
            functions.append(self._function())
        if braced:
            self.expect("}")
        if self.kind != "end":
            self.fail(f"expected a function, found {self.found()}")
        return Module(header, tuple(functions), line=line)

    def _function(self) -> Function:
        line = self.line
        linkage = "" if self.text == "func" else self.expect_name("a linkage")
        self.expect("func")
        name = self.expect_name("a name")
        self.expect("(")
        args: list[str] = []
        while not self.accept(")"):
            if args:
                self.expect(",")
            args.append(self.expect_name("the name of an argument"))
        body = self.unit(self._end_of_braces(), self.block)
        return Function(name, tuple(args), linkage, body, line=line)

    def _end_of_braces(self) -> int:
        """The token behind the `}` that closes the `{` here, or the last one."""
        depth = 0
        for here in range(self.position, len(self.tokens.texts)):
            text = self.tokens.texts[here]
            depth += (text == "{") - (text == "}")
            if depth <= 0:
                return here + (text == "}")
        return len(self.tokens.texts) - 1
