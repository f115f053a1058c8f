"""Values in tiles that are read from memory: an image of the matrix, rows one after another.

The tiles may hold more rows and columns than the matrix has; the image has room for all of them, as
whole tiles are stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel import Accelerator, Product, TileShape
from tilewright.accel.geometry import filled_up, staging
from tilewright.select.matrices.matrix_calls import LOAD, is_product, number, shape, store
from tilewright.select.matrices.operands import Multiplication
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Call, Evaluate, Expr, ExprVar, IntImm, LocToLoc, Stmt, Var
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


def loaded(
    value: Expr, accelerator: Accelerator, product: Product, rows: int, columns: int
) -> Call:
    """Tiles of rows × columns with the lanes of a value, by way of a temporary."""
    s = staging(accelerator, product, "accumulator", _full(accelerator, product, rows, columns))
    place: Expr = ExprVar(value)
    if (s.rows, s.columns, s.height, s.width) != (rows, columns, rows, columns):
        numbers = map(IntImm, (rows, 1, columns, s.height, s.width, 1, s.rows, s.columns))
        type = value.type.with_lanes(s.rows * s.columns)
        place = ExprVar(Call(type, f"left_matrix.{s.layout}", (value, *numbers)))
    numbers = map(IntImm, (0, s.stride, rows, columns, s.height, s.width, 1))
    return Call(value.type, f"{LOAD}.{s.layout}", (place, *numbers))


def _full(accelerator: Accelerator, product: Product, rows: int, columns: int) -> TileShape:
    return filled_up(accelerator, product, TileShape(rows, columns, product.group))
