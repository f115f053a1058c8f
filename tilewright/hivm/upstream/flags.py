"""Flags of integer ops, which MLIR separates by a comma and a space: `overflow<nsw, nuw>`."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.utils import BitEnumAttribute


def spell_flags(attribute: BitEnumAttribute[Any]) -> str:
    """The flags of `attribute` in the order of their enumeration."""
    flags = [flag.value for flag in attribute.enum_type if flag in attribute.data]
    return ", ".join(flags) or attribute.none_value or ""
