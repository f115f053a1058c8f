"""`tilewright calibrate`: from measured times to a description, and what is wrong with them."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.passes.cv_pipelining.kernels import FOLDER
from tilewright.cli.main import main
from tilewright.sim.machine import load_machine

KERNEL = FOLDER / "fa_fwd.mlir"
ROWS = (("4", "", ""), ("4", "cv-pipelining{set-workspace-multibuffer=2}", ""), ("", "", "22=128"))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a directory of its own, and is in it."""
    monkeypatch.chdir(tmp_path)


def calibrate(*args: str) -> Result:
    return CliRunner().invoke(main, ["calibrate", "times.csv", *args])


def fails(*args: str) -> str:
    """What a run that fails says on stderr."""
    result = calibrate(*(args or ("--target", "910B3", "--fit", "event", "-o", "out.toml")))
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.stderr


def write(text: str) -> None:
    Path("times.csv").write_text(text, encoding="utf-8")


def microseconds(trip: str, passes: str, args: str, target: str) -> str:
    """What the command shows that the kernel takes."""
    given = [*(("--trip", trip) if trip else ()), *(("--args", args) if args else ())]
    arguments = ["simulate", str(KERNEL), *given, "-p", passes, "--target", target]
    output = CliRunner().invoke(main, arguments).stdout
    (found,) = re.findall(r"^block +[0-9,]+ +([0-9.,]+)", output, re.MULTILINE)
    return found.replace(",", "")


def test_a_machine_is_found_again():
    flag = '{ value = 330, unit = "cycles", source = "x", kind = "estimate" }'
    Path("real.toml").write_text(f'base = "Ascend910B3"\ncross_core_flag = {flag}\n')
    lines = ["file,trip,passes,args,microseconds"]
    for row in ROWS:
        lines.append(f"{KERNEL},{','.join(row)},{microseconds(*row, 'real.toml')}")
    write("\n".join(lines))
    fit = "cross_core_flag"
    result = calibrate("--target", "Ascend910B3", "--fit", fit, "-o", "fitted.toml")
    assert result.exit_code == 0, result.output
    heading, row, _, errors = result.stdout.splitlines()
    assert heading.split() == ["parameter", "unit", "before", "after"]
    assert row.split()[:3] == ["cross_core_flag", "cycles", "200"]
    before, after = map(float, re.findall(r"([0-9.]+)%", errors))
    assert before > 5 and after < 0.5
    machine = load_machine(Path("fitted.toml"))
    assert machine.cross_core_flag == pytest.approx(330, rel=0.03)
    assert machine.parameter(fit).source == "calibrated from times.csv"
    changed = [
        name
        for name, parameter in machine.parameters.items()
        if parameter != load_machine("910B3").parameter(name)
    ]
    assert changed == [fit]


def test_the_base_is_a_file():
    Path("bases").mkdir()
    Path("made").mkdir()
    Path("bases/mine.toml").write_text('base = "Ascend910B3"\n')
    write(f"file,trip,microseconds\n{KERNEL},2,4\n")
    result = calibrate("--target", "bases/mine.toml", "--fit", "clock", "-o", "made/out.toml")
    assert result.exit_code == 0, result.output
    assert Path("made/out.toml").read_text().splitlines()[0] == 'base = "../bases/mine.toml"'
    cycles = float(microseconds("2", "", "", "910B3")) * 1800
    assert load_machine("made/out.toml").clock == pytest.approx(cycles / 4, rel=0.01)


def test_files_are_from_the_folder_of_the_table():
    Path("data").mkdir()
    Path("data/kernel.mlir").write_text(KERNEL.read_text())
    Path("data/times.csv").write_text("file,trip,microseconds\nkernel.mlir,2,4\n")
    options = ["--target", "910B3", "--fit", "event", "-o", "out.toml"]
    result = CliRunner().invoke(main, ["calibrate", "data/times.csv", *options])
    assert result.exit_code == 0, result.output


def test_too_few_times():
    write(f"file,trip,microseconds\n{KERNEL},2,4\n")
    said = fails("--target", "910B3", "--fit", "event,issue", "-o", "out.toml")
    assert said.startswith("Error: 1 measured times can't tell 2 parameters")


def test_times_that_do_not_fit():
    write(f"file,trip,microseconds\n{KERNEL},2,4000\n")
    result = calibrate("--target", "910B3", "--fit", "clock", "-o", "out.toml")
    assert result.exit_code == 0, result.output
    assert "warning: clock has gone as far as it may" in result.stderr
    assert "warning: the times don't fit the model" in result.stderr


def test_the_description_to_begin_with_is_kept():
    Path("mine.toml").write_text('base = "Ascend910B3"\n')
    write(f"file,trip,microseconds\n{KERNEL},2,4\n")
    said = fails("--target", "mine.toml", "--fit", "event", "-o", "./mine.toml")
    assert "write another file" in said
    assert Path("mine.toml").read_text() == 'base = "Ascend910B3"\n'


def test_a_parameter_that_nothing_depends_on():
    write(f"file,trip,microseconds\n{KERNEL},2,4\n")
    said = fails("--target", "910B3", "--fit", "vector.sort", "-o", "out.toml")
    assert said == "Error: no measured time depends on vector.sort\n"
    assert not Path("out.toml").exists()


def test_a_parameter_that_there_is_not():
    write(f"file,trip,microseconds\n{KERNEL},2,4\n")
    said = fails("--target", "910B3", "--fit", "clok", "-o", "out.toml")
    assert said == "error: Ascend910B3 has no parameter clok; near: clock\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "times.csv:1: there is no column file"),
        ("file,trip\n", "times.csv:1: there is no column microseconds"),
        ("file,microseconds,trips\n", "times.csv:1: there is no use for column trips, of file, "),
        ("file,microseconds\n", "times.csv has no measured times"),
        (f"file,microseconds\n{KERNEL}\n", "times.csv:2: the row has another number of fields"),
        (f"file,microseconds\n{KERNEL},1,2\n", "times.csv:2: the row has another number of fields"),
        (f"file,trip,microseconds\n{KERNEL},two,1\n", "times.csv:2: trip must be a whole number"),
        (f"file,trip,microseconds\n{KERNEL},2,0\n", "times.csv:2: microseconds must be a number"),
        (f"file,trip,microseconds\n{KERNEL},2,fast\n", "microseconds must be a number above 0"),
        (f"file,args,microseconds\n{KERNEL},22,1\n", "'22' is not of the form POSITION=NUMBER"),
        (f"file,trip,passes,microseconds\n{KERNEL},2,none,1\n", "there is no pass 'none'"),
        (f"file,microseconds\n{KERNEL},1\n", "fa_fwd.mlir:82:13: error: scf.for: how many"),
        ("file,microseconds\nnone.mlir,1\n", "none.mlir: error: no such file or directory"),
        ('file,microseconds\n"x\n', "times.csv can't be read as CSV: "),
    ],
)
def test_tables_that_are_wrong(text: str, message: str):
    write(text)
    assert message in fails()


def test_a_table_that_there_is_not():
    assert fails() == "times.csv: error: no such file or directory\n"
