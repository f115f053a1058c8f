"""What the README shows is what its commands print."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from tilewright.cli.main import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def shown() -> list[tuple[str, list[str]]]:
    """The commands in the README's blocks, each with the lines that follow it."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```\n(\$ .*?)```", README, re.DOTALL):
        command, *lines = block.splitlines()
        found.append((command.removeprefix("$ .venv/bin/tilewright "), lines))
    return found


def test_commands_print_what_is_shown(monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT)
    commands = shown()
    assert len(commands) >= 2
    for command, lines in commands:
        args = command.replace("out.stmt", str(tmp_path / "out.stmt")).split()
        result = CliRunner().invoke(main, args)
        fails = any(": error: " in line for line in lines)
        assert result.exit_code in ((1,) if fails else (0, 3)), result.output
        printed = [line.rstrip() for line in result.output.splitlines()]
        for line in lines:
            if line != "…":
                assert line in printed, line


def test_rule_in_the_readme_is_in_the_rules():
    rule = re.search(r"```\n(; Widening keeps.*?)```", README, re.DOTALL)
    assert rule is not None
    assert rule[1] in (ROOT / "tilewright/rules/axioms/casts.egg").read_text(encoding="utf-8")


def test_make_targets_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`?make (\w+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
