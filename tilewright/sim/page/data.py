"""What the page's script draws, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tilewright.sim.activities import Activity, activity_of
from tilewright.sim.critical_path import critical_path
from tilewright.sim.engine import Cause
from tilewright.sim.iterations import iterations
from tilewright.sim.labels import op_name, place_name, unit_name, unit_order
from tilewright.sim.simulation import Simulation
from tilewright.sim.waits import reason_of

# The columns of an instruction's row in "events"; page.js reads them by these names.
COLUMNS = (
    "pipe",  # number of a row of "pipes"
    "op",  # number of a row of "ops"
    "activity",  # number of a row of "activities"
    "iteration",
    "issued",
    "start",
    "end",
    "visible",
    "cores",  # how many do it at once
    "bytes",  # per core, 0 for what isn't a transfer through global memory
    "reason",  # number of a row of "reasons"
    "before",  # number of the event that was waited for; -1: none
    "critical",  # 1: on the critical path
)


class MemoryUse(NamedTuple):
    """How full a memory is: from each cycle of `steps` on, so many bytes are in use."""

    memory: str
    capacity: int
    steps: Sequence[tuple[int, int]]


def page_data(simulation: Simulation, memories: Sequence[MemoryUse]) -> dict[str, Any]:
    """All that the page draws, as objects that `json` can write."""
    busy = simulation.busy()
    units = sorted(busy, key=unit_order)
    pipe_of = {unit: number for number, unit in enumerate(units)}
    ops, reasons = _Numbers(), _Numbers()
    number_of = iterations(simulation)
    critical = {segment.event for segment in critical_path(simulation).segments}
    events = [
        [
            pipe_of[event.instruction.unit],
            ops.of((op_name(event.instruction.op), place_name(event.instruction.op))),
            _ACTIVITIES.index(activity_of(event.instruction)),
            number_of[event.instruction],
            event.issued,
            event.start,
            event.end,
            event.visible,
            event.instruction.copies,
            event.instruction.cost.transfer.size if event.instruction.cost.transfer else 0,
            reasons.of(reason_of(event)),
            event.before.number if event.before is not None and event.cause is Cause.DATA else -1,
            int(event in critical),
        ]
        for event in simulation.events
    ]
    return {
        "cycles": simulation.cycles,
        "clock": simulation.machine.clock,
        "pipes": [[unit_name(unit), busy[unit]] for unit in units],
        "activities": [[activity.title, activity.colour] for activity in _ACTIVITIES],
        "ops": list(ops.numbers),
        "reasons": list(reasons.numbers),
        "columns": COLUMNS,
        "events": events,
        "memories": [use._asdict() for use in memories],
    }


_ACTIVITIES = list(Activity)


class _Numbers:
    """Gives each new thing the next number."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def of(self, thing: Any) -> int:
        return self.numbers.setdefault(thing, len(self.numbers))
