"""Walking and rebuilding trees of nodes, the same for every kind of node."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import TypeVar, cast

from tilewright.stmt.nodes import Block, Expr, For, Let, LetStmt, Load, Stmt, Store, Var

Node = Expr | Stmt
N = TypeVar("N", bound=Node)


@cache
def _constructor_fields(kind: type[Node]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.init and f.name != "line")


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, (Expr, Stmt)):
        yield value
    elif isinstance(value, tuple):
        for item in cast("tuple[object, ...]", value):
            yield from _nodes_in(item)


def children(node: Node) -> Iterator[Node]:
    """The nodes that `node` is made of, in the order of its fields."""
    for name in _constructor_fields(type(node)):
        yield from _nodes_in(getattr(node, name))


def walk(node: Node) -> Iterator[Node]:
    """`node` and everything below it, parents before children, left to right."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(children(node))))


def map_children(node: N, change: Callable[[Node], Node]) -> N:
    """`node` with each child c replaced by change(c); `node` itself when no child changes."""

    def changed(value: object) -> object:
        if isinstance(value, (Expr, Stmt)):
            return change(value)
        if isinstance(value, tuple):
            items = cast("tuple[object, ...]", value)
            new = tuple(changed(item) for item in items)
            return value if all(a is b for a, b in zip(items, new, strict=True)) else new
        return value

    changes = {}
    for name in _constructor_fields(type(node)):
        old = getattr(node, name)
        new = changed(old)
        if new is not old:
            changes[name] = new
    return replace(node, **changes) if changes else node


def substitute(node: N, values: Mapping[str, Expr]) -> N:
    """`node` with every free variable that `values` names replaced; no binder in `node` may capture."""
    if not values:
        return node

    def change(inner: Node) -> Node:
        if isinstance(inner, Var):
            return values.get(inner.name, inner)
        return map_children(inner, change)

    return cast("N", change(node))


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


def buffers_read(node: Node) -> frozenset[str]:
    """Names of buffers that a load in `node` reads."""
    return frozenset(inner.name for inner in walk(node) if isinstance(inner, Load))


def buffers_written(node: Node) -> frozenset[str]:
    """Names of buffers that a store in `node` writes (calls that write name theirs as a variable)."""
    return frozenset(inner.name for inner in walk(node) if isinstance(inner, Store))
