"""Which bytes of which memory an access touches."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.memory import View


class Region(NamedTuple):
    """Bytes from `first` up to, not including, `end` of the memory `owner`.

    With a `pitch` these are the first `width` bytes of each `pitch` bytes from `first` on, else
    all of them.
    """

    owner: Hashable
    first: int
    end: int
    width: int = 0
    pitch: int = 0

    def overlaps(self, other: Region) -> bool:
        """Whether the two may have a byte in common; of rows of one pitch it is known exactly."""
        if self.owner is not other.owner or self.end <= other.first or other.end <= self.first:
            return False
        if not self.pitch or self.pitch != other.pitch:
            return True
        distance = (other.first - self.first) % self.pitch
        return distance < self.width or distance + other.width > self.pitch

    def covers(self, other: Region) -> bool:
        """Whether all bytes of `other` are known to be bytes of this region."""
        if self.owner is not other.owner or not self.first <= other.first <= other.end <= self.end:
            return False
        if not self.pitch:
            return True
        distance = (other.first - self.first) % self.pitch
        return self.pitch == other.pitch and distance + other.width <= self.width


def region_of(view: View, owner: Hashable | None = None) -> Region:
    """The bytes of a view's elements, of `owner` instead of its buffer if one is given.

    A view of more dimensions than rows with a pitch counts from its first to its last byte.
    """
    root, offset = root_of(view.buffer)
    bits = bits_of(view.dtype)
    start = 8 * offset + view.offset * bits
    if 0 in view.shape:
        return Region(owner or root, start // 8, start // 8)
    if any(stride < 0 for stride in view.strides):
        start += bits * sum(
            stride * (size - 1)
            for size, stride in zip(view.shape, view.strides, strict=True)
            if stride < 0
        )
    width, pitch, count = _rows(view)
    first = start // 8
    if count is None:
        reach = sum(abs(s) * (n - 1) for n, s in zip(view.shape, view.strides, strict=True))
        return Region(owner or root, first, -(-(start + (reach + 1) * bits) // 8))
    end = -(-(start + ((count - 1) * pitch + width) * bits) // 8)
    if count == 1 or width == pitch or bits % 8:
        return Region(owner or root, first, end)
    return Region(owner or root, first, end, width * bits // 8, pitch * bits // 8)


def root_of(buffer: Buffer) -> tuple[Buffer, int]:
    """The buffer that `buffer` is a part of, and the byte at which it begins there."""
    root = buffer
    while root.parent is not None:
        root = root.parent
    first = buffer.data.__array_interface__["data"][0]
    return root, first - root.data.__array_interface__["data"][0]


def _rows(view: View) -> tuple[int, int, int | None]:
    """A view as `count` rows of `width` elements, `pitch` apart; no count if it isn't that."""
    dimensions = [
        (size, stride)
        for size, stride in zip(view.shape, view.strides, strict=True)
        if size > 1 and stride > 0
    ]
    if len(dimensions) < sum(size > 1 for size in view.shape):
        return 0, 0, None
    width = 1
    while dimensions and dimensions[-1][1] == width:
        width *= dimensions.pop()[0]
    if not dimensions:
        return width, width, 1
    pitch = dimensions[-1][1]
    count = dimensions.pop()[0]
    while dimensions and dimensions[-1][1] == pitch * count:
        count *= dimensions.pop()[0]
    return (0, 0, None) if dimensions or pitch < width else (width, pitch, count)


def bytes_of(view: View) -> int:
    """The bytes of a view's elements, without what lies between them."""
    return -(-math.prod(view.shape) * bits_of(view.dtype) // 8)
