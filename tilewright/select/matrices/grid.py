"""A matrix as a grid of tiles."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel import Product, TileShape
from tilewright.stmt.nodes import Expr, IntImm, Ramp
from tilewright.stmt.types import Type

Cell = tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """The tiles of a rows × columns accumulator, and what multiplies into them.

    With `partial` the last row and column of tiles may be smaller than the others.
    """

    name: str
    product: Product
    rows: int
    columns: int
    tile: TileShape
    partial: bool

    @property
    def element(self) -> Type:
        return self.product.accumulator

    @property
    def height(self) -> int:
        return -(-self.rows // self.tile.rows)

    @property
    def width(self) -> int:
        return -(-self.columns // self.tile.columns)

    def cells(self) -> list[Cell]:
        return [(i, j) for i in range(self.height) for j in range(self.width)]

    def shape(self, cell: Cell) -> tuple[int, int]:
        """Rows and columns of one tile."""
        rows, columns = self.tile.rows, self.tile.columns
        if not self.partial:
            return rows, columns
        i, j = cell
        return min(rows, self.rows - i * rows), min(columns, self.columns - j * columns)

    def start(self, cell: Cell) -> tuple[int, int]:
        """Row and column of the matrix at which a tile begins."""
        return cell[0] * self.tile.rows, cell[1] * self.tile.columns

    def tile_name(self, cell: Cell) -> str:
        """The name of one tile's allocation."""
        single = self.height == self.width == 1
        return self.name if single else f"{self.name}.{cell[0]}.{cell[1]}"


@dataclass(frozen=True)
class Residence:
    """An accumulator in tiles: what multiplies into it, rows × columns, how many registers."""

    product: Product
    rows: int
    columns: int
    registers: int


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
