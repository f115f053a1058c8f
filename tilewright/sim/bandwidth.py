"""Global memory's bandwidth, which the transfers of a moment share."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass

from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import Pool

# Bytes that are left because floats aren't exact.
_NOTHING = 1e-6


@dataclass
class _Flow:
    """A transfer on its way: `copies` cores move `left` bytes each, at `most` bytes per cycle."""

    pool: Pool
    copies: int
    left: float
    most: float
    rate: float = 0.0


class Bandwidths:
    """The transfers of one block at a time.

    All blocks of the chip are taken to be at work, so that a block has its part of what the chip
    has. Of that each transfer gets what it can take, or what is a fair part.
    """

    def __init__(self, machine: Machine) -> None:
        self.capacity = {pool: machine.pool_bandwidth(pool) / machine.cube_cores for pool in Pool}
        self._flows: dict[Hashable, _Flow] = {}
        self._now = 0

    def begin(
        self, key: Hashable, now: int, pool: Pool, amount: float, most: float, copies: int
    ) -> None:
        """A transfer's data begins to flow: `amount` bytes in each of `copies` cores."""
        self._go_on(now)
        self._flows[key] = _Flow(pool, copies, amount, most)
        self._share()

    def end(self, now: int) -> list[Hashable]:
        """The transfers that have ended by `now`, in the order in which they began."""
        self._go_on(now)
        ended = [key for key, flow in self._flows.items() if flow.left <= _NOTHING]
        for key in ended:
            del self._flows[key]
        self._share()
        return ended

    def next_end(self) -> int | None:
        """When the next transfer ends if no other begins; None if there is none."""
        ends = [
            self._now + math.ceil(max(0.0, flow.left - _NOTHING) / flow.rate)
            for flow in self._flows.values()
        ]
        return min(ends, default=None)

    def _go_on(self, now: int) -> None:
        for flow in self._flows.values():
            flow.left = max(0.0, flow.left - flow.rate * (now - self._now))
        self._now = now

    def _share(self) -> None:
        """Gives those that can take least what they can take, and the others equal parts."""
        for pool, capacity in self.capacity.items():
            flows = [flow for flow in self._flows.values() if flow.pool == pool]
            copies = sum(flow.copies for flow in flows)
            for flow in sorted(flows, key=lambda flow: flow.most):
                flow.rate = min(flow.most, capacity / copies)
                capacity -= flow.rate * flow.copies
                copies -= flow.copies
