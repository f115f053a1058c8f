"""What work costs, in cycles of the machine, and what of it depends on others."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tilewright.sim.machine_parts import Pool


@dataclass(frozen=True)
class Transfer:
    """A move whose bandwidth the chip shares: what a scheduler needs to stretch it.

    It takes `start` cycles without moving anything, then moves `size` bytes at no more than `rate`
    bytes per cycle, which it takes from `pool`; all that lasts no less than `floor` cycles.
    """

    pool: Pool
    floor: int
    start: int
    size: int
    rate: float

    def busy(self, share: float) -> int:
        """Cycles if the pool has `share` bytes per cycle for this transfer, all the time."""
        return max(self.floor, self.start + math.ceil(self.size / min(self.rate, share)))


@dataclass(frozen=True)
class Cost:
    """The cycles of a piece of work on its pipe, whole numbers.

    The pipe is occupied for `busy` cycles, and for `head` more if it was idle before; others see
    the result `tail` cycles after that. `transfer` is set for moves through global memory, of which
    `busy` is what they take if nobody else uses their pool.
    """

    busy: int
    head: int = 0
    tail: int = 0
    transfer: Transfer | None = None

    @property
    def alone(self) -> int:
        """Cycles from the start on an idle pipe until others see the result."""
        return self.head + self.busy + self.tail
