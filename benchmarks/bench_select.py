"""How long selection takes: one group, many isomorphic stores, and the first use in a process.

Run with `make bench`. The figures to look at are medians; the limits that they are held against are
printed beside them, with the size of the e-graphs. The published rules, on the same engine, take
434 ms for the one update and 3.8 s for 36 stores.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.select.workloads import many
from tilewright.select.engine.solve import solve
from tilewright.select.selection import Selection, select
from tilewright.stmt.nodes import Stmt
from tilewright.stmt.text.parser import parse

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "stmt"
TYPES = ("assert(A.type == (uint32)69636, bad())", "assert(B.type == (uint32)69636, bad())")
LIMITS = {"group": 0.045, "isomorphic": 0.400, "first use": 1.5}


def example(name: str) -> Stmt:
    """A statement from examples/stmt."""
    return parse((EXAMPLES / f"{name}.stmt").read_text(), name)


def product(i: int) -> str:
    """The product of the i-th tiles of A and B, 16 x 32 and 32 x 16."""
    a = f"ramp(x512(A.stride.1*y + {i * 512}), x512(A.stride.1), 16) + x256(ramp(k*32, 1, 32))"
    b = f"ramp(ramp(k*B.stride.1 + {i * 16}, B.stride.1, 32), x32(1), 16)"
    return f"(float32x256)vector_reduce_add(float32x8192(A[{a}])*x16(float32x512(B[{b}])))"


def stores_of_one_buffer(count: int) -> Stmt:
    """`count` updates of parts of one buffer, alike but for offsets."""
    lines = [*TYPES]
    for i in range(count):
        index = f"ramp({i * 256}, 1, 256)"
        lines.append(f"out[{index}] = {product(i)} + out[{index}]")
    return parse("\n".join(lines) + "\n", f"{count} stores")


def isomorphic_stores(count: int) -> Stmt:
    """`count` updates of an accumulator each, alike but for names and offsets."""
    lines = [*TYPES]
    for i in range(count):
        lines += [
            f"allocate mm{i}[float32 * 256]",
            f"mm{i}[ramp(0, 1, 256)] = x256(0.0f)",
            "for (k, 0, 4) {",
            f" mm{i}[ramp(0, 1, 256)] = {product(i)} + mm{i}[ramp(0, 1, 256)]",
            "}",
            f"out[ramp({i * 256}, 1, 256)] = mm{i}[ramp(0, 1, 256)]",
            f"free mm{i}",
        ]
    return parse("\n".join(lines) + "\n", f"{count} stores")


def fresh(stmt: Stmt, target: str = "amx") -> Selection:
    """A selection that can't use what was solved before; the rules of all targets are loaded."""
    solve.cache_clear()
    return select(stmt, target)


@pytest.fixture(autouse=True, scope="module")
def all_rules_loaded() -> None:
    for target in ("amx", "amx:fp16", "wmma"):
        select(example("matmul_bf16_plain"), target)


def describe(name: str, selection: Selection, limit: float) -> None:
    """Print the e-graphs' sizes beside the figures."""
    stores = [store for group in selection.groups for store in group.stores if not store.cached]
    solved = list({id(store.statistics): store.statistics for store in stores}.values())
    sizes = ", ".join(f"{s.tuples} tuples in {s.rounds} rounds" for s in solved)
    print(f"\n{name}: {len(selection.groups)} groups, {len(solved)} e-graphs ({sizes})", end="")
    print(f"; limit {limit * 1000:.0f} ms")


@pytest.mark.parametrize("target", ["amx:fp16", "wmma"])
@pytest.mark.parametrize(
    "name",
    ["matmul_bf16_vnni", "matmul_bf16_plain", "matmul_i8_plain", "conv1d_f16_k8", "conv2d_f16_3x3"],
)
def bench_one_group(benchmark, name: str, target: str) -> None:  # type: ignore[no-untyped-def]
    stmt = example(name)
    selection = benchmark.pedantic(fresh, args=(stmt, target), rounds=20, iterations=1)
    assert selection.complete
    describe(f"{name} on {target}", selection, LIMITS["group"])


@pytest.mark.parametrize("target", ["amx:fp16", "wmma"])
def bench_36_convolution_stores(benchmark, target: str) -> None:  # type: ignore[no-untyped-def]
    stmt = many(36).stmt
    selection = benchmark.pedantic(fresh, args=(stmt, target), rounds=10, iterations=1)
    assert selection.complete
    describe(f"36 convolution stores on {target}", selection, LIMITS["isomorphic"])


@pytest.mark.parametrize("make", [isomorphic_stores, stores_of_one_buffer])
def bench_36_isomorphic_stores(benchmark, make) -> None:  # type: ignore[no-untyped-def]
    stmt = make(36)
    select(stmt)
    selection = benchmark.pedantic(fresh, args=(stmt,), rounds=10, iterations=1)
    assert selection.complete
    describe(f"36 {make.__name__}", selection, LIMITS["isomorphic"])


def bench_first_use(capsys) -> None:  # type: ignore[no-untyped-def]
    """A fresh process that parses, loads the rules, selects and prints; no cache helps it."""
    command = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "select"]
    command += [str(EXAMPLES / "matmul_bf16_vnni.stmt"), "-o", "/dev/null"]
    seconds: list[float] = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run(command, check=True, cwd=ROOT)
        seconds.append(time.perf_counter() - start)
    with capsys.disabled():
        print(
            f"\nfirst use in a fresh process: median {statistics.median(seconds) * 1000:.0f} ms "
            f"of {len(seconds)}; limit {LIMITS['first use'] * 1000:.0f} ms"
        )
