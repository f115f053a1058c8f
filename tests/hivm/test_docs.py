"""The Python of docs/hivm.md runs, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "hivm.md").read_text()


def test_python(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    program = re.findall(r"```python\n(from .*?)```", TEXT, re.DOTALL)[-1]
    names: dict[str, object] = {}
    exec(compile(program, "docs/hivm.md", "exec"), names)
    printed = capsys.readouterr().out
    assert "hivm.hir.vreduce VECTOR" in printed
    sums = names["outcome"].memory[4].sum(axis=-1)  # pyright: ignore[reportAttributeAccessIssue]
    assert np.allclose(sums, 1)


def test_the_op_shown_is_as_it_is():
    shown = re.search(r"```python\n(@hivm_op.*?)```", TEXT, re.DOTALL)
    assert shown is not None
    ops = ROOT / "tilewright" / "hivm" / "dialects" / "hivm" / "elementwise.py"
    assert shown[1] in ops.read_text()


def test_the_places_named_are_there():
    for place in re.findall(r"`((?:tilewright|tests|examples)/[\w./]+)`", TEXT):
        assert (ROOT / place).exists(), place
