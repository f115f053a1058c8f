"""Simulations for the tests of what is said of them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tests.sim.test_engine import MACHINE, Program
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.machine import Machine, load_machine
from tilewright.sim.recorder import Execution
from tilewright.sim.simulation import Recording, Simulation, simulate


class Case(NamedTuple):
    """A kernel with so many iterations on a machine, pipelined if there are settings."""

    name: str
    settings: Settings | None = None
    trips: int = 4
    machine: str = "Ascend910B3"

    def __str__(self) -> str:
        return f"{self.name} {self.settings or ''} {self.machine}"


BEFORE, AFTER = Case("fa_fwd"), Case("fa_fwd", Settings(2))
# Cases in which pipes wait for data, for room, for bandwidth and to be issued.
KERNELS = [
    BEFORE,
    AFTER,
    Case("fa_fwd", Settings(2, skewed=True), machine="Ascend950PR_9579"),
    Case("matmul_bias_gelu_persistent"),
    Case("matmul_w8a16", machine="Ascend950PR_9579"),
]


def simulated(program: Program, machine: Machine = MACHINE) -> Simulation:
    """A simulation of instructions, each of which is a run of its own."""
    events = program.run(machine)
    run_of = {
        each: Execution(each.op, each.unit.core, (), (), (), (), "none", 0, 0)
        for each in program.instructions
    }
    return Simulation(machine, Recording((), [], []), events, run_of)


@cache
def kernel(case: Case) -> Simulation:
    """What the kernel of a case does; made once for all tests."""
    path = FOLDER / f"{case.name}.mlir"
    module = read_module(path.read_text(encoding="utf-8"), path.name, make_context())
    if case.settings is not None:
        with captured_diagnostics():
            assert pipeline_module(module, case.settings)
    call = CALLS[case.name](case.trips)
    return simulate(module, call.entry, call.arguments, load_machine(case.machine))
