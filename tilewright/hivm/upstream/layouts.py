"""Where the elements of a memref are: an offset and a stride for each dimension, if it has them.

Sizes, offsets and strides that are known only when the program runs are DYNAMIC here, as in types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
)
from xdsl.ir import Attribute
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

DYNAMIC = DYNAMIC_INDEX


class Strided(NamedTuple):
    """The element at `indices` is `offset` plus the sum of `indices[d] * strides[d]`."""

    strides: tuple[int, ...]
    offset: int


def times(first: int, second: int) -> int:
    """The product; DYNAMIC if a factor is and the other is not 0."""
    return DYNAMIC if DYNAMIC in (first, second) and first and second else first * second


def plus(first: int, second: int) -> int:
    """The sum; DYNAMIC if a term is."""
    return DYNAMIC if DYNAMIC in (first, second) else first + second


def agree(first: int, second: int) -> bool:
    """Whether two numbers can be the same."""
    return first == second or DYNAMIC in (first, second)


def row_major(shape: Sequence[int]) -> Strided:
    """The layout without gaps whose last index runs fastest: (8, 1) for a shape of 4x8."""
    strides = [1]
    for size in reversed(shape[1:]):
        strides.append(times(strides[-1], size))
    return Strided(tuple(reversed(strides)) if shape else (), 0)


def strided(type: MemRefType) -> Strided | None:
    """The strides and the offset of `type`; None where its map is not of that kind."""
    match type.layout:
        case NoneAttr():
            return row_major(type.get_shape())
        case StridedLayoutAttr() as layout:
            strides = tuple(DYNAMIC if each is None else each for each in layout.get_strides())
            offset = layout.get_offset()
            return Strided(strides, DYNAMIC if offset is None else offset)
        case AffineMapAttr(data=map) if len(map.results) == 1:
            coefficients = [0] * map.num_dims
            constant = _add_terms(map.results[0], 1, coefficients)
            return None if constant is None else Strided(tuple(coefficients), constant)
        case _:
            return None


def layout_rank(type: MemRefType) -> int:
    """For how many dimensions the layout of `type` is, right or wrong."""
    match type.layout:
        case StridedLayoutAttr() as layout:
            return len(layout.strides)
        case AffineMapAttr(data=map):
            return map.num_dims
        case _:
            return type.get_num_dims()


def _add_terms(expression: AffineExpr, factor: int, coefficients: list[int]) -> int | None:
    """Adds `factor` times the coefficients of `expression`; its constant, None if not linear."""
    match expression:
        case AffineConstantExpr(value):
            return times(factor, value)
        case AffineSymExpr():
            return DYNAMIC
        case AffineDimExpr(position):
            coefficients[position] = plus(coefficients[position], factor)
            return 0
        case AffineBinaryOpExpr(AffineBinaryOpKind.Add, left, right):
            first = _add_terms(left, factor, coefficients)
            second = _add_terms(right, factor, coefficients)
            return None if first is None or second is None else plus(first, second)
        case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, left, AffineConstantExpr(value)):
            return _add_terms(left, times(factor, value), coefficients)
        case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, left, AffineSymExpr()):
            return _add_terms(left, DYNAMIC, coefficients)
        case _:
            return None


def memref_type(
    shape: Sequence[int], element: Attribute, layout: Strided, memory_space: Attribute
) -> MemRefType:
    """The type with that layout; without one that says no more than the shape does."""
    if layout == row_major(shape):
        return MemRefType(element, shape, memory_space=memory_space)
    return MemRefType(element, shape, attribute_of(layout), memory_space)


def attribute_of(layout: Strided) -> StridedLayoutAttr:
    """`strided<[8, 1], offset: 3>`."""
    strides = [None if each == DYNAMIC else each for each in layout.strides]
    return StridedLayoutAttr(strides, None if layout.offset == DYNAMIC else layout.offset)


def dynamic_count(shape: Sequence[int]) -> int:
    return sum(size == DYNAMIC for size in shape)
