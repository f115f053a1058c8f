"""Kernels that the published compiler made from Triton's, against numpy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError, evaluate
from tilewright.hivm.text.parser import read_module

KERNELS = Path(__file__).parents[3] / "examples" / "hivm"
F16, F32 = np.float16, np.float32
# Addresses for flags, locks and workspace, which the runtime gives.
RUNTIME = (None, None, None)


def run(
    file: str, entry: str, *arguments: Any, grid: tuple[int, int, int], zero_memory: bool = False
) -> dict[int, Any]:
    """What the kernel leaves in its arguments, counted without the runtime's.

    A kernel that asks for one coordinate of its program only does all again for the others.
    """
    module = read_module((KERNELS / file).read_text(), file, make_context())
    given = [*RUNTIME, *arguments]
    memory = evaluate(module, entry, given, grid, zero_memory=zero_memory).memory
    return {position - len(RUNTIME): array for position, array in memory.items()}


def random(seed: int, *shape: int, dtype: Any = F16, scale: float = 1.0) -> np.ndarray:
    return (np.random.default_rng(seed).standard_normal(shape) * scale).astype(dtype)


def small(seed: int, *shape: int, dtype: Any = F16) -> np.ndarray:
    """Small integers, whose products and sums are exact."""
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(dtype)


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def near(result: np.ndarray, expected: np.ndarray, bound: float) -> bool:
    """Within `bound`, an absolute error that follows from what was rounded to f16 on the way."""
    return bool(np.abs(result.astype(np.float64) - expected).max() <= bound)


def test_matmul_on_the_cube_is_exact():
    m, n, k = 256, 256, 192
    a, b = small(1, m, k), small(2, k, n)
    bias, c = np.zeros(n, F32), np.zeros((m, n), F16)
    memory = run("matmul_cube.mlir", "matmul_epi", a, b, bias, c, m, n, k, k, n, n, grid=(2, 2, 1))
    assert np.array_equal(memory[3].astype(F32), a.astype(F32) @ b.astype(F32))


def test_matmul_of_int8_weights_is_exact():
    m, n, k = 128, 256, 192
    a, scale, c = small(1, m, k), small(3, n, dtype=F32), np.zeros((m, n), F16)
    b = small(2, k, n, dtype=np.int8)
    memory = run("matmul_w8a16.mlir", "matmul_w8a16", a, b, scale, c, k, k, n, n, grid=(2, 2, 1))
    assert np.array_equal(memory[3].astype(F32), a.astype(F32) @ (b * scale))


def test_softmax_of_rows():
    rows, columns = 7, 1024
    x, y = random(1, rows, columns, dtype=F32), np.zeros((rows, columns), F32)
    memory = run("softmax_rows.mlir", "softmax_rows", x, y, rows, columns, grid=(3, 2, 1))
    assert near(memory[1], softmax(x.astype(np.float64)), 1e-8)


@pytest.mark.parametrize("grid", [(1, 1, 1), (2, 2, 1)])
def test_matmul_softmax(grid):
    tiles, n, k = 5, 128, 128
    a, b, c = random(1, tiles * 64, k, scale=0.3), random(2, k, n), np.zeros((tiles * 64, n), F16)
    memory = run("matmul_softmax.mlir", "matmul_softmax", a, b, c, tiles, k, n, n, grid=grid)
    expected = softmax(a.astype(np.float64) @ b.astype(np.float64))
    assert near(memory[2], expected, 2.0**-11)


def attention(q: Any, k: Any, v: Any, scale: float, causal: bool) -> tuple[Any, Any]:
    """The output and the logarithms of the sums, in float64."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    scores = q @ np.swapaxes(k, -1, -2) * scale
    if causal:
        scores = scores + np.where(np.tri(q.shape[-2]), 0.0, -1e6)
    # The kernel's sum begins with 1 at the maximum -inf, which the first block takes away.
    top = scores.max(axis=-1, keepdims=True)
    sums = np.exp(scores - top).sum(axis=-1, keepdims=True)
    return np.exp(scores - top) / sums @ v, (top + np.log(sums))[..., 0]


@pytest.mark.parametrize("causal", [False, True])
def test_flash_attention(causal):
    batch, heads, length, width = 1, 2, 192, 64
    shape = (batch, heads, length, width)
    q, k, v = (random(seed, *shape) for seed in (1, 2, 3))
    out, lse = np.zeros(shape, F16), np.zeros((batch, heads, length), F32)
    strides = [heads * length * width, length * width, width] * 4
    file = "fa_fwd_causal.mlir" if causal else "fa_fwd.mlir"
    scale = 0.125
    arguments = (q, k, v, out, lse, scale, *strides, heads, length)
    memory = run(file, "fa_fwd", *arguments, grid=(length // 64, batch * heads, 1))
    expected, sums = attention(q, k, v, scale, causal)
    assert near(memory[3], expected, 2e-3)
    assert near(memory[4], sums, 1e-5)


def test_flash_attention_of_lengths_that_are_no_multiple_of_the_block():
    heads, length, width = 2, 150, 64
    padded = 192  # the kernel loads whole blocks of K and V
    q, k, v = (random(seed, heads, padded, width) for seed in (1, 2, 3))
    q[:, length:] = np.nan
    out = np.full((heads, padded, width), 7, F16)
    arguments = (q, k, v, out, 0.125, padded * width, width, length, length)
    memory = run("fa_fwd_where.mlir", "fa_fwd_where", *arguments, grid=(3, heads, 1))
    expected, _ = attention(q[:, :length], k[:, :length], v[:, :length], 0.125, False)
    assert near(memory[3][:, :length], expected, 2e-3)
    assert (memory[3][:, length:] == 7).all()


def test_gradient_of_attention():
    heads, length, width, scale = 2, 192, 64, 0.125
    q, k, v, do = (random(seed, heads, length, width) for seed in (1, 2, 3, 4))
    dq = np.zeros_like(q)
    _, lse = attention(q, k, v, scale, False)
    d = random(5, heads, length, dtype=F32)
    arguments = (q, k, v, do, dq, lse.astype(F32), d, scale, length * width, width, length)
    memory = run("fa_bwd_dq.mlir", "fa_bwd_dq", *arguments, grid=(3, heads, 1))
    wide = [x.astype(np.float64) for x in (q, k, v, do)]
    p = np.exp(wide[0] @ np.swapaxes(wide[1], 1, 2) * scale - lse[..., None])
    ds = p * (wide[3] @ np.swapaxes(wide[2], 1, 2) - d[..., None])
    assert near(memory[4], ds @ wide[1] * scale, 4e-3)


def gelu(x: np.ndarray) -> np.ndarray:
    u = 0.7978845608028654 * (x + 0.044715 * x * x * x)
    return 0.5 * x * (1 + (2 / (1 + np.exp(-2 * u)) - 1))


def test_matmul_with_bias_and_gelu():
    m, n, k = 192, 256, 128
    a, b, bias = random(1, m, k, scale=0.2), random(2, k, n, scale=0.2), random(3, n, dtype=F32)
    tiles_n, tiles = n // 128, (m // 64) * (n // 128)
    arguments = (a, b, bias, np.zeros((m, n), F16), m, n, k, tiles_n, tiles, k, n, n)
    file = "matmul_bias_gelu_persistent.mlir"
    memory = run(file, "matmul_epi_persistent", *arguments, grid=(4, 2, 1))
    expected = gelu(a.astype(np.float64) @ b.astype(np.float64) + bias)
    assert near(memory[3], expected, 4e-3)


def perceptron(tiles: int) -> tuple[tuple[Any, ...], np.ndarray]:
    """Arguments of mlp2 with small integers, and the exact result."""
    width, hidden = 64, 128
    x, w1, w2 = small(1, tiles * 64, width), small(2, width, hidden), small(3, hidden, width)
    b1, b2, y = small(4, hidden, dtype=F32), small(5, width, dtype=F32), np.zeros_like(x)
    x, w2 = x * (np.arange(width) < 8).astype(F16), (w2 * F16(0.125)).astype(F16)
    arguments = (x, w1, b1, w2, b2, y, tiles, width, hidden, width, width)
    h = np.maximum(x.astype(F32) @ w1.astype(F32) + b1, 0).astype(F16)
    return arguments, (h.astype(F32) @ w2.astype(F32) + b2).astype(F16)


@pytest.mark.parametrize("file", ["mlp2_relu.mlir", "published/mlp2_relu.depth4.mlir"])
def test_two_layers(file):
    arguments, expected = perceptron(tiles=5)
    memory = run(file, "mlp2", *arguments, grid=(2, 2, 1))
    assert np.array_equal(memory[5], expected)


def test_layernorm():
    tiles, n, k = 3, 256, 128
    m = tiles * 32
    a, b, r = random(1, m, k, scale=0.2), random(2, k, n, scale=0.2), random(3, m, n)
    g, beta = random(4, n, dtype=F32), random(5, n, dtype=F32)
    arguments = (a, b, r, g, beta, np.zeros((m, n), F16), tiles, 1e-5, k, n, n)
    file = "matmul_layernorm_residual.mlir"
    memory = run(file, "matmul_layernorm_residual", *arguments, grid=(2, 2, 1))
    s = a.astype(np.float64) @ b.astype(np.float64) + r
    d = s - s.mean(axis=1, keepdims=True)
    expected = d / np.sqrt((d * d).mean(axis=1, keepdims=True) + 1e-5) * g + beta
    assert near(memory[5], expected, 1e-2)


def test_linear_attention():
    heads, length, width, scale, chunks = 2, 192, 64, 0.125, 3
    shape = (heads, length, width)
    q, k, v = (random(seed, *shape, scale=0.3) for seed in (1, 2, 3))
    wide_q, wide_k, wide_v = (x.astype(np.float64) for x in (q, k, v))
    out, stride = np.zeros(shape, F16), (length * width, width)
    parts = np.swapaxes(wide_k, 1, 2).reshape(heads, width, chunks, 64).transpose(0, 2, 1, 3)
    grown = (parts @ wide_v.reshape(heads, chunks, 64, width)).cumsum(axis=1)
    states = np.concatenate([np.zeros_like(grown[:, :1]), grown[:, :-1]], axis=1).astype(F16)
    arguments = (q, k, v, states, out, chunks, *stride, chunks * width * width, scale)
    memory = run("linattn_chunk_o.mlir", "linattn_chunk_o", *arguments, grid=(heads, 2, 1))
    scores = wide_q @ np.swapaxes(wide_k, 1, 2) * np.tri(length)
    assert near(memory[4], scores @ wide_v * scale, 1e-2)


def causal_states() -> tuple[tuple[Any, ...], np.ndarray]:
    """Arguments of linattn_chunk, for three chunks, and the result in float64."""
    heads, length, width, scale = 2, 192, 64, 0.125
    q, k, v = (random(seed, heads, length, width, scale=0.3) for seed in (1, 2, 3))
    arguments = (q, k, v, np.zeros_like(q), length, length * width, width, scale)
    wide_q, wide_k, wide_v = (x.astype(np.float64) for x in (q, k, v))
    scores = wide_q @ np.swapaxes(wide_k, 1, 2) * np.tri(length)
    return arguments, scores @ wide_v * scale


def test_linear_attention_with_a_state():
    """The published compiler's module counts on zeros in an accumulator that it never sets."""
    arguments, expected = causal_states()
    memory = run(
        "linattn_chunk.mlir", "linattn_chunk", *arguments, grid=(2, 2, 1), zero_memory=True
    )
    assert near(memory[3], expected, 1e-2)


def test_a_kernel_that_reads_its_accumulator_before_anything_is_in_it():
    """A fault of the published compiler, which lets the first product overwrite the accumulator.

    It forgot that the iteration's other product reads the same zeros, which it took away.
    """
    arguments, _ = causal_states()
    with pytest.raises(EvaluationError, match="value that was never written") as caught:
        run("linattn_chunk.mlir", "linattn_chunk", *arguments, grid=(1, 1, 1))
    assert caught.value.place == ("linattn_chunk.mlir", 104, 7)


PIPELINED = ["fa_fwd", "matmul_softmax", "matmul_layernorm_residual", "matmul_w8a16"]


@pytest.mark.parametrize("name", PIPELINED)
def test_what_the_published_compiler_pipelines_computes_the_same(name):
    """All tile loops have a rest: the number of iterations is no multiple of the depth 4."""
    if name == "fa_fwd":
        q, k, v = (random(seed, 1, 1, 320, 64) for seed in (1, 2, 3))
        arguments: tuple[Any, ...] = (q, k, v, np.zeros_like(q), np.zeros(320, F32), 0.125)
        arguments += (*([320 * 64, 320 * 64, 64] * 4), 1, 320)
        grid = (5, 1, 1)
    elif name == "matmul_softmax":
        a, b = random(1, 6 * 64, 128, scale=0.3), random(2, 128, 128)
        arguments, grid = (a, b, np.zeros_like(a), 6, 128, 128, 128), (1, 1, 1)
    elif name == "matmul_layernorm_residual":
        a, b, r = random(1, 192, 128), random(2, 128, 256), random(3, 192, 256)
        g, beta = random(4, 256, dtype=F32), random(5, 256, dtype=F32)
        arguments = (a, b, r, g, beta, np.zeros_like(r), 6, 1e-5, 128, 256, 256)
        grid = (1, 1, 1)
    else:
        a, b = random(1, 64, 384), small(2, 384, 128, dtype=np.int8)
        arguments = (a, b, random(3, 128, dtype=F32), np.zeros((64, 128), F16), 384, 384, 128, 128)
        grid = (1, 1, 1)
    plain = run(f"{name}.mlir", name, *arguments, grid=grid)
    pipelined = run(f"published/{name}.depth4.mlir", name, *arguments, grid=grid)
    changed = 0
    for position, array in plain.items():
        assert np.array_equal(array, pipelined[position]), position
        changed += not np.array_equal(array, arguments[position])
    assert changed
