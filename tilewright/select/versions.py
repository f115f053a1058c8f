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

from tilewright.select.assumptions import (
    conjunction,
    lasting_names,
    single_body,
    with_body,
    work_begins,
)
from tilewright.stmt.nodes import Binary, Block, If, IntImm, Stmt, Var


def testable(stmt: Stmt, wishes: Sequence[tuple[Var, int]]) -> dict[Var, int]:
    """The wished values of variables that are known where the program's own work begins.

    Of two values wished for one variable none is kept.
    """
    if single_body(stmt) is None:
        return {}
    lasting = lasting_names(stmt)
    values: dict[Var, set[int]] = {}
    for variable, value in wishes:
        if lasting(variable.name):
            values.setdefault(variable, set()).add(value)
    return {variable: min(wanted) for variable, wanted in values.items() if len(wanted) == 1}


def tests_as_text(wishes: Mapping[Var, int]) -> tuple[str, ...]:
    """Each test as it will be printed."""
    return tuple(f"{variable.name} == {value}" for variable, value in wishes.items())


def versions(special: Stmt, general: Stmt, original: Stmt, wishes: Mapping[Var, int]) -> Stmt:
    """`special` where all wishes hold, else `general`; both were made from `original`."""
    special_body, general_body, body = (single_body(stmt) for stmt in (special, general, original))
    assert special_body is not None and general_body is not None and body is not None
    start = work_begins(body)
    tests = [Binary("==", v, IntImm(value, v.type)) for v, value in wishes.items()]
    line = body.stmts[start].line if start < len(body.stmts) else 0
    choice = If(
        conjunction(tests),
        Block(special_body.stmts[start:]),
        Block(general_body.stmts[start:]),
        line=line,
    )
    return with_body(original, Block((*body.stmts[:start], choice)))
