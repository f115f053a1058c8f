"""Instructions of a warp in kernels: loops over lanes, shared memory, and where none can stand."""

from __future__ import annotations

import pytest

from tests.select.workloads import conv1d, matmul
from tilewright.accel import intrinsics
from tilewright.select.selection import Selection, select
from tilewright.stmt.nodes import Allocate, Call, Evaluate, For, IntImm, Stmt, Store
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import FLOAT16, FLOAT32
from tilewright.stmt.visit import walk

TYPES = {"I": FLOAT16, "K": FLOAT16, "out": FLOAT32}
WINDOW = (
    "out[ramp({at}, 1, 64)] = (float32x64)vector_reduce_add("
    "float32x512(I[ramp(ramp({at}, 1, 8), x8(1), 64)])*x64(float32x8(K[ramp(0, 1, 8)])))"
)
PRODUCT = (
    "out[ramp({at}, 1, 256)] = (float32x256)vector_reduce_add("
    "float32x4096(I[ramp(x16(ramp({at}, 1, 16)), x256(16), 16)])"
    "*float32x4096(K[x16(ramp(ramp(0, 16, 16), x16(1), 16))]))"
)


def kernel(loop: str, statement: str) -> Selection:
    device = loop[loop.index("<") : loop.index(">") + 1]
    text = f"gpu_block{device} (x, 0, 1) {{\n {loop} {{\n  {statement}\n }}\n}}\n"
    return select(parse(text, types=TYPES), "wmma")


@pytest.mark.parametrize(
    ("loop", "at", "reason"),
    [
        ("gpu_lane<CUDA> (.l, 0, 32)", "0", "in the gpu_lane loop over .l, by single threads"),
        ("gpu_thread<CUDA> (.t, 0, 4)", ".t*64", "each of its warps would need one of its own"),
        ("gpu_thread<OpenCL> (.t, 0, 1)", "0", "a loop for OpenCL, and wmma:sm_80 is for CUDA"),
    ],
)
def test_where_no_warp_can_be(loop, at, reason):
    selection = kernel(loop, WINDOW.format(at=at))
    assert not selection.complete
    assert reason in selection.groups[0].reason


def test_threads_become_warps_where_nothing_is_shared():
    selection = kernel("gpu_thread<CUDA> (.t, 0, 4)", PRODUCT.format(at=".t*256"))
    assert selection.complete
    assert "GPUShared" not in to_text(selection.stmt)


def loops_of(stmt: Stmt, loops: tuple[For, ...] = ()) -> list[tuple[Stmt, tuple[For, ...]]]:
    """Every statement that stores, calls or allocates, and the loops around it."""
    found = [(stmt, loops)] if isinstance(stmt, (Store, Evaluate, Allocate)) else []
    if isinstance(stmt, For):
        loops = (*loops, stmt)
    inner = [s for s in vars(stmt).values() if isinstance(s, Stmt)]
    inner += [s for s in getattr(stmt, "stmts", ()) if isinstance(s, Stmt)]
    return found + [each for s in inner for each in loops_of(s, loops)]


@pytest.mark.parametrize(
    "workload", [matmul(cuda=True), conv1d(taps=32, chunk=8, lanes=256, cuda=True)]
)
def test_tile_calls_are_in_loops_of_32_lanes_and_the_rest_is_not(workload):
    selection = select(workload.stmt, "wmma")
    assert selection.complete
    calls = intrinsics("wmma")
    seen = set()
    for stmt, loops in loops_of(selection.stmt):
        lanes = [loop for loop in loops if loop.kind == "gpu_lane"]
        own = {e.name for e in walk(stmt) if isinstance(e, Call)} & set(calls)
        if own:
            assert [(loop.device, loop.extent) for loop in lanes] == [("CUDA", IntImm(32))]
            seen |= own
        if isinstance(stmt, Allocate) and "." in stmt.name:
            assert stmt.memory == "GPUShared" and not lanes
    assert any("mma.sync" in name for name in seen)
    found = workload.run(selection.stmt, seed=2, padding=1, holes=True, intrinsics=calls)
    assert (found == workload.expected(2)).all()


def test_the_whole_of_a_kernel_that_is_the_warps_is_in_one_loop():
    selection = select(matmul(cuda=True).stmt, "wmma")
    direct = to_text(selection.stmt).split("} else {")[0]
    assert direct.count("gpu_lane<CUDA> (.lane_id, 0, 32) {") == 1


def test_without_a_kernel_there_are_no_lanes():
    text = to_text(select(matmul().stmt, "wmma").stmt)
    assert "wmma.mma" in text and "gpu_lane" not in text and "GPUShared" not in text
