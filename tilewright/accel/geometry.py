"""Matrices of any size in an accelerator's tiles: which shape, how many, how filled up.

E.g. 20 × 24 results of depth 40 on m16n16k16 are 2 × 2 tiles of three slices, filled up to
32 × 32 × 48.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel.accelerator import Accelerator, Layout, Product, Role, TileShape
from tilewright.stmt.types import Type


def find_product(
    accelerator: Accelerator, accumulator: Type, left: Type, right: Type
) -> Product | None:
    """What multiplies these element types."""
    for product in accelerator.products:
        if (product.accumulator, product.left, product.right) == (accumulator, left, right):
            return product
    return None


def accumulating(accelerator: Accelerator, accumulator: Type) -> Product | None:
    """The first product with that accumulator, which may have others than a later one's shapes."""
    return next((p for p in accelerator.products if p.accumulator == accumulator), None)


def cells(rows: int, columns: int, shape: TileShape) -> int:
    """How many tiles of accumulators hold rows × columns results."""
    return -(-rows // shape.rows) * -(-columns // shape.columns)


def tile_shape(accelerator: Accelerator, product: Product, rows: int, columns: int) -> TileShape:
    """The shape of the instructions for rows × columns results: the fewest, then the squarest.

    A shape whose neighbouring tiles would not be aligned is only for one column of them.
    """
    base = accelerator.alignment.base
    allowed = [
        shape
        for shape in product.shapes
        if columns <= shape.columns or shape.columns * product.accumulator.bytes % base == 0
    ]
    return min(
        allowed,
        key=lambda s: (cells(rows, columns, s), s.rows * s.columns, abs(s.rows - s.columns)),
    )


def filled_up(accelerator: Accelerator, product: Product, size: TileShape) -> TileShape:
    """The size that matrices have in tiles: `size`, filled up to what instructions work on."""
    if accelerator.partial:
        return TileShape(size.rows, size.columns, _multiple(size.depth, product.group))
    tile = tile_shape(accelerator, product, size.rows, size.columns)
    return TileShape(
        _multiple(size.rows, tile.rows),
        _multiple(size.columns, tile.columns),
        _multiple(size.depth, tile.depth),
    )


@dataclass(frozen=True)
class Staging:
    """A temporary for a matrix: how it lies there, filled up to rows × columns.

    Blocks of height × width follow one another; `stride` is that of the layout inside of a block,
    in elements, `group` how many neighbours of a column are interleaved (1: none).
    """

    layout: Layout
    rows: int
    columns: int
    height: int
    width: int
    stride: int
    group: int


def staging(accelerator: Accelerator, product: Product, role: Role, full: TileShape) -> Staging:
    """The temporary for one role's matrix of a filled up size, in its first layout that is aligned.

    Where addresses have to be aligned every tile is a block of its own, else the matrix is one.
    """
    height, width = full.matrix(role)
    if accelerator.alignment.base > 1:
        height, width = tile_shape(accelerator, product, full.rows, full.columns).matrix(role)
    for layout in accelerator.layouts[role]:
        group = product.group if layout == "interleaved" else 1
        stride = height if layout == "columns" else width * group
        if stride * product.type(role).bytes % accelerator.alignment.stride == 0:
            return Staging(layout, *full.matrix(role), height, width, stride, group)
    raise ValueError(f"{accelerator.name}: no layout of {role} tiles has an aligned stride")


def loaded_directly(
    accelerator: Accelerator, product: Product, role: Role, layout: Layout, size: TileShape
) -> bool:
    """May a matrix of that size be loaded from (accumulators: stored to) where it lies?

    If it lies there in `layout`, aligned. Not where it has to be filled up, nor where its tiles
    begin at addresses that aren't aligned, however the matrix is.
    """
    if layout not in accelerator.layouts[role]:
        return False
    if filled_up(accelerator, product, size).matrix(role) != size.matrix(role):
        return False
    tile = tile_shape(accelerator, product, size.rows, size.columns)
    along = 0 if layout == "columns" else 1  # the direction in which neighbours lie
    extent, step = size.matrix(role)[along], tile.matrix(role)[along]
    aligned = step * product.type(role).bytes % accelerator.alignment.base == 0
    return extent <= step or aligned


def _multiple(n: int, of: int) -> int:
    return -(-n // of) * of
