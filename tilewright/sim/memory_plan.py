"""How much of each memory a program needs at a time, and for what.

plan = memory_plan(recording, load_machine("Ascend910B3"), Options())
plan.fits, plan.memories[AddressSpace.UB].peak, plan.overflows()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tilewright.hivm.machine import AddressSpace
from tilewright.hivm.text.diagnostics import Diagnostic, Location, Severity
from tilewright.hivm.verify import location_of
from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import MEMORIES
from tilewright.sim.memory_holders import Holder, holders_of
from tilewright.sim.simulation import Options, Recording

PLANNED = (*MEMORIES.values(), AddressSpace.GM)
# As many buffers of a peak are told one by one.
MOST_TOLD = 8


@dataclass(frozen=True)
class PlannedBuffer:
    """What one op asks for: `slots` buffers of `slot_bytes` bytes each, aligned.

    `location` is the op's place in the source, or that of the first op that writes to the buffer
    where a pass has made it.
    """

    name: str
    op: Operation
    location: Location
    slots: int
    slot_bytes: int

    @property
    def bytes(self) -> int:
        """Those of all slots."""
        return self.slots * self.slot_bytes


@dataclass(frozen=True)
class MemoryNeed:
    """What a program needs of one memory; all sizes in bytes.

    `steps` are pairs of the number of an execution and the bytes in use from it on, until the
    next pair. At the execution `peak_at`, the first with the most, `buffers` are in use, the
    largest first. There is no capacity where memory is taken from outside of the chip.
    """

    memory: AddressSpace
    capacity: int | None
    steps: tuple[tuple[int, int], ...]
    peak: int
    peak_at: int
    buffers: tuple[PlannedBuffer, ...]

    @property
    def name(self) -> str:
        """As manuals call it; what is taken of global memory is the workspace."""
        return "workspace" if self.memory is AddressSpace.GM else self.memory.memory_name

    @property
    def fits(self) -> bool:
        return self.capacity is None or self.peak <= self.capacity


@dataclass(frozen=True)
class MemoryPlan:
    """What a program needs of each memory: UB, L1, L0A, L0B, L0C, and the workspace in GM."""

    memories: Mapping[AddressSpace, MemoryNeed]

    @property
    def fits(self) -> bool:
        return all(need.fits for need in self.memories.values())

    def overflows(self) -> list[Diagnostic]:
        """An error for each memory that is too small, with notes what takes the room."""
        return [_overflow(need) for need in self.memories.values() if not need.fits]


def memory_plan(recording: Recording, machine: Machine, options: Options) -> MemoryPlan:
    """What the program that was recorded needs of the memories of a machine.

    The need of a memory is the largest sum over the program's order of the buffers in use: those
    that hold what is still to be read. Buffers of which slots are taken in turn count with all
    slots as long as one is in use, but a result may take the memory of an operand (see
    `written_in_place`). In UB a buffer counts with the part of it that one Vector core has, if
    all vector work on it is divided. Of L0A and L0B a product needs room for two parts of each
    operand.

    The plan is of the run that was recorded: what a loop keeps for its next iteration counts only
    if there is one, so a pipelined loop should run for more iterations than it has stages. The
    device compiler gives each buffer one address for the whole function, and packing leaves
    gaps: it needs at least as much.
    """
    holders = holders_of(recording, machine, options)
    needs = (_need(memory, machine, holders, recording) for memory in PLANNED)
    return MemoryPlan({need.memory: need for need in needs})


def _need(
    memory: AddressSpace, machine: Machine, holders: Sequence[Holder], recording: Recording
) -> MemoryNeed:
    own = [holder for holder in holders if holder.memory is memory]
    changes: dict[int, int] = {}
    for holder in own:
        before = 0
        for number, slots in holder.slots:
            changes[number] = changes.get(number, 0) + (slots - before) * holder.slot_bytes
            before = slots
    steps: list[tuple[int, int]] = [(0, 0)]
    for number in sorted(changes):
        total = steps[-1][1] + changes[number]
        if number == 0:
            steps[0] = (0, total)
        elif changes[number]:
            steps.append((number, total))
    peak_at, peak = max(steps, key=lambda step: step[1])
    buffers = [
        _planned(holder, slots, recording)
        for holder in own
        if (slots := holder.slots_at(peak_at)) and holder.slot_bytes
    ]
    buffers.sort(key=lambda each: -each.bytes)
    capacity = machine.capacity.get(memory)
    return MemoryNeed(memory, capacity, tuple(steps), peak, peak_at, tuple(buffers))


def _planned(holder: Holder, slots: int, recording: Recording) -> PlannedBuffer:
    name, location = holder.name, location_of(holder.op)
    if not location.line:
        writer = recording.executions[holder.slots[0][0]].op
        name, location = f"a buffer for {writer.name}", location_of(writer)
    return PlannedBuffer(name, holder.op, location, slots, holder.slot_bytes)


def _overflow(need: MemoryNeed) -> Diagnostic:
    """8 bits a byte, as the device compiler counts."""
    assert need.capacity is not None
    notes = [Diagnostic(Severity.NOTE, b.location, _told(b)) for b in need.buffers[:MOST_TOLD]]
    function = need.buffers[0].op.parent_op()
    while function is not None and not isinstance(function, FuncOp):
        function = function.parent_op()
    location = location_of(function or need.buffers[0].op)
    if rest := need.buffers[MOST_TOLD:]:
        bits = 8 * sum(each.bytes for each in rest)
        notes.append(Diagnostic(Severity.NOTE, location, f"{bits} bits: {len(rest)} more"))
    message = (
        f"{need.name} overflow: {8 * need.peak} bits are needed, {8 * need.capacity} are available"
    )
    return Diagnostic(Severity.ERROR, location, message, tuple(notes))


def _told(buffer: PlannedBuffer) -> str:
    slots = f", {buffer.slots} slots of {8 * buffer.slot_bytes}" if buffer.slots > 1 else ""
    return f"{8 * buffer.bytes} bits: {buffer.name}{slots}"
