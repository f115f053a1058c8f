"""Operators and locations that are variables of a pattern."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tilewright.prove.egg_files import Term
from tilewright.prove.patterns import Pattern
from tilewright.prove.rules import RuleSet, is_variable
from tilewright.stmt.expr_nodes import BINARY_OPERATORS


def operators(rules: RuleSet, pattern: Pattern) -> Iterator[dict[str, str]]:
    """Every choice of the operators and locations that are variables, as egglog writes them."""
    names: dict[str, list[str]] = {}
    places = [f"({s.name})" for s in rules.signatures.values() if s.output == "Location"]
    for root in pattern.roots:
        _collect(root, names, places)
    for condition in pattern.conditions:
        stated = rules.stated.get(str(condition[0]), [])
        for place, arg in enumerate(condition[1:]):
            if isinstance(arg, str) and arg in names and stated:
                names[arg] = [fact[place] for fact in stated]
    for values in product(*names.values()):
        yield dict(zip(names, values, strict=True))


def _collect(term: Term, names: dict[str, list[str]], places: list[str]) -> None:
    match term:
        case ["Binary", str(op), *_] if is_variable(op):
            names[op] = [f'"{sign}"' for sign in BINARY_OPERATORS if sign not in ("+", "-", "*")]
        case ["LocToLoc", a, b, _]:
            for place in (a, b):
                if isinstance(place, str):
                    names[place] = places
    if isinstance(term, list):
        for part in term[1:]:
            _collect(part, names, places)
