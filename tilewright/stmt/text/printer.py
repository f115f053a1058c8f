"""Printing: from nodes to the text that Halide prints for them, which parses to equal nodes.

A type stands before a load or a variable only where the parser would come to another one.
The types of loads that are unknown are left to the parser, which settles those that it can.
"""

from __future__ import annotations

from tilewright.stmt.nodes import (
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
    LetStmt,
    Module,
    ProducerConsumer,
    Stmt,
    Store,
)
from tilewright.stmt.text.expression_printer import ExpressionPrinter
from tilewright.stmt.text.node_facts import scope_of

# Calls of these names would be read as statements of another kind.
_STATEMENT_WORDS = ("assert", "if", "predicate", "Store", "Evaluate")


def to_text(node: Stmt | Expr) -> str:
    """`node` as Halide prints it: a statement with the end of its line, an expression without."""
    if isinstance(node, Expr):
        return ExpressionPrinter(scope_of(node)).argument(node)
    printer = StatementPrinter()
    printer.whole(node)
    return "".join(f"{line}\n" for line in printer.lines)


class StatementPrinter:
    """Collects the lines of statements, each level indented by one space."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._indent = ""
        self._expressions = ExpressionPrinter(scope_of(Block(())))

    def whole(self, node: Stmt) -> None:
        """A whole text, or the body of a function."""
        if isinstance(node, Module):
            self._line(f"module {node.header}".rstrip())
            for function in node.functions:
                self.whole(function)
        elif isinstance(node, Function):
            head = f"{node.linkage} func {node.name} ({', '.join(node.args)})".lstrip()
            self._line(f"{head} {{")
            self._indent = " "
            self.whole(node.body)
            self._indent = ""
            self._line("}")
        else:
            self._expressions = ExpressionPrinter(scope_of(node))
            self._statements(node if isinstance(node, Block) else Block((node,)))

    def _line(self, text: str) -> None:
        self.lines.append(self._indent + text)

    def _statements(self, block: Block) -> None:
        scope = self._expressions.scope
        mark = scope.enter()
        for statement in block.stmts:
            self._statement(statement)
        scope.leave(mark)

    def _braces(self, head: str, body: Block) -> None:
        """The line `head`, which opens a brace, the indented body and the closing brace."""
        self._line(head)
        self._body(body)
        self._line("}")

    def _body(self, body: Block) -> None:
        outer = self._indent
        self._indent += " "
        self._statements(body)
        self._indent = outer

    def _statement(self, node: Stmt) -> None:
        text = self._expressions.argument
        scope = self._expressions.scope
        match node:
            case LetStmt():
                self._line(f"let {node.name} = {text(node.value)}")
                scope.bind(node.name, node.value.type)
            case AssertStmt():
                self._line(f"assert({text(node.condition)}, {text(node.message)})")
            case Store():
                self._store(node)
            case Evaluate():
                bare = isinstance(node.value, Call) and node.value.name not in _STATEMENT_WORDS
                self._line(text(node.value) if bare else f"Evaluate({text(node.value)})")
            case ProducerConsumer():
                role = "produce" if node.is_producer else "consume"
                self._braces(f"{role} {node.name} {{", node.body)
            case For():
                self._for(node)
            case If():
                self._if(node)
            case Allocate():
                self._allocate(node)
            case Free():
                self._line(f"free {node.name}")
            case Block():
                self._braces("{", node)
            case _:
                raise TypeError(f"no text for a {type(node).__name__} among statements")

    def _store(self, node: Store) -> None:
        expressions = self._expressions
        index = expressions.index(node.index, node.alignment)
        text = f"{node.name}[{index}] = {expressions.argument(node.value)}"
        if node.predicate is not None:
            text += f" if {expressions.nested(node.predicate)}"
        self._line(text)

    def _for(self, node: For) -> None:
        scope = self._expressions.scope
        device = f"<{node.device}>" if node.device else ""
        bounds = self._expressions.listed((node.minimum, node.extent))
        mark = scope.enter()
        scope.bind(node.name, node.minimum.type)
        self._braces(f"{node.kind}{device} ({node.name}, {bounds}) {{", node.body)
        scope.leave(mark)

    def _if(self, node: If) -> None:
        """An else that holds nothing but another if continues the line, as in Halide."""
        text = self._expressions.argument
        self._line(f"if ({text(node.condition)}) {{")
        self._body(node.then)
        while node.otherwise is not None:
            inner = node.otherwise.stmts
            if len(inner) != 1 or not isinstance(inner[0], If):
                self._line("} else {")
                self._body(node.otherwise)
                break
            node = inner[0]
            self._line(f"}} else if ({text(node.condition)}) {{")
            self._body(node.then)
        self._line("}")

    def _allocate(self, node: Allocate) -> None:
        expressions = self._expressions
        size = " * ".join([str(node.of), *(expressions.nested(e) for e in node.extents)])
        memory = f" in {node.memory}" if node.memory else ""
        self._line(f"allocate {node.name}[{size}]{memory}")
        expressions.scope.allocate(node.name, node.of)
