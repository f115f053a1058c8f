"""Is everything that rules made equal really equal?

Every node of every class is evaluated, each of its operands being the value of that operand's
class; all nodes of a class must agree in every lane, have the class's type, and read nothing that
the original expressions of the class don't. Then all expressions that the classes stand for agree.
Where integers are variables or memory is unknown, the lanes are also compared as polynomials.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tilewright.prove.saturation import Graph
from tilewright.prove.shown import MALFORMED, MEANINGLESS, Shown
from tilewright.prove.symbolic import Lanes, difference, shown, symbolic_lanes, written
from tilewright.prove.world import Reads, World, beyond, same, together
from tilewright.select.engine.egraph import Class, Node
from tilewright.stmt.evaluate import Buffer
from tilewright.stmt.nodes import Expr, ExprVar, Stmt, Var
from tilewright.stmt.types import HANDLE, Type


class Wrong(Exception):
    """What is wrong: two forms of one class, as text, and how they differ; `lane` is where.

    Either of the forms is "" where there are no two.
    """

    def __init__(self, how: str, one: str = "", other: str = "", lane: int = 0) -> None:
        super().__init__("\n".join(filter(None, (one, "and" * bool(one and other), other, how))))
        self.how = how
        self.one = one
        self.other = other
        self.lane = lane


@dataclass
class _Known:
    """What is known of a class: its value (a Buffer for a pointer), type, what it reads, and its
    lanes as polynomials where they have any."""

    value: Any
    type: Type
    reads: Reads
    lanes: Lanes | None


@dataclass(frozen=True)
class Checked:
    """How many nodes were compared, and the value of every class that has one."""

    count: int
    values: Mapping[Class, np.ndarray]


def check_classes(
    graph: Graph,
    world: World,
    bits: bool = True,
    symbolic: bool = False,
    free: Mapping[Class, Sequence[bool]] | None = None,
) -> Checked:
    """Wrong unless all nodes of every class agree.

    `bits` tells 0.0 from -0.0; `symbolic` compares polynomials too; `free` lanes of a class may be
    anything.
    """
    return _Check(graph, world, bits, symbolic, free or {}).run()


class _Check:
    def __init__(
        self,
        graph: Graph,
        world: World,
        bits: bool,
        symbolic: bool,
        free: Mapping[Class, Sequence[bool]],
    ) -> None:
        self._free = free
        self._graph = graph
        self._world = world
        self._bits = bits
        self._symbolic = symbolic
        self._nodes = graph.snapshot.nodes
        self._known: dict[Class, _Known] = {}
        self._names: dict[Class, Var] = {}
        self._named: dict[str, Lanes | None] = {}
        self._allowed: dict[Class, Reads] = {}
        self._shown = Shown(graph)

    def run(self) -> Checked:
        for c, originals in self._graph.originals.items():
            self._original(c, originals)
        todo = [c for c in self._nodes if c not in self._known]
        while todo:
            waiting = [c for c in todo if not self._settle(c)]
            if len(waiting) == len(todo):
                break
            todo = waiting
        count = sum(self._check(c) for c in sorted(self._nodes))
        known = self._known.items()
        return Checked(count, {c: k.value for c, k in known if not k.type.is_handle})

    def _original(self, c: Class, originals: list[Expr]) -> None:
        value, reads = self._world.known(originals[0])
        lanes = self._lanes(originals[0])
        self._learn(c, _Known(value, originals[0].type, reads, lanes))
        others = (self._world.known(e)[1] for e in originals[1:])
        self._allowed[c] = together(self._world.readable, reads, *others)

    def _learn(self, c: Class, known: _Known) -> None:
        self._known[c] = known
        name = f"·{c.number}"
        self._names[c] = Var(name, known.type)
        self._named[name] = known.lanes

    def _settle(self, c: Class) -> bool:
        """Give a class the value of the first of its nodes that has one."""
        for node in self._nodes[c]:
            if node.op == "Buffer":
                self._known[c] = _Known(None, HANDLE, {}, None)
                self._names[c] = Var(str(node.args[0]), HANDLE)
                return True
            form = self._form(node)
            if isinstance(form, Stmt):
                return True
            if form is not None:
                self._learn(c, self._evaluated(c, node, form))
                return True
        return False

    def _form(self, node: Node) -> Expr | Stmt | None:
        """The node with a variable for each operand; None where an operand has no value."""
        if any(child not in self._known for child in node.children):
            return None
        below: dict[Class, Expr | Stmt] = {child: self._names[child] for child in node.children}
        try:
            return self._graph.encoder.decoded(node, below)
        except MALFORMED as error:
            kinds = ", ".join(str(self._known[child].type) for child in node.children)
            raise Wrong(f"{node.op} of ({kinds}): {error or 'no such expression'}") from error

    def _evaluated(self, c: Class, node: Node, form: Expr) -> _Known:
        reads = [self._known[child].reads for child in node.children]
        if isinstance(form, ExprVar):
            (child,) = node.children
            value, own = _temporary(self._known[child]), {}
        else:
            try:
                value, own = self._world.watched(form, self._values(node))
            except MEANINGLESS as error:
                raise Wrong(f"is not allowed: {error}", other=self._shown.of_node(node)) from error
        return _Known(value, form.type, together(own, *reads), self._lanes(form))

    def _values(self, node: Node) -> dict[str, Any]:
        known = ((self._names[child].name, self._known[child].value) for child in node.children)
        return {name: value for name, value in known if value is not None}

    def _lanes(self, form: Expr | Stmt) -> Lanes | None:
        if not self._symbolic or isinstance(form, Stmt):
            return None
        try:
            return symbolic_lanes(form, self._named)
        except MEANINGLESS:
            return None  # evaluation says so too

    def _check(self, c: Class) -> int:
        """Compare all nodes of a class; their number."""
        if c not in self._known:
            return self._check_statements(c)
        known, checked = self._known[c], 0
        typed = self._graph.snapshot.types.get(c)
        if known.type.is_handle:
            if typed is not None:
                raise Wrong(f"a pointer is of type {typed}")
            return 0
        if typed is None and c in self._allowed:
            raise Wrong(f"no type is found for {self._shown.of_class(c)}")
        if typed is not None and typed != known.type:
            raise Wrong(f"is of type {known.type}, not {typed}", self._shown.of_class(c))
        for node in self._nodes[c]:
            form = self._form(node)
            if form is not None:
                assert isinstance(form, Expr)
                self._compare(c, node, self._evaluated(c, node, form))
                checked += 1
        return checked

    def _compare(self, c: Class, node: Node, found: _Known) -> None:
        how, lane = self._unlikeness(c, found)
        if how:
            raise Wrong(how, self._shown.of_class(c), self._shown.of_node(node), lane)

    def _unlikeness(self, c: Class, found: _Known) -> tuple[str, int]:
        """How another value of a class differs from its own, and in which lane; "" if not."""
        known, free = self._known[c], self._free.get(c)
        if found.type != known.type:
            return f"one is {known.type}, the other {found.type}", 0
        if not same(found.value, known.value, self._bits):
            lane = self._unlike(known.value, found.value, free)
            if lane is not None:
                how = f"lane {lane}: {known.value[lane]!s} and {found.value[lane]!s}"
                if known.lanes is not None and found.lanes is not None:
                    one, other = known.lanes[lane], found.lanes[lane]
                    how += f"; that is {shown(one)} and {shown(other)}"
                return how, lane
        if c in self._allowed:
            extra = beyond(found.reads, self._allowed[c])
            if extra is not None:
                return f"only the latter reads {extra[0]}[{extra[1]}]", 0
        if found.lanes is not None and known.lanes is not None:
            return difference(known.lanes, found.lanes, free) or "", 0
        return "", 0

    def _unlike(self, a: np.ndarray, b: np.ndarray, free: Sequence[bool] | None) -> int | None:
        """The first lane that differs and matters."""
        for lane in range(len(a)):
            if not (free and free[lane]) and not same(
                a[lane : lane + 1], b[lane : lane + 1], self._bits
            ):
                return lane
        return None

    def _check_statements(self, c: Class) -> int:
        """All statements of a class have one effect, that of a store if there is one."""
        first: _Effect | None = None
        checked = 0
        for node in sorted(self._nodes[c], key=lambda node: node.op != "Store"):
            form = self._form(node)
            if not isinstance(form, Stmt):
                continue
            effect = self._effect(node, form)
            first = first or effect
            self._compare_effects(first, effect)
            checked += 1
        return checked

    def _effect(self, node: Node, form: Stmt) -> _Effect:
        reads = together(*(self._known[child].reads for child in node.children))
        try:
            buffers = self._world.effect(form, self._values(node))
        except MEANINGLESS as error:
            raise Wrong(f"is not allowed: {error}", other=self._shown.of_node(node)) from error
        stored = written(form, self._named) if self._symbolic else None
        return _Effect(node, buffers, reads, stored)

    def _compare_effects(self, first: _Effect, other: _Effect) -> None:
        how = self._effect_unlikeness(first, other)
        if how:
            raise Wrong(how, self._shown.of_node(first.node), self._shown.of_node(other.node))

    def _effect_unlikeness(self, first: _Effect, other: _Effect) -> str:
        for name, buffer in first.buffers.items():
            after = other.buffers[name]
            if not same(buffer.written, after.written):
                return f"only one writes {name}[{int(np.argmax(buffer.written != after.written))}]"
            if not same(buffer.data, after.data, self._bits):
                return f"they leave {name} different"
        extra = beyond(other.reads, together(self._world.readable, first.reads))
        if extra is not None:
            return f"only the latter reads {extra[0]}[{extra[1]}]"
        if first.stored is not None and other.stored is not None and first.stored != other.stored:
            a, b = (sorted(map(repr, effect.stored or ())) for effect in (first, other))
            return f"one writes to {' '.join(a)}\nthe other to {' '.join(b)}"
        return ""


@dataclass
class _Effect:
    """A statement, all buffers after it, what it reads and what it writes as polynomials."""

    node: Node
    buffers: dict[str, Buffer]
    reads: Reads
    stored: dict[Any, Any] | None


def _temporary(known: _Known) -> Buffer:
    buffer = Buffer("a temporary", known.type.element, known.type.lanes, written=True)
    buffer.data[:] = known.value
    return buffer
