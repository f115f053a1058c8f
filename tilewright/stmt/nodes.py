"""The statement IR: immutable nodes for every expression and statement that Halide prints.

Every node is a frozen dataclass; two nodes are equal when they print alike. An expression
knows its `type`, worked out and checked when the node is made: a node whose lanes or types
don't fit can't exist, the constructor raises `NodeError`. Lanes of a vector are numbered
from 0; "innermost" or "fastest" means that neighbouring lanes differ in it.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass, field
from typing import ClassVar

from tilewright.stmt.floats import round_to
from tilewright.stmt.types import BOOL, HANDLE, INT32, Type

MAX_DEPTH = 1000
MAX_LANES = 1 << 24
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
LOGICAL = ("&&", "||")
BINARY_OPERATORS = ("+", "-", "*", "/", "%", "min", "max", *COMPARISONS, *LOGICAL)
REDUCTIONS = ("add", "mul", "min", "max", "and", "or")
FOR_KINDS = ("for", "parallel", "unrolled", "vectorized", "gpu_block", "gpu_thread", "gpu_lane")
LOCATIONS = ("Mem", "AMX", "WMMA", "WMMA_A", "WMMA_B", "WMMA_C")


class NodeError(ValueError):
    """A node was asked for whose types or lanes don't fit; the message says which."""


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise NodeError(message)


def _may_be_bool(type: Type) -> bool:
    """Unknown types fit everywhere: they may turn out to be right."""
    return type.is_bool or not type.is_known


def _may_be_integer(type: Type) -> bool:
    return type.is_integer or not type.is_known


@dataclass(frozen=True)
class Expr:
    """An expression. `type` has its lanes; `depth` is the height of its tree."""

    type: Type = field(init=False, compare=False, repr=False)
    depth: int = field(init=False, compare=False, repr=False)

    @property
    def lanes(self) -> int:
        return self.type.lanes

    def _settle(self, type: Type, *children: Expr) -> None:
        depth = 1 + max((child.depth for child in children), default=0)
        _require(depth <= MAX_DEPTH, f"an expression is nested more than {MAX_DEPTH} levels deep")
        _require(
            type.lanes <= MAX_LANES,
            f"a vector has {type.lanes} lanes; at most {MAX_LANES} are supported",
        )
        object.__setattr__(self, "type", type)
        object.__setattr__(self, "depth", depth)


@dataclass(frozen=True)
class IntImm(Expr):
    """An integer constant; `value` must fit the scalar type `of`."""

    value: int
    of: Type = INT32

    def __post_init__(self) -> None:
        of = self.of
        _require(of.is_integer and of.lanes == 1, f"an integer constant can't be of type {of}")
        low = -(1 << (of.bits - 1)) if of.is_int else 0
        high = low + (1 << of.bits) - 1
        _require(low <= self.value <= high, f"the constant {self.value} does not fit {of}")
        self._settle(of)


@dataclass(frozen=True)
class FloatImm(Expr):
    """A float constant, compared by its bits: -0.0 differs from 0.0, and NaN equals itself."""

    value: float = field(compare=False)
    of: Type = field(default=Type("float", 32))
    bits: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        of = self.of
        _require(of.is_float and of.lanes == 1, f"a float constant can't be of type {of}")
        # Rounded here, so that constants of equal text are equal.
        value = math.nan if math.isnan(self.value) else round_to(float(self.value), of)
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "bits", struct.pack(">d", value))
        self._settle(of)


@dataclass(frozen=True)
class StringImm(Expr):
    """A string, an argument of error calls."""

    value: str

    def __post_init__(self) -> None:
        self._settle(HANDLE)


@dataclass(frozen=True)
class Var(Expr):
    """A name bound by a loop, a let or the outside; scalar."""

    name: str
    of: Type = INT32

    def __post_init__(self) -> None:
        self._settle(self.of)


@dataclass(frozen=True)
class Cast(Expr):
    """Every lane converted to `to`: to float rounds to nearest, integers wrap, to int truncates."""

    to: Type
    value: Expr

    def __post_init__(self) -> None:
        _require(
            self.to.lanes == self.value.lanes,
            f"a cast to {self.to} is given {self.value.lanes} lanes",
        )
        self._settle(self.to, self.value)


@dataclass(frozen=True)
class Reinterpret(Expr):
    """The bits of `value` read as `to`, of the same total size."""

    to: Type
    value: Expr

    def __post_init__(self) -> None:
        bits = self.to.bits * self.to.lanes
        given = self.value.type.bits * self.value.lanes
        _require(
            bits == given or not self.value.type.is_known,
            f"reinterpret to {self.to} needs {bits} bits, but is given {given}",
        )
        self._settle(self.to, self.value)


@dataclass(frozen=True)
class Binary(Expr):
    """`a op b`, lane by lane; `/` and `%` as Halide defines them, comparisons give uint1."""

    op: str
    a: Expr
    b: Expr

    def __post_init__(self) -> None:
        op, a, b = self.op, self.a.type, self.b.type
        _require(op in BINARY_OPERATORS, f"unknown operator {op}")
        _require(a.lanes == b.lanes, f"the operands of {op} have {a.lanes} and {b.lanes} lanes")
        same = a.code == b.code and a.bits == b.bits
        _require(same or not (a.is_known and b.is_known), f"the operands of {op} are {a} and {b}")
        if op in LOGICAL:
            for operand in (a, b):
                _require(
                    _may_be_bool(operand), f"the operands of {op} must be uint1, not {operand}"
                )
        truth = op in COMPARISONS or op in LOGICAL
        result = BOOL.with_lanes(a.lanes) if truth else (a if a.is_known else b)
        self._settle(result, self.a, self.b)


@dataclass(frozen=True)
class Not(Expr):
    """Logical negation of every lane."""

    value: Expr

    def __post_init__(self) -> None:
        kind = self.value.type
        _require(_may_be_bool(kind), f"the operand of ! must be uint1, not {kind}")
        self._settle(BOOL.with_lanes(kind.lanes), self.value)


@dataclass(frozen=True)
class Select(Expr):
    """Lane i is `true` or `false` at lane i; a scalar condition chooses for all lanes."""

    condition: Expr
    true: Expr
    false: Expr

    def __post_init__(self) -> None:
        c, t, f = self.condition.type, self.true.type, self.false.type
        _require(_may_be_bool(c), f"the condition of select must be uint1, not {c}")
        _require(t.lanes == f.lanes, f"select chooses between {t.lanes} and {f.lanes} lanes")
        same = t.code == f.code and t.bits == f.bits
        _require(same or not (t.is_known and f.is_known), f"select chooses between {t} and {f}")
        _require(
            c.lanes in (1, t.lanes),
            f"the condition of select has {c.lanes} lanes, its values {t.lanes}",
        )
        self._settle(t if t.is_known else f, self.condition, self.true, self.false)


@dataclass(frozen=True)
class Alignment:
    """The index of the first lane is `remainder` modulo `modulus`."""

    modulus: int
    remainder: int


@dataclass(frozen=True)
class Load(Expr):
    """Lane i is element `index[i]`; if `predicate` is false there, 0 and nothing is read."""

    of: Type
    name: str
    index: Expr
    predicate: Expr | None = None
    alignment: Alignment | None = None

    def __post_init__(self) -> None:
        _require(self.of.lanes == 1, f"a buffer's elements are scalars, not {self.of}")
        _check_access(self.name, self.index, self.predicate)
        self._settle(
            self.of.with_lanes(self.index.lanes), *filter(None, (self.index, self.predicate))
        )


def _check_access(name: str, index: Expr, predicate: Expr | None) -> None:
    kind = index.type
    _require(_may_be_integer(kind), f"the index of {name} is {kind}, not an integer")
    if predicate is not None:
        _require(
            _may_be_bool(predicate.type), f"the predicate on {name} is {predicate.type}, not uint1"
        )
        _require(
            predicate.lanes == index.lanes,
            f"the predicate on {name} has {predicate.lanes} lanes, its index {index.lanes}",
        )


@dataclass(frozen=True)
class Ramp(Expr):
    """`count` copies of `base`, copy i plus i*stride, one after another.

    Base and stride have v lanes, the result count*v.
    """

    base: Expr
    stride: Expr
    count: int

    def __post_init__(self) -> None:
        base, stride = self.base.type, self.stride.type
        _require(self.count >= 1, f"a ramp can't have {self.count} steps")
        _require(
            base.lanes == stride.lanes,
            f"a ramp has a base of {base.lanes} lanes and a stride of {stride.lanes}",
        )
        same = base.code == stride.code and base.bits == stride.bits
        _require(
            same or not (base.is_known and stride.is_known),
            f"a ramp has a base of {base} and a stride of {stride}",
        )
        self._settle(base.with_lanes(base.lanes * self.count), self.base, self.stride)


@dataclass(frozen=True)
class Broadcast(Expr):
    """`value` repeated `count` times, whole."""

    value: Expr
    count: int

    def __post_init__(self) -> None:
        _require(self.count >= 1, f"a broadcast can't repeat {self.count} times")
        self._settle(self.value.type.with_lanes(self.value.lanes * self.count), self.value)


@dataclass(frozen=True)
class VectorReduce(Expr):
    """Lane i of `count` results combines lanes i*f … i*f+f-1 of `value`, f = lanes(value)/count."""

    op: str
    value: Expr
    count: int

    def __post_init__(self) -> None:
        _require(self.op in REDUCTIONS, f"unknown reduction vector_reduce_{self.op}")
        lanes = self.value.lanes
        _require(
            self.count >= 1 and lanes % self.count == 0,
            f"vector_reduce_{self.op} can't reduce {lanes} lanes to {self.count}",
        )
        if self.op in ("and", "or"):
            _require(
                _may_be_bool(self.value.type),
                f"vector_reduce_{self.op} needs uint1, not {self.value.type}",
            )
        self._settle(self.value.type.with_lanes(self.count), self.value)


@dataclass(frozen=True)
class Shuffle(Expr):
    """The lanes `indices` of all `vectors` put one after another."""

    vectors: tuple[Expr, ...]
    indices: tuple[int, ...]

    def __post_init__(self) -> None:
        _require(bool(self.vectors) and bool(self.indices), "a shuffle needs vectors and indices")
        first = self.vectors[0].type
        for vector in self.vectors:
            same = vector.type.code == first.code and vector.type.bits == first.bits
            _require(same, f"a shuffle mixes {first} and {vector.type}")
        lanes = sum(vector.lanes for vector in self.vectors)
        for index in self.indices:
            _require(0 <= index < lanes, f"a shuffle takes lane {index} of {lanes}")
        self._settle(first.with_lanes(len(self.indices)), *self.vectors)


@dataclass(frozen=True)
class Call(Expr):
    """A call of `name`, an intrinsic or a runtime function, with a result of type `of`."""

    of: Type
    name: str
    args: tuple[Expr, ...]

    def __post_init__(self) -> None:
        self._settle(self.of, *self.args)


@dataclass(frozen=True)
class Let(Expr):
    """`body` with `name` standing for `value`; prints as (let name = value in body)."""

    name: str
    value: Expr
    body: Expr

    def __post_init__(self) -> None:
        self._settle(self.body.type, self.value, self.body)


@dataclass(frozen=True)
class LocToLoc(Expr):
    """`value`, which is in location `source`, moved to location `target`, lane by lane."""

    source: str
    target: str
    value: Expr

    def __post_init__(self) -> None:
        for location in (self.source, self.target):
            _require(location in LOCATIONS, f"unknown location {location}")
        self._settle(self.value.type, self.value)


@dataclass(frozen=True)
class ExprVar(Expr):
    """A pointer to a temporary buffer that holds the lanes of `value` in order."""

    value: Expr

    def __post_init__(self) -> None:
        self._settle(HANDLE, self.value)


@dataclass(frozen=True)
class Stmt:
    """A statement. `line` is where it stood in its file (0: in none) and is not compared."""

    line: int = field(default=0, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True)
class Block(Stmt):
    """Statements in order. A let or an allocation in it is in scope up to its end."""

    stmts: tuple[Stmt, ...]


@dataclass(frozen=True)
class LetStmt(Stmt):
    """`name` stands for `value` in the rest of the enclosing block."""

    name: str
    value: Expr


@dataclass(frozen=True)
class AssertStmt(Stmt):
    """`condition` must hold, or else `message`, an error call, is made."""

    condition: Expr
    message: Expr

    def __post_init__(self) -> None:
        _require(
            _may_be_bool(self.condition.type) and self.condition.lanes == 1,
            f"an assert's condition must be a scalar uint1, not {self.condition.type}",
        )


@dataclass(frozen=True)
class ProducerConsumer(Stmt):
    """Marks the code that computes `name` (produce) or uses it (consume)."""

    name: str
    is_producer: bool
    body: Block


@dataclass(frozen=True)
class For(Stmt):
    """`body` for name = minimum … minimum+extent-1.

    `kind` is one of FOR_KINDS; gpu kinds name a `device`.
    """

    name: str
    minimum: Expr
    extent: Expr
    kind: str
    device: str
    body: Block

    def __post_init__(self) -> None:
        _require(self.kind in FOR_KINDS, f"unknown kind of loop {self.kind}")
        for what, bound in (("minimum", self.minimum), ("extent", self.extent)):
            _require(
                _may_be_integer(bound.type) and bound.lanes == 1,
                f"the {what} of loop {self.name} must be a scalar integer, not {bound.type}",
            )


@dataclass(frozen=True)
class If(Stmt):
    """`then` when `condition` holds, else `otherwise`."""

    condition: Expr
    then: Block
    otherwise: Block | None = None

    def __post_init__(self) -> None:
        _require(
            _may_be_bool(self.condition.type) and self.condition.lanes == 1,
            f"the condition of an if must be a scalar uint1, not {self.condition.type}",
        )


@dataclass(frozen=True)
class Allocate(Stmt):
    """A buffer of product(extents) elements, alive up to its free or the end of the block.

    `memory` is Halide's MemoryType as printed ("" for automatic): Heap, Stack, AMXTile …
    """

    name: str
    of: Type
    extents: tuple[Expr, ...]
    memory: str = ""

    def __post_init__(self) -> None:
        for extent in self.extents:
            _require(
                _may_be_integer(extent.type) and extent.lanes == 1,
                f"an extent of {self.name} must be a scalar integer, not {extent.type}",
            )


@dataclass(frozen=True)
class Free(Stmt):
    """The end of the life of allocation `name`."""

    name: str


@dataclass(frozen=True)
class Store(Stmt):
    """Lane i of `value` written to element `index[i]` if `predicate` holds, in order of lanes."""

    name: str
    index: Expr
    value: Expr
    predicate: Expr | None = None
    alignment: Alignment | None = None

    def __post_init__(self) -> None:
        _check_access(self.name, self.index, self.predicate)
        _require(
            self.index.lanes == self.value.lanes,
            f"the store to {self.name} writes {self.value.lanes} lanes "
            f"at {self.index.lanes} indices",
        )


@dataclass(frozen=True)
class Evaluate(Stmt):
    """A call made for its effect."""

    value: Expr


@dataclass(frozen=True)
class Function(Stmt):
    """`linkage func name (args) { body }` of a module."""

    name: str
    args: tuple[str, ...]
    linkage: str
    body: Block


@dataclass(frozen=True)
class Module(Stmt):
    """`module name=…, target=…` and its functions."""

    header: str
    functions: tuple[Function, ...]
    keyword: ClassVar[str] = "module"
