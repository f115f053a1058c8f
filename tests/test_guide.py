"""docs/rules.md is true: its unit and its rule work as it says, and it is short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.main import main

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\w*\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = [block.strip().removeprefix("$ tilewright ") for block in BLOCKS if block[0] == "$"]


def block(start: str) -> str:
    (found,) = (b for b in BLOCKS if b.startswith(start))
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the guide, with the rule that is right."""
    (tmp_path / "unit444.py").write_text(block("from pathlib"))
    (tmp_path / "unit444.egg").write_text(block("(relation signed-zero"))
    (tmp_path / "update.stmt").write_text(block("C[ramp("))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(command: str, folder: Path) -> Result:
    # A file is read once in a process: each test has its own.
    args = [a.replace("unit444.py", str(folder / "unit444.py")) for a in command.split()]
    return CliRunner().invoke(main, args)


def test_the_guide_is_short():
    assert len(GUIDE.splitlines()) < 100


def test_the_wrong_rule_is_found(folder):
    (folder / "unit444.egg").write_text(block("; What is subtracted may be added with its sign"))
    result = run(COMMANDS[0], folder)
    assert result.exit_code == 1
    assert "minus-product" in result.output and "instance:" in result.output


def test_the_right_rule_holds(folder):
    result = run(COMMANDS[0], folder)
    assert result.exit_code == 0, result.output


def test_the_unit_is_selected(folder):
    result = run(COMMANDS[1], folder)
    assert result.exit_code == 0, result.output
    assert "unit.multiply.4x4x4.float32.float16.float16(" in result.output
    assert result.output.count("equal") == 12
    explained = run(f"{COMMANDS[1]} --explain", folder)
    assert "minus-product" in explained.output


@pytest.mark.parametrize("name", ["conv1d_f16_k5", "matmul_i8_plain", "upsample_f16_k8"])
def test_other_programs_are_selected(name, folder):
    file = ROOT / "examples" / "stmt" / f"{name}.stmt"
    result = run(f"select {file} --target unit444.py --check", folder)
    assert result.exit_code == 0, result.output
    assert "unit.multiply.4x4x4." in result.output
