"""Instructions without peculiarities, for accelerators that are made up or not yet spelled out.

    NAME.zero.RxC.TYPE()                            an accumulator of zeros
    NAME.load.ROLE.LAYOUT.RxC.TYPE(buffer, base, stride)
    NAME.store.LAYOUT.RxC.TYPE(buffer, base, stride, tile)
    NAME.multiply.MxNxK.ACC.LEFT.RIGHT(accumulator, left, right)

ROLE is left, right or accumulator; strides are in elements. Sums are formed over the depth in
order, in the accumulator's type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tilewright.accel.accelerator import Layout, Product, Role, TileShape
from tilewright.stmt.evaluate import Buffer, Context, EvaluationError, Intrinsic
from tilewright.stmt.nodes import Call, Expr
from tilewright.stmt.types import INT32

ROLES: tuple[Role, ...] = ("left", "right", "accumulator")
LAYOUTS: tuple[Layout, ...] = ("rows", "columns")


class PlainInstructions:
    """The spelling of instructions called NAME.…, and (`intrinsics`) what they compute."""

    def __init__(self, name: str, products: Sequence[Product]) -> None:
        self._name = name
        self.intrinsics: dict[str, Intrinsic] = {}
        for product in products:
            for shape in product.shapes:
                self._add(product, shape)

    def zero(self, product: Product, shape: TileShape) -> Expr:
        """As in `Spelling`."""
        rows, columns = shape.matrix("accumulator")
        type = product.accumulator.with_lanes(rows * columns)
        return Call(type, f"{self._name}.zero.{rows}x{columns}.{product.accumulator}", ())

    def load(
        self,
        role: Role,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
    ) -> Expr:
        """As in `Spelling`."""
        rows, columns = shape.matrix(role)
        type = product.type(role).with_lanes(rows * columns)
        return Call(type, self._load_name(role, layout, product, shape), place)

    def store(
        self,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
        tile: Expr,
    ) -> Expr:
        """As in `Spelling`."""
        return Call(INT32, self._store_name(layout, product, shape), (*place, tile))

    def multiply(
        self,
        product: Product,
        shape: TileShape,
        layouts: tuple[Layout, Layout],
        tiles: tuple[Expr, Expr, Expr],
    ) -> Expr:
        """As in `Spelling`."""
        type = product.accumulator.with_lanes(shape.rows * shape.columns)
        return Call(type, self._multiply_name(product, shape), tiles)

    def _load_name(self, role: Role, layout: Layout, product: Product, shape: TileShape) -> str:
        rows, columns = shape.matrix(role)
        return f"{self._name}.load.{role}.{layout}.{rows}x{columns}.{product.type(role)}"

    def _store_name(self, layout: Layout, product: Product, shape: TileShape) -> str:
        return f"{self._name}.store.{layout}.{shape.rows}x{shape.columns}.{product.accumulator}"

    def _multiply_name(self, product: Product, shape: TileShape) -> str:
        types = f"{product.accumulator}.{product.left}.{product.right}"
        return f"{self._name}.multiply.{shape.rows}x{shape.columns}x{shape.depth}.{types}"

    def _add(self, product: Product, shape: TileShape) -> None:
        """What the instructions on one shape compute."""
        accumulator = shape.matrix("accumulator")
        zero = self.zero(product, shape)
        assert isinstance(zero, Call)
        self.intrinsics[zero.name] = _zero
        for layout in LAYOUTS:
            for role in ROLES:
                name = self._load_name(role, layout, product, shape)
                self.intrinsics[name] = _load(layout, shape.matrix(role))
            name = self._store_name(layout, product, shape)
            self.intrinsics[name] = _store(layout, accumulator)
        self.intrinsics[self._multiply_name(product, shape)] = _multiply(shape)


def _zero(context: Context, call: Call, args: tuple[Any, ...]) -> np.ndarray:
    return context.zeros(call.type)


def _addresses(layout: Layout, matrix: tuple[int, int], place: tuple[Any, ...]) -> np.ndarray:
    base, stride = (int(np.asarray(number)[0]) for number in place)
    i, j = np.arange(matrix[0])[:, None], np.arange(matrix[1])[None, :]
    steps = i * stride + j if layout == "rows" else i + j * stride
    return (base + steps).reshape(-1)


def _load(layout: Layout, matrix: tuple[int, int]) -> Intrinsic:
    def load(context: Context, call: Call, args: tuple[Any, ...]) -> np.ndarray:
        buffer = args[0]
        assert isinstance(buffer, Buffer)
        return buffer.read(_addresses(layout, matrix, args[1:3]))

    return load


def _store(layout: Layout, matrix: tuple[int, int]) -> Intrinsic:
    def store(context: Context, call: Call, args: tuple[Any, ...]) -> np.ndarray:
        buffer = args[0]
        assert isinstance(buffer, Buffer)
        buffer.write(_addresses(layout, matrix, args[1:3]), np.asarray(args[3]))
        return np.zeros(1, np.int32)

    return store


def _multiply(shape: TileShape) -> Intrinsic:
    def multiply(context: Context, call: Call, args: tuple[Any, ...]) -> np.ndarray:
        sizes = [shape.matrix(role) for role in ("accumulator", "left", "right")]
        tiles = [np.asarray(arg) for arg in args]
        for tile, (rows, columns) in zip(tiles, sizes, strict=True):
            if len(tile) != rows * columns:
                raise EvaluationError(f"{call.name}: {len(tile)} lanes are no {rows} × {columns}")
        c, a, b = (tile.reshape(size) for tile, size in zip(tiles, sizes, strict=True))
        total = c
        with np.errstate(all="ignore"):
            for k in range(shape.depth):
                product = a[:, k, None].astype(c.dtype) * b[None, k, :].astype(c.dtype)
                total = total + product
        return total.reshape(-1)

    return multiply
