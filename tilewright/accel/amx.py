"""Intel AMX: eight tile registers of 16 rows by 64 bytes and the products of their contents.

Instructions appear in statements as calls:

    (TYPE)tile_zero(rows, row bytes)
    (TYPE)tile_load(buffer, base, stride, rows, row bytes)
    (TYPE)tile_matmul(c, a, b, rows, columns, depth)
    tile_store(buffer, base, stride, rows, row bytes, tile)

`base` is the element of the buffer at which row 0 begins and `stride` the distance from row to row
in bytes. A tile's value is its rows one after another. B holds, in row j, the w = 4 / size elements
B[j·w … j·w+w-1, n] of every column n side by side.
"""

from __future__ import annotations

import numpy as np

from tilewright.accel.accelerator import (
    Accelerator,
    Costs,
    Layout,
    Memory,
    Place,
    Product,
    Role,
    TileShape,
    Timing,
)
from tilewright.stmt.evaluate import Buffer, Context, EvaluationError
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Call, Expr, IntImm
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32, INT8, INT32, UINT8, Type

TILE_ROWS = 16
TILE_BYTES = 64
REGISTERS = 8


def _product(instruction: str, accumulator: Type, left: Type, right: Type) -> Product:
    shape = TileShape(TILE_ROWS, TILE_BYTES // accumulator.bytes, TILE_BYTES // left.bytes)
    return Product(instruction, accumulator, left, right, (shape,), group=4 // left.bytes)


BASE_PRODUCTS = (
    _product("TDPBF16PS", FLOAT32, BFLOAT16, BFLOAT16),
    _product("TDPBSSD", INT32, INT8, INT8),
    _product("TDPBSUD", INT32, INT8, UINT8),
    _product("TDPBUSD", INT32, UINT8, INT8),
    _product("TDPBUUD", INT32, UINT8, UINT8),
)
FP16_PRODUCTS = (_product("TDPFP16PS", FLOAT32, FLOAT16, FLOAT16),)

# 16 cycles between two products, 52 until the result of one, and 8 for a load from L1 are figures
# of the first parts that have AMX; those for vector code are round numbers beside them.
COSTS = Costs(
    zero=Timing(1, 1),
    load=Timing(45, 8),
    store=Timing(16, 16),
    multiply=Timing(52, 16),
    memories=(
        Memory("L1", 48 << 10, 64),
        Memory("L2", 2 << 20, 48),
        Memory("memory", 1 << 40, 8),
    ),
    gathered=0.5,
    operation=1,
    temporary=20,
)


def _scalar(value: object) -> int:
    return int(np.asarray(value)[0])


def _shape(call: Call, element: Type, rows: int, row_bytes: int) -> int:
    """Elements in a row, after checking that the tile configuration allows the shape."""
    if not (1 <= rows <= TILE_ROWS and 1 <= row_bytes <= TILE_BYTES):
        raise EvaluationError(
            f"{call.name}: a tile of {rows} rows of {row_bytes} bytes; "
            f"at most {TILE_ROWS} rows of {TILE_BYTES} bytes fit"
        )
    columns, rest = divmod(row_bytes, element.bytes)
    if rest or row_bytes % 4:
        raise EvaluationError(f"{call.name}: a row of {row_bytes} bytes is no multiple of 4")
    return columns


def _addresses(
    call: Call, element: Type, base: int, stride: int, rows: int, row_bytes: int
) -> np.ndarray:
    columns = _shape(call, element, rows, row_bytes)
    if stride % element.bytes:
        raise EvaluationError(
            f"{call.name}: a stride of {stride} bytes is no multiple of the elements' "
            f"{element.bytes}"
        )
    starts = base + np.arange(rows, dtype=np.int64)[:, None] * (stride // element.bytes)
    return (starts + np.arange(columns, dtype=np.int64)).reshape(-1)


def _check_lanes(call: Call, lanes: int, expected: int) -> None:
    if lanes != expected:
        raise EvaluationError(f"{call.name}: a tile of {expected} elements is given {lanes} lanes")


def tile_zero(context: Context, call: Call, args: tuple[object, ...]) -> np.ndarray:
    """All bytes zero."""
    rows, row_bytes = (_scalar(arg) for arg in args)
    columns = _shape(call, call.type, rows, row_bytes)
    _check_lanes(call, call.lanes, rows * columns)
    return context.zeros(call.type)


def tile_load(context: Context, call: Call, args: tuple[object, ...]) -> np.ndarray:
    """Row i is the `row bytes` bytes at element base plus i·stride bytes."""
    buffer = args[0]
    assert isinstance(buffer, Buffer)
    base, stride, rows, row_bytes = (_scalar(arg) for arg in args[1:])
    addresses = _addresses(call, buffer.element, base, stride, rows, row_bytes)
    _check_lanes(call, call.lanes, len(addresses))
    return buffer.read(addresses)


def tile_store(context: Context, call: Call, args: tuple[object, ...]) -> np.ndarray:
    """The inverse of tile_load."""
    buffer, tile = args[0], np.asarray(args[5])
    assert isinstance(buffer, Buffer)
    base, stride, rows, row_bytes = (_scalar(arg) for arg in args[1:5])
    addresses = _addresses(call, buffer.element, base, stride, rows, row_bytes)
    _check_lanes(call, len(tile), len(addresses))
    buffer.write(addresses, tile)
    return np.zeros(1, np.int32)


def _flushed(value: np.ndarray) -> np.ndarray:
    """Denormal floats as zero, as TDPBF16PS treats its inputs and its results."""
    tiny = np.finfo(np.float32).tiny
    return np.where(np.abs(value) < tiny, np.copysign(np.float32(0), value), value)


def tile_matmul(context: Context, call: Call, args: tuple[object, ...]) -> np.ndarray:
    """c + a·b: rows × columns results of sums over the depth, groups of w at a time.

    Floats: the w products of a group are exact in float32, their sum is rounded, and so is its
    addition to the accumulator; bfloat16 flushes denormals. Integers wrap.
    """
    c, a, b = (np.asarray(arg) for arg in args[:3])
    rows, columns, depth = (_scalar(arg) for arg in args[3:])
    left, right = call.args[1].type.element, call.args[2].type.element
    products = (*BASE_PRODUCTS, *FP16_PRODUCTS)
    if (call.type.element, left, right) not in [(p.accumulator, p.left, p.right) for p in products]:
        raise EvaluationError(f"no tile product of {left} and {right} gives {call.type.element}")
    width = 4 // left.bytes
    _shape(call, left, rows, depth * left.bytes)
    _shape(call, right, depth // width, columns * 4)
    for lanes, expected in ((c, rows * columns), (a, rows * depth), (b, depth * columns)):
        _check_lanes(call, len(lanes), expected)
    exact = np.float32 if left.is_float else np.int64
    groups = depth // width
    a = a.reshape(rows, groups, width).astype(exact)
    b = b.reshape(groups, columns, width).astype(exact)
    flush = left == BFLOAT16
    if flush:
        a, b = _flushed(a), _flushed(b)
    total = c.reshape(rows, columns).astype(exact)
    with np.errstate(all="ignore"):
        for j in range(groups):
            step = (a[:, j, None, :] * b[None, j, :, :]).sum(axis=-1, dtype=exact)
            total = total + (_flushed(step) if flush else step)
            total = _flushed(total) if flush else total
    return total.astype(c.dtype).reshape(-1)


INTRINSICS = {
    "tile_zero": tile_zero,
    "tile_load": tile_load,
    "tile_store": tile_store,
    "tile_matmul": tile_matmul,
}


class _Spelling:
    """The calls above."""

    def zero(self, product: Product, shape: TileShape) -> Expr:
        type = product.accumulator.with_lanes(shape.rows * shape.columns)
        numbers = shape.rows, shape.columns * product.accumulator.bytes
        return Call(type, "tile_zero", tuple(map(IntImm, numbers)))

    def load(
        self,
        role: Role,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
    ) -> Expr:
        element = product.type(role)
        rows, columns = shape.matrix(role)
        type = element.with_lanes(rows * columns)
        if layout == "interleaved":
            rows, columns = rows // product.group, columns * product.group
        numbers = map(IntImm, (rows, columns * element.bytes))
        return Call(type, "tile_load", (*_in_bytes(place, element), *numbers))

    def store(
        self,
        layout: Layout,
        product: Product,
        shape: TileShape,
        place: tuple[Expr, Expr, Expr],
        tile: Expr,
    ) -> Expr:
        element = product.accumulator
        numbers = map(IntImm, (shape.rows, shape.columns * element.bytes))
        return Call(INT32, "tile_store", (*_in_bytes(place, element), *numbers, tile))

    def multiply(
        self,
        product: Product,
        shape: TileShape,
        layouts: tuple[Layout, Layout],
        tiles: tuple[Expr, Expr, Expr],
    ) -> Expr:
        type = product.accumulator.with_lanes(shape.rows * shape.columns)
        numbers = map(IntImm, (shape.rows, shape.columns, shape.depth))
        return Call(type, "tile_matmul", (*tiles, *numbers))


def _in_bytes(place: tuple[Expr, Expr, Expr], element: Type) -> tuple[Expr, Expr, Expr]:
    buffer, base, stride = place
    return buffer, base, (Polynomial.from_expr(stride) * element.bytes).to_expr()


def amx(fp16: bool = False) -> Accelerator:
    """AMX with its bfloat16 and 8-bit products; `fp16` adds AMX-FP16."""
    place = Place("AMX", "AMXTile")
    return Accelerator(
        name="amx:fp16" if fp16 else "amx",
        products=(*BASE_PRODUCTS, *FP16_PRODUCTS) if fp16 else BASE_PRODUCTS,
        places={"left": place, "right": place, "accumulator": place},
        layouts={"left": ("rows",), "right": ("interleaved",), "accumulator": ("rows",)},
        registers=REGISTERS,
        costs=COSTS,
        spelling=_Spelling(),
        intrinsics=INTRINSICS,
        partial=True,
    )
