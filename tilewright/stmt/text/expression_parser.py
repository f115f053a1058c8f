"""Parsing expressions: C precedence, Halide's names for everything, types worked out on the way.

The nodes are made as the text is read. Loads whose buffer has no known type become of unknown
type and get one when they meet an operand that has (`inference.retype`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tilewright.stmt.floats import from_text
from tilewright.stmt.nodes import (
    LOGICAL,
    MAX_DEPTH,
    Alignment,
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Let,
    Load,
    NodeError,
    Not,
    Reinterpret,
    StringImm,
    Var,
)
from tilewright.stmt.text import builtins
from tilewright.stmt.text.cursor import Cursor
from tilewright.stmt.text.diagnostics import Source
from tilewright.stmt.text.inference import Scope, agree, retype
from tilewright.stmt.text.lexer import Tokens, unescape
from tilewright.stmt.types import BOOL, FLOAT16, FLOAT32, FLOAT64, INT32, UNKNOWN, Type

PRECEDENCE = {
    **{"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4},
    **{"+": 5, "-": 5, "*": 6, "/": 6, "%": 6},
}
# A node may take two levels of text, parentheses and what is in them.
_MAX_LEVELS = 2 * MAX_DEPTH
_BROADCAST = re.compile(r"x[0-9]+")
_SUFFIXES = {"f": FLOAT32, "h": FLOAT16}
_FLOAT_CALLS = {
    f"{name}_{suffix}": (value, type)
    for name, value in (("inf", math.inf), ("neg_inf", -math.inf), ("nan", math.nan))
    for suffix, type in builtins.FLOAT_SUFFIXES.items()
}

T = TypeVar("T")


class ExpressionParser(Cursor):
    """Reads expressions in `scope`; `unresolved` are buffers whose type was not known."""

    def __init__(self, source: Source, tokens: Tokens, scope: Scope) -> None:
        super().__init__(source, tokens)
        self.scope = scope
        self.unresolved: set[str] = set()
        self.levels = 0

    def expression(self) -> Expr:
        """An expression in brackets or between commas, where `A[i] if p` is a predicated load."""
        value = self.operation()
        if self.text != "if" or not self.continues_line():
            return value
        # The load may stand in a cast: `(float32)A[i] if p`.
        load = value.value if isinstance(value, Cast) else value
        if not isinstance(load, Load) or load.predicate is not None:
            self.fail("only a load can have a predicate")
        offset = self.offset
        self.advance()
        predicate = self.boolean(self.operation(), offset)
        load = self.attempt(offset, lambda: replace(load, predicate=predicate))
        return replace(value, value=load) if isinstance(value, Cast) else load

    def operation(self, minimum: int = 0) -> Expr:
        """Operands joined by operators that bind at least as tightly as `minimum`."""
        left = self.operand()
        while True:
            operator = self.text
            precedence = PRECEDENCE.get(operator)
            if precedence is None or precedence < minimum:
                return left
            offset = self.offset
            self.advance()
            left = self.binary(operator, left, self.operation(precedence + 1), offset)

    def binary(self, operator: str, a: Expr, b: Expr, offset: int) -> Expr:
        if operator in LOGICAL:
            a, b = self.boolean(a, offset), self.boolean(b, offset)
        elif not (a.type.is_known and b.type.is_known):
            a, b = self.attempt(offset, lambda: agree(a, b))
        return self.build(offset, Binary, operator, a, b)

    def boolean(self, value: Expr, offset: int) -> Expr:
        """`value` where only truth will do: a load of unknown type reads uint1."""
        return value if value.type.is_known else self.attempt(offset, lambda: retype(value, BOOL))

    def attempt(self, offset: int, make: Callable[[], T]) -> T:
        try:
            return make()
        except NodeError as error:
            raise self.source.error(offset, str(error)) from None

    def operand(self) -> Expr:
        self.levels += 1
        if self.levels > _MAX_LEVELS:
            self.fail(f"an expression is nested more than {MAX_DEPTH} levels deep")
        value = self._one_operand()
        self.levels -= 1
        return value

    def _one_operand(self) -> Expr:
        kind, text, offset = self.kind, self.text, self.offset
        if kind == "name":
            if text == "let" and self.peek_kind(1) == "name" and self.peek(2) == "=":
                return self._let()
            return self._named()
        if kind == "number":
            return self._constant(None)
        if kind == "string":
            self.advance()
            return StringImm(unescape(self.source, offset, text))
        if text == "(":
            prefix = self.scan_prefix()
            if prefix is not None:
                self.position += prefix[1]
                return self._prefixed(prefix[0], offset)
            self.advance()
            value = self.expression()
            self.expect(")")
            return value
        if text == "!":
            self.advance()
            return self.build(offset, Not, self.boolean(self.operand(), offset))
        if text == "-":
            if self.peek_kind(1) == "number":
                return self._constant(None)
            self.advance()
            return self._negated(self.operand(), offset)
        self.fail(f"expected an expression, found {self.found()}")

    def _negated(self, value: Expr, offset: int) -> Expr:
        """-x is 0 - x, as Halide has no negation."""
        kind = value.type.element if value.type.is_known else INT32
        zero = FloatImm(0.0, kind) if kind.is_float else self.build(offset, IntImm, 0, kind)
        if value.lanes > 1:
            zero = Broadcast(zero, value.lanes)
        return self.binary("-", zero, value, offset)

    def _let(self) -> Expr:
        offset = self.offset
        self.advance()
        name = self.expect_name("a name")
        self.expect("=")
        value = self.operation()
        self.expect("in")
        mark = self.scope.enter()
        self.scope.bind(name, value.type)
        body = self.operation()
        self.scope.leave(mark)
        return self.build(offset, Let, name, value, body)

    def _constant(self, type: Type | None) -> Expr:
        """A number with its sign; of type `type` if one stands before it."""
        offset = self.offset
        sign = "-" if self.accept("-") else ""
        digits = self.text
        if digits.isdigit() and not (type and type.is_float):
            value = self.integer(sign + digits, offset)
            self.advance()
            return self.build(offset, IntImm, value, type or INT32)
        suffix = _SUFFIXES.get(digits[-1])
        of = type if type and type.is_float else suffix or FLOAT64
        value = from_text(sign + (digits[:-1] if suffix else digits), of.element)
        if math.isinf(value):
            self.fail(f"the constant {digits[:40]} does not fit {of}")
        self.advance()
        constant = self.build(offset, FloatImm, value, of)
        return constant if of is type or type is None else self.build(offset, Cast, type, constant)

    def _prefixed(self, type: Type, offset: int) -> Expr:
        """What follows `(TYPE)`: a constant, call, load or variable of that type, else a cast."""
        if self.kind == "number" or (self.text == "-" and self.peek_kind(1) == "number"):
            return self._constant(type)
        if self.kind == "name" and self.text != "let":
            if self._calls():
                return self._called(type)
            if self.peek(1) == "[" and self.continues_line(1):
                return self._load(type)
            if self.text != "reinterpret" or self.peek(1) != "<":
                return self._variable(type)
        return self.build(offset, Cast, type, self.operand())

    def _variable(self, type: Type | None) -> Expr:
        """A variable; with a type before it, an unbound one has that type, a bound one is cast."""
        offset = self.offset
        name = self.advance()
        bound = self.scope.bound(name)
        # A pointer is never cast, only said to be one.
        if type is None or (bound and bound.is_known and bound != type and not type.is_handle):
            variable = Var(name, self.scope.variable(name))
            return variable if type is None else self.build(offset, Cast, type, variable)
        return self.build(offset, Var, name, type)

    def _load(self, type: Type | None) -> Expr:
        """A load; with a type before it, a buffer of unknown type has that, of another is cast."""
        offset = self.offset
        name = self.advance()
        known = self.scope.buffer(name)
        if known is None:
            self.unresolved.add(name)
        index, alignment = self.index()
        element = known or (type.element if type else UNKNOWN)
        load = self.build(offset, Load, element, name, index, None, alignment)
        return load if type is None or load.type == type else self.build(offset, Cast, type, load)

    def index(self) -> tuple[Expr, Alignment | None]:
        """`[INDEX]` or `[INDEX aligned(M, R)]`."""
        self.expect("[")
        index, alignment = self.operation(), None
        if self.accept("aligned"):
            self.expect("(")
            modulus = self.expect_integer()
            self.expect(",")
            alignment = Alignment(modulus, self.expect_integer())
            self.expect(")")
        self.expect("]")
        return index, alignment

    def _calls(self) -> bool:
        return self.peek(1) == "(" and self.continues_line(1)

    def _named(self) -> Expr:
        if self._calls():
            return self._called(None)
        if self.text == "reinterpret" and self.peek(1) == "<":
            return self._reinterpret()
        if self.peek(1) == "[" and self.continues_line(1):
            return self._load(None)
        return self._variable(None)

    def _reinterpret(self) -> Expr:
        offset = self.offset
        found = self.scan_type(2)
        if found is None or self.peek(found[1]) != ">":
            self.position += 2
            self.fail(f"expected a type, found {self.found()}")
        self.position += found[1] + 1
        self.expect("(")
        value = self.expression()
        self.expect(")")
        return self.build(offset, Reinterpret, found[0], value)

    def _called(self, type: Type | None) -> Expr:
        """NAME(...), with `type` if that stands before it: a cast, broadcast, built-in or call."""
        offset = self.offset
        name = self.text
        if name.startswith("vector_reduce_"):
            return builtins.reduction(self, type)
        builtin = builtins.BUILTINS.get(name)
        target = self.type_named(name, offset)
        repeated = _BROADCAST.fullmatch(name) is not None
        if type is not None and (builtin or target or repeated):
            return self.build(offset, Cast, type, self.operand())
        self.advance()
        if builtin is not None:
            return builtin(self, name, offset)
        args = self.arguments()
        if name in _FLOAT_CALLS and not args:
            value, of = _FLOAT_CALLS[name]
            constant = FloatImm(value, of)
            return constant if type in (None, of) else self.build(offset, Cast, type, constant)
        if target is not None:
            return self.build(offset, Cast, target, self.single(name, args, offset))
        if repeated:
            count = self.integer(name[1:], offset)
            return self.build(offset, Broadcast, self.single(name, args, offset), count)
        try:
            of = type or builtins.result_type(name, args)
        except NodeError as error:
            raise self.source.error(offset, str(error)) from None
        return self.build(offset, Call, of, name, tuple(args))

    def arguments(self) -> list[Expr]:
        """`(a, b, …)`"""
        self.expect("(")
        args: list[Expr] = []
        if self.accept(")"):
            return args
        while True:
            args.append(self.expression())
            if self.accept(")"):
                return args
            if not self.accept(","):
                self.fail(f"expected ',' or ')', found {self.found()}")

    def single(self, name: str, args: list[Expr], offset: int) -> Expr:
        if len(args) != 1:
            raise self.source.error(offset, f"{name} takes 1 argument, not {len(args)}")
        return args[0]
