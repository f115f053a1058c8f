"""What became of a loop: its work items, what goes between them, and the bytes of its buffers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.scf import ForOp
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.machine import AddressSpace, CoreType
from tilewright.hivm.queries import address_space
from tilewright.hivm.text.diagnostics import Severity
from tilewright.passes.cv_pipelining.body import CUBE, LOADS
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.sizes import bytes_of
from tilewright.passes.remarks import diagnostic_at, emit

WORKSPACE = "workspace"


@dataclass(frozen=True)
class Item:
    """A work item as it runs: its core, and all its core ops in order, also the loads that it
    repeats for itself."""

    core: CoreType
    ops: tuple[Operation, ...]


@dataclass(frozen=True)
class Crossing:
    """A value or buffer that goes from the item `source` to `users`, items by their numbers.

    `memory` is where it is kept, `slots` how often; `bytes` are those of one.
    """

    made_by: Operation
    type: str
    memory: str
    source: int
    users: tuple[int, ...]
    slots: int
    bytes: int


@dataclass(frozen=True)
class Report:
    """A loop that was pipelined; the ops are those that it had before."""

    loop: ForOp
    skewed: bool
    depth: int
    items: tuple[Item, ...]
    crossings: tuple[Crossing, ...]

    def bytes_by_memory(self) -> dict[str, tuple[int, int]]:
        """For each memory the bytes of what crosses, before and after."""
        found: dict[str, tuple[int, int]] = {}
        for each in self.crossings:
            before, after = found.get(each.memory, (0, 0))
            found[each.memory] = (before + each.bytes, after + each.slots * each.bytes)
        return found

    def emit_remark(self) -> None:
        """Emits all this as a remark at the loop."""
        notes: list[tuple[Operation, str]] = []
        for number, item in enumerate(self.items):
            names = ", ".join(op.name.removeprefix("hivm.hir.") for op in item.ops)
            notes.append((item.ops[0], f"item {number} on the {item.core.value} core: {names}"))
        for each in self.crossings:
            users = " and ".join(map(str, each.users))
            slots = f"{each.slots} slots of {each.bytes} bytes in {each.memory}"
            message = f"{each.type} goes from item {each.source} to {users}: {slots}"
            notes.append((each.made_by, message))
        for memory, (before, after) in self.bytes_by_memory().items():
            notes.append((self.loop, f"{memory}: {before} bytes before, {after} after"))
        how = "skewed" if self.skewed else f"{self.depth} iterations at a time"
        message = f"pipelined: {len(self.items)} work items, {how}"
        emit(diagnostic_at(self.loop, Severity.REMARK, message, notes))


def report_on(plan: Plan, depth: int, counts: Mapping[SSAValue, int], skewed: bool) -> Report:
    """The report on a plan that is about to be carried out, with so many slots for what crosses."""
    cores = plan.body.cores
    items = tuple(
        Item(stage.item.core, tuple(op for op in stage.ops if op in cores)) for stage in plan.stages
    )
    crossings: list[Crossing] = []
    for value, source in plan.values.items():
        users = [n for n in range(source + 1, len(plan.stages)) if _uses(plan, n, value)]
        crossings.append(_crossing(plan, value, source, users, counts[value]))
    for root, stages in plan.buffers.items():
        crossings.append(_crossing(plan, root, stages[0], stages[1:], counts[root]))
    return Report(plan.body.loop, skewed, depth, items, tuple(crossings))


def _uses(plan: Plan, number: int, value: SSAValue) -> bool:
    stage, body = plan.stages[number], plan.body
    return any(value in body.captured[op] for op in stage.ops) or any(
        body.yielded[each] is value for each in stage.all_carried
    )


def _crossing(plan: Plan, value: SSAValue, source: int, users: list[int], slots: int) -> Crossing:
    assert isinstance(value, OpResult)
    size = bytes_of(value.type)
    memory = _memory(plan, value, source)
    return Crossing(value.op, str(value.type), memory, source, tuple(users), slots, size)


def _memory(plan: Plan, value: OpResult, source: int) -> str:
    """Where `value` is kept: what its type says, else what the core that makes it has.

    On the Cube core that is L1 for buffers and for what is loaded, and L0C for results.
    """
    if isinstance(value.op, AllocWorkspaceOp) or value in plan.workspaces:
        return WORKSPACE
    space = address_space(value) if isinstance(value.type, MemRefType) else None
    if space is None:
        on_cube = plan.stages[source].item.core == CUBE
        in_l1 = isinstance(value.type, MemRefType) or isinstance(value.op, LOADS)
        on_cube_space = AddressSpace.CBUF if in_l1 else AddressSpace.CC
        space = on_cube_space if on_cube else AddressSpace.UB
    return space.memory_name
