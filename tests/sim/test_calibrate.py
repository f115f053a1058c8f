"""Parameters are found again in times of a machine that has other ones."""

from pathlib import Path

import pytest

from tests.passes.cv_pipelining.kernels import FOLDER
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.calibrate import CalibrationError, Fit, Measurement, description, fitted
from tilewright.sim.call import Call
from tilewright.sim.machine import Machine, load_machine
from tilewright.sim.simulation import Options, Recording, record, timed

B3 = load_machine("Ascend910B3")
RUNS = (("fa_fwd", None), ("fa_fwd", 2), ("fa_bwd_dq", 3))


@pytest.fixture(scope="module")
def recordings() -> list[Recording]:
    found = []
    for name, stages in RUNS:
        module = read_module((FOLDER / f"{name}.mlir").read_text(), name, make_context())
        call = Call(name, trips=4)
        call.prepare(module)
        if stages is not None:
            with captured_diagnostics():
                assert pipeline_module(module, Settings(stages))
        found.append(record(module, call.entry, call.arguments(module), Options()))
    return found


def times(recordings: list[Recording], machine: Machine) -> list[Measurement]:
    options = Options()
    return [
        Measurement(each, options, machine.seconds(timed(each, machine, options).cycles) * 1e6)
        for each in recordings
    ]


def test_parameters_are_found_again(recordings: list[Recording]):
    real = B3.scaled("cross_core_flag", 1.7).scaled("moves.gm_to_l1", 0.6)
    rounds: list[tuple[int, int]] = []
    names = ["cross_core_flag", "moves.gm_to_l1"]
    fit = fitted(B3, names, times(recordings, real), lambda *now: rounds.append(now))
    assert fit.before > 0.1 and fit.after < 0.005
    assert fit.machine.cross_core_flag == pytest.approx(real.cross_core_flag, rel=0.03)
    found, wanted = fit.machine.moves["gm_to_l1"], real.moves["gm_to_l1"]
    assert found.bandwidth == pytest.approx(wanted.bandwidth, rel=0.03)
    assert found.start == pytest.approx(wanted.start, rel=0.03)
    assert rounds[-1][0] == rounds[-1][1] and rounds == sorted(rounds)


def test_what_is_right_stays(recordings: list[Recording]):
    fit = fitted(B3, ["cross_core_flag", "clock"], times(recordings, B3))
    assert (fit.before, fit.after) == (0, 0)
    assert fit.machine == B3


def test_a_parameter_that_nothing_depends_on(recordings: list[Recording]):
    with pytest.raises(CalibrationError, match=r"no measured time depends on vector\.sort$"):
        fitted(B3, ["event", "vector.sort"], times(recordings[:1], B3))


def test_a_description_holds_what_differs(tmp_path: Path):
    names = ("matrix.f16", "event", "moves.gm_to_ub", "clock", "moves.gm_to_l1")
    machine = B3
    for name in names:
        machine = machine.scaled(name, 1.5)
    text = description("Ascend910B3", Fit(machine, names, 0.5, 0.1), 'calibrated from "ä".csv')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    read = load_machine(path)
    for name in B3.parameters:
        found, wanted = read.parameter(name), machine.parameter(name)
        assert found.value == wanted.value
        assert (found != B3.parameter(name)) == (name in names)
    assert read.parameter("event").source == 'calibrated from "ä".csv'
    assert read.parameter("event").kind == "measured"
