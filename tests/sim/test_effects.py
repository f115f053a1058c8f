"""What a simulation does, in its order, leaves what the evaluator leaves."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import evaluate
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.effects import replayed
from tilewright.sim.machine import load_machine
from tilewright.sim.simulation import Options, simulate

pytestmark = pytest.mark.search

SETTINGS = (None, Settings(3), Settings(2, lazy=True, skewed=True))


@pytest.mark.parametrize("name", [name for name in CALLS if name != "linattn_chunk"])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_kernels_in_the_simulated_order(name: str, settings: Settings | None) -> None:
    module = read_module((FOLDER / f"{name}.mlir").read_text(), name, make_context())
    if settings is not None:
        with captured_diagnostics():
            assert pipeline_module(module, settings)
    call = CALLS[name](4)
    expected = evaluate(module, call.entry, call.arguments, call.grid).memory
    given = {number: call.arguments[number] for number in expected}
    for machine, options in (
        (load_machine("Ascend910B3"), Options()),
        (load_machine("Ascend950PR_9579"), Options(sub_blocks=1, load_slots=1, in_l2=False)),
    ):
        simulation = simulate(module, call.entry, call.arguments, machine, options)
        found = replayed(module, simulation, given)
        for number, array in expected.items():
            assert found[number].tobytes() == array.tobytes(), number
        assert simulation.cycles >= simulation.lower_bound > 0
