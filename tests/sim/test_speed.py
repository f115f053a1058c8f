"""What pipelining must gain in the model."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.machine import load_machine
from tilewright.sim.simulation import simulate

pytestmark = pytest.mark.search

MACHINE = load_machine("Ascend910B3")
DEPTH = 4


def cycles(name: str, path: str, settings: Settings | None, trips: int) -> tuple[int, int]:
    """The cycles of a block, and the lower bound."""
    module = read_module((FOLDER / path).read_text(), path, make_context())
    with captured_diagnostics():
        if settings is not None:
            pipeline_module(module, settings)
    call = CALLS[name](trips)
    simulation = simulate(module, call.entry, call.arguments, MACHINE)
    return simulation.cycles, simulation.lower_bound


def test_attention_comes_near_the_lower_bound() -> None:
    plain, bound = cycles("fa_fwd", "fa_fwd.mlir", None, 64)
    best, same = cycles("fa_fwd", "fa_fwd.mlir", Settings(DEPTH), 64)
    assert same == bound
    assert bound <= best <= 1.1 * bound
    assert plain > 1.8 * best


@pytest.mark.parametrize(
    "name", sorted(path.name.split(".")[0] for path in (FOLDER / "published").glob("*.depth4.mlir"))
)
def test_as_fast_as_the_published_compiler(name: str) -> None:
    ours, _ = cycles(name, f"{name}.mlir", Settings(DEPTH), 16)
    theirs, _ = cycles(name, f"published/{name}.depth4.mlir", None, 16)
    assert ours <= theirs
