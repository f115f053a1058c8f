"""Which instructions belong to which time round the loop."""

from __future__ import annotations

from xdsl.ir import Operation

from tilewright.sim.instructions import Instruction
from tilewright.sim.recorder import Execution
from tilewright.sim.simulation import Simulation


def iterations(simulation: Simulation) -> dict[Instruction, int]:
    """For each instruction how many times its op had been run before.

    In a loop that is the iteration, also where its stages have been taken apart.
    """
    runs: dict[Operation, int] = {}
    number_of: dict[Execution, int] = {}
    found: dict[Instruction, int] = {}
    for instruction, run in simulation.run_of.items():
        if run not in number_of:
            number_of[run] = runs.get(run.op, 0)
            runs[run.op] = number_of[run] + 1
        found[instruction] = number_of[run]
    return found
