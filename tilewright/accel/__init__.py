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
from tilewright.accel.wmma import parse_sm, wmma
from tilewright.stmt.evaluate import Intrinsic

# The targets that a wrong name is answered with. There are more: every sm_NN from sm_70 on.
TARGETS = {
    "amx": amx(),
    "amx:fp16": amx(fp16=True),
    **{f"wmma:sm_{sm}": wmma(sm) for sm in (70, 72, 75, 80, 90)},
}
DEFAULT_SM = 80


def target(name: str) -> Accelerator:
    """The accelerator called `name`; ValueError lists the names there are."""
    if name == "wmma":
        name = f"wmma:sm_{DEFAULT_SM}"
    if name in TARGETS:
        return TARGETS[name]
    kind, _, variant = name.partition(":")
    sm = parse_sm(variant) if kind == "wmma" else None
    if sm is None:
        raise ValueError(f"unknown target '{name}'; there are {', '.join(TARGETS)}")
    TARGETS[name] = wmma(sm)
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
