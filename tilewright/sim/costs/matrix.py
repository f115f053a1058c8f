"""Products on the Cube: one step for every 16 × depth by 16 × depth elements."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tilewright.sim.costs.cost import Cost
from tilewright.sim.machine import Machine, MachineError

# Rows and columns that a step multiplies, of all element types.
ROWS = COLUMNS = 16


@dataclass(frozen=True)
class MatrixMultiply:
    """(m × k) times (k × n), of elements of an MLIR type's name as `f16`."""

    m: int
    k: int
    n: int
    element: str


def matrix_cost(machine: Machine, work: MatrixMultiply) -> Cost:
    """A product from L0A and L0B into L0C on pipe M.

    Raises MachineError if the machine's Cube doesn't multiply the type.
    """
    if work.element not in machine.matrix:
        known = ", ".join(machine.matrix)
        raise MachineError(
            [f"the Cube of {machine.name} doesn't multiply {work.element}, only {known}"]
        )
    timing = machine.matrix[work.element]
    tiles = math.ceil(work.m / ROWS) * math.ceil(work.n / COLUMNS)
    steps = tiles * math.ceil(work.k / timing.depth)
    return Cost(math.ceil(steps * timing.cycles), machine.matrix_head, machine.matrix_drain)
