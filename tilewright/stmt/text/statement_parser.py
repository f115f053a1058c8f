"""Parsing statements, one method for each kind of line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

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
    If,
    IntImm,
    LetStmt,
    ProducerConsumer,
    Stmt,
    Store,
)
from tilewright.stmt.text.expression_parser import ExpressionParser
from tilewright.stmt.text.inference import retype
from tilewright.stmt.types import INT32


class StatementParser(ExpressionParser):
    """Reads statements in `scope`; what stores tell about types goes to `scope.learned`."""

    blocks = 0
    """How many blocks are open here."""

    def block(self) -> Block:
        """`{ … }`"""
        self.expect("{")
        block = self.statements()
        self.expect("}")
        return block

    def statements(self) -> Block:
        self._enter_block()
        line = self.line
        mark = self.scope.enter()
        statements: list[Stmt] = []
        while self.kind != "end" and self.text != "}":
            statements.append(self._statement())
        self.scope.leave(mark)
        self.blocks -= 1
        return Block(tuple(statements), line=line)

    def _enter_block(self) -> None:
        self.blocks += 1
        if self.blocks > MAX_DEPTH:
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
            return self.block()
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
        return ProducerConsumer(self.advance(), is_producer, self.block(), line=line)

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
        body = self.block()
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
        then, otherwise = self.block(), None
        if self.accept("else"):
            if self.text == "if":
                self._enter_block()
                inner = self._if()
                otherwise = Block((inner,), line=inner.line)
                self.blocks -= 1
            else:
                otherwise = self.block()
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
