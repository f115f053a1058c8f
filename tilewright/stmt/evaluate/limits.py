"""How much a run may take."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tilewright.stmt.nodes import MAX_DEPTH

# Of one buffer. Vectors stay far below: nodes allow 2**24 lanes of at most 8 bytes.
MAX_BYTES = 1 << 30


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Room on Python's stack for expressions nested as deeply as nodes may be."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, 10 * MAX_DEPTH))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
