"""Ops that order pipes, cores and blocks. They compute nothing."""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr, MemRefType, i64
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import I64, MEMREF, HIVMOperation, hivm_op
from tilewright.hivm.dialects.hivm.cases import (
    CoreTypeAttr,
    EventAttr,
    PipeAttr,
    SyncBlockInstrModeAttr,
    SyncBlockModeAttr,
)
from tilewright.hivm.dialects.hivm.checks import must_have_one_of, must_have_rank
from tilewright.hivm.dialects.hivm.directives import EventID, FlagID
from tilewright.hivm.machine import CORE_OF_PIPE, CoreType, Pipe
from tilewright.hivm.traits import VectorCoreTypeTrait
from tilewright.hivm.traits.structured import shape_of

# Pipes that only one kind of core has.
CUBE_PIPES = tuple(pipe for pipe, core in CORE_OF_PIPE.items() if core == CoreType.CUBE)
VECTOR_PIPES = tuple(pipe for pipe, core in CORE_OF_PIPE.items() if core == CoreType.VECTOR)
# The pipes that each mode of sync_block needs, and which these can't be. A barrier has none.
SYNC_PIPES: dict[str, dict[str, tuple[Pipe, ...]]] = {
    "ALL_CUBE": {"tcube_pipe": VECTOR_PIPES},
    "ALL_VECTOR": {"tvector_pipe": CUBE_PIPES},
    "ALL_SUB_VECTOR": {"tvector_pipe": ()},
    "BARRIER_CUBE": {},
    "BARRIER_VECTOR": {},
    "ALL": {"tcube_pipe": VECTOR_PIPES, "tvector_pipe": CUBE_PIPES},
}


@hivm_op
class AnchorOp(HIVMOperation):
    """A place in the program, with a number that grows."""

    name = "hivm.hir.anchor"
    id = prop_def(I64)
    tcore_type = opt_prop_def(CoreTypeAttr)
    assembly_format = "attr-dict"


class FlagOp(HIVMOperation):
    """An event from one pipe of the core to another."""

    dynamic_event_id = opt_operand_def(i64)
    set_pipe = prop_def(PipeAttr)
    wait_pipe = prop_def(PipeAttr)
    static_event_id = opt_prop_def(EventAttr)
    custom_directives = (EventID,)
    assembly_format = (
        "`[` $set_pipe `,` $wait_pipe `,` custom<EventID>($static_event_id, $dynamic_event_id)"
        " `]` attr-dict"
    )

    def verify_(self) -> None:
        must_have_one_of("event", static=self.static_event_id, dynamic=self.dynamic_event_id)


@hivm_op
class SetFlagOp(FlagOp):
    """Raises the event when `set_pipe` has come so far."""

    name = "hivm.hir.set_flag"


@hivm_op
class WaitFlagOp(FlagOp):
    """Lets `wait_pipe` wait for the event."""

    name = "hivm.hir.wait_flag"


@hivm_op
class PipeBarrierOp(HIVMOperation):
    """Waits until all earlier work of `pipe` is done."""

    name = "hivm.hir.pipe_barrier"
    pipe = prop_def(PipeAttr)
    assembly_format = "`[` $pipe `]` attr-dict"


@hivm_op
class SyncBlockOp(HIVMOperation):
    """A barrier between cores, of the kinds and blocks that the mode says."""

    name = "hivm.hir.sync_block"
    ffts_base_addr = opt_operand_def(i64)
    sync_block_mode = prop_def(SyncBlockModeAttr)
    flag_id = opt_prop_def(IntegerAttr)
    tcube_pipe = opt_prop_def(PipeAttr)
    cube_pipe = opt_prop_def(PipeAttr)
    tvector_pipe = opt_prop_def(PipeAttr)
    vector_pipe = opt_prop_def(PipeAttr)
    assembly_format = (
        "attr-dict `[` $sync_block_mode (`,` $flag_id^)? `]`"
        " (`ffts_base_addr` `=` $ffts_base_addr^)?"
        " (`tcube_pipe` `=` $tcube_pipe^)? (`cube_pipe` `=` $cube_pipe^)?"
        " (`tvector_pipe` `=` $tvector_pipe^)? (`vector_pipe` `=` $vector_pipe^)?"
    )

    def verify_(self) -> None:
        mode = self.sync_block_mode.data
        needed = SYNC_PIPES[mode]
        given = {"tcube_pipe": self.tcube_pipe, "tvector_pipe": self.tvector_pipe}
        for name, pipe in given.items():
            if pipe is None and name in needed:
                raise VerifyException(f"mode {mode} needs a {name}")
            if pipe is not None and not needed:
                raise VerifyException(f"mode {mode} has no {name}")
            if pipe is not None and Pipe(pipe.data) in needed.get(name, ()):
                raise VerifyException(f"{name} can't be {pipe.data}, which its core doesn't have")


@hivm_op
class SyncBlockSetOp(HIVMOperation):
    """Raises a flag for another core when `tpipe` of this one has come so far."""

    name = "hivm.hir.sync_block_set"
    dynamic_flag_id = opt_operand_def(i64)
    ffts_base_addr = opt_operand_def(i64)
    tcore_type = prop_def(CoreTypeAttr)
    tpipe = prop_def(PipeAttr)
    pipe = prop_def(PipeAttr)
    static_flag_id = opt_prop_def(IntegerAttr)
    tsync_instr_mode = opt_prop_def(SyncBlockInstrModeAttr)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    custom_directives = (FlagID,)
    assembly_format = (
        "attr-dict `[` $tcore_type `,` $tpipe `,` $pipe `]` `flag` `=`"
        " custom<FlagID>($static_flag_id, $dynamic_flag_id)"
        " (`ffts_base_addr` `=` $ffts_base_addr^)? (`sync_instr_mode` `=` $tsync_instr_mode^)?"
    )

    def verify_(self) -> None:
        must_have_one_of("flag", static=self.static_flag_id, dynamic=self.dynamic_flag_id)


@hivm_op
class SyncBlockWaitOp(HIVMOperation):
    """Waits for a flag of another core."""

    name = "hivm.hir.sync_block_wait"
    dynamic_flag_id = opt_operand_def(i64)
    tcore_type = prop_def(CoreTypeAttr)
    tpipe = prop_def(PipeAttr)
    pipe = prop_def(PipeAttr)
    static_flag_id = opt_prop_def(IntegerAttr)
    tsync_instr_mode = opt_prop_def(SyncBlockInstrModeAttr)
    custom_directives = (FlagID,)
    assembly_format = (
        "attr-dict `[` $tcore_type `,` $tpipe `,` $pipe `]` `flag` `=`"
        " custom<FlagID>($static_flag_id, $dynamic_flag_id)"
        " (`sync_instr_mode` `=` $tsync_instr_mode^)?"
    )

    def verify_(self) -> None:
        must_have_one_of("flag", static=self.static_flag_id, dynamic=self.dynamic_flag_id)


@hivm_op
class CreateSyncBlockLockOp(HIVMOperation):
    """Makes the cell of a lock that gives blocks their turns, in `lockArg` or anew."""

    name = "hivm.hir.create_sync_block_lock"
    lockArg = opt_operand_def(MEMREF)
    memref = result_def(MEMREF)
    assembly_format = (
        "(`from` $lockArg^)? attr-dict `:` (`from` type($lockArg)^ `to`)? type($memref)"
    )

    def verify_(self) -> None:
        if DYNAMIC_INDEX in (shape_of(self.memref.type) or ()):
            raise VerifyException(f"the lock must have a static shape, but is {self.memref.type}")


class LockOp(HIVMOperation):
    """An op on the cell of a lock."""

    lock_var = operand_def(MemRefType.constr(i64))
    traits = traits_def(VectorCoreTypeTrait())
    assembly_format = "attr-dict `lock_var` `(` $lock_var `:` type($lock_var) `)`"

    def verify_(self) -> None:
        must_have_rank("lock_var", self.lock_var, 1)


@hivm_op
class SyncBlockLockOp(LockOp):
    """Waits for this block's turn."""

    name = "hivm.hir.sync_block_lock"


@hivm_op
class SyncBlockUnlockOp(LockOp):
    """Gives the turn to the next block."""

    name = "hivm.hir.sync_block_unlock"


@hivm_op
class FreeLockVarOp(LockOp):
    """Takes and gives the turn, for a block that didn't."""

    name = "hivm.hir.free_lock_var"
