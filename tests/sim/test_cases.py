"""Every op that the evaluator runs can be simulated, and leaves the same in the simulated order."""

from __future__ import annotations

import io
import random

import numpy as np
import pytest

from tests.hivm.corpus import CASES, Case
from tests.hivm.evaluate.test_run_cases import value
from tests.hivm.modules import parse
from tilewright.hivm.evaluate import EvaluationError, evaluate, functions_with_bodies
from tilewright.sim.effects import replayed
from tilewright.sim.machine import MachineError, load_machine
from tilewright.sim.simulation import Options, simulate

pytestmark = pytest.mark.search

MACHINES = [load_machine(name) for name in ("Ascend910B3", "Ascend950PR_9579")]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case) -> None:
    chance = random.Random(case.name)
    module = parse(case.text)
    for name, function in functions_with_bodies(module).items():
        given = [value(chance, type) for type in function.function_type.inputs]
        try:
            expected = evaluate(module, name, given, output=io.StringIO()).memory
        except EvaluationError:
            continue  # neither has the program an order
        for machine in MACHINES:
            try:
                simulation = simulate(module, name, given, machine, Options(sub_blocks=1))
            except MachineError:
                continue  # the chip can't do this at all
            assert simulation.cycles >= simulation.lower_bound
            arrays = {number: np.asarray(given[number]) for number in expected}
            found = replayed(module, simulation, arrays)
            for number, array in expected.items():
                assert found[number].tobytes() == array.tobytes(), (name, number)
