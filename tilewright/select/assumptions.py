"""What a statement's asserts and lets say about its variables: `assert(B.stride.0 == 1, …)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilewright.stmt.nodes import (
    AssertStmt,
    Binary,
    Block,
    Call,
    Expr,
    For,
    Function,
    IntImm,
    Let,
    LetStmt,
    Load,
    Module,
    ProducerConsumer,
    Stmt,
    Var,
)
from tilewright.stmt.types import Type
from tilewright.stmt.visit import free_variables, substitute, walk


def known_values(stmt: Stmt) -> dict[str, Expr]:
    """Variables that equal a constant once the asserts at the top of the program have passed."""
    known: dict[str, Expr] = {}
    top = list(_top_level(stmt))
    conditions = [
        part for s in top if isinstance(s, AssertStmt) for part in _conjuncts(s.condition)
    ]
    for condition in conditions:
        match condition:
            case Binary(op="==", a=Var(name=name), b=IntImm() as value):
                known.setdefault(name, value)
            case Binary(op="==", a=IntImm() as value, b=Var(name=name)):
                known.setdefault(name, value)
            case _:
                pass
    # What is also bound further in stands for something else there.
    inside = _bindings(stmt) - Counter({s.name for s in top if isinstance(s, LetStmt)})
    return {name: value for name, value in known.items() if not inside[name]}


def _bindings(stmt: Stmt) -> Counter[str]:
    """How many loops and lets bind each name: with more than one, it isn't the same everywhere."""
    return Counter(node.name for node in walk(stmt) if isinstance(node, (For, Let, LetStmt)))


def _top_level(stmt: Stmt) -> Iterator[Stmt]:
    """The statements that run once, in order, before everything else that matters."""
    stack: list[Stmt] = [stmt]
    while stack:
        match stack.pop():
            case Block(stmts=stmts):
                stack.extend(reversed(stmts))
            case Function(body=body) | ProducerConsumer(body=body):
                stack.append(body)
            case Module(functions=(function,)):
                stack.append(function)
            case inner:
                yield inner


def _conjuncts(condition: Expr) -> Iterator[Expr]:
    if isinstance(condition, Binary) and condition.op == "&&":
        yield from _conjuncts(condition.a)
        yield from _conjuncts(condition.b)
    else:
        yield condition


def pointer_types(stmt: Stmt) -> dict[str, Type]:
    """The types of variables that hold a pointer, by name: `let A = (void *)…`."""
    return {
        let.name: let.value.type
        for let in walk(stmt)
        if isinstance(let, LetStmt) and let.value.type.is_handle
    }


def _may_change(e: Expr) -> bool:
    return any(isinstance(inner, (Load, Call)) for inner in walk(e))


def inlined_vectors(stmt: Stmt) -> Stmt:
    """`stmt` with vectors that a let names put where they are used, so that indices can be read.

    Only those that load nothing: a load may not move past a store.
    """
    bound = _bindings(stmt)
    values: dict[str, Expr] = {}
    for let in walk(stmt):
        if not isinstance(let, LetStmt) or let.value.lanes == 1 or _may_change(let.value):
            continue
        if all(bound[name] <= 1 for name in (let.name, *free_variables(let.value))):
            values[let.name] = substitute(let.value, values)
    return substitute(stmt, values)
