"""How the total moves when an estimate is halved and doubled."""

from __future__ import annotations

from tests.sim.simulations import AFTER, kernel
from tilewright.sim.sensitivity import sensitivities
from tilewright.sim.simulation import Options, timed


def test_each_estimate_that_has_an_effect() -> None:
    """The figures are those of simulations with the parameter scaled; the others change nothing."""
    simulation = kernel(AFTER)
    machine, recording = simulation.machine, simulation.recording
    heard: list[tuple[int, int]] = []
    found = sensitivities(simulation, Options(), lambda done, of: heard.append((done, of)))
    by_name = {each.parameter.name: (each.halved, each.doubled) for each in found}
    for name in machine.estimates():
        halved, doubled = (
            timed(recording, machine.scaled(name, factor), Options()).cycles for factor in (0.5, 2)
        )
        expected = (halved, doubled)
        assert by_name.get(name, (simulation.cycles, simulation.cycles)) == expected, name
    assert "cross_core_flag" in by_name
    assert "vector.sort" not in by_name
    assert [each.effect for each in found] == sorted((each.effect for each in found), reverse=True)
    count = len(machine.estimates())
    assert heard == [(number, count) for number in range(1, count + 1)]
