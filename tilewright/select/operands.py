"""The operands of a matrix product, tile by tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from tilewright.accel import Accelerator
from tilewright.select.grid import ACCUMULATOR_BYTES, Grid, Matrix
from tilewright.select.layouts import number
from tilewright.stmt.nodes import Call, Expr, IntImm, Stmt


def is_product(value: Expr | Stmt) -> TypeGuard[Call]:
    """Is it a product of matrices?"""
    return isinstance(value, Call) and value.name == "tile_matmul"


@dataclass(frozen=True)
class Product:
    """A tile_matmul of matrices of any size, whose depth is cut into slices that fit a register."""

    call: Call
    accelerator: Accelerator

    @property
    def accumulator(self) -> Expr:
        return self.call.args[0]

    @property
    def slices(self) -> int:
        """Into how many pieces the depth has to be cut."""
        return -(-self._depth // self._slice)

    def depth(self, k: int) -> int:
        """The depth of slice k; the last may be smaller."""
        return min(self._slice, self._depth - k * self._slice)

    def left(self, k: int, grid: Grid, i: int) -> Expr:
        """The load of slice k of row i of the left operand's tiles."""
        rows = grid.shape((i, 0))[0]
        return load_part(self.call.args[1], self.accelerator, i * grid.tile_rows, rows, k)

    def right(self, k: int, grid: Grid, j: int) -> Expr:
        """The load of slice k of column j of the right operand's tiles."""
        b, height = self.call.args[2], self.accelerator.tile_rows
        rows = min(height, number(_tile_load(b).args[3]) - k * height)
        row_bytes = grid.shape((0, j))[1] * ACCUMULATOR_BYTES
        return load_part(b, self.accelerator, k * height, rows, j, row_bytes)

    @property
    def _depth(self) -> int:
        return number(self.call.args[5])

    @property
    def _slice(self) -> int:
        return self.accelerator.tile_bytes // self.call.args[1].type.bytes


def load_part(
    tile: Expr,
    accelerator: Accelerator,
    row: int,
    rows: int,
    column: int,
    row_bytes: int | None = None,
) -> Call:
    """The load of `rows` rows of a larger tile_load from `row` on.

    `column` counts widths of a register; `row_bytes` is the part's width, by default what is there.
    """
    call, limit = _tile_load(tile), accelerator.tile_bytes
    buffer, base, stride, _, all_bytes = call.args
    element = call.type.element
    width = row_bytes or min(limit, number(all_bytes) - column * limit)
    place = Matrix(buffer, base, stride, element).at(row, column * limit // element.bytes)
    type = element.with_lanes(rows * width // element.bytes)
    return Call(type, call.name, (*place, IntImm(rows), IntImm(width)))


def _tile_load(tile: Expr) -> Call:
    assert isinstance(tile, Call) and tile.name == "tile_load", f"no load of a tile: {tile}"
    return tile
