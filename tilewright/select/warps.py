"""Put what a warp does together into loops over its lanes.

In a kernel the instructions that a warp executes together stand in a loop over its lanes, which is
as large as may be. Before:

    gpu_thread<CUDA> (.thread_id_x, 0, 1) {
     allocate mm[float32 * 16 * 16] in WMMAAccumulator
     mm[…] = x256(0.000000f)
     A.rows[…] = …
     mm[…] = wmma.mma…

and after; what isn't the warp's stays outside:

     allocate mm[float32 * 16 * 16] in WMMAAccumulator
     gpu_lane<CUDA> (.lane_id, 0, 32) {
      mm[…] = x256(0.000000f)
     }
     A.rows[…] = …
     gpu_lane<CUDA> (.lane_id, 0, 32) {
      mm[…] = wmma.mma…
"""

from __future__ import annotations

from collections.abc import Iterable

from tilewright.accel import Accelerator
from tilewright.select.program.names import Names
from tilewright.select.program.uses import inner_statements, own_expressions, walk_statements
from tilewright.stmt.nodes import (
    Allocate,
    Block,
    Call,
    Evaluate,
    For,
    Free,
    If,
    IntImm,
    ProducerConsumer,
    Stmt,
    Store,
)
from tilewright.stmt.visit import Node, map_children, walk, with_statements

LANE = ".lane_id"


def in_warps(block: Block, accelerator: Accelerator, names: Names) -> Block:
    """The statement with loops over lanes around what a warp does, where it is for a device."""
    if accelerator.warp == 1:
        return block
    return _Warps(accelerator, block, names).block(block, None)


class _Warps:
    def __init__(self, accelerator: Accelerator, stmt: Stmt, names: Names) -> None:
        self._accelerator = accelerator
        self._memories = {place.memory for place in accelerator.places.values()}
        self._tiles = {
            inner.name
            for inner in walk_statements(stmt)
            if isinstance(inner, Allocate) and inner.memory in self._memories
        }
        self._lane = names.fresh(LANE)

    def block(self, block: Block, device: For | None) -> Block:
        """A block inside the innermost loop `device` for a device, if any."""
        if device is None or not any(map(self._is_warps, walk_statements(block))):
            return with_statements(block, [self._inside(stmt, device) for stmt in block.stmts])
        stmts: list[Stmt] = []
        run: list[Stmt] = []
        for stmt in block.stmts:
            if self._only_warps(stmt) or self._is_tile(stmt):
                run.append(stmt)
            else:
                stmts += self._in_lanes(run, device)
                stmts.append(self._inside(stmt, device))
                run = []
        return with_statements(block, [*stmts, *self._in_lanes(run, device)])

    def _inside(self, stmt: Stmt, device: For | None) -> Stmt:
        if isinstance(stmt, For) and stmt.device:
            device = stmt

        def change(child: Node) -> Node:
            return self.block(child, device) if isinstance(child, Block) else child

        return map_children(stmt, change)

    def _in_lanes(self, run: list[Stmt], device: For) -> Iterable[Stmt]:
        """A loop over the lanes around a run, without allocations that are alive outside of it."""
        outside = _outliving(run)
        part: list[Stmt] = []
        for i, stmt in enumerate(run):
            if i in outside:
                yield from self._loop(part, device)
                yield stmt
                part = []
            else:
                part.append(stmt)
        yield from self._loop(part, device)

    def _loop(self, stmts: list[Stmt], device: For) -> Iterable[Stmt]:
        if stmts:
            line = stmts[0].line
            extent = IntImm(self._accelerator.warp)
            body = Block(tuple(stmts), line=line)
            yield For(self._lane, IntImm(0), extent, "gpu_lane", device.device, body, line=line)

    def _is_tile(self, stmt: Stmt) -> bool:
        """Is it the allocation of a tile, or its end?"""
        return isinstance(stmt, (Allocate, Free)) and stmt.name in self._tiles

    def _is_warps(self, stmt: Stmt) -> bool:
        """Is it a single statement that the warp executes together?"""
        if isinstance(stmt, Store) and stmt.name in self._tiles:
            return True
        return isinstance(stmt, (Store, Evaluate)) and any(
            isinstance(e, Call) and e.name in self._accelerator.intrinsics
            for own in own_expressions(stmt)
            for e in walk(own)
        )

    def _only_warps(self, stmt: Stmt) -> bool:
        """Does the warp execute all that is in it together?"""
        if isinstance(stmt, Block):
            return all(self._only_warps(s) or self._is_tile(s) for s in stmt.stmts)
        if isinstance(stmt, (For, If, ProducerConsumer)):
            if isinstance(stmt, For) and stmt.device:
                return False
            return all(map(self._only_warps, inner_statements(stmt)))
        return self._is_warps(stmt)


def _outliving(run: list[Stmt]) -> set[int]:
    """Places of allocations and their ends that can't be in one loop with what is between them."""
    began = {s.name: i for i, s in enumerate(run) if isinstance(s, Allocate)}
    ended = {s.name: i for i, s in enumerate(run) if isinstance(s, Free)}
    pairs = [(began[name], ended[name]) for name in began.keys() & ended.keys()]
    inside = {i for pair in pairs for i in pair}
    outside = {*began.values(), *ended.values()} - inside
    while True:
        more = [
            pair
            for pair in pairs
            if pair[0] not in outside and any(pair[0] < i < pair[1] for i in outside)
        ]
        if not more:
            return outside
        outside.update(i for pair in more for i in pair)
