"""Instances of a pattern: expressions of many small shapes and types that look like it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tilewright.prove import leaves
from tilewright.prove.classes import Unsolvable
from tilewright.prove.egg_files import Term, text_of
from tilewright.prove.leaves import Leaf
from tilewright.prove.patterns import Pattern
from tilewright.prove.rules import RuleSet, is_variable
from tilewright.prove.solutions import WIDE, Choices, Solver
from tilewright.prove.values import LETTERS
from tilewright.prove.words import operators
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Load,
    LocToLoc,
    NodeError,
    Not,
    Ramp,
    Select,
    Store,
    VectorReduce,
)
from tilewright.stmt.types import INT32, INT64, Type
from tilewright.stmt.visit import size

PER_PATTERN = 360
SYMBOLIC_PER_PATTERN = 24
SYMBOLIC_LANES = 24
OPERATORS = {"Add": "+", "Sub": "-", "Mul": "*"}


@dataclass(frozen=True)
class Instance:
    """Number `turn` of a pattern's instances: what its variables stand for, and the expressions.

    `symbolic`: its integers are variables. `lane` is the lane of the wide instance that it is.
    """

    pattern: Pattern
    words: dict[str, str]
    types: dict[str, Type]
    numbers: dict[str, int]
    free: frozenset[str]
    turn: int
    symbolic: bool = False
    lane: int = 0
    roots: tuple[Expr | Store, ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Nodes and lanes: which of two is the simpler one."""
        lanes = (root.value.lanes if isinstance(root, Store) else root.lanes for root in self.roots)
        return sum(map(size, self.roots)), sum(lanes)

    def built(self) -> Instance | None:
        """With its expressions; None where they can't be formed."""
        try:
            builder = _Builder(self)
            return replace(self, roots=tuple(builder.root(r) for r in self.pattern.roots))
        except (NodeError, Unsolvable):
            return None

    def at_lane(self, lane: int) -> Instance | None:
        """The same of one lane only, where the pattern works lane by lane."""
        wide = {name for name, lanes in self.numbers.items() if lanes == WIDE}
        if not self.free or not wide:
            return None
        numbers = {name: 1 if name in wide else lanes for name, lanes in self.numbers.items()}
        return replace(self, numbers=numbers, lane=lane).built()


def instances(rules: RuleSet, pattern: Pattern, share: int = 1) -> Iterator[Instance]:
    """Instances of a pattern, types and shapes mixed; fewer where `share` patterns are a rule's."""
    choices: list[tuple[dict[str, str], Choices]] = []
    for words in operators(rules, pattern):
        try:
            choices.append((words, Solver(rules, pattern, words).choices()))
        except Unsolvable:
            continue
    if not choices:
        return
    possible = max(len(c.types) * len(c.numbers) * 4 for _, c in choices) * len(choices)
    limit = max(12, PER_PATTERN // share)
    for turn in range(min(limit, possible)):
        words, chosen = choices[turn % len(choices)]
        yield from _instance(pattern, words, chosen, turn, len(choices), limit, False)
    for turn in range(max(4, SYMBOLIC_PER_PATTERN // share)):
        words, chosen = choices[turn % len(choices)]
        yield from _instance(pattern, words, _symbolic(chosen), turn, len(choices), limit, True)


def _instance(
    pattern: Pattern,
    words: dict[str, str],
    chosen: Choices,
    turn: int,
    ways: int,
    limit: int,
    symbolic: bool,
) -> Iterator[Instance]:
    types, numbers = chosen.types, chosen.numbers
    if not types or not numbers:
        return
    nth = turn // ways
    # More types than turns: every so-many-th of them, so that all take part.
    step = max(1, len(types) * ways // limit)
    t = nth * step % len(types) if len(types) * ways > limit else nth % len(types)
    n = (nth + nth // len(types)) % len(numbers)
    found = Instance(pattern, words, types[t], numbers[n], chosen.free, turn, symbolic).built()
    if found is not None:
        yield found


def _symbolic(choices: Choices) -> Choices:
    """Those of few lanes, and of types whose arithmetic may be taken as that of the integers."""
    numbers = [n for n in choices.numbers if max(n.values(), default=1) <= SYMBOLIC_LANES]
    types = [t for t in choices.types if INT32 in t.values() or INT64 in t.values()]
    return Choices(types, numbers, choices.free)


class _Builder:
    """Makes the expressions of an instance; a variable is the same leaf wherever it stands."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance
        self._leaves: dict[str, Expr] = {}
        self._places: set[str] = set()
        self._conditions: set[str] = set()
        for root in instance.pattern.roots:
            self._find_places(root, False)

    def _find_places(self, term: Term, is_place: bool) -> None:
        """Variables that stand in an index, and those that are the condition of a choice."""
        if isinstance(term, str):
            if is_place:
                self._places.add(term)
            return
        for i, part in enumerate(term[1:]):
            index = (term[0] in ("Load", "LoadIf") and i == 2) or (term[0] == "Store" and i == 1)
            if term[0] == "Select" and i == 0 and isinstance(part, str):
                self._conditions.add(part)
            self._find_places(part, is_place or index)

    def root(self, term: Term) -> Expr | Store:
        match term:
            case ["Store", _, index, value]:
                name = f"out.{self._type(value).element}"
                return Store(name, self._expr(index), self._expr(value))
        return self._expr(term)

    def _type(self, term: Term) -> Type:
        key = text_of(term)
        element = self._instance.types.get(key)
        lanes = self._instance.numbers.get(key)
        if element is None or lanes is None:
            raise Unsolvable
        return element.with_lanes(lanes)

    def _number(self, term: Term) -> int:
        if isinstance(term, str) and term.lstrip("-").isdigit():
            return int(term)
        return self._instance.numbers[text_of(term)]

    def _word(self, term: Term) -> str:
        assert isinstance(term, str) or len(term) == 1
        text = term if isinstance(term, str) else text_of(term)
        return self._instance.words.get(text, text).strip('"()')

    def _expr(self, term: Term) -> Expr:
        if isinstance(term, str):
            if term not in self._leaves:
                self._leaves[term] = self._leaf(term, len(self._leaves))
            return self._leaves[term]
        type = self._type(term)
        match term:
            case ["Const", value]:
                return IntImm(self._number(value))
            case ["Imm", _, text]:
                return self._constant(type, text)
            case ["Opaque", _, _]:
                return leaves.opaque(self._as_leaf(len(self._leaves) + 1, type))
            case [("Add" | "Sub" | "Mul") as name, a, b]:
                return Binary(OPERATORS[name], self._expr(a), self._expr(b))
            case ["Binary", op, a, b]:
                return Binary(self._word(op), self._expr(a), self._expr(b))
            case ["Not", a]:
                return Not(self._expr(a))
            case ["Select", c, a, b]:
                return Select(self._expr(c), self._expr(a), self._expr(b))
            case ["Cast", _, a]:
                return Cast(type, self._expr(a))
            case [("Load" | "LoadIf"), _, buffer, index, *predicate]:
                only = self._expr(predicate[0]) if predicate else None
                element, at = type.element, self._expr(index)
                return Load(element, f"{self._buffer(buffer)}.{element}", at, only)
            case ["Ramp", base, stride, count]:
                return Ramp(self._expr(base), self._expr(stride), self._number(count))
            case ["Broadcast", a, count]:
                return Broadcast(self._expr(a), self._number(count))
            case ["VectorReduceAdd", count, a]:
                return VectorReduce("add", self._expr(a), self._number(count))
            case ["LocToLoc", source, target, a]:
                return LocToLoc(self._word(source), self._word(target), self._expr(a))
        raise Unsolvable

    def _buffer(self, term: Term) -> str:
        """A letter for each variable that is a buffer, beginning with the last."""
        text = text_of(term)
        return LETTERS[-1 - sum(map(ord, text)) % 3]

    def _constant(self, type: Type, text: Term) -> Expr:
        turn = self._instance.turn
        value = 0 if text == '"0"' or type.is_bool else (0, 1, 3, 100)[turn % 4]
        if type.element.is_float:
            return FloatImm(-0.0 if turn % 8 == 4 and is_variable(text) else value, type)
        return IntImm(value, type)

    def _as_leaf(self, number: int, type: Type) -> Leaf:
        turn = self._instance.turn
        first = 0 if type.lanes == WIDE else (turn * 7 + number * 3) % WIDE
        return Leaf(number, type, first + self._instance.lane)

    def _leaf(self, name: str, number: int) -> Expr:
        instance, type = self._instance, self._type(name)
        leaf = self._as_leaf(number, type)
        if instance.symbolic and (name in self._places or type.element in (INT32, INT64)):
            return leaves.symbols(leaf)
        if name in self._places:
            return leaves.place(leaf)
        if name in self._conditions and instance.turn % 4 == 3:
            return leaves.load(leaf.of(type.element))
        nth, rest = divmod(instance.turn, 3)
        turn, who = divmod(nth, max(1, len(instance.pattern.roots) * 2))
        if rest == 1 and (who + number) % 2 == 0:
            return leaves.VALUES[turn % len(leaves.VALUES)](leaf)
        return leaves.load(leaf)
