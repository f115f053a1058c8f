"""Workspaces that a value goes through from one work item to another."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.ir import OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import Memory
from tilewright.passes.cv_pipelining.roots import root_of


def workspace_behind(value: SSAValue, memory: Memory) -> SSAValue | None:
    """The workspace of this iteration that the op of `value` writes its result into."""
    if not isinstance(value, OpResult) or not is_destination_style(value.op):
        return None
    root = root_of(inits(value.op)[value.index])
    if not isinstance(root, OpResult) or not isinstance(root.op, AllocWorkspaceOp):
        return None
    return root if root in memory.own else None


def check_workspaces(workspaces: Mapping[SSAValue, SSAValue]) -> None:
    """Raises Declined if a workspace behind a value is used in another way, too.

    Its slots are reached by the op that writes the value and by who uses the value only.
    """
    for root in workspaces.values():
        for op in (use.operation for use in root.uses):
            if isinstance(op, MarkOp):
                continue
            if not isinstance(op, ToTensorOp) or not op.tensor.has_one_use():
                raise Declined(
                    op,
                    "a workspace that goes between work items has further users",
                    "only one op may write it, and others may use that op's result",
                )
