"""Shapes that are collapsed and expanded: which dimensions of one are which of the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, MemRefType, NoneAttr
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import verify_mixed
from tilewright.hivm.upstream.layouts import (
    DYNAMIC,
    Strided,
    agree,
    attribute_of,
    strided,
    times,
)

Groups = Sequence[Sequence[int]]


def groups_of(reassociation: ArrayAttr[ArrayAttr[IntegerAttr]]) -> Groups:
    """The expanded dimensions of each collapsed one."""
    return [[each.value.data for each in group] for group in reassociation]


def verify_shapes(collapsed: Sequence[int], expanded: Sequence[int], groups: Groups) -> None:
    """Each collapsed dimension has the size that its group of expanded ones has together."""
    if len(groups) != len(collapsed):
        raise VerifyException(
            f"has {len(groups)} groups of dimensions for a collapsed rank of {len(collapsed)}"
        )
    if not collapsed:
        return  # of one element, whatever the rank
    if [index for group in groups for index in group] != list(range(len(expanded))):
        raise VerifyException(
            f"must group the dimensions 0 to {len(expanded) - 1}, each once and in order"
        )
    for index, (size, group) in enumerate(zip(collapsed, groups, strict=True)):
        sizes = [expanded[each] for each in group]
        product = DYNAMIC if DYNAMIC in sizes else prod(sizes)
        if product != size:
            raise VerifyException(
                f"collapsed dimension {index} must have size {_size(product)}, not {_size(size)}"
            )


def verify_output_shape(
    numbers: Sequence[int], values: Sequence[object], expanded: Sequence[int]
) -> None:
    """A size for each expanded dimension, that of the type where both are known."""
    verify_mixed("output size", numbers, values, len(expanded))
    for index, (given, size) in enumerate(zip(numbers, expanded, strict=True)):
        if not agree(given, size):
            raise VerifyException(f"output size {index} is {given}, but the result has {size}")


def verify_collapsed(source: MemRefType, result: MemRefType, groups: Groups) -> None:
    """`result` is `source` with its groups of dimensions as one each, which lie without gaps."""
    layout = strided(source)
    strides = None if layout is None else _collapsed(source.get_shape(), layout.strides, groups)
    if layout is None or strides is None:
        raise VerifyException(f"{source} can't be collapsed: the dimensions lie apart in memory")
    _verify_same(result, source, Strided(tuple(strides), layout.offset))


def verify_expanded(source: MemRefType, result: MemRefType, groups: Groups) -> None:
    """`result` is `source` with each dimension as a group of several."""
    layout = strided(source)
    if layout is None:
        raise VerifyException(f"{source} has no strides: it can't be expanded")
    shape = result.get_shape()
    strides = [1] * len(shape)
    for group, stride in zip(groups, layout.strides, strict=True):
        for index in reversed(group):
            strides[index] = stride
            stride = times(stride, shape[index])
    _verify_same(result, source, Strided(tuple(strides), layout.offset))


def _collapsed(shape: Sequence[int], strides: Sequence[int], groups: Groups) -> list[int] | None:
    """The stride of each group; None where its dimensions do not lie one behind the other."""
    collapsed: list[int] = []
    for group in groups:
        wide = [index for index in group if shape[index] != 1]
        last = wide[-1] if wide else group[0]
        known = shape[last] != DYNAMIC or len(group) == 1
        collapsed.append(strides[last] if known else DYNAMIC)
        stride = collapsed[-1]
        for index, before in zip(reversed(group[1:]), reversed(group[:-1]), strict=True):
            stride = times(stride, shape[index])
            if shape[before] != 1 and not agree(stride, strides[before]):
                return None
    return collapsed


def _verify_same(result: MemRefType, source: MemRefType, layout: Strided) -> None:
    """`result` has that layout, or none where `source` has none."""
    given = NoneAttr() if isinstance(source.layout, NoneAttr) else attribute_of(layout)
    wanted = MemRefType(source.element_type, result.get_shape(), given, source.memory_space)
    if result != wanted:
        raise VerifyException(f"result must be {wanted}, not {result}")


def _size(size: int) -> str:
    return "?" if size == DYNAMIC else str(size)
