"""Ops of the Cube: products of matrices and convolutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IntegerAttr, IntegerType
from xdsl.interpreter import Interpreter, PythonValues
from xdsl.ir import SSAValue
from xdsl.utils.hints import isa

from tilewright.hivm.dialects.hivm import products
from tilewright.hivm.evaluate import matrix
from tilewright.hivm.evaluate.destination import check_shapes, written_to
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import Meaning, meanings
from tilewright.hivm.evaluate.layout import nd2nz, nz2nd
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.operations.attributes import options
from tilewright.hivm.evaluate.values import Tensor, read

_TRANSPOSES = ("a_transpose", "b_transpose")


def mmad(rank: int) -> Meaning:
    """mmadL1 and batchMmadL1 of matrices with `rank` dimensions, or in fractals with two more."""

    def meaning(interpreter: Interpreter, op: products.MmadOp, args: PythonValues) -> PythonValues:
        a, b, c, init = interpreter.get_values([op.a, op.b, op.c, op.init_condition])
        sizes = real_sizes(interpreter, op)
        chosen = options(op, *_TRANSPOSES, "enable_HF32", "enable_I4")
        m, k, n = sizes.values()
        a_side = -2 if "a_transpose" in chosen else -1
        b_side = -1 if "b_transpose" in chosen else -2
        left, rows = corner("a", a, (k, m) if a_side == -2 else (m, k), rank, a_side)
        right, columns = corner("b", b, (n, k) if b_side == -1 else (k, n), rank, b_side)
        check_shapes(right.shape[:-2], left.shape[:-2])
        bias = optional(interpreter, op.per_channel_bias)
        given = {**sizes, **chosen, "per_channel_bias": bias, "init_condition": bool(init)}
        known = rows[..., :, None] & columns[..., None, :]
        return accumulate(
            c, known, bool(init), rank, lambda old: matrix.mmad_l1(left, right, old, **given)
        )

    return meaning


def mmadmx(interpreter: Interpreter, op: products.MmadmxL1Op, args: PythonValues) -> PythonValues:
    inputs = map(read, interpreter.get_values([op.a, op.b, op.scaleA, op.scaleB]))
    left, right, left_scale, right_scale = inputs
    c, init = interpreter.get_values([op.c, op.init_condition])
    sizes = real_sizes(interpreter, op)
    bias = optional(interpreter, op.per_channel_bias)
    chosen = options(op, *_TRANSPOSES, "lhsFormat", "rhsFormat")
    given = {**sizes, **chosen, "per_channel_bias": bias, "init_condition": bool(init)}
    known = np.ones((sizes["real_m"], sizes["real_n"]), np.bool_)

    def compute(old: np.ndarray) -> np.ndarray:
        return matrix.mmadmx_l1(left, right, left_scale, right_scale, old, **given)

    return accumulate(c, known, bool(init), 2, compute)


def real_sizes(interpreter: Interpreter, op: Any) -> dict[str, int]:
    """How many rows and columns count, by the names that matrix has for them."""
    names = ("real_m", "real_k", "real_n")
    values = interpreter.get_values([getattr(op, name) for name in names])
    return dict(zip(names, map(int, values), strict=True))


def in_rows(value: Tensor | View, rank: int) -> tuple[np.ndarray, np.ndarray]:
    """Matrices and which elements were written, rows first, also where they are in fractals."""
    parts = value.peek()
    if len(value.shape) == rank:
        return parts
    if len(value.shape) != rank + 2:
        raise EvaluationError(f"a matrix of shape {list(value.shape)}")
    across, down, rows, columns = value.shape[-4:]
    array, written = (nz2nd(part, down * rows, across * columns) for part in parts)
    return array, written


def corner(
    name: str, value: Tensor | View, sizes: tuple[int, int], rank: int, inner: int
) -> tuple[np.ndarray, np.ndarray]:
    """The first rows and columns of matrices, as many as `sizes`.

    And which of the rows, or columns, were written as a whole: `inner` is the dimension that a
    product sums over.
    """
    array, written = in_rows(value, rank)
    if any(not 0 <= s <= extent for s, extent in zip(sizes, array.shape[-2:], strict=True)):
        raise EvaluationError(
            f"{sizes[0]}x{sizes[1]} elements of {name} count, which is {list(array.shape)}"
        )
    place = (..., slice(sizes[0]), slice(sizes[1]))
    return array[place], np.logical_and.reduce(written[place], axis=inner)


def accumulate(
    c: Tensor | View,
    known: np.ndarray,
    init: bool,
    rank: int,
    compute: Callable[[np.ndarray], np.ndarray],
) -> PythonValues:
    """Writes `compute`(what c holds), of which the first rows and columns are new.

    `known` tells which of those come from what was written; without `init` they also need what c
    had there.
    """
    old, written = in_rows(c, rank)
    marks = written.copy()
    place = (..., slice(known.shape[-2]), slice(known.shape[-1]))
    if known.shape != marks[place].shape:
        raise EvaluationError(f"a product of shape {list(known.shape)} for {list(old.shape)}")
    marks[place] = known if init else known & marks[place]
    array = compute(old)
    if len(c.shape) != rank:
        array, marks = (nd2nz(part, c.shape[-1]) for part in (array, marks))
    return written_to(c, array, marks)


def optional(interpreter: Interpreter, operand: SSAValue | None) -> np.ndarray | None:
    """The elements of an operand that may be missing."""
    return None if operand is None else read(interpreter.get_values([operand])[0])


def convolution(
    interpreter: Interpreter, op: products.ConvolutionOp, args: PythonValues
) -> PythonValues:
    init = bool(interpreter.get_values([op.init_condition])[0])
    given, weight = map(read, interpreter.get_values([op.input, op.weight]))
    (destination,) = interpreter.get_values([op.init])
    old = destination.peek()[0] if init else destination.read()
    result = matrix.conv_l1(
        given,
        weight,
        old,
        init_condition=init,
        padding=_numbers(op.padding),
        groups=op.groups.value.data,
        bias=optional(interpreter, op.bias),
    )
    return written_to(destination, result)


def _numbers(padding: Any) -> int | Sequence[int]:
    """One number or one for each dimension, as the attribute has it."""
    match padding:
        case IntegerAttr(value=value):
            return value.data
        case DenseArrayBase() if isa(padding, DenseArrayBase[IntegerType]):
            return padding.get_values()
        case ArrayAttr():
            return [number.value.data for number in padding]
        case _:
            raise EvaluationError(f"the padding {padding} is no number")


def matmul(interpreter: Interpreter, op: products.MatmulOp, args: PythonValues) -> PythonValues:
    a, b, c = interpreter.get_values([op.a, op.b, op.c])
    result = matrix.matmul(read(a), read(b), c.dtype, **_scaled(interpreter, op))
    return written_to(c, result)


def mix_matmul(
    interpreter: Interpreter, op: products.MixMatmulOp, args: PythonValues
) -> PythonValues:
    a, b, c = interpreter.get_values([op.a, op.b, op.c])
    has_function = bool(op.postVecFuncIns)
    given = {**_scaled(interpreter, op), "has_post_function": has_function}
    return written_to(c, matrix.matmul(read(a), read(b), c.dtype, **given))


def mix_group_matmul(
    interpreter: Interpreter, op: products.MixGroupMatmulOp, args: PythonValues
) -> PythonValues:
    """Columns of b, grouped by expert, from the left by the matrix in a of their expert.

    matrix.group_matmul has the groups in rows, so all of it is computed transposed.
    """
    a, b, counts, c = interpreter.get_values([op.a, op.b, op.tokens_per_expert, op.c])
    given = _scaled(interpreter, op)
    experts = read(a) if given.pop("aTranspose", False) else np.swapaxes(read(a), -1, -2)
    tokens = read(b) if given.pop("bTranspose", False) else read(b).T
    given["has_post_function"] = bool(op.postVecFuncIns or op.postVecFuncOuts)
    return written_to(c, matrix.group_matmul(tokens, experts, read(counts), c.dtype, **given).T)


def _scaled(interpreter: Interpreter, op: Any) -> dict[str, Any]:
    """Bias, scale and transposes of a global product."""
    bias, descale = (optional(interpreter, operand) for operand in (op.bias, op.descale))
    chosen = options(op, "descaleMode", "aTranspose", "bTranspose")
    return {"bias": bias, "descale": descale, **chosen}


IMPLEMENTATIONS = meanings(
    {
        products.MmadL1Op: mmad(rank=2),
        products.BatchMmadL1Op: mmad(rank=3),
        products.MmadmxL1Op: mmadmx,
        products.Conv1dL1Op: convolution,
        products.Conv2dL1Op: convolution,
        products.Conv3dL1Op: convolution,
        products.MatmulOp: matmul,
        products.MixMatmulOp: mix_matmul,
        products.MixGroupMatmulOp: mix_group_matmul,
    }
)
