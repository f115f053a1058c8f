"""Ops of the Cube: products of matrices and convolutions, with exact small integers."""

import ml_dtypes
import numpy as np
import pytest

from tests.hivm.evaluate.programs import (
    fails,
    fails_on_memrefs,
    operate,
    results,
    same,
    store,
)

F16, F32, I8, I32 = np.float16, np.float32, np.int8, np.int32


def small(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(F16)


MMAD = (
    "hivm.hir.{0} {{{{{1}}}}} ins(%a, %b, %i, %m, %k, %n{2} : {{a}}, {{b}}, {{i}}, {{m}}, {{k}},"
    " {{n}}{3}) outs(%d : {{d}})"
)


@pytest.mark.parametrize("attributes", ["", "a_transpose", "b_transpose"])
@pytest.mark.parametrize("batch", [(), (2,)])
def test_products_in_l1(attributes, batch):
    m, k, n = 32, 48, 16
    left, right = small(1, *batch, m, k), small(2, *batch, k, n)
    a = np.swapaxes(left, -1, -2) if attributes == "a_transpose" else left
    b = np.swapaxes(right, -1, -2) if attributes == "b_transpose" else right
    c = small(3, *batch, m, n).astype(F32)
    name = "batchMmadL1" if batch else "mmadL1"
    given = {"a": a, "b": b, "m": 20, "k": 33, "n": 7, "d": c}
    product = left[..., :20, :33].astype(F32) @ right[..., :33, :7].astype(F32)
    text = MMAD.format(name, attributes, "", "")
    for init in (True, False):
        expected = c.copy()
        expected[..., :20, :7] = product if init else expected[..., :20, :7] + product
        assert same(operate(text, i=np.bool_(init), **given), expected)
    bias = small(4, n).astype(F32)
    text = MMAD.format(name, attributes, ", %z", ", {z}")
    expected = c.copy()
    expected[..., :20, :7] = product + bias[:7]
    assert same(operate(text, i=np.bool_(True), z=bias, **given), expected)
    message = fails_on_memrefs(text, i=np.bool_(True), z=bias, **given | {"k": 49})
    assert "elements of a count, which is" in message


def test_products_of_fractals():
    def cut(rows, columns):
        shape = (rows.shape[0] // 16, 16, rows.shape[1] // columns, columns)
        return rows.reshape(shape).transpose(2, 0, 1, 3)

    a, b = small(1, 32, 48), small(2, 48, 16)
    text = MMAD.format("mmadL1", "", "", "")
    given = {"i": np.bool_(True), "m": 32, "k": 48, "n": 16}
    result = store(text, a=cut(a, 16), b=cut(b, 16), d=np.zeros((1, 2, 16, 16), F32), **given)
    assert same(result, cut(a.astype(F32) @ b.astype(F32), 16))


@pytest.mark.parametrize("attributes", ["", "a_transpose", "b_transpose"])
def test_block_scaled_products(attributes):
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, s).astype(ml_dtypes.float8_e4m3fn) for s in ((16, 64), (64, 16)))
    scales = [rng.integers(120, 132, (16, 2)).astype(np.uint8) for _ in range(2)]
    text = (
        f"hivm.hir.mmadmxL1 {{{{{attributes}}}}} ins(%a, %b, %s, %t, %i, %m, %k, %n : {{a}}, {{b}},"
        " {s}, {t}, {i}, {m}, {k}, {n}) outs(%d : {d})"
    )
    c = small(3, 16, 16).astype(F32)
    result = operate(
        text, a=a.T if attributes == "a_transpose" else a,
        b=b.T if attributes == "b_transpose" else b, s=scales[0], t=scales[1], i=np.bool_(False),
        m=12, k=50, n=7, d=c,
    )  # fmt: skip
    left, right = (
        x.astype(float) * np.repeat(2.0 ** (s.astype(float) - 127), 32, axis=1)
        for x, s in zip((a, b.T), scales, strict=True)
    )
    expected = c.copy()
    expected[:12, :7] += (left[:12, :50] @ right[:7, :50].T).astype(F32)
    assert same(result, expected)


def test_convolutions():
    x, w = small(1, 1, 4, 6, 7), small(2, 6, 2, 3, 3)
    bias, init = small(3, 6).astype(F32), small(4, 1, 6, 6, 7).astype(F32)
    text = (
        "hivm.hir.Conv2dL1 {{groups = 2 : i32, padding = 1 : i32}} ins(%x, %w, %i, %b"
        " : {x}, {w}, {i}, {b}) outs(%d : {d})"
    )
    padded = np.pad(x, [(0, 0), (0, 0), (1, 1), (1, 1)]).astype(F32)
    expected = np.zeros_like(init)
    for o, y, z in np.ndindex(6, 6, 7):
        group = padded[0, o // 3 * 2 : o // 3 * 2 + 2, y : y + 3, z : z + 3]
        expected[0, o, y, z] = (group * w[o]).sum(dtype=F32)
    given = {"x": x, "w": w, "b": bias, "d": init}
    assert same(operate(text, i=np.bool_(True), **given), expected + bias[:, None, None])
    assert same(operate(text, i=np.bool_(False), **given), expected + init)


def test_products_in_global_memory():
    # The published verifier looks at the last dimension of b as it is stored, so b is square.
    a, b, bias = small(1, 8, 6), small(2, 6, 6), small(3, 6).astype(F32)
    text = (
        "hivm.hir.{0} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}}) bias = %z : {{z}}"
        " descale = %s : {{s}} b_transpose descale_mode = <DescalePerChannel>"
    )
    scale = np.arange(6, dtype=F32)
    expected = ((a.astype(F32) @ b.T.astype(F32) + bias) * scale).astype(F16)
    for name in ("matmul", "mix_matmul"):
        result = operate(text.format(name), a=a, b=b, d=np.zeros((8, 6), F16), z=bias, s=scale)
        assert same(result, expected)


@pytest.mark.parametrize("transposed", ["", "a_transpose", "b_transpose"])
def test_products_of_groups_in_global_memory(transposed):
    experts, tokens, counts = small(4, 2, 6, 5), small(1, 5, 8), np.array([3, 5])
    parts = [experts[0].astype(F32) @ tokens[:, :3], experts[1].astype(F32) @ tokens[:, 3:]]
    operands = "ins(%a, %b, %t : {a}, {b}, {t}) outs(%d : {d})"
    text = f"hivm.hir.mix_group_matmul {operands} {transposed}"
    a = np.swapaxes(experts, 1, 2) if transposed == "a_transpose" else experts
    b = tokens.T if transposed == "b_transpose" else tokens
    result = operate(text, a=a, b=b, t=counts, d=np.zeros((6, 8), F16))
    assert same(result, np.concatenate(parts, axis=1).astype(F16))


def test_shapes_that_do_not_fit_are_errors_of_the_program():
    text = """func.func @f(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %d: tensor<?x?xf16>)
        -> tensor<?x?xf16> {
      %r = hivm.hir.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>)
        outs(%d : tensor<?x?xf16>) -> tensor<?x?xf16>
      return %r : tensor<?x?xf16>
    }"""
    a, b = small(1, 3, 4), small(2, 4, 5)
    assert results(text, a, b, np.zeros((3, 5), F16)) == [(a.astype(F32) @ b).tolist()]
    message = fails(text, a, b.T, np.zeros((3, 4), F16), at=3)
    assert message == "a product of [3, 4] and [5, 4]"
    message = fails(text, a, b, np.zeros((5, 3), F16), at=3)
    assert message == "an array of shape [3, 5] where [5, 3] is needed"
