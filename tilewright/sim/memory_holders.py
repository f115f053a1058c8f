"""What takes memory while a program runs: its buffers, and the operands of products."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from xdsl.ir import Operation

from tilewright.hivm.dialects.hivm.products import CubeOp
from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.machine import AddressSpace, CoreType
from tilewright.sim.lifetimes import Lifetime, lifetimes
from tilewright.sim.machine import Machine
from tilewright.sim.memory_reuse import written_in_place
from tilewright.sim.parts import OPERANDS, SCALAR_ACCESSES, operand_parts, shares
from tilewright.sim.placement import Site
from tilewright.sim.recorder import Execution
from tilewright.sim.regions import bytes_of, root_of
from tilewright.sim.simulation import Options, Recording

UB = AddressSpace.UB


@dataclass(frozen=True)
class Holder:
    """Something that takes memory: `slots` are pairs of an execution and how many of its slots,
    of `slot_bytes` bytes, are in use from there on."""

    name: str
    op: Operation
    memory: AddressSpace
    slot_bytes: int
    slots: list[tuple[int, int]]

    def slots_at(self, number: int) -> int:
        """How many slots are in use at an execution."""
        return next((slots for first, slots in reversed(self.slots) if first <= number), 0)


def holders_of(recording: Recording, machine: Machine, options: Options) -> list[Holder]:
    """All that takes memory on a machine, in the order of the program's values."""
    return [*_held(recording, machine, options), *_loaded(recording, machine)]


def _held(recording: Recording, machine: Machine, options: Options) -> Iterator[Holder]:
    """What is allocated, and the results of ops."""
    site_of = {each: site for site in recording.sites for each in _buffers(site)}
    lives = lifetimes(recording.executions, site_of.keys())
    divided = _divided(recording.executions, options.sub_blocks)
    sizes: dict[Site, int] = {}
    for site in recording.sites:
        buffers = [each for each in _buffers(site) if each in lives]
        parts = options.sub_blocks if site.memory is UB and divided.issuperset(buffers) else 1
        size = -(-max((each.bits for each in buffers), default=0) // (8 * parts))
        sizes[site] = _aligned(size, machine, site.memory)
    in_ub = {
        each: sizes[site]
        for each, site in site_of.items()
        if site.memory is UB and site.planned == 1
    }
    lives = written_in_place(recording.executions, lives, in_ub)
    for site in recording.sites:
        used = [life for each in _buffers(site) for life in lives.get(each, ())]
        slots = _slots_in_use(used, site.planned)
        yield Holder(str(site), site.value.op, site.memory, sizes[site], slots)


def _buffers(site: Site) -> list[Buffer]:
    return [*site.buffers, *site.outgrown]


def _divided(executions: Iterable[Execution], sub_blocks: int) -> set[Buffer]:
    """The buffers on which Vector cores work, each on its part and never on the whole."""
    part: set[Buffer] = set()
    whole: set[Buffer] = set()
    for run in executions:
        if run.core == CoreType.VECTOR and not isinstance(run.op, SCALAR_ACCESSES):
            copies, _ = shares(run, sub_blocks)
            views = [*run.sources, *run.written]
            (whole if copies == 1 else part).update(root_of(view.buffer)[0] for view in views)
    return part - whole


def _slots_in_use(used: Iterable[Lifetime], planned: int) -> list[tuple[int, int]]:
    """How many slots are in use when, where `planned` are as soon as one is."""
    changes: dict[int, int] = {}
    for life in used:
        changes[life.first] = changes.get(life.first, 0) + 1
        changes[life.last + 1] = changes.get(life.last + 1, 0) - 1
    steps: list[tuple[int, int]] = []
    live = 0
    for number in sorted(changes):
        live += changes[number]
        steps.append((number, max(live, planned) if live else 0))
    return steps


def _loaded(recording: Recording, machine: Machine) -> Iterator[Holder]:
    """What products load into L0A and L0B, one part while they use the other."""
    sizes: dict[tuple[Operation, AddressSpace], int] = {}
    runs: dict[Operation, list[Lifetime]] = {}
    for number, run in enumerate(recording.executions):
        if isinstance(run.op, CubeOp):
            count, operands = operand_parts(machine, run)
            for path, view in operands.items():
                key = run.op, OPERANDS[path]
                sizes[key] = max(sizes.get(key, 0), -(-bytes_of(view) // count))
            runs.setdefault(run.op, []).append(Lifetime(number, number))
    for (op, memory), size in sizes.items():
        side = "left" if memory is AddressSpace.CA else "right"
        name = f"the {side} operand of {op.name}"
        yield Holder(name, op, memory, _aligned(size, machine, memory), _slots_in_use(runs[op], 2))


def _aligned(size: int, machine: Machine, memory: AddressSpace) -> int:
    alignment = machine.alignment.get(memory, 1)
    return -(-size // alignment) * alignment
