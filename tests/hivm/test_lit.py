"""Runs lit over tests/hivm/lit, where each case stands beside what it must give."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LIT = Path(__file__).parent / "lit"


def test_lit(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()"]
    done = subprocess.run(
        [*command, "-v", "-j2", str(LIT)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"Passed *: *(\d+)", done.stdout)
    assert passed is not None and int(passed[1]) == len(list(LIT.rglob("*.mlir")))


def test_lit_finds_what_is_wrong(tmp_path: Path) -> None:
    """A case whose diagnostic is another one fails."""
    (tmp_path / "lit.cfg.py").write_text((LIT / "lit.cfg.py").read_text())
    text = (LIT / "traits" / "ranks.mlir").read_text()
    (tmp_path / "wrong.mlir").write_text(text.replace("have 1 and 2", "have 1 and 3", 1))
    command = [sys.executable, "-c", "from lit.main import main; main()"]
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 1
