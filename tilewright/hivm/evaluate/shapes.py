"""Offsets, sizes and strides as ops give them, and the layouts that follow from them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IntegerType,
    MemRefType,
    NoneAttr,
    ShapedType,
)
from xdsl.interpreter import Interpreter
from xdsl.ir import SSAValue

from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View, row_major

# More elements than any machine has room for: a shape that was computed wrongly.
_LARGEST = 1 << 40


def filled(static: Sequence[int], dynamic: Sequence[Any]) -> tuple[int, ...]:
    """The numbers in `static`, the dynamic ones of them taken from `dynamic` in order."""
    check_count(len(dynamic), list(static).count(DYNAMIC_INDEX), "dynamic numbers")
    given = iter(dynamic)
    return tuple(int(next(given)) if n == DYNAMIC_INDEX else int(n) for n in static)


def mixed(
    interpreter: Interpreter, static: DenseArrayBase[IntegerType], dynamic: Sequence[SSAValue]
) -> tuple[int, ...]:
    """What a list such as `[%n, 64]` says now."""
    return filled(static.get_values(), interpreter.get_values(dynamic))


def shape_of(type: ShapedType, sizes: Sequence[Any]) -> tuple[int, ...]:
    """The shape of `type` with `sizes`, in order, for its dynamic dimensions."""
    return checked_shape(filled(type.get_shape(), sizes))


def checked_shape(shape: tuple[int, ...]) -> tuple[int, ...]:
    """`shape`, unless no array can have it."""
    if any(size < 0 for size in shape):
        raise EvaluationError(f"a size is negative in shape {list(shape)}")
    if math.prod(shape) > _LARGEST:
        raise EvaluationError(f"shape {list(shape)} is larger than any memory")
    return shape


def check_type(shape: Sequence[int], type: ShapedType) -> None:
    """Refuses a value of `shape` where the program says that it has type `type`."""
    static = type.get_shape()
    fits = len(shape) == len(static) and all(
        size in (DYNAMIC_INDEX, actual) for size, actual in zip(static, shape, strict=True)
    )
    if not fits:
        raise EvaluationError(f"a value of shape {list(shape)} is not of type {type}")


def layout_strides(type: MemRefType, shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a new memref of type `type` and `shape`."""
    if isinstance(type.layout, NoneAttr):
        return row_major(shape)
    strides = type.get_strides()
    if strides is None or None in strides:
        raise EvaluationError(f"the layout of {type} is not one that a buffer can be made for")
    return tuple(s for s in strides if s is not None)


def kept_dimensions(op: Any, result: ShapedType) -> list[int]:
    """Which dimensions of its `static_sizes` the slice `op` keeps in its result type.

    Dimensions of size 1 may be dropped, the later ones where there is a choice.
    """
    shape = result.get_shape()
    kept: list[int] = []
    for dimension, size in enumerate(op.static_sizes.get_values()):
        if len(kept) < len(shape) and size == shape[len(kept)]:
            kept.append(dimension)
        elif size != 1:
            raise EvaluationError(f"dimension {dimension} of the slice is not in {result}")
    if len(kept) < len(shape):
        raise EvaluationError(f"the slice has fewer dimensions than {result}")
    return kept


def dimensions_only(view: View, kept: Sequence[int]) -> View:
    """The view with the dimensions `kept`, in that order; the others have size 1."""
    return replace(
        view,
        shape=tuple(view.shape[d] for d in kept),
        strides=tuple(view.strides[d] for d in kept),
    )


def collapsed(view: View, groups: Sequence[Sequence[int]]) -> View:
    """The view with each group of dimensions as one; an error where their elements have gaps."""
    check_groups(groups, view.shape)
    shape: list[int] = []
    strides: list[int] = []
    for group in groups:
        inner = [d for d in group if view.shape[d] != 1] or list(group[-1:])
        for outer, next_one in itertools.pairwise(inner):
            if view.strides[outer] != view.strides[next_one] * view.shape[next_one]:
                raise EvaluationError(
                    f"dimensions {list(group)} of shape {list(view.shape)} and strides "
                    f"{list(view.strides)} can't be collapsed: there are gaps"
                )
        shape.append(math.prod(view.shape[d] for d in group))
        strides.append(view.strides[inner[-1]])
    return replace(view, shape=tuple(shape), strides=tuple(strides))


def expanded(view: View, groups: Sequence[Sequence[int]], shape: tuple[int, ...]) -> View:
    """The view with each dimension as the group of dimensions that `shape` has for it."""
    strides = [1] * len(shape)
    for dimension, group in enumerate(groups):
        inner = row_major([shape[d] for d in group])
        for d, stride in zip(group, inner, strict=True):
            strides[d] = stride * view.strides[dimension]
    return replace(view, shape=shape, strides=tuple(strides))


def check_groups(groups: Sequence[Sequence[int]], shape: Sequence[int]) -> None:
    """Refuses groups of other dimensions than those of `shape`.

    Without groups the other side has no dimensions, and these have one element.
    """
    if groups or math.prod(shape) != 1:
        check_count(sum(map(len, groups)), len(shape), "dimensions in groups")


def check_expansion(
    source: Sequence[int], groups: Sequence[Sequence[int]], shape: Sequence[int]
) -> None:
    """Refuses a `shape` whose groups don't have as many elements as the dimensions of `source`."""
    check_groups(groups, shape)
    products = [math.prod(shape[d] for d in group) for group in groups]
    if list(source) != products:
        raise EvaluationError(f"shape {list(source)} can't be expanded to {list(shape)}")


def groups_of(op: Any) -> list[list[int]]:
    """The reassociation of an op that collapses or expands dimensions."""
    groups = [[int(index.value.data) for index in group] for group in op.reassociation]
    numbers = list(itertools.chain(*groups))
    if numbers != list(range(len(numbers))) or not all(groups):
        raise EvaluationError(f"{groups} are no groups of neighbouring dimensions")
    return groups
