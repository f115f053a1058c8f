"""Global memory's bandwidth, which the transfers of a moment share."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import Pool

# Bytes that are left because floats aren't exact.
_NOTHING = 1e-6


@dataclass
class _Flow:
    """A transfer on its way: `copies` cores move `left` bytes each, at `most` bytes per cycle."""

    pools: tuple[Pool, ...]
    copies: int
    left: float
    most: float
    rate: float = 0.0


def left_for_a_block(
    machine: Machine, blocks: int, demand: Mapping[Pool, float], cycles: int
) -> dict[Pool, float]:
    """Bytes per cycle that a block has of each pool beside others that do the same.

    `demand` are the bytes that one block moves, in `cycles` cycles at least. Blocks aren't in step:
    while one moves data, the others do on average what they do over time. So a block has what
    they leave, and never less than its equal part.
    """
    left: dict[Pool, float] = {}
    for pool in Pool:
        bandwidth = machine.pool_bandwidth(pool)
        others = (blocks - 1) * demand.get(pool, 0.0) / max(1, cycles)
        left[pool] = max(bandwidth / blocks, bandwidth - others)
    return left


def pools_of(pool: Pool) -> tuple[Pool, ...]:
    """What a transfer takes bandwidth of: what L2 doesn't have comes through it all the same."""
    return (Pool.GM, Pool.L2_READ) if pool is Pool.GM else (pool,)


class Bandwidths:
    """The transfers of one block at a time, which has `capacity` bytes per cycle of each pool.

    Each gets what it can take, or what is a fair part.
    """

    def __init__(self, capacity: Mapping[Pool, float]) -> None:
        self.capacity = capacity
        self._flows: dict[Hashable, _Flow] = {}
        self._now = 0

    def begin(
        self, key: Hashable, now: int, pool: Pool, amount: float, most: float, copies: int
    ) -> None:
        """A transfer's data begins to flow: `amount` bytes in each of `copies` cores."""
        self._go_on(now)
        self._flows[key] = _Flow(pools_of(pool), copies, amount, most)
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
        for flow in self._flows.values():
            flow.rate = flow.most
        for pool, capacity in self.capacity.items():
            flows = [flow for flow in self._flows.values() if pool in flow.pools]
            copies = sum(flow.copies for flow in flows)
            for flow in sorted(flows, key=lambda flow: flow.rate):
                flow.rate = min(flow.rate, capacity / copies)
                capacity -= flow.rate * flow.copies
                copies -= flow.copies
