"""What a statement's asserts and lets say about its variables: `assert(B.stride.0 == 1, …)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from typing import TypeVar

from tilewright.select.program.uses import walk_statements
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
    Stmt,
    Var,
)
from tilewright.stmt.types import Type
from tilewright.stmt.visit import (
    Node,
    free_variables,
    map_children,
    size,
    substitute,
    walk,
    with_statements,
)

N = TypeVar("N", bound=Node)
MAX_INLINED = 500  # nodes of a vector that is put where it is used
MAX_INLINED_DEPTH = 100
PROGRAMS = 4  # whose assumptions are kept: they are asked for again and again


@lru_cache(maxsize=PROGRAMS)
def known_values(stmt: Stmt) -> dict[str, Expr]:
    """Variables that equal a constant once the asserts that the program begins with have passed."""
    body = single_body(stmt)
    if body is None:
        return {}
    known: dict[str, Expr] = {}
    for early in body.stmts[: work_begins(body)]:
        if isinstance(early, LetStmt):
            known.pop(early.name, None)  # what was asserted was about another variable
        elif isinstance(early, AssertStmt):
            for condition in _conjuncts(early.condition):
                match condition:
                    case Binary(op="==", a=Var(name=name), b=IntImm() as value):
                        known.setdefault(name, value)
                    case Binary(op="==", a=IntImm() as value, b=Var(name=name)):
                        known.setdefault(name, value)
                    case _:
                        pass
    lasting = lasting_names(stmt)
    return {name: value for name, value in known.items() if lasting(name)}


@lru_cache(maxsize=PROGRAMS)
def asserted(stmt: Stmt) -> tuple[Expr, ...]:
    """What holds where the program's own work begins, of names that still mean the same there."""
    body = single_body(stmt)
    if body is None:
        return ()
    lasting = lasting_names(stmt)
    return tuple(
        condition
        for early in body.stmts[: work_begins(body)]
        if isinstance(early, AssertStmt)
        for condition in _conjuncts(early.condition)
        if all(map(lasting, free_variables(condition)))
    )


@lru_cache(maxsize=PROGRAMS)
def lasting_names(stmt: Stmt) -> Callable[[str], bool]:
    """Does a name stand for the same value wherever the program's own work uses it?

    It does when nothing binds it, or one let that comes before the work begins.
    """
    body = single_body(stmt)
    bound = Counter(e.name for e in walk(stmt) if isinstance(e, (For, Let, LetStmt)))
    early = body.stmts[: work_begins(body)] if body is not None else ()
    first = {let.name for let in early if isinstance(let, LetStmt)}
    return lambda name: bound[name] == (name in first)


@lru_cache(maxsize=PROGRAMS)
def bound_once(stmt: Stmt) -> Callable[[str], bool]:
    """Does one loop or let, and no other, bind a name in the whole program?"""
    bound = Counter(e.name for e in walk(stmt) if isinstance(e, (For, Let, LetStmt)))
    return lambda name: bound[name] == 1


def single_body(stmt: Stmt) -> Block | None:
    """The block that does all the work, None when there are several functions."""
    match stmt:
        case Block():
            return stmt
        case Function():
            return stmt.body
        case Module(functions=(function,)):
            return function.body
        case _:
            return None


def with_body(stmt: Stmt, body: Block) -> Stmt:
    """`stmt` with the block that `single_body` finds replaced."""
    match stmt:
        case Function():
            return replace(stmt, body=body)
        case Module(functions=(function,)):
            return replace(stmt, functions=(replace(function, body=body),))
        case _:
            return body


def work_begins(body: Block) -> int:
    """How many lets and asserts the block begins with."""
    for index, stmt in enumerate(body.stmts):
        if not isinstance(stmt, (LetStmt, AssertStmt)):
            return index
    return len(body.stmts)


def conjunction(conditions: Sequence[Expr]) -> Expr:
    """All of one or more conditions."""
    return reduce(lambda a, b: Binary("&&", a, b), conditions)


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
        for let in walk_statements(stmt)
        if isinstance(let, LetStmt) and let.value.type.is_handle
    }


def may_change(e: Expr) -> bool:
    """May its value be another one, or something happen, when it is evaluated elsewhere?"""
    return any(isinstance(inner, (Load, Call)) for inner in walk(e))


def inlined_vectors(stmt: N) -> N:
    """`stmt` with vectors that a let names put where they are used, so that indices can be read.

    Only those that load nothing, as a load may not move past a store, and that are small enough to
    be read: lets of lets can stand for trees of any size.
    """
    if not isinstance(stmt, Block):
        return map_children(stmt, lambda n: inlined_vectors(n) if isinstance(n, Stmt) else n)
    vectors: dict[str, tuple[Expr, frozenset[str]]] = {}
    stmts: list[Stmt] = []
    for old in stmt.stmts:
        new = old
        if vectors:
            # A name in a value must mean the same where the value is used.
            bound = _bound_inside(old)
            usable = {n: e for n, (e, free) in vectors.items() if bound.isdisjoint(free)}
            new = substitute(old, usable)
        new = inlined_vectors(new)
        stmts.append(new)
        if isinstance(new, LetStmt):
            vectors = {
                name: (value, free)
                for name, (value, free) in vectors.items()
                if name != new.name and new.name not in free
            }
            if new.value.lanes > 1 and not may_change(new.value) and _is_small(new.value):
                vectors[new.name] = new.value, free_variables(new.value)
    return with_statements(stmt, stmts)


def _is_small(e: Expr) -> bool:
    return e.depth <= MAX_INLINED_DEPTH and size(e) <= MAX_INLINED


def _bound_inside(stmt: Stmt) -> frozenset[str]:
    """Names that a statement binds for statements and expressions inside it."""
    binders = (e for e in walk(stmt) if isinstance(e, (For, Let, LetStmt)))
    return frozenset(e.name for e in binders if e is not stmt or not isinstance(e, LetStmt))
