"""The memory behind a value."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType
from xdsl.ir import BlockArgument, OpResult, SSAValue

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
    while isinstance(value, OpResult) and isinstance(value.op, VIEWS):
        value = value.op.operands[0]
        if isinstance(value.type, MEMREFS):
            memory = value
    return memory
