"""What a variable of a pattern can stand for: loads, constants, casts, sums of products …"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilewright.prove.values import LETTERS, PLACES, SCALARS
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Load,
    Ramp,
    Select,
    Shuffle,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import BOOL, FLOAT32, INT8, INT32, UINT8, Type


@dataclass(frozen=True)
class Leaf:
    """Which leaf it is, its type with lanes, and the element of its buffer that it starts with."""

    number: int
    type: Type
    first: int

    @property
    def letter(self) -> str:
        return LETTERS[self.number % len(LETTERS)]

    def of(self, type: Type, later: int = 0) -> Leaf:
        """A leaf of another type, some leaves further on."""
        return Leaf(self.number + later, type, self.first + 3 * later)


def load(leaf: Leaf) -> Expr:
    element = leaf.type.element
    return Load(element, f"{leaf.letter}.{element}", run(leaf.first, leaf.type.lanes))


def run(first: int, lanes: int, step: int = 1) -> Expr:
    return IntImm(first) if lanes == 1 else Ramp(IntImm(first), IntImm(step), lanes)


def constant(value: int) -> Callable[[Leaf], Expr]:
    def made(leaf: Leaf) -> Expr:
        element, lanes = leaf.type.element, leaf.type.lanes
        one = FloatImm(float(value), element) if element.is_float else IntImm(value, element)
        return one if lanes == 1 else Broadcast(one, lanes)

    return made


def minus_zero(leaf: Leaf) -> Expr:
    element, lanes = leaf.type.element, leaf.type.lanes
    if not element.is_float:
        return constant(0)(leaf)
    zero = FloatImm(-0.0, element)
    return zero if lanes == 1 else Broadcast(zero, lanes)


def zero_cast(leaf: Leaf) -> Expr:
    zero = constant(0)(leaf.of(INT32.with_lanes(leaf.type.lanes)))
    return Cast(leaf.type, zero)


def narrow_cast(leaf: Leaf) -> Expr:
    narrow = FLOAT32 if leaf.type.element == BOOL else INT8
    return Cast(leaf.type, load(leaf.of(narrow.with_lanes(leaf.type.lanes))))


def sum_of_products(leaf: Leaf) -> Expr:
    """A reduction of products of bytes, widened to the leaf's type."""
    lanes, wide = leaf.type.lanes, leaf.type.with_lanes(2 * leaf.type.lanes)
    x, y = (load(leaf.of(t.with_lanes(2 * lanes), i)) for i, t in enumerate((INT8, UINT8)))
    return VectorReduce("add", Binary("*", Cast(wide, x), Cast(wide, y)), lanes)


def repeated(leaf: Leaf) -> Expr:
    lanes = leaf.type.lanes
    count = next(n for n in (2, 3, 1) if lanes % n == 0)
    return Broadcast(load(leaf.of(leaf.type.with_lanes(lanes // count))), count)


def chosen(leaf: Leaf) -> Expr:
    condition = load(leaf.of(BOOL.with_lanes(leaf.type.lanes), 1))
    return Select(condition, load(leaf), load(leaf.of(leaf.type, 2)))


def added(leaf: Leaf) -> Expr:
    return Binary("+", load(leaf), load(leaf.of(leaf.type, 1)))


def opaque(leaf: Leaf) -> Expr:
    """What no rule looks into: lanes in reverse."""
    lanes = leaf.type.lanes
    value = load(leaf.of(leaf.type.with_lanes(lanes + 1)))
    return Shuffle((value,), tuple(range(lanes, 0, -1)))


VALUES: tuple[Callable[[Leaf], Expr], ...] = (
    *(constant(0), sum_of_products, narrow_cast, minus_zero, repeated, constant(1)),
    *(chosen, zero_cast, added, opaque),
)


def symbols(leaf: Leaf) -> Expr:
    """Integers of which nothing is known, a variable for every lane."""
    names = [f"{leaf.letter}{i % SCALARS}" for i in range(leaf.type.lanes)]
    parts = tuple(Var(name, leaf.type.element) for name in names)
    return parts[0] if len(parts) == 1 else Shuffle(parts, tuple(range(len(parts))))


def place(leaf: Leaf) -> Expr:
    """An index into any of the buffers: a constant, a run, backwards, gathered."""
    first, lanes = leaf.first % 16 + 20 * (leaf.number % 4), leaf.type.lanes
    kinds = (
        lambda: run(first, lanes),
        lambda: run(first, lanes, 2),
        lambda: Load(INT32, PLACES, run(first, lanes)),
        lambda: run(first + lanes, lanes, -1),
        lambda: constant(first)(leaf),
    )
    return kinds[leaf.first % len(kinds)]()
