"""What random mix loops are made of: values, statements of one or more lines of MLIR, loops.

A statement's text names every value that it defines and uses, so that a failing loop can be made
smaller by leaving statements out.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

NAME = re.compile(r"%[a-zA-Z_0-9]+")
SIZES = (8, 16)
CUBE, VECTOR = "CUBE", "VECTOR"
NONE: frozenset[int] = frozenset()


class Value(NamedTuple):
    """A value of the loop. `carried` has the numbers of the carried values behind it, `crossed`
    those of them behind another core's work, which it can't give to the next iteration."""

    name: str
    shape: tuple[int | str, ...]
    element: str
    core: str = ""
    carried: frozenset[int] = NONE
    crossed: frozenset[int] = NONE

    @property
    def type(self) -> str:
        """Its type; that of a tensor, if it is memory."""
        sizes = "".join(f"{'?' if isinstance(size, str) else size}x" for size in self.shape)
        return f"tensor<{sizes}{self.element}>" if self.shape else self.element

    @property
    def memref(self) -> str:
        return self.type.replace("tensor", "memref")

    @property
    def sizes(self) -> str:
        """The values of its dynamic sizes."""
        return ", ".join(size for size in self.shape if isinstance(size, str))


@dataclass
class Statement:
    """Lines that stand or fall together."""

    lines: list[str]

    def defines(self) -> set[str]:
        """The names before an equals sign, in regions, too."""
        found: set[str] = set()
        for line in self.lines:
            head, equals, _ = line.partition(" = ")
            if equals and head.lstrip().startswith("%"):
                found |= set(NAME.findall(head))
            if "scf.for" in line or "iter_args" in line:
                found |= set(re.findall(r"(%\w+) = ", line))
        return found

    def uses(self) -> set[str]:
        return {name for line in self.lines for name in NAME.findall(line)} - self.defines()


@dataclass
class Carried:
    """A value that an iteration gets from the one before."""

    argument: str
    type: str
    initial: str
    yielded: str


@dataclass
class Loop:
    """A loop as text in parts; `outside` goes before it."""

    induction: str
    bounds: str
    suffix: str
    result: str
    outside: list[Statement] = field(default_factory=list)
    carried: list[Carried] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)

    def lines(self) -> list[str]:
        head = f"scf.for {self.induction} = {self.bounds}"
        lines = [line for each in self.outside for line in each.lines]
        if self.carried:
            pairs = ", ".join(f"{each.argument} = {each.initial}" for each in self.carried)
            types = ", ".join(each.type for each in self.carried)
            head = f"{self.result}:{len(self.carried)} = {head} iter_args({pairs}) -> ({types})"
        lines.append(f"{head} {self.suffix}{{")
        lines += [f"  {line}" for each in self.statements for line in each.lines]
        if self.carried:
            names = ", ".join(each.yielded for each in self.carried)
            types = ", ".join(each.type for each in self.carried)
            lines.append(f"  scf.yield {names} : {types}")
        return [*lines, "}"]


@dataclass
class Memory:
    """The function's arguments: what loops read, and what they have been given to write."""

    outputs: list[str] = field(default_factory=list)

    def output(self, element: str) -> str:
        self.outputs.append(element)
        return f"%out{len(self.outputs) - 1}"


class Scope:
    """What statements may use, and the statements themselves, in a body or a region.

    `outside` takes what is put before the loop. `tensors`, `scalars` and `indices` are values that
    may be used; `buffers` are allocations of the iteration in memref form, `outer_buffers` those
    from before the loop, which iterations change. `buffer_of` has the buffer behind each tensor
    that is the memory of one, by their names: when it changes, the tensor is gone. `only` is the
    core that all work must be of, in a region; empty elsewhere.
    """

    def __init__(
        self,
        rng: random.Random,
        numbers: itertools.count[int],
        memory: Memory,
        outside: list[Statement],
    ) -> None:
        self.rng = rng
        self.numbers = numbers
        self.memory = memory
        self.outside = outside
        self.statements: list[Statement] = []
        self.tensors: list[Value] = []
        self.scalars: list[Value] = []
        self.indices: list[str] = []
        self.buffers: list[Value] = []
        self.outer_buffers: list[Value] = []
        self.buffer_of: dict[str, str] = {}
        self.only: str = ""

    def inner(self, core: str) -> Scope:
        """A scope for a region with work for `core`."""
        scope = Scope(self.rng, self.numbers, self.memory, self.outside)
        scope.tensors, scope.scalars = list(self.tensors), list(self.scalars)
        scope.indices, scope.only, scope.buffer_of = list(self.indices), core, self.buffer_of
        return scope

    def forget(self, buffer: str) -> None:
        """Takes away the tensors of a buffer that has changed."""
        self.tensors = [each for each in self.tensors if self.buffer_of.get(each.name) != buffer]

    def lines(self) -> list[str]:
        return [f"  {line}" for each in self.statements for line in each.lines]

    def new(self) -> str:
        return f"%v{next(self.numbers)}"

    def add(self, *lines: str) -> None:
        self.statements.append(Statement(list(lines)))

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def pick(self, fits: Callable[[Value], bool]) -> Value | None:
        """One of the tensors that fit, the later ones rather."""
        found = [each for each in self.tensors if fits(each)]
        if not found:
            return None
        return found[max(self.rng.randrange(len(found)), self.rng.randrange(len(found)))]

    def made(
        self,
        core: str,
        shape: tuple[int | str, ...],
        element: str,
        sources: tuple[Value, ...],
        name: str | None = None,
    ) -> Value:
        """A value that work on `core` makes of `sources`; it may be used from now on."""
        carried, crossed = NONE, NONE
        for each in sources:
            carried |= each.carried
            crossed |= each.crossed
            if each.core not in ("", core):
                crossed |= each.carried
        value = Value(name or self.new(), shape, element, core, carried, crossed)
        (self.tensors if shape else self.scalars).append(value)
        return value

    def shape(self) -> tuple[int, int]:
        return self.rng.choice(SIZES), self.rng.choice(SIZES)

    def empty(self, shape: tuple[int | str, ...], element: str) -> str:
        """A destination: a new tensor, of this iteration or from outside of the loop."""
        value = Value(self.new(), shape, element)
        line = f"{value.name} = tensor.empty({value.sizes}) : {value.type}"
        inside = any(isinstance(size, str) and size != "%rows" for size in shape)
        if self.chance(0.3) and not inside:
            self.outside.append(Statement([line]))
        else:
            self.add(line)
        return value.name

    def destination(self, shape: tuple[int | str, ...], element: str) -> tuple[str, list[Value]]:
        """A new tensor, or now and then one with a value, which is overwritten."""
        if self.chance(0.1):
            old = self.pick(lambda each: each.shape == shape and each.element == element)
            if old is not None:
                return old.name, [old]
        return self.empty(shape, element), []
