"""What a selected statement does, told without the selector's help: registers and accesses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import numpy as np

from tests.select.programs import Program
from tilewright.accel import intrinsics
from tilewright.stmt.evaluate import Buffer, evaluate, infer_shapes, make_buffers
from tilewright.stmt.nodes import (
    Allocate,
    Block,
    Call,
    Evaluate,
    Expr,
    ExprVar,
    For,
    Free,
    Load,
    LocToLoc,
    Stmt,
    Store,
    Var,
)
from tilewright.stmt.visit import children, walk

TILES = "AMXTile"
REGISTERS = 8


def registers(stmt: Stmt) -> int:
    """The most tile registers that are needed at any point."""
    return max((needed for _, needed, _ in _points(stmt, ())), default=0)


def misuses(stmt: Stmt) -> list[str]:
    """Uses of tiles that no instruction has: as vectors, in part, across threads; leftovers."""
    found: list[str] = []
    for point, _, live in _points(stmt, ()):
        tiles = dict(live)
        for e in walk(point):
            if isinstance(e, (ExprVar, LocToLoc)):
                found.append(f"{type(e).__name__} is left")
        if isinstance(point, Store) and point.name in tiles:
            if not _is_tile(point.value, tiles) or point.value.lanes != tiles[point.name]:
                found.append(f"{point.name} is written by something that is no tile")
            roots = [point.value]
        else:
            roots = [c for c in children(point) if isinstance(c, Expr)]
        for root in roots:
            found += _vector_reads(
                root, tiles, inside=isinstance(point, Store) and point.name in tiles
            )
    found += _across_threads(stmt, frozenset(), threaded=False)
    return found


def _points(
    stmt: Stmt, live: tuple[tuple[str, int], ...]
) -> Iterator[tuple[Stmt, int, tuple[tuple[str, int], ...]]]:
    """Every simple statement, with the registers that it needs and the tiles that are alive."""
    if isinstance(stmt, Block):
        for inner in stmt.stmts:
            if isinstance(inner, Allocate) and inner.memory == TILES:
                lanes = 1
                for extent in inner.extents:
                    lanes *= extent.value  # type: ignore[attr-defined]
                live = (*live, (inner.name, lanes))
            elif isinstance(inner, Free):
                for i in range(len(live) - 1, -1, -1):
                    if live[i][0] == inner.name:
                        live = live[:i] + live[i + 1 :]
                        break
            yield from _points(inner, live)
        return
    nested = [child for child in children(stmt) if isinstance(child, Stmt)]
    if nested:
        for child in nested:
            yield from _points(child, live)
        return
    tiles = dict(live)
    needed = len(live)
    if isinstance(stmt, Store):
        needed += _registers(stmt.value, tiles, has_target=stmt.name in tiles)
    elif isinstance(stmt, Evaluate):
        needed += sum(_registers(arg, tiles, has_target=False) for arg in _args(stmt.value))
    yield stmt, needed, live


def _args(e: Expr) -> tuple[Expr, ...]:
    return e.args if isinstance(e, Call) else (e,)


def _registers(e: Expr, tiles: Mapping[str, int], has_target: bool) -> int:
    """Registers besides those in `tiles` to compute e into; one less when it has a target."""
    if isinstance(e, Call) and e.name in ("tile_load", "tile_zero"):
        return 0 if has_target else 1
    if isinstance(e, Call) and e.name == "tile_matmul":
        c, a, b = e.args[:3]
        own = _registers(c, tiles, has_target)
        if isinstance(c, Load) and not has_target:
            own = 1  # a copy: the instruction overwrites its accumulator
        return own + _registers(a, tiles, False) + _registers(b, tiles, False)
    return 0


def _is_tile(e: Expr, tiles: Mapping[str, int]) -> bool:
    if isinstance(e, Load):
        return e.name in tiles and e.predicate is None
    return isinstance(e, Call) and e.name in ("tile_load", "tile_zero", "tile_matmul")


def _vector_reads(e: Expr, tiles: Mapping[str, int], inside: bool) -> list[str]:
    """Loads of tiles elsewhere than where an instruction takes a tile, or of parts of them."""
    if isinstance(e, Var) and e.name in tiles and e.type.is_handle:
        return [f"a pointer to {e.name} is taken"]
    if isinstance(e, Load) and e.name in tiles:
        if not inside:
            return [f"{e.name} is read as a vector"]
        if e.lanes != tiles[e.name]:
            return [f"{e.lanes} of the {tiles[e.name]} elements of {e.name} are read"]
        return []
    if isinstance(e, Call) and e.name == "tile_matmul":
        return [m for arg in e.args for m in _vector_reads(arg, tiles, inside=True)]
    if isinstance(e, Call) and e.name == "tile_store":
        return [m for arg in e.args for m in _vector_reads(arg, tiles, inside=True)]
    return [
        m for c in children(e) if isinstance(c, Expr) for m in _vector_reads(c, tiles, inside=False)
    ]


def _across_threads(stmt: Stmt, tiles: frozenset[str], threaded: bool) -> list[str]:
    """Tiles are a core's own: what is allocated outside a parallel loop isn't there inside."""
    found: list[str] = []
    if isinstance(stmt, Block):
        for inner in stmt.stmts:
            if isinstance(inner, Allocate):
                tiles = tiles | {inner.name} if inner.memory == TILES else tiles - {inner.name}
            found += _across_threads(inner, tiles, threaded)
        return found
    if isinstance(stmt, For) and (stmt.kind == "parallel" or stmt.kind.startswith("gpu")):
        names = {e.name for e in walk(stmt) if isinstance(e, (Load, Store))}
        bound = {e.name for e in walk(stmt) if isinstance(e, Allocate)}
        for name in sorted((names & tiles) - bound):
            found.append(f"{name} is shared by the threads of {stmt.kind} {stmt.name}")
    for child in children(stmt):
        if isinstance(child, Stmt):
            found += _across_threads(child, tiles, threaded)
    return found


class Recording(Buffer):
    """A buffer that remembers which elements were read and written."""

    def __init__(self, original: Buffer) -> None:
        vars(self).update(vars(original))
        self.reads = np.zeros(self.size, bool)
        self.writes = np.zeros(self.size, bool)
        self.write_count = 0

    def read(self, index: np.ndarray, mask: np.ndarray | None = None) -> np.ndarray:
        values = super().read(index, mask)
        self.reads[index if mask is None else index[mask]] = True
        return values

    def write(self, index: np.ndarray, value: np.ndarray, mask: np.ndarray | None = None) -> None:
        super().write(index, value, mask)
        self.writes[index if mask is None else index[mask]] = True
        self.write_count += 1


def accesses(before: Stmt, stmt: Stmt, program: Program) -> dict[str, tuple[set[int], set[int]]]:
    """Elements of outside buffers that `stmt` reads and writes, run on `before`'s inputs."""
    functions = intrinsics(program.target)
    headers = infer_shapes(
        before,
        program.sizes,
        types=program.types,
        variables=program.variables,
        intrinsics=functions,
    )
    made = make_buffers(before, headers)
    for name in program.indices:
        made[name].data %= 5
    buffers = {name: Recording(buffer) for name, buffer in made.items()}
    evaluate(stmt, buffers, headers=headers, variables=program.variables, intrinsics=functions)
    return {
        name: (set(np.flatnonzero(b.reads).tolist()), set(np.flatnonzero(b.writes).tolist()))
        for name, b in buffers.items()
    }


def newly_accessed(before: Stmt, after: Stmt, program: Program) -> dict[str, list[int]]:
    """Elements per buffer that `after` reads (or writes) and `before` doesn't; empty when none."""
    old, new = accesses(before, before, program), accesses(before, after, program)
    extra: dict[str, list[int]] = defaultdict(list)
    for name, (reads, writes) in new.items():
        more = (reads - old[name][0]) | (writes ^ old[name][1])
        if more:
            extra[name] = sorted(more)
    return dict(extra)
