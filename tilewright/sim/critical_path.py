"""Why a block takes as long as it does: the chain of waiting that leads to its end.

path = critical_path(simulation)
path.by_kind(), path.by_unit(), path.by_op()    # cycles, each sums to simulation.cycles

The chain is followed from the instruction that is done last back to cycle 0, through what each of
them waited for last: the pipe, data, or the scalar unit, which issues in the order of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import NamedTuple

from tilewright.hivm.machine import CoreType, Pipe
from tilewright.sim.engine import Cause, Event
from tilewright.sim.instructions import Dependence, Instruction
from tilewright.sim.labels import op_title, unit_name
from tilewright.sim.phases import phases_of
from tilewright.sim.simulation import Simulation


class Kind(StrEnum):
    """What passes the time on the critical path.

    A pipe works, starts up (it fills, or the first data of a transfer is on its way), or shares
    the bandwidth of memory; a result drains until others see it; a flag is on its way; the scalar
    unit computes and issues.
    """

    WORK = "working"
    START_UP = "start-up"
    SHARING = "sharing bandwidth"
    DRAIN = "draining"
    FLAG = "waiting for a flag"
    ISSUE = "issuing"


class Segment(NamedTuple):
    """Cycles from `first` up to, not including, `end`, spent on the way to the end of `event`."""

    first: int
    end: int
    kind: Kind
    event: Event


@dataclass(frozen=True)
class CriticalPath:
    """Segments from cycle 0 to the end of the block, without gaps, none of them empty."""

    segments: list[Segment]

    def by_kind(self) -> dict[str, int]:
        """Cycles by what passes them, most first."""
        return self._sums(lambda segment: segment.kind.value)

    def by_unit(self) -> dict[str, int]:
        """Cycles by the pipe that works, or waits for a flag or to be given work, most first."""
        return self._sums(lambda segment: unit_name(segment.event.instruction.unit))

    def by_op(self) -> dict[str, int]:
        """Cycles by the op that is done, or waits, most first."""
        return self._sums(lambda segment: op_title(segment.event.instruction))

    def _sums(self, key: Callable[[Segment], str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for segment in self.segments:
            name = key(segment)
            found[name] = found.get(name, 0) + segment.end - segment.first
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def critical_path(simulation: Simulation) -> CriticalPath:
    """The chain of waiting that leads to the end of a simulation."""
    segments = [segment for segment in _Walk(simulation).back() if segment.first < segment.end]
    return CriticalPath(segments[::-1])


class _Moment(Enum):
    """A moment in the life of an instruction."""

    ISSUED = auto()
    BEGUN = auto()
    ENDED = auto()


class _Walk:
    """Goes back through a simulation, from a moment of an instruction to one of another."""

    def __init__(self, simulation: Simulation) -> None:
        self._events = simulation.events
        self._event_of: dict[Instruction, Event] = {}
        self._issued_before: dict[Event, Event] = {}
        last: dict[CoreType, Event] = {}
        for event in simulation.events:
            self._event_of[event.instruction] = event
            core = event.instruction.unit.core
            if core in last:
                self._issued_before[event] = last[core]
            last[core] = event

    def back(self) -> Iterator[Segment]:
        """The segments from the end of the block to cycle 0; some are empty."""
        event = max(self._events, key=lambda event: event.visible, default=None)
        if event is None:
            return
        yield Segment(event.end, event.visible, Kind.DRAIN, event)
        at: tuple[_Moment, Event] | None = (_Moment.ENDED, event)
        while at is not None:
            moment, event = at
            match moment:
                case _Moment.ENDED:
                    yield from _on_the_pipe(event)
                    at = _Moment.BEGUN, event
                case _Moment.BEGUN if event.cause is Cause.ISSUE:
                    at = _Moment.ISSUED, event
                case _Moment.BEGUN:
                    assert event.before is not None
                    before = self._event_of[event.before]
                    if event.cause is Cause.DATA:
                        yield from _flag(event, before)
                    at = _Moment.ENDED, before
                case _Moment.ISSUED:
                    at = self._issue(event)
                    first = 0 if at is None else _time(*at)
                    yield Segment(first, event.issued, Kind.ISSUE, event)

    def _issue(self, event: Event) -> tuple[_Moment, Event] | None:
        """What the scalar unit had waited for before it could go on to issue an instruction."""
        if event.made_room is not None:
            return _Moment.BEGUN, self._event_of[event.made_room]
        before = self._issued_before.get(event)
        if before is None:
            return None
        scalar = before.instruction.unit.pipe == Pipe.S
        return (_Moment.ENDED if scalar else _Moment.ISSUED), before


def _time(moment: _Moment, event: Event) -> int:
    match moment:
        case _Moment.ISSUED:
            return event.issued
        case _Moment.BEGUN:
            return event.start
        case _Moment.ENDED:
            return event.end


def _on_the_pipe(event: Event) -> Iterator[Segment]:
    head, start_up, work, stretched = phases_of(event)
    end = event.end
    for kind, cycles in (
        (Kind.SHARING, stretched),
        (Kind.WORK, work),
        (Kind.START_UP, head + start_up),
    ):
        yield Segment(end - cycles, end, kind, event)
        end -= cycles


def _flag(event: Event, before: Event) -> Iterator[Segment]:
    """From the end of `before` to the start of `event`, which depends on it."""
    # Who has to know only that something was read doesn't wait until it has drained.
    anti = event.instruction.after[before.instruction] is Dependence.ANTI
    seen = before.end if anti else before.visible
    yield Segment(seen, event.start, Kind.FLAG, event)
    yield Segment(before.end, seen, Kind.DRAIN, before)
