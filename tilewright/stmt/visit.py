"""Walking and rebuilding trees of nodes, the same for every kind of node."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import TypeVar, cast

from tilewright.stmt.nodes import Block, Expr, For, Let, LetStmt, Stmt, Var

Node = Expr | Stmt
N = TypeVar("N", bound=Node)
S = TypeVar("S", bound=Stmt)


@cache
def _child_fields(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a kind of node that hold nodes, told by their annotation."""
    kinds = ("Expr", "Stmt", "Block", "Function")
    return tuple(f.name for f in fields(kind) if f.init and any(k in str(f.type) for k in kinds))


def children(node: Node) -> list[Node]:
    """The nodes that `node` is made of, in the order of its fields."""
    found: list[Node] = []
    for name in _child_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            found.extend(cast("tuple[Node, ...]", value))
        elif value is not None:
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """`node` and everything below it, parents before children, left to right."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(children(node)))


def map_expressions(stmt: S, change: Callable[[Expr], Node]) -> S:
    """`stmt` with each of its own expressions e, not those of statements in it, replaced."""
    return map_children(stmt, lambda child: change(child) if isinstance(child, Expr) else child)


def map_children(node: N, change: Callable[[Node], Node]) -> N:
    """`node` with each child c replaced by change(c); `node` itself when no child changes."""
    changes: dict[str, object] = {}
    for name in _child_fields(type(node)):
        old = getattr(node, name)
        if isinstance(old, tuple):
            items = cast("tuple[Node, ...]", old)
            new = tuple([change(item) for item in items])
            if any(a is not b for a, b in zip(items, new, strict=True)):
                changes[name] = new
        elif old is not None:
            new = change(old)
            if new is not old:
                changes[name] = new
    return replace(node, **changes) if changes else node


def with_statements(block: Block, stmts: Sequence[Stmt]) -> Block:
    """`block` with these statements; `block` itself when they are its own."""
    own = block.stmts
    same = len(stmts) == len(own) and all(a is b for a, b in zip(stmts, own, strict=True))
    return block if same else replace(block, stmts=tuple(stmts))


def substitute(node: N, values: Mapping[str, Expr]) -> N:
    """`node` with every free variable that `values` names replaced.

    A variable that `node` binds itself stays. The caller sees to it that nothing in `node` binds
    a variable that a value uses.
    """

    def change(inner: Node) -> Node:
        return substitute(inner, values)

    if not values:
        return node
    match node:
        case Var():
            return cast("N", values.get(node.name, node))
        case Let():
            inside = _without(values, node.name)
            body = substitute(node.body, inside)
            return cast("N", replace(node, value=substitute(node.value, values), body=body))
        case For():
            body = substitute(node.body, _without(values, node.name))
            changed = map_children(node, lambda e: e if isinstance(e, Stmt) else change(e))
            return cast("N", changed if body is node.body else replace(changed, body=body))
        case Block():
            stmts: list[Stmt] = []
            for stmt in node.stmts:
                stmts.append(substitute(stmt, values))
                if isinstance(stmt, LetStmt):
                    values = _without(values, stmt.name)
            return cast("N", with_statements(node, stmts))
        case _:
            return map_children(node, change)


def _without(values: Mapping[str, Expr], name: str) -> Mapping[str, Expr]:
    return {n: e for n, e in values.items() if n != name} if name in values else values


def free_variables(node: Node) -> frozenset[str]:
    """Names of variables that `node` uses and doesn't bind itself (buffers are not variables)."""
    if isinstance(node, Var):
        return frozenset((node.name,))
    if isinstance(node, Let):
        return free_variables(node.value) | (free_variables(node.body) - {node.name})
    if isinstance(node, For):
        bounds = free_variables(node.minimum) | free_variables(node.extent)
        return bounds | (free_variables(node.body) - {node.name})
    names: frozenset[str] = frozenset()
    if isinstance(node, Block):
        for stmt in reversed(node.stmts):
            if isinstance(stmt, LetStmt):
                names -= {stmt.name}
            names |= free_variables(stmt)
        return names
    for child in children(node):
        names |= free_variables(child)
    return names


def size(node: Node) -> int:
    """How many nodes there are in `node`; one that is in several places counts each time."""
    return sum(1 for _ in walk(node))
