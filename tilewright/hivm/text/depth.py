"""How deep modules may be nested, and the room on the stack that this takes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

# Levels of regions, attributes and types inside each other.
MAX_DEPTH = 100
_FRAMES = 60 * MAX_DEPTH  # a parser takes at most that many


@contextmanager
def room_for_depth() -> Iterator[None]:
    """Lets the block recurse as deep as a module of `MAX_DEPTH` levels needs."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
