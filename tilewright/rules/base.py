"""The rule base: the `.egg` files of one target, loaded once into an e-graph that is used many
times.

Files are read in the order of their dependencies: the terms (schema.egg), support, axioms, then
what the accelerator names of applications/ and lowering/. Each solve works on a copy (egglog's push
and pop), so that loading is paid for once in a process.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from egglog.bindings import EGraph

GENERAL = ("schema.egg", "support", "axioms")
COMBINE = "(unstable-combined-ruleset rules axioms applications lowering)"


def rule_files(extra: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """(name, text) of every general rule file and of the `extra` ones, in loading order.

    A name is a path below tilewright/rules; a folder stands for the .egg files in it.
    """
    root = files("tilewright.rules")
    found: list[tuple[str, str]] = []
    for name in (*GENERAL, *extra):
        place = root.joinpath(name)
        if place.is_dir():
            for file in sorted(place.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".egg"):
                    found.append(_read(f"{name}/{file.name}", file))
        else:
            found.append(_read(name, place))
    return found


def _read(name: str, file: Traversable) -> tuple[str, str]:
    return name, file.read_text(encoding="utf-8")


class RuleBase:
    """An e-graph that knows the rules of one target.

    `load_seconds` is what reading and compiling the rules took.
    """

    def __init__(self, extra: tuple[str, ...]) -> None:
        start = time.perf_counter()
        self._egraph = EGraph()
        for name, text in rule_files(extra):
            self._egraph.run_program(*self._egraph.parse_program(text, name))
        self._egraph.run_program(*self._egraph.parse_program(COMBINE))
        self.load_seconds = time.perf_counter() - start

    @contextmanager
    def session(self) -> Iterator[EGraph]:
        """The e-graph with the rules and nothing else in it; what is added is gone afterwards."""
        self._egraph.run_program(*self._egraph.parse_program("(push)"))
        try:
            yield self._egraph
        finally:
            self._egraph.run_program(*self._egraph.parse_program("(pop)"))


@cache
def rule_base(extra: tuple[str, ...]) -> RuleBase:
    """The rule base with the given accelerator files, loaded at most once in a process."""
    return RuleBase(extra)
