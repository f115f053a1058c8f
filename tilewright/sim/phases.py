"""What the time of an instruction on its pipe is made of."""

from __future__ import annotations

from typing import NamedTuple

from tilewright.sim.engine import Event


class Phases(NamedTuple):
    """Cycles of an instruction on its pipe, which sum to its duration.

    `head` fills a pipe that was idle, `start_up` passes before the data of a transfer flows, `work`
    is the rest of what it takes alone, `stretched` what sharing the bandwidth adds.
    """

    head: int
    start_up: int
    work: int
    stretched: int


def phases_of(event: Event) -> Phases:
    """The phases of an instruction that has been simulated."""
    cost = event.instruction.cost
    rest = event.end - event.start - cost.busy
    if cost.transfer is None:
        return Phases(rest, 0, cost.busy, 0)
    start_up = min(cost.transfer.start, cost.busy)
    return Phases(0, start_up, cost.busy - start_up, rest)
