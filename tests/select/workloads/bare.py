"""Convolutions that are more or less than Halide's pipeline: without headers, and very many."""

from __future__ import annotations

import numpy as np

from tests.select.workloads.text import (
    Line,
    Stage,
    Tensor,
    cast,
    index,
    loop,
    plus,
    reduction,
    render,
    spread,
    times,
    types_of,
)
from tests.select.workloads.workload import Arrays, Workload, family, pipeline


@family
def bare(
    taps: int = 8,
    lanes: int = 256,
    types: str = "f16*f16+f32",
    rx: int = 0,
    loop_extent: int = 0,
    extent: str = "unknown",
) -> Workload:
    """out[x] = Σ_k I[rx + x + k]·K[rx + k]: the statement alone, without headers of K and out.

    rx is a free variable of value `rx`, or a loop's over 0 … `loop_extent` - 1, whose terms
    add up. The extent of I is "unknown", or its header asserts what is read ("exact") or
    "one more" element, which its buffer then has.
    """
    left, right, total = types_of(types)
    last = loop_extent - 1 if loop_extent else rx
    read = last + lanes + taps - 1
    signal = Tensor("I", left, (read + (extent == "one more"),))
    kernel, output = Tensor("K", right, (last + taps,)), Tensor("out", total, (lanes,))
    a = cast(f"I[ramp(ramp(rx, 1, {taps}), x{taps}(1), {lanes})]", left, total, taps * lanes)
    b = spread(cast(f"K[ramp(rx, 1, {taps})]", right, total, taps), lanes)
    line = reduction("conv", total, lanes, f"({a}*{b})")
    update: list[Line] = [loop("rx", loop_extent, line)] if loop_extent else [line]
    here = f"[ramp(0, 1, {lanes})]"
    lines: list[Line] = []
    if extent != "unknown":
        needed = lanes + taps - 1 + (extent == "one more")
        most = str(last + needed) if loop_extent else f"(rx + {needed})"
        argument = "(struct halide_buffer_t *)I.buffer"
        lines = [f"let I = (void *)_halide_buffer_get_host({argument})"]
        for kind in ("min", "extent", "stride"):
            lines.append(f"let I.{kind}.0 = _halide_buffer_get_{kind}({argument}, 0)")
        for condition in (f"{most} <= I.extent.0", "I.min.0 == 0", "I.stride.0 == 1"):
            error = f'halide_error_constraint_violated("I", {condition.split()[-1]}, "", 0)'
            lines.append(f"assert({condition}, {error})")
    lines += Stage("conv", total, (lanes,), update, f"out{here} = conv{here}").lines()

    def function(arrays: Arrays) -> np.ndarray:
        starts = range(loop_extent) if loop_extent else [rx]
        result = np.zeros(lanes)
        for start in starts:
            for k in range(taps):
                result += arrays["I"][start + k :][:lanes] * arrays["K"][start + k]
        return result

    variables = {} if loop_extent else {"rx": rx}
    inputs = {"I": signal, "K": kernel}
    return Workload("", render(lines), inputs, output, function, variables, has_headers=False)


@family
def many(
    count: int = 36,
    signals: int = 4,
    taps: int = 8,
    lanes: int = 64,
    types: str = "f16*f16+f32",
    blocks: int = 2,
    in_place: bool = False,
    cuda: bool = False,
) -> Workload:
    """out[x, n] = Σ_r I⟨n mod signals⟩[x + 3·⌊n / signals⌋ + r]·K[r, n] for `count` rows n.

    All of them in one statement, each in an accumulator of its own; with `in_place` the
    sums are stored to the output at once.
    """
    left, right, total = types_of(types)
    name = "out"
    width = lanes * blocks
    users = [[n for n in range(count) if n % signals == i] for i in range(signals)]
    inputs = [
        Tensor(f"I{i}", left, (width + 3 * (rows[-1] // signals) + taps - 1,))
        for i, rows in enumerate(users)
    ]
    kernel, output = Tensor("K", right, (taps, count)), Tensor(name, total, (width, count))
    x = "out.s0.x.x.block_id_x" if cuda else "out.s0.x.x"
    stages: list[Stage] = []
    direct: list[Line] = []
    for n in range(count):
        signal, shift = inputs[n % signals], 3 * (n // signals)
        start = plus(times(x, lanes), str(shift))
        at = index([(taps, "1"), (lanes, "1")], start, signal.minimum)
        a = cast(f"{signal.name}[{at}]", left, total, taps * lanes)
        row = times("K.stride.1", n) if n else "0"
        at = index([(taps, "1")], row, kernel.minimum)
        b = spread(cast(f"K[{at}]", right, total, taps), lanes)
        conv = "conv" + (f"${n}" if n else "")
        line = reduction(conv, total, lanes, f"({a}*{b})")
        to = plus(times("out.stride.1", n) if n else "0", times(x, lanes))
        to = f"out[ramp({to[1:-1]}, 1, {lanes})]"
        direct.append(f"{to} = {line.split(' = ', 1)[1].rsplit(' + ', 1)[0]}")
        stages.append(Stage(conv, total, (lanes,), [line], f"{to} = {conv}[ramp(0, 1, {lanes})]"))

    def function(arrays: Arrays) -> np.ndarray:
        rows = np.zeros((count, width))
        for n in range(count):
            for r in range(taps):
                start = 3 * (n // signals) + r
                rows[n] += arrays[f"I{n % signals}"][start:][:width] * arrays["K"][n, r]
        return rows

    tensors = [*inputs, kernel, output]
    body = direct if in_place else [line for stage in stages for line in stage.lines(cuda)]
    return pipeline(tensors, [(x, blocks)], body, function, cuda)
