"""Expression nodes: every expression that Halide prints, and moves between memories."""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass, field

from tilewright.stmt.floats import round_to
from tilewright.stmt.tree import Tree
from tilewright.stmt.types import BOOL, HANDLE, INT32, Type

MAX_DEPTH = 1000
MAX_LANES = 1 << 24
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
LOGICAL = ("&&", "||")
BINARY_OPERATORS = ("+", "-", "*", "/", "%", "min", "max", *COMPARISONS, *LOGICAL)
REDUCTIONS = ("add", "mul", "min", "max", "and", "or")
# Those of the accelerators here; others may be named too.
LOCATIONS = ("Mem", "AMX", "WMMA", "WMMA_A", "WMMA_B", "WMMA_C")


class NodeError(ValueError):
    """A node was asked for whose types or lanes don't fit; the message says which."""


def require(condition: bool, message: str) -> None:
    if not condition:
        raise NodeError(message)


def may_be_bool(type: Type) -> bool:
    """Unknown types fit everywhere: they may turn out to be right."""
    return type.is_bool or not type.is_known


def may_be_integer(type: Type) -> bool:
    return type.is_integer or not type.is_known


@dataclass(frozen=True, eq=False)
class Expr(Tree):
    """An expression. `type` has its lanes; `depth` is the height of its tree."""

    type: Type = field(init=False, compare=False, repr=False)
    depth: int = field(init=False, compare=False, repr=False)

    @property
    def lanes(self) -> int:
        return self.type.lanes

    def _settle(self, type: Type, *children: Expr) -> None:
        depth = 1 + max((child.depth for child in children), default=0)
        require(depth <= MAX_DEPTH, f"an expression is nested more than {MAX_DEPTH} levels deep")
        require(
            type.lanes <= MAX_LANES,
            f"a vector has {type.lanes} lanes; at most {MAX_LANES} are supported",
        )
        object.__setattr__(self, "type", type)
        object.__setattr__(self, "depth", depth)


@dataclass(frozen=True, eq=False)
class IntImm(Expr):
    """An integer constant; `value` must fit the scalar type `of`."""

    value: int
    of: Type = INT32

    def __post_init__(self) -> None:
        of = self.of
        require(of.is_integer and of.lanes == 1, f"an integer constant can't be of type {of}")
        low = -(1 << (of.bits - 1)) if of.is_int else 0
        high = low + (1 << of.bits) - 1
        require(low <= self.value <= high, f"the constant {self.value} does not fit {of}")
        self._settle(of)


@dataclass(frozen=True, eq=False)
class FloatImm(Expr):
    """A float constant, compared by its bits: -0.0 differs from 0.0, and NaN equals itself."""

    value: float = field(compare=False)
    of: Type = field(default=Type("float", 32))
    bits: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        of = self.of
        require(of.is_float and of.lanes == 1, f"a float constant can't be of type {of}")
        # Rounded here, so that constants of equal text are equal.
        value = math.nan if math.isnan(self.value) else round_to(float(self.value), of)
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "bits", struct.pack(">d", value))
        self._settle(of)


@dataclass(frozen=True, eq=False)
class StringImm(Expr):
    """A string, an argument of error calls."""

    value: str

    def __post_init__(self) -> None:
        self._settle(HANDLE)


@dataclass(frozen=True, eq=False)
class Var(Expr):
    """A name bound by a loop, a let or the outside; scalar."""

    name: str
    of: Type = INT32

    def __post_init__(self) -> None:
        self._settle(self.of)


@dataclass(frozen=True, eq=False)
class Cast(Expr):
    """Every lane converted to `to`: to float rounds to nearest, integers wrap, to int truncates."""

    to: Type
    value: Expr

    def __post_init__(self) -> None:
        require(
            self.to.lanes == self.value.lanes,
            f"a cast to {self.to} is given {self.value.lanes} lanes",
        )
        self._settle(self.to, self.value)


@dataclass(frozen=True, eq=False)
class Reinterpret(Expr):
    """The bits of `value` read as `to`, of the same total size."""

    to: Type
    value: Expr

    def __post_init__(self) -> None:
        bits = self.to.bits * self.to.lanes
        given = self.value.type.bits * self.value.lanes
        require(
            bits == given or not self.value.type.is_known,
            f"reinterpret to {self.to} needs {bits} bits, but is given {given}",
        )
        self._settle(self.to, self.value)


@dataclass(frozen=True, eq=False)
class Binary(Expr):
    """`a op b`, lane by lane; `/` and `%` as Halide defines them, comparisons give uint1."""

    op: str
    a: Expr
    b: Expr

    def __post_init__(self) -> None:
        op, a, b = self.op, self.a.type, self.b.type
        require(op in BINARY_OPERATORS, f"unknown operator {op}")
        require(a.lanes == b.lanes, f"the operands of {op} have {a.lanes} and {b.lanes} lanes")
        same = a.code == b.code and a.bits == b.bits
        require(same or not (a.is_known and b.is_known), f"the operands of {op} are {a} and {b}")
        if op in LOGICAL:
            for operand in (a, b):
                require(may_be_bool(operand), f"the operands of {op} must be uint1, not {operand}")
        truth = op in COMPARISONS or op in LOGICAL
        result = BOOL.with_lanes(a.lanes) if truth else (a if a.is_known else b)
        self._settle(result, self.a, self.b)


@dataclass(frozen=True, eq=False)
class Not(Expr):
    """Logical negation of every lane."""

    value: Expr

    def __post_init__(self) -> None:
        kind = self.value.type
        require(may_be_bool(kind), f"the operand of ! must be uint1, not {kind}")
        self._settle(BOOL.with_lanes(kind.lanes), self.value)


@dataclass(frozen=True, eq=False)
class Select(Expr):
    """Lane i is `true` or `false` at lane i; a scalar condition chooses for all lanes."""

    condition: Expr
    true: Expr
    false: Expr

    def __post_init__(self) -> None:
        c, t, f = self.condition.type, self.true.type, self.false.type
        require(may_be_bool(c), f"the condition of select must be uint1, not {c}")
        require(t.lanes == f.lanes, f"select chooses between {t.lanes} and {f.lanes} lanes")
        same = t.code == f.code and t.bits == f.bits
        require(same or not (t.is_known and f.is_known), f"select chooses between {t} and {f}")
        require(
            c.lanes in (1, t.lanes),
            f"the condition of select has {c.lanes} lanes, its values {t.lanes}",
        )
        self._settle(t if t.is_known else f, self.condition, self.true, self.false)


@dataclass(frozen=True)
class Alignment:
    """The index of the first lane is `remainder` modulo `modulus`."""

    modulus: int
    remainder: int


@dataclass(frozen=True, eq=False)
class Load(Expr):
    """Lane i is element `index[i]`; if `predicate` is false there, 0 and nothing is read."""

    of: Type
    name: str
    index: Expr
    predicate: Expr | None = None
    alignment: Alignment | None = None

    def __post_init__(self) -> None:
        require(self.of.lanes == 1, f"a buffer's elements are scalars, not {self.of}")
        check_access(self.name, self.index, self.predicate)
        self._settle(
            self.of.with_lanes(self.index.lanes), *filter(None, (self.index, self.predicate))
        )


def check_access(name: str, index: Expr, predicate: Expr | None) -> None:
    kind = index.type
    require(may_be_integer(kind), f"the index of {name} is {kind}, not an integer")
    if predicate is not None:
        require(
            may_be_bool(predicate.type), f"the predicate on {name} is {predicate.type}, not uint1"
        )
        require(
            predicate.lanes == index.lanes,
            f"the predicate on {name} has {predicate.lanes} lanes, its index {index.lanes}",
        )


@dataclass(frozen=True, eq=False)
class Ramp(Expr):
    """`count` copies of `base`, copy i plus i*stride, one after another.

    Base and stride have v lanes, the result count*v.
    """

    base: Expr
    stride: Expr
    count: int

    def __post_init__(self) -> None:
        base, stride = self.base.type, self.stride.type
        require(self.count >= 1, f"a ramp can't have {self.count} steps")
        require(
            base.lanes == stride.lanes,
            f"a ramp has a base of {base.lanes} lanes and a stride of {stride.lanes}",
        )
        same = base.code == stride.code and base.bits == stride.bits
        require(
            same or not (base.is_known and stride.is_known),
            f"a ramp has a base of {base} and a stride of {stride}",
        )
        self._settle(base.with_lanes(base.lanes * self.count), self.base, self.stride)


@dataclass(frozen=True, eq=False)
class Broadcast(Expr):
    """`value` repeated `count` times, whole."""

    value: Expr
    count: int

    def __post_init__(self) -> None:
        require(self.count >= 1, f"a broadcast can't repeat {self.count} times")
        self._settle(self.value.type.with_lanes(self.value.lanes * self.count), self.value)


@dataclass(frozen=True, eq=False)
class VectorReduce(Expr):
    """Lane i of `count` results combines lanes i*f … i*f+f-1 of `value`, f = lanes(value)/count."""

    op: str
    value: Expr
    count: int

    def __post_init__(self) -> None:
        require(self.op in REDUCTIONS, f"unknown reduction vector_reduce_{self.op}")
        lanes = self.value.lanes
        require(
            self.count >= 1 and lanes % self.count == 0,
            f"vector_reduce_{self.op} can't reduce {lanes} lanes to {self.count}",
        )
        if self.op in ("and", "or"):
            require(
                may_be_bool(self.value.type),
                f"vector_reduce_{self.op} needs uint1, not {self.value.type}",
            )
        self._settle(self.value.type.with_lanes(self.count), self.value)


@dataclass(frozen=True, eq=False)
class Shuffle(Expr):
    """The lanes `indices` of all `vectors` put one after another."""

    vectors: tuple[Expr, ...]
    indices: tuple[int, ...]

    def __post_init__(self) -> None:
        require(bool(self.vectors) and bool(self.indices), "a shuffle needs vectors and indices")
        first = self.vectors[0].type
        for vector in self.vectors:
            same = vector.type.code == first.code and vector.type.bits == first.bits
            require(same, f"a shuffle mixes {first} and {vector.type}")
        lanes = sum(vector.lanes for vector in self.vectors)
        for index in self.indices:
            require(0 <= index < lanes, f"a shuffle takes lane {index} of {lanes}")
        self._settle(first.with_lanes(len(self.indices)), *self.vectors)


@dataclass(frozen=True, eq=False)
class Call(Expr):
    """A call of `name`, an intrinsic or a runtime function, with a result of type `of`."""

    of: Type
    name: str
    args: tuple[Expr, ...]

    def __post_init__(self) -> None:
        self._settle(self.of, *self.args)


@dataclass(frozen=True, eq=False)
class Let(Expr):
    """`body` with `name` standing for `value`; prints as (let name = value in body)."""

    name: str
    value: Expr
    body: Expr

    def __post_init__(self) -> None:
        self._settle(self.body.type, self.value, self.body)


@dataclass(frozen=True, eq=False)
class LocToLoc(Expr):
    """`value`, which is in location `source`, moved to location `target`, lane by lane.

    "Mem" is memory; accelerators name the places of their tiles.
    """

    source: str
    target: str
    value: Expr

    def __post_init__(self) -> None:
        for location in (self.source, self.target):
            require(location.isidentifier(), f"'{location}' is no name of a location")
        self._settle(self.value.type, self.value)


@dataclass(frozen=True, eq=False)
class ExprVar(Expr):
    """A pointer to a temporary buffer that holds the lanes of `value` in order."""

    value: Expr

    def __post_init__(self) -> None:
        self._settle(HANDLE, self.value)
