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

from collections.abc import Sequence

from tilewright.select.engine.wishes import RuntimeTest
from tilewright.select.program.assumptions import conjunction, single_body, with_body, work_begins
from tilewright.stmt.nodes import Block, If, Stmt
from tilewright.stmt.text.printer import to_text


def testable(stmt: Stmt, wishes: Sequence[RuntimeTest]) -> tuple[RuntimeTest, ...]:
    """The wishes to test where the program's own work begins, none that contradict each other.

    Of two values wished for one expression none is kept.
    """
    if single_body(stmt) is None:
        return ()
    values: dict[object, set[int]] = {}
    for test in wishes:
        values.setdefault((test.expr, test.modulus), set()).add(test.value)
    kept = [test for test in wishes if len(values[test.expr, test.modulus]) == 1]
    return tuple(dict.fromkeys(kept))


def tests_as_text(tests: Sequence[RuntimeTest]) -> tuple[str, ...]:
    """Each test as it will be printed."""
    return tuple(to_text(test.condition) for test in tests)


def versions(special: Stmt, general: Stmt, original: Stmt, tests: Sequence[RuntimeTest]) -> Stmt:
    """`special` where all tests pass, else `general`; both were made from `original`."""
    special_body, general_body, body = (single_body(stmt) for stmt in (special, general, original))
    assert special_body is not None and general_body is not None and body is not None
    start = work_begins(body)
    line = body.stmts[start].line if start < len(body.stmts) else 0
    choice = If(
        conjunction([test.condition for test in tests]),
        Block(special_body.stmts[start:]),
        Block(general_body.stmts[start:]),
        line=line,
    )
    return with_body(original, Block((*body.stmts[:start], choice)))
