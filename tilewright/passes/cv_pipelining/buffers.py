"""The slots of everything that crosses between stages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.builder import Builder
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType, NoneAttr, TensorType, UnitAttr
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.hivm.upstream.memref import AllocOp
from tilewright.hivm.upstream.tensor import EmptyOp
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.outer_sizes import OuterSizes
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of
from tilewright.passes.cv_pipelining.slots import with_slots


@dataclass
class Slots:
    """What has slots in the rebuilt loop, and the SSA value that has them at the moment.

    `before` builds in front of the loop, `start` at the start of an iteration of the outer one.
    """

    plan: Plan
    counts: Mapping[SSAValue, int]
    """How many slots each value or buffer that crosses gets."""
    before: Builder
    start: Builder
    wholes: dict[SSAValue, SSAValue] = field(default_factory=dict)
    sizes: dict[SSAValue, list[SSAValue]] = field(default_factory=dict)
    workspaces: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """The workspace's allocation behind each crossing result that its op writes into it."""

    def __post_init__(self) -> None:
        outer = OuterSizes(self.plan.body, self.before)
        for root in self.plan.buffers:
            self._allocate(root, self.counts[root], outer)
        for value in self.plan.values:
            root = workspace_behind(self.plan, value)
            if root is not None:
                # Nobody else uses the workspace, so it needs as many slots as the value.
                self.workspaces[value] = root
                if root not in self.wholes:
                    self._allocate(root, self.counts[value], outer)
            else:
                self._empty(value, outer)

    def begin(self, stage: int) -> list[SSAValue]:
        """The tensors with slots that the stage fills, as they are before it."""
        return [self.wholes[value] for value in self.filled(stage)]

    def filled(self, stage: int) -> list[SSAValue]:
        """The values that the stage leaves in slots of a tensor."""
        values = self.plan.values.items()
        return [v for v, maker in values if maker == stage and v not in self.workspaces]

    def finish(self, stage: int, results: Sequence[SSAValue]) -> None:
        """Takes what the stage's loop has made of its tensors for the stages that follow."""
        for value, result in zip(self.filled(stage), results, strict=True):
            self.wholes[value] = result
        for value, maker in self.plan.values.items():
            if maker == stage and (root := self.workspaces.get(value)) is not None:
                op = ToTensorOp(self.wholes[root], restrict=True)
                self.wholes[value] = self.start.insert(op).tensor

    def _empty(self, value: SSAValue, outer: OuterSizes) -> None:
        self.sizes[value] = outer.of(value)
        type = with_slots(value.type, self.counts[value])
        self.wholes[value] = self.start.insert(EmptyOp(self.sizes[value], type)).tensor

    def _allocate(self, root: SSAValue, count: int, outer: OuterSizes) -> None:
        """Makes a buffer with `count` slots in the place of the allocation `root`."""
        assert isinstance(root, OpResult) and isinstance(root.type, MemRefType)
        op, type = root.op, root.type
        if not isinstance(type.layout, NoneAttr):
            raise Declined(
                op,
                f"a buffer of type {type} would get slots, but it has a layout",
                "allocate it without one, and take strided views with memref.subview",
            )
        for use in _views_of(root):
            if not _keeps_strides(use):
                raise Declined(
                    use,
                    f"{use.name} views a buffer that would get slots",
                    "memref.subview, cast, collapse_shape, expand_shape and memory_space_cast of it"
                    " can be followed",
                )
        self.sizes[root] = sizes = outer.of(root)
        expanded = with_slots(type, count)
        if isinstance(op, AllocWorkspaceOp):
            new = AllocWorkspaceOp.build(
                operands=[op.workspaceArg, sizes, []], result_types=[expanded]
            )
            self.before.insert(new)
        else:
            assert isinstance(op, memref.AllocOp)
            new = AllocOp.build(
                operands=[sizes, []],
                result_types=[expanded],
                properties=dict(op.properties),
                attributes=dict(op.attributes),
            )
            self.start.insert(new)
            mark = MarkOp.build(
                operands=[new.results[0], []],
                attributes={"hivm.cv_pipelined_multi_buffer": UnitAttr()},
            )
            self.start.insert(mark)
        self.wholes[root] = new.results[0]


def _views_of(root: SSAValue) -> list[Operation]:
    """The ops that see the memory of `root` as another memref."""
    found: list[Operation] = []
    waiting = [root]
    while waiting:
        for use in waiting.pop().uses:
            op = use.operation
            for result in op.results:
                if isinstance(result.type, MEMREFS) and root_of(result) is root:
                    found.append(op)
                    waiting.append(result)
    return found


def _keeps_strides(op: Operation) -> bool:
    return isinstance(
        op,
        memref.SubviewOp
        | memref.CastOp
        | memref.CollapseShapeOp
        | memref.ExpandShapeOp
        | memref.MemorySpaceCastOp,
    )


def workspace_behind(plan: Plan, value: SSAValue) -> SSAValue | None:
    """The workspace of this iteration that the op of `value` writes its result into.

    Raises Declined if the workspace is used in another way, too.
    """
    if not isinstance(value, OpResult) or not is_destination_style(value.op):
        return None
    init = inits(value.op)[value.index]
    root = root_of(init)
    if root is None or not isinstance(root, OpResult) or not isinstance(root.op, AllocWorkspaceOp):
        return None
    if root not in plan.found.memory.buffers:
        return None
    for tensor in (use.operation for use in root.uses):
        if isinstance(tensor, MarkOp):
            continue
        if not isinstance(tensor, ToTensorOp) or not tensor.tensor.has_one_use():
            raise Declined(
                tensor,
                "a workspace that goes between work items has further users",
                "only one op may write it, and others may use that op's result",
            )
    assert isinstance(init.type, TensorType)
    return root
