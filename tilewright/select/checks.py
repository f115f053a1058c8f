"""What must hold of chosen instructions before a statement is changed, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tilewright.accel.amx import TILE_CALLS
from tilewright.select.layouts import LAYOUTS, SHAPED, fill_statements, number
from tilewright.select.operands import is_product
from tilewright.select.resident import INDIRECT_LOAD
from tilewright.select.uses import own_expressions, walk_statements
from tilewright.stmt.nodes import (
    Block,
    Call,
    Evaluate,
    Expr,
    ExprVar,
    For,
    Function,
    IntImm,
    LocToLoc,
    Module,
    Stmt,
)
from tilewright.stmt.visit import map_children, walk


def check_fills(stmt: Stmt) -> None:
    """CannotRegroup when a temporary of the statement can't be filled."""
    for e in walk(stmt):
        if isinstance(e, ExprVar):
            fill_statements("temporary", e.value, 0)


def writes_too_early(stmt: Stmt) -> bool:
    """Would writing a matrix tile by tile change what the statement does?

    A store reads everything before it writes; its tiles are computed and written one after another.
    So no tile may read what another one writes, nor two write one element. Rows of which only the
    caller knows how far apart they are don't overlap: that is Halide's contract for its buffers.
    """
    call = stored_matrix(stmt)
    if call is None:
        return False
    target, place = call.args[0], call.args[1:5]
    stride, rows, row_bytes = call.args[2], number(call.args[3]), number(call.args[4])
    if isinstance(stride, IntImm) and rows > 1 and abs(stride.value) < row_bytes:
        return True
    loads = (e for e in walk(call.args[5]) if isinstance(e, Call) and e.name == "tile_load")
    return any(load.args[0] == target and load.args[1:5] != place for load in loads)


def stored_matrix(stmt: Stmt) -> Call | None:
    """The tile_store that a statement is, if it is one."""
    if isinstance(stmt, Evaluate) and isinstance(stmt.value, Call):
        return stmt.value if stmt.value.name == "tile_store" else None
    return None


def tile_calls(stmt: Stmt) -> dict[str, int]:
    """How often each instruction stands in a statement."""
    names = Counter(e.name for e in walk(stmt) if isinstance(e, Call) and e.name in TILE_CALLS)
    return {name: names[name] for name in TILE_CALLS if names[name]}


def own_instructions(stmt: Stmt) -> str | None:
    """Where the program itself has what the selector puts into programs, None where it doesn't.

    Nothing could tell one from the other afterwards.
    """
    made = {*TILE_CALLS, *LAYOUTS, SHAPED, INDIRECT_LOAD}
    for inner in walk_statements(stmt):
        for e in (e for own in own_expressions(inner) for e in walk(own)):
            if isinstance(e, (LocToLoc, ExprVar)) or (isinstance(e, Call) and e.name in made):
                what = e.name if isinstance(e, Call) else "a move between memories"
                return f"the program has instructions of its own: {what} in line {inner.line}"
    return None


def device_loop(stmt: Stmt) -> For | None:
    """The outermost loop for a device (CUDA) that has instructions in it, None where none has."""
    loops = (inner for inner in walk(stmt) if isinstance(inner, For) and inner.device)
    return next((loop for loop in loops if tile_calls(loop)), None)


def multiplies(stmt: Stmt) -> bool:
    """Is there a matrix product in it?"""
    return any(is_product(e) for e in walk(stmt))


def in_bodies(stmt: Stmt, change: Callable[[Block], Block]) -> Stmt:
    """`stmt` with its outermost block, or that of each of its functions, changed."""
    if isinstance(stmt, Block):
        return change(stmt)

    def body(node: Expr | Stmt) -> Expr | Stmt:
        return in_bodies(node, change) if isinstance(node, Stmt) else node

    return map_children(stmt, body) if isinstance(stmt, (Module, Function)) else stmt
