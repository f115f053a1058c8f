"""A matrix as a grid of tiles, and the part of a matrix in memory that one tile holds."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Expr, IntImm, Ramp
from tilewright.stmt.types import Type

Cell = tuple[int, int]
ACCUMULATOR_BYTES = 4


@dataclass(frozen=True)
class Grid:
    """The tiles of a rows × columns accumulator; the last row and column may be smaller."""

    name: str
    element: Type
    rows: int
    columns: int
    tile_rows: int
    tile_columns: int

    @property
    def height(self) -> int:
        return -(-self.rows // self.tile_rows)

    @property
    def width(self) -> int:
        return -(-self.columns // self.tile_columns)

    def cells(self) -> list[Cell]:
        return [(i, j) for i in range(self.height) for j in range(self.width)]

    def shape(self, cell: Cell) -> tuple[int, int]:
        """Rows and columns of one tile."""
        i, j = cell
        return (
            min(self.tile_rows, self.rows - i * self.tile_rows),
            min(self.tile_columns, self.columns - j * self.tile_columns),
        )

    def tile(self, cell: Cell) -> str:
        """The name of one tile's allocation."""
        single = self.height == self.width == 1
        return self.name if single else f"{self.name}.{cell[0]}.{cell[1]}"


def block_shape(grid: Grid, free: int) -> Cell:
    """Rows and columns of tiles to accumulate at once in `free` registers.

    A block of h × w tiles takes h·w of them, and its operands, each loaded once per slice, one
    and the fewer of h and w. The block with the most products per load is best.
    """
    shapes = [
        (h, w)
        for h in range(1, min(grid.height, free) + 1)
        for w in range(1, min(grid.width, free) + 1)
        if h * w + min(h, w) + 1 <= free
    ]
    return max(shapes, key=lambda shape: (shape[0] * shape[1] / sum(shape), shape))


def whole(lanes: int) -> Expr:
    """The index of all elements of a tile."""
    return Ramp(IntImm(0), IntImm(1), lanes) if lanes > 1 else IntImm(0)


@dataclass(frozen=True)
class Matrix:
    """Rows of elements in memory, as a tile_load or tile_store names them."""

    buffer: Expr
    base: Expr
    stride: Expr
    element: Type

    def at(self, row: int, column: int) -> tuple[Expr, Expr, Expr]:
        """Buffer, base and stride of the part that begins at a row and column."""
        if row == column == 0:
            return self.buffer, self.base, self.stride
        divided = Polynomial.from_expr(self.stride).divide(self.element.bytes)
        assert divided is not None and divided[1] == 0, "a stride is a number of elements in bytes"
        base = Polynomial.from_expr(self.base) + divided[0] * row + column
        return self.buffer, base.to_expr(), self.stride
