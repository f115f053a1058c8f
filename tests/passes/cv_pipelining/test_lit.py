"""Runs lit over lit/, where each case stands beside the diagnostics that it must give.

Those in lit/declined must come out as they were, in both modes.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LIT = Path(__file__).parent / "lit"


def test_lit(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()"]
    done = subprocess.run(
        [*command, "-v", "-j2", str(LIT)], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"Passed *: *(\d+)", done.stdout)
    assert passed is not None and int(passed[1]) == len(list(LIT.rglob("*.mlir")))
