"""What calls on matrices mean, told a second time: lane by lane, from schema.egg and layouts.py.

Where an element of a matrix is in memory, and which lane of its operand a layout puts there. The
functions work on numbers and on polynomials alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.stmt.evaluate import Context, Intrinsic
from tilewright.stmt.nodes import Call

LAYOUTS = ("rows", "columns", "interleaved")
BY_ROW = ("left_matrix", "ConvolutionRows")  # the operand's column 0 stands for all columns
BY_COLUMN = ("right_matrix", "ConvolutionShuffle")  # its row 0 stands for all rows
BANDED = ("ConvolutionRows", "ConvolutionShuffle")


def inside(layout: str, i: int, j: int, stride: Any, group: int) -> Any:
    """What element (i, j) of a block adds to the address of the block."""
    match layout:
        case "rows":
            return stride * i + j
        case "columns":
            return stride * j + i
        case _:
            return stride * (i // group) + (j * group + i % group)


def addresses(layout: str, base: Any, stride: Any, numbers: Sequence[int]) -> list[Any]:
    """Where the elements of a matrix are, row by row; as the arguments of a matrix_load say."""
    rows, columns, height, width, group = numbers
    across = -(-columns // width)
    return [
        base
        + (i // height * across + j // width) * (height * width)
        + inside(layout, i % height, j % width, stride, group)
        for i in range(rows)
        for j in range(columns)
    ]


@lru_cache(maxsize=512)
def sources(name: str, numbers: tuple[int, ...], places: tuple[int, ...] = ()) -> list[int | None]:
    """Which lane of a layout's operand each element of the temporary is; None: it is 0.

    `numbers` are m, n, k, height, width, group, rows, columns. ValueError for groups in a layout
    that has none.
    """
    kind, _, layout = name.partition(".")
    m, n, k, height, width, group, rows, columns = numbers
    if group != 1 and layout != "interleaved":
        raise ValueError(f"{name} has no groups of {group}")
    found: list[int | None] = [None] * (rows * columns)
    stride = height if layout == "columns" else width * group
    where = addresses(layout, 0, stride, (rows, columns, height, width, group))
    for a in range(m if kind in BY_ROW else n):
        for d in range(k):
            place = places[a * k + d] if kind in BANDED else d
            i, j = (a, place) if kind in BY_ROW else (place, a)
            found[where[i * columns + j]] = a * n * k + d if kind in BY_ROW else a * k + d
    return found


def _layout(context: Context, call: Call, args: tuple[Any, ...]) -> np.ndarray:
    x, *rest = args
    banded = call.name.partition(".")[0] in BANDED
    sizes = [int(arg[0]) for i, arg in enumerate(rest) if not (banded and i == 3)]
    if len(x) != math.prod(sizes[:3]):
        raise ValueError(f"{call.name} of {len(x)} lanes is not of {sizes[:3]}")
    lanes = sources(call.name, tuple(sizes), tuple(rest[3].tolist()) if banded else ())
    return np.array([0 if lane is None else x[lane] for lane in lanes], x.dtype)


LAYOUT_CALLS: dict[str, Intrinsic] = {
    f"{kind}.{layout}": _layout for kind in (*BY_ROW, *BY_COLUMN) for layout in LAYOUTS
}
