"""The slots of everything that crosses between stages, from the allocation to the last stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.builder import Builder
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType, NoneAttr, UnitAttr
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.hivm.upstream.tensor import EmptyOp
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.outer_sizes import OuterSizes
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of
from tilewright.passes.cv_pipelining.slot_access import with_slots

KEEPS_STRIDES = (
    memref.SubviewOp,
    memref.CastOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
    memref.MemorySpaceCastOp,
)


@dataclass
class Slots:
    """The slots in the rebuilt loop.

    `wholes` has, for each value, buffer and workspace that crosses, the SSA value with all its
    slots at the moment; `sizes` the dynamic sizes of what is in one.
    """

    plan: Plan
    wholes: dict[SSAValue, SSAValue] = field(default_factory=dict)
    sizes: dict[SSAValue, list[SSAValue]] = field(default_factory=dict)

    @classmethod
    def allocate(
        cls, plan: Plan, counts: Mapping[SSAValue, int], before: Builder, start: Builder
    ) -> Slots:
        """Makes `counts` slots for each value and buffer that crosses.

        `before` builds in front of the loop: workspaces and sizes; `start` at the start of an
        iteration of the outer loop: buffers and tensors. Raises Declined for what can't have slots.
        """
        slots, outer = cls(plan), OuterSizes(plan.body, before)
        for root in plan.buffers:
            builder = before if _is_workspace(root) else start
            slots._allocate(root, counts[root], outer, builder)
        for value in plan.values:
            root = plan.workspaces.get(value)
            if root is None:
                slots.sizes[value] = outer.of(value)
                type = with_slots(value.type, counts[value])
                slots.wholes[value] = start.insert(EmptyOp(slots.sizes[value], type)).tensor
            elif root not in slots.wholes:
                # Nobody else uses the workspace, so it needs as many slots as the value.
                slots._allocate(root, counts[value], outer, before)
        return slots

    def filled(self, stage: int) -> list[SSAValue]:
        """The values that the stage leaves in slots of a tensor."""
        values = self.plan.values.items()
        return [v for v, maker in values if maker == stage and v not in self.plan.workspaces]

    def tensors(self, stage: int) -> list[SSAValue]:
        """The tensors with slots that the stage fills, as they are at the moment."""
        return [self.wholes[value] for value in self.filled(stage)]

    def update(self, values: Sequence[SSAValue], wholes: Sequence[SSAValue]) -> None:
        """Takes `wholes` for the tensors with the slots of `values` from now on."""
        self.wholes.update(zip(values, wholes, strict=True))

    def finish(self, stage: int, results: Sequence[SSAValue], builder: Builder) -> None:
        """Takes what the stage has made of its tensors, and makes tensors of its workspaces with
        `builder`, for the stages that follow."""
        self.update(self.filled(stage), results)
        for value, maker in self.plan.values.items():
            if maker == stage and (root := self.plan.workspaces.get(value)) is not None:
                op = ToTensorOp(self.wholes[root], restrict=True)
                self.wholes[value] = builder.insert(op).tensor

    def _allocate(self, root: SSAValue, count: int, outer: OuterSizes, builder: Builder) -> None:
        """Makes a buffer with `count` slots in the place of the allocation `root`."""
        assert isinstance(root, OpResult) and isinstance(root.type, MemRefType)
        _check_can_have_slots(root, root.type)
        op = root.op
        self.sizes[root] = sizes = outer.of(root)
        expanded = with_slots(root.type, count)
        if isinstance(op, AllocWorkspaceOp):
            new = AllocWorkspaceOp.build(
                operands=[op.workspaceArg, sizes, []], result_types=[expanded]
            )
            builder.insert(new)
        else:
            assert isinstance(op, memref.AllocOp | memref.AllocaOp)
            new = type(op).build(
                operands=[sizes, []],
                result_types=[expanded],
                properties=dict(op.properties),
                attributes=dict(op.attributes),
            )
            builder.insert(new)
            mark = MarkOp.build(
                operands=[new.results[0], []],
                attributes={"hivm.cv_pipelined_multi_buffer": UnitAttr()},
            )
            builder.insert(mark)
        self.wholes[root] = new.results[0]


def _is_workspace(root: SSAValue) -> bool:
    return isinstance(root, OpResult) and isinstance(root.op, AllocWorkspaceOp)


def _check_can_have_slots(root: OpResult, type: MemRefType) -> None:
    """Raises Declined if a slot of the buffer can't be seen as the buffer was."""
    if not isinstance(type.layout, NoneAttr):
        raise Declined(
            root.op,
            f"a buffer of type {type} would get slots, but it has a layout",
            "allocate it without one, and take strided views with memref.subview",
        )
    for use in _views_of(root):
        if not isinstance(use, KEEPS_STRIDES):
            raise Declined(
                use,
                f"{use.name} views a buffer that would get slots",
                "memref.subview, cast, collapse_shape, expand_shape and memory_space_cast of it"
                " can be followed",
            )


def _views_of(root: SSAValue) -> list[Operation]:
    """The ops that see the memory of `root` as another memref."""
    found: list[Operation] = []
    waiting = [root]
    while waiting:
        for use in waiting.pop().uses:
            op = use.operation
            for result in op.results:
                if root_of(result) is root:
                    waiting.append(result)
                    if isinstance(result.type, MEMREFS):
                        found.append(op)
    return found
