"""Two versions of a program and a test at run time that chooses between them.

What decides whether an operand can be loaded into a tile as it lies in memory is often a stride
that only the caller knows. Where it is let before anything else happens, it is tested once:

    let B.stride.1 = …
    if (B.stride.1 == 2) {
     …  with tile_load(B, …)
    } else {
     …  with B interleaved into a temporary
    }
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tilewright.stmt.nodes import (
    AssertStmt,
    Binary,
    Block,
    Expr,
    For,
    Function,
    If,
    IntImm,
    LetStmt,
    Module,
    Stmt,
    Var,
)
from tilewright.stmt.visit import walk


def testable(stmt: Stmt, wishes: Sequence[tuple[Var, int]]) -> dict[str, Expr]:
    """The wished values of variables that are known where the program's own work begins.

    Of two values wished for one variable none is kept.
    """
    body = _body(stmt)
    if body is None:
        return {}
    early = {let.name for let in body.stmts[: _start(body)] if isinstance(let, LetStmt)}
    bound = {inner.name for inner in walk(stmt) if isinstance(inner, (LetStmt, For))}
    values: dict[str, set[int]] = {}
    for variable, value in wishes:
        if variable.name in early or variable.name not in bound:
            values.setdefault(variable.name, set()).add(value)
    types = {variable.name: variable.type for variable, _ in wishes}
    return {
        name: IntImm(min(wanted), types[name])
        for name, wanted in values.items()
        if len(wanted) == 1
    }


def tests_as_text(wishes: Mapping[str, Expr]) -> list[str]:
    """Each test as it will be printed."""
    return [f"{n} == {value.value}" for n, value in wishes.items() if isinstance(value, IntImm)]


def versions(special: Stmt, general: Stmt, original: Stmt, wishes: Mapping[str, Expr]) -> Stmt:
    """`special` where all wishes hold, else `general`; both were made from `original`."""
    special_body, general_body, body = _body(special), _body(general), _body(original)
    assert special_body is not None and general_body is not None and body is not None
    start = _start(body)
    tests = [Binary("==", Var(name, value.type), value) for name, value in wishes.items()]
    condition: Expr = tests[0]
    for test in tests[1:]:
        condition = Binary("&&", condition, test)
    line = body.stmts[start].line if start < len(body.stmts) else 0
    choice = If(
        condition,
        Block(special_body.stmts[start:]),
        Block(general_body.stmts[start:]),
        line=line,
    )
    return _with_body(original, Block((*body.stmts[:start], choice)))


def _body(stmt: Stmt) -> Block | None:
    """The block that does all the work, None when there are several."""
    match stmt:
        case Block(stmts=(Function() as function,)):
            return function.body
        case Block():
            return stmt
        case Function():
            return stmt.body
        case Module(functions=(function,)):
            return function.body
        case _:
            return None


def _with_body(stmt: Stmt, body: Block) -> Stmt:
    match stmt:
        case Block(stmts=(Function() as function,)):
            return replace(stmt, stmts=(replace(function, body=body),))
        case Function():
            return replace(stmt, body=body)
        case Module(functions=(function,)):
            return replace(stmt, functions=(replace(function, body=body),))
        case _:
            return body


def _start(body: Block) -> int:
    """How many lets and asserts the block begins with."""
    for index, stmt in enumerate(body.stmts):
        if not isinstance(stmt, (LetStmt, AssertStmt)):
            return index
    return len(body.stmts)
