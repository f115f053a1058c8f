"""Expressions in an e-graph, before and after rules were applied to them.

`Bench` is an e-graph with the rules that one rule is tried together with; what is put into it for
one trial is gone at the end of that trial.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from egglog.bindings import EggSmolError, EGraph, RunReport, RunScheduleOutput

from tilewright.prove.egg_files import Command, text_of
from tilewright.prove.rules import SUPPORT, RuleSet, Setting
from tilewright.rules.errors import RuleError
from tilewright.select.engine.addresses import Addresses, Divisors, Room
from tilewright.select.engine.answers import Answers
from tilewright.select.engine.egraph import Class, Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.select.engine.levels import Nest
from tilewright.stmt.nodes import Expr, Load, Store

SUBJECT = "subject"  # the ruleset of the rule that is tried
MAX_TUPLES = 20_000


class Refused(Exception):
    """egglog does not take a rule."""


class RunsAway(Exception):
    """Rules make terms without end, or fail while they run."""


@dataclass(frozen=True)
class Knowledge:
    """What the questions that rules ask are answered from.

    `resident` is the load that stands for an accumulator in tiles, whose value the roots then are.
    """

    setting: Setting
    resident: Load | None = None
    divisors: tuple[Divisors, ...] = ()
    rooms: tuple[Room, ...] = ()

    def answers(self, encoder: Encoder) -> Answers:
        target, finite = self.setting.target, self.setting.permissions.finite
        addresses = Addresses(target.alignment, self.divisors, self.rooms)
        lanes = self.resident.lanes if self.resident is not None else 0
        return Answers(target, encoder, addresses, Nest(), lanes, finite)


@dataclass
class Graph:
    """What is in an e-graph after some rounds, and how often each rule matched.

    `originals` are the expressions that were put in, by the class that each of them is in.
    `changed`: the rule that is tried said something new.
    """

    encoder: Encoder
    snapshot: Snapshot
    matches: dict[str, int]
    roots: list[Class]
    originals: dict[Class, list[Expr]] = field(default_factory=dict)
    changed: bool = False


class _Recorder(Encoder):
    """Remembers which expression each name stands for."""

    def __init__(self) -> None:
        super().__init__()
        self.named: dict[str, Expr] = {}

    def expr(self, e: Expr) -> str:
        name = super().expr(e)
        self.named[name] = e
        return name


def run(egraph: EGraph, text: str) -> RunReport | None:
    """Run a program; the report of its last command, where that is a run of rules."""
    outputs = egraph.run_program(*egraph.parse_program(text))
    last = outputs[-1] if outputs else None
    return last.report if isinstance(last, RunScheduleOutput) else None


def placed(command: Command, ruleset: str) -> str:
    """The text of a rule, put into another ruleset."""
    parts = list(command.parts)
    if ":ruleset" in parts:
        parts[parts.index(":ruleset") + 1] = ruleset
    else:
        parts += [":ruleset", ruleset]
    return text_of(parts)


class Bench:
    """An e-graph with the declarations, facts and some rules of a rule base, and room for one more.

    A round is the rulesets in their `order`, and then the support rules to their fixed point.
    """

    def __init__(self, rules: RuleSet, commands: Sequence[str], order: Sequence[str]) -> None:
        self._egraph = EGraph()
        self._order = order
        stated = [c.text for c in rules.commands if not c.is_rule]
        run(self._egraph, "\n".join((*stated, f"(ruleset {SUBJECT})", *commands)))

    @contextmanager
    def session(self) -> Iterator[None]:
        """What is added inside is gone afterwards."""
        run(self._egraph, "(push)")
        try:
            yield
        finally:
            run(self._egraph, "(pop)")

    def add(self, text: str) -> None:
        """Add a rule; Refused where egglog doesn't take it."""
        try:
            run(self._egraph, text)
        except EggSmolError as error:
            raise Refused(str(error.context)) from error
        except BaseException as error:
            if type(error).__name__ != "PanicException":
                raise
            raise Refused(str(error)) from error

    def saturated(
        self, roots: Sequence[Expr | Store], rounds: int, knowledge: Knowledge | None = None
    ) -> Graph:
        """The e-graph of `roots` after that many rounds, questions answered from `knowledge`."""
        with self.session():
            try:
                return self._saturated(roots, rounds, knowledge)
            except EggSmolError as error:
                raise RunsAway(str(error)) from error
            except RuleError as error:
                raise RunsAway(str(error)) from error

    def _saturated(
        self, roots: Sequence[Expr | Store], rounds: int, knowledge: Knowledge | None
    ) -> Graph:
        encoder = _Recorder()
        names = [_named(encoder, root, f"root{i}") for i, root in enumerate(roots)]
        originals = dict(encoder.named)
        answers = knowledge.answers(encoder) if knowledge is not None else None
        if knowledge is not None and knowledge.resident is not None:
            location = knowledge.setting.target.location
            for name in names:
                encoder.fact(f"(LocToLoc (Mem) ({location}) {name})")
            encoder.fact(f"(resident-tile {encoder.expr(knowledge.resident)})")
        matches: dict[str, int] = {}
        changed = False
        support = f"(run-schedule (saturate (run {SUPPORT})))"
        for _ in range(rounds):
            run(self._egraph, encoder.take_program())
            found = False
            for ruleset in self._order:
                news = self._round(f"(run-schedule (run {ruleset}))", matches)
                changed |= news and ruleset == SUBJECT
                found |= news
            found |= self._round(support, matches)
            answered = answers is not None and answers.answer(Snapshot(self._egraph))
            if not found and not answered:
                break
        run(self._egraph, encoder.take_program() + support)
        snapshot = Snapshot(self._egraph)
        if snapshot.size > MAX_TUPLES:
            raise RunsAway(f"{snapshot.size} tuples after {rounds} rounds")
        classes = [snapshot.roots[name.removeprefix("$")] for name in names]
        graph = Graph(encoder, snapshot, matches, classes, changed=changed)
        for name, e in originals.items():
            graph.originals.setdefault(snapshot.roots[name.removeprefix("$")], []).append(e)
        return graph

    def _round(self, program: str, matches: dict[str, int]) -> bool:
        """Run rules and count their matches; was anything new found?"""
        report = run(self._egraph, program)
        assert report is not None
        for name, count in report.num_matches_per_rule.items():
            matches[name] = matches.get(name, 0) + count
        return report.updated


def _named(encoder: Encoder, root: Expr | Store, name: str) -> str:
    if isinstance(root, Expr):
        return encoder.expr(root)
    encoder.root(name, encoder.store(root))
    return name
