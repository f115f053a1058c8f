"""How a temporary is filled: the matrices that rules may ask for, and plain values.

A layout is a call in the e-graph whose value is its operand's lanes in another order, with zeros
where the operand has none. Lanes of the operand x are those of rows × columns × depth, the depth
innermost; `height` × `width` blocks of the matrix follow one another (matrix_calls.py).

    left_matrix.LAYOUT(x, m, n, k, height, width, group, rows, columns)
        element (i, d) is lane (i, 0, d): column 0 stands for all columns
    right_matrix.LAYOUT(x, m, n, k, …)
        element (d, j) is lane (0, j, d): row 0 stands for all rows
    ConvolutionShuffle.LAYOUT(x, m, n, k, places, …)
        element (p, j) is lane (0, j, d) with places[j·k + d] = p: a window that slides by column
    ConvolutionRows.LAYOUT(x, m, n, k, places, …)
        element (i, p) is lane (i, 0, d) with places[i·k + d] = p: one that slides by row
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeGuard

import numpy as np

from tilewright.accel.accelerator import Layout
from tilewright.select.matrices.matrix_calls import layout_of, number
from tilewright.stmt.evaluate import evaluate_expr
from tilewright.stmt.index.lanes import take
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Broadcast, Call, Cast, Expr, FloatImm, IntImm, Stmt, Store
from tilewright.stmt.types import Type

PLAIN = ("left_matrix", "right_matrix")
BANDED = ("ConvolutionShuffle", "ConvolutionRows")
MAX_PIECES = 512


class CannotRegroup(ValueError):
    """An operand's lanes can't be brought into the order that a layout asks for."""


@dataclass(frozen=True)
class Piece:
    """Lanes `source` of an operand, which go to elements `target` of the temporary."""

    source: MultiRamp
    target: MultiRamp


@dataclass(frozen=True)
class Arrangement:
    """Where element (i, j) of a matrix is in a temporary; its sizes as in a layout's arguments."""

    layout: Layout
    height: int
    width: int
    group: int
    rows: int
    columns: int

    def by_row(self, i: np.ndarray) -> np.ndarray:
        """What row i adds to the address."""
        block, inside = np.divmod(i, self.height)
        start = block * (self.columns * self.height)  # a row of blocks before
        match self.layout:
            case "rows":
                return start + inside * self.width
            case "columns":
                return start + inside
            case "interleaved":
                groups, rest = np.divmod(inside, self.group)
                return start + groups * (self.width * self.group) + rest

    def by_column(self, j: np.ndarray) -> np.ndarray:
        """What column j adds to it."""
        block, inside = np.divmod(j, self.width)
        step = {"rows": 1, "columns": self.height, "interleaved": self.group}[self.layout]
        return block * (self.height * self.width) + inside * step


def is_layout(value: Expr) -> TypeGuard[Call]:
    """Is it one of the calls above?"""
    return isinstance(value, Call) and value.name.partition(".")[0] in (*PLAIN, *BANDED)


def arranged(call: Call) -> tuple[np.ndarray, np.ndarray, int]:
    """Of a layout: lanes of its operand, the elements that they go to (both m' × k'), and its size.

    Lane [a, b] goes to element [a, b]; a counts rows or columns, b the depth.
    """
    m, n, k = (number(e) for e in call.args[1:4])
    kind = call.name.partition(".")[0]
    height, width, group, rows, columns = (number(e) for e in call.args[-5:])
    place = Arrangement(layout_of(call), height, width, group, rows, columns)
    by_row = kind in ("left_matrix", "ConvolutionRows")
    outer = np.arange(m if by_row else n)[:, None]
    depth = np.arange(k)[None, :]
    lanes = outer * (n * k if by_row else k) + depth
    if kind in BANDED:
        places = evaluate_expr(call.args[4], {}).astype(np.int64)
        depth = places.reshape(len(outer), k)
    if by_row:
        target = place.by_row(outer) + place.by_column(depth)
    else:
        target = place.by_row(depth) + place.by_column(outer)
    return lanes, target, rows * columns


def fill_statements(name: str, value: Expr, line: int) -> tuple[int, Type, list[Stmt]]:
    """Elements, their type, and the statements that fill the temporary `name` with `value`.

    CannotRegroup when a layout's operand has lanes that can't be taken apart.
    """
    if not is_layout(value):
        index = MultiRamp.of(0, (1, value.lanes)).to_expr()
        return value.lanes, value.type.element, [Store(name, index, value, line=line)]
    operand = value.args[0]
    size, pieces = _pieces(_without_operand(value))
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


def _without_operand(call: Call) -> Call:
    """The layout without its operand: what its pieces depend on."""
    return Call(call.type, call.name, (IntImm(0), *call.args[1:]))


@lru_cache(maxsize=512)
def _pieces(call: Call) -> tuple[int, tuple[Piece, ...]]:
    lanes, target, size = arranged(call)
    height, width, group = (number(e) for e in call.args[-5:-2])
    steps = sorted({height, width, group} - {1})
    pieces = tuple(_joined(lanes, target, steps))
    if len(pieces) > MAX_PIECES:
        raise CannotRegroup(f"{call.name} would take {len(pieces)} pieces")
    return size, pieces


def _joined(lanes: np.ndarray, target: np.ndarray, steps: list[int]) -> Iterator[Piece]:
    """Pieces that cover the grid: all of it, or the fewest parts that are pieces each.

    It is taken apart where its structure is: at the borders of blocks, between neighbours in a
    group; else, as a band is, in the middle until its parts are pieces.
    """
    ways = product(*(_splits(extent, steps) for extent in lanes.shape))
    for rows, columns in sorted(ways, key=lambda way: len(way[0]) * len(way[1])):
        parts = [(lanes[r, c], target[r, c]) for r, c in product(rows, columns)]
        pieces = [_piece(*part) for part in parts if part[0].size]
        if all(pieces):
            yield from (piece for piece in pieces if piece is not None)
            return
    for part in _halves(lanes.shape):
        yield from _joined(lanes[part], target[part], steps)


def _splits(extent: int, steps: list[int]) -> list[list[slice]]:
    """Ways to take a direction apart: not, every s-th together, runs of s, both."""
    ways = [[slice(0, extent)]]
    for s in (s for s in steps if 1 < s < extent):
        starts = range(0, extent, s)
        ways.append([slice(i, None, s) for i in range(s)])
        ways.append([slice(i, i + s) for i in starts])
        if extent % s:
            full = extent // s * s
            ways.append([slice(0, full), slice(full, None)])
            ways.append([slice(i, full, s) for i in range(s)] + [slice(full, None)])
        for t in (t for t in steps if 1 < t < s):
            ways.append([slice(i + j, i + s, t) for i in starts for j in range(t)])
    return ways


def _halves(shape: tuple[int, ...]) -> list[tuple[slice, slice]]:
    axis = 0 if shape[0] > 1 else 1
    middle = shape[axis] // 2
    halves = (slice(0, middle), slice(middle, None))
    return [(h, slice(None)) if axis == 0 else (slice(None), h) for h in halves]


def _piece(lanes: np.ndarray, target: np.ndarray) -> Piece | None:
    """The whole grid as one piece, in whichever order of its lanes makes both multiramps.

    First in the order of memory: then what is stored lies dense.
    """
    flat = lanes.reshape(-1), target.reshape(-1)
    order = np.argsort(flat[1])
    orders = (flat[0][order], flat[1][order]), flat, (lanes.T.reshape(-1), target.T.reshape(-1))
    for numbers in orders:
        source, goal = (MultiRamp.from_numbers(part) for part in numbers)
        if source is not None and goal is not None:
            return Piece(source, goal)
    return None


def temporary_name(value: Expr, source: str) -> str:
    """A name that says what the temporary holds, e.g. B.interleaved."""
    if not is_layout(value):
        return f"{source}.temporary"
    kind = value.name.partition(".")[0]
    return f"{source}.{kind if kind in BANDED else layout_of(value)}"


def zero_of(element: Type) -> Expr:
    """The constant 0 of an element type."""
    if element.is_float:
        return FloatImm(0.0, element)
    return IntImm(0, element) if element.is_integer else Cast(element, IntImm(0))
