"""What must hold of chosen instructions before a statement is changed, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from tilewright.accel import Accelerator
from tilewright.select.matrices.images import SHAPED
from tilewright.select.matrices.layouts import BANDED, PLAIN, fill_statements
from tilewright.select.matrices.matrix_calls import (
    INDIRECT_LOAD,
    LOAD,
    MULTIPLY,
    STORE,
    ZERO,
    InMemory,
    is_load,
    is_product,
    stored,
)
from tilewright.select.program.uses import own_expressions, walk_statements
from tilewright.stmt.nodes import (
    Block,
    Call,
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
        if isinstance(e, ExprVar) and not isinstance(e.value, LocToLoc):
            fill_statements("temporary", e.value, 0)


def writes_too_early(stmt: Stmt) -> bool:
    """Would writing a matrix tile by tile change what the statement does?

    A store reads everything before it writes; its tiles are computed and written one after another.
    So no tile may read what another one writes, nor two write one element. Rows of which only the
    caller knows how far apart they are don't overlap: that is Halide's contract for its buffers.
    """
    call = stored(stmt)
    if call is None:
        return False
    target = InMemory.of(call)
    neighbours = target.rows if target.layout == "columns" else target.columns
    lines = target.columns if target.layout == "columns" else target.rows
    stride = target.stride
    if isinstance(stride, IntImm) and lines > 1 and abs(stride.value) < neighbours:
        return True
    loads = (InMemory.of(e) for e in walk(call.args[5]) if is_load(e))
    return any(load.buffer == target.buffer and not load.is_same(target) for load in loads)


def tile_calls(stmt: Stmt, names: Collection[str]) -> dict[str, int]:
    """How often each of the instructions `names` stands in a statement, in the order of `names`."""
    found = Counter(e.name for e in walk(stmt) if isinstance(e, Call) and e.name in names)
    return {name: found[name] for name in names if found[name]}


def own_instructions(stmt: Stmt, accelerator: Accelerator) -> str | None:
    """Where the program itself has what the selector puts into programs, None where it doesn't.

    Nothing could tell one from the other afterwards.
    """
    instructions = {*accelerator.intrinsics, ZERO, MULTIPLY, SHAPED, INDIRECT_LOAD}
    families = {LOAD, STORE, *PLAIN, *BANDED}
    for inner in walk_statements(stmt):
        for e in (e for own in own_expressions(inner) for e in walk(own)):
            name = e.name if isinstance(e, Call) else ""
            made = name in instructions or name.partition(".")[0] in families
            if isinstance(e, (LocToLoc, ExprVar)) or made:
                what = e.name if isinstance(e, Call) else "a move between memories"
                return f"the program has instructions of its own: {what} in line {inner.line}"
    return None


def no_place_for_warps(
    loops: Sequence[For], accelerator: Accelerator, needs_temporaries: bool
) -> str | None:
    """Why instructions of a warp can't stand in these loops, None where they can.

    Each thread around them becomes a warp. Temporaries are in memory that all threads of a block
    share, where those of several warps would need places of their own.
    """
    if accelerator.warp == 1:
        return None
    for loop in (loop for loop in loops if loop.device):
        if loop.device != accelerator.device:
            ours = f"{accelerator.name} is for {accelerator.device}"
            return f"it is in a loop for {loop.device}, and {ours}"
        if loop.kind == "gpu_lane":
            return f"it is in the gpu_lane loop over {loop.name}, by single threads of a warp"
        if loop.kind == "gpu_thread" and loop.extent != IntImm(1) and needs_temporaries:
            return (
                f"it needs a temporary in shared memory, and is in the gpu_thread loop over "
                f"{loop.name}: each of its warps would need one of its own"
            )
    return None


def device_loop(stmt: Stmt, names: Collection[str]) -> For | None:
    """The outermost loop for a device that has any of these instructions in it, if there is one."""
    loops = (inner for inner in walk(stmt) if isinstance(inner, For) and inner.device)
    return next((loop for loop in loops if tile_calls(loop, names)), None)


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
