"""What pipes and cores did, and what they waited for."""

from __future__ import annotations

import pytest

from tests.sim.simulations import AFTER, BEFORE, KERNELS, Case, kernel, simulated
from tests.sim.test_engine import EVENT, FLAG, ISSUE, VECTOR_MTE2, M, Memory, Program, V
from tilewright.hivm.machine import CoreType
from tilewright.sim.costs.cost import Cost
from tilewright.sim.waits import core_usage, pipe_usage


def test_data_and_the_end() -> None:
    tile = Memory().slot(0)
    program = Program()
    program.add(VECTOR_MTE2, 100, writes=[tile])
    program.add(V, Cost(50, head=13, tail=18), reads=[tile])
    load, work = pipe_usage(simulated(program))
    assert load.unit == VECTOR_MTE2 and work.unit == V
    assert load.waits == {"issue": ISSUE, "the end": EVENT + 13 + 50 + 18}
    assert work.waits == {"data of Vector MTE2": ISSUE + 100 + EVENT, "the end": 18}
    assert (work.busy, work.head, work.stretched) == (50, 13, 0)
    assert work.utilisation == 50 / work.cycles


def test_room_and_cores() -> None:
    """The Cube core may write again when the Vector core has read."""
    tile = Memory().slot(0)
    program = Program()
    program.add(M, 100, writes=[tile])
    program.add(V, 50, reads=[tile])
    program.add(M, 30, writes=[tile])
    cube, vector = core_usage(simulated(program))
    assert (cube.core, cube.active) == (CoreType.CUBE, 130)
    assert cube.waits == {"room held by Vector V": FLAG + 50 + FLAG, "issue": ISSUE}
    assert (vector.core, vector.active) == (CoreType.VECTOR, 50)
    assert vector.waits == {"data of Cube M": ISSUE + 100 + FLAG, "the end": FLAG + 30}


def test_a_core_is_active_while_one_of_its_pipes_is() -> None:
    program = Program()
    program.add(V, 100)
    program.add(VECTOR_MTE2, 300)
    (usage,) = core_usage(simulated(program))
    assert usage.active == 300 + ISSUE and usage.waits == {"issue": ISSUE}


@pytest.mark.parametrize("case", KERNELS, ids=str)
def test_all_cycles_are_accounted_for(case: Case) -> None:
    simulation = kernel(case)
    busy = simulation.busy()
    for usage in pipe_usage(simulation):
        parts = (usage.busy, usage.head, usage.stretched, *usage.waits.values())
        assert min(parts) >= 0 and sum(parts) == simulation.cycles
        assert usage.busy == busy[usage.unit]
    for usage in core_usage(simulation):
        assert usage.active + sum(usage.waits.values()) == simulation.cycles


def test_shared_bandwidth_stretches() -> None:
    usages = pipe_usage(kernel(Case("matmul_bias_gelu_persistent")))
    stretched = {usage.unit.pipe for usage in usages if usage.stretched}
    assert stretched == {VECTOR_MTE2.pipe}


def test_pipelining_leaves_less_waiting() -> None:
    before, after = (core_usage(kernel(case)) for case in (BEFORE, AFTER))
    for one, other in zip(before, after, strict=True):
        assert other.utilisation > one.utilisation
