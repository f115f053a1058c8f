"""Which accesses to memory from outside of a loop may be to the same elements."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from xdsl.dialects import scf
from xdsl.ir import SSAValue

from tilewright.passes.cv_pipelining.extents import Extent, extent_of
from tilewright.passes.cv_pipelining.memory import Access, Memory, may_overlap


@dataclass
class Area:
    """Accesses to one extent of a root; to all of it where the extent is None."""

    root: SSAValue
    extent: Extent | None
    accesses: list[Access] = field(default_factory=list)

    @property
    def writes(self) -> list[Access]:
        return [each for each in self.accesses if each.writes]


def meetings_of(memory: Memory, loop: scf.ForOp) -> list[tuple[Area, Area]]:
    """Pairs of areas of which the first is written and the second may have elements of it, in this
    or another iteration of `loop`. An area meets itself, and one that is written, too, both ways.
    """
    by_root = {root: _areas(root, all_, loop) for root, all_ in memory.outside.items()}
    found: list[tuple[Area, Area]] = []
    for one, other in _overlapping(by_root):
        if one.writes:
            found.append((one, other))
        if other.writes and one is not other:
            found.append((other, one))
    return found


def _areas(root: SSAValue, accesses: list[Access], loop: scf.ForOp) -> list[Area]:
    found: dict[Extent | None, Area] = {}
    for access in accesses:
        extent = None if access.beyond else extent_of(access.view, root, loop)
        found.setdefault(extent, Area(root, extent)).accesses.append(access)
    return list(found.values())


def _overlapping(by_root: dict[SSAValue, list[Area]]) -> Iterator[tuple[Area, Area]]:
    """Each pair of areas that may have elements in common, once."""
    for areas in by_root.values():
        yield from _overlapping_of_root(areas)
    for one, other in itertools.combinations(by_root, 2):
        if may_overlap(one, other):
            yield from itertools.product(by_root[one], by_root[other])


def _overlapping_of_root(areas: list[Area]) -> Iterator[tuple[Area, Area]]:
    by_terms: dict[object, list[Area]] = {}
    for area in areas:
        by_terms.setdefault(area.extent and area.extent.terms, []).append(area)
    for same in by_terms.values():
        yield from _overlapping_in_line(same)
    for one, other in itertools.combinations(by_terms.values(), 2):
        yield from itertools.product(one, other)


def _overlapping_in_line(areas: Iterable[Area]) -> Iterator[tuple[Area, Area]]:
    """Pairs of areas whose offsets differ by constants only."""
    open_areas: list[tuple[int, Area]] = []
    for first, end, area in sorted(_ends(areas), key=lambda each: each[:2]):
        open_areas = [each for each in open_areas if each[0] > first]
        yield from ((other, area) for _, other in open_areas)
        yield area, area
        open_areas.append((end, area))


def _ends(areas: Iterable[Area]) -> Iterator[tuple[int, int, Area]]:
    for area in areas:
        extent = area.extent
        # A root has at most one area without an extent, so its ends are compared with no others.
        yield (extent.first, extent.end, area) if extent else (0, 1, area)
