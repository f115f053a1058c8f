"""What pipelining gains in the core model, and how long simulating takes.

Run with `make bench`. The first table is of one block of each kernel, with 64 iterations of its
loop, on an Ascend910B3: cycles as it is and at the best of depths 1 to 8 in both modes, and how far
that is from the lower bound, what the busiest pipe needs. The second has what the published
compiler makes of five of them beside ours, at the same depth.
"""

from __future__ import annotations

import itertools
import statistics
import time
from pathlib import Path

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.machine import load_machine
from tilewright.sim.simulation import Options, Simulation, simulate

MACHINE = load_machine("Ascend910B3")
BLOCKS = 64
LIMIT = 1.0  # seconds for 64 blocks of fa_fwd
SETTINGS = [
    Settings(depth, skewed=skewed)
    for depth, skewed in itertools.product(range(2, 9), (False, True))
]
PUBLISHED = sorted((FOLDER / "published").glob("*.depth4.mlir"))


def simulated(
    name: str, text: str, settings: Settings | None = None, blocks: int = BLOCKS
) -> Simulation:
    """One block of a kernel, as it is or pipelined."""
    module = read_module(text, name, make_context())
    with captured_diagnostics():
        if settings is not None:
            pipeline_module(module, settings)
    call = CALLS[name](blocks)
    options = Options(zero_memory=call.zero_memory)
    return simulate(module, call.entry, call.arguments, MACHINE, options)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def bench_kernels(capsys) -> None:  # type: ignore[no-untyped-def]
    lines = ["kernel                        as it is      best    setting   faster  above bound"]
    for name in CALLS:
        text = text_of(FOLDER / f"{name}.mlir")
        plain = simulated(name, text)
        runs = {"as it is": plain}
        for each in SETTINGS:
            mode = "skew" if each.skewed else "unroll"
            runs[f"{mode} {each.depth}"] = simulated(name, text, each)
        setting, best = min(runs.items(), key=lambda run: run[1].cycles)
        faster, above = plain.cycles / best.cycles, best.cycles / best.lower_bound - 1
        figures = f"{plain.cycles:>9} {best.cycles:>9} {setting:>10} {faster:>7.2f}x {above:>11.1%}"
        lines.append(f"{name:<28} {figures}")
    with capsys.disabled():
        print("\n" + "\n".join(lines))


def bench_published(capsys) -> None:  # type: ignore[no-untyped-def]
    lines = [f"{'kernel, depth 4':<28} {'published':>9} {'ours':>9}"]
    for path in PUBLISHED:
        name = path.name.split(".")[0]
        theirs = simulated(name, text_of(path))
        ours = simulated(name, text_of(FOLDER / f"{name}.mlir"), Settings(4))
        lines.append(f"{name:<28} {theirs.cycles:>9} {ours.cycles:>9}")
    with capsys.disabled():
        print("\n" + "\n".join(lines))


def bench_time(capsys) -> None:  # type: ignore[no-untyped-def]
    for blocks in (16, 64, 256):
        module = read_module(text_of(FOLDER / "fa_fwd.mlir"), "fa_fwd", make_context())
        pipeline_module(module, Settings(4))
        call = CALLS["fa_fwd"](blocks)
        seconds: list[float] = []
        ops = 0
        for _ in range(4):
            start = time.perf_counter()
            ops = len(simulate(module, call.entry, call.arguments, MACHINE).recording.executions)
            seconds.append(time.perf_counter() - start)
        median = statistics.median(seconds[1:])
        with capsys.disabled():
            print(
                f"\nsimulating {blocks} blocks of fa_fwd: {median:.2f} s, "
                f"{median / ops * 1e6:.0f} µs for each of {ops} ops; limit {LIMIT} s for {BLOCKS}"
            )
