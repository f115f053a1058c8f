"""What a simulation says in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from tests.sim.simulations import AFTER, BEFORE, KERNELS, Case, kernel, simulated
from tests.sim.test_engine import MACHINE, VECTOR_MTE2, Memory, Program, V
from tilewright.sim.costs.cost import Cost
from tilewright.sim.sensitivity import Sensitivity
from tilewright.sim.simulation import Simulation
from tilewright.sim.table import tables
from tilewright.sim.timeline import timeline


def shown(*what: RenderableType, width: int = 120) -> list[str]:
    """The lines that a terminal without colours shows."""
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    for each in what:
        console.print(each)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def two_pipes() -> Simulation:
    """A load of 98 cycles and work of 88 on what is loaded: 200 with issue and flag."""
    tile = Memory().slot(0)
    program = Program()
    program.add(VECTOR_MTE2, 98, writes=[tile])
    program.add(V, Cost(88, tail=2), reads=[tile])
    return simulated(program)


def test_tables() -> None:
    simulation = two_pipes()
    flag = Sensitivity(MACHINE.parameter("event"), simulation.cycles, 195, 210)
    assert shown(*tables(simulation, [flag])) == [
        "                           cycles    µs",
        "block                         200  0.11",
        "lower bound (Vector MTE2)      98  0.05",
        "distance to it (104.1%)       102  0.06",
        "pipe         instructions  busy   used  head  stretched  idle  idle, waiting for",
        "Vector MTE2             1    98  49.0%     0          0   102  the end: 100; issue: 2",
        "Vector V                1    88  44.0%     0          0   112  "
        "data of Vector MTE2: 110; the end: 2",
        "core    active   used  idle  idle, waiting for",
        "Vector     186  93.0%    14  data of Vector MTE2: 10; issue: 2; the end: 2",
        "critical path       cycles    part",
        "working                186   93.0%",
        "waiting for a flag      10    5.0%",
        "draining                 2    1.0%",
        "issuing                  2    1.0%",
        "",
        "Vector MTE2            100   50.0%",
        "Vector V               100   50.0%",
        "",
        "op                     200  100.0%",
        "estimate  halved         doubled",
        "event        195  -2.5%      210  +5.0%",
    ]


def test_no_estimate_has_an_effect() -> None:
    assert shown(tables(two_pipes(), [])[-1])[-1] == "none has an effect"


def test_timeline() -> None:
    """Cells of 5 cycles."""
    simulation = two_pipes()
    width = len("Vector MTE2 ") + 40 + len("  49%")
    assert shown(timeline(simulation, width, "family")) == [
        "            0                   100",
        "Vector MTE2 llllllllllllllllllll                      49%",
        "Vector V                          bbbbbbbbbbbbbbbbbb  44%",
        "l load  b copy, broadcast  · less than half of the time",
    ]


def test_little_work_is_a_point() -> None:
    program = Program()
    program.add(V, 1)
    program.add(VECTOR_MTE2, 996)
    lines = shown(timeline(simulated(program), 57))
    # Both are runs of one op.
    assert lines[1] == f"Vector MTE2 {'1' * 40} 100%"
    assert lines[2] == f"{'Vector V    ·':52}   0%"


@pytest.mark.parametrize("case", KERNELS, ids=str)
@pytest.mark.parametrize("width", [20, 79, 200])
def test_lines_fit(case: Case, width: int) -> None:
    """All lines of pipes end in the last column, and there is one for each pipe."""
    simulation = kernel(case)
    lines = timeline(simulation, width).plain.splitlines()
    pipes = lines[1:-1]
    assert len(pipes) == len(simulation.busy())
    assert {len(line) for line in pipes} == {max(width, 40)}
    assert len(lines[0]) <= max(width, 40)


def test_iterations_in_turn() -> None:
    """Before pipelining each iteration's work follows that of the one before."""
    for case in (BEFORE, AFTER):
        line = next(
            line
            for line in timeline(kernel(case), 160).plain.splitlines()
            if line.startswith("Cube FIX")
        )
        digits = [letter for letter in line.split("FIX")[1].split("%")[0][:-4] if letter.isdigit()]
        in_turn = digits == sorted(digits)
        assert in_turn is (case is BEFORE), line
