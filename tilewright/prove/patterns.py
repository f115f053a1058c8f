"""Which expressions a rule is about, read off its premises.

    (= e (Add (Add a r) c)) (narrow-product r x y acc)    with the rule that says narrow-product

is the pattern

    (Add (Add a (VectorReduceAdd n (Mul (Cast (Vector acc l) x) (Cast (Vector acc l) y)))) c)

and the conditions of both rules. A fact that only Python states, or a term that no program starts
with, has no pattern: such rules are tried on a corpus of programs instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

from tilewright.prove.egg_files import Term, text_of
from tilewright.prove.rules import (
    ARITHMETIC,
    COMPARISONS,
    Rule,
    RuleSet,
    is_number,
    is_variable,
    replaced,
    variables,
)

# What a program can be made of: the terms that select/encode.py writes, and statements.
EXPRESSIONS = (
    *("Const", "Imm", "Opaque", "Add", "Sub", "Mul", "Binary", "Not", "Select", "Cast", "Load"),
    *("LoadIf", "Ramp", "Broadcast", "VectorReduceAdd", "LocToLoc"),
)
PROGRAM = (*EXPRESSIONS, "Store")
MAX_DEPTH = 3  # of facts that follow from facts
MAX_PATTERNS = 24


class NoPattern(ValueError):
    """A rule presupposes what no program has by itself."""


@dataclass(frozen=True)
class Pattern:
    """Terms with variables, what else must hold of them, and the rules that make it known."""

    roots: tuple[Term, ...]
    conditions: tuple[list[Term], ...]
    needed: frozenset[str]


def patterns(rules: RuleSet, rule: Rule) -> list[Pattern]:
    """The patterns of a rule; NoPattern where it has none."""
    found = list(islice(_Expansion(rules, rule).patterns(), MAX_PATTERNS))
    if not found:
        raise NoPattern(f"{rule.name} presupposes what only selection knows")
    return found


@dataclass
class _State:
    """Premises still to look at, terms that variables stand for, conditions that remain."""

    pending: list[tuple[Term, int]]
    bound: dict[str, Term] = field(default_factory=dict)
    conditions: list[list[Term]] = field(default_factory=list)
    needed: frozenset[str] = frozenset()

    def with_value(self, name: str, value: Term) -> _State:
        """The variable replaced everywhere."""
        values = {name: value}
        state = _State([(replaced(p, values), d) for p, d in self.pending], {}, [], self.needed)
        state.conditions = [_list(replaced(c, values)) for c in self.conditions]
        state.bound = {k: replaced(v, values) for k, v in self.bound.items() if k != name}
        if name in self.bound:
            term = replaced(self.bound[name], values)
            state.pending.append((["=", value, term], 0))
        return state


def _list(term: Term) -> list[Term]:
    assert isinstance(term, list)
    return term


class _Expansion:
    """Works through the premises; facts that rules state are replaced by those rules' premises."""

    def __init__(self, rules: RuleSet, rule: Rule) -> None:
        self._rules = rules
        self._rule = rule
        self._fresh = count()
        self._sorts = rules.sorts(rule)

    def patterns(self) -> Iterator[Pattern]:
        start = _State([(premise, 0) for premise in self._rule.premises])
        for state in self._expanded(start):
            pattern = self._pattern(state)
            if pattern is not None:
                yield pattern

    def _pattern(self, state: _State) -> Pattern | None:
        bound = dict(state.bound)
        for _ in bound:
            bound = {name: replaced(term, bound) for name, term in bound.items()}
        if any(name in variables(term) for name, term in bound.items()):
            return None  # an expression that is a part of itself
        inner = {v for term in state.bound.values() for v in variables(term)}
        roots = [term for name, term in bound.items() if name not in inner]
        conditions = tuple(_list(replaced(c, bound)) for c in state.conditions)
        shown = {v for root in roots for v in variables(root)}
        for condition in conditions:
            roots += [v for v in _typed(condition) if v not in shown and v not in roots]
        if not all(_is_program(root) for root in roots) or not roots:
            return None
        return Pattern(tuple(roots), conditions, state.needed)

    def _expanded(self, state: _State) -> Iterator[_State]:
        if not state.pending:
            yield state
            return
        (premise, depth), *rest = state.pending
        state = _State(rest, dict(state.bound), list(state.conditions), state.needed)
        head, *args = _list(premise)
        if head == "=":
            yield from self._equal(state, args, depth)
        elif head in COMPARISONS:
            state.conditions.append(_list(premise))
            yield from self._expanded(state)
        else:
            assert isinstance(head, str)
            if head in self._rules.stated:
                known = _State(rest, dict(state.bound), [*state.conditions], state.needed)
                known.conditions.append(_list(premise))
                yield from self._expanded(known)
            yield from self._from_rules(state, _list(premise), depth)

    def _equal(self, state: _State, args: Sequence[Term], depth: int) -> Iterator[_State]:
        a, b, *more = args
        if more:
            state.pending.insert(0, (["=", b, *more], depth))
        if is_variable(b) or is_number(b):
            a, b = b, a
        if is_variable(a) and is_variable(b):
            assert isinstance(a, str)
            yield from self._expanded(state.with_value(a, b) if a != b else state)
        elif isinstance(b, str) or b[0] in (*ARITHMETIC, "type-of", "Vector", "vec-of"):
            state.conditions.append(["=", a, b])
            yield from self._expanded(state)
        elif isinstance(a, list) and a[0] == "type-of":
            state.conditions.append(["=", b, a])
            yield from self._expanded(state)
        elif b[0] in PROGRAM and isinstance(a, str):
            yield from self._bind(state, a, b)
        elif b[0] in self._rules.signatures:
            yield from self._from_rules(state, b, depth)

    def _bind(self, state: _State, name: str, term: Term) -> Iterator[_State]:
        known = state.bound.get(name)
        if known is None:
            state.bound[name] = term
        else:
            unified = _unify(known, term)
            if unified is None:
                return
            for variable, value in unified.items():
                state = state.with_value(variable, value)
        yield from self._expanded(state)

    def _from_rules(self, state: _State, goal: list[Term], depth: int) -> Iterator[_State]:
        """By each rule that states the fact, or makes the term, `goal`."""
        if depth >= MAX_DEPTH:
            return
        for rule in self._rules.rules:
            for said in rule.conclusions():
                for term in _made(said, str(goal[0])):
                    yield from self._by(state, goal, rule, term, depth)

    def _by(
        self, state: _State, goal: list[Term], rule: Rule, term: list[Term], depth: int
    ) -> Iterator[_State]:
        number = next(self._fresh)
        names = {v for part in (*rule.premises, term) for v in variables(part)}
        fresh: dict[str, Term] = {v: f"{v}'{number}" for v in names}
        unified = _unify(_list(replaced(term, fresh)), goal)
        if unified is None:
            return
        premises = [(replaced(p, fresh), depth + 1) for p in rule.premises]
        new = _State([*premises, *state.pending], dict(state.bound), list(state.conditions))
        new.needed = state.needed | {rule.name}
        for variable, value in unified.items():
            new = new.with_value(variable, value)
        yield from self._expanded(new)


def _typed(condition: Term) -> Iterator[str]:
    """The variables whose type a condition asks for."""
    if isinstance(condition, list):
        if condition[0] == "type-of" and is_variable(condition[1]):
            yield str(condition[1])
        for part in condition[1:]:
            yield from _typed(part)


def _is_program(term: Term) -> bool:
    if isinstance(term, str):
        return True
    return term[0] in (*PROGRAM, "Vector", "Buffer", *ARITHMETIC) or _is_location(term)


def _is_location(term: list[Term]) -> bool:
    return len(term) == 1


def _made(term: Term, head: str) -> Iterator[list[Term]]:
    """The terms with that head inside `term`, itself too."""
    if isinstance(term, list):
        if term[0] == head:
            yield term
        for part in term[1:]:
            yield from _made(part, head)


def _unify(a: Term, b: Term) -> dict[str, Term] | None:
    """Values of variables, rather those of `a`, that make the terms one; None where none do."""
    found: dict[str, Term] = {}
    todo = [(a, b)]
    while todo:
        x, y = (replaced(term, found) for term in todo.pop())
        if text_of(x) == text_of(y):
            continue
        if not is_variable(x):
            x, y = y, x
        if is_variable(x):
            assert isinstance(x, str)
            if x in variables(y):
                return None
            found = {name: replaced(term, {x: y}) for name, term in found.items()} | {x: y}
        elif isinstance(x, list) and isinstance(y, list):
            if x[0] != y[0] or len(x) != len(y):
                return None
            todo += zip(x[1:], y[1:], strict=True)
        else:
            return None
    return found
