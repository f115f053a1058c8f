"""A rule taken apart: what it presupposes, what it then says, and the sort of each variable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tilewright.accel import Accelerator
from tilewright.accel import target as find_target
from tilewright.prove.egg_files import Command, Term, commands, text_of
from tilewright.prove.units import BLOCKS, PARTS
from tilewright.rules.base import rule_files
from tilewright.select.engine.declaration import STRICT, Permissions, facts

SUPPORT = "support"
LEFT = "?left"  # the class that the left side of a rewrite belongs to
ARITHMETIC = ("+", "-", "*", "/", "%", "min", "max", "&", "|", "<<", ">>")
COMPARISONS = ("<", "<=", ">", ">=", "!=")


@dataclass(frozen=True)
class Signature:
    """A constructor, function or relation (`output` is ""): the sorts that it takes and gives."""

    name: str
    inputs: tuple[str, ...]
    output: str


@dataclass(frozen=True, eq=False)
class Rule:
    """One rule of a file. A rewrite from l to r presupposes ?left = l and says ?left = r."""

    command: Command
    premises: tuple[Term, ...]
    actions: tuple[Term, ...]

    @property
    def name(self) -> str:
        return self.command.name

    @property
    def ruleset(self) -> str:
        return self.command.option(":ruleset") or ""

    def conclusions(self) -> Iterator[list[Term]]:
        """The actions that say something, with what `let` names put in."""
        named: dict[str, Term] = {}
        for action in self.actions:
            assert isinstance(action, list)
            if action[0] == "let":
                assert isinstance(action[1], str)
                named[action[1]] = replaced(action[2], named)
            else:
                said = replaced(action, named)
                assert isinstance(said, list)
                yield said


def replaced(term: Term, values: Mapping[str, Term]) -> Term:
    """The term with variables replaced."""
    if isinstance(term, str):
        return values.get(term, term)
    return [term[0], *(replaced(part, values) for part in term[1:])]


def is_variable(term: Term) -> bool:
    return isinstance(term, str) and not term.startswith('"') and not is_number(term)


def is_number(term: Term) -> bool:
    return isinstance(term, str) and term.lstrip("-").isdigit()


def variables(term: Term) -> Iterator[str]:
    """The variables of a term, each as often as it occurs."""
    if isinstance(term, str):
        if is_variable(term):
            yield term
        return
    for part in term[1:]:
        yield from variables(part)


def as_rule(command: Command) -> Rule:
    kind, *rest = command.parts
    if kind == "rule":
        premises, actions = rest[:2]
        assert isinstance(premises, list) and isinstance(actions, list)
        return Rule(command, tuple(premises), tuple(actions))
    left, right, *options = rest
    conditions = options[options.index(":when") + 1] if ":when" in options else []
    assert isinstance(conditions, list)
    return Rule(command, (["=", LEFT, left], *conditions), (["union", LEFT, right],))


@dataclass(frozen=True)
class Setting:
    """A target, and what its user allows."""

    target: Accelerator
    permissions: Permissions = STRICT

    @property
    def name(self) -> str:
        allowed = [name for name, given in vars(self.permissions).items() if given]
        return " ".join((self.target.name, *allowed))

    @property
    def facts(self) -> str:
        """What the target declares, for the rules."""
        return facts(self.target, self.permissions)


# Together these have an instance of every rule that we ship.
SETTINGS = (
    Setting(BLOCKS),
    Setting(PARTS),
    Setting(find_target("amx:fp16")),
    Setting(find_target("wmma:sm_80")),
    Setting(find_target("wmma:sm_80"), Permissions(finite=True, rounding=True)),
)


@dataclass(frozen=True, eq=False)
class RuleSet:
    """All commands that selection loads, in their order, and what they declare."""

    commands: tuple[Command, ...]

    @staticmethod
    def of(settings: Sequence[Setting], extra: Sequence[Path] = ()) -> RuleSet:
        """The rules of some settings, those in `extra` files, and what is known in any setting."""
        own = dict.fromkeys(name for setting in settings for name in setting.target.rules)
        found: list[Command] = []
        for name, text in rule_files((*own, *extra)):
            found += commands(name, text)
        stated = [setting.facts for setting in settings]
        lines = dict.fromkeys(line for text in stated for line in text.splitlines())
        return RuleSet((*found, *commands("facts", "\n".join(lines))))

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(as_rule(command) for command in self.commands if command.is_rule)

    def rule(self, name: str) -> Rule:
        """The rule of that name; KeyError where there is none."""
        for rule in self.rules:
            if rule.name == name:
                return rule
        raise KeyError(name)

    @cached_property
    def rulesets(self) -> tuple[str, ...]:
        """The names of the rulesets, in the order of their declaration."""
        return tuple(str(c.parts[1]) for c in self.commands if c.parts[0] == "ruleset")

    @cached_property
    def signatures(self) -> dict[str, Signature]:
        return {s.name: s for command in self.commands for s in _declared(command.parts)}

    @cached_property
    def vectors(self) -> dict[str, str]:
        """For each sort of vectors the sort of its items."""
        found: dict[str, str] = {}
        for command in self.commands:
            for parts in (command.parts, *command.parts[1:]):
                match parts:
                    case ["sort", str(name), ["Vec", str(item)]]:
                        found[name] = item
        return found

    @cached_property
    def stated(self) -> dict[str, list[tuple[str, ...]]]:
        """The facts that the files state about each relation."""
        found: dict[str, list[tuple[str, ...]]] = {}
        for command in self.commands:
            head = command.parts[0]
            if isinstance(head, str) and head in self.signatures:
                found.setdefault(head, []).append(tuple(text_of(p) for p in command.parts[1:]))
        return found

    def sorts(self, rule: Rule) -> dict[str, str]:
        """The sort of every variable of a rule."""
        return _Sorts(self, rule).found


def _declared(parts: list[Term]) -> Iterator[Signature]:
    match parts:
        case ["datatype", str(sort), *constructors]:
            yield from _constructors(sort, constructors)
        case ["datatype*", *sorts]:
            for entry in sorts:
                assert isinstance(entry, list)
                if entry[0] != "sort":
                    yield from _constructors(str(entry[0]), entry[1:])
        case [("constructor" | "function"), str(name), list(inputs), str(output), *_]:
            yield Signature(name, tuple(map(str, inputs)), output)
        case ["relation", str(name), list(inputs)]:
            yield Signature(name, tuple(map(str, inputs)), "")


def _constructors(sort: str, constructors: Iterable[Term]) -> Iterator[Signature]:
    for constructor in constructors:
        assert isinstance(constructor, list)
        name, *inputs = map(str, constructor)
        yield Signature(name, tuple(inputs), sort)


class _Sorts:
    """Sorts of variables by where they stand, until nothing new is found."""

    def __init__(self, rules: RuleSet, rule: Rule) -> None:
        self._rules = rules
        self.found: dict[str, str] = {}
        size = -1
        while size != len(self.found):
            size = len(self.found)
            for term in (*rule.premises, *rule.actions):
                self._visit(term, None)

    def _visit(self, term: Term, expected: str | None) -> str | None:
        if isinstance(term, str):
            if is_number(term):
                return "i64"
            if term.startswith('"'):
                return "String"
            if expected is not None:
                self.found.setdefault(term, expected)
            return self.found.get(term)
        head, *args = term
        assert isinstance(head, str)
        if head in ("=", "union", "set", "!="):
            known = [sort for arg in args if (sort := self._visit(arg, expected)) is not None]
            for arg in args:
                self._visit(arg, known[0] if known else None)
            return None
        if head == "let":
            sort = self._visit(args[1], None)
            self._visit(args[0], sort)
            return None
        if head in ARITHMETIC or head in COMPARISONS:
            known = {self._visit(arg, None) for arg in args}
            sort = "String" if "String" in known else "i64"
            for arg in args:
                self._visit(arg, sort)
            return sort
        if head == "vec-of":
            sorts = [self._visit(arg, None) for arg in args]
            items = [sort for sort in sorts if sort is not None]
            item = self._rules.vectors.get(expected or "") or (items[0] if items else None)
            for arg in args:
                self._visit(arg, item)
            owners = [name for name, kind in self._rules.vectors.items() if kind == item]
            return owners[0] if owners else None
        signature = self._rules.signatures.get(head)
        if signature is None:
            return None
        for arg, sort in zip(args, signature.inputs, strict=False):
            self._visit(arg, sort)
        return signature.output or None
