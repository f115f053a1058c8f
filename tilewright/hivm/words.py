"""Lists in words, for messages."""

from __future__ import annotations

from collections.abc import Iterable


def listed(parts: Iterable[object], last: str = "and") -> str:
    """`a, b and c`; with another word before the last where `last` says so."""
    *first, end = map(str, parts)
    return f"{', '.join(first)} {last} {end}" if first else end
