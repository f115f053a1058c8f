"""Which buffers to accelerate: those asked for, or those marked and those found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.accel import Accelerator
from tilewright.select.program.uses import Buffer, Uses
from tilewright.stmt.nodes import Store, VectorReduce
from tilewright.stmt.visit import walk


class UnknownBuffer(ValueError):
    """--accelerate names a buffer that the statement doesn't write."""


@dataclass(frozen=True)
class Candidate:
    """An accumulator; `products` are the stores into it that add up vectors."""

    buffer: Buffer
    products: tuple[Store, ...]

    @property
    def line(self) -> int:
        """Where to point a diagnostic: the first product, store or the allocation itself."""
        first = next(iter((*self.products, *self.buffer.stores)), self.buffer.allocation)
        return first.line if first is not None else 0


def sums_lanes(store: Store) -> bool:
    """Does the store's value add up neighbouring lanes somewhere?"""
    return any(isinstance(e, VectorReduce) and e.op == "add" for e in walk(store.value))


def find_candidates(
    uses: Uses, accelerator: Accelerator, names: Sequence[str] = ()
) -> list[Candidate]:
    """The candidates in program order.

    With `names` just those buffers; else those allocated in the accelerator's memory and every
    buffer that some store adds up vectors into. UnknownBuffer when a name is not written at all.
    """
    for name in names:
        if not any(buffer.stores or buffer.allocation for buffer in uses.named(name)):
            known = sorted({buffer.name for buffer in uses.buffers if buffer.stores})
            raise UnknownBuffer(f"no store writes '{name}'; there are stores to {', '.join(known)}")
    found: list[Candidate] = []
    for buffer in uses.buffers:
        products = tuple(store for store in buffer.stores if sums_lanes(store))
        marked = buffer.allocation is not None and buffer.allocation.memory == accelerator.memory
        asked = buffer.name in names if names else marked
        if asked or (products and not names):
            found.append(Candidate(buffer, products))
    return found
