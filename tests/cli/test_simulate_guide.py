"""docs/simulate.md is true: its commands show what stands below them.

`python -m tests.cli.test_simulate_guide` writes what they show now.
"""

from __future__ import annotations

import re
import shlex
import tempfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilewright.cli.main import main

pytestmark = pytest.mark.search

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "simulate.md"
COMMAND = re.compile(r"```\n\$ tilewright ([^\n]*)\n(.*?)```", re.DOTALL)
TABLE = re.compile(r"```csv\n(.*?)```", re.DOTALL)


def prepare(folder: Path, text: str) -> None:
    """Makes `folder` as the root of the repository, with the table of the guide."""
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "build").mkdir()
    (table,) = TABLE.findall(text)
    (folder / "build" / "times.csv").write_text(table)


def filled(text: str) -> str:
    """The guide with what its commands show now, run one after the other in this folder."""

    def shown(match: re.Match[str]) -> str:
        arguments = shlex.split(match[1])
        if arguments[0] == "tune":
            arguments += ["--no-cache", "--jobs", "1"]
        result = CliRunner().invoke(main, arguments)
        assert result.exit_code == 0, result.output
        lines = "\n".join(line.rstrip() for line in result.output.splitlines())
        return f"```\n$ tilewright {match[1]}\n{lines}\n```"

    return COMMAND.sub(shown, text)


def test_commands_show_what_the_guide_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    text = GUIDE.read_text(encoding="utf-8")
    prepare(tmp_path, text)
    assert filled(text).splitlines() == text.splitlines()
    assert sorted(path.name for path in (tmp_path / "build").iterdir()) == [
        "mine.toml",
        "times.csv",
        "tuned.html",
        "tuned.json",
        "tuned.mlir",
    ]


def test_every_command_is_run():
    text = GUIDE.read_text(encoding="utf-8")
    assert len(COMMAND.findall(text)) == text.count("$ tilewright ") == 5


if __name__ == "__main__":
    import os

    guide = GUIDE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        prepare(Path(name), guide)
        os.chdir(name)
        GUIDE.write_text(filled(guide), encoding="utf-8")
