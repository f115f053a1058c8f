"""Work of the Vector core on tiles in UB, on pipe V, by family.

Most families take overhead + cycles · repeats, where a tile has a repeat for each 256 B. Some take
several instructions, each of which waits for the one before:

- A row reduction halves rows of more than a repeat by the elementwise family (add for sums) until
  a repeat is left of each, and reduces each of those to one element (vcadd, vcmax: one repeat a
  row); rows of a block of 32 B or less are reduced eight to a repeat (vcgadd). With registers all
  of that is one loop over the registers of all rows.
- A sort has a pass that sorts 32 elements and passes that merge 4 sorted runs each; a scan has a
  pass for each doubling of the row.

A reduction along another dimension than the last is elementwise work: use the family of its
operation with all elements. What a row that doesn't fill its last repeat costs besides is left out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from tilewright.sim.costs.cost import Cost
from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import Family, VectorTiming


@dataclass(frozen=True)
class VectorWork:
    """`elements` of a tile, those of the widest operand, of `element_bits`, in rows of `last_dim`.

    Rows matter to reductions, scans and sorts only, and are what is reduced, summed up or sorted.
    """

    family: Family
    element_bits: int
    elements: int
    last_dim: int

    def repeats(self, elements: int, repeat: int) -> int:
        """How many times `repeat` bytes so many contiguous elements fill, the last in part."""
        return math.ceil(elements * self.element_bits / (8 * repeat))


@dataclass(frozen=True)
class _Stage:
    """An instruction of a family on so many repeats."""

    family: Family
    repeats: int


# What a row reduction is made of: elementwise halving, and the reduction within blocks.
_REDUCTIONS = {
    Family.REDUCE_SUM: (Family.ADD, Family.BLOCK_REDUCE_SUM),
    Family.REDUCE_MAX: (Family.MAX, Family.BLOCK_REDUCE_MAX),
    Family.REDUCE_MIN: (Family.MIN, Family.BLOCK_REDUCE_MIN),
    Family.REDUCE_PROD: (Family.MUL, Family.REDUCE_PROD),
}
# The run of elements that the first pass leaves in order, and how many runs a pass makes one.
_PASSES = {Family.SORT: (32, 4), Family.SCAN: (1, 2)}


def vector_cost(machine: Machine, work: VectorWork) -> Cost:
    """Work on pipe V of one Vector core."""
    stages = _stages(machine, work)
    timings = [machine.vector[stage.family] for stage in stages]
    busy = sum(
        _cycles(timing, stage.repeats, work.element_bits)
        for timing, stage in zip(timings, stages, strict=True)
    )
    # Each instruction reads what the one before wrote: the pipe drains between them.
    for first, second in pairwise(timings):
        busy += math.ceil(first.tail) + machine.pipe_barrier + math.ceil(second.head)
    return Cost(busy, math.ceil(timings[0].head), math.ceil(timings[-1].tail))


def _cycles(timing: VectorTiming, repeats: int, element_bits: int) -> int:
    if element_bits <= 16:
        return math.ceil(timing.overhead_16 + timing.cycles_16 * repeats)
    return math.ceil(timing.overhead_32 + timing.cycles_32 * repeats)


def _stages(machine: Machine, work: VectorWork) -> list[_Stage]:
    """The instructions that do the work, at least one."""
    if work.family in _REDUCTIONS:
        return _reduction(machine, work)
    stage = _Stage(work.family, work.repeats(work.elements, machine.vector_repeat))
    return [stage] * _passes(work)


def _passes(work: VectorWork) -> int:
    if work.family not in _PASSES:
        return 1
    run, merged = _PASSES[work.family]
    passes = 1
    while run < work.last_dim:
        run *= merged
        passes += 1
    return passes


def _reduction(machine: Machine, work: VectorWork) -> list[_Stage]:
    halving, within_blocks = _REDUCTIONS[work.family]
    rows = math.ceil(work.elements / max(work.last_dim, 1))
    if work.repeats(work.last_dim, machine.vector_block) <= 1:
        blocks = machine.vector_repeat // machine.vector_block
        return [_Stage(within_blocks, math.ceil(rows / blocks))]
    chunks = work.repeats(work.last_dim, machine.vector_repeat)
    if machine.register_based:
        return [_Stage(work.family, rows * chunks)]
    stages: list[_Stage] = []
    while chunks > 1:
        stages.append(_Stage(halving, rows * (chunks // 2)))
        chunks -= chunks // 2
    return [*stages, _Stage(work.family, rows)]
