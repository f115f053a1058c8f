"""Numbers that fit together: products of them, and conditions on them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tilewright.prove.egg_files import Term
from tilewright.prove.rules import ARITHMETIC, is_number


def multiply(products: Sequence[tuple[Hashable, ...]], known: dict[Hashable, int]) -> bool:
    """Fill in the products of what is known; False where they contradict it."""
    todo = products
    while todo:
        later: list[tuple[Hashable, ...]] = []
        for triple in todo:
            result, a, b = triple
            if a not in known or b not in known:
                later.append(triple)
            elif known.setdefault(result, known[a] * known[b]) != known[a] * known[b]:
                return False
        if len(later) == len(todo):
            return False
        todo = later
    return True


def is_met(condition: Term, numbers: dict[str, int]) -> bool:
    """Is a condition on numbers met? True where it is about something else."""
    match condition:
        case ["=", a, b]:
            left, right = _value(a, numbers), _value(b, numbers)
            return left is None or right is None or left == right
    return True


def _value(term: Term, numbers: dict[str, int]) -> int | None:
    if isinstance(term, str):
        return int(term) if is_number(term) else numbers.get(term)
    if term[0] not in ARITHMETIC or len(term) != 3:
        return None
    a, b = _value(term[1], numbers), _value(term[2], numbers)
    if a is None or b is None:
        return None
    match term[0]:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "/":
            return int(a / b) if b else None
        case "%":
            return a - int(a / b) * b if b else None
    return None
