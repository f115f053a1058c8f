"""Values in tiles that are read from memory: an image of the matrix, rows one after another.

The tiles may hold more rows and columns than the matrix has; the image has room for all of them, as
whole tiles are stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel import Accelerator, Product, TileShape
from tilewright.accel.geometry import filled_up
from tilewright.select.matrix_calls import is_product, number, shape, store
from tilewright.select.operands import Multiplication
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Call, Evaluate, Expr, IntImm, LocToLoc, Stmt, Var
from tilewright.stmt.types import HANDLE, Type

SHAPED = "tile"


@dataclass(frozen=True)
class Image:
    """A rows × columns matrix in a buffer of `size` elements, rows `stride` elements apart."""

    matrix: Expr
    rows: int
    columns: int
    stride: int
    size: int

    @staticmethod
    def of(moved: LocToLoc, accelerator: Accelerator) -> Image:
        """What a move out of tiles needs."""
        tile = moved.value
        assert isinstance(tile, Call), f"not the value of a tile: {tile}"
        if tile.name == SHAPED:
            rows, columns, stride, size = (number(e) for e in tile.args[1:])
            return Image(tile.args[0], rows, columns, stride, size)
        assert is_product(tile), f"not a product of matrices: {tile}"
        rows, columns = shape(tile)
        full = _full(accelerator, Multiplication.of(tile, accelerator).product, rows, columns)
        return Image(tile, rows, columns, full.columns, full.rows * full.columns)

    @property
    def element(self) -> Type:
        return self.matrix.type.element

    def fill(self, name: str, line: int) -> Stmt:
        """The statement that stores the tiles to the buffer `name`."""
        place = Var(name, HANDLE), IntImm(0), IntImm(self.stride)
        return Evaluate(store("rows", place, self.rows, self.columns, self.matrix), line=line)

    @property
    def index(self) -> Expr:
        """Where the lanes of the matrix are."""
        return MultiRamp.of(0, (1, self.columns), (self.stride, self.rows)).to_expr()


def with_shape(
    tile: Expr, accelerator: Accelerator, product: Product, rows: int, columns: int
) -> Expr:
    """A load of an accumulator together with its shape, which the load itself doesn't tell."""
    full = _full(accelerator, product, rows, columns)
    numbers = map(IntImm, (rows, columns, full.columns, full.rows * full.columns))
    return Call(tile.type, SHAPED, (tile, *numbers))


def _full(accelerator: Accelerator, product: Product, rows: int, columns: int) -> TileShape:
    return filled_up(accelerator, product, TileShape(rows, columns, product.group))
