"""Rules with one thing wrong: does `check` find each of them?

A mutant is a rule with one integer changed, or with one variable on the right-hand side replaced by
another of the same sort that the rule has. The score is the share of mutants that are caught.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tilewright.prove.check import Checker
from tilewright.prove.corpus import programs
from tilewright.prove.egg_files import Command, Term, text_of
from tilewright.prove.patterns import NoPattern
from tilewright.prove.programs import Program
from tilewright.prove.rules import (
    LEFT,
    Rule,
    RuleSet,
    Setting,
    as_rule,
    is_number,
    is_variable,
    variables,
)
from tilewright.prove.saturation import Refused
from tilewright.prove.survey import Survey
from tilewright.prove.trial import Trial

MATCHED, OTHERS = 100, 10  # programs that a mutant is tried on
CHUNKS = ((0, 4), (4, 16), (16, MATCHED + OTHERS))  # a few of every setting before the others
RIGHT = 2  # which part of a rule its actions are, and of a rewrite what it leads to
Path = tuple[int, ...]  # which part of which part of a command


@dataclass(frozen=True)
class Mutant:
    """A rule with `what` changed in it."""

    original: Rule
    rule: Rule
    what: str


@dataclass(frozen=True)
class Outcome:
    """How a mutant was found out, "" where it wasn't."""

    mutant: Mutant
    found: str

    @property
    def caught(self) -> bool:
        return bool(self.found)


def mutants(rules: RuleSet, rule: Rule) -> Iterator[Mutant]:
    """All mutants of a rule that read differently from it."""
    sorts = rules.sorts(rule)
    command = rule.command
    mine = {v for term in (*rule.premises, *rule.actions) for v in variables(term)} - {LEFT}
    seen = {text_of(list(command.parts))}
    for path, atom in _atoms(command.parts):
        others: list[str] = []
        if is_number(atom):
            others = [str(n) for n in (int(atom) + 1, int(atom) - 1, 0)]
        elif path[0] == RIGHT and is_variable(atom) and not _is_head(path) and atom in sorts:
            others = sorted(v for v in mine - {atom} if sorts.get(v) == sorts[atom])
        for other in others:
            parts = _replaced(command.parts, path, other)
            assert isinstance(parts, list)
            text = text_of(parts)
            if text not in seen:
                seen.add(text)
                changed = Command(command.file, command.line, text, parts, command.comment)
                yield Mutant(rule, as_rule(changed), f"{_around(command.parts, path)}: {other}")


def _is_head(path: Path) -> bool:
    return path[-1] == 0


def _atoms(term: Term, path: Path = ()) -> Iterator[tuple[Path, str]]:
    if isinstance(term, str):
        yield path, term
        return
    for i, part in enumerate(term):
        yield from _atoms(part, (*path, i))


def _replaced(term: Term, path: Path, value: str) -> Term:
    if not path:
        return value
    assert isinstance(term, list)
    first, *rest = path
    return [_replaced(p, tuple(rest), value) if i == first else p for i, p in enumerate(term)]


def _around(term: Term, path: Path) -> str:
    """The list that an atom is in, the atom marked."""
    for i in path[:-1]:
        assert isinstance(term, list)
        term = term[i]
    assert isinstance(term, list)
    return text_of([f"«{text_of(p)}»" if i == path[-1] else p for i, p in enumerate(term)])


def sampled(found: Sequence[Mutant], count: int, seed: int = 0) -> list[Mutant]:
    """So many of them, from all rules, the same for the same seed."""
    if count >= len(found):
        return list(found)
    chosen = sorted(random.Random(seed).sample(range(len(found)), count))
    return [found[i] for i in chosen]


class Court:
    """Tries mutants, keeping what serves several mutants of one rule."""

    def __init__(self, checker: Checker) -> None:
        self._checker = checker
        self._rule: Rule | None = None
        self._trial: Trial | None = None
        self._surveys: list[tuple[Survey, list[Program]]] | None = None

    def outcome(self, mutant: Mutant) -> Outcome | None:
        """How it fares; None where egglog doesn't take it. Mutants of one rule should follow each
        other."""
        if mutant.original is not self._rule:
            self._rule = mutant.original
            self._surveys = None
            try:
                self._trial = Trial(self._checker.rules, mutant.original)
            except NoPattern:
                self._trial = None
        try:
            return Outcome(mutant, self._found(mutant))
        except Refused:
            return None

    def _found(self, mutant: Mutant) -> str:
        if self._trial is not None:
            result = self._trial.result(mutant.rule)
            if result.failure:
                return result.failure
        if self._surveys is None:
            self._surveys = [
                (Survey(rules, setting, mutant.original), self._programs(setting, mutant.original))
                for rules, setting in self._checker.by_setting
            ]
        for start, end in CHUNKS:
            for survey, tried in self._surveys:
                failure = survey.failure(mutant.rule, tried[start:end])
                if failure:
                    return failure
        return ""

    def _programs(self, setting: Setting, rule: Rule) -> list[Program]:
        """Some programs that the rule matches in, of every kind, then some others."""
        matched = self._checker.findings.matched.get(rule.name, ())
        own = [p for p in matched if p.knowledge.setting is setting]
        others = [p for p in programs(setting) if p not in own]
        first = _spread(own, 16)
        later = [p for p in _spread(own, MATCHED) if p not in first]
        return [*first, *later, *_spread(others, OTHERS)]


def _spread(found: Sequence[Program], count: int) -> list[Program]:
    """So many of them, of every kind as many if there are, from the whole of each kind."""
    kinds: dict[str, list[Program]] = {}
    for program in found:
        kinds.setdefault(program.kind, []).append(program)
    chosen: list[Program] = []
    for i, kind in enumerate(sorted(kinds.values(), key=len)):
        share = (count - len(chosen)) // (len(kinds) - i)
        step = max(1, len(kind) / max(1, share))
        chosen += [kind[int(n * step)] for n in range(min(share, len(kind)))]
    return sorted(chosen, key=lambda program: program.size)
