"""Up-sampling by phases and resampling of an image's rows with a banded matrix."""

from __future__ import annotations

import numpy as np

from tests.select.workloads.text import (
    Stage,
    Tensor,
    block,
    cast,
    index,
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


@family
def upsample(
    phases: int = 2,
    taps: int = 8,
    lanes: int = 64,
    layout: str = "interleaved",
    types: str = "f16*f16+f32",
    blocks: int = 2,
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """out[p + phases·i] = Σ_r I[i + r]·K[p, r], `lanes` values of i in a block.

    As two dimensions [p, i] ("interleaved") or [i, p] ("planar"), or as one ("flat").
    """
    left, right, total = types_of(types)
    count = lanes * blocks
    name = "up_global_wrapper$0"
    signal = Tensor("I", left, (count + taps - 1,))
    kernel = Tensor("K", right, (phases, taps))
    x = block(f"{name}.s0.x.xo", "x", cuda)
    here = f"up[ramp(0, 1, {lanes * phases})]"
    every = taps * lanes * phases
    if layout == "planar":
        output = Tensor(name, total, (count, phases), "xp")
        dims = [(taps, "K.stride.1"), (lanes, "0"), (phases, "1")]
        a = cast(f"K[{index(dims, '0', kernel.minimum, 'sum')}]", right, total, every)
        where = index([(taps, "1"), (lanes, "1")], times(x, lanes), "I.min.0", form or "inside")
        b = spread(cast(f"I[{where}]", left, total, taps * lanes), phases)
        to = nested([(lanes, "1"), (phases, output.stride(1))], times(x, lanes))
        extents = (lanes, phases)
    else:
        dims = [(taps, "1"), (phases, "0"), (lanes, "1")]
        where = index(dims, times(x, lanes), "I.min.0", form or "sum")
        a = cast(f"I[{where}]", left, total, every)
        tap = index([(taps, "K.stride.1"), (phases, "1")], "0", kernel.minimum)
        b = spread(cast(f"K[{tap}]", right, total, taps * phases), lanes)
        extents = (phases, lanes)
        output = Tensor(name, total, (phases, count), "cx")
        base = f"(({x}*{output.stride(1)})*{lanes})"
        to = nested([(phases, "1"), (lanes, output.stride(1))], base)
        if layout == "flat":
            n = lanes * phases
            output = Tensor(name, total, (phases * count,), "x")
            to = f"ramp({x}*{n}, 1, {n}) aligned({n}, 0)"
    update = [reduction("up", total, lanes * phases, f"({a}*{b})")]

    def function(arrays: Arrays) -> np.ndarray:
        windows = np.lib.stride_tricks.sliding_window_view(arrays["I"], taps)
        result = windows @ arrays["K"]
        return {"interleaved": result, "planar": result.T, "flat": result.reshape(-1)}[layout]

    stage = Stage("up", total, extents, update, f"{name}[{to}] = {here}")
    return pipeline([signal, kernel, output], [(x, blocks)], stage.lines(cuda), function, cuda)


@family
def resample(
    numerator: int = 2,
    denominator: int = 3,
    width: int = 24,
    rows: int = 4,
    taps: int = 4,
    types: str = "f16*f16+f32",
    blocks: tuple[int, int] = (1, 2),
    form: str = "broadcast first",
    weights: str = "taps first",
    cuda: bool = False,
) -> Workload:
    """out[x, y] = Σ_r I[⌊x·numerator/denominator⌋ + r, y]·W[r, x].

    The quotient is spread over the lanes before it is divided ("broadcast first", as Halide
    does), as early as possible ("divided first") or where a ramp makes the rows ("ramp of
    rows"). W is stored with `weights` "taps first" as W[r, x] or "columns first" as W[x, r].
    """
    left, right, total = types_of(types)
    across, down = blocks
    name = "resampled_global_wrapper$0"
    columns = width * across
    read = (columns - 1) * numerator // denominator + taps
    image = Tensor("I", left, (read, rows * down))
    swapped = weights == "columns first"
    matrix = Tensor("W", right, (columns, taps) if swapped else (taps, columns))
    output = Tensor(name, total, (columns, rows * down))
    x = block(f"{name}.s0.x.x", "x", cuda) if across > 1 else "0"
    y = block(f"{name}.s0.y.y", "y" if across > 1 else "x", cuda)
    lanes, every = width * rows, width * rows * taps
    scaled = ramp(spread(times(x, width * numerator), taps), spread(str(numerator), taps), width)
    step = ramp("0", "1", taps)
    start = f"((I.stride.1*{y})*{rows})"
    minimum = spread(image.minimum, every)
    row = nested([(taps * width, "0"), (rows, "I.stride.1")], start)
    by = f"/{spread(str(denominator), taps * width)}"
    if form == "broadcast first":
        quotient = f"({spread(scaled, rows)}/{spread(str(denominator), every)})"
        where = f"{plus(row, plus(quotient, spread(step, lanes)))} - {minimum}"
    elif form == "divided first":
        column = plus(f"({scaled}{by})", spread(step, width))
        where = f"{plus(spread(column, rows), row)} - {minimum}"
    elif form == "ramp of rows":
        column = plus(f"({scaled}{by})", spread(ramp(start, "1", taps), width))
        where = f"{ramp(column, spread('I.stride.1', taps * width), rows)} - {minimum}"
    else:
        raise ValueError(form)
    a = cast(f"I[{where}]", left, total, every)
    if swapped:
        at = index([(taps, "W.stride.1"), (width, "1")], times(x, width), matrix.minimum)
    else:
        base = f"((W.stride.1*{x})*{width})" if across > 1 else "0"
        at = index([(taps, "1"), (width, "W.stride.1")], base, matrix.minimum)
    b = spread(cast(f"W[{at}]", right, total, taps * width), rows)
    update = [reduction("resampled", total, lanes, f"({a}*{b})")]

    def function(arrays: Arrays) -> np.ndarray:
        first = np.arange(columns) * numerator // denominator
        weight = arrays["W"] if swapped else arrays["W"].T
        return sum(
            (arrays["I"][:, first + r] * weight[r] for r in range(taps)),
            np.zeros((rows * down, columns)),
        )

    base = weighted((x, width), (f"({y}*{output.stride(1)})", rows))
    to = nested([(width, "1"), (rows, output.stride(1))], base)
    store = f"{name}[{to}] = resampled[ramp(0, 1, {lanes})]"
    stage = Stage("resampled", total, (width, rows), update, store)
    loops = [(y, down), (x, across)] if across > 1 else [(y, down)]
    return pipeline([image, matrix, output], loops, stage.lines(cuda), function, cuda)
