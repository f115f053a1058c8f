"""How a temporary is filled: the layouts that rules may ask for, and plain values.

A layout is a call in the e-graph whose value is its operand's lanes in another order, with zeros
where the operand has none. Lanes of a matrix operand are ordered depth (innermost), column, row.

    row_major(x, rows, columns, depth, padded)
        element (row, d) at row·padded + d; column 0 stands for all columns
    interleaved(y, rows, columns, depth, w)
        element (d, column) at ((d/w)·columns + column)·w + d%w; row 0 stands for all rows
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeGuard

from tilewright.stmt.index.lanes import take
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import (
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    FloatImm,
    IntImm,
    Load,
    LocToLoc,
    Stmt,
    Store,
    Var,
)
from tilewright.stmt.types import HANDLE, INT32, Type
from tilewright.stmt.visit import walk

SHAPED = "tile"


class CannotRegroup(ValueError):
    """An operand's lanes can't be brought into the order that a layout asks for."""


@dataclass(frozen=True)
class Piece:
    """Lanes `source` of an operand, which go to elements `target` of the temporary."""

    source: MultiRamp
    target: MultiRamp


def _row_major(rows: int, columns: int, depth: int, padded: int) -> tuple[int, list[Piece]]:
    source = MultiRamp.of(0, (1, depth), (columns * depth, rows))
    return rows * padded, [Piece(source, MultiRamp.of(0, (1, depth), (padded, rows)))]


def _interleaved(rows: int, columns: int, depth: int, width: int) -> tuple[int, list[Piece]]:
    groups, rest = divmod(depth, width)
    size = -(-depth // width) * columns * width
    pieces: list[Piece] = []
    if groups:
        source = MultiRamp.of(0, (1, width), (depth, columns), (width, groups))
        pieces.append(Piece(source, MultiRamp.of(0, (1, groups * columns * width))))
    if rest:
        source = MultiRamp.of(groups * width, (1, rest), (depth, columns))
        target = MultiRamp.of(groups * width * columns, (1, rest), (width, columns))
        pieces.append(Piece(source, target))
    return size, pieces


LAYOUTS: dict[str, Callable[[int, int, int, int], tuple[int, list[Piece]]]] = {
    "row_major": _row_major,
    "interleaved": _interleaved,
}


def fill_statements(name: str, value: Expr, line: int) -> tuple[int, Type, list[Stmt]]:
    """Elements, their type, and the statements that fill the temporary `name` with `value`.

    CannotRegroup when a layout's operand has lanes that can't be taken apart.
    """
    if isinstance(value, LocToLoc):
        tile, rows, row_bytes = shaped_tile(value.value)
        args = (Var(name, HANDLE), *map(IntImm, (0, row_bytes, rows, row_bytes)), tile)
        store = Evaluate(Call(INT32, "tile_store", args), line=line)
        return value.lanes, value.type.element, [store]
    if not is_layout(value):
        index = MultiRamp.of(0, (1, value.lanes)).to_expr()
        return value.lanes, value.type.element, [Store(name, index, value, line=line)]
    operand, *numbers = value.args
    size, pieces = LAYOUTS[value.name](*(number(e) for e in numbers))
    fill: list[Stmt] = []
    if sum(piece.source.count for piece in pieces) < size:
        zeros = Broadcast(zero_of(operand.type.element), size)
        fill.append(Store(name, MultiRamp.of(0, (1, size)).to_expr(), zeros, line=line))
    for piece in pieces:
        taken = take(operand, piece.source)
        if taken is None:
            raise CannotRegroup(f"the lanes of the operand of {value.name} can't be taken apart")
        fill.append(Store(name, piece.target.to_expr(), taken, line=line))
    return size, operand.type.element, fill


def temporary_name(value: Expr) -> str:
    """A name that says what the temporary holds, e.g. B.interleaved."""
    source = next((e.name for e in walk(value) if isinstance(e, Load)), "value")
    if isinstance(value, LocToLoc):
        return f"{source}.memory"
    return f"{source}.{value.name if is_layout(value) else 'temporary'}"


def is_layout(value: Expr) -> TypeGuard[Call]:
    """Is it one of the calls in LAYOUTS?"""
    return isinstance(value, Call) and value.name in LAYOUTS


def with_shape(tile: Expr, rows: int, row_bytes: int) -> Expr:
    """A load of an accumulator together with its shape, which the load itself doesn't tell."""
    return Call(tile.type, SHAPED, (tile, IntImm(rows), IntImm(row_bytes)))


def shaped_tile(tile: Expr) -> tuple[Expr, int, int]:
    """A tile value, its rows and the bytes in a row."""
    assert isinstance(tile, Call), f"not the value of a tile: {tile}"
    if tile.name == SHAPED:
        return tile.args[0], number(tile.args[1]), number(tile.args[2])
    if tile.name == "tile_matmul":
        return tile, number(tile.args[3]), number(tile.args[4]) * 4
    return tile, number(tile.args[-2]), number(tile.args[-1])


def zero_of(element: Type) -> Expr:
    """The constant 0 of an element type."""
    if element.is_float:
        return FloatImm(0.0, element)
    return IntImm(0, element) if element.is_integer else Cast(element, IntImm(0))


def number(e: Expr) -> int:
    """The value of a constant argument."""
    assert isinstance(e, IntImm), f"not a constant: {e}"
    return e.value
