"""Parsing: from the text of a Halide statement to nodes. Every failure is a SourceError.

The type of a buffer may be told by a store further down than the loads that need it; a
function is then read again, knowing more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from tilewright.stmt.diagnostics import Source, SourceError
from tilewright.stmt.expressions import ExpressionParser
from tilewright.stmt.inference import Facts, Scope, facts_in_tokens, retype
from tilewright.stmt.lexer import Tokens, tokenize
from tilewright.stmt.nodes import (
    FOR_KINDS,
    MAX_DEPTH,
    Allocate,
    AssertStmt,
    Block,
    Call,
    Evaluate,
    Expr,
    For,
    Free,
    Function,
    If,
    IntImm,
    LetStmt,
    Module,
    ProducerConsumer,
    Stmt,
    Store,
)
from tilewright.stmt.types import INT32, Type

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
    parser = StatementParser(source, tokens, types or {})
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


class StatementParser(ExpressionParser):
    """Reads statements. `types` are the element types given from outside."""

    def __init__(self, source: Source, tokens: Tokens, types: Mapping[str, Type]) -> None:
        super().__init__(source, tokens, Scope(Facts(), types))
        self._types = types
        self._blocks = 0

    def unit(self, stop: int, read: Callable[[], Block]) -> Block:
        """What `read` reads from here to token `stop`, with all types that its stores tell."""
        start = self.position
        facts = facts_in_tokens(self.tokens, start, stop)
        learned: dict[str, Type] = {}
        for remaining in reversed(range(_MAX_READINGS)):
            self.position, self.levels, self._blocks = start, 0, 0
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
        block = self._statements()
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
        body = self.unit(self._end_of_braces(), self._block)
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

    def _block(self) -> Block:
        """`{ … }`"""
        self.expect("{")
        block = self._statements()
        self.expect("}")
        return block

    def _statements(self) -> Block:
        self._enter_block()
        line = self.line
        mark = self.scope.enter()
        statements: list[Stmt] = []
        while self.kind != "end" and self.text != "}":
            statements.append(self._statement())
        self.scope.leave(mark)
        self._blocks -= 1
        return Block(tuple(statements), line=line)

    def _enter_block(self) -> None:
        self._blocks += 1
        if self._blocks > MAX_DEPTH:
            self.fail(f"statements are nested more than {MAX_DEPTH} levels deep")

    def _statement(self) -> Stmt:
        word, following = self.text, self.peek(1)
        if self.kind == "name" and self.continues_line(1):
            if self.peek_kind(1) == "name" and word in self._DECLARATIONS:
                return self._DECLARATIONS[word](self)
            if word in FOR_KINDS and following in ("(", "<"):
                return self._for()
            if following == "(" and word in self._CALL_LIKE:
                return self._CALL_LIKE[word](self)
            if following == "[":
                return self._store()
        if word == "{":
            return self._block()
        line, offset = self.line, self.offset
        value = self.expression() if self.kind in ("name", "number") or word == "(" else None
        # Halide writes a statement without effect as 0.
        if not isinstance(value, (Call, IntImm)):
            found = self.found() if value is None else "an expression without effect"
            raise self.source.error(offset, f"expected a statement, found {found}")
        return Evaluate(value, line=line)

    def _let_statement(self) -> Stmt:
        line = self.line
        self.advance()
        name = self.expect_name("a name")
        self.expect("=")
        value = self.expression()
        self.scope.bind(name, value.type)
        return LetStmt(name, value, line=line)

    def _free(self) -> Stmt:
        line = self.line
        self.advance()
        return Free(self.advance(), line=line)

    def _producer_consumer(self) -> Stmt:
        line = self.line
        is_producer = self.advance() == "produce"
        return ProducerConsumer(self.advance(), is_producer, self._block(), line=line)

    def _allocate(self) -> Stmt:
        line, offset = self.line, self.offset
        self.advance()
        name = self.advance()
        self.expect("[")
        found = self.scan_type(0)
        if found is None:
            self.fail(f"expected the type of the elements, found {self.found()}")
        self.position += found[1]
        extents: list[Expr] = []
        while self.accept("*"):
            begin = self.offset
            extents.append(self.integer_value(self.operand(), begin))
        self.expect("]")
        memory = self.expect_name("a kind of memory") if self.accept("in") else ""
        self.scope.allocate(name, found[0])
        return self.build(offset, Allocate, name, found[0], tuple(extents), memory, line=line)

    def _for(self) -> Stmt:
        line, offset = self.line, self.offset
        kind, device = self.advance(), ""
        if self.accept("<"):
            device = self.expect_name("a device")
            self.expect(">")
        self.expect("(")
        name = self.expect_name("the name of the loop")
        self.expect(",")
        minimum = self.expression()
        self.expect(",")
        extent = self.expression()
        self.expect(")")
        minimum, extent = self.integer_value(minimum, offset), self.integer_value(extent, offset)
        mark = self.scope.enter()
        self.scope.bind(name, minimum.type)
        body = self._block()
        self.scope.leave(mark)
        return self.build(offset, For, name, minimum, extent, kind, device, body, line=line)

    def integer_value(self, value: Expr, offset: int) -> Expr:
        """`value` where an integer is needed: a load of unknown type reads int32."""
        return value if value.type.is_known else self.attempt(offset, lambda: retype(value, INT32))

    def _if(self) -> Stmt:
        line, offset = self.line, self.offset
        self.advance()
        self.expect("(")
        condition = self.boolean(self.expression(), offset)
        self.expect(")")
        then, otherwise = self._block(), None
        if self.accept("else"):
            if self.text == "if":
                self._enter_block()
                inner = self._if()
                otherwise = Block((inner,), line=inner.line)
                self._blocks -= 1
            else:
                otherwise = self._block()
        return self.build(offset, If, condition, then, otherwise, line=line)

    def _assert(self) -> Stmt:
        line, offset = self.line, self.offset
        self.advance()
        args = self.arguments()
        if len(args) != 2:
            raise self.source.error(offset, "an assert takes a condition and a message")
        return self.build(offset, AssertStmt, self.boolean(args[0], offset), args[1], line=line)

    def _evaluate(self) -> Stmt:
        line, offset = self.line, self.offset
        name = self.advance()
        return Evaluate(self.single(name, self.arguments(), offset), line=line)

    def _predicate(self) -> Stmt:
        """Halide's form of a predicated store: `predicate (P)` before it."""
        offset = self.offset
        name = self.advance()
        predicate = self.boolean(self.single(name, self.arguments(), offset), offset)
        if self.kind != "name" or self.peek(1) != "[":
            self.fail(f"expected a store, found {self.found()}")
        store = self._store()
        return self.attempt(offset, lambda: replace(store, predicate=predicate, line=store.line))

    def _store_call(self) -> Stmt:
        """Store(NAME, INDEX, VALUE)"""
        line, offset = self.line, self.offset
        self.position += 2
        name = self.expect_name("the name of a buffer")
        self.expect(",")
        index = self.expression()
        self.expect(",")
        value = self.stored(name, self.expression(), offset)
        self.expect(")")
        return self.build(offset, Store, name, index, value, line=line)

    def _store(self) -> Store:
        line, offset = self.line, self.offset
        name = self.advance()
        index, alignment = self.index()
        self.expect("=")
        value = self.stored(name, self.operation(), offset)
        predicate = None
        if self.text == "if" and self.continues_line():
            self.advance()
            predicate = self.boolean(self.operation(), offset)
        return self.build(offset, Store, name, index, value, predicate, alignment, line=line)

    def stored(self, name: str, value: Expr, offset: int) -> Expr:
        """`value` as stored to `name`: the one whose type is known tells the other's."""
        if value.type.is_known:
            self.scope.learned.setdefault(name, value.type.element)
            return value
        known = self.scope.buffer(name)
        if known is None:
            self.unresolved.add(name)
            return value
        return self.attempt(offset, lambda: retype(value, known))

    _DECLARATIONS: ClassVar[dict[str, Callable[[StatementParser], Stmt]]] = {
        "let": _let_statement,
        "free": _free,
        "allocate": _allocate,
        "produce": _producer_consumer,
        "consume": _producer_consumer,
    }
    _CALL_LIKE: ClassVar[dict[str, Callable[[StatementParser], Stmt]]] = {
        "if": _if,
        "assert": _assert,
        "predicate": _predicate,
        "Store": _store_call,
        "Evaluate": _evaluate,
    }
