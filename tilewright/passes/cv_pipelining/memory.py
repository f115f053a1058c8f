"""Which memory the ops of a body read and write."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from xdsl.dialects import memref
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits
from tilewright.hivm.queries.buffers import VIEWS
from tilewright.passes.cv_pipelining.body import ALLOCATIONS, Body, is_core_op
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of


class Access(NamedTuple):
    """An op of the body (or one in its regions) reads or writes the memory behind `view`."""

    op: Operation
    view: SSAValue
    writes: bool


@dataclass
class Memory:
    """The accesses of a body by the memref behind them, in the order of the body.

    `own` has those that each iteration allocates anew, `outside` the others.
    """

    own: dict[SSAValue, list[Access]] = field(default_factory=dict)
    outside: dict[SSAValue, list[Access]] = field(default_factory=dict)


def memory_of(body: Body) -> Memory:
    """Every access of the body's ops; raises Declined where an op can't be followed."""
    memory = Memory()
    for op in body.ops:
        if isinstance(op, ALLOCATIONS):
            memory.own[op.results[0]] = []
            if isinstance(op, AllocWorkspaceOp) and op.offset:
                raise Declined(
                    op,
                    "a workspace with a place of its own is the same in every iteration",
                    "pipeline before the workspace is planned",
                )
    for op in body.ops:
        for view, writes in _accesses(op):
            root = root_of(view)
            assert root is not None
            if isinstance(root, OpResult) and op.is_ancestor(root.op) and root.op is not op:
                continue  # memory that lives in the op's own region
            known = memory.own.get(root)
            if known is None:
                memory.outside.setdefault(root, []).append(Access(op, view, writes))
            else:
                # A tensor of a buffer of this iteration is a value: the op makes a new one.
                known.append(Access(op, view, writes and isinstance(view.type, MEMREFS)))
    return memory


def _accesses(op: Operation) -> Iterator[tuple[SSAValue, bool]]:
    """The views of memory that `op` and the ops in its regions read (False) or write (True)."""
    for each in op.walk() if op.regions else (op,):
        if isinstance(each, (*VIEWS, *ALLOCATIONS, MarkOp)):
            continue
        if is_core_op(each):
            written = inits(each)
        elif isinstance(each, memref.StoreOp):
            written = (each.memref,)
        else:
            written = ()
        for value in each.operands:
            if root_of(value) is None:
                continue
            writes = any(value is one for one in written)
            if not writes and isinstance(value.type, MEMREFS) and not _only_reads(each):
                raise Declined(
                    op,
                    f"{each.name} uses memory in a way that can't be followed",
                    "which allocation or argument a memref is must be known",
                )
            yield value, writes


def _only_reads(op: Operation) -> bool:
    """Whether a memref that `op` has and isn't known to write is read at most."""
    return is_core_op(op) or isinstance(op, memref.LoadOp | memref.StoreOp | memref.DimOp)


def may_overlap(first: SSAValue, second: SSAValue) -> bool:
    """Whether two roots from outside of the body may be the same memory."""
    return first is second or not (_is_distinct(first) and _is_distinct(second))


def _is_distinct(root: SSAValue) -> bool:
    """Whether a root from outside of the body is known not to be the memory of another such one.

    Arguments of the function are taken to be distinct, as the published compiler does, and
    allocations are. Of other memrefs nothing is known.
    """
    if isinstance(root, OpResult):
        return isinstance(root.op, ALLOCATIONS) and not (
            isinstance(root.op, AllocWorkspaceOp) and root.op.offset
        )
    owner = root.owner.parent_op() if isinstance(root, BlockArgument) else None
    return owner is not None and owner.name == "func.func"
