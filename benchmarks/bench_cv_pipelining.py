"""How long the pass cv-pipelining takes, and how that grows with the number of loops and ops.

Run with `make bench`. The medians are of warm runs in process, on modules that were read and
verified before; the limit is printed beside them. Growth is in milliseconds per loop or op, which
stay the same if time grows in proportion.
"""

from __future__ import annotations

import itertools
import statistics
import time
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module

ROOT = Path(__file__).parents[1]
FA_FWD = (ROOT / "examples" / "hivm" / "fa_fwd.mlir").read_text()
LIMIT = 0.030  # seconds
TILE, WORKSPACE = "tensor<16x16xf32>", "memref<16x16xf32>"


def copies(count: int) -> str:
    """A module with the function of fa_fwd `count` times."""
    head, rest = FA_FWD.split("  func.func @fa_fwd", 1)
    function = "  func.func @fa_fwd" + rest.rsplit("}", 1)[0]
    names = (function.replace("@fa_fwd", f"@fa_fwd_{number}") for number in range(count))
    return head + "".join(names) + "}\n"


def chain(count: int, *, stored: bool = False) -> str:
    """A loop of `count` vector ops after a product, each on the result of the one before.

    With `stored` every other op stores it to an argument.
    """
    lines: list[str] = []
    number = 0
    for n in range(count):
        if stored and n % 2:
            lines.append(f"hivm.hir.store ins(%v{number} : {TILE}) outs(%out : {WORKSPACE})")
            continue
        lines.append(
            f"%v{number + 1} = hivm.hir.vexp ins(%v{number} : {TILE}) outs(%e : {TILE}) -> {TILE}"
        )
        number += 1
    ops = "\n".join(lines)
    return f"""
    func.func @chain(%w: memref<?xi8>, %a: tensor<16x16xf16>, %out: {WORKSPACE}, %n: index) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %true = arith.constant true
      %e = tensor.empty() : {TILE}
      scf.for %i = %c0 to %n step %c1 {{
        %c = hivm.hir.mmadL1 ins(%a, %a, %true, %c16, %c16, %c16 : tensor<16x16xf16>,
          tensor<16x16xf16>, i1, index, index, index) outs(%e : {TILE}) -> {TILE}
        %s = memref_ext.alloc_workspace() from %w : from memref<?xi8> to {WORKSPACE}
        %t = bufferization.to_tensor %s restrict writable : {WORKSPACE}
        %f = hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins(%c : {TILE})
          outs(%t : {TILE}) -> {TILE}
        %v0 = hivm.hir.load ins(%f : {TILE}) outs(%e : {TILE}) core_type = <VECTOR> -> {TILE}
        {ops}
        hivm.hir.store ins(%v{number} : {TILE}) outs(%out : {WORKSPACE})
      }}
      return
    }}
    """


def read(text: str) -> ModuleOp:
    return read_module(text, "bench.mlir", make_context())


def measure(text: str, runs: int) -> float:
    """The median of `runs` runs of the pass on fresh modules, after one to warm up."""
    seconds: list[float] = []
    for _ in range(runs + 1):
        module = read(text)
        start = time.perf_counter()
        reports = pipeline_module(module, Settings(4))
        seconds.append(time.perf_counter() - start)
        assert reports
    return statistics.median(seconds[1:])


def bench_fa_fwd(capsys) -> None:  # type: ignore[no-untyped-def]
    median = measure(FA_FWD, 15)
    with capsys.disabled():
        print(f"\ncv-pipelining of fa_fwd: {median * 1000:.1f} ms; limit {LIMIT * 1000:.0f} ms")


def bench_loops(capsys) -> None:  # type: ignore[no-untyped-def]
    for count in (1, 10, 100):
        median = measure(copies(count), 3) * 1000
        with capsys.disabled():
            print(f"\ncv-pipelining of {count} loops: {median:.0f} ms, {median / count:.1f} each")


def bench_ops(capsys) -> None:  # type: ignore[no-untyped-def]
    for count, stored in itertools.product((10, 100, 1000), (False, True)):
        median = measure(chain(count, stored=stored), 5) * 1000
        what = f"{count} ops{', half of them stores' * stored}"
        with capsys.disabled():
            print(f"\ncv-pipelining of {what}: {median:.1f} ms, {median / count:.3f} each")
