"""Which memory the ops of a body read and write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from xdsl.dialects import memref, tensor
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.gathers import GatherOp
from tilewright.hivm.dialects.hivm.moves import LoadOp, ND2NZOp
from tilewright.hivm.dialects.hivm.system import DebugOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits, is_core_op
from tilewright.hivm.queries.buffers import ALLOCATIONS
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.roots import MEMREFS, is_view, root_of, roots_passed_on

# Ops that ask for a size, not for what is in memory.
SHAPE_QUERIES = (memref.DimOp, tensor.DimOp)


class Access(NamedTuple):
    """An op of the body (or one in its regions) reads or writes the memory behind `view`."""

    op: Operation
    view: SSAValue
    writes: bool
    beyond: bool = False
    """Whether it may reach memory of the same root that the view doesn't show."""


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
        for each in op.walk():
            if isinstance(each, AllocWorkspaceOp) and each.offset:
                raise Declined(
                    each,
                    "a workspace with a place of its own is the same in every iteration",
                    "pipeline before the workspace is planned",
                )
    for op in body.ops:
        for access in _accesses(op):
            root = root_of(access.view)
            assert root is not None
            if isinstance(root, OpResult) and op.is_ancestor(root.op) and root.op is not op:
                continue  # memory that lives in the op's own region
            known = memory.own.get(root)
            if known is None:
                memory.outside.setdefault(root, []).append(access)
            else:
                # A tensor of a buffer of this iteration is a value: the op makes a new one.
                in_memory = isinstance(access.view.type, MEMREFS)
                known.append(access._replace(writes=access.writes and in_memory))
    _check_passed_on(body, memory)
    return memory


def _check_passed_on(body: Body, memory: Memory) -> None:
    """Refuses tensors that are memory which changes, where an op gives them on as they are.

    Such a tensor is read where it is used, but its memory isn't known to be read there.
    """
    end = body.loop.body.block.last_op
    for op in (*body.ops, *([] if end is None else [end])):
        for each in op.walk():
            for value in each.operands:
                if isinstance(value, BlockArgument) and value.block is body.loop.body.block:
                    continue  # what is carried is looked at as a whole
                definer = body.definer(value) or op
                for root in roots_passed_on(value):
                    if op is end and root not in memory.own:
                        changes = True  # after the loop it must still be that memory
                    else:
                        changes = _changes_after(body, memory, root, definer)
                    if changes:
                        raise Declined(
                            definer,
                            f"{each.name} may use memory that is written after {definer.name} has"
                            " given it on",
                            "use the tensor of the memory itself, or what an op makes of it",
                        )
    for number, initial in enumerate(body.loop.iter_args):
        for root in roots_passed_on(initial):
            if any(_writes(all_) and may_overlap(root, r) for r, all_ in memory.outside.items()):
                raise Declined(
                    body.loop,
                    f"the carried value {body.carried_name(number)} may begin as memory that the"
                    " loop writes",
                    "begin with what an op makes of it",
                )


def _changes_after(body: Body, memory: Memory, root: SSAValue, definer: Operation) -> bool:
    """Whether an op writes `root` after the tensor of it was given on; in whatever iteration, if
    it is from outside of the loop."""
    own = memory.own.get(root)
    if own is not None:
        after = body.position.get(definer, len(body.ops))
        return any(a.writes and body.position[a.op] > after for a in own)
    return any(
        each.writes and each.op is not definer
        for other, all_ in memory.outside.items()
        if may_overlap(root, other)
        for each in all_
    )


def _writes(accesses: Iterable[Access]) -> bool:
    return any(each.writes for each in accesses)


def _accesses(op: Operation) -> Iterator[Access]:
    """What `op` and the ops in its regions read and write."""
    for each in op.walk() if op.regions else (op,):
        if is_view(each) or isinstance(each, (*ALLOCATIONS, MarkOp, *SHAPE_QUERIES)):
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
            yield Access(op, value, writes, _reaches_beyond(each))


def _only_reads(op: Operation) -> bool:
    """Whether a memref that `op` has and isn't known to write is read at most."""
    return is_core_op(op) or isinstance(op, memref.LoadOp | memref.StoreOp | DebugOp)


def _reaches_beyond(op: Operation) -> bool:
    """Whether `op` may access elements that its memrefs don't show: those at indices that count
    from where a memref begins, or all of a buffer that it fills first."""
    if isinstance(op, LoadOp | ND2NZOp):
        return op.init_out_buffer is not None and bool(op.init_out_buffer.value.data)
    return isinstance(op, GatherOp)


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
    if not isinstance(root, BlockArgument) or not isinstance(root.block.parent_op(), FuncOp):
        return False
    region = root.block.parent_region()
    return region is not None and region.blocks.first is root.block
