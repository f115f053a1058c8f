"""Where values live: the memory that each op's results and allocations have, run after run.

Before buffers are planned a module says only in part what memory a tensor has. The rest is taken
to be as the device compiler does it. An allocation has one place, or several that it takes in turn,
and so has a result that is written to a new tensor. A result that is written to a slice which then
goes back into the whole, to memory, or onto what it adds to is where that is.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor
from tilewright.hivm.machine import AddressSpace
from tilewright.hivm.queries.buffers import MULTI_BUFFER
from tilewright.sim.locations import memory_of, result_memory


class Placed(Tensor):
    """A tensor with the memory that it is in. Its elements are those of the evaluator."""

    def __init__(self, value: Tensor, place: View) -> None:
        super().__init__(*value.peek())
        self.place = place


@dataclass(eq=False)
class Site:
    """The memory of a value of the program: up to `slots` buffers in `memory`, taken in turn.

    `planned` is how many of them there were to be at first; others hold what a loop carries.
    `outgrown` are buffers that larger ones have replaced.
    """

    value: OpResult
    memory: AddressSpace
    slots: int
    buffers: list[Buffer] = field(default_factory=list)
    taken: int = 0
    planned: int = field(init=False)
    outgrown: list[Buffer] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.planned = self.slots

    def take(self, bits: int, in_use: Callable[[Buffer], bool]) -> Buffer:
        """The next buffer with room for `bits` bits; one more if all hold what is still in use."""
        for _ in range(self.slots):
            number = self.taken % self.slots
            self.taken += 1
            if number == len(self.buffers):
                self.buffers.append(Buffer.new(str(self), bits))
                return self.buffers[number]
            if not in_use(self.buffers[number]):
                if self.buffers[number].bits < bits:
                    self.outgrown.append(self.buffers[number])
                    self.buffers[number] = Buffer.new(str(self), bits)
                return self.buffers[number]
        self.slots += 1
        self.taken = self.slots
        self.buffers.append(Buffer.new(str(self), bits))
        return self.buffers[-1]

    def __str__(self) -> str:
        name = self.value.name_hint
        return f"%{name}" if name else f"a result of {self.value.op.name}"


class Placement:
    """The places of a program's values while it runs.

    What a loop loads into L1 has `load_slots` places, unless a mark hivm.multi_buffer says how
    many.
    """

    def __init__(self, load_slots: int) -> None:
        self.sites: dict[SSAValue, Site] = {}
        self._load_slots = load_slots
        self._moved: WeakKeyDictionary[Buffer, Buffer] = WeakKeyDictionary()
        self._tensors: WeakKeyDictionary[Buffer, WeakSet[Placed]] = WeakKeyDictionary()

    def allocated(self, result: OpResult, view: View) -> None:
        """Gives a buffer that has been allocated the memory that it stands for."""
        site = self.sites.get(result)
        if site is None:
            site = self._new_site(result, memory_of(result))
        self._moved[view.buffer] = site.take(view.buffer.bits, self._in_use)

    def placed(self, value: Tensor, place: View) -> Placed:
        """A tensor in its memory, which isn't taken for another one as long as the program has it:
        what a loop carries stays while the next one is computed."""
        new = Placed(value, place)
        self._tensors.setdefault(place.buffer, WeakSet()).add(new)
        return new

    def _in_use(self, buffer: Buffer) -> bool:
        return bool(self._tensors.get(buffer))

    def of(self, value: object) -> View | None:
        """The memory of a value; None for what isn't in memory."""
        if isinstance(value, Placed):
            return value.place
        if isinstance(value, MemoryTensor):
            value = value.view
        if not isinstance(value, View):
            return None
        moved = self._moved.get(value.buffer)
        return value if moved is None else replace(value, buffer=moved)

    def argument(self, name: str, value: Any) -> Any:
        """An argument of the function; a tensor is put in memory of its own."""
        if not isinstance(value, Tensor):
            return value
        place = View.new(name, value.dtype, value.shape)
        place.write(*value.peek())
        return self.placed(value, place)

    def result(
        self, op: Operation, number: int, init: SSAValue, old: object, new: Tensor, adds: bool
    ) -> View:
        """The memory that result `number` of `op` is written to; `init` has the value `old`, to
        which the op `adds`, or which it overwrites."""
        place = self.of(old)
        in_place = adds or isinstance(old, MemoryTensor) or _goes_back(op, number, init)
        return place if place is not None and in_place else self.new(op.results[number], new)

    def new(self, value: OpResult, new: Tensor) -> View:
        """Memory of its own for a tensor that is a new value."""
        site = self.sites.get(value)
        if site is None:
            site = self._new_site(value, result_memory(value))
        buffer = site.take(math.prod(new.shape) * bits_of(new.dtype), self._in_use)
        return View.of(buffer, new.dtype, new.shape)

    def _new_site(self, value: OpResult, memory: AddressSpace) -> Site:
        loads = memory is AddressSpace.CBUF and isinstance(value.op, memref.AllocOp)
        slots = _marked_slots(value) or (self._load_slots if loads and _in_loop(value.op) else 1)
        site = self.sites[value] = Site(value, memory, slots)
        return site


def _goes_back(op: Operation, number: int, init: SSAValue) -> bool:
    """Whether a result is written to a slice that then goes back into the whole."""
    source = init.owner
    return isinstance(source, tensor.ExtractSliceOp) and any(
        isinstance(use.operation, tensor.InsertSliceOp) and use.operation.dest is source.source
        for use in op.results[number].uses
    )


def _in_loop(op: Operation) -> bool:
    around = op.parent_op()
    while around is not None and not isinstance(around, scf.ForOp | scf.WhileOp):
        around = around.parent_op()
    return around is not None


def _marked_slots(value: SSAValue) -> int | None:
    """How many buffers a value takes in turn, as its mark hivm.multi_buffer says."""
    for use in value.uses:
        count = use.operation.attributes.get(MULTI_BUFFER)
        if isinstance(use.operation, MarkOp) and isinstance(count, IntegerAttr):
            return max(1, count.value.data)
    return None
