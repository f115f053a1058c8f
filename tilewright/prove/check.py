"""Is a rule true? Every rule on instances of its own, and all rules together on programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tilewright.prove.egg_files import Command
from tilewright.prove.meanings import check_stated
from tilewright.prove.patterns import NoPattern
from tilewright.prove.rules import SETTINGS, Rule, RuleSet, Setting
from tilewright.prove.survey import Findings, survey
from tilewright.prove.trial import Result, Trial
from tilewright.prove.truth import Wrong
from tilewright.rules.base import RuleBase

TOGETHER = "(all together)"


@dataclass(frozen=True)
class Verdict:
    """What became of a rule; `failure` is what is wrong with it, "" if nothing is.

    It was tried on `instances`, applied `applied` times and `values` were compared; it also applied
    in `programs` programs, where all rules are checked together.
    """

    name: str
    command: Command | None
    instances: int
    applied: int
    values: int
    programs: int
    failure: str

    @property
    def holds(self) -> bool:
        return not self.failure


class Checker:
    """The rules of some settings, with those of `extra` files. RuleError for what is no rule."""

    def __init__(self, settings: Sequence[Setting] = SETTINGS, extra: Sequence[Path] = ()) -> None:
        for setting in settings:
            RuleBase((*setting.target.rules, *extra), setting.facts)
        self.rules = RuleSet.of(settings, extra)
        self.by_setting = [(RuleSet.of([setting], extra), setting) for setting in settings]

    @cached_property
    def findings(self) -> Findings:
        """What came of trying all rules together."""
        return survey(self.by_setting)

    def verdicts(self, names: Sequence[str] = ()) -> Iterator[Verdict]:
        """The verdict on every rule, or on those named.

        Wrong where a fact that the files state isn't true.
        """
        check_stated(self.rules)
        for rule in self.rules.rules:
            if not names or rule.name in names:
                yield self._verdict(rule)
        failure = self.findings.failed.get("") if not names else None
        if failure:
            yield Verdict(TOGETHER, None, 0, 0, 0, self.findings.programs, failure)

    def _verdict(self, rule: Rule) -> Verdict:
        try:
            result = Trial(self.rules, rule).result(thorough=True)
        except NoPattern:
            result = None
        failure = result.failure if result is not None else ""
        programs = 0
        if not failure:
            programs = len(self.findings.matched.get(rule.name, ()))
            failure = self.findings.failed.get(rule.name, "")
            if not failure and result is None and not programs:
                failure = "no program meets its premises"
        result = result or Result()
        return Verdict(
            rule.name,
            rule.command,
            result.instances,
            result.applied,
            result.values,
            programs,
            failure,
        )


__all__ = ["TOGETHER", "Checker", "Verdict", "Wrong"]
