"""Which bytes views have, and which of them meet."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.memory import View
from tilewright.sim.regions import Region, bytes_of, region_of

SIZE = 256  # bytes


def bytes_in(view: View) -> set[int]:
    """The bytes of a view, one element after the other."""
    found: set[int] = set()
    width = view.dtype.itemsize
    for index in np.ndindex(view.shape):
        first = view.offset + sum(i * s for i, s in zip(index, view.strides, strict=True))
        found.update(range(first * width, first * width + width))
    return found


@st.composite
def views(draw: st.DrawFn, buffer: Buffer) -> View:
    dtype = np.dtype(draw(st.sampled_from(["u1", "f2", "f4"])))
    shape = tuple(draw(st.lists(st.integers(0, 4), max_size=3)))
    strides = tuple(draw(st.sampled_from([1, 2, 4, 8, 16, 32])) for _ in shape)
    view = View(buffer, dtype, draw(st.integers(0, 64)), shape, strides)
    reach = sum(s * (n - 1) for n, s in zip(shape, strides, strict=True))
    assume(0 in shape or (view.offset + reach + 1) * dtype.itemsize <= SIZE)
    return view


BUFFER = Buffer.new("memory", 8 * SIZE)


@given(views(BUFFER), views(BUFFER))
def test_regions_meet_where_bytes_do(one: View, other: View) -> None:
    first, second = region_of(one), region_of(other)
    mine, others = bytes_in(one), bytes_in(other)
    if mine & others:
        assert first.overlaps(second) and second.overlaps(first)
    if first.covers(second) and others and not first.pitch:
        assert others <= set(range(first.first, first.end))
    if mine:
        assert (first.first, first.end) == (min(mine), max(mine) + 1)
    if len(mine) == np.prod(one.shape, dtype=int) * one.dtype.itemsize:
        assert bytes_of(one) == len(mine)


@st.composite
def rows(draw: st.DrawFn) -> Region:
    """Rows of one pitch in one memory."""
    width, count = draw(st.integers(1, 16)), draw(st.integers(2, 4))
    first = draw(st.integers(0, 100))
    return Region(BUFFER, first, first + 16 * (count - 1) + width, width, 16)


def bytes_of_rows(region: Region) -> set[int]:
    starts = range(region.first, region.end, region.pitch)
    return {byte for start in starts for byte in range(start, start + region.width)}


@given(rows(), rows())
def test_rows_of_one_pitch_are_known_exactly(one: Region, other: Region) -> None:
    mine, others = bytes_of_rows(one), bytes_of_rows(other)
    assert one.overlaps(other) == bool(mine & others)
    if one.covers(other):
        assert others <= mine


def test_memories_apart() -> None:
    """Other memory is never the same; a part of a buffer is where it is there."""
    assert not Region(BUFFER, 0, 8).overlaps(Region(Buffer.new("other", 64), 0, 8))
    part = BUFFER.part("part", 100, 64)
    view = View.of(part, np.dtype("f4"), (2,))
    assert region_of(view) == Region(BUFFER, 100, 108)
    other = object()
    assert region_of(view, other).owner is other
