"""Arguments for the kernels of examples/hivm whose loops mix Cube and Vector work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from tests.hivm.modules import parse

FOLDER = Path(__file__).parents[3] / "examples" / "hivm"
F16, F32 = np.float16, np.float32
# Addresses for flags, locks and workspace, which the runtime gives.
RUNTIME = (None, None, None)


class Call(NamedTuple):
    """How a kernel runs with a number of iterations of its loop."""

    entry: str
    arguments: tuple[Any, ...]
    grid: tuple[int, int, int] = (1, 1, 1)
    zero_memory: bool = False


def read_kernel(name: str) -> ModuleOp:
    """The module in the file `name`, without its suffix, of the examples."""
    return parse((FOLDER / f"{name}.mlir").read_text())


def random(seed: int, *shape: int, dtype: Any = F16, scale: float = 0.3) -> np.ndarray:
    return (np.random.default_rng(seed).standard_normal(shape) * scale).astype(dtype)


def _attention(trips: int) -> Call:
    length = 64 * trips
    q, k, v = (random(seed, 1, 1, length, 64) for seed in (1, 2, 3))
    out, sums = np.zeros_like(q), np.zeros(length, F32)
    strides = [length * 64, length * 64, 64] * 4
    return Call("fa_fwd", (*RUNTIME, q, k, v, out, sums, 0.125, *strides, 1, length))


def _attention_where(trips: int) -> Call:
    length = 64 * trips - 22
    q, k, v = (random(seed, 1, 64 * trips, 64) for seed in (1, 2, 3))
    rest = (0.125, 64 * trips * 64, 64, length, length)
    return Call("fa_fwd_where", (*RUNTIME, q, k, v, np.zeros_like(q), *rest))


def _attention_gradient(trips: int) -> Call:
    length = 64 * trips
    q, k, v, do = (random(seed, 1, length, 64) for seed in (1, 2, 3, 4))
    lse, d = (random(seed, 1, length, dtype=F32) for seed in (5, 6))
    rest = (np.zeros_like(q), lse, d, 0.125, length * 64, 64, length)
    return Call("fa_bwd_dq", (*RUNTIME, q, k, v, do, *rest))


def _linear_attention_o(trips: int) -> Call:
    length = 64 * trips
    q, k, v = (random(seed, 1, length, 64) for seed in (1, 2, 3))
    states, out = random(4, 1, trips, 64, 64), np.zeros_like(q)
    rest = (trips, length * 64, 64, trips * 64 * 64, 0.125)
    return Call("linattn_chunk_o", (*RUNTIME, q, k, v, states, out, *rest))


def _linear_attention(trips: int) -> Call:
    length = 64 * trips
    q, k, v = (random(seed, 1, length, 64) for seed in (1, 2, 3))
    rest = (np.zeros_like(q), length, length * 64, 64, 0.125)
    return Call("linattn_chunk", (*RUNTIME, q, k, v, *rest), zero_memory=True)


def _gelu(trips: int) -> Call:
    m, n, k = 64 * trips, 128, 128
    a, b, bias = random(1, m, k), random(2, k, n), random(3, n, dtype=F32)
    rest = (np.zeros((m, n), F16), m, n, k, 1, trips, k, n, n)
    return Call("matmul_epi_persistent", (*RUNTIME, a, b, bias, *rest))


def _layernorm(trips: int) -> Call:
    m = trips * 32
    a, b, r = random(1, m, 128), random(2, 128, 256), random(3, m, 256)
    g, beta = random(4, 256, dtype=F32), random(5, 256, dtype=F32)
    rest = (g, beta, np.zeros_like(r), trips, 1e-5, 128, 256, 256)
    return Call("matmul_layernorm_residual", (*RUNTIME, a, b, r, *rest))


def _softmax(trips: int) -> Call:
    a, b = random(1, trips * 64, 128), random(2, 128, 128)
    rest = (np.zeros_like(a), trips, 128, 128, 128)
    return Call("matmul_softmax", (*RUNTIME, a, b, *rest))


def _weights(trips: int) -> Call:
    k, n = 64 * trips, 128
    a, scale = random(1, 64, k), random(3, n, dtype=F32)
    b = np.random.default_rng(2).integers(-3, 4, (k, n)).astype(np.int8)
    return Call("matmul_w8a16", (*RUNTIME, a, b, scale, np.zeros((64, n), F16), k, k, n, n))


def _perceptron(trips: int) -> Call:
    x, w1, w2 = random(1, trips * 64, 64), random(2, 64, 128), random(3, 128, 64)
    b1, b2 = random(4, 128, dtype=F32), random(5, 64, dtype=F32)
    rest = (np.zeros_like(x), trips, 64, 128, 64, 64)
    return Call("mlp2", (*RUNTIME, x, w1, b1, w2, b2, *rest))


# The kernels with a loop that has work for both cores.
CALLS: dict[str, Callable[[int], Call]] = {
    "fa_fwd": _attention,
    "fa_fwd_causal": _attention,
    "fa_fwd_where": _attention_where,
    "fa_bwd_dq": _attention_gradient,
    "linattn_chunk": _linear_attention,
    "linattn_chunk_o": _linear_attention_o,
    "matmul_bias_gelu_persistent": _gelu,
    "matmul_layernorm_residual": _layernorm,
    "matmul_softmax": _softmax,
    "matmul_w8a16": _weights,
    "mlp2_relu": _perceptron,
}
