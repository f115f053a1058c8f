"""Writes the ops of one stage: copies that use the stage's own values and slots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.builder import Builder
from xdsl.dialects import bufferization, tensor
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Operation, OpResult, SSAValue
from xdsl.rewriter import Rewriter

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.cases import AtomicKindAttr, CoreTypeAttr
from tilewright.hivm.dialects.hivm.moves import LoadOp
from tilewright.hivm.dialects.hivm.system import SetAtomicOp
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.hivm.queries.buffers import MULTI_BUFFER
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.passes.cv_pipelining.atomics import NONE
from tilewright.passes.cv_pipelining.lazy import HINT
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import root_of
from tilewright.passes.cv_pipelining.slot_access import moved, read_slot, view_slot, write_slot
from tilewright.passes.cv_pipelining.slots import Slots


class StageWriter:
    """Copies the ops of the stage `number` with `builder`.

    Of a buffer with n slots they use slot `index_of(n)`. `mapping` has what the body's values are
    in the stage: at first those that the caller puts there, the induction variable and what the
    iteration gets from the one before.
    """

    def __init__(
        self,
        plan: Plan,
        number: int,
        slots: Slots,
        builder: Builder,
        index_of: Callable[[int], SSAValue],
    ) -> None:
        self.plan = plan
        self.stage = plan.stages[number]
        self.number = number
        self.slots = slots
        self.builder = builder
        self.index_of = index_of
        self.mapping: dict[SSAValue, SSAValue] = {}
        self.filled: dict[SSAValue, SSAValue] = {}

    def write(self, wholes: Sequence[SSAValue]) -> list[SSAValue]:
        """Writes one iteration; `wholes` are the tensors whose slots it fills.

        Returns them with the slot filled.
        """
        self.filled = dict(zip(self.slots.filled(self.number), wholes, strict=True))
        workspaces = set(self.plan.workspaces.values())
        for op in self.stage.ops:
            if _tensor_of_memory(op) in workspaces:
                continue  # it was there for the op that writes into the slot now
            for value in self.plan.body.captured[op]:
                self.materialize(value)
            state = self.plan.atomic_states.get(op)
            if state is not None:
                self._atomic(state)
            self._copy(op)
            if state is not None:
                self._end_atomic(state)
        return list(self.filled.values())

    def materialize(self, value: SSAValue) -> SSAValue:
        """What `value` is in this stage; reads the slot of another stage's result."""
        if value in self.mapping:
            return self.mapping[value]
        maker = self.plan.values.get(value)
        if maker is None or maker == self.number:
            return value
        sizes = self.slots.sizes.get(value, ())
        if value in self.plan.workspaces:
            sizes = self.slots.sizes[self.plan.workspaces[value]]
        whole = self.slots.wholes[value]
        self.mapping[value] = read_slot(self.builder, whole, self._slot(whole), value.type, sizes)
        return self.mapping[value]

    def _slot(self, whole: SSAValue) -> SSAValue:
        """The number of the slot of `whole` that this iteration has."""
        assert isinstance(whole.type, TensorType | MemRefType)
        return self.index_of(whole.type.get_shape()[0])

    def _copy(self, op: Operation) -> None:
        if isinstance(op, MarkOp):
            self._copy_mark(op)
        elif op.results and op.results[0] in self.slots.wholes and self._is_allocation(op):
            root = op.results[0]
            assert isinstance(root.type, MemRefType)
            self.mapping[root] = view_slot(
                self.builder,
                self.slots.wholes[root],
                self._slot(self.slots.wholes[root]),
                root.type,
                self.slots.sizes[root],
            )
        elif any(result in self.plan.workspaces for result in op.results):
            self._copy_writer(op)
        else:
            self._copy_plain(op)

    def _is_allocation(self, op: Operation) -> bool:
        return op.results[0] in self.plan.dependences.memory.own

    def _copy_plain(self, op: Operation) -> None:
        changed = dict(self.mapping)
        for result in op.results:
            if result in self.filled:
                self._take_slot(op, result, changed)
        new = op.clone(changed)
        self.builder.insert(new)
        self._move_views(op, new)
        self.mapping.update(zip(op.results, new.results, strict=True))
        if isinstance(new, LoadOp) and new.tcoretype is not None:
            core = CoreTypeAttr(self.stage.item.core)
            if new.tcoretype.data != CoreType.CUBE_OR_VECTOR and new.tcoretype != core:
                new.tcoretype = core
        for old in op.results:
            if old in self.filled:
                self.filled[old] = write_slot(
                    self.builder,
                    self.mapping[old],
                    self.filled[old],
                    self._slot(self.filled[old]),
                    self.slots.sizes[old],
                )

    def _move_views(self, op: Operation, new: Operation) -> None:
        """Gives the views of slots that `new`, a copy of `op`, makes the types for memory that
        begins anywhere."""
        for before, after in zip(op.walk(), new.walk(), strict=True):
            for old, result in zip(before.results, after.results, strict=True):
                root = root_of(old)
                if root in self.slots.wholes and isinstance(old.type, MemRefType):
                    Rewriter.replace_value_with_new_type(result, moved(old.type))

    def _take_slot(
        self, op: Operation, result: OpResult, changed: dict[SSAValue, SSAValue]
    ) -> None:
        """Lets `op` write into the slot where it would write into a new tensor."""
        if not is_destination_style(op) or op.regions:
            return
        init = inits(op)[result.index]
        if isinstance(init, OpResult) and isinstance(init.op, tensor.EmptyOp):
            changed[init] = read_slot(
                self.builder,
                self.filled[result],
                self._slot(self.filled[result]),
                result.type,
                self.slots.sizes[result],
            )

    def _copy_writer(self, op: Operation) -> None:
        """Writes into the slot of the workspace where `op` writes into its workspace."""
        (result,) = op.results
        root = self.plan.workspaces[result]
        view = self.mapping[root]
        (init,) = inits(op)
        operands = [
            view if value is init else self.mapping.get(value, value) for value in op.operands
        ]
        new = type(op).create(
            operands=operands,
            properties=dict(op.properties),
            attributes=dict(op.attributes),
            location=op.location,
        )
        self.builder.insert(new)
        written = ToTensorOp(view, restrict=True, writable=True)
        if any(self._is_here(use.operation) for use in result.uses):
            self.mapping[result] = self.builder.insert(written).tensor

    def _is_here(self, op: Operation) -> bool:
        """Whether `op`, or the op of the body around it, is one of this stage or ends the body."""
        body = self.plan.body
        while op not in body.position:
            parent = op.parent_op()
            if parent is None or parent is body.loop:
                return True
            op = parent
        return op in self.stage.ops

    def _copy_mark(self, op: MarkOp) -> None:
        """Copies a mark without what this pass has taken into account."""
        attributes = {k: v for k, v in op.attributes.items() if k not in (MULTI_BUFFER, HINT)}
        if not attributes and not op.values:
            return
        new = op.clone(self.mapping)
        new.attributes = attributes
        self.builder.insert(new)

    def _atomic(self, state: SetAtomicOp) -> None:
        self.builder.insert(state.clone())

    def _end_atomic(self, state: SetAtomicOp) -> None:
        end = state.clone()
        end.kind = AtomicKindAttr(NONE)
        self.builder.insert(end)


def _tensor_of_memory(op: Operation) -> SSAValue | None:
    """The root whose tensor `op` makes, or marks."""
    if isinstance(op, MarkOp) and isinstance(op.src.owner, bufferization.ToTensorOp):
        op = op.src.owner
    return root_of(op.memref) if isinstance(op, bufferization.ToTensorOp) else None
