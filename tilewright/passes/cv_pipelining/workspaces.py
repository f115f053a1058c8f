"""Workspaces that a value goes through from one work item to another."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import Memory
from tilewright.passes.cv_pipelining.roots import is_view, root_of


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
    for value, root in workspaces.items():
        assert isinstance(value, OpResult)
        writer = value.op
        if len(writer.results) != 1:
            raise Declined(
                writer,
                f"{writer.name} has several results, of which one goes through a workspace",
                "an op with one result may write it",
            )
        tensors = 0
        for op in (use.operation for use in root.uses):
            if isinstance(op, MarkOp):
                continue
            if not isinstance(op, ToTensorOp) or tensors:
                raise _used_further(op)
            tensors += 1
            _check_tensor(op, writer)


def _check_tensor(op: ToTensorOp, writer: Operation) -> None:
    """Raises Declined if anything but `writer` uses the tensor of a workspace, or its views."""
    for use in op.tensor.uses:
        user = use.operation
        if user is writer and inits(writer) == (op.tensor,) and user.operands.count(op.tensor) == 1:
            continue
        if isinstance(user, MarkOp):
            continue
        if is_view(user):
            raise Declined(
                user,
                f"{user.name} shows {writer.name} a part of a workspace that goes between work"
                " items, or all of it in another shape",
                "the op must write the tensor of the workspace itself",
            )
        raise _used_further(user)


def _used_further(op: Operation) -> Declined:
    return Declined(
        op,
        "a workspace that goes between work items has further users",
        "only one op may write it, and others may use that op's result",
    )
