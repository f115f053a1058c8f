"""Buffers: bytes, which of their bits were ever written, and where they end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

import numpy as np

from tilewright.hivm.evaluate.errors import EvaluationError

_new_is_zero = ContextVar("new_is_zero", default=False)


def new_is_zero() -> bool:
    """Whether new memory counts as written, with zeros; else reading it is an error."""
    return _new_is_zero.get()


@contextmanager
def zeroed(on: bool = True) -> Iterator[None]:
    """Memory that is new inside counts as written, with zeros."""
    token = _new_is_zero.set(on)
    try:
        yield
    finally:
        _new_is_zero.reset(token)


@dataclass(eq=False)
class Buffer:
    """`bits` bits of memory, and the name that errors call them by.

    Not elements, because views of several element types share a workspace. `written` has the bits
    set that were written; where `starts_written`, all count as written. What goes into an
    `external` buffer is the program's result, and so must have been written.
    """

    name: str
    data: np.ndarray
    written: np.ndarray
    bits: int
    starts_written: bool = False
    external: bool = False
    parent: Buffer | None = None
    freed: bool = field(default=False, init=False)

    @staticmethod
    def new(name: str, bits: int) -> Buffer:
        """New memory, which costs nothing before it is used."""
        data, written = (np.zeros(_bytes(bits), np.uint8) for _ in range(2))
        return Buffer(name, data, written, bits, starts_written=new_is_zero())

    def part(self, name: str, start: int, bits: int) -> Buffer:
        """`bits` bits from byte `start` on, sharing this memory; nothing outside is reached."""
        if start < 0 or 8 * start + bits > self.bits:
            raise EvaluationError(
                f"bytes {start} to {start + _bytes(bits)} are outside of {self.name}, "
                f"which has {_bytes(self.bits)} bytes"
            )
        of = slice(start, start + _bytes(bits))
        return Buffer(
            name,
            self.data[of],
            self.written[of],
            bits,
            starts_written=self.starts_written,
            external=self.external,
            parent=self,
        )

    @property
    def is_freed(self) -> bool:
        return self.freed or (self.parent is not None and self.parent.is_freed)


def _bytes(bits: int) -> int:
    """How many bytes hold that many bits."""
    return -(-bits // 8)
