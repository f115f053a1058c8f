"""All rules tried together on the corpus of programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tilewright.prove.corpus import programs
from tilewright.prove.meanings import check_facts
from tilewright.prove.patterns import NoPattern, patterns
from tilewright.prove.programs import Program, check_form
from tilewright.prove.rules import SUPPORT, Rule, RuleSet, Setting
from tilewright.prove.saturation import SUBJECT, Bench, Graph, RunsAway
from tilewright.prove.truth import Wrong, check_classes
from tilewright.select.engine.egraph import Class

ROUNDS = 24


@dataclass
class Findings:
    """The programs that each rule matched in, nodes and facts compared, and what went wrong."""

    programs: int = 0
    values: int = 0
    matched: dict[str, list[Program]] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)  # by the rule at fault, "" if none is


class Survey:
    """The rules for one setting but one of them, and programs to try them on."""

    def __init__(self, rules: RuleSet, setting: Setting, without: Rule | None = None) -> None:
        self._finite = setting.permissions.finite
        left_out = without.name if without is not None else None
        others = [rule.command.text for rule in rules.rules if rule.name != left_out]
        order = [name for name in rules.rulesets if name != SUPPORT]
        self._bench = Bench(rules, others, (*order, SUBJECT))

    def failure(self, rule: Rule, tried: Iterable[Program]) -> str:
        """What goes wrong in the first program where `rule` does harm, "" if it does none.

        Refused when egglog doesn't take the rule.
        """
        with self._bench.session():
            self._bench.add(rule.command.text)
            for program in tried:
                try:
                    self.check(program)
                except (Wrong, RunsAway) as error:
                    return told(program, error)
        return ""

    def check(self, program: Program) -> tuple[Graph, int]:
        """Wrong or RunsAway where something is wrong; else the e-graph and what was compared."""
        graph = self._bench.saturated(program.roots, ROUNDS, program.knowledge)
        free = _beyond(graph) if self._finite else {}
        checked = check_classes(graph, program.world, bits=False, symbolic=True, free=free)
        facts = check_facts(graph, checked.values)
        check_form(program, graph, checked.values)
        return graph, checked.count + facts


def _beyond(graph: Graph) -> dict[Class, list[bool]]:
    """Lanes beyond the depth of left operands: whatever is there is multiplied by zeros."""
    found: dict[Class, list[bool]] = {}
    for args, c in graph.snapshot.named("left-matrix").items():
        _, m, _, k = args
        type = graph.snapshot.types.get(c)
        if type is not None and isinstance(m, int) and isinstance(k, int):
            found[c] = [lane % (type.lanes // m) >= k for lane in range(type.lanes)]
    return found


def survey(by_setting: Sequence[tuple[RuleSet, Setting]]) -> Findings:
    """Try all rules on all programs; one that goes wrong is laid to the rule that did it."""
    found = Findings()
    for of in by_setting:
        rules, setting = of
        together = Survey(rules, setting)
        for program in programs(setting):
            found.programs += 1
            try:
                graph, values = together.check(program)
            except (Wrong, RunsAway) as error:
                # Most likely it is a rule that did harm before.
                known = [name for name in found.failed if name and _heals(name, *of, program)]
                culprit = known[0] if known else _culprit(rules, setting, program)
                found.failed.setdefault(culprit, told(program, error))
                continue
            found.values += values
            for name, count in graph.matches.items():
                if count:
                    found.matched.setdefault(name, []).append(program)
    return found


def _culprit(rules: RuleSet, setting: Setting, program: Program) -> str:
    """The rule without which the program goes right, and most else goes as before; or ""."""
    # First those that have not been tried on instances of their own.
    for suspects in _untried(rules), [rule.name for rule in rules.rules]:
        sizes = {name: _heals(name, rules, setting, program) for name in suspects}
        best = max(sizes, key=lambda name: sizes[name], default="")
        if best and sizes[best]:
            return best
    return ""


def _untried(rules: RuleSet) -> list[str]:
    found: list[str] = []
    for rule in rules.rules:
        try:
            patterns(rules, rule)
        except NoPattern:
            found.append(rule.name)
    return found


def _heals(name: str, rules: RuleSet, setting: Setting, program: Program) -> int:
    """How large the e-graph is, if the program goes right without that rule; else 0."""
    try:
        graph, _ = Survey(rules, setting, rules.rule(name)).check(program)
    except (Wrong, RunsAway):
        return 0
    return graph.snapshot.size


def told(program: Program, error: Exception) -> str:
    return f"program: {program.name}\n{error}"
