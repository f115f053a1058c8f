"""Trying one rule on instances of its own patterns, beside just the rules that it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tilewright.prove.instances import Instance, instances
from tilewright.prove.meanings import check_facts
from tilewright.prove.patterns import Pattern, patterns
from tilewright.prove.rules import SUPPORT, Rule, RuleSet
from tilewright.prove.saturation import SUBJECT, Bench, Graph, RunsAway, placed
from tilewright.prove.truth import Wrong, check_classes
from tilewright.prove.values import buffers, edges, scalars, small
from tilewright.prove.world import World
from tilewright.stmt.evaluate import EvaluationError
from tilewright.stmt.nodes import Binary, Expr, Load, Store, Var, VectorReduce
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.visit import walk

ROUNDS = 3  # support rules first have to find the types; then the rule; then it on what it made
FIRST, BATCH = 30, 60
MAX_SHOWN = 12  # values with a counterexample

# What a rule's reason may say to be allowed less than equality of all values.
SIGN_OF_ZERO = "the sign of a zero"
ORDER_OF_SUMS = "the order of a sum"


@dataclass(frozen=True)
class Strictness:
    """`bits`: 0.0 is not -0.0. `exact`: only values whose sums are exact, in any order."""

    bits: bool
    exact: bool

    @staticmethod
    def of(rule: Rule) -> Strictness:
        """As the comment above the rule says in so many words."""
        exact = ORDER_OF_SUMS in rule.command.comment
        return Strictness(not exact and SIGN_OF_ZERO not in rule.command.comment, exact)


@dataclass
class Result:
    """What trying a rule came to; `failure` tells how it is wrong."""

    instances: int = 0
    applied: int = 0
    values: int = 0
    changed: bool = False
    failure: str = ""


class Trial:
    """A rule and what it takes to try it, or another version of it. NoPattern where it has none."""

    def __init__(self, rules: RuleSet, rule: Rule) -> None:
        self._rules = rules
        self._rule = rule
        self._patterns = patterns(rules, rule)
        needed = {name for pattern in self._patterns for name in pattern.needed} - {rule.name}
        others = [
            placed(other.command, SUPPORT)
            for other in rules.rules
            if other.name != rule.name and (other.ruleset == SUPPORT or other.name in needed)
        ]
        self._bench = Bench(rules, others, (SUBJECT,))
        self._instances: dict[str, list[Instance]] = {}
        strictness = Strictness.of(rule)
        self._strictness = strictness
        self._world = World(buffers(small if strictness.exact else edges), scalars())

    def result(self, rule: Rule | None = None, thorough: bool = False) -> Result:
        """Try the rule, or `rule` in its stead; `thorough` looks for the smallest counterexample.

        Refused when egglog doesn't take it.
        """
        rule = rule or self._rule
        found = Result()
        with self._bench.session():
            self._bench.add(placed(rule.command, SUBJECT))
            for batch in self._batches(rule):
                try:
                    self._try(rule, batch, found)
                except (Wrong, RunsAway) as error:
                    found.failure = str(error)
                    if thorough:
                        found.failure = self._smallest(rule, batch) or found.failure
                    return found
        if not found.applied:
            found.failure = "no instance meets its premises"
        elif not found.changed:
            found.failure = "it says nothing that wasn't known"
        return found

    def _batches(self, rule: Rule) -> Iterator[list[Instance]]:
        """A few instances of all kinds first, then the others; those with variables at the end."""
        found = self._of(rule)
        for symbolic in (False, True):
            kind = [instance for instance in found if instance.symbolic == symbolic]
            starts = [0, *range(FIRST, len(kind), BATCH)]
            for start, end in zip(starts, [*starts[1:], len(kind)], strict=True):
                batch = [instance for instance in kind[start:end] if self._can_run(instance)]
                if batch:
                    yield batch

    def _of(self, rule: Rule) -> list[Instance]:
        """Instances by the premises of the rule, made once for all rules of the same ones."""
        key = repr(rule.premises)
        if key not in self._instances:
            of_rule = self._patterns if rule is self._rule else _patterns(self._rules, rule)
            by_pattern = [list(instances(self._rules, p, len(of_rule))) for p in of_rule]
            self._instances[key] = list(_in_turn(by_pattern))
        return self._instances[key]

    def _can_run(self, instance: Instance) -> bool:
        """May the program do that, and are its sums exact if they have to be?"""
        if self._strictness.exact and any(map(_is_inexact, instance.roots)):
            return False
        try:
            for root in instance.roots:
                for e in (root.index, root.value) if isinstance(root, Store) else (root,):
                    self._world.known(e)
        except EvaluationError:
            return False
        return True

    def _try(self, rule: Rule, batch: Sequence[Instance], result: Result) -> Graph:
        roots: list[Expr | Store] = [root for instance in batch for root in instance.roots]
        graph = self._bench.saturated(roots, ROUNDS)
        result.instances += len(batch)
        result.applied += graph.matches.get(rule.name, 0)
        result.changed |= graph.changed
        symbolic = batch[0].symbolic
        checked = check_classes(graph, self._world, self._strictness.bits, symbolic)
        result.values += checked.count
        check_facts(graph, checked.values)
        return graph

    def _smallest(self, rule: Rule, batch: Sequence[Instance]) -> str:
        """The failure of the simplest instance of the batch that fails, in one lane if possible."""
        for instance in sorted(self._of(rule), key=lambda instance: instance.size):
            failure = self._failure(rule, instance)
            if failure is not None:
                single = instance.at_lane(failure.lane) if isinstance(failure, Wrong) else None
                shorter = self._failure(rule, single) if single is not None else None
                if single is not None and shorter is not None:
                    return _told(single, shorter, self._world)
                return _told(instance, failure, self._world)
        return ""

    def _failure(self, rule: Rule, instance: Instance) -> Wrong | RunsAway | None:
        if not self._can_run(instance):
            return None
        try:
            self._try(rule, [instance], Result())
        except (Wrong, RunsAway) as error:
            return error
        return None


def _is_inexact(root: Expr | Store) -> bool:
    """Quotients, and sums of products that 16 bits may not hold."""
    for e in walk(root):
        if isinstance(e, Binary) and e.op in ("/", "%") and e.type.is_float:
            return True
        if isinstance(e, VectorReduce) and e.type.is_float and e.type.bits == 16:
            return True
    return False


def _patterns(rules: RuleSet, rule: Rule) -> list[Pattern]:
    try:
        return patterns(rules, rule)
    except ValueError:
        return []


def _in_turn(lists: Sequence[Sequence[Instance]]) -> Iterator[Instance]:
    for i in range(max(map(len, lists), default=0)):
        yield from (found[i] for found in lists if i < len(found))


def _told(instance: Instance, failure: Wrong | RunsAway, world: World) -> str:
    """The instance, what it becomes, how that is wrong, and the elements that it reads."""
    shown = "; ".join(to_text(root).rstrip() for root in instance.roots)
    lines = [f"instance: {shown}"]
    if isinstance(failure, Wrong):
        if failure.one not in ("", shown):
            lines.append(f"in it:    {failure.one}")
        if failure.other:
            lines.append(f"becomes:  {failure.other}")
        lines.append(failure.how)
    else:
        lines.append(str(failure))
    read = _read(instance, world)
    if read:
        lines.append(f"where {', '.join(read)}")
    return "\n".join(lines)


def _read(instance: Instance, world: World) -> list[str]:
    """The elements and variables that an instance uses, with their values; few of them."""
    found: dict[str, str] = {}
    for root in instance.roots:
        for e in walk(root):
            if isinstance(e, Var) and e.name in world.variables:
                found[e.name] = str(world.variables[e.name])
            elif isinstance(e, Load):
                places, elements = world.known(e.index)[0], world.known(e)[0]
                for place, element in zip(places, elements, strict=True):
                    found[f"{e.name}[{place}]"] = str(element)
    return [f"{name} = {value}" for name, value in list(found.items())[:MAX_SHOWN]]
