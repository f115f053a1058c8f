"""What the selector needs to know of an accelerator: a declaration, no control flow.

A product of matrices of any size is made of instructions that each multiply a small tile:
rows × columns results, each a sum over `depth` products. Values are lanes in the row-major order of
the matrix that they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

from tilewright.stmt.evaluate import Intrinsic
from tilewright.stmt.nodes import Expr
from tilewright.stmt.types import Type

Role = Literal["left", "right", "accumulator"]
# How a matrix lies in memory, in elements: (i, j) at base + i·stride + j ("rows"), at
# base + i + j·stride ("columns"), or ("interleaved") w neighbours of a column side by side, at
# base + i/w·stride + j·w + i%w.
Layout = Literal["rows", "columns", "interleaved"]


@dataclass(frozen=True)
class TileShape:
    """rows × columns results, each a sum over `depth` products."""

    rows: int
    columns: int
    depth: int

    def matrix(self, role: Role) -> tuple[int, int]:
        """Rows and columns of one of the three matrices."""
        match role:
            case "left":
                return self.rows, self.depth
            case "right":
                return self.depth, self.columns
            case "accumulator":
                return self.rows, self.columns


@dataclass(frozen=True)
class Product:
    """A multiply-accumulate of tiles: `accumulator` += `left` · `right`, done by `instruction`.

    One instruction multiplies one of `shapes`. `group` elements of depth can't be separated: w for
    interleaved right operands. `operands` is "" where operands are multiplied as they are, or a
    type with fewer bits ("tf32") that they are rounded to on the way in: such products are chosen
    where nothing is lost by that, or where the user allows it.
    """

    instruction: str
    accumulator: Type
    left: Type
    right: Type
    shapes: tuple[TileShape, ...]
    group: int = 1
    operands: Literal["", "tf32"] = ""

    def type(self, role: Role) -> Type:
        """The element type of one of the three matrices."""
        return {"left": self.left, "right": self.right, "accumulator": self.accumulator}[role]


@dataclass(frozen=True)
class Timing:
    """Cycles until an instruction's result can be used, and between two that don't wait."""

    latency: float
    throughput: float


@dataclass(frozen=True)
class Memory:
    """A level of memory: its size in bytes, and bytes that vector code moves in a cycle."""

    name: str
    size: int
    bytes_per_cycle: float


@dataclass(frozen=True)
class Costs:
    """Cycles of one core; a model, for comparing alternatives, not a prediction.

    `zero`, `load`, `store` and `multiply` are the instructions on one tile. `memories` are the
    levels, nearest first; what is larger than all is in the last. `gathered` is one element moved
    on its own, `operation` one vector operation of `vector` bytes, `temporary` what having a
    temporary at all costs, `trips` how often a loop is taken to run whose extent isn't known.
    """

    zero: Timing
    load: Timing
    store: Timing
    multiply: Timing
    memories: tuple[Memory, ...]
    gathered: float
    operation: float
    temporary: float
    vector: int = 64
    trips: int = 16


@dataclass(frozen=True)
class Place:
    """Where one role's tiles are: `location` for the rules, `memory` for Halide's allocations."""

    location: str
    memory: str


@dataclass(frozen=True)
class Alignment:
    """Bytes that the address of a tile in memory, and its stride, have to be multiples of.

    Then tiles of a matrix that is aligned are too: those that lie further down by so many strides,
    those further along if the row of a tile is a multiple of `base` (accel/geometry.py).
    """

    base: int = 1
    stride: int = 1

    def in_elements(self, type: Type) -> tuple[int, int]:
        """What base and stride have to be multiples of, counted in elements of a type."""
        return -(-self.base // type.bytes), -(-self.stride // type.bytes)


class Spelling(Protocol):
    """How instructions are written as calls. `shape` is that of the one tile at hand.

    Strides are in elements; `layout` is one that the accelerator has for that role.
    """

    def zero(self, product: Product, shape: TileShape) -> Expr:
        """An accumulator of zeros."""
        ...

    def load(
        self,
        role: Role,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
    ) -> Expr:
        """A tile from `place`: buffer, element of the buffer, stride."""
        ...

    def store(
        self,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
        tile: Expr,
    ) -> Expr:
        """The call that writes an accumulator to `place`."""
        ...

    def multiply(
        self,
        product: Product,
        shape: TileShape,
        layouts: tuple[Layout, Layout],
        tiles: tuple[Expr, Expr, Expr],
    ) -> Expr:
        """accumulator + left · right; `layouts` are those that left and right were loaded in."""
        ...


@dataclass(frozen=True, eq=False)
class Accelerator:
    """One target: what it multiplies, where its tiles are, what that costs, how it is written.

    Two accelerators are the same only if they are one object, so that what was worked out for one
    can be kept by it.

    `partial` says that an instruction may also work on fewer rows, columns and groups of depth than
    its shape. `layouts` are those that tiles can be loaded in, by role, the one that temporaries
    get first; accumulators are stored in theirs too. `registers` tiles can be held at a time.
    `warp` lanes execute an instruction together: in loops for `device`, as Halide calls it, it
    stands in a loop over them. `rules` are rule files of its own: names below tilewright/rules or
    paths.
    """

    name: str
    products: tuple[Product, ...]
    places: Mapping[Role, Place]
    layouts: Mapping[Role, Sequence[Layout]]
    registers: int
    costs: Costs
    spelling: Spelling
    intrinsics: Mapping[str, Intrinsic]
    partial: bool = False
    alignment: Alignment = field(default_factory=Alignment)
    warp: int = 1
    device: str = ""
    rules: tuple[str | Path, ...] = ()

    def __post_init__(self) -> None:
        if self.alignment.base > 1:
            if self.partial:
                raise ValueError(f"{self.name}: parts of tiles can't be kept aligned")
            for product in self.products:
                self._check_alignment(product)

    def _check_alignment(self, product: Product) -> None:
        """ValueError where tiles of some matrix could not be aligned, not even in temporaries."""
        base, stride = self.alignment.base, self.alignment.stride
        width = product.accumulator.bytes
        if not any(shape.columns * width % base == 0 for shape in product.shapes):
            raise ValueError(
                f"{self.name}: tiles of {product.accumulator} side by side "
                f"are not {base} bytes apart"
            )
        for shape in product.shapes:
            for role, layouts in self.layouts.items():
                rows, columns = shape.matrix(role)
                size = product.type(role).bytes
                steps = {"rows": columns, "columns": rows, "interleaved": columns * product.group}
                if not any(steps[layout] * size % stride == 0 for layout in layouts):
                    raise ValueError(
                        f"{self.name}: no layout of a {role} tile of {rows} × {columns} "
                        f"{product.type(role)} has a stride that is a multiple of {stride} bytes"
                    )
                if rows * columns * size % base or min(rows, columns) * stride % base:
                    raise ValueError(
                        f"{self.name}: {role} tiles of {rows} × {columns} {product.type(role)} "
                        f"that follow one another are not all {base} bytes apart"
                    )

    @property
    def location(self) -> str:
        """Where accumulators are, as the rules call it."""
        return self.places["accumulator"].location

    @property
    def memory(self) -> str:
        """Where accumulators are, as Halide calls it."""
        return self.places["accumulator"].memory
