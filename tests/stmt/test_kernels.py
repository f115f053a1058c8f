"""The real statements in examples/stmt compute what their Halide programs say, in plain numpy."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tilewright.stmt.evaluate import (
    Buffer,
    Header,
    dtype,
    evaluate,
    external_buffers,
    fill,
    infer_shapes,
    make_buffers,
    outputs,
)
from tilewright.stmt.text.parser import parse

EXAMPLES = Path(__file__).parents[2] / "examples" / "stmt"
Arrays = dict[str, np.ndarray]


def matmul(layout: str) -> Callable[[Arrays], np.ndarray]:
    """mm[x, y] = sum over r of A[r, y] * B, where arrays are indexed rows first: A[y, r]."""

    def compute(arrays: Arrays) -> np.ndarray:
        a, b = arrays["A"], arrays["B"]
        if layout == "vnni":  # B[r % w, x, r // w]
            b = b.transpose(0, 2, 1).reshape(-1, b.shape[1])
        if layout == "btrans":
            b = b.T
        if layout == "atrans":
            a = a.T
        return a @ b

    return compute


def conv1d(step: int = 1) -> Callable[[Arrays], np.ndarray]:
    """conv[x] = sum over r of I[x * step + r] * K[r]."""

    def compute(arrays: Arrays) -> np.ndarray:
        signal, kernel = arrays["I"], arrays["K"]
        terms = [signal[r : r + step * 2048 : step] * k for r, k in enumerate(kernel)]
        return np.sum(terms, axis=0)

    return compute


def conv2d(arrays: Arrays) -> np.ndarray:
    """conv[x, y] = sum over rx, ry of I[x + rx, y + ry] * K[rx, ry]."""
    image, kernel = arrays["I"], arrays["K"]
    rows, columns = (i - k + 1 for i, k in zip(image.shape, kernel.shape, strict=True))
    terms = [
        image[y : y + rows, x : x + columns] * weight for (y, x), weight in np.ndenumerate(kernel)
    ]
    return np.sum(terms, axis=0)


def upsample(arrays: Arrays) -> np.ndarray:
    """up[c, x] = sum over r of I[x + r] * K[c, r]."""
    signal, kernel = arrays["I"], arrays["K"]
    return np.sum([signal[r : r + 512, None] * row for r, row in enumerate(kernel)], axis=0)


def bias_relu(arrays: Arrays) -> np.ndarray:
    return np.maximum(matmul("vnni")(arrays) + arrays["bias"], 0)


REFERENCES: dict[str, Callable[[Arrays], np.ndarray]] = {
    "bias_relu_bf16": bias_relu,
    "conv1d_bf16_k16": conv1d(),
    "conv1d_f16_k32": conv1d(),
    "conv1d_f16_k5": conv1d(),
    "conv1d_f16_k8": conv1d(),
    "conv2d_f16_3x3": conv2d,
    "conv2d_f16_8x8": conv2d,
    "cuda_conv1d_f16_k32": conv1d(),
    "cuda_matmul_f16": matmul("plain"),
    "downsample_f16_k16": conv1d(step=2),
    "matmul_bf16_atrans": matmul("atrans"),
    "matmul_bf16_big_tile": matmul("plain"),
    "matmul_bf16_btrans": matmul("btrans"),
    "matmul_bf16_plain": matmul("plain"),
    "matmul_bf16_small_tile": matmul("vnni"),
    "matmul_bf16_vnni": matmul("vnni"),
    "matmul_f16_k24": matmul("plain"),
    "matmul_f16_wmma": matmul("plain"),
    "matmul_f16_wmma_m32n8": matmul("plain"),
    "matmul_i8_plain": matmul("plain"),
    "matmul_i8_vnni": matmul("vnni"),
    "matmul_u8i8_vnni": matmul("vnni"),
    "upsample_f16_k8": upsample,
}


def from_origin(header: Header, buffer: Buffer) -> np.ndarray:
    """The array from coordinate 0 in every dimension on, in a type that holds all sums."""
    array = header.array(buffer)
    return array[tuple(slice(-low, None) for low, _, _ in reversed(header.dims))].astype(np.float64)


def run(name: str, padding: int, margin: int, noise: bool = False) -> tuple[np.ndarray, Arrays]:
    """The output of the example `name`, and its inputs from coordinate 0 on."""
    stmt = parse((EXAMPLES / f"{name}.stmt").read_text(), name)
    headers = infer_shapes(stmt, padding=padding, margin=margin)
    buffers = make_buffers(stmt, headers, seed=1)
    inputs = [name for name, buffer in external_buffers(stmt).items() if not buffer.is_output]
    if noise:
        random = np.random.default_rng(2)
        for name in inputs:
            values = random.normal(size=headers[name].shape)
            fill(buffers[name], headers[name], values.astype(dtype(headers[name].element)))
    evaluate(stmt, buffers, headers=headers)
    (result,) = outputs(stmt, headers, buffers).values()
    arrays = {name: from_origin(headers[name], buffers[name]) for name in inputs}
    return result, arrays


def test_every_example_has_a_reference():
    assert sorted(REFERENCES) == sorted(path.stem for path in EXAMPLES.glob("*.stmt"))


@pytest.mark.parametrize("name", sorted(REFERENCES))
@pytest.mark.parametrize(("padding", "margin"), [(0, 0), (5, 0), (3, 2)])
def test_small_integers_are_exact(name, padding, margin):
    """Also where rows are padded and inputs begin at negative coordinates."""
    result, arrays = run(name, padding, margin)
    assert np.array_equal(result, REFERENCES[name](arrays))


@pytest.mark.parametrize("name", [name for name in sorted(REFERENCES) if "i8" not in name])
def test_any_floats_are_within_the_rounding_of_the_sum(name):
    result, arrays = run(name, 0, 0, noise=True)
    expected = REFERENCES[name](arrays)
    assert np.allclose(result, expected, rtol=0, atol=1e-4)
    assert not np.array_equal(result, expected)
