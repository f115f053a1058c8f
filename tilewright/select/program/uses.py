"""Who uses which buffer: one walk over a statement, asked many times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tilewright.stmt.nodes import (
    Allocate,
    Block,
    Expr,
    For,
    Free,
    Load,
    Stmt,
    Store,
    Var,
)
from tilewright.stmt.visit import children, walk


@dataclass(eq=False)
class Buffer:
    """A buffer: an allocation with its scope, or (allocation None) one from outside.

    `first` and `last` number the statements of its scope in program order; `stores` write it, and
    `readers` are statements that load from it. `escapes` when a call is given its pointer, `shared`
    when a loop inside its scope uses it whose iterations run side by side; `threads` counts such
    loops around the allocation.
    """

    name: str
    allocation: Allocate | None
    first: int = 0
    last: int = 0
    stores: list[Store] = field(default_factory=list)
    readers: list[Stmt] = field(default_factory=list)
    escapes: bool = False
    shared: bool = False
    threads: int = 0

    def overlaps(self, other: Buffer) -> bool:
        """Are both alive at some statement?"""
        return self.first <= other.last and other.first <= self.last


class Uses:
    """The buffers of a statement, in the order in which they first appear."""

    def __init__(self, stmt: Stmt) -> None:
        self.buffers: list[Buffer] = []
        self._outside: dict[str, Buffer] = {}
        self._count = 0
        self._threads = 0  # loops around the present statement whose iterations run side by side
        self._visit(stmt, {})
        for buffer in self._outside.values():
            buffer.last = self._count

    def named(self, name: str) -> list[Buffer]:
        """All buffers of that name; several when it is allocated more than once."""
        return [buffer for buffer in self.buffers if buffer.name == name]

    def _visit(self, stmt: Stmt, scope: dict[str, Buffer]) -> None:
        self._count += 1
        if isinstance(stmt, Block):
            inner = dict(scope)
            opened: list[Buffer] = []
            for item in stmt.stmts:
                self._visit(item, inner)
                if isinstance(item, Allocate):
                    buffer = Buffer(item.name, item, first=self._count, threads=self._threads)
                    inner[item.name] = buffer
                    opened.append(buffer)
                    self.buffers.append(buffer)
                elif isinstance(item, Free) and item.name in inner:
                    closed = inner.pop(item.name)
                    closed.last = closed.last or self._count
            for buffer in opened:
                buffer.last = buffer.last or self._count
            return
        for expr in own_expressions(stmt):
            self._record(stmt, expr, scope)
        if isinstance(stmt, Store):
            self._resolve(stmt.name, scope).stores.append(stmt)
        side_by_side = isinstance(stmt, For) and stmt.kind not in ("for", "unrolled")
        self._threads += side_by_side
        for body in inner_statements(stmt):
            self._visit(body, scope)
        self._threads -= side_by_side

    def _record(self, stmt: Stmt, expr: Expr, scope: dict[str, Buffer]) -> None:
        for node in walk(expr):
            if isinstance(node, Load):
                readers = self._resolve(node.name, scope).readers
                if not readers or readers[-1] is not stmt:
                    readers.append(stmt)
            elif isinstance(node, Var) and node.type.is_handle and node.name in scope:
                scope[node.name].escapes = True

    def _resolve(self, name: str, scope: dict[str, Buffer]) -> Buffer:
        if name in scope:
            buffer = scope[name]
            buffer.shared = buffer.shared or self._threads > buffer.threads
            return buffer
        if name not in self._outside:
            self._outside[name] = Buffer(name, None)
            self.buffers.append(self._outside[name])
        return self._outside[name]


def own_expressions(stmt: Stmt) -> Iterator[Expr]:
    """The expressions that a statement itself holds, not those of statements inside it."""
    for child in children(stmt):
        if isinstance(child, Expr):
            yield child


def inner_statements(stmt: Stmt) -> Iterator[Stmt]:
    """The statements directly inside a statement."""
    for child in children(stmt):
        if isinstance(child, Stmt):
            yield child


def walk_statements(stmt: Stmt) -> Iterator[Stmt]:
    """A statement and all statements inside it, parents first."""
    stack = [stmt]
    while stack:
        stmt = stack.pop()
        yield stmt
        stack.extend(reversed(list(inner_statements(stmt))))
