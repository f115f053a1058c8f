"""NVIDIA WMMA: the products that the lanes of a warp compute together, their PTX names and effects.

Instructions appear in statements as calls, named by their full mnemonics:

    (float16x512)wmma.load.a.sync.aligned.row.m32n8k16.f16(buffer, base, stride)
    (float32x256)wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32(a, b, c)
    wmma.store.d.sync.aligned.row.m32n8k16.f32(buffer, base, stride, d)

`base` and `stride` are in elements: element (i, j) of the matrix is at base + i*stride + j where
the layout is row, at base + i + j*stride where it is col. A fragment's value is its matrix row by
row, whatever the layout in memory: M×K for a, K×N for b, M×N for c and d. What PTX lets a mnemonic
have beyond that (.satfinite, .rnd, a state space, C of another type than D) is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import product

import numpy as np

from tilewright.stmt.evaluate import Buffer, Context, EvaluationError, WarpIntrinsic, dtype
from tilewright.stmt.nodes import Call, Expr
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, INT8, INT32, UINT8, Type

WARP = 32
LAYOUTS = ("row", "col")
# In bytes; the first element of a buffer is taken to be aligned.
BASE_ALIGNMENT = 32
STRIDE_ALIGNMENT = 16


@dataclass(frozen=True)
class Shape:
    """A product of M×K by K×N, spelled as in mnemonics: m32n8k16."""

    m: int
    n: int
    k: int

    def __str__(self) -> str:
        return f"m{self.m}n{self.n}k{self.k}"

    def matrix(self, matrix: str) -> tuple[int, int]:
        """Rows and columns of matrix "a", "b", "c" or "d"."""
        return {"a": (self.m, self.k), "b": (self.k, self.n)}.get(matrix, (self.m, self.n))


DEPTH_16 = (Shape(16, 16, 16), Shape(32, 8, 16), Shape(8, 32, 16))

# The first sm_NN that multiplies elements of a type; float32, which is tf32's form in memory, is
# multiplied as tf32.
REQUIRED_SM = {FLOAT16: 70, INT8: 72, UINT8: 72, BFLOAT16: 80, FLOAT32: 80, FLOAT64: 80}


@dataclass(frozen=True)
class Multiplication:
    """C + A·B in each of `shapes`; the types of the elements of C and D, of A and of B."""

    accumulator: Type
    a: Type
    b: Type
    shapes: tuple[Shape, ...]

    @property
    def is_tf32(self) -> bool:
        return self.a == FLOAT32

    @property
    def required_sm(self) -> int:
        return max(REQUIRED_SM[self.a], REQUIRED_SM[self.b])


# None multiplies int8 by uint8: PTX has that for mma.sync, but wmma.mma wants A and B alike.
MULTIPLICATIONS = (
    Multiplication(FLOAT32, FLOAT16, FLOAT16, DEPTH_16),
    Multiplication(FLOAT16, FLOAT16, FLOAT16, DEPTH_16),
    Multiplication(FLOAT32, BFLOAT16, BFLOAT16, DEPTH_16),
    Multiplication(INT32, INT8, INT8, DEPTH_16),
    Multiplication(INT32, UINT8, UINT8, DEPTH_16),
    Multiplication(FLOAT32, FLOAT32, FLOAT32, (Shape(16, 16, 8),)),
    Multiplication(FLOAT64, FLOAT64, FLOAT64, (Shape(8, 8, 4),)),
)


# Mnemonics

_TYPES = {FLOAT16: "f16", BFLOAT16: "bf16", FLOAT32: "f32", FLOAT64: "f64"}
_TYPES |= {INT8: "s8", UINT8: "u8", INT32: "s32"}


def _spelled(type: Type, matrix: str) -> str:
    return "tf32" if type == FLOAT32 and matrix in "ab" else _TYPES.get(type, str(type))


@dataclass(frozen=True)
class Transfer:
    """A load of matrix "a", "b" or "c" from memory, or the store of matrix "d" to it."""

    matrix: str
    layout: str
    shape: Shape
    element: Type

    @property
    def name(self) -> str:
        verb = "store" if self.matrix == "d" else "load"
        element = _spelled(self.element, self.matrix)
        return f"wmma.{verb}.{self.matrix}.sync.aligned.{self.layout}.{self.shape}.{element}"


@dataclass(frozen=True)
class Mma:
    """D = A·B + C for A and B that were loaded in these layouts."""

    a_layout: str
    b_layout: str
    shape: Shape
    accumulator: Type
    a: Type
    b: Type

    @property
    def name(self) -> str:
        result = _spelled(self.accumulator, "d")
        inputs = [_spelled(self.a, "a"), _spelled(self.b, "b")]
        # Products of float16, the oldest, name the types of D and C only.
        types = [result, *([] if inputs == ["f16", "f16"] else inputs), result]
        layouts = f"{self.a_layout}.{self.b_layout}"
        return f"wmma.mma.sync.aligned.{layouts}.{self.shape}.{'.'.join(types)}"


# By name, all that there are.
TRANSFERS = {
    form.name: form
    for row in MULTIPLICATIONS
    for matrix, element in zip("abcd", (row.a, row.b, *[row.accumulator] * 2), strict=True)
    for layout, shape in product(LAYOUTS, row.shapes)
    for form in (Transfer(matrix, layout, shape, element),)
}
MMAS = {
    form.name: form
    for row in MULTIPLICATIONS
    for a_layout, b_layout, shape in product(LAYOUTS, LAYOUTS, row.shapes)
    for form in (Mma(a_layout, b_layout, shape, row.accumulator, row.a, row.b),)
}


def load_name(matrix: str, layout: str, shape: Shape, type: Type) -> str:
    """The load of matrix "a", "b" or "c" of elements of `type`; ValueError if there is none."""
    return _existing(Transfer(matrix, layout, shape, type).name)


def mma_name(
    a_layout: str, b_layout: str, shape: Shape, accumulator: Type, a_type: Type, b_type: Type
) -> str:
    """The product with C and D of elements of type `accumulator`; ValueError if there is none."""
    return _existing(Mma(a_layout, b_layout, shape, accumulator, a_type, b_type).name)


def store_name(layout: str, shape: Shape, type: Type) -> str:
    """The store of a result of elements of `type`; ValueError if there is none."""
    return _existing(Transfer("d", layout, shape, type).name)


def _existing(name: str) -> str:
    if name not in TRANSFERS and name not in MMAS:
        raise ValueError(f"PTX has no instruction {name}")
    return name


# What calls compute


def _check_type(call: Call, matrix: str, shape: Shape, element: Type, given: Type) -> None:
    rows, columns = shape.matrix(matrix)
    wanted = element.with_lanes(rows * columns)
    if given != wanted:
        raise EvaluationError(f"{call.name}: matrix {matrix} is {wanted}, not {given}")


def _check_operand(
    call: Call, matrix: str, shape: Shape, element: Type, operand: Expr, makers: set[str]
) -> None:
    """That `operand` fits and, where another of these calls makes it in place, is in `makers`.

    Fragments of one type may be spread over the lanes of the warp in different ways.
    """
    if isinstance(operand, Call) and operand.name in INTRINSICS and operand.name not in makers:
        raise EvaluationError(f"{call.name}: matrix {matrix} can't come from {operand.name}")
    _check_type(call, matrix, shape, element, operand.type)


@cache
def _makers(shape: Shape, accumulator: Type) -> set[str]:
    """The calls that make matrix C of a product: from memory in any layout, or as a result."""
    loads = (t for t in TRANSFERS.values() if t.matrix == "c" and t.element == accumulator)
    products = (m for m in MMAS.values() if m.accumulator == accumulator)
    return {form.name for form in (*loads, *products) if form.shape == shape}


def _number(value: object) -> int:
    assert isinstance(value, np.ndarray) and value.dtype.kind in "iu"
    return int(value.item())


def _addresses(
    form: Transfer, buffer: object, base: np.ndarray, stride: np.ndarray
) -> tuple[Buffer, np.ndarray]:
    """The buffer and the places of the matrix in it, row by row, after checking alignments."""
    assert isinstance(buffer, Buffer)
    size = form.element.bytes
    if buffer.element != form.element:
        raise EvaluationError(
            f"{form.name}: {buffer.name} holds {buffer.element}, not {form.element}"
        )
    first, step = _number(base), _number(stride)
    limits = (("base", first, BASE_ALIGNMENT), ("stride", step, STRIDE_ALIGNMENT))
    for what, number, alignment in limits:
        if number * size % alignment:
            raise EvaluationError(
                f"{form.name}: the {what} of {number} elements in {buffer.name} is "
                f"{number * size} bytes, no multiple of {alignment}"
            )
    rows, columns = form.shape.matrix(form.matrix)
    i, j = np.arange(rows, dtype=np.int64)[:, None], np.arange(columns, dtype=np.int64)
    places = i * step + j if form.layout == "row" else i + j * step
    return buffer, (first + places).reshape(-1)


def _load(form: Transfer, context: Context, call: Call, args: tuple[np.ndarray, ...]) -> np.ndarray:
    source, base, stride = args
    _check_type(call, form.matrix, form.shape, form.element, call.of)
    buffer, places = _addresses(form, source, base, stride)
    return buffer.read(places)


def _store(
    form: Transfer, context: Context, call: Call, args: tuple[np.ndarray, ...]
) -> np.ndarray:
    target, base, stride, fragment = args
    makers = _makers(form.shape, form.element)
    _check_operand(call, "d", form.shape, form.element, call.args[3], makers)
    buffer, places = _addresses(form, target, base, stride)
    buffer.write(places, fragment)
    return np.zeros(1, np.int32)


def _as_tf32(value: np.ndarray) -> np.ndarray:
    """float32 rounded to the 10 bits of mantissa of tf32, to nearest even; NaN stays NaN."""
    bits = value.view(np.uint32)
    rounded = (bits + 0xFFF + (bits >> 13 & 1)) & ~np.uint32(0x1FFF)
    return np.where(np.isfinite(value), rounded.view(np.float32), value)


def _mma(form: Mma, context: Context, call: Call, args: tuple[np.ndarray, ...]) -> np.ndarray:
    """D = A·B + C, summed up over K in order, beginning with C.

    All floats but float64 are multiplied and added in float32, which holds their products exactly;
    a float16 result is rounded once more, at the end. float64 products are rounded before they
    are added, where hardware fuses the two. Integers wrap.

    PTX leaves open in which order the sums are made and how they are rounded. Of float32 operands
    it wants only what tf32 holds; what the other bits do is open too, and here they are rounded.
    """
    a, b, c = args
    shape = form.shape
    for matrix, element, operand, makers in (
        ("a", form.a, call.args[0], {Transfer("a", form.a_layout, shape, form.a).name}),
        ("b", form.b, call.args[1], {Transfer("b", form.b_layout, shape, form.b).name}),
        ("c", form.accumulator, call.args[2], _makers(shape, form.accumulator)),
    ):
        _check_operand(call, matrix, shape, element, operand, makers)
    _check_type(call, "d", shape, form.accumulator, call.of)
    if form.a == FLOAT32:
        a, b = _as_tf32(a), _as_tf32(b)
    kind = dtype(FLOAT32 if form.accumulator == FLOAT16 else form.accumulator)
    left = a.reshape(shape.matrix("a")).astype(kind)
    right = b.reshape(shape.matrix("b")).astype(kind)
    total = c.reshape(shape.matrix("c")).astype(kind)
    with np.errstate(all="ignore"):
        for k in range(shape.k):
            total = total + left[:, k, None] * right[None, k, :]
        return total.astype(dtype(form.accumulator)).reshape(-1)


INTRINSICS: Mapping[str, WarpIntrinsic] = {
    **{
        name: WarpIntrinsic(partial(_store if form.matrix == "d" else _load, form), WARP)
        for name, form in TRANSFERS.items()
    },
    **{name: WarpIntrinsic(partial(_mma, form), WARP) for name, form in MMAS.items()},
}
