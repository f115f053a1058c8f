"""Moves between memories, on the pipes MTE1, MTE2, MTE3 and FIX.

A move takes max(fixed, start + bytes / bandwidth) cycles of its path; its data is visible when it
ends. Nothing is known of what rows that aren't contiguous cost, but for the change of layout to NZ.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tilewright.sim.costs.cost import Cost, Transfer
from tilewright.sim.machine import Machine, MachineError
from tilewright.sim.machine_parts import DataPath, Pool


@dataclass(frozen=True)
class Move:
    """`size` bytes, counted at the destination, in `rows` of `row_bytes` (None: equal parts).

    `transforms` says that the layout changes from ND to NZ; only GM_TO_L1 pays for that, fixpipe
    changes it back for nothing. `l2_hit` says whether L2 has what is read or keeps what is written;
    it matters for paths through global memory only.
    """

    path: DataPath
    size: int
    rows: int = 1
    row_bytes: int | None = None
    transforms: bool = False
    l2_hit: bool = True


def move_cost(machine: Machine, move: Move) -> Cost:
    """A move on the pipe of its path; raises MachineError if the machine lacks the path."""
    if move.path not in machine.moves:
        start, _, end = move.path.upper().partition("_TO_")
        raise MachineError([f"{machine.name} has no path from {start} to {end}"])
    timing = machine.moves[move.path]
    if not move.l2_hit:
        timing = machine.moves.get(f"{move.path}_miss", timing)
    floor, start, rate = timing.fixed, timing.start, timing.bandwidth
    if move.transforms and move.path is DataPath.GM_TO_L1:
        factor = machine.nd_to_nz_factor
        floor, start, rate = floor * factor, start * factor, rate / factor
        row_bytes = move.size / max(move.rows, 1) if move.row_bytes is None else move.row_bytes
        if row_bytes < machine.nd_to_nz_short_row:
            floor = max(floor, move.rows * machine.nd_to_nz_row)
    transfer = Transfer(_pool(move), math.ceil(floor), math.ceil(start), move.size, rate)
    crosses = move.path.reads_gm or move.path.writes_gm
    return Cost(transfer.busy(rate), transfer=transfer if crosses else None)


def _pool(move: Move) -> Pool:
    """Whose bandwidth a move through global memory takes."""
    if not move.l2_hit:
        return Pool.GM
    return Pool.L2_READ if move.path.reads_gm else Pool.L2_WRITE
