"""A simulation as a trace in Chrome's JSON format, which ui.perfetto.dev and chrome://tracing show.

json.dump(trace(simulation), file)

Each core is a process, each pipe a thread of it, each instruction a slice with what is known of it.
An arrow leads from what an instruction waited for to it. Times are in microseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilewright.sim.activities import activity_of
from tilewright.sim.engine import Cause
from tilewright.sim.instructions import Dependence, Instruction, Unit
from tilewright.sim.iterations import iterations
from tilewright.sim.labels import CORE_NAMES, PIPE_ORDER, op_name, pipe_name, place_name
from tilewright.sim.machine import Machine
from tilewright.sim.simulation import Simulation
from tilewright.sim.waits import reason_of

_ARROWS = {
    Dependence.TRUE: "read after write",
    Dependence.ANTI: "write after read",
    Dependence.OUTPUT: "write after write",
}


def trace(simulation: Simulation) -> dict[str, Any]:
    """The trace as an object that `json` can write."""
    return {
        "traceEvents": [*_names(simulation), *_slices(simulation), *_arrows(simulation)],
        "displayTimeUnit": "ns",
        "otherData": {
            "machine": simulation.machine.name,
            "clock_MHz": simulation.machine.clock,
            "cycles": simulation.cycles,
            "lower_bound": simulation.lower_bound,
        },
    }


def _names(simulation: Simulation) -> Iterator[dict[str, Any]]:
    """The names and the order of the cores and pipes."""
    units = simulation.busy()
    for core, name in CORE_NAMES.items():
        if any(unit.core == core for unit in units):
            at = {"ph": "M", "pid": list(CORE_NAMES).index(core) + 1}
            yield {**at, "name": "process_name", "args": {"name": f"{name} core"}}
            yield {**at, "name": "process_sort_index", "args": {"sort_index": at["pid"]}}
    for unit in units:
        at = {"ph": "M", **_track(unit)}
        yield {**at, "name": "thread_name", "args": {"name": pipe_name(unit)}}
        yield {**at, "name": "thread_sort_index", "args": {"sort_index": at["tid"]}}


def _track(unit: Unit) -> dict[str, int]:
    return {
        "pid": list(CORE_NAMES).index(unit.core) + 1,
        "tid": PIPE_ORDER.index(unit.pipe) + 1,
    }


def _slices(simulation: Simulation) -> Iterator[dict[str, Any]]:
    """What the pipes do, from start to end."""
    number_of, clock = iterations(simulation), _Clock(simulation.machine)
    for event in simulation.events:
        instruction = event.instruction
        start = clock.nanoseconds(event.start)
        yield {
            "ph": "X",
            "name": op_name(instruction.op),
            "cat": activity_of(instruction).title,
            **_track(instruction.unit),
            "ts": clock.time(start),
            "dur": (clock.nanoseconds(event.end) - start) / 1000,
            "args": {
                "place": place_name(instruction.op),
                "iteration": number_of[instruction],
                "start_cycle": event.start,
                "cycles": event.end - event.start,
                "issued_cycle": event.issued,
                "visible_cycle": event.visible,
                "cores": instruction.copies,
                **_bytes(instruction),
                "waited_for": reason_of(event),
            },
        }


def _bytes(instruction: Instruction) -> dict[str, int]:
    """How many bytes a transfer through global memory moves, per core."""
    transfer = instruction.cost.transfer
    return {} if transfer is None else {"bytes": transfer.size}


def _arrows(simulation: Simulation) -> Iterator[dict[str, Any]]:
    """From the last nanosecond of what was waited for to the first of what waited."""
    clock = _Clock(simulation.machine)
    event_of = {event.instruction: event for event in simulation.events}
    for event in simulation.events:
        if event.cause is not Cause.DATA or event.before is None:
            continue
        before = event_of[event.before]
        last = max(clock.nanoseconds(before.start), clock.nanoseconds(before.end) - 1)
        dependence = event.instruction.after[event.before]
        arrow = {"cat": "dependence", "name": _ARROWS[dependence], "id": event.instruction.number}
        yield {
            "ph": "s",
            **arrow,
            **_track(before.instruction.unit),
            "ts": clock.time(last),
        }
        yield {
            "ph": "f",
            "bp": "e",
            **arrow,
            **_track(event.instruction.unit),
            "ts": clock.time(clock.nanoseconds(event.start)),
        }


class _Clock:
    """Times of a machine as viewers read them: in microseconds, cut to whole nanoseconds there.

    What is cut must not be less than what it was made of: slices would overlap, and be dropped.
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def nanoseconds(self, cycles: int) -> int:
        return round(self._machine.seconds(cycles) * 1e9)

    def time(self, nanoseconds: int) -> float:
        """A moment: a quarter of a nanosecond later, so that it isn't cut to the one before."""
        return (nanoseconds + 0.25) / 1000
