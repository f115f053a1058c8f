"""Which instructions must wait for which, by the bytes that they read and write."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from tilewright.sim.instructions import Dependence, Instruction, Unit
from tilewright.sim.regions import Region


@dataclass(eq=False)
class _Use:
    """The last instruction that wrote a region, and those that read it since then.

    Of the readers on one pipe the last stands for all, as a pipe does one after the other.
    """

    region: Region
    writer: Instruction | None = None
    readers: dict[Unit, Instruction] = field(default_factory=dict)


class _Uses:
    """The regions of one memory that are in use."""

    def __init__(self) -> None:
        self.by_region: dict[Region, _Use] = {}
        self.ordered: list[tuple[int, int, _Use]] = []
        self.longest = 0
        self.count = 0

    def overlapping(self, region: Region) -> Iterator[_Use]:
        """The uses of regions that have bytes of `region`."""
        start = bisect_left(self.ordered, (region.first - self.longest,))
        for first, _, use in self.ordered[start:]:
            if first >= region.end:
                break
            if use.region.overlaps(region):
                yield use

    def of(self, region: Region) -> _Use:
        """The use of exactly this region."""
        use = self.by_region.get(region)
        if use is None:
            use = self.by_region[region] = _Use(region)
            # The count keeps the order of equal ones, which can't be compared.
            insort(self.ordered, (region.first, self.count, use))
            self.count += 1
            self.longest = max(self.longest, region.end - region.first)
        return use

    def forget(self, use: _Use) -> None:
        del self.by_region[use.region]
        start = bisect_left(self.ordered, (use.region.first,))
        while self.ordered[start][2] is not use:
            start += 1
        del self.ordered[start]


class Dependences:
    """Follows a program's instructions, and says for each which earlier ones it depends on."""

    def __init__(self) -> None:
        self._memories: dict[Hashable, _Uses] = {}

    def add(self, instruction: Instruction) -> None:
        """Enters the dependences of the next instruction in `instruction.after`."""
        for region in instruction.reads:
            for use in self._uses(region).overlapping(region):
                _wait(instruction, use.writer, Dependence.TRUE)
        for region in instruction.writes:
            for use in self._uses(region).overlapping(region):
                _wait(instruction, use.writer, Dependence.OUTPUT)
                for reader in use.readers.values():
                    _wait(instruction, reader, Dependence.ANTI)
        for region in instruction.reads:
            self._uses(region).of(region).readers[instruction.unit] = instruction
        for region in instruction.writes:
            self._enter_write(region, instruction)

    def _uses(self, region: Region) -> _Uses:
        return self._memories.setdefault(region.owner, _Uses())

    def _enter_write(self, region: Region, instruction: Instruction) -> None:
        uses = self._uses(region)
        for use in list(uses.overlapping(region)):
            if region.covers(use.region):
                uses.forget(use)
        uses.of(region).writer = instruction


def _wait(instruction: Instruction, other: Instruction | None, kind: Dependence) -> None:
    if other is not None and other is not instruction:
        instruction.after.setdefault(other, kind)
