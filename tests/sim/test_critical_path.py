"""The chain of waiting that leads to the end of a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sim.simulations import KERNELS, Case, kernel, simulated
from tests.sim.test_engine import EVENT, FLAG, ISSUE, MACHINE, VECTOR_MTE2, M, Memory, Program, V
from tilewright.hivm.machine import CoreType, Pipe
from tilewright.sim.costs.cost import Cost, Transfer
from tilewright.sim.critical_path import CriticalPath, Kind, critical_path
from tilewright.sim.instructions import Unit
from tilewright.sim.machine_parts import Pool
from tilewright.sim.simulation import Simulation

VECTOR_S = Unit(CoreType.VECTOR, Pipe.S)
VECTOR_MTE3 = Unit(CoreType.VECTOR, Pipe.MTE3)


def steps(path: CriticalPath) -> list[tuple[int, Kind, int]]:
    """The number of the instruction, the kind and the cycles of each segment."""
    return [
        (segment.event.instruction.number, segment.kind, segment.end - segment.first)
        for segment in path.segments
    ]


def test_data_of_another_pipe() -> None:
    """A load whose data is on its way at first, and work that fills its pipe and drains."""
    tile = Memory().slot(0)
    program = Program()
    transfer = Transfer(Pool.L2_READ, floor=0, start=200, size=1000, rate=10.0)
    program.add(VECTOR_MTE2, Cost(300, transfer=transfer), writes=[tile])
    program.add(V, Cost(50, head=13, tail=18), reads=[tile])
    assert steps(critical_path(simulated(program))) == [
        (0, Kind.ISSUE, ISSUE),
        (0, Kind.START_UP, 200),
        (0, Kind.WORK, 100),
        (1, Kind.FLAG, EVENT),
        (1, Kind.START_UP, 13),
        (1, Kind.WORK, 50),
        (1, Kind.DRAIN, 18),
    ]


def test_data_of_another_core_drains_and_room_does_not() -> None:
    """The second instruction reads what the first wrote; the third may write when it has read."""
    first, second = Memory().slot(0), Memory().slot(0)
    program = Program()
    program.add(M, Cost(100, tail=17), writes=[first])
    program.add(V, Cost(50, tail=18), reads=[first], writes=[second])
    program.add(M, Cost(30, tail=17), writes=[first])
    assert steps(critical_path(simulated(program))) == [
        (0, Kind.ISSUE, ISSUE),
        (0, Kind.WORK, 100),
        (0, Kind.DRAIN, 17),
        (1, Kind.FLAG, FLAG),
        (1, Kind.WORK, 50),
        (2, Kind.FLAG, FLAG),
        (2, Kind.WORK, 30),
        (2, Kind.DRAIN, 17),
    ]


def test_shared_bandwidth() -> None:
    """Two loads of two cores that each could take all of the pool."""
    program = Program()
    every = 1e6
    transfer = Transfer(Pool.GM, floor=0, start=0, size=10_000_000, rate=every)
    for unit in (VECTOR_MTE2, Unit(CoreType.CUBE, Pipe.MTE2)):
        program.add(unit, Cost(10, transfer=transfer))
    simulation = simulated(program)
    assert critical_path(simulation).by_kind() == {
        Kind.SHARING: simulation.cycles - ISSUE - 10,
        Kind.WORK: 10,
        Kind.ISSUE: ISSUE,
    }


def test_a_full_queue_holds_up_the_scalar_unit() -> None:
    """A load stands behind more work than the queue of V has room for."""
    program = Program()
    depth = MACHINE.queue_depth
    for _ in range(depth + 2):
        program.add(V, 100)
    program.add(VECTOR_MTE2, 10_000)
    # One is under way and the queue is full: the last one for V is issued when the second begins.
    assert steps(critical_path(simulated(program))) == [
        (0, Kind.ISSUE, ISSUE),
        (0, Kind.WORK, 100),
        (depth + 1, Kind.ISSUE, ISSUE),
        (depth + 2, Kind.ISSUE, ISSUE),
        (depth + 2, Kind.WORK, 10_000),
    ]


def test_a_scalar_that_is_read_holds_up_the_scalar_unit() -> None:
    element = Memory().slot(0)
    program = Program()
    program.add(VECTOR_MTE2, 300, writes=[element])
    program.add(VECTOR_S, 1, reads=[element])
    program.add(V, 50)
    assert steps(critical_path(simulated(program))) == [
        (0, Kind.ISSUE, ISSUE),
        (0, Kind.WORK, 300),
        (1, Kind.FLAG, EVENT),
        (1, Kind.WORK, 1),
        (2, Kind.ISSUE, ISSUE),
        (2, Kind.WORK, 50),
    ]


def test_nothing_to_do() -> None:
    assert critical_path(simulated(Program())).segments == []


def assert_whole(simulation: Simulation) -> None:
    """The path goes from cycle 0 to the end without a gap, and so do its sums."""
    path = critical_path(simulation)
    assert path.segments[0].first == 0
    assert path.segments[-1].end == simulation.cycles
    for one, other in pairwise(path.segments):
        assert one.end == other.first
    for sums in (path.by_kind(), path.by_unit(), path.by_op()):
        assert sum(sums.values()) == simulation.cycles
        assert list(sums.values()) == sorted(sums.values(), reverse=True)


@pytest.mark.parametrize("case", KERNELS, ids=str)
def test_paths_of_kernels(case: Case) -> None:
    assert_whole(kernel(case))


UNITS = (V, VECTOR_MTE2, VECTOR_S, VECTOR_MTE3, M, Unit(CoreType.CUBE, Pipe.FIX))
INSTRUCTIONS = st.tuples(
    st.sampled_from(UNITS), st.integers(1, 60), st.integers(0, 3), st.integers(0, 3)
)


@given(st.lists(INSTRUCTIONS, min_size=1, max_size=40), st.integers(1, 3))
def test_paths_of_any_program(work: Sequence[tuple[Unit, int, int, int]], depth: int) -> None:
    """Of pipes and scalar units with short queues, which wait for each other in all ways."""
    tiles = Memory(slots=4)
    program = Program()
    for unit, cycles, read, written in work:
        cost = Cost(cycles) if unit.pipe == Pipe.S else Cost(cycles, head=3, tail=5)
        program.add(unit, cost, reads=[tiles.slot(read)], writes=[tiles.slot(written)])
    machine = MACHINE.scaled("queue_depth", depth / MACHINE.queue_depth)
    assert machine.queue_depth == depth
    assert_whole(simulated(program, machine))
