"""Types, lanes and counts that fit a pattern: what its variables may stand for.

Every part of a term has an element type and a number of lanes. Which of them must be equal, or one
the product of two others, follows from what the constructors mean; what is left is tried out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import islice, product

from tilewright.prove.classes import Classes, Unsolvable
from tilewright.prove.egg_files import Term, text_of
from tilewright.prove.numbers import is_met, multiply
from tilewright.prove.patterns import Pattern
from tilewright.prove.rules import RuleSet, is_number, is_variable
from tilewright.stmt.expr_nodes import COMPARISONS
from tilewright.stmt.types import (
    BFLOAT16,
    BOOL,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    INT8,
    INT16,
    INT32,
    INT64,
    UINT8,
    UINT16,
    UINT32,
    UINT64,
    Type,
)

TYPES = (
    *(INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64),
    *(FLOAT16, BFLOAT16, FLOAT32, FLOAT64, BOOL),
)
COUNTS = (1, 2, 3, 4, 6)
WIDE = 256  # lanes in which each of 16 values meets each of 16 others
CONSTANTS = (0, 1, 2, -1, 7)
MAX_TYPES = 4000
MAX_LANES = 400


@dataclass(frozen=True)
class Choices:
    """Ways to choose types, and ways to choose lanes and counts; each of one goes with each other.

    `types` and `numbers` give the element type and the lanes of every term by its text, and what
    the variables for types and counts stand for. `free` are the leaves whose lanes may be any
    number, the same for all of them.
    """

    types: list[dict[str, Type]]
    numbers: list[dict[str, int]]
    free: frozenset[str]


@dataclass(frozen=True)
class _Part:
    """A part of a pattern: keys of its element type and its lanes."""

    element: Hashable
    lanes: Hashable


class Solver:
    """What fits one pattern, given which operator stands for each variable operator."""

    def __init__(self, rules: RuleSet, pattern: Pattern, words: dict[str, str]) -> None:
        self._rules = rules
        self._pattern = pattern
        self._words = words
        self._elements = Classes()
        self._lanes = Classes()
        self._products: list[tuple[Hashable, Hashable, Hashable]] = []  # a = b·c
        self._parts: dict[str, _Part] = {}
        self.leaves: dict[str, _Part] = {}
        self._strings: set[str] = set()
        self._counts: set[str] = set()
        self._constants: set[str] = set()
        for root in pattern.roots:
            self._part(root)
        for condition in pattern.conditions:
            self._condition(condition)

    def _part(self, term: Term) -> _Part:
        key = text_of(term)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = _Part(("element", key), ("lanes", key))
            if isinstance(term, str):
                self.leaves[term] = part
            else:
                self._constrain(part, term)
        return part

    def _same(self, *parts: _Part, elements: bool = True, lanes: bool = True) -> None:
        first, *others = parts
        for other in others:
            if elements:
                self._elements.unite(first.element, other.element)
            if lanes:
                self._lanes.unite(first.lanes, other.lanes)

    def _constrain(self, part: _Part, term: list[Term]) -> None:
        match term:
            case ["Const", value]:
                self._elements.fix(part.element, INT32)
                self._lanes.fix(part.lanes, 1)
                if is_variable(value):
                    self._constants.add(str(value))
            case [("Imm" | "Opaque"), type, _]:
                self._typed(part, type)
                if term[0] == "Imm":
                    self._lanes.fix(part.lanes, 1)
            case [("Add" | "Sub" | "Mul"), a, b]:
                self._same(part, self._part(a), self._part(b))
            case ["Binary", op, a, b]:
                left = self._part(a)
                self._same(left, self._part(b))
                self._same(part, left, elements=self._operator(op) not in COMPARISONS)
                if self._operator(op) in (*COMPARISONS, "&&", "||"):
                    self._elements.fix(part.element, BOOL)
            case ["Not", a]:
                self._same(part, self._part(a))
                self._elements.fix(part.element, BOOL)
            case ["Select", c, a, b]:
                condition = self._part(c)
                self._same(part, self._part(a), self._part(b))
                self._same(condition, part, elements=False)
                self._elements.fix(condition.element, BOOL)
            case ["Cast", type, a]:
                self._typed(part, type)
                self._same(part, self._part(a), elements=False)
            case [("Load" | "LoadIf"), type, _, index, *predicate]:
                self._typed(part, type)
                self._elements.fix(self._part(index).element, INT32)
                self._same(part, self._part(index), elements=False)
                for only in predicate:
                    self._elements.fix(self._part(only).element, BOOL)
                    self._same(part, self._part(only), elements=False)
            case [("Ramp" | "Broadcast"), a, *stride, count]:
                value = self._part(a)
                self._same(part, value, *map(self._part, stride), lanes=False)
                self._same(value, *map(self._part, stride))
                self._products.append((part.lanes, value.lanes, self._number(count)))
            case ["VectorReduceAdd", count, a]:
                value = self._part(a)
                self._same(part, value, lanes=False)
                self._lanes.unite(part.lanes, self._number(count))
                self._products.append((value.lanes, part.lanes, ("factor", value.lanes)))
            case ["LocToLoc", _, _, a]:
                self._same(part, self._part(a))
            case ["Store", _, index, value]:
                self._elements.fix(self._part(index).element, INT32)
                self._same(part, self._part(index), self._part(value), elements=False)
            case _:
                raise Unsolvable

    def _operator(self, op: Term) -> str:
        assert isinstance(op, str)
        return self._words.get(op, op).strip('"')

    def _typed(self, part: _Part, type: Term) -> None:
        """`type` is a variable or (Vector element lanes)."""
        if isinstance(type, str):
            self._same(part, _Part(("element of", type), ("lanes of", type)))
            return
        if type[0] != "Vector":
            raise Unsolvable
        _, element, lanes = type
        assert isinstance(element, str)
        self._elements.unite(part.element, ("string", element))
        if is_variable(element):
            self._strings.add(element)
        else:
            fitting = [t for t in TYPES if f'"{t}"' == element]
            if not fitting:
                raise Unsolvable
            self._elements.fix(part.element, fitting[0])
        self._lanes.unite(part.lanes, self._number(lanes))

    def _number(self, term: Term) -> Hashable:
        """The key of a count."""
        key = ("number", text_of(term))
        if is_number(term):
            assert isinstance(term, str)
            self._lanes.fix(key, int(term))
        elif isinstance(term, str):
            self._counts.add(term)
        elif term[0] == "*":
            product = (key, self._number(term[1]), self._number(term[2]))
            if product not in self._products:
                self._products.append(product)
        else:
            raise Unsolvable
        return key

    def _condition(self, condition: list[Term]) -> None:
        match condition:
            case ["=", ["type-of", x], ["type-of", y]]:
                self._same(self._part(x), self._part(y))
            case ["=", type, ["type-of", x]]:
                self._typed(self._part(x), type)

    # What is left to choose

    def choices(self) -> Choices:
        """All that fits, up to a limit; Unsolvable where nothing does."""
        types = list(islice(self._types(), MAX_TYPES))
        numbers = list(islice(self._numbers(), MAX_LANES))
        if not types or not numbers:
            raise Unsolvable
        bound = {self._lanes.find(key) for triple in self._products for key in triple}
        bound |= set(self._lanes.constant)
        free = (n for n, part in self.leaves.items() if self._lanes.find(part.lanes) not in bound)
        return Choices(types, numbers, frozenset(free))

    def _types(self) -> Iterator[dict[str, Type]]:
        keys = {name: self._elements.find(part.element) for name, part in self.leaves.items()}
        keys |= {name: self._elements.find(("string", name)) for name in sorted(self._strings)}
        for term, part in self._parts.items():  # the types that variables stand for
            keys[term] = self._elements.find(part.element)
        roots = sorted(set(keys.values()), key=repr)
        checks = [c for c in self._pattern.conditions if str(c[0]) in self._rules.stated]

        def choose(chosen: dict[Hashable, Type]) -> Iterator[dict[str, Type]]:
            if not self._hold(checks, chosen):
                return
            if len(chosen) == len(roots):
                yield {name: chosen[key] for name, key in keys.items()}
                return
            root = roots[len(chosen)]
            fixed = self._elements.constant.get(root)
            for type in TYPES if fixed is None else (fixed,):
                assert isinstance(type, Type)
                yield from choose({**chosen, root: type})

        return choose({})

    def _hold(self, checks: list[list[Term]], chosen: dict[Hashable, Type]) -> bool:
        """Are the facts about types that are chosen already among those stated?"""
        for relation, *args in checks:
            values = [self._word(arg, chosen) for arg in args]
            if not any(_agree(values, fact) for fact in self._rules.stated[str(relation)]):
                return False
        return True

    def _word(self, arg: Term, chosen: dict[Hashable, Type]) -> str | None:
        """What an argument of a fact is, as egglog writes it; None while that isn't chosen."""
        assert isinstance(arg, str)
        type = chosen.get(self._elements.find(("string", arg)))
        if type is not None:
            return f'"{type}"'
        return self._words.get(arg, None if is_variable(arg) else arg)

    def _numbers(self) -> Iterator[dict[str, int]]:
        keys: dict[str, Hashable] = {n: ("number", n) for n in sorted(self._counts)}
        keys |= {term: part.lanes for term, part in self._parts.items()}
        keys = {name: self._lanes.find(key) for name, key in keys.items()}
        products = [tuple(map(self._lanes.find, triple)) for triple in self._products]
        results = {triple[0] for triple in products}
        inputs = {key for triple in products for key in triple} | set(keys.values())
        inputs = sorted(inputs - results - set(self._lanes.constant), key=repr)
        factors = {key for triple in products for key in triple}
        domains = [COUNTS if key in factors else (WIDE, 1, 3, WIDE, 6) for key in inputs]
        for number, values in enumerate(product(*domains)):
            known = {k: v for k, v in self._lanes.constant.items() if isinstance(v, int)}
            known |= dict(zip(inputs, values, strict=True))
            if not multiply(products, known):
                continue
            found = {name: known[key] for name, key in keys.items()}
            for i, name in enumerate(sorted(self._constants)):
                found[name] = CONSTANTS[(number + i) % len(CONSTANTS)]
            if all(is_met(c, found) for c in self._pattern.conditions):
                yield found


def _agree(values: list[str | None], fact: tuple[str, ...]) -> bool:
    return all(value in (None, word) for value, word in zip(values, fact, strict=True))
