"""Work for many processes: on this machine, or on a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


class JobsError(Exception):
    """There is nobody who does the work."""


def processors() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def done_by_processes(
    work: Callable[[T], R], items: Sequence[T], jobs: int
) -> Iterator[tuple[int, R]]:
    """`work` of each item by `jobs` processes, with its number, as soon as it is done.

    With one process it is this one. An interrupt ends the others at once.
    """
    if jobs == 1 or len(items) < 2:
        yield from ((number, work(item)) for number, item in enumerate(items))
        return
    others = set(multiprocessing.active_children())
    # Forked processes would have locks of threads that they don't have.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(min(jobs, len(items)), context, initializer=_end_on_interrupt)
    try:
        yield from _done(executor, work, items)
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    executor.shutdown()


def done_by_cluster(
    work: Callable[[T], R], items: Sequence[T], address: str
) -> Iterator[tuple[int, R]]:
    """`work` of each item by the workers of the Dask scheduler at `address`, as for processes.

    JobsError if there is none.
    """
    with _cluster(address) as executor:
        yield from _done(executor, work, items)


def _done(
    executor: Executor, work: Callable[[T], R], items: Sequence[T]
) -> Iterator[tuple[int, R]]:
    numbers = {executor.submit(work, item): number for number, item in enumerate(items)}
    for future in as_completed(numbers):
        try:
            yield numbers[future], future.result()
        except (BrokenProcessPool, CancelledError):
            message = "a process ended before its work was done; was there enough memory?"
            raise JobsError(message) from None


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        message = "--scheduler needs the extra: pip install 'tilewright[distributed]'"
        raise JobsError(message) from None
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise JobsError(f"there is no Dask scheduler at {address}: {error}") from None
    with client:
        yield client.get_executor(pure=False)


def _end_on_interrupt() -> None:
    """Lets Ctrl-C end a process without a word; the one that started it says what happened."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
