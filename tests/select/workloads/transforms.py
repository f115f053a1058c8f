"""Transforms: products with the matrix of a cosine transform or with one written in the text."""

from __future__ import annotations

from math import pi

import numpy as np

from tests.select.workloads.text import (
    TYPES,
    Line,
    Stage,
    Tensor,
    bare,
    block,
    cast,
    index,
    loop,
    nested,
    number,
    plus,
    ramp,
    reduction,
    spread,
    times,
)
from tests.select.workloads.workload import Arrays, Workload, family, pipeline
from tilewright.stmt.evaluate import dtype
from tilewright.stmt.types import FLOAT32

WINOGRAD = ((1, 1, 1, 1), (2, 1, -1, -2), (1, -1, -1, 1), (1, -2, 2, -1))


@family
def dct(
    points: int = 8,
    tile: int = 8,
    side: str = "left",
    coefficients: str = "buffer",
    element: str = "f16",
    blocks: int = 2,
    rows: int = 8,
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """The cosine transform of columns, out[x, u] = Σ_k C[k, u]·I[x, k], or of rows.

    The sides are "left" (C·I: blocks of `tile` columns) and "right" (I·Cᵀ, out[u, y] =
    Σ_k I[k, y]·C[k, u]: `rows` rows, and points / tile blocks). C is a "buffer" of small
    integers, "computed" by the reduction itself from cosines of its lanes' numbers, or
    "stored" by a stage before.
    """
    type, total = TYPES[element], FLOAT32
    name = "dct_global_wrapper$0"
    x = block(f"{name}.s0.x.x", "x", cuda)
    angle = f"{pi / (2 * points):.6f}f"
    matrix = Tensor("C", type, (points, points))
    pitch = str(points) if coefficients == "stored" else "C.stride.1"
    minimum = "0" if coefficients == "stored" else matrix.minimum
    if side == "left":
        height, width = points, tile * blocks
        image = Tensor("I", type, (width, points))
        lanes, every = tile * points, tile * points * points
        dims = [(points, "1"), (tile, "0"), (points, pitch)]
        if coefficients == "computed":
            row = nested([(points * tile, "0"), (points, "1")], "0")
            lane = f"({row}*{spread(ramp('1', '2', points), lanes)})"
            a = _cosines(lane, angle, element, every)
        else:
            a = f"C[{index(dims, '0', minimum, form or 'sum')}]"
        at = index([(points, "I.stride.1"), (tile, "1")], times(x, tile), image.minimum)
        b = spread(cast(f"I[{at}]", type, total, points * tile), points)
    else:
        blocks = points // tile
        height, width = rows, points
        image = Tensor("I", type, (points, rows))
        lanes, every = tile * rows, tile * rows * points
        dims = [(points, "1"), (tile, "0"), (rows, "I.stride.1")]
        a = f"I[{index(dims, '0', image.minimum, form or 'sum')}]"
        if coefficients == "computed":
            lane = ramp(times(x, tile), times(x, 2 * tile), points)
            lane = ramp(lane, ramp("1", "2", points), tile)
            b = cast(_cosines(lane, angle, element, points * tile, rows), type, total, every)
        else:
            start = f"({pitch}*{x})" if coefficients == "buffer" else times(x, points)
            at = index([(points, "1"), (tile, pitch)], times(start, tile), minimum)
            b = spread(cast(f"C[{at}]", type, total, points * tile), rows)
    output = Tensor(name, total, (width, height))
    a = cast(a, type, total, every)
    update = [reduction("dct", total, lanes, f"({a}*{b})")]

    def function(arrays: Arrays) -> np.ndarray:
        c = arrays["C"] if coefficients == "buffer" else _matrix(points, angle, element)
        return c @ arrays["I"] if side == "left" else arrays["I"] @ c.T

    to = nested([(tile, "1"), (height, output.stride(1))], times(x, tile))
    store = f"{name}[{to}] = dct[ramp(0, 1, {lanes})]"
    stage = Stage("dct", total, (tile, height), update, store)
    before: list[Line] = []
    if coefficients == "stored":
        count = points * points
        lane = ramp(spread("0", points), ramp("1", "2", points), points)
        value = _cosines(lane, angle, element, count)
        before = [
            f"allocate C[{type} * {count}]",
            ("produce C", [f"C[ramp(0, 1, {count})] = {value}"]),
        ]
    tensors = [*([matrix] if coefficients == "buffer" else []), image, output]
    after = ["free C"] if before else []
    consumed = "C" if before else ""
    loops = [(x, blocks)]
    return pipeline(tensors, loops, stage.lines(cuda), function, cuda, before, after, consumed)


def _cosines(lane: str, angle: str, element: str, lanes: int, copies: int = 1) -> str:
    """cos(lane·angle), rounded to the element type."""
    product = f"{FLOAT32.with_lanes(lanes)}({bare(lane)})*{spread(angle, lanes)}"
    wide = FLOAT32.with_lanes(lanes * copies)
    cosine = f"({wide})cos_f32({spread(product, copies)})"
    return f"{TYPES[element].with_lanes(lanes * copies)}({cosine})"


def _matrix(points: int, angle: str, element: str) -> np.ndarray:
    """What `_cosines` gives for row u and column k, step by step as the evaluator does it."""
    k, u = np.arange(points), np.arange(points)[:, None]
    argument = ((2 * k + 1) * u).astype(np.float32) * np.float32(angle.removesuffix("f"))
    cosine = np.cos(argument.astype(np.float64)).astype(np.float32)
    return cosine.astype(dtype(TYPES[element])).astype(np.float64)


@family
def constant_product(
    kind: str = "select",
    tile: int = 16,
    types: str = "f16",
    blocks: int = 2,
    size: int = 4,
    cuda: bool = False,
) -> Workload:
    """out[x, y] = Σ_k M[y, k]·I[x, k] with a constant M, in blocks of `tile` columns.

    M is WINOGRAD, chosen by a "select" for every element or "stored" by scalar stores
    before; or the "signs" (-1)^(y·k) of any `size`.
    """
    type, total = TYPES[types], FLOAT32
    name = "f_global_wrapper$0"
    matrix = np.array(WINOGRAD)
    if kind == "signs":
        matrix = 1 - 2 * (np.outer(np.arange(size), np.arange(size)) % 2)
    n = len(matrix)
    image = Tensor("I", type, (tile * blocks, n))
    output = Tensor(name, total, (tile * blocks, n))
    x = block(f"{name}.s0.x.x", "x", cuda)
    lanes, every = tile * n, tile * n * n

    def rows(pitch: int) -> str:
        return nested([(n * tile, "0"), (n, str(pitch))], "0")

    if kind == "select":
        a = spread(number(type, int(matrix[-1, -1])), every)
        for position, value in reversed(list(enumerate(matrix.reshape(-1)))[:-1]):
            where = plus(rows(n), spread(ramp(str(-position), "1", n), lanes))
            chosen = spread(number(type, int(value)), every)
            a = f"select({where} == {spread('0', every)}, {chosen}, {a})"
    elif kind == "signs":
        odd = f"(({rows(1)}*{spread(ramp('0', '1', n), lanes)}) % {spread('2', every)})"
        one, minus_one = (spread(number(type, value), every) for value in (1, -1))
        a = f"select({odd} == {spread('0', every)}, {one}, {minus_one})"
    else:
        a = f"M[{rows(n)} + {spread(ramp('0', '1', n), lanes)}]"
    a = cast(a, type, total, every)
    at = index([(n, "I.stride.1"), (tile, "1")], times(x, tile), image.minimum)
    b = spread(cast(f"I[{at}]", type, total, n * tile), n)
    update = [reduction("f", total, lanes, f"({a}*{b})")]
    to = nested([(tile, "1"), (n, output.stride(1))], times(x, tile))
    stage = Stage("f", total, (tile, n), update, f"{name}[{to}] = f[ramp(0, 1, {lanes})]")
    before: list[Line] = []
    if kind == "stored":
        zero = f"M[(M.s0.u*{n}) + M.s0.k] = {number(type, 0)}"
        stores = [
            f"M[{i}] = {number(type, int(value))}" for i, value in enumerate(matrix.reshape(-1))
        ]
        zeroed = loop("M.s0.u", n, loop("M.s0.k", n, zero))
        before = [f"allocate M[{type} * {n * n}]", ("produce M", [zeroed, *stores])]
    after = ["free M"] if before else []
    consumed = "M" if before else ""

    def function(arrays: Arrays) -> np.ndarray:
        return matrix @ arrays["I"]

    tensors, loops = [image, output], [(x, blocks)]
    return pipeline(tensors, loops, stage.lines(cuda), function, cuda, before, after, consumed)
