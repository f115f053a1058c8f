"""Ops that order pipes, cores and blocks: nothing to do where one op runs after another."""

from __future__ import annotations

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import sync
from tilewright.hivm.evaluate.allocation import bytes_as, name_of, new_buffer
from tilewright.hivm.evaluate.meanings import Meanings, nothing


def create_lock(_: Interpreter, op: sync.CreateSyncBlockLockOp, args: PythonValues) -> PythonValues:
    """The first bytes of the memory for locks; without that, a cell of its own that is cleared."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if args:
        return (bytes_as(args[0], 0, type),)
    cell = new_buffer(name_of(op), type)
    cell.write(np.zeros(cell.shape, cell.dtype))
    return (cell,)


MEANINGS: Meanings = {
    sync.AnchorOp: nothing,
    sync.CreateSyncBlockLockOp: create_lock,
    sync.FreeLockVarOp: nothing,
    sync.PipeBarrierOp: nothing,
    sync.SetFlagOp: nothing,
    sync.SyncBlockLockOp: nothing,
    sync.SyncBlockOp: nothing,
    sync.SyncBlockSetOp: nothing,
    sync.SyncBlockUnlockOp: nothing,
    sync.SyncBlockWaitOp: nothing,
    sync.WaitFlagOp: nothing,
}
