"""The tuner: candidates, outcomes, which is best; its cache and its processes."""

import json
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from tests.passes.cv_pipelining.kernels import FOLDER
from tests.sim.memory_cases import KEPT
from tests.sim.process_work import ending, negated
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import MODES, Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim import cache as cache_module
from tilewright.sim.cache import Cache, user_cache
from tilewright.sim.call import Call
from tilewright.sim.jobs import JobsError, done_by_cluster, done_by_processes
from tilewright.sim.machine import load_machine
from tilewright.sim.simulation import Options
from tilewright.sim.tuner import (
    Candidate,
    Job,
    Outcome,
    Setting,
    best,
    measured,
    pipelined,
    settings,
)

pytestmark = pytest.mark.search

B3 = load_machine("Ascend910B3")
ALL = settings(range(1, 4), MODES, (False, True))


def prepared(text: str, call: Call) -> ModuleOp:
    module = read_module(text, "x.mlir", make_context())
    call.prepare(module)
    return module


@pytest.fixture(scope="module")
def kernel() -> tuple[ModuleOp, Call]:
    call = Call("fa_fwd", trips=6)
    return prepared((FOLDER / "fa_fwd.mlir").read_text(), call), call


@pytest.fixture(scope="module")
def job(kernel: tuple[ModuleOp, Call]) -> Job:
    return Job(pipelined(kernel[0], [])[0].text, kernel[1], B3, Options())


def test_settings_in_the_order_of_preference():
    found = settings((2, 1), ("skew", "unroll"), (True, False))
    assert list(map(str, found[:4])) == [
        "1 stages, unroll",
        "1 stages, unroll, lazy loads",
        "1 stages, skew",
        "1 stages, skew, lazy loads",
    ]
    assert [setting.stages for setting in found] == [1] * 4 + [2] * 4


def test_candidates_are_what_the_pass_makes(kernel: tuple[ModuleOp, Call]):
    module = kernel[0]
    before = print_module(module, False)
    candidates = pipelined(module, ALL)
    assert print_module(module, False) == before
    assert [each.setting for each in candidates] == [None, *ALL]
    by_pass = module.clone()
    with captured_diagnostics():
        assert pipeline_module(by_pass, Settings(3, lazy=True))
    assert (
        candidates[1 + ALL.index(Setting(3, 0, True))].text == f"{print_module(by_pass, False)}\n"
    )


def test_equal_candidates_are_known(kernel: tuple[ModuleOp, Call]):
    candidates = pipelined(kernel[0], ALL)
    same = {each.name: each.same_as.name for each in candidates if each.same_as is not None}
    assert same["1 stages, skew, lazy loads"] == "the input"
    assert same["3 stages, skew"] == "2 stages, skew"  # as many slots as that needs
    assert "3 stages, unroll" not in same


def test_why_nothing_was_pipelined():
    call = Call("linattn_chunk", trips=2)
    module = prepared((FOLDER / "linattn_chunk.mlir").read_text(), call)
    (_, candidate) = pipelined(module, [Setting(2, 0, False)])
    assert candidate.declined is not None and candidate.declined.startswith("not pipelined: ")


def test_an_outcome(job: Job):
    outcome = measured(job)
    assert outcome.fits and outcome.failure is None
    assert outcome.cycles > outcome.lower_bound > 0
    assert dict(outcome.memory)["L0A"] == 2 * 64 * 64 * 2  # two parts of 64 x 64 f16
    assert measured(pickle.loads(pickle.dumps(job))) == outcome


def test_one_that_does_not_fit():
    call = Call("kept", trips=8)
    module = prepared(KEPT, call)
    candidates = pipelined(module, settings((2, 8), ("unroll",), (False,)))
    outcomes = [measured(Job(each.text, call, B3, Options())) for each in candidates]
    assert [outcome.fits for outcome in outcomes] == [True, True, False]
    (message,) = outcomes[2].overflows
    assert message.startswith("UB overflow: ") and "1572864 are available" in message
    assert best(candidates, outcomes) is candidates[1]


def test_one_that_can_not_run(job: Job):
    call = Call("fa_fwd", (None,) * 3 + (np.zeros(1, np.float16),), 6)
    failure = measured(Job(job.text, call, B3, Options())).failure
    assert failure is not None and failure.startswith("hivm.hir.load: read of element")


def test_the_best_is_the_first_of_the_fastest_that_fit():
    candidates = [Candidate(None if n == 0 else ALL[n], str(n)) for n in range(6)]
    outcomes = [
        Outcome(10),
        Outcome(5, overflows=("UB overflow",)),
        Outcome(failure="no"),
        Outcome(7),
        Outcome(7),
        Outcome(8),
    ]
    assert best(candidates, outcomes) is candidates[3]
    assert best(candidates[1:3], outcomes[1:3]) is None


# The cache.


def test_outcomes_are_kept(tmp_path: Path, job: Job):
    cache, outcome = Cache(tmp_path), Outcome(3, 2, (("UB", 7),), ("UB overflow",), None)
    assert cache.get(job) is None
    cache.put(job, outcome)
    assert Cache(tmp_path).get(job) == outcome
    assert [path.suffix for path in tmp_path.rglob("*") if path.is_file()] == [".json"]


def changed(job: Job) -> list[Job]:
    """Jobs that differ from `job` in one respect."""
    call, entry = job.call, job.call.entry
    return [
        Job(job.text + "\n", call, B3, job.options),
        Job(job.text, Call(entry, (), 7), B3, job.options),
        Job(job.text, Call(entry, (2,), 6), B3, job.options),
        Job(job.text, Call(entry, (np.ones(2, np.int8),), 6), B3, job.options),
        Job(job.text, Call(entry, (np.ones((2, 1), np.int8),), 6), B3, job.options),
        Job(job.text, call, B3.scaled("event", 2), job.options),
        Job(job.text, call, B3, Options(load_slots=3)),
    ]


def test_an_outcome_is_that_of_all_its_parts(job: Job):
    jobs = [job, *changed(job)]
    assert len({each.key() for each in jobs}) == len(jobs)
    assert job.key() == pickle.loads(pickle.dumps(job)).key()


def test_another_version_has_other_outcomes(
    tmp_path: Path, job: Job, monkeypatch: pytest.MonkeyPatch
):
    cache = Cache(tmp_path)
    cache.put(job, Outcome(3))
    monkeypatch.setattr(cache_module, "_code", lambda: "another")
    assert cache.get(job) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff", b"[]", b"{}", b'{"cycles": 1}', b"null"],
)
def test_a_damaged_file_is_made_anew(tmp_path: Path, job: Job, content: bytes):
    cache, outcome = Cache(tmp_path), Outcome(3)
    cache.put(job, outcome)
    (path,) = (path for path in tmp_path.rglob("*") if path.is_file())
    path.write_bytes(content)
    assert cache.get(job) is None
    cache.put(job, outcome)
    assert cache.get(job) == outcome


@pytest.mark.parametrize("key", ["cycles", "lower_bound", "memory", "failure"])
def test_a_file_with_something_else_in_it(tmp_path: Path, job: Job, key: str):
    cache = Cache(tmp_path)
    cache.put(job, Outcome(3))
    (path,) = (path for path in tmp_path.rglob("*") if path.is_file())
    content = json.loads(path.read_text())
    path.write_text(json.dumps({**content, key: ["x"]}))
    assert cache.get(job) is None


def test_a_folder_that_can_not_be_written(tmp_path: Path, job: Job):
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file")
    cache.put(job, Outcome(3))
    assert cache.get(job) is None


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert user_cache() == tmp_path / "tilewright"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert user_cache() == Path("/home/somebody/.cache/tilewright")


# Processes.


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_is_done_once_each(jobs: int):
    assert sorted(done_by_processes(negated, [4, 5, 6], jobs)) == [(0, -4), (1, -5), (2, -6)]


def test_a_failure_of_a_process_is_told():
    with pytest.raises(ValueError, match="three"):
        list(done_by_processes(negated, [3, 1, 2], 2))


def test_a_process_that_ends_is_told():
    with pytest.raises(JobsError, match="a process ended before its work was done"):
        list(done_by_processes(ending, [1, 2], 2))


INTERRUPTED = """
import sys, time
sys.path.insert(0, {root!r})
from tests.sim.process_work import sleeping
from tilewright.sim.jobs import done_by_processes
if __name__ == "__main__":
    try:
        list(done_by_processes(sleeping, [{folder!r}] * 8, 2))
    except KeyboardInterrupt:
        print("interrupted")
"""


def test_an_interrupt_ends_all_processes(tmp_path: Path):
    folder, script = tmp_path / "at_work", tmp_path / "script.py"
    folder.mkdir()
    script.write_text(INTERRUPTED.format(root=str(FOLDER.parents[1]), folder=str(folder)))
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell may have told its children to ignore interrupts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while len(list(folder.iterdir())) < 2 and process.poll() is None:
        time.sleep(0.02)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=20)
    assert (output, errors, process.returncode) == ("interrupted\n", "", 0)
    assert time.monotonic() - began < 10


def test_a_cluster(job: Job):
    from distributed import LocalCluster

    small: dict[str, Any] = {"n_workers": 1, "processes": False, "dashboard_address": None}
    cluster: Any
    with LocalCluster(**small) as cluster:
        ((number, outcome),) = done_by_cluster(measured, [job], cluster.scheduler_address)
    assert (number, outcome) == (0, measured(job))


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(JobsError, match=r"pip install 'tilewright\[distributed\]'"):
        list(done_by_cluster(negated, [1], "tcp://127.0.0.1:1"))


def test_an_address_that_is_none():
    with pytest.raises(JobsError, match="there is no Dask scheduler at nowhere://x: "):
        list(done_by_cluster(negated, [1], "nowhere://x"))
