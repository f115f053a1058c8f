"""Slices: offsets, sizes and strides, and the type that they make of a whole one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from xdsl.dialects.builtin import I64, DenseArrayBase, MemRefType, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import verify_mixed
from tilewright.hivm.upstream.layouts import DYNAMIC, Strided, memref_type, plus, strided, times


class Slicing(Protocol):
    """An op with offsets, sizes and strides, each of them numbers and values."""

    @property
    def offsets(self) -> Sequence[SSAValue]: ...
    @property
    def sizes(self) -> Sequence[SSAValue]: ...
    @property
    def strides(self) -> Sequence[SSAValue]: ...
    @property
    def static_offsets(self) -> DenseArrayBase[I64]: ...
    @property
    def static_sizes(self) -> DenseArrayBase[I64]: ...
    @property
    def static_strides(self) -> DenseArrayBase[I64]: ...


def verify_slice(operation: Slicing, rank: int) -> None:
    """`rank` offsets, sizes and strides; no known offset or size is negative."""
    offsets = operation.static_offsets.get_values()
    sizes = operation.static_sizes.get_values()
    verify_mixed("offset", offsets, operation.offsets, rank)
    verify_mixed("size", sizes, operation.sizes, rank)
    verify_mixed("stride", operation.static_strides.get_values(), operation.strides, rank)
    for name, values in (("offset", offsets), ("size", sizes)):
        for value in values:
            if value < 0 and value != DYNAMIC:
                raise VerifyException(f"has a negative {name}: {value}")


def verify_tensor_slice(operation: Slicing, whole: TensorType, part: TensorType, name: str) -> None:
    """`part`, called `name`, is what `operation` cuts out of `whole`, or that of a lower rank."""
    verify_slice(operation, whole.get_num_dims())
    sizes = operation.static_sizes.get_values()
    wanted = TensorType(whole.element_type, sizes)
    if part.element_type != whole.element_type or not _is_reduced(
        [(size,) for size in sizes], [(size,) for size in part.get_shape()]
    ):
        raise _mismatch(name, wanted, part)


def verify_subview(operation: Slicing, whole: MemRefType, part: MemRefType) -> None:
    """`part` is what `operation` cuts out of `whole`, or that of a lower rank."""
    verify_slice(operation, whole.get_num_dims())
    layout = strided(whole)
    if layout is None:
        raise VerifyException(f"{whole} has no strides: it can't be cut")
    sizes = operation.static_sizes.get_values()
    steps = operation.static_strides.get_values()
    offset = layout.offset
    for stride, start in zip(layout.strides, operation.static_offsets.get_values(), strict=True):
        offset = plus(offset, times(start, stride))
    strides = tuple(map(times, layout.strides, steps))
    wanted = memref_type(sizes, whole.element_type, Strided(strides, offset), whole.memory_space)
    found = strided(part)
    if (
        found is None
        or found.offset != offset
        or part.element_type != whole.element_type
        or part.memory_space != whole.memory_space
        or not _is_reduced(
            list(zip(sizes, strides, strict=True)),
            list(zip(part.get_shape(), found.strides, strict=True)),
        )
    ):
        raise _mismatch("result", wanted, part)


def _is_reduced(whole: Sequence[tuple[int, ...]], part: Sequence[tuple[int, ...]]) -> bool:
    """Whether `part` is `whole` without some of the dimensions of size 1.

    A dimension is its size, perhaps with its stride.
    """
    matched = {0}  # how many dimensions of the part can stand for those of the whole so far
    for dimension in whole:
        dropped = matched if dimension[0] == 1 else set[int]()
        kept = {n + 1 for n in matched if n < len(part) and part[n] == dimension}
        matched = dropped | kept
    return len(part) in matched


def _mismatch(name: str, wanted: Attribute, found: Attribute) -> VerifyException:
    return VerifyException(
        f"{name} must be {wanted}, perhaps without dimensions of size 1, not {found}"
    )
