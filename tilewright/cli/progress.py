"""A progress bar on standard error, where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Shows how much of `what` is done: the block calls what it gets with (done, of)."""
    from rich.console import Console
    from rich.progress import Progress

    shown = sys.stderr is not None and sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=not shown) as bar:
        task = bar.add_task(what, total=None)

        def report(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield report
