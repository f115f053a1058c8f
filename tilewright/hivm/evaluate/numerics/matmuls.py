"""Whole matmuls from global memory to global memory, with the arithmetic of the cube's products."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.casts import vcast
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.products import added, product, product_marks, transposed


def matmul(
    a: Array,
    b: Array,
    target: np.dtype[Any],
    *,
    bias: Array | None = None,
    descale: Array | None = None,
    descaleMode: str = "DescaleNull",
    aTranspose: bool = False,
    bTranspose: bool = False,
) -> Array:
    """matmul and mix_matmul: [M, K] by [K, N], plus bias of each column, times descale.

    The scale is one for all (DescalePerTensor) or one for each column (DescalePerChannel). The
    result is rounded to the type `target` once, half to even; tiling parameters change nothing.
    """
    result = product(transposed(a, aTranspose), transposed(b, bTranspose))
    if bias is not None:
        check_count(bias.size, result.shape[-1], "elements of a bias")
        result = added(result, bias.reshape(-1))
    if descaleMode == "DescaleNull":
        return vcast(result, target)
    if descale is None:
        raise EvaluationError(f"{descaleMode} without a scale")
    factors = descale.reshape(-1).astype(np.float64)
    expected = 1 if descaleMode == "DescalePerTensor" else result.shape[-1]
    if factors.size != expected:
        raise EvaluationError(f"{descaleMode} takes {expected} scales, not {factors.size}")
    with np.errstate(all="ignore"):
        return vcast(result.astype(np.float64) * factors, target)


def matmul_marks(
    a: Array,
    b: Array,
    *,
    bias: Array | None = None,
    descale: Array | None = None,
    descaleMode: str = "DescaleNull",
    aTranspose: bool = False,
    bTranspose: bool = False,
) -> Array:
    """Marks of matmul's result."""
    known = product_marks(transposed(a, aTranspose), transposed(b, bTranspose))
    if bias is not None:
        known = known & bias.reshape(-1)
    if descale is not None and descaleMode != "DescaleNull":
        known = known & descale.reshape(-1)
    return known


def group_matmul(
    a: Array, b: Array, tokens_per_expert: Array, target: np.dtype[Any], **options: Any
) -> Array:
    """mix_group_matmul: rows of a, grouped one expert after the other, by b of their expert.

    a is [tokens, K] ([K, tokens] transposed), b [experts, K, N] ([experts, N, K] transposed). A
    bias or descale of rank 2 has a row for each expert, of rank 1 it is for all. Options and errors
    are matmul's. Error: counts for other experts than b's, or that don't add up to a's tokens.
    """
    return _grouped(partial(matmul, target=target), a, b, tokens_per_expert, **options)


def group_marks(a: Array, b: Array, tokens_per_expert: Array, **options: Any) -> Array:
    """Marks of group_matmul's result; `tokens_per_expert` are numbers."""
    return _grouped(matmul_marks, a, b, tokens_per_expert, **options)


def _grouped(
    multiply: Callable[..., Array],
    a: Array,
    b: Array,
    tokens_per_expert: Array,
    *,
    bias: Array | None = None,
    descale: Array | None = None,
    aTranspose: bool = False,
    **options: Any,
) -> Array:
    check_count(a.ndim, 2, "dimensions of tokens")
    check_count(b.ndim, 3, "dimensions of the experts' matrices")
    tokens = transposed(a, aTranspose)
    counts = [int(count) for count in tokens_per_expert.reshape(-1)]
    if not counts or len(counts) != len(b) or min(counts) < 0 or sum(counts) != len(tokens):
        raise EvaluationError(
            f"tokens per expert {counts} for {len(tokens)} tokens and {len(b)} experts"
        )

    def own(array: Array | None, expert: int) -> Array | None:
        if array is None or array.ndim < 2:
            return array
        check_count(len(array), len(b), "rows of a bias or scale")
        return array[expert]

    groups = np.split(tokens, np.cumsum(counts)[:-1])
    products = [
        multiply(group, b[i], bias=own(bias, i), descale=own(descale, i), **options)
        for i, group in enumerate(groups)
    ]
    return np.concatenate(products)
