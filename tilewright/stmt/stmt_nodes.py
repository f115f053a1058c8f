"""Statement nodes: every statement that Halide prints."""

from __future__ import annotations

from dataclasses import dataclass, field

from tilewright.stmt.expr_nodes import (
    Alignment,
    Expr,
    check_access,
    may_be_bool,
    may_be_integer,
    require,
)
from tilewright.stmt.tree import Tree
from tilewright.stmt.types import Type

FOR_KINDS = ("for", "parallel", "unrolled", "vectorized", "gpu_block", "gpu_thread", "gpu_lane")


@dataclass(frozen=True, eq=False)
class Stmt(Tree):
    """A statement. `line` is where it stood in its file (0: in none) and is not compared."""

    line: int = field(default=0, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, eq=False)
class Block(Stmt):
    """Statements in order. A let or an allocation in it is in scope up to its end."""

    stmts: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class LetStmt(Stmt):
    """`name` stands for `value` in the rest of the enclosing block."""

    name: str
    value: Expr


@dataclass(frozen=True, eq=False)
class AssertStmt(Stmt):
    """`condition` must hold, or else `message`, an error call, is made."""

    condition: Expr
    message: Expr

    def __post_init__(self) -> None:
        require(
            may_be_bool(self.condition.type) and self.condition.lanes == 1,
            f"an assert's condition must be a scalar uint1, not {self.condition.type}",
        )


@dataclass(frozen=True, eq=False)
class ProducerConsumer(Stmt):
    """Marks the code that computes `name` (produce) or uses it (consume)."""

    name: str
    is_producer: bool
    body: Block


@dataclass(frozen=True, eq=False)
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
        require(self.kind in FOR_KINDS, f"unknown kind of loop {self.kind}")
        for what, bound in (("minimum", self.minimum), ("extent", self.extent)):
            require(
                may_be_integer(bound.type) and bound.lanes == 1,
                f"the {what} of loop {self.name} must be a scalar integer, not {bound.type}",
            )


@dataclass(frozen=True, eq=False)
class If(Stmt):
    """`then` when `condition` holds, else `otherwise`."""

    condition: Expr
    then: Block
    otherwise: Block | None = None

    def __post_init__(self) -> None:
        require(
            may_be_bool(self.condition.type) and self.condition.lanes == 1,
            f"the condition of an if must be a scalar uint1, not {self.condition.type}",
        )


@dataclass(frozen=True, eq=False)
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
            require(
                may_be_integer(extent.type) and extent.lanes == 1,
                f"an extent of {self.name} must be a scalar integer, not {extent.type}",
            )


@dataclass(frozen=True, eq=False)
class Free(Stmt):
    """The end of the life of allocation `name`."""

    name: str


@dataclass(frozen=True, eq=False)
class Store(Stmt):
    """Lane i of `value` written to element `index[i]` if `predicate` holds, in order of lanes."""

    name: str
    index: Expr
    value: Expr
    predicate: Expr | None = None
    alignment: Alignment | None = None

    def __post_init__(self) -> None:
        check_access(self.name, self.index, self.predicate)
        require(
            self.index.lanes == self.value.lanes,
            f"the store to {self.name} writes {self.value.lanes} lanes "
            f"at {self.index.lanes} indices",
        )


@dataclass(frozen=True, eq=False)
class Evaluate(Stmt):
    """A call made for its effect."""

    value: Expr


@dataclass(frozen=True, eq=False)
class Function(Stmt):
    """`linkage func name (args) { body }` of a module."""

    name: str
    args: tuple[str, ...]
    linkage: str
    body: Block


@dataclass(frozen=True, eq=False)
class Module(Stmt):
    """`module name=…, target=…` and its functions."""

    header: str
    functions: tuple[Function, ...]
