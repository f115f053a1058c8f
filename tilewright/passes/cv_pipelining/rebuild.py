"""What both ways to rebuild a loop are written with: indices, constants, the exchange itself."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.builder import Builder
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tilewright.hivm.upstream.arith import ConstantOp
from tilewright.hivm.upstream.casts import IndexCastOp

INDEX = IndexType()


def as_index(builder: Builder, value: SSAValue) -> SSAValue:
    """`value`, an index or an integer, as an index."""
    if isinstance(value.type, IndexType):
        return value
    return builder.insert(IndexCastOp(value, INDEX)).result


def from_index(builder: Builder, value: SSAValue, type: Attribute) -> SSAValue:
    """`value`, an index, as a value of `type`, an index or integer type."""
    if isinstance(type, IndexType):
        return value
    return builder.insert(IndexCastOp(value, type)).result


def constant(builder: Builder, number: int) -> SSAValue:
    """`number` as an index."""
    return builder.insert(ConstantOp(IntegerAttr(number, INDEX))).result


def replace(loop: Operation, before: Block, results: Sequence[SSAValue]) -> None:
    """Puts the ops of `before`, the new loop last, where `loop` is, and `results` for its own."""
    block = loop.parent_block()
    assert block is not None
    for op in list(before.ops):
        op.detach()
        block.insert_op_before(op, loop)
    for old, result in zip(loop.results, results, strict=True):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    loop.detach()
    loop.erase()
