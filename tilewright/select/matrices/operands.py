"""The operands of a matrix product, tile by tile."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel import Accelerator, Layout, Product, Role, TileShape
from tilewright.accel.geometry import find_product, tile_shape
from tilewright.select.matrices.grid import Grid
from tilewright.select.matrices.matrix_calls import InMemory, is_load, number, shape
from tilewright.stmt.nodes import Call, Expr


@dataclass(frozen=True)
class Multiplication:
    """A product of matrices of any size, whose depth is cut into slices of one instruction."""

    call: Call
    accelerator: Accelerator
    product: Product

    @staticmethod
    def of(call: Call, accelerator: Accelerator) -> Multiplication:
        """The multiplication that a matrix_multiply is."""
        types = (call.type.element, call.args[1].type.element, call.args[2].type.element)
        product = find_product(accelerator, *types)
        assert product is not None, f"{accelerator.name} has no product of {types}"
        return Multiplication(call, accelerator, product)

    @property
    def accumulator(self) -> Expr:
        return self.call.args[0]

    @property
    def tile(self) -> TileShape:
        """The shape of the instructions."""
        return tile_shape(self.accelerator, self.product, *shape(self.call))

    @property
    def slices(self) -> int:
        """Into how many pieces the depth has to be cut."""
        return -(-number(self.call.args[5]) // self.tile.depth)

    def shape(self, grid: Grid, cell: tuple[int, int], k: int) -> TileShape:
        """What one instruction multiplies: a cell of the result, slice k of the depth."""
        rows, columns = grid.shape(cell)
        depth = min(self.tile.depth, number(self.call.args[5]) - k * self.tile.depth)
        return TileShape(rows, columns, depth)

    def load(self, role: Role, grid: Grid, cell: tuple[int, int], k: int) -> Expr:
        """The load of slice k of an operand of that cell."""
        matrix = _in_memory(self.call.args[1 if role == "left" else 2])
        row, column = grid.start(cell)
        depth = k * self.tile.depth
        start = (row, depth) if role == "left" else (depth, column)
        return self.accelerator.spelling.load(
            role, matrix.layout, self.product, self.shape(grid, cell, k), matrix.at(*start)
        )

    @property
    def layouts(self) -> tuple[Layout, Layout]:
        """Those that the operands are loaded in."""
        _, left, right = self.call.args[:3]
        return _in_memory(left).layout, _in_memory(right).layout


def _in_memory(matrix: Expr) -> InMemory:
    assert is_load(matrix), f"no load of a matrix: {matrix}"
    return InMemory.of(matrix)
