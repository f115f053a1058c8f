"""Tells what xDSL raises for a wrong text or module from faults of our own code."""

from __future__ import annotations

import sysconfig
import traceback
from collections.abc import Callable
from pathlib import Path

import xdsl

_XDSL = str(Path(xdsl.__file__).parent)
_PYTHON = sysconfig.get_path("stdlib")


def is_of_xdsl(error: Exception) -> bool:
    """Whether xDSL's own code raised `error`, and not because a dialect can't be imported."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    if any(file.startswith("<frozen importlib") for file in files):
        return False
    outside = [
        file for file in files if file.startswith(_XDSL) or not file.startswith((_PYTHON, "<"))
    ]
    return outside[-1].startswith(_XDSL)


def is_raised_in(error: Exception, function: Callable[..., object]) -> bool:
    """Whether `function`, or what it called, raised `error`."""
    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_code is function.__code__ for frame, _ in frames)
