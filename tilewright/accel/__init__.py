"""Accelerators by the name that --target takes: one of ours, or a file that declares your own."""

from __future__ import annotations

import runpy
from collections.abc import Mapping
from functools import cache

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
from tilewright.accel.plain import PlainInstructions
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
    """The accelerator called `name`; ValueError lists the names there are.

    A name that ends with .py is a Python file whose `accelerator` is one; ValueError when it has
    none or can't be run.
    """
    if name == "wmma":
        name = f"wmma:sm_{DEFAULT_SM}"
    if name in TARGETS:
        return TARGETS[name]
    if name.endswith(".py"):
        return _declared_in(name)
    kind, _, variant = name.partition(":")
    sm = parse_sm(variant) if kind == "wmma" else None
    if sm is None:
        raise ValueError(f"unknown target '{name}'; there are {', '.join(TARGETS)}")
    return _wmma(sm)


_wmma = cache(wmma)


@cache
def _declared_in(path: str) -> Accelerator:
    """The accelerator of a file; the same one every time, as what is worked out for it is kept."""
    try:
        found = runpy.run_path(path).get("accelerator")
    except Exception as error:
        raise ValueError(f"{path} can't be run: {type(error).__name__}: {error}") from error
    if not isinstance(found, Accelerator):
        raise ValueError(f"{path} has no `accelerator` that is an Accelerator")
    return found


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
    "PlainInstructions",
    "Product",
    "Role",
    "Spelling",
    "TileShape",
    "Timing",
    "intrinsics",
    "target",
]
