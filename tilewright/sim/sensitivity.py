"""How much depends on what we don't know: a machine's estimates, halved and doubled.

for each in sensitivities(simulation, options):
    each.name, each.halved, each.doubled        # the block's cycles then
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilewright.sim.machine_parts import CYCLES, Parameter, Timing
from tilewright.sim.simulation import Options, Simulation, timed


@dataclass(frozen=True)
class Sensitivity:
    """A parameter, and the cycles of a block as it is, when it is halved and when it is doubled.

    Of a move, a product or a vector family it is the time that is halved and doubled.
    """

    parameter: Parameter
    cycles: int
    halved: int
    doubled: int

    @property
    def effect(self) -> int:
        """By how many cycles the block changes at most."""
        return max(abs(self.halved - self.cycles), abs(self.doubled - self.cycles))


def sensitivities(
    simulation: Simulation,
    options: Options,
    progress: Callable[[int, int], None] | None = None,
) -> list[Sensitivity]:
    """The effect of each estimate that has one, the largest first.

    `options` are those of the simulation. `progress` is told how many parameters of how many have
    been tried.
    """
    names = simulation.machine.estimates()
    found: list[Sensitivity] = []
    for done, name in enumerate(names, 1):
        each = _sensitivity(simulation, options, name)
        if each.effect:
            found.append(each)
        if progress is not None:
            progress(done, len(names))
    return sorted(found, key=lambda each: (-each.effect, each.parameter.name))


def _sensitivity(simulation: Simulation, options: Options, name: str) -> Sensitivity:
    machine, cycles = simulation.machine, simulation.cycles
    parameter = machine.parameter(name)
    doubled = timed(simulation.recording, machine.scaled(name, 2), options)
    is_time = isinstance(parameter.value, Timing) or parameter.unit == CYCLES.unit
    if is_time and _times(doubled) == _times(simulation):
        # Nothing waits for a time that makes no difference when it is twice as long.
        return Sensitivity(parameter, cycles, cycles, cycles)
    halved = timed(simulation.recording, machine.scaled(name, 0.5), options)
    return Sensitivity(parameter, cycles, halved.cycles, doubled.cycles)


def _times(simulation: Simulation) -> list[tuple[int, int, int]]:
    return [(event.issued, event.start, event.visible) for event in simulation.events]
