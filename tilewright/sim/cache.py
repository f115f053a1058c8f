"""Outcomes on disk, so that what was simulated once isn't simulated again.

Each has a file of its own, named by a digest of all that it depends on.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tilewright.sim.tuner import Job, Outcome

_PACKAGE = Path(__file__).parents[1]
# What outcomes depend on: the simulator, the evaluator, the passes.
_SOURCES = ("sim", "hivm", "passes")


def user_cache() -> Path:
    """The folder for what this package keeps of the user's."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tilewright"


class Cache:
    """The outcomes in a folder; other processes may use it at the same time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "outcomes"

    def get(self, job: Job) -> Outcome | None:
        """What is known of a job; None for one that is new, and for a file that is damaged."""
        try:
            return _outcome(json.loads(self._path(job).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def put(self, job: Job, outcome: Outcome) -> None:
        """Keeps an outcome. Where the folder can't be written, nothing is kept."""
        path = self._path(job)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, suffix=".new")
            try:
                with open(handle, "w", encoding="utf-8") as file:
                    json.dump(asdict(outcome), file)
                os.replace(name, path)
            except BaseException:
                os.unlink(name)
                raise
        except OSError:
            return  # a cache saves time, no more

    def _path(self, job: Job) -> Path:
        digest = hashlib.sha256(f"{_code()} {job.key()}".encode()).hexdigest()
        return self._folder / digest[:2] / f"{digest}.json"


def _outcome(content: dict[str, Any]) -> Outcome:
    """The outcome in a file; KeyError, TypeError or ValueError if something else is in it."""
    failure = content["failure"]
    if failure is not None and not isinstance(failure, str):
        raise TypeError("failure")
    cycles, bound = int(content["cycles"]), int(content["lower_bound"])
    if not 0 <= bound <= cycles:
        raise ValueError("cycles")
    return Outcome(
        cycles,
        bound,
        tuple((str(memory), int(peak)) for memory, peak in content["memory"]),
        tuple(map(str, content["overflows"])),
        failure,
    )


@functools.cache
def _code() -> str:
    """A digest of the package's version: of its sources, as a checkout changes between releases."""
    digest = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((_PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{path.relative_to(_PACKAGE).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
