"""Work for processes, in a module that they have read at once."""

import os
import time
from pathlib import Path


def negated(number: int) -> int:
    """`number` with the other sign; ValueError for 3."""
    if number == 3:
        raise ValueError("three")
    return -number


def ending(number: int) -> None:
    """Ends the process without a word."""
    os._exit(number)


def sleeping(folder: str) -> None:
    """Says in `folder` that this process is at work, and works for longer than any test."""
    Path(folder, str(os.getpid())).touch()
    time.sleep(100)
