"""memref_ext: buffers in the workspace."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.evaluate.allocation import bytes_as, name_of, new_buffer
from tilewright.hivm.evaluate.meanings import Meanings


def alloc_workspace(
    interpreter: Interpreter, op: AllocWorkspaceOp, args: PythonValues
) -> PythonValues:
    """The bytes of the workspace at the offset; a buffer of its own where it has no place yet.

    Several offsets are the places of the copies that multi-buffering takes in turn: the first.
    """
    type = op.memref.type
    assert isinstance(type, MemRefType)
    sizes = interpreter.get_values(op.dynamicSize)
    if op.workspaceArg is None or not op.offset:
        return (new_buffer(name_of(op), type, sizes),)
    workspace, offset = interpreter.get_values([op.workspaceArg, op.offset[0]])
    return (bytes_as(workspace, int(offset), type, sizes),)


MEANINGS: Meanings = {AllocWorkspaceOp: alloc_workspace}
