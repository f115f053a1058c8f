"""The rule base: the `.egg` files of one target, loaded once into an e-graph that is used many
times.

Files are read in the order of their dependencies: the terms (schema.egg), support, axioms,
applications, lowering, then those that the accelerator brings along. Each solve works on a copy
(egglog's push and pop), so that loading is paid for once in a process.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from egglog.bindings import EggSmolError, EGraph

from tilewright.rules.errors import RuleError

GENERAL = ("schema.egg", "support", "axioms", "applications", "lowering")
COMBINE = "(unstable-combined-ruleset rules axioms applications lowering)"


def rule_files(extra: Sequence[str | Path] = ()) -> list[tuple[str, str]]:
    """(name, text) of every general rule file and of the `extra` ones, in loading order.

    A name is a path below tilewright/rules, a folder standing for the .egg files in it; a Path is a
    file anywhere.
    """
    root = files("tilewright.rules")
    found: list[tuple[str, str]] = []
    for name in (*GENERAL, *extra):
        place = name if isinstance(name, Path) else root.joinpath(name)
        if place.is_dir():
            for file in sorted(place.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".egg"):
                    found.append((f"{name}/{file.name}", file.read_text(encoding="utf-8")))
        else:
            found.append((str(name), place.read_text(encoding="utf-8")))
    return found


class RuleBase:
    """An e-graph that knows the general rules, those in `extra` files, and some `facts`.

    `load_seconds` is what reading and compiling the rules took. RuleError for rules that are wrong.
    """

    def __init__(self, extra: Sequence[str | Path], facts: str = "") -> None:
        start = time.perf_counter()
        self._egraph = EGraph()
        for name, text in (*rule_files(extra), ("facts", facts), ("combine", COMBINE)):
            self._load(name, text)
        self.load_seconds = time.perf_counter() - start

    def _load(self, name: str, text: str) -> None:
        try:
            self._egraph.run_program(*self._egraph.parse_program(text, name))
        except EggSmolError as error:
            raise RuleError(f"{name}: error: {error.context}") from error
        except BaseException as error:
            # A rule of a name that there is already makes egglog panic, which is no Exception.
            if type(error).__name__ != "PanicException":
                raise
            raise RuleError(f"{name}: error: {error}") from error

    @contextmanager
    def session(self) -> Iterator[EGraph]:
        """The e-graph with the rules and nothing else in it; what is added is gone afterwards."""
        self._egraph.run_program(*self._egraph.parse_program("(push)"))
        try:
            yield self._egraph
        finally:
            self._egraph.run_program(*self._egraph.parse_program("(pop)"))
