"""The memory behind a value."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType
from xdsl.ir import OpResult, SSAValue

from tilewright.hivm.queries.buffers import VIEWS

MEMREFS = (MemRefType, UnrankedMemRefType)


def root_of(value: SSAValue) -> SSAValue | None:
    """The memref that the memory of `value` was first known by; None if it isn't memory.

    Goes through views only, so the result of an op in destination style is a value of its own,
    and the memref of such a tensor a root.
    """
    memory = value if isinstance(value.type, MEMREFS) else None
    while isinstance(value, OpResult) and isinstance(value.op, VIEWS):
        value = value.op.operands[0]
        if isinstance(value.type, MEMREFS):
            memory = value
    return memory
