"""Cases whose cycles can be counted by hand, from the parameters of a machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects import test as test_dialect

from tilewright.hivm.machine import CoreType, Pipe
from tilewright.sim.bandwidth import left_for_a_block
from tilewright.sim.costs.cost import Cost, Transfer
from tilewright.sim.dependences import Dependences
from tilewright.sim.engine import Cause, Engine, Event
from tilewright.sim.instructions import Instruction, Unit
from tilewright.sim.machine import Machine, load_machine
from tilewright.sim.machine_parts import Pool
from tilewright.sim.regions import Region

MACHINE = load_machine("Ascend910B3")
ISSUE, EVENT, FLAG = MACHINE.issue, MACHINE.event, MACHINE.cross_core_flag
V, VECTOR_MTE2 = Unit(CoreType.VECTOR, Pipe.V), Unit(CoreType.VECTOR, Pipe.MTE2)
M = Unit(CoreType.CUBE, Pipe.M)
OP = test_dialect.TestOp()


class Memory:
    """A buffer with so many slots."""

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots

    def slot(self, iteration: int) -> Region:
        number = iteration % self.slots
        return Region(self, 8 * number, 8 * number + 8)


class Program:
    """Instructions, which depend on each other by the memory that they use."""

    def __init__(self) -> None:
        self.instructions: list[Instruction] = []
        self.dependences = Dependences()

    def add(
        self,
        unit: Unit,
        cost: Cost | int,
        reads: Iterable[Region] = (),
        writes: Iterable[Region] = (),
        copies: int = 1,
    ) -> None:
        cost = Cost(cost) if isinstance(cost, int) else cost
        number = len(self.instructions)
        new = Instruction(number, OP, unit, cost, tuple(reads), tuple(writes), copies=copies)
        self.dependences.add(new)
        self.instructions.append(new)

    def run(self, machine: Machine = MACHINE) -> list[Event]:
        return Engine(machine, self.instructions).run()


def times(events: Sequence[Event]) -> list[tuple[int, int]]:
    return [(event.start, event.end) for event in events]


def test_two_ops_on_one_pipe() -> None:
    """The second begins when the first has ended; only the first finds the pipe idle."""
    program = Program()
    program.add(V, Cost(100, head=10, tail=20))
    program.add(V, Cost(50, head=10, tail=20))
    events = program.run()
    assert times(events) == [(ISSUE, ISSUE + 110), (ISSUE + 110, ISSUE + 160)]
    assert events[1].visible == ISSUE + 180
    assert events[1].cause is Cause.PIPE and events[1].before is events[0].instruction


def test_two_pipes_of_a_core() -> None:
    """They are issued one after the other, and run side by side."""
    program = Program()
    program.add(V, 100)
    program.add(VECTOR_MTE2, 100)
    assert times(program.run()) == [(ISSUE, ISSUE + 100), (2 * ISSUE, 2 * ISSUE + 100)]


def test_a_result_on_another_pipe() -> None:
    """It is seen when it is visible and the event has come."""
    tile = Memory().slot(0)
    program = Program()
    program.add(VECTOR_MTE2, Cost(100, tail=7), writes=[tile])
    program.add(V, 50, reads=[tile])
    start = ISSUE + 107 + EVENT
    events = program.run()
    assert times(events) == [(ISSUE, ISSUE + 100), (start, start + 50)]
    assert events[1].cause is Cause.DATA and events[1].before is events[0].instruction


def test_a_result_on_another_core() -> None:
    tile = Memory().slot(0)
    program = Program()
    program.add(M, Cost(100, tail=17), writes=[tile])
    program.add(V, 50, reads=[tile])
    start = ISSUE + 117 + FLAG
    assert times(program.run())[1] == (start, start + 50)


def test_what_is_read_may_be_overwritten_when_it_was_read() -> None:
    """That needs no result to be visible."""
    tile = Memory().slot(0)
    program = Program()
    program.add(V, Cost(100, tail=18), reads=[tile])
    program.add(VECTOR_MTE2, 50, writes=[tile])
    assert times(program.run())[1][0] == ISSUE + 100 + EVENT


def test_rows_beside_each_other_do_not_meet() -> None:
    """Two columns of one matrix, which lie between each other."""
    memory = object()
    left = Region(memory, 0, 3 * 64 + 16, 16, 64)
    right = Region(memory, 16, 3 * 64 + 32, 16, 64)
    program = Program()
    program.add(VECTOR_MTE2, 100, writes=[left])
    program.add(V, 50, reads=[right])
    program.add(V, 50, reads=[Region(memory, 60, 70)])
    starts = [start for start, _ in times(program.run())]
    assert starts[:2] == [ISSUE, 2 * ISSUE]
    assert starts[2] == ISSUE + 100 + EVENT


def loop(slots: int, load: int, compute: int, iterations: int) -> list[Event]:
    """Tiles are loaded into slots in turn, and computed with."""
    memory, program = Memory(slots), Program()
    for i in range(iterations):
        program.add(VECTOR_MTE2, load, writes=[memory.slot(i)])
        program.add(V, compute, reads=[memory.slot(i)])
    return program.run()


@pytest.mark.parametrize("slots", [1, 2, 3])
@pytest.mark.parametrize(("load", "compute"), [(100, 100), (100, 40), (30, 100)])
def test_one_two_and_three_slots(load: int, compute: int, slots: int) -> None:
    """A slot is loaded again a turn later at the earliest, and each pipe does one after another:
    with one slot load and computation take turns, with enough the longer one sets the pace."""
    iterations = 12
    turn = load + EVENT + compute + EVENT
    events = loop(slots, load, compute, iterations)
    starts = [event.start for event in events[1::2]]
    assert starts[-1] - starts[-1 - slots] == max(turn, slots * max(load, compute))
    if slots == 1:
        assert events[-1].end == ISSUE + iterations * turn - EVENT
    if slots == 3 and load >= compute:
        assert events[-1].end == ISSUE + iterations * load + EVENT + compute


def ping_pong(slots: int, cube: int, vector: int, iterations: int) -> list[Event]:
    """The Cube makes tiles that the Vector core takes."""
    memory, program = Memory(slots), Program()
    for i in range(iterations):
        program.add(M, cube, writes=[memory.slot(i)])
        program.add(V, vector, reads=[memory.slot(i)])
    return program.run()


@pytest.mark.parametrize(("cube", "vector"), [(1000, 1000), (1000, 300), (250, 1000)])
def test_ping_pong_between_cores(cube: int, vector: int) -> None:
    iterations = 6
    turn = cube + FLAG + vector + FLAG
    assert ping_pong(1, cube, vector, iterations)[-1].end == ISSUE + iterations * turn - FLAG
    # With as many slots as a turn has of the longer ones, both cores run at once.
    enough = -(-turn // max(cube, vector))
    many = ping_pong(enough, cube, vector, iterations)
    if cube >= vector:
        end = ISSUE + iterations * cube + FLAG + vector
    else:
        end = ISSUE + cube + FLAG + iterations * vector
    assert many[-1].end == end


def transfer(size: int, rate: float, start: int = 0, floor: int = 0) -> Cost:
    moved = Transfer(Pool.L2_READ, floor, start, size, rate)
    return Cost(moved.busy(rate), transfer=moved)


def test_a_transfer_alone() -> None:
    program = Program()
    program.add(VECTOR_MTE2, transfer(16384, 100, start=200))
    program.add(VECTOR_MTE2, transfer(100, 100, start=20, floor=300))
    first = ISSUE + 200 + 164
    assert times(program.run()) == [(ISSUE, first), (first, first + 300)]


def test_transfers_share_what_a_block_has() -> None:
    """Two that could each take all get a half; when one has ended the other takes all."""
    whole = MACHINE.pool_bandwidth(Pool.L2_READ)
    mte2 = Unit(CoreType.CUBE, Pipe.MTE2)
    program = Program()
    program.add(VECTOR_MTE2, transfer(round(100 * whole), 10 * whole))
    program.add(mte2, transfer(round(300 * whole), 10 * whole))
    first, second = program.run()
    assert first.end == ISSUE + 200
    assert second.end == ISSUE + 400
    # Two Vector cores take two parts of three.
    program = Program()
    program.add(VECTOR_MTE2, transfer(round(100 * whole), 10 * whole), copies=2)
    program.add(mte2, transfer(round(100 * whole), 10 * whole))
    assert [event.end for event in program.run()] == [ISSUE + 300, ISSUE + 300]


def test_what_other_blocks_leave() -> None:
    """All that isn't used on average, and at least an equal part."""
    whole, cores = MACHINE.pool_bandwidth(Pool.L2_READ), MACHINE.cube_cores

    def left(moved: float) -> float:
        return left_for_a_block(MACHINE, cores, {Pool.L2_READ: moved}, 1000)[Pool.L2_READ]

    assert left(0) == whole
    assert left(10_000) == pytest.approx(whole - (cores - 1) * 10)
    assert left(1e9) == pytest.approx(whole / cores)
    alone = left_for_a_block(MACHINE, 1, {Pool.L2_READ: 1e9}, 1000)
    assert alone[Pool.L2_READ] == whole


def test_a_full_queue_holds_the_scalar_unit() -> None:
    """What comes after waits, also for another pipe."""
    program = Program()
    depth = MACHINE.queue_depth
    for _ in range(depth + 2):
        program.add(V, 1000)
    program.add(VECTOR_MTE2, 10)
    events = program.run()
    # The queue has room again when the second of the long ones begins.
    assert events[depth + 1].issued == events[1].start + ISSUE
    assert events[-1].start == events[depth + 1].issued + ISSUE


def test_scalar_code_waits_for_what_it_reads() -> None:
    tile = Memory().slot(0)
    program = Program()
    program.add(V, Cost(100, tail=18), writes=[tile])
    program.add(Unit(CoreType.VECTOR, Pipe.S), 1, reads=[tile])
    program.add(VECTOR_MTE2, 10)
    read = ISSUE + 118 + EVENT
    assert times(program.run())[1:] == [(read, read + 1), (read + 1 + ISSUE, read + 11 + ISSUE)]


UNITS = [V, VECTOR_MTE2, M, Unit(CoreType.CUBE, Pipe.FIX), Unit(CoreType.VECTOR, Pipe.S)]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(UNITS),
            st.integers(0, 50),
            st.lists(st.integers(0, 5), max_size=2),
            st.lists(st.integers(0, 5), max_size=1),
        ),
        max_size=60,
    )
)
def test_random_programs_keep_the_order_that_data_asks_for(steps: list) -> None:  # type: ignore[type-arg]
    memory, program = Memory(6), Program()
    for unit, busy, reads, writes in steps:
        cost = Cost(busy, head=3, tail=5)
        program.add(unit, cost, map(memory.slot, reads), map(memory.slot, writes))
    events = program.run()
    assert times(events) == times(program.run())
    event_of = {event.instruction: event for event in events}
    last: dict[Unit, Event] = {}
    for event in events:
        unit = event.instruction.unit
        assert 0 <= event.issued <= event.start <= event.end <= event.visible
        if unit in last:
            assert event.start >= last[unit].end
        last[unit] = event
        for other in event.instruction.after:
            assert event.start >= event_of[other].end
    # Each waits for all earlier ones that write what it uses or use what it writes.
    for number, event in enumerate(events):
        mine = event.instruction
        for other in (each.instruction for each in events[:number]):
            meet = {*other.writes} & {*mine.reads, *mine.writes} or {*other.reads} & {*mine.writes}
            if meet:
                assert event.start >= event_of[other].end
