"""When the runs of ops of a simulation begin."""

from __future__ import annotations

from itertools import accumulate

from tilewright.sim.recorder import Execution
from tilewright.sim.simulation import Simulation


def begins(simulation: Simulation) -> list[int]:
    """The cycle by which each run of an op in the recording, and all those before it, has begun.

    What no pipe does, such as printing, begins with the run before. Last stands the cycle at which
    everything is done.
    """
    first: dict[Execution, int] = {}
    for event in simulation.events:
        run = simulation.run_of[event.instruction]
        first[run] = min(first.get(run, event.start), event.start)
    runs = simulation.recording.executions
    return [*accumulate((first.get(run, 0) for run in runs), max), simulation.cycles]
