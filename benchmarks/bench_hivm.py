"""How long it takes to read a HIVM module, to verify it, and to run `tilewright opt` on it.

Run with `make bench`. The module is fa_fwd, flash attention, as the published compiler prints it.
The limits that the medians are held against are printed beside them. xDSL's parser alone needs
about 160 ms for the generic form of this module on the machine that the limits were set on.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.verify import verify

ROOT = Path(__file__).parents[1]
MODULE = ROOT / "examples" / "hivm" / "fa_fwd.mlir"
LIMITS = {"read and verify": 0.150, "opt": 1.2}  # seconds


def bench_read_and_verify(benchmark) -> None:  # type: ignore[no-untyped-def]
    context, text = make_context(), MODULE.read_text()

    def read() -> None:
        assert not verify(read_module(text, MODULE.name, context))

    benchmark.pedantic(read, rounds=20, iterations=1, warmup_rounds=2)
    print(f"\nread and verify {MODULE.name}: limit {LIMITS['read and verify'] * 1000:.0f} ms")


def bench_opt(capsys) -> None:  # type: ignore[no-untyped-def]
    """A fresh process that reads, verifies and prints."""
    command = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "opt"]
    command += [str(MODULE), "-o", "/dev/null"]
    seconds: list[float] = []
    for _ in range(9):
        start = time.perf_counter()
        subprocess.run(command, check=True, cwd=ROOT)
        seconds.append(time.perf_counter() - start)
    with capsys.disabled():
        print(
            f"\ntilewright opt {MODULE.name} in a fresh process: median "
            f"{statistics.median(seconds) * 1000:.0f} ms of {len(seconds)}; "
            f"limit {LIMITS['opt'] * 1000:.0f} ms"
        )
