"""The ops of a block in a random order that means the same."""

from __future__ import annotations

import random

from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Operation, OpResult, SSAValue
from xdsl.traits import IsTerminator

from tilewright.hivm.dialects.hivm.system import SetAtomicOp
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.hivm.queries.buffers import VIEWS


def reorder(block: Block, rng: random.Random) -> None:
    """Puts the ops of a block in another order that keeps uses after what they use, and the order
    of what uses the same memory if one of it writes."""
    ops = [op for op in block.ops if not op.has_trait(IsTerminator)]
    before: dict[Operation, set[Operation]] = {op: set() for op in ops}
    touched = {op: _touched(op) for op in ops}
    for number, op in enumerate(ops):
        for value in (value for each in op.walk() for value in each.operands):
            if isinstance(value, OpResult) and value.op in before and value.op is not op:
                before[op].add(value.op)
        for other in ops[:number]:
            both = touched[op].keys() & touched[other].keys()
            if any(touched[op][root] or touched[other][root] for root in both):
                before[op].add(other)
            if isinstance(op, SetAtomicOp) or isinstance(other, SetAtomicOp):
                before[op].add(other)
    end = block.last_op
    assert end is not None
    placed: set[Operation] = set()
    while len(placed) < len(ops):
        ready = [op for op in ops if op not in placed and before[op] <= placed]
        op = rng.choice(ready)
        op.detach()
        block.insert_op_before(op, end)
        placed.add(op)


def _touched(op: Operation) -> dict[SSAValue, bool]:
    """The memory behind what an op uses, with whether it writes it."""
    found: dict[SSAValue, bool] = {}
    for each in op.walk():
        written = inits(each) if is_destination_style(each) else ()
        if isinstance(each, memref.StoreOp):
            written = (each.memref,)
        for value in each.operands:
            root, in_memory = value, isinstance(value.type, MemRefType)
            while isinstance(root, OpResult) and isinstance(root.op, VIEWS):
                root = root.op.operands[0]
            if isinstance(root.type, MemRefType):
                writes = in_memory and any(value is one for one in written)
                found[root] = found.get(root, False) or writes
    return found
