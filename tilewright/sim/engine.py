"""Lets instructions happen: pipes do theirs in order, each when what it waits for is there.

Every core has a scalar unit that issues its instructions in the order of the program, to queues
of limited depth. A pipe begins the first instruction of its queue when the one before has ended and
the instructions that it depends on have, too, and their flags have come. Transfers share the
bandwidth of global memory.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tilewright.hivm.machine import CoreType, Pipe
from tilewright.sim.bandwidth import Bandwidths, left_for_a_block, pools_of
from tilewright.sim.instructions import Dependence, Instruction, Unit
from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import Pool


class Cause(StrEnum):
    """What an instruction waited for last: nothing, its issue, its pipe, or another instruction."""

    NOTHING = "nothing"
    ISSUE = "issue"
    PIPE = "pipe"
    DATA = "data"


@dataclass(eq=False)
class Event:
    """When an instruction was issued, began and ended, and when others see what it did, in cycles.

    It could not begin before `before` had ended, because of `cause`. If its pipe's queue was full,
    it could not be issued before `made_room` had begun.
    """

    instruction: Instruction
    issued: int = -1
    start: int = -1
    end: int = -1
    visible: int = -1
    cause: Cause = Cause.NOTHING
    before: Instruction | None = None
    made_room: Instruction | None = None


@dataclass(eq=False)
class _Queue:
    """A pipe: what it was given and has not begun, what it does, and what it did last."""

    waiting: deque[Event] = field(default_factory=deque)
    current: Event | None = None
    last: Event | None = None


@dataclass(eq=False)
class _FrontEnd:
    """A core's scalar unit: the instructions that it still has to issue, in order."""

    rest: deque[Event]
    free: int = 0
    """When it has done what came before."""
    last: Instruction | None = None
    is_busy: bool = False


class Engine:
    """One run of a program's instructions on a machine, of which `blocks` cores do the same."""

    def __init__(
        self, machine: Machine, instructions: Sequence[Instruction], blocks: int = 1
    ) -> None:
        self._machine = machine
        self.events = [Event(instruction) for instruction in instructions]
        self._event_of = dict(zip(instructions, self.events, strict=True))
        self._queues: dict[Unit, _Queue] = {}
        self._front_ends: dict[CoreType, _FrontEnd] = {}
        for event in self.events:
            unit = event.instruction.unit
            self._queues.setdefault(unit, _Queue())
            self._front_ends.setdefault(unit.core, _FrontEnd(deque())).rest.append(event)
        demand, busiest = _demand(instructions)
        self._bandwidths = Bandwidths(left_for_a_block(machine, blocks, demand, busiest))
        self._now = 0
        self._agenda: list[tuple[int, int, Callable[[], None]]] = []
        self._planned = 0
        self._waiting_for: dict[Instruction, list[Callable[[], None]]] = {}

    def run(self) -> list[Event]:
        """The events of all instructions, in the order of the program."""
        for core in self._front_ends:
            self._issue_next(core)
        while self._agenda:
            self._now, _, happen = heapq.heappop(self._agenda)
            happen()
        assert all(event.end >= 0 for event in self.events), "instructions wait for each other"
        return self.events

    def _plan(self, time: int, happen: Callable[[], None]) -> None:
        """Lets something happen at a time; of what happens at one time the first planned first."""
        heapq.heappush(self._agenda, (time, self._planned, happen))
        self._planned += 1

    # The scalar units.

    def _issue_next(self, core: CoreType) -> None:
        """Lets the core's scalar unit go on, unless it is busy or has to wait."""
        front = self._front_ends[core]
        if front.is_busy or not front.rest:
            return
        event = front.rest[0]
        instruction = event.instruction
        ready = front.free + instruction.scalars
        if instruction.unit.pipe == Pipe.S:
            seen = self._all_seen(instruction, lambda: self._issue_next(core))
            if seen is None:
                return
            time, other = seen
            front.is_busy = True
            event.issued = ready
            event.start = max(ready, time)
            waited = other is not None and time > ready
            event.cause = Cause.DATA if waited else Cause.ISSUE
            event.before = other if waited else front.last
            self._plan(
                max(self._now, event.start + instruction.cost.busy), lambda: self._end_scalar(event)
            )
            return
        queue = self._queues[instruction.unit]
        if len(queue.waiting) >= self._machine.queue_depth:
            return  # until the pipe begins another one
        front.is_busy = True
        if self._now > ready:
            assert queue.current is not None
            event.made_room = queue.current.instruction
        time = max(ready, self._now) + self._machine.issue
        self._plan(time, lambda: self._end_issue(event))

    def _end_issue(self, event: Event) -> None:
        unit = event.instruction.unit
        event.issued = self._now
        self._queues[unit].waiting.append(event)
        self._release(unit.core, event)
        self._begin(unit)
        self._issue_next(unit.core)

    def _end_scalar(self, event: Event) -> None:
        event.end = event.visible = self._now
        self._release(event.instruction.unit.core, event)
        self._notify(event.instruction)
        self._issue_next(event.instruction.unit.core)

    def _release(self, core: CoreType, event: Event) -> None:
        front = self._front_ends[core]
        front.rest.popleft()
        front.is_busy, front.free, front.last = False, self._now, event.instruction

    # The pipes.

    def _begin(self, unit: Unit) -> None:
        """Lets a pipe begin the first instruction of its queue, unless it has to wait."""
        queue = self._queues[unit]
        if queue.current is not None or not queue.waiting:
            return
        event = queue.waiting[0]
        seen = self._all_seen(event.instruction, lambda: self._begin(unit))
        if seen is None:
            return
        time, other = seen
        if time > self._now:
            self._plan(time, lambda: self._begin(unit))
            return
        queue.waiting.popleft()
        queue.current = event
        event.start = self._now
        self._explain(event, queue, time, other)
        cost = event.instruction.cost
        head = cost.head if queue.last is None or queue.last.end < self._now else 0
        if cost.transfer is None:
            self._plan(self._now + head + cost.busy, lambda: self._end(event))
        else:
            self._plan(self._now + cost.transfer.start, lambda: self._flow(event))
        self._issue_next(unit.core)

    def _explain(self, event: Event, queue: _Queue, time: int, other: Instruction | None) -> None:
        """Notes which of its conditions was the last to come true."""
        free = -1 if queue.last is None else queue.last.end
        last = max(free, time, event.issued)
        if queue.last is not None and free == last:
            event.cause, event.before = Cause.PIPE, queue.last.instruction
        elif other is not None and time == last:
            event.cause, event.before = Cause.DATA, other
        else:
            event.cause = Cause.ISSUE

    def _end(self, event: Event) -> None:
        unit = event.instruction.unit
        queue = self._queues[unit]
        event.end = self._now
        event.visible = self._now + event.instruction.cost.tail
        queue.current, queue.last = None, event
        self._notify(event.instruction)
        self._begin(unit)

    # Transfers.

    def _flow(self, event: Event) -> None:
        """The data of a transfer begins to flow."""
        instruction = event.instruction
        transfer = instruction.cost.transfer
        assert transfer is not None
        self._bandwidths.begin(
            event, self._now, transfer.pool, transfer.size, transfer.rate, instruction.copies
        )
        self._plan_flows()

    def _plan_flows(self) -> None:
        time = self._bandwidths.next_end()
        if time is not None:
            self._plan(time, self._end_flows)

    def _end_flows(self) -> None:
        ended = self._bandwidths.end(self._now)
        for event in ended:
            assert isinstance(event, Event)
            transfer = event.instruction.cost.transfer
            assert transfer is not None
            least = event.start + transfer.floor
            self._plan(max(self._now, least), lambda event=event: self._end(event))
        if ended:
            self._plan_flows()

    # What waits for other instructions.

    def _all_seen(
        self, instruction: Instruction, again: Callable[[], None]
    ) -> tuple[int, Instruction | None] | None:
        """When what `instruction` depends on is seen by its pipe, and what is seen last.

        If something hasn't ended yet: None, and `again` is called when it has.
        """
        time, last = 0, None
        for other, kind in instruction.after.items():
            event = self._event_of[other]
            if event.end < 0:
                self._waiting_for.setdefault(other, []).append(again)
                return None
            seen = self._seen(event, kind, instruction.unit)
            if seen > time:
                time, last = seen, other
        return time, last

    def _seen(self, event: Event, kind: Dependence, by: Unit) -> int:
        """When the pipe `by` may go on after `event`."""
        unit = event.instruction.unit
        if unit == by:
            return event.end  # a pipe does one after the other
        end = event.end if kind is Dependence.ANTI else event.visible
        if unit.core == by.core:
            return end + self._machine.event
        return end + self._machine.cross_core_flag

    def _notify(self, instruction: Instruction) -> None:
        for again in self._waiting_for.pop(instruction, ()):
            again()


def _demand(instructions: Sequence[Instruction]) -> tuple[dict[Pool, float], int]:
    """The bytes that the instructions move by pool, and what the busiest pipe needs for its own."""
    demand: dict[Pool, float] = {}
    busy: dict[Unit, int] = {}
    for each in instructions:
        busy[each.unit] = busy.get(each.unit, 0) + each.cost.busy
        transfer = each.cost.transfer
        if transfer is not None:
            moved = transfer.size * each.copies
            for pool in pools_of(transfer.pool):
                demand[pool] = demand.get(pool, 0.0) + moved
    return demand, max(busy.values(), default=0)
