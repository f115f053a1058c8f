"""A group of stores without its names: what two groups must share to be solved once.

Scalars that a tensor instruction doesn't care about (bases, symbolic strides, factors) become the
variables s0, s1, …, and buffers b0, b1, …, in the order in which they appear. Every index that is a
multiramp is written in one form, so that all its spellings look alike to the rules. Before:

    A[ramp(x512(A.stride.1*y*16), x512(A.stride.1), 16) + x256(ramp(k*32, 1, 32)) - x8192(A.min.0)]

and after, with s0 = A.stride.1*y*16 + k*32 - A.min.0 and s1 = A.stride.1:

    b0[ramp(x16(ramp(s0, 1, 32)), x512(s1), 16)]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import prod
from typing import TypeVar

from tilewright.stmt.index.lanes import constant_lanes, runs
from tilewright.stmt.index.multiramp import MAX_LISTED, MultiRamp
from tilewright.stmt.index.multiramp_reader import lanes_of
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    ExprVar,
    FloatImm,
    IntImm,
    Let,
    Load,
    LocToLoc,
    Ramp,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import HANDLE, INT32, Type
from tilewright.stmt.visit import Node, free_variables, map_children, size, substitute, walk

N = TypeVar("N", bound=Node)
MAX_STEPS = 4  # symbolic strides of an index that is written down lane by lane
MAX_OPENED = 20_000  # nodes of a let whose value is put where it is used


class Abstraction:
    """Renames what it is shown and remembers how to undo it.

    `known` are variables whose value the statement's asserts fix ("A.stride.0": 1), `pointers` the
    types of those that hold the pointers of buffers.
    """

    def __init__(self, known: Mapping[str, Expr], pointers: Mapping[str, Type]) -> None:
        self._known = known
        self._pointers = pointers
        self._scalars: dict[object, Var] = {}
        self._originals: dict[str, Expr] = {}
        self._buffers: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def buffer(self, name: str) -> str:
        """The abstract name of a buffer."""
        if name not in self._buffers:
            short = f"b{len(self._buffers)}"
            self._buffers[name] = short
            self._names[short] = name
        return self._buffers[name]

    def originals(self) -> list[tuple[str, Expr]]:
        """The scalars of the canonical form and what they stand for, in their order."""
        return list(self._originals.items())

    def buffers(self) -> list[tuple[str, str]]:
        """The buffers of the canonical form and their names in the program."""
        return list(self._names.items())

    def store(self, store: Store) -> Store:
        """An unpredicated store with everything in it renamed."""
        return Store(self.buffer(store.name), self.index(store.index), self.value(store.value))

    def value(self, e: Expr) -> Expr:
        """The expression with scalars, buffers and indices in it renamed."""
        if isinstance(e, Let) and e.lanes > 1:
            opened = substitute(e.body, {e.name: e.value})
            if not _binds(e.body, free_variables(e.value)) and size(opened) <= MAX_OPENED:
                return self.value(opened)
        if isinstance(e, LocToLoc) and isinstance(e.value, Load):
            return replace(e, value=self.load(e.value))
        if isinstance(e, Load) and e.lanes > 1:
            return self.load(e)
        if e.lanes == 1 and not e.type.is_handle and not _holds_vectors(e):
            return self._scalar(e)
        if e.type.is_integer and (isinstance(e, Ramp) or _is_ramp(e)):
            return self.index(e, inner=True)
        return self._inside(e)

    def load(self, e: Load) -> Load:
        """A load of any number of lanes, renamed inside."""
        predicate = None if e.predicate is None else self.value(e.predicate)
        return replace(e, name=self.buffer(e.name), index=self.index(e.index), predicate=predicate)

    def index(self, e: Expr, inner: bool = False) -> Expr:
        """An index in its one form; an index that is no multiramp keeps its structure.

        `inner`: it is only part of one, where a base that is a number may decide, as in
        ramp(0, 2, 12)/3.
        """
        if e.lanes == 1:
            return self._integer(Polynomial.from_expr(e), e.type)
        ramp = MultiRamp.from_expr(e)
        if ramp is None:
            plain = self._inside(e)
            listed = None if inner else self._listed(e)
            # Which lanes are the same must not be hidden in numbers.
            return plain if listed is None or _equal_lanes(listed) < _equal_lanes(plain) else listed
        type = e.type.element
        strides = tuple(self._stride(stride, type) for stride in ramp.strides)
        base = self._simplified(ramp.base)
        if not inner or base.constant() is None:
            base = Polynomial.from_expr(self._integer(base, type))
        return MultiRamp(base, strides, ramp.lanes).to_expr(type)

    def _listed(self, e: Expr) -> Expr | None:
        """An index by its lanes, as base + constants + Σ stride·constants; None if not so simple.

        That (x*48 + ramp(0, 2, 12))/x12(3) is 16·x + 0 0 1 2 2 …, for example.
        """
        lanes = (
            lanes_of(e) if e.type == INT32.with_lanes(e.lanes) and e.lanes <= MAX_LISTED else None
        )
        if lanes is None:
            return None
        steps: dict[tuple[Expr, ...], list[int]] = {}
        for i, lane in enumerate(lanes):
            for coefficient, atoms in self._simplified(lane - lanes[0]).terms():
                steps.setdefault(atoms, [0] * e.lanes)[i] = coefficient
        if len(steps) > MAX_STEPS:
            return None
        index: Expr = Broadcast(self._integer(lanes[0], INT32), e.lanes)
        for atoms, numbers in steps.items():
            step = constant_lanes(numbers)
            if atoms:
                stride = Polynomial.of_term(1, atoms)
                step = Binary("*", step, Broadcast(self._integer(stride, INT32), e.lanes))
            index = Binary("+", index, step)
        return index

    def _inside(self, e: Expr) -> Expr:
        if isinstance(e, Var) and e.type.is_handle:
            return Var(self.buffer(e.name), e.of)
        return map_children(e, lambda child: self.value(child))  # type: ignore[arg-type]

    def _scalar(self, e: Expr) -> Expr:
        if isinstance(e, (IntImm, FloatImm)):
            return e
        if isinstance(e, Var) and e.name in self._known:
            return self._known[e.name]
        if e.type.is_integer and e.type.bits >= 32:
            p = self._simplified(Polynomial.from_expr(e))
            constant = p.constant()
            return self._integer(p, e.type) if constant is None else p.to_expr(e.type)
        if isinstance(e, Cast) and e.value.type.bits <= 16:
            return replace(e, value=self._scalar(e.value))  # what is widened may be an operand
        return self._variable(e, e)

    def _stride(self, stride: Polynomial, type: Type) -> Polynomial:
        stride = self._simplified(stride)
        if stride.constant() is not None:
            return stride
        return Polynomial.from_expr(self._integer(stride, type))

    def _integer(self, p: Polynomial, type: Type) -> Expr:
        p = self._simplified(p)
        return self._variable((p, type), p.to_expr(type))

    def _simplified(self, p: Polynomial) -> Polynomial:
        return p.substitute(self._known) if self._known else p

    def _variable(self, key: object, original: Expr) -> Var:
        variable = self._scalars.get(key)
        if variable is None:
            variable = Var(f"s{len(self._scalars)}", original.type)
            self._scalars[key] = variable
            self._originals[variable.name] = original
        return variable

    def concrete(self, node: N) -> N:
        """The inverse: the original names in whatever the rules made of the renamed group."""

        def change(inner: Node) -> Node:
            if isinstance(inner, Var):
                if inner.type.is_handle:
                    name = self._names.get(inner.name, inner.name)
                    return Var(name, self._pointers.get(name, HANDLE))
                # A vector is never renamed, but may have the name of a renamed scalar.
                return inner if inner.lanes > 1 else self._originals.get(inner.name, inner)
            inner = map_children(inner, change)
            if isinstance(inner, Call):
                return replace(inner, args=tuple(map(_simplified, inner.args)))
            if isinstance(inner, (Load, Store)):
                return replace(inner, name=self._names.get(inner.name, inner.name))
            return inner

        return change(node)  # type: ignore[return-value]


def _equal_lanes(e: Expr) -> int:
    """How many lanes are seen to be the same as one."""
    return prod(extent for extent, varies in runs(e) if not varies)


def _holds_vectors(e: Expr) -> bool:
    """Is a scalar made of what rules look into: a sum of lanes, or a value in tiles?"""
    return any(isinstance(inner, (VectorReduce, LocToLoc, ExprVar)) for inner in walk(e))


def _binds(e: Expr, names: frozenset[str]) -> bool:
    return any(isinstance(inner, Let) and inner.name in names for inner in walk(e))


def _is_ramp(e: Expr) -> bool:
    """Is it arithmetic whose lanes are those of a multiramp, not all the same?"""
    if not isinstance(e, Binary) or e.op not in ("+", "-", "*", "/", "%"):
        return False
    ramp = MultiRamp.from_expr(e)
    return ramp is not None and not all(stride.is_zero for stride in ramp.strides)


def _simplified(e: Expr) -> Expr:
    """Scalar integer arithmetic (an argument that rules made) in its one form."""
    if isinstance(e, Binary) and e.lanes == 1 and e.type == INT32:
        return Polynomial.from_expr(e).to_expr()
    return e
