"""The memory behind a value."""

from __future__ import annotations

from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import MemRefType, TensorType, UnrankedMemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.traits import IsTerminator

from tilewright.hivm.dialects.hivm.system import ConvertLayoutOp
from tilewright.hivm.queries.buffers import VIEWS

MEMREFS = (MemRefType, UnrankedMemRefType)


def root_of(value: SSAValue) -> SSAValue | None:
    """The memref that the memory of `value` was first known by; None if it isn't memory.

    Goes through views, so the result of an op in destination style is a value of its own, and the
    memref of such a tensor a root. Goes from a memref that a loop carries to what it begins with
    if each iteration gives the next one memory of the same root.
    """
    roots = _roots(value, set())
    if len(roots) == 1:
        return roots.pop()
    return _before_views(value) if roots else None


def is_view(op: Operation) -> bool:
    """Whether the result of `op` is the memory of its first operand, seen in another way.

    A tensor in another shape or layout is a copy, as its elements may be in another order.
    """
    if isinstance(op, tensor.ReshapeOp):
        return False
    if isinstance(op, ConvertLayoutOp) and isinstance(op.results[0].type, TensorType):
        return False
    return isinstance(op, VIEWS)


def roots_passed_on(value: SSAValue) -> set[SSAValue]:
    """The roots that a tensor may be the memory of because an op with regions, a selection or a
    block gives a tensor on as it is; none for what `root_of` knows."""
    found: set[SSAValue] = set()
    if not isinstance(value.type, TensorType) or root_of(value) is not None:
        return found
    seen: set[SSAValue] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each in seen or not isinstance(each.type, TensorType):
            continue
        seen.add(each)
        root = root_of(each)
        if root is not None:
            found.add(root)
        else:
            waiting += _given_on(_before_tensor_views(each))
    return found


def _given_on(value: SSAValue) -> list[SSAValue]:
    """The values one of which `value` may be."""
    owner = value.owner
    if isinstance(value, BlockArgument):
        assert isinstance(owner, Block)
        return _given_to_block(owner, value)
    assert isinstance(owner, Operation)
    if owner.regions:
        ends = [op for op in owner.walk() if op.has_trait(IsTerminator)]
        return [operand for op in (owner, *ends) for operand in op.operands]
    return list(owner.operands) if isinstance(owner, arith.SelectOp) else []


def _given_to_block(block: Block, argument: BlockArgument) -> list[SSAValue]:
    """What a block's argument may be; nothing for those of a function."""
    around, region = block.parent_op(), block.parent_region()
    if around is None or region is None:
        return []
    is_entry = region.blocks.first is block
    if isinstance(around, FuncOp) and is_entry:
        return []
    if isinstance(around, scf.ForOp) and argument.index:
        end = block.last_op
        yielded = [end.operands[argument.index - 1]] if end is not None else []
        return [around.iter_args[argument.index - 1], *yielded]
    ends = [each.last_op for r in around.regions for each in r.blocks if each.last_op is not None]
    return [operand for op in (around, *ends) for operand in op.operands]


def _roots(value: SSAValue, seen: set[SSAValue]) -> set[SSAValue]:
    """The roots that `value` may have, without those of the carried memrefs in `seen`."""
    root = _before_views(value)
    if root is None or root in seen:
        return set()
    if isinstance(root, BlockArgument) and root.index:
        loop = root.block.parent_op()
        if isinstance(loop, scf.ForOp) and isinstance(end := root.block.last_op, scf.YieldOp):
            number = root.index - 1
            seen.add(root)
            return _roots(loop.iter_args[number], seen) | _roots(end.arguments[number], seen)
    return {root}


def _before_views(value: SSAValue) -> SSAValue | None:
    memory = value if isinstance(value.type, MEMREFS) else None
    while isinstance(value, OpResult) and is_view(value.op):
        value = value.op.operands[0]
        if isinstance(value.type, MEMREFS):
            memory = value
    return memory


def _before_tensor_views(value: SSAValue) -> SSAValue:
    while isinstance(value, OpResult) and is_view(value.op):
        value = value.op.operands[0]
    return value
