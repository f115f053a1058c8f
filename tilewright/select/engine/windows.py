"""Sums over lanes as products of matrices: plain ones, and windows that slide over memory.

A reduction adds up left·right over the depth, for each of its results. Lanes of a result's number
are row·columns + column, for any split of the results into rows × columns. It is a product of
matrices where `left` doesn't depend on the column nor `right` on the row. In a convolution

    I[s·(row·columns + column) + d] · K[d]

`left` depends on both. But all it reads for one row is a window of I, s·(columns - 1) + taps
elements; times a matrix that has, in each column, the kernel at the place where that column's
window begins and zeros elsewhere, that is the same sum: element (s·column + d, column) is K[d]. So
too where the kernel depends on the column (polyphase filters, resampling), where windows have
holes, and where further dimensions of depth don't slide. Which places there are follows from the
addresses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import isqrt, prod

import numpy as np

from tilewright.stmt.index.lanes import (
    Runs,
    constant_lanes,
    elementwise_operands,
    is_uniform_digit,
    rebuilt,
    runs,
)
from tilewright.stmt.index.multiramp import MAX_LISTED, Dim, MultiRamp, of_dims
from tilewright.stmt.index.multiramp_reader import lanes_of
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Broadcast, Expr, Load

MAX_WINDOW = 1024  # places in a window; a banded matrix that large is mostly zeros
MAX_BAND_COLUMNS = 64


@dataclass(frozen=True)
class Window:
    """`value` has the lanes of rows × 1 × count (or 1 × columns × count): what each row reads.

    `places` are constants, for every column (or row) and depth of the original: the number in the
    window, from 0 to count - 1.
    """

    value: Expr
    places: Expr
    count: int


@dataclass(frozen=True)
class Decomposition:
    """rows × columns results of that depth, each a sum over it.

    `slides` tells which of the factors is a window: "left", "right", or "" for neither; `depth` is
    then the count of the window, and `taps` what each result adds up.
    """

    rows: int
    columns: int
    depth: int
    taps: int
    slides: str = ""
    window: Window | None = None


def decompositions(results: int, left: Expr, right: Expr) -> list[Decomposition]:
    """Every way to see sums over the innermost lanes of left·right as a product of matrices."""
    depth = left.lanes // results
    left_runs, right_runs = runs(left), runs(right)
    return [
        found
        for columns in divisors(results)
        for found in _as(results // columns, columns, depth, left, right, left_runs, right_runs)
    ]


def _as(
    rows: int,
    columns: int,
    depth: int,
    left: Expr,
    right: Expr,
    left_runs: Runs,
    right_runs: Runs,
) -> Iterator[Decomposition]:
    """The products of that many rows and columns."""
    same_in_row = is_uniform_digit(left_runs, depth, columns)
    same_in_column = is_uniform_digit(right_runs, depth * columns, rows)
    if same_in_row and same_in_column:
        yield Decomposition(rows, columns, depth, depth)
    elif same_in_column and 1 < columns <= MAX_BAND_COLUMNS:
        window = _window(left, rows, columns, depth, by_column=True)
        if window is not None:
            yield Decomposition(rows, columns, window.count, depth, "left", window)
    elif same_in_row and 1 < rows <= MAX_BAND_COLUMNS:
        window = _window(right, rows, columns, depth, by_column=False)
        if window is not None:
            yield Decomposition(rows, columns, window.count, depth, "right", window)


def _window(factor: Expr, rows: int, columns: int, depth: int, *, by_column: bool) -> Window | None:
    """The window of rows × columns × depth lanes; None where there is none worth having.

    It slides with the column (or row); the other of the two moves all of it alike.
    """
    load = _only_load(factor)
    window = None if load is None else _of_load(load, rows, columns, depth, by_column=by_column)
    if load is None or window is None or factor is load:
        return window
    assert isinstance(window.value, Load)
    value = _with_load(factor, load, window.value)
    return value and replace(window, value=value)


def _only_load(factor: Expr) -> Load | None:
    """The load that alone decides every lane of a factor, lane by lane; None if there is none."""
    found: set[Load] = set()
    todo = [factor]
    while todo:
        e = todo.pop()
        operands = elementwise_operands(e)
        if isinstance(e, Load) and e.predicate is None and e.lanes == factor.lanes:
            found.add(e)
        elif not (isinstance(e, Broadcast) and e.value.lanes == 1) and e.lanes > 1:
            if operands is None:
                return None
            todo.extend(operands)
    return found.pop() if len(found) == 1 else None


def _with_load(e: Expr, load: Load, window: Load) -> Expr | None:
    """An expression of one load's lanes as the same of another's."""
    if e == load:
        return window
    if e.lanes == 1:
        return e
    if isinstance(e, Broadcast):
        return Broadcast(e.value, window.lanes)
    operands = elementwise_operands(e)
    changed = [_with_load(operand, load, window) for operand in operands or ()]
    kept = [operand for operand in changed if operand is not None]
    return rebuilt(e, kept, window.lanes) if operands and len(kept) == len(operands) else None


def _of_load(load: Load, rows: int, columns: int, depth: int, *, by_column: bool) -> Window | None:
    """The same for a load without a predicate."""
    digits = _digits(load.index, depth, columns, rows)
    if digits is None:
        return _listed(load, rows, columns, depth, by_column=by_column)
    base, along_depth, along_column, along_row = digits
    slide, move = (along_column, along_row) if by_column else (along_row, along_column)
    # Windows of neighbours are a number of some unit apart: elements, or rows in a vertical filter.
    unit = next((stride for stride, _ in slide if stride.constant() is None), Polynomial.of(1))
    slides = [(_multiple(stride, unit), extent) for stride, extent in slide]
    steps = [(_multiple(stride, unit), extent) for stride, extent in along_depth]
    sliding = [(step, extent) for step, extent in slides if step is not None]
    if len(sliding) < len(slides):
        return None  # windows at distances that aren't known have no place in common
    near = [(step, extent) for step, extent in steps if step is not None]
    far = [dim for dim, (step, _) in zip(along_depth, steps, strict=True) if step is None]
    offsets = _sums(sliding)[:, None] + _sums(near)[None, :]
    order = _order([(extent, step is not None) for step, extent in steps])
    return _placed(load, base, offsets, unit, order, far, move)


def _listed(load: Load, rows: int, columns: int, depth: int, *, by_column: bool) -> Window | None:
    """The same, of an index that is no multiramp (x·2/3): found by looking at every lane."""
    lanes = lanes_of(load.index) if load.lanes <= MAX_LISTED else None
    if lanes is None:
        return None
    lane = np.arange(load.lanes).reshape(rows, columns, depth)
    lane = lane if by_column else lane.swapaxes(0, 1)
    offsets = np.zeros(lane.shape[1:], np.int64)
    for place, number in np.ndenumerate(lane[0]):
        offset = (lanes[number] - lanes[0]).constant()
        if offset is None:
            return None
        offsets[place] = offset
    moved = [lanes[int(first)] - lanes[0] for first in lane[:, 0, 0]]
    for part, move in zip(lane, moved, strict=True):
        if any(
            lanes[int(n)] - lanes[int(first)] != move
            for n, first in zip(part.flat, lane[0].flat, strict=True)
        ):
            return None
    move_ramp = MultiRamp.from_lanes(moved)
    if move_ramp is None:
        return None
    order = np.arange(depth), np.zeros(depth, np.int64)
    return _placed(load, lanes[0], offsets, Polynomial.of(1), order, [], move_ramp.dims)


def _placed(
    load: Load,
    base: Polynomial,
    offsets: np.ndarray,
    unit: Polynomial,
    order: tuple[np.ndarray, np.ndarray],
    far: list[Dim],
    move: list[Dim],
) -> Window | None:
    """`offsets[c, d]` units from the base column c reads its d-th near element."""
    used = np.unique(offsets)
    near_place, far_place = order
    count = len(used) * prod(extent for _, extent in far)
    if len(used) >= len(np.unique(offsets, axis=0)) * offsets.shape[1]:
        return None  # windows that don't overlap share nothing
    if count > MAX_WINDOW or any(len(set(row)) < len(row) for row in offsets.tolist()):
        return None
    window = MultiRamp.from_numbers(used)
    if window is None:
        return None
    ranks = np.searchsorted(used, offsets)
    places = ranks[:, near_place] + far_place * len(used)
    dims = [*((unit * stride, extent) for stride, extent in window.dims), *far, *move]
    index = of_dims(base + unit * window.base, dims).to_expr(load.index.type.element)
    return Window(
        replace(load, index=index, alignment=None),
        constant_lanes(places.reshape(-1).tolist()),
        count,
    )


def _digits(
    index: Expr, depth: int, columns: int, rows: int
) -> tuple[Polynomial, list[Dim], list[Dim], list[Dim]] | None:
    """Base and dimensions of an index along depth, columns and rows; None if they aren't apart."""
    ramp = MultiRamp.from_expr(index)
    if ramp is None:
        return None
    rest = ramp.dims[::-1]
    parts: list[list[Dim]] = []
    for extent in (depth, columns, rows):
        part: list[Dim] = []
        while extent > 1:
            stride, n = rest.pop()
            step = n if extent % n == 0 else extent
            if n % step:
                return None
            part.append((stride, step))
            extent //= step
            if n > step:
                rest.append((stride * step, n // step))
        parts.append(part)
    return ramp.base, parts[0], parts[1], parts[2]


def _multiple(p: Polynomial, unit: Polynomial) -> int | None:
    """How often `p` is the unit, if it is a multiple of that."""
    (first, atoms), *_ = unit.terms()
    factor = next((k for k, found in p.terms() if found == atoms), 0)
    return factor // first if p == unit * (factor // first) else None


def _sums(dims: list[tuple[int, int]]) -> np.ndarray:
    """All lanes of dimensions (stride, extent), from 0 on."""
    total = np.zeros(1, np.int64)
    for stride, extent in dims:
        total = (np.arange(extent)[:, None] * stride + total[None, :]).reshape(-1)
    return total


def _order(dims: list[tuple[int, bool]]) -> tuple[np.ndarray, np.ndarray]:
    """For each lane of (extent, is near): its number among the near dimensions and the far ones."""
    near_place = far_place = np.zeros(1, np.int64)
    near_size = far_size = 1
    for extent, is_near in dims:
        digit = np.arange(extent)[:, None]
        near_place = (near_place[None, :] + is_near * near_size * digit).reshape(-1)
        far_place = (far_place[None, :] + (not is_near) * far_size * digit).reshape(-1)
        near_size *= extent if is_near else 1
        far_size *= 1 if is_near else extent
    return near_place, far_place


def divisors(n: int) -> list[int]:
    """All of them, ascending."""
    small = [d for d in range(1, isqrt(n) + 1) if n % d == 0]
    return sorted({*small, *(n // d for d in small)})
