"""Convolutions of one and of two dimensions, down-sampling and many of them in one statement."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tests.select.workloads.text import (
    Line,
    Stage,
    Tensor,
    block,
    cast,
    index,
    loop,
    minus,
    nested,
    plus,
    ramp,
    reduction,
    spread,
    times,
    types_of,
    weighted,
)
from tests.select.workloads.workload import Arrays, Workload, family, pipeline
from tilewright.stmt.types import Type

OUT = "conv_global_wrapper$0"
X = f"{OUT}.s0.x.x"
Y = f"{OUT}.s0.y.y"
RRO, RRI, XI, RY = "conv.s1.r$x.rro", "conv.s1.r$x.rri", "conv.s1.x.xi", "conv.s1.r$y"


@family
def conv1d(
    taps: int = 8,
    lanes: int = 64,
    chunk: int = 0,
    stride: int = 1,
    dilation: int = 1,
    types: str = "f16*f16+f32",
    blocks: int = 2,
    form: str = "",
    tail: str = "vector",
    swapped: bool = False,
    cuda: bool = False,
) -> Workload:
    """out[x] = Σ_r I[x·stride + r·dilation]·K[r], `chunk` taps (0: all) in one reduction.

    What `chunk` leaves over is a reduction of its own (`tail` "vector") or, as Halide does
    it, loops over elements ("scalar"). `form` spells the index of I, see `text.index`.
    """
    chunk = chunk or taps
    left, right, total = types_of(types)
    count = lanes * blocks
    signal = Tensor("I", left, ((count - 1) * stride + (taps - 1) * dilation + 1,))
    kernel = Tensor("K", right, (taps,))
    output = Tensor(OUT, total, (count,))
    x = block(X, "x", cuda)

    def taps_from(first: str, n: int, start: int = 0) -> str:
        """The update with n taps, the first of which is first·chunk + start."""
        at = plus(_start(x, lanes * stride, first, chunk * dilation), str(start * dilation))
        dims = [(n, str(dilation)), (lanes, str(stride))]
        if form:
            where = index(dims, at, signal.minimum, form)
        elif stride == dilation > 1:
            plain = nested([(n, "1"), (lanes, "1")], _start(x, lanes, first, chunk, start))
            where = f"({plain}*{spread(str(stride), n * lanes)}) - {spread('I.min.0', n * lanes)}"
        else:
            where = index(dims, at, signal.minimum)
        a = cast(f"I[{where}]", left, total, n * lanes)
        tap = index([(n, "1")], plus(times(first, chunk), str(start)), kernel.minimum)
        b = spread(cast(f"K[{tap}]", right, total, n), lanes)
        product = f"({b}*{a})" if swapped else f"({a}*{b})"
        if n == 1:
            here = f"conv[ramp(0, 1, {lanes})]"
            return f"{here} = {product} + {here}"
        return reduction("conv", total, lanes, product)

    full, rest = divmod(taps, chunk)
    update: list[Line] = [taps_from("0", chunk)]
    if full > 1:
        update = [loop(RRO, full, taps_from(RRO, chunk))]
    if rest and tail == "vector":
        update.append(taps_from("0", rest, full * chunk))
    elif rest:
        tap = weighted((f"(({x}*{lanes}) + {XI})", stride), (RRI if rest > 1 else "0", dilation))
        a = cast(f"I[{minus(tap, 'I.min.0')} + {full * chunk * dilation}]", left, total, 1)
        at = f"({RRI} - K.min.0) + {full * chunk}" if rest > 1 else f"{full * chunk} - K.min.0"
        b = cast(f"K[{at}]", right, total, 1)
        lines = [f"let t33 = {a}*{b}", f"conv[{XI}] = conv[{XI}] + t33"]
        inner: list[Line] = [loop(RRI, rest, *lines)] if rest > 1 else [*lines]
        update.append(loop(XI, lanes, *inner))

    def function(arrays: Arrays) -> np.ndarray:
        windows = [arrays["I"][r * dilation :][::stride][:count] for r in range(taps)]
        return np.tensordot(arrays["K"], np.array(windows), 1)

    store = f"{OUT}[ramp({x}*{lanes}, 1, {lanes}) aligned({lanes}, 0)] = conv[ramp(0, 1, {lanes})]"
    stage = Stage("conv", total, (lanes,), update, store)
    return pipeline([signal, kernel, output], [(x, blocks)], stage.lines(cuda), function, cuda)


def _start(x: str, m: int, first: str, n: int, start: int = 0) -> str:
    return plus(weighted((x, m), (first, n)), str(start))


@family
def conv2d(
    columns: int = 3,
    rows: int = 3,
    tile: tuple[int, int] = (32, 8),
    stride: int = 1,
    both: bool = False,
    types: str = "f16*f16+f32",
    blocks: tuple[int, int] = (2, 2),
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """out[x, y] = Σ I[x·stride + i, y·stride + j]·K[i, j] in tiles of width × height.

    A loop runs over the rows j of K unless `both` has them in the reduction too.
    """
    left, right, total = types_of(types)
    (width, height), (across, down) = tile, blocks
    columns_in = (width * across - 1) * stride + columns
    image = Tensor("I", left, (columns_in, (height * down - 1) * stride + rows))
    kernel = Tensor("K", right, (columns, rows))
    x, y = block(X, "x", cuda), block(Y, "y", cuda)
    lanes = width * height
    dims = [
        (width, str(stride)),
        (height, f"(I.stride.1*{stride})" if stride > 1 else "I.stride.1"),
    ]
    if both:
        n = columns * rows
        dims = [(columns, "1"), (rows, "I.stride.1"), *dims]
        tap = index([(columns, "1"), (rows, "K.stride.1")], "0", kernel.minimum)
        if form:
            row = f"(({y}*{height * stride})*I.stride.1)"
            where = index(dims, plus(row, times(x, width * stride)), image.minimum, form)
        else:
            every = nested([(n * width, "0"), (height, str(stride))], times(y, height * stride))
            some = spread(ramp(spread("0", columns), spread("1", columns), rows), lanes)
            row = f"({plus(every, some)}*{spread('I.stride.1', n * lanes)})"
            every = nested([(n, "0"), (width, str(stride))], times(x, width * stride))
            some = spread(ramp("0", "1", columns), rows * width)
            where = plus(row, spread(plus(every, some), height))
            where = f"{where} - {spread(image.minimum, n * lanes)}"
    else:
        n = columns
        dims = [(columns, "1"), *dims]
        row = f"({plus(times(y, height * stride), RY)}*I.stride.1)"
        base = plus(times(x, width * stride), row)
        where = index(dims, base, image.minimum, form or "outside")
        tap = index([(columns, "1")], f"(({RY} - K.min.1)*K.stride.1)", "K.min.0")
    a = cast(f"I[{where}]", left, total, n * lanes)
    b = spread(cast(f"K[{tap}]", right, total, n), lanes)
    line = reduction("conv", total, lanes, f"({a}*{b})")

    def function(arrays: Arrays) -> np.ndarray:
        shape = (height * down, width * across)
        return sum(
            (
                arrays["I"][j:, i:][::stride, ::stride][: shape[0], : shape[1]] * weight
                for (j, i), weight in np.ndenumerate(arrays["K"])
            ),
            np.zeros(shape),
        )

    update = [line] if both else [loop(RY, rows, line)]
    return _tiled(image, kernel, total, tile, blocks, update, function, cuda)


def _tiled(
    image: Tensor,
    kernel: Tensor,
    total: Type,
    tile: tuple[int, int],
    blocks: tuple[int, int],
    update: Sequence[Line],
    function: Callable[[Arrays], np.ndarray],
    cuda: bool,
) -> Workload:
    (width, height), (across, down) = tile, blocks
    x, y = block(X, "x", cuda), block(Y, "y", cuda)
    output = Tensor(OUT, total, (width * across, height * down))
    base = weighted((x, width), (f"({y}*{output.stride(1)})", height))
    where = nested([(width, "1"), (height, output.stride(1))], base)
    stage = Stage(
        "conv", total, tile, update, f"{OUT}[{where}] = conv[ramp(0, 1, {width * height})]"
    )
    return pipeline(
        [image, kernel, output], [(y, down), (x, across)], stage.lines(cuda), function, cuda
    )


@family
def filtered(
    taps: int = 5,
    direction: str = "horizontal",
    tile: tuple[int, int] = (32, 8),
    types: str = "f16*f16+f32",
    blocks: tuple[int, int] = (2, 2),
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """out[x, y] = Σ_r I[x + r, y]·K[r], or I[x, y + r] in the "vertical" direction."""
    left, right, total = types_of(types)
    (width, height), (across, down) = tile, blocks
    vertical = direction == "vertical"
    along, over = (0, taps - 1) if vertical else (taps - 1, 0)
    image = Tensor("I", left, (width * across + along, height * down + over))
    kernel = Tensor("K", right, (taps,))
    x, y = block(X, "x", cuda), block(Y, "y", cuda)
    lanes = width * height
    dims = [(taps, "I.stride.1" if vertical else "1"), (width, "1"), (height, "I.stride.1")]
    if vertical and not form:
        rows = nested([(taps * width, "0"), (height, "1")], times(y, height))
        rows = plus(rows, spread(ramp("0", "1", taps), lanes))
        column = nested([(taps, "0"), (width, "1")], times(x, width))
        where = plus(f"({rows}*{spread('I.stride.1', taps * lanes)})", spread(column, height))
        where = f"{where} - {spread(image.minimum, taps * lanes)}"
    else:
        base = weighted((x, width), (f"(I.stride.1*{y})", height))
        where = index(dims, base, image.minimum, form or "outside")
    a = cast(f"I[{where}]", left, total, taps * lanes)
    b = spread(cast(f"K[ramp(0 - K.min.0, 1, {taps})]", right, total, taps), lanes)
    update = [reduction("conv", total, lanes, f"({a}*{b})")]

    def function(arrays: Arrays) -> np.ndarray:
        shape = height * down, width * across
        shifted = [arrays["I"][r:] if vertical else arrays["I"][:, r:] for r in range(taps)]
        cut = [image[: shape[0], : shape[1]] for image in shifted]
        return np.tensordot(arrays["K"], np.array(cut), 1)

    return _tiled(image, kernel, total, tile, blocks, update, function, cuda)
