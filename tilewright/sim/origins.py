"""What decides about a value of a function: its arguments, data in memory, the block that runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.hivm.system import BlockNumberOp


@dataclass
class Origins:
    """The positions of arguments, the ops that read memory, and those that ask for the block."""

    arguments: set[int] = field(default_factory=set)
    data: list[Operation] = field(default_factory=list)
    blocks: list[Operation] = field(default_factory=list)

    @property
    def is_constant(self) -> bool:
        """Whether the value is the same in every run."""
        return not (self.arguments or self.data or self.blocks)


def origins_of(values: Iterable[SSAValue], function: FuncOp) -> Origins:
    """All that decides about one of `values`, which are in `function`.

    What is in memory or in a tensor is followed to the read only.
    """
    found = Origins()
    waiting = list(values)
    seen: set[SSAValue] = set()
    while waiting:
        value = waiting.pop(0)
        if value in seen:
            continue
        seen.add(value)
        owner = value.owner
        if isinstance(value, BlockArgument) and value.block.parent_op() is function:
            found.arguments.add(value.index)
        elif isinstance(owner, memref.LoadOp | tensor.ExtractOp):
            found.data.append(owner)
        elif isinstance(owner, BlockNumberOp):
            found.blocks.append(owner)
        else:
            waiting.extend(_before(value))
    return found


def _before(value: SSAValue) -> list[SSAValue]:
    """What decides about a value directly; of ops with regions all that they yield."""
    if isinstance(value, OpResult):
        op, number = value.op, value.index
    elif isinstance(value, BlockArgument):
        op, number = value.block.parent_op(), value.index - 1
        assert op is not None
    else:
        return []
    if not isinstance(op, scf.ForOp):
        ends = [block.last_op for region in op.regions for block in region.blocks]
        yields = [operand for end in ends if end is not None for operand in end.operands]
        return [*op.operands, *yields]
    end = op.body.block.last_op
    assert end is not None
    carried = [] if number < 0 else [op.iter_args[number], end.operands[number]]
    return [op.lb, op.ub, op.step, *carried]
