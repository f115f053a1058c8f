"""What the pipes and cores did with their time, and what they waited for when they did nothing.

for usage in pipe_usage(simulation):
    usage.busy, usage.utilisation, usage.waits      # {"data of Cube FIX": 5140, "the end": 320}

Idle cycles of a pipe are put down to what the instruction after them waited for last, those of a
core to what the first instruction after them waited for. All figures of a Vector core are those of
each of the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tilewright.hivm.machine import CoreType
from tilewright.sim.engine import Cause, Event
from tilewright.sim.instructions import Dependence, Unit
from tilewright.sim.labels import CORE_NAMES, unit_name, unit_order
from tilewright.sim.phases import phases_of
from tilewright.sim.simulation import Simulation

ISSUE = "issue"
NOTHING_LEFT = "the end"


@dataclass
class PipeUsage:
    """The cycles of a pipe: `busy` are what its instructions take alone, `head` is added where it
    was idle, `stretched` where bandwidth was shared, `waits` are the idle ones by reason.

    All of them sum to `cycles`, those of the block.
    """

    unit: Unit
    cycles: int
    instructions: int = 0
    busy: int = 0
    head: int = 0
    stretched: int = 0
    waits: dict[str, int] = field(default_factory=dict)

    @property
    def utilisation(self) -> float:
        """The part of the block's time that the pipe needs for its instructions, 0 to 1."""
        return self.busy / self.cycles


@dataclass
class CoreUsage:
    """The cycles of a core: in `active` ones a pipe of it works, `waits` are the others."""

    core: CoreType
    cycles: int
    active: int = 0
    waits: dict[str, int] = field(default_factory=dict)

    @property
    def utilisation(self) -> float:
        """The part of the block's time in which the core does something, 0 to 1."""
        return self.active / self.cycles


def pipe_usage(simulation: Simulation) -> list[PipeUsage]:
    """The usage of each pipe that has instructions, in the order of data through the cores."""
    events_of: dict[Unit, list[Event]] = {}
    for event in simulation.events:
        events_of.setdefault(event.instruction.unit, []).append(event)
    found: list[PipeUsage] = []
    for unit in sorted(events_of, key=unit_order):
        usage = PipeUsage(unit, simulation.cycles, len(events_of[unit]))
        for event in events_of[unit]:
            phases = phases_of(event)
            usage.busy += phases.start_up + phases.work
            usage.head += phases.head
            usage.stretched += phases.stretched
        usage.waits = _waits(events_of[unit], simulation.cycles)
        found.append(usage)
    return found


def core_usage(simulation: Simulation) -> list[CoreUsage]:
    """The usage of each core that has instructions, the Cube core first."""
    found: list[CoreUsage] = []
    for core in CORE_NAMES:
        events = [event for event in simulation.events if event.instruction.unit.core == core]
        if events:
            events.sort(key=lambda event: event.start)
            waits = _waits(events, simulation.cycles)
            active = simulation.cycles - sum(waits.values())
            found.append(CoreUsage(core, simulation.cycles, active, waits))
    return found


def _waits(events: Iterable[Event], cycles: int) -> dict[str, int]:
    """The cycles in which none of `events` is under way, by reason, most first; `events` are in
    the order in which they start."""
    found: dict[str, int] = {}
    now = 0
    for event in events:
        if event.start > now:
            reason = reason_of(event)
            found[reason] = found.get(reason, 0) + event.start - now
        now = max(now, event.end)
    if cycles > now:
        found[NOTHING_LEFT] = cycles - now
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def reason_of(event: Event) -> str:
    """What an instruction waited for last, as it reads after "waited for".

    It is data that it reads, room in memory that it writes, its pipe, or to be issued.
    """
    match event.cause:
        case Cause.DATA:
            assert event.before is not None
            is_read = event.instruction.after[event.before] is Dependence.TRUE
            return f"{'data of' if is_read else 'room held by'} {unit_name(event.before.unit)}"
        case Cause.PIPE:
            return "the pipe"
        case _:
            return ISSUE
