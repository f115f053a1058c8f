"""When each buffer holds what is still to be read, in the order of the program.

Times are numbers of executions: 0 is the first op that was run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

import numpy as np

from tilewright.hivm.dialects.hivm.products import ConvolutionOp, MmadmxL1Op, MmadOp
from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.memory import View
from tilewright.sim.recorder import Execution
from tilewright.sim.regions import Region, region_of, root_of

_NEVER = np.iinfo(np.int32).max
_ACCUMULATING = (ConvolutionOp, MmadmxL1Op, MmadOp)


class Lifetime(NamedTuple):
    """From the execution `first` up to and with `last`."""

    first: int
    last: int


def lifetimes(
    executions: Sequence[Execution], buffers: Set[Buffer]
) -> dict[Buffer, list[Lifetime]]:
    """The lifetimes of those of the `buffers` that are used, in order; no two overlap.

    A buffer is live from the write of a byte to the last read of it before it is written again.
    One that is written and never read is live as long as the op runs that writes it.
    """
    bytes_of: dict[Buffer, _Bytes] = {}
    for number, run in enumerate(executions):
        for view in (*run.sources, *(run.written if _reads_destinations(run) else ())):
            _access(bytes_of, buffers, view, number, written=False)
        for view in run.written:
            _access(bytes_of, buffers, view, number, written=True)
    return {buffer: _merged(each.uses) for buffer, each in bytes_of.items()}


class _Bytes:
    """Which execution wrote each byte of a buffer last, and from when to when bytes were used."""

    def __init__(self, buffer: Buffer) -> None:
        self.writer = np.full(len(buffer.data), _NEVER, np.int32)
        self.uses: list[Lifetime] = []

    def read(self, region: Region, number: int) -> None:
        first = int(self._of(region).min(initial=number))
        self.uses.append(Lifetime(first, number))

    def write(self, region: Region, number: int) -> None:
        self._of(region)[...] = number
        self.uses.append(Lifetime(number, number))

    def _of(self, region: Region) -> np.ndarray:
        """The writers of a region's bytes, row by row."""
        if not region.pitch:
            return self.writer[region.first : region.end]
        rows = (region.end - region.first - region.width) // region.pitch + 1
        size = self.writer.itemsize
        shape, strides = (rows, region.width), (size * region.pitch, size)
        return np.ndarray(shape, self.writer.dtype, self.writer, size * region.first, strides)


def _access(
    bytes_of: dict[Buffer, _Bytes], buffers: Set[Buffer], view: View, number: int, written: bool
) -> None:
    root, _ = root_of(view.buffer)
    if root not in buffers:
        return
    if root not in bytes_of:
        bytes_of[root] = _Bytes(root)
    region = region_of(view)
    if written:
        bytes_of[root].write(region, number)
    else:
        bytes_of[root].read(region, number)


def _reads_destinations(run: Execution) -> bool:
    """Whether an op needs what its destinations held before."""
    if isinstance(run.op, _ACCUMULATING):
        return not run.inputs[list(run.op.operands).index(run.op.init_condition)]
    return run.atomic != "none"


def _merged(uses: Iterable[Lifetime]) -> list[Lifetime]:
    """Overlapping ones as one."""
    found: list[Lifetime] = []
    for use in sorted(uses):
        if found and use.first <= found[-1].last:
            found[-1] = Lifetime(found[-1].first, max(found[-1].last, use.last))
        else:
            found.append(use)
    return found
