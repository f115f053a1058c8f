"""Which elements of a memref a view has, as far as that is known for all iterations."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr
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


def extent_of(view: SSAValue, loop: ForOp) -> Extent | None:
    """The extent of `view`, a memref.reinterpret_cast of the root, in all iterations of `loop`;
    None if it isn't known."""
    while isinstance(view, OpResult) and isinstance(view.op, memref.CastOp):
        view = view.op.source
    if not (isinstance(view, OpResult) and isinstance(view.op, memref.ReinterpretCastOp)):
        return None
    op = view.op
    sizes, strides = op.static_sizes.get_values(), op.static_strides.get_values()
    (offset,) = op.static_offsets.get_values()
    if DYNAMIC_INDEX in (*sizes, *strides) or min(strides, default=0) < 0:
        return None
    length = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True)) + 1
    terms: dict[SSAValue, int] = {}
    if offset == DYNAMIC_INDEX:
        constant = _add_terms(op.offsets[0], 1, terms)
        if any(not _is_outside(value, loop) for value in terms):
            return None
    else:
        constant = offset
    products = frozenset((value, factor) for value, factor in terms.items() if factor)
    return Extent(products, constant, constant + length)


def _add_terms(value: SSAValue, factor: int, terms: dict[SSAValue, int]) -> int:
    """Adds `factor` times `value`, taken apart into sums and products; its constant part."""
    op = value.op if isinstance(value, OpResult) else None
    match op:
        case arith.ConstantOp(value=IntegerAttr(value=number)):
            return factor * number.data
        case arith.IndexCastOp():
            return _add_terms(op.input, factor, terms)
        case arith.AddiOp():
            return _add_terms(op.lhs, factor, terms) + _add_terms(op.rhs, factor, terms)
        case arith.MuliOp():
            for one, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
                if isinstance(other, OpResult) and isinstance(other.op, arith.ConstantOp):
                    number = other.op.value
                    if isinstance(number, IntegerAttr):
                        return _add_terms(one, factor * number.value.data, terms)
            terms[value] = terms.get(value, 0) + factor
        case _:
            terms[value] = terms.get(value, 0) + factor
    return 0


def _is_outside(value: SSAValue, loop: ForOp) -> bool:
    """Whether `value` is the same in all iterations of `loop`."""
    owner = value.owner
    block = owner.parent_block() if isinstance(owner, Operation) else owner
    while block is not None:
        if block is loop.body.block:
            return False
        block = block.parent_block()
    return True
