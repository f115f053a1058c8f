"""What must hold of chosen instructions before a statement is changed, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tilewright.accel.amx import TILE_CALLS
from tilewright.select.layouts import fill_statements, number
from tilewright.stmt.nodes import (
    Block,
    Call,
    Evaluate,
    Expr,
    ExprVar,
    Function,
    IntImm,
    Module,
    Stmt,
    Var,
)
from tilewright.stmt.visit import map_children, walk


def check_fills(stmt: Stmt) -> None:
    """CannotRegroup when a temporary of the statement can't be filled."""
    for e in walk(stmt):
        if isinstance(e, ExprVar):
            fill_statements("temporary", e.value, 0)


def store_hazard(stmt: Stmt) -> str | None:
    """Why a matrix can't be written tile by tile, None when it can.

    A store reads everything before it writes; its tiles are computed and written one after another.
    So no tile may read what another one writes, nor two write one element.
    """
    if not isinstance(stmt, Evaluate) or not isinstance(stmt.value, Call):
        return None
    call = stmt.value
    if call.name != "tile_store":
        return None
    target, place = call.args[0], call.args[1:5]
    assert isinstance(target, Var)
    stride, rows, row_bytes = call.args[2], number(call.args[3]), number(call.args[4])
    if isinstance(stride, IntImm) and rows > 1 and abs(stride.value) < row_bytes:
        return f"the rows stored to {target.name} overlap"
    for e in walk(call.args[5]):
        reads_target = isinstance(e, Call) and e.name == "tile_load" and e.args[0] == target
        if reads_target and isinstance(e, Call) and e.args[1:5] != place:
            return f"a product stored to {target.name} reads other elements of {target.name}"
    return None


def tile_calls(stmt: Stmt) -> dict[str, int]:
    """How often each instruction stands in a statement."""
    names = Counter(e.name for e in walk(stmt) if isinstance(e, Call) and e.name in TILE_CALLS)
    return {name: names[name] for name in TILE_CALLS if names[name]}


def multiplies(stmt: Stmt) -> bool:
    """Is there a matrix product in it?"""
    return "tile_matmul" in tile_calls(stmt)


def in_bodies(stmt: Stmt, change: Callable[[Block], Block]) -> Stmt:
    """`stmt` with its outermost block, or that of each of its functions, changed."""
    if isinstance(stmt, Block):
        return change(stmt)

    def body(node: Expr | Stmt) -> Expr | Stmt:
        return in_bodies(node, change) if isinstance(node, Stmt) else node

    return map_children(stmt, body) if isinstance(stmt, (Module, Function)) else stmt
