"""Which elements of a memref a view has, as far as that is known for all iterations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr, MemRefType, NoneAttr
from xdsl.dialects.scf import ForOp
from xdsl.ir import Operation, OpResult, SSAValue


@dataclass(frozen=True)
class Extent:
    """The elements from `first` up to, not including, `end`.

    Both are relative to the sum of value * factor over `terms`, whose values don't depend on the
    loop: with terms {(%x, 4)}, first 1 and end 3 these are the elements 4 * %x + 1 and + 2.
    """

    terms: frozenset[tuple[SSAValue, int]]
    first: int
    end: int


def extent_of(view: SSAValue, root: SSAValue, loop: ForOp) -> Extent | None:
    """The extent of `view` in all iterations of `loop`; None if it isn't known.

    Known are views of `root` itself by memref.reinterpret_cast, and those whose types say where
    they are, of elements of the same type.
    """
    while isinstance(view, OpResult) and isinstance(view.op, memref.CastOp):
        view = view.op.source
    if isinstance(view, OpResult) and isinstance(view.op, memref.ReinterpretCastOp):
        op = view.op
        if _before_casts(op.source) is not root or not _same_elements(view, root):
            return None
        sizes, strides = op.static_sizes.get_values(), op.static_strides.get_values()
        (offset,) = op.static_offsets.get_values()
        if offset == DYNAMIC_INDEX:
            return _dynamic_extent(op.offsets[0], sizes, strides, loop)
        return _extent(frozenset(), offset, sizes, strides)
    return _extent_of_type(view, root)


def _before_casts(value: SSAValue) -> SSAValue:
    """What memref.cast and memref.reinterpret_cast of a memref begin with: offsets of the latter
    count from where its buffer begins."""
    while isinstance(value, OpResult) and isinstance(
        value.op, memref.CastOp | memref.ReinterpretCastOp
    ):
        value = value.op.source
    return value


def _same_elements(view: SSAValue, root: SSAValue) -> bool:
    types = (view.type, root.type)
    return all(isinstance(type, MemRefType) for type in types) and (
        types[0].element_type == types[1].element_type  # pyright: ignore[reportAttributeAccessIssue]
    )


def _extent_of_type(view: SSAValue, root: SSAValue) -> Extent | None:
    """The extent that the type of a memref.subview of a dense root says."""
    while isinstance(view, OpResult) and isinstance(view.op, memref.CastOp):
        view = view.op.source
    source = view
    while isinstance(source, OpResult) and isinstance(source.op, memref.SubviewOp):
        source = source.op.source
    if source is not root or not isinstance(view.type, MemRefType):
        return None
    if not isinstance(root.type, MemRefType) or not isinstance(root.type.layout, NoneAttr):
        return None
    strides, offset = view.type.get_strides(), view.type.get_offset()
    if strides is None or offset is None or None in strides:
        return None
    return _extent(
        frozenset(), offset, view.type.get_shape(), [s for s in strides if s is not None]
    )


def _dynamic_extent(
    offset: SSAValue, sizes: Sequence[int], strides: Sequence[int], loop: ForOp
) -> Extent | None:
    constant, terms = _linear(offset)
    if any(not _is_outside(value, loop) for value in terms):
        return None
    products = frozenset((value, factor) for value, factor in terms.items() if factor)
    return _extent(products, constant, sizes, strides)


def _extent(
    terms: frozenset[tuple[SSAValue, int]],
    first: int,
    sizes: Sequence[int],
    strides: Sequence[int],
) -> Extent | None:
    if DYNAMIC_INDEX in (*sizes, *strides) or min(strides, default=0) < 0:
        return None
    length = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True)) + 1
    return Extent(terms, first, first + length)


def _linear(value: SSAValue) -> tuple[int, dict[SSAValue, int]]:
    """An index as a constant and a sum of values with factors.

    Sums and products are taken apart where they are of type index, whose numbers all have 64 bits;
    what was computed with fewer bits may have wrapped, and counts as a value.
    """
    waiting = [(value, 1)]
    constant, terms = 0, dict[SSAValue, int]()
    budget = _LARGEST_INDEX
    while waiting:
        each, factor = waiting.pop()
        op = each.op if isinstance(each, OpResult) else None
        number = constant_of(each)
        budget -= 1
        if number is not None:
            constant += factor * number
        elif isinstance(op, arith.AddiOp) and isinstance(each.type, IndexType) and budget > 0:
            waiting += [(op.lhs, factor), (op.rhs, factor)]
        elif isinstance(op, arith.MuliOp) and isinstance(each.type, IndexType) and budget > 0:
            left, right = constant_of(op.lhs), constant_of(op.rhs)
            if right is not None:
                waiting.append((op.lhs, factor * right))
            elif left is not None:
                waiting.append((op.rhs, factor * left))
            else:
                terms[each] = terms.get(each, 0) + factor
        else:
            terms[each] = terms.get(each, 0) + factor
    return _wrapped(constant), {each: _wrapped(factor) for each, factor in terms.items()}


# The most ops that are looked at to understand an index.
_LARGEST_INDEX = 1000


def constant_of(value: SSAValue) -> int | None:
    """The number that an index or integer is, if it is constant."""
    op = value.op if isinstance(value, OpResult) else None
    if isinstance(op, arith.IndexCastOp) and isinstance(value.type, IndexType):
        return constant_of(op.input)
    if isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
        return op.value.value.data
    return None


def _wrapped(number: int) -> int:
    """A number as 64 bits hold it."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def _is_outside(value: SSAValue, loop: ForOp) -> bool:
    """Whether `value` is the same in all iterations of `loop`."""
    owner = value.owner
    block = owner.parent_block() if isinstance(owner, Operation) else owner
    while block is not None:
        if block is loop.body.block:
            return False
        block = block.parent_block()
    return True
