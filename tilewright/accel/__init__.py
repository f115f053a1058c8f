"""Accelerators by the name that --target takes."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.accel.accelerator import (
    Accelerator,
    Alignment,
    Costs,
    Layout,
    Memory,
    Place,
    Product,
    Role,
    Spelling,
    TileShape,
    Timing,
)
from tilewright.accel.amx import amx
from tilewright.stmt.evaluate import Intrinsic

TARGETS = {"amx": amx(), "amx:fp16": amx(fp16=True)}


def target(name: str) -> Accelerator:
    """The accelerator called `name`; ValueError lists the names there are."""
    if name not in TARGETS:
        raise ValueError(f"unknown target '{name}'; there are {', '.join(TARGETS)}")
    return TARGETS[name]


def intrinsics(name: str) -> Mapping[str, Intrinsic]:
    """What each call of target `name` computes; ValueError as for `target`."""
    return target(name).intrinsics


__all__ = [
    "TARGETS",
    "Accelerator",
    "Alignment",
    "Costs",
    "Layout",
    "Memory",
    "Place",
    "Product",
    "Role",
    "Spelling",
    "TileShape",
    "Timing",
    "intrinsics",
    "target",
]
