"""The buffer behind a value, and the memory that it is in."""

from __future__ import annotations

from xdsl.dialects import bufferization, memref, scf, tensor
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.hivm.checks import memory_of
from tilewright.hivm.dialects.hivm.system import BitcastOp, ConvertLayoutOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.machine import AddressSpace
from tilewright.hivm.queries.destinations import inits, is_destination_style

# Ops whose result is (a part of) their first operand, seen in another way.
VIEWS = (
    BitcastOp,
    ConvertLayoutOp,
    bufferization.ToTensorOp,
    bufferization.ToBufferOp,
    memref.CastOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
    memref.MemorySpaceCastOp,
    memref.ReinterpretCastOp,
    memref.SubviewOp,
    memref.ViewOp,
    tensor.CastOp,
    tensor.CollapseShapeOp,
    tensor.ExpandShapeOp,
    tensor.ExtractSliceOp,
    tensor.ReshapeOp,
)

# A mark on a value: how many buffers it has, in turn.
MULTI_BUFFER = "hivm.multi_buffer"
# Ops that make new memory.
ALLOCATIONS = (memref.AllocOp, memref.AllocaOp, AllocWorkspaceOp)


def buffer_behind(value: SSAValue) -> SSAValue:
    """The value that first stood for the memory of `value`: an allocation, an argument, …

    Goes through views, reshapes and slices, the destinations of ops in destination style and of
    insertions, and from a loop's argument or result to its initial value.
    """
    while (source := _source(value)) is not None:
        value = source
    return value


def _source(value: SSAValue) -> SSAValue | None:
    """The value whose memory `value` has, one step back; None where it is new."""
    if isinstance(value, BlockArgument):
        loop = value.block.parent_op()
        if isinstance(loop, scf.ForOp) and value.index > 0:
            return loop.iter_args[value.index - 1]
        return None
    if not isinstance(value, OpResult):
        return None
    op = value.op
    if isinstance(op, VIEWS):
        return op.operands[0]
    if isinstance(op, tensor.InsertSliceOp | tensor.InsertOp):
        return op.dest
    if isinstance(op, scf.ForOp):
        return op.iter_args[value.index]
    if is_destination_style(op):
        return inits(op)[value.index]
    return None


def destinations(op: Operation) -> tuple[SSAValue, ...]:
    """The buffers that a destination-style op writes, traced to where they come from."""
    return tuple(buffer_behind(value) for value in inits(op))


def address_space(value: SSAValue) -> AddressSpace | None:
    """The memory that a memref's type names; None for a tensor and where it names none."""
    space = memory_of(value)
    return space if isinstance(space, AddressSpace) else None
