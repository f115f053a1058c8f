"""`tilewright rules`: what it prints and its exit status."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.main import main

WRONG = '; Not so.\n(rewrite (Sub a b) (Sub b a) :ruleset axioms :name "own")'
RIGHT = '; Choices between equals.\n(rewrite (Select c x x) x :ruleset axioms :name "own")'


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["rules", *args])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.egg"


def test_list(tmp_path):
    result = run("list", "--examples", str(tmp_path))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    (row,) = (line for line in lines if line.startswith("broadcast-once "))
    assert row.split()[1:3] == ["axioms", "-"] and "One copy is the value itself." in row
    assert "uses are not counted" in result.output


def test_uses(tmp_path):
    name = "matmul_bf16_vnni.stmt"
    text = (Path(__file__).parents[2] / "examples" / "stmt" / name).read_text()
    (tmp_path / name).write_text(text)
    result = run("list", "--examples", str(tmp_path), "--target", "amx")
    uses = {
        line.split()[0]: line.split()[2] for line in result.output.splitlines() if line[0] != " "
    }
    assert uses["right-interleaved"] == "1"
    assert uses["accumulator-columns"] == "0"


def test_a_rule_that_holds(file):
    file.write_text(RIGHT)
    result = run("check", "--file", str(file), "--target", "amx")
    assert result.exit_code == 0, result.output
    assert "1 of 1 rules hold" in result.output


def test_a_rule_that_is_wrong(file):
    file.write_text(WRONG)
    result = run("check", "--file", str(file), "--target", "amx")
    assert result.exit_code == 1
    assert f"own ({file}:2) does not hold:" in result.output
    assert "instance: " in result.output and "becomes: " in result.output


def test_a_rule_by_name():
    result = run("check", "type-const", "broadcast-once", "--target", "amx")
    assert result.exit_code == 0, result.output
    assert "2 of 2 rules hold" in result.output


def test_unknown_names_and_files(tmp_path):
    result = run("check", "nothing", "--target", "amx")
    assert result.exit_code == 1 and "there is no rule nothing" in result.output
    result = run("check", "--file", str(tmp_path / "none.egg"))
    assert result.exit_code == 1 and "none.egg" in result.output


def test_mutate(file):
    file.write_text(RIGHT)
    result = run("mutate", "--file", str(file), "--target", "amx", "--at-least", "50")
    assert result.exit_code == 0, result.output
    assert "mutants are caught: " in result.output
