"""`tilewright tune`: its table, what it writes, and how it fails."""

import csv
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.passes.cv_pipelining.kernels import FOLDER
from tests.sim.memory_cases import KEPT
from tilewright.cli.main import main
from tilewright.sim import tuner
from tilewright.sim.tuner import Job, Outcome

KERNEL = FOLDER / "fa_fwd.mlir"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a directory of its own, and is in it; the cache is there, too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def invoke(*args: object) -> Result:
    return CliRunner().invoke(main, ["tune", *map(str, args), "--jobs", "1"])


def rows(*args: object) -> dict[tuple[str, str, str], dict[str, str]]:
    """The table of a run that succeeds, by stages, mode and lazy."""
    result = invoke(*args, "--csv", "out.csv")
    assert result.exit_code == 0, result.output
    with open("out.csv", encoding="utf-8", newline="") as stream:
        found = list(csv.DictReader(stream))
    shown = result.stdout.splitlines()
    assert shown[0].split() == list(found[0])
    for line, row in zip(shown[1:], found, strict=False):
        assert line.split() == [word for text in row.values() for word in text.split()]
    return {(row["stages"], row["mode"], row["lazy"]): row for row in found}


def fails(*args: object) -> str:
    """What a run that fails says on stderr."""
    result = invoke(*args)
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.stderr


def test_all_settings_are_in_the_table():
    found = rows(KERNEL, "--trip", 3, "--stages", "1..3")
    settings = [(s, m, z) for s in "123" for m in ("unroll", "skew") for z in ("no", "yes")]
    assert list(found) == [("input", "", ""), *settings]
    assert found["1", "unroll", "no"]["note"] == "the same as the input"
    assert found["3", "skew", "yes"]["note"] == "the same as 2 stages, skew"
    first, best = found["input", "", ""], found["2", "skew", "no"]
    assert first["speed-up"] == "1.00" and best["note"] == "best"
    assert int(best["cycles"]) == min(int(row["cycles"]) for row in found.values())
    assert best["speed-up"] == f"{int(first['cycles']) / int(best['cycles']):.2f}"
    assert first["L0A"] == "16384" and {row["fits"] for row in found.values()} == {"yes"}


def test_the_settings_that_are_asked_for():
    found = rows(KERNEL, "--trip", 2, "--stages", "2", "--modes", "skew", "--lazy", "on")
    assert list(found) == [("input", "", ""), ("2", "skew", "yes")]


def test_the_best_module_is_written():
    result = invoke(KERNEL, "--trip", 3, "--stages", "2", "-o", "out.mlir")
    assert result.stdout.splitlines()[-1] == "best: 2 stages, skew"
    passes = "cv-pipelining{set-workspace-multibuffer=2 pipeline-mode=skew}"
    optimised = CliRunner().invoke(main, ["opt", str(KERNEL), "-p", passes])
    # Its loop makes as many iterations as its arguments say, not as --trip does.
    assert Path("out.mlir").read_text() == optimised.stdout


def test_one_that_does_not_fit():
    Path("kept.mlir").write_text(KEPT)
    found = rows("kept.mlir", "--trip", 5, "--stages", "5..6", "--modes", "unroll", "--lazy", "off")
    fits = {stages: row["fits"] for (stages, _, _), row in found.items()}
    assert (fits["5"], fits["6"]) == ("yes", "no")
    message = r"UB overflow: [0-9]+ bits are needed, 1572864 are available"
    assert re.fullmatch(message, found["6", "unroll", "no"]["note"])
    (best,) = [row for row in found.values() if row["note"] == "best"]
    assert best["fits"] == "yes"


def test_none_fits():
    clock = 'ub = { value = 1024, unit = "bytes", source = "none", kind = "estimate" }'
    Path("small.toml").write_text(f'base = "910B3"\n[capacity]\n{clock}\n')
    said = fails(KERNEL, "--trip", 2, "--stages", 2, "--target", "small.toml", "-o", "out.mlir")
    assert said.endswith("Error: no setting gives a module that runs and fits\n")
    assert not Path("out.mlir").exists()


def test_a_loop_that_can_not_be_pipelined():
    found = rows(FOLDER / "linattn_chunk.mlir", "--trip", 2, "--stages", "2")
    assert found["2", "unroll", "no"]["note"] == "not pipelined; the same as the input"
    result = invoke(FOLDER / "linattn_chunk.mlir", "--trip", 2, "--stages", "2")
    assert result.stdout.count("not pipelined: the carried value %arg15 goes through both") == 1
    assert found["input", "", ""]["note"] == "best"


def test_passes_run_before():
    kernel = FOLDER / "matmul_bias_gelu_persistent.mlir"
    arguments = kernel, "--trip", 4, "--stages", "2..2", "--modes", "unroll", "--lazy", "off"
    plain = rows(*arguments)["input", "", ""]
    cleaned = rows(*arguments, "-p", "canonicalize,cse", "-o", "out.mlir")["input", "", ""]
    assert int(cleaned["cycles"]) < int(plain["cycles"])
    assert Path("out.mlir").read_text().count("vadd") < kernel.read_text().count("vadd") + 1


def test_what_was_simulated_once(monkeypatch: pytest.MonkeyPatch):
    arguments = (KERNEL, "--trip", 2, "--stages", "1..2")
    first = rows(*arguments)
    counted: list[Job] = []

    def counting(job: Job) -> Outcome:
        counted.append(job)
        return Outcome(1)

    monkeypatch.setattr(tuner, "measured", counting)
    assert rows(*arguments) == first and counted == []
    found = rows(*arguments, "--no-cache")
    # The input, and two modes: the other settings give the same modules.
    assert len(counted) == 3 and found["input", "", ""]["cycles"] == "1"
    assert rows(KERNEL, "--trip", 3, "--stages", "1..2") != first and len(counted) == 6


def test_processes_give_the_same():
    arguments = ["tune", str(KERNEL), "--trip", "2", "--stages", "2..3", "--no-cache", "--jobs"]
    one, two = (CliRunner().invoke(main, [*arguments, jobs]) for jobs in ("1", "2"))
    assert one.exit_code == 0 and one.output == two.output


def test_a_cluster_gives_the_same():
    from distributed import LocalCluster

    arguments = ["tune", str(KERNEL), "--trip", "2", "--stages", "2", "--no-cache"]
    small: dict[str, Any] = {"n_workers": 1, "processes": False, "dashboard_address": None}
    cluster: Any
    with LocalCluster(**small) as cluster:
        there = CliRunner().invoke(main, [*arguments, "--scheduler", cluster.scheduler_address])
    assert there.exit_code == 0
    assert there.output == CliRunner().invoke(main, [*arguments, "--jobs", "1"]).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--stages", "many"), "'many' is not of the form FIRST..LAST"),
        (("--stages", "0..2"), "'0..2' isn't within 1..999"),
        (("--stages", "3..2"), "'3..2' ends before it begins"),
        (("--modes", "roll"), "there is no mode 'roll', only unroll and skew"),
        (("--scheduler", "nowhere://x"), "there is no Dask scheduler at nowhere://x: "),
    ],
)
def test_options_that_are_wrong(arguments: tuple[str, ...], message: str):
    assert message in fails(KERNEL, "--trip", 2, *arguments)


def test_what_is_needed_is_told():
    assert "fa_fwd.mlir:82:13: error: scf.for: how many iterations" in fails(KERNEL)
    assert "error: no such file or directory" in fails("none.mlir", "--trip", 2)
