"""Matrix products: plain ones, convolution layers of networks."""

from __future__ import annotations

import numpy as np

from tests.select.workloads.text import (
    Line,
    Stage,
    Tensor,
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
    types_of,
    weighted,
)
from tests.select.workloads.workload import Arrays, Workload, family, pipeline


@family
def matmul(
    rows: int = 16,
    columns: int = 16,
    depth: int = 16,
    types: str = "f16*f16+f32",
    blocks: tuple[int, int, int] = (2, 2, 2),
    a_transposed: bool = False,
    b_transposed: bool = False,
    swapped: bool = False,
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """out[x, y] = Σ_k A[k, y]·B[x, k] in blocks of rows × columns × depth.

    `blocks` has their numbers in the same order. A transposed operand is A[y, k] or B[k, x].
    """
    left, right, total = types_of(types)
    down, across, steps = blocks
    height, width, reach = rows * down, columns * across, depth * steps
    a_matrix = Tensor("A", left, (height, reach) if a_transposed else (reach, height))
    b_matrix = Tensor("B", right, (reach, width) if b_transposed else (width, reach))
    name = "mm_global_wrapper$0"
    output = Tensor(name, total, (width, height))
    x, y = block(f"{name}.s0.x.x", "x", cuda), block(f"{name}.s0.y.y", "y", cuda)
    k = "mm.s1.r$x.rro" if steps > 1 else "0"
    lanes = rows * columns
    if a_transposed:
        dims = [(depth, "A.stride.1"), (columns, "0"), (rows, "1")]
        start, inner = times(y, rows), _scaled("A.stride.1", k, depth)
    else:
        dims = [(depth, "1"), (columns, "0"), (rows, "A.stride.1")]
        start, inner = f"((A.stride.1*{y})*{rows})", times(k, depth)
    where = index(dims, start, a_matrix.minimum, form or ("sum inside" if cuda else "sum"), inner)
    a = cast(f"A[{where}]", left, total, lanes * depth)
    if b_transposed:
        dims = [(depth, "1"), (columns, "B.stride.1")]
        start = weighted((f"(B.stride.1*{x})", columns), (k, depth))
    else:
        dims = [(depth, "B.stride.1"), (columns, "1")]
        start = weighted((_scaled("B.stride.1", k, 1), depth), (x, columns))
    where = index(dims, start, b_matrix.minimum)
    b = spread(cast(f"B[{where}]", right, total, depth * columns), rows)
    product = f"({b}*{a})" if swapped else f"({a}*{b})"
    line = reduction("mm", total, lanes, product)
    update: list[Line] = [loop(k, steps, line)] if steps > 1 else [line]

    def function(arrays: Arrays) -> np.ndarray:
        a, b = arrays["A"], arrays["B"]
        return (a.T if a_transposed else a) @ (b.T if b_transposed else b)

    base = weighted((f"({y}*{output.stride(1)})", rows), (x, columns))
    to = nested([(columns, "1"), (rows, output.stride(1))], base)
    store = f"{name}[{to}] = mm[ramp(0, 1, {lanes})]"
    stage = Stage("mm", total, (columns, rows), update, store)
    tensors = [a_matrix, b_matrix, output]
    return pipeline(tensors, [(y, down), (x, across)], stage.lines(cuda), function, cuda)


def _scaled(stride: str, variable: str, factor: int) -> str:
    return "0" if variable == "0" else times(f"({stride}*{variable})", factor)


@family
def layer(
    channels: int = 16,
    features: int = 16,
    kernel: tuple[int, int] = (3, 3),
    pixels: int = 8,
    stride: int = 1,
    both: bool = False,
    types: str = "f16*f16+f32",
    blocks: tuple[int, int] = (2, 2),
    form: str = "",
    cuda: bool = False,
) -> Workload:
    """out[c, x, y] = max(bias[c] + Σ I[i, x·stride + kx, y·stride + ky]·K[c, i, kx, ky], 0).

    A block is all `features` c of `pixels` columns x in one row. Loops run over ky and kx,
    the reduction over the `channels` i; with `both` it is over kx and i.
    """
    left, right, total = types_of(types)
    (across_kernel, down_kernel), (across, down) = kernel, blocks
    width = pixels * across
    read = (width - 1) * stride + across_kernel, (down - 1) * stride + down_kernel
    image = Tensor("I", left, (channels, *read))
    weights = Tensor("K", right, (features, channels, across_kernel, down_kernel))
    bias = Tensor("bias", total, (features,))
    output = Tensor("out", total, (features, width, down), "cxy")
    x, y = block("out.s0.x.xo", "x", cuda), block("out.s0.y", "y", cuda)
    kx, ky = "layer.s1.r$y", "layer.s1.r$z"
    lanes = features * pixels
    n = channels * across_kernel if both else channels
    row = f"({plus(times(y, stride), ky)}*I.stride.2)"
    step = f"(I.stride.1*{stride})" if stride > 1 else "I.stride.1"
    minimum = spread(image.minimum, n * lanes)
    if both:
        dims = [(channels, "1"), (across_kernel, "I.stride.1"), (features, "0"), (pixels, step)]
        if form:
            base = f"(({x}*{pixels * stride})*I.stride.1)"
            where = index(dims, base, image.minimum, form, row)
        else:
            column = nested([(n * features, "0"), (pixels, str(stride))], times(x, pixels * stride))
            some = ramp(spread("0", channels), spread("1", channels), across_kernel)
            column = f"({plus(column, spread(some, lanes))}*{spread('I.stride.1', n * lanes)})"
            some = spread(ramp(row, "1", channels), across_kernel * lanes)
            where = f"{plus(column, some)} - {minimum}"
        dims = [(channels, "K.stride.1"), (across_kernel, "K.stride.2"), (features, "1")]
        low = "((K.min.2*K.stride.2) + ((K.min.1*K.stride.1) + K.min.0))"
        offset = spread(f"((({ky} - K.min.3)*K.stride.3) - {low})", n * features)
        at = f"{nested(dims, '0')} + {offset}"
    else:
        dims = [(channels, "1"), (features, "0"), (pixels, step)]
        base = f"({plus(times(x, pixels * stride), kx)}*I.stride.1)"
        where = index(dims, base, image.minimum, form or "sum", row)
        base = f"((K.stride.2*{kx}) + (K.stride.3*{ky}))"
        at = index([(channels, "K.stride.1"), (features, "1")], base, weights.minimum)
    a = cast(f"I[{where}]", left, total, n * lanes)
    b = spread(cast(f"K[{at}]", right, total, n * features), pixels)
    line = reduction("layer", total, lanes, f"({a}*{b})")
    update = [loop(ky, down_kernel, line if both else loop(kx, across_kernel, line))]

    def function(arrays: Arrays) -> np.ndarray:
        result = np.zeros((down, width, features)) + arrays["bias"]
        for j in range(down_kernel):
            for i in range(across_kernel):
                pixels = arrays["I"][j:, i:][::stride, ::stride][:down, :width]
                result += pixels @ arrays["K"][j, i]
        return np.maximum(result, 0)

    base = f"((({x}*out.stride.1)*{pixels}) + ({y}*out.stride.2))"
    to = nested([(features, "1"), (pixels, "out.stride.1")], base)
    biases = spread(f"bias[ramp(0 - bias.min.0, 1, {features})]", pixels)
    added = f"layer[ramp(0, 1, {lanes})] + {biases}"
    zeros = spread(number(total, 0), lanes)
    stage = Stage(
        "layer", total, (features, pixels, 1), update, f"out[{to}] = max({added}, {zeros})"
    )
    tensors = [image, weights, bias, output]
    return pipeline(tensors, [(y, down), (x, across)], stage.lines(cuda), function, cuda)
