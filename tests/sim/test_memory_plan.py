"""The memory that programs need: counted by hand, within bounds, and where it is too much."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tests.sim.memory_cases import (
    B3,
    KEPT,
    LOAD,
    function,
    kept,
    load,
    plan,
    planned,
    store,
    vector,
)
from tilewright.hivm.context import make_context
from tilewright.hivm.machine import AddressSpace
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings
from tilewright.sim.memory_plan import MemoryPlan, memory_plan
from tilewright.sim.simulation import Options, record

pytestmark = pytest.mark.search

UB, L1, L0C = AddressSpace.UB, AddressSpace.CBUF, AddressSpace.CC
L0A, L0B, GM = AddressSpace.CA, AddressSpace.CB, AddressSpace.GM
TILE = 64 * 64 * 4
# Its arguments have what was never written where memory isn't zeroed.
KERNELS = [name for name in CALLS if name != "linattn_chunk"]


def peaks(found: MemoryPlan) -> dict[str, int]:
    return {need.name: need.peak for need in found.memories.values()}


def test_buffers_that_are_in_use_one_after_the_other_take_the_room_of_one() -> None:
    body = load("x") + store("x") + load("y") + store("y")
    need = plan(function(body)).memories[UB]
    assert (need.peak, need.peak_at, need.steps) == (TILE, 0, ((0, TILE), (4, 0)))
    assert [(b.name, b.slots, b.bytes) for b in need.buffers] == [("%x_buffer", 1, TILE)]


def test_buffers_that_are_in_use_together_take_the_room_of_both() -> None:
    body = load("x") + load("y") + store("x") + store("y")
    need = plan(function(body)).memories[UB]
    assert need.steps == ((0, TILE), (1, 2 * TILE), (3, TILE), (4, 0))
    assert (need.peak, need.peak_at, need.capacity, need.fits) == (2 * TILE, 1, 196608, True)


@pytest.mark.parametrize(
    ("shape", "sub_blocks", "size"),
    [
        ((64, 64), 1, 64 * 64 * 4),
        ((64, 64), 2, 32 * 64 * 4),
        ((63, 64), 2, 63 * 32 * 4),
        ((63, 63), 2, 15904),  # 15876, of which no dimension can be halved, aligned to 32
        ((5, 1), 1, 32),
    ],
)
def test_vector_cores_have_a_part_each(shape: tuple[int, int], sub_blocks: int, size: int) -> None:
    text = f"{shape[0]}x{shape[1]}xf32"
    body = load("x", shape=text) + store("x", shape=text)
    found = plan(function(body, text), Options(sub_blocks=sub_blocks), shape)
    assert found.memories[UB].peak == size


LOOP = "scf.for %i = %zero to %four step %one {{ {} }}"


@pytest.mark.parametrize("slots", [1, 2, 3, 8])
def test_a_multi_buffer_counts_with_all_slots(slots: int) -> None:
    """Also where the loop has only four iterations."""
    mark = f"annotation.mark %x_buffer {{hivm.multi_buffer = {slots} : i32}} : memref<64x64xf32>\n"
    body = load("kept") + LOOP.format(load("x") + mark + store("x")) + store("kept")
    need = plan(function(body)).memories[UB]
    assert need.peak == (1 + slots) * TILE
    told = {(b.name, b.slots, b.slot_bytes) for b in need.buffers}
    assert told == {("%x_buffer", slots, TILE), ("%kept_buffer", 1, TILE)}
    # In between loads there is nothing in it.
    assert need.steps[:2] == ((0, TILE), (1, (1 + slots) * TILE))


def test_a_buffer_of_growing_size_has_room_for_the_largest() -> None:
    rows = "memref<?x64xf32, strided<[64, 1]>>"
    body = f"""scf.for %i = %one to %four step %one {{
    %in_i = memref.subview %in[0, 0] [%i, 64] [1, 1] : memref<64x64xf32> to {rows}
    %out_i = memref.subview %out[0, 0] [%i, 64] [1, 1] : memref<64x64xf32> to {rows}
    %x = memref.alloc(%i) : memref<?x64xf32>
    hivm.hir.load ins(%in_i : {rows}) outs(%x : memref<?x64xf32>) {LOAD} <VECTOR>
    hivm.hir.store ins(%x : memref<?x64xf32>) outs(%out_i : {rows})
  }}"""
    assert plan(function(body)).memories[UB].steps == ((0, 3 * 64 * 4), (6, 0))


def product(name: str, init: str = "true", target: str | None = None, shape: str = "64x64") -> str:
    made = "" if target else f"%{name}_empty = tensor.empty() : tensor<{shape}xf32>"
    types = f"tensor<{shape}xf32>, tensor<{shape}xf32>, i1, index, index, index"
    return f"""
  {made}
  %{name} = hivm.hir.mmadL1 ins(%x, %x, %{init}, %size, %size, %size : {types}) outs(%{target or f"{name}_empty"} : tensor<{shape}xf32>) -> tensor<{shape}xf32>
"""  # noqa: E501


def fixpipe(name: str, shape: str = "64x64") -> str:
    return f"""hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins(%{name} : tensor<{shape}xf32>) outs(%out : memref<{shape}xf32>)
"""  # noqa: E501


def test_what_a_loop_loads_into_l1_is_doubled() -> None:
    body = load("x", "CUBE") + product("p") + fixpipe("p")
    expected = {"UB": 0, "L0A": 2 * TILE, "L0B": 2 * TILE, "L0C": TILE, "workspace": 0}
    assert peaks(plan(function(body))) == {"L1": TILE, **expected}
    assert peaks(plan(function(LOOP.format(body)))) == {"L1": 2 * TILE, **expected}
    single = Options(sub_blocks=1, load_slots=1)
    assert peaks(plan(function(LOOP.format(body)), single)) == {"L1": TILE, **expected}


def test_alignment_of_the_cube_cores_memories() -> None:
    """100 bytes are 128 in L1, and 512 in L0A, L0B and L0C."""
    body = load("x", "CUBE", "5x5xf32") + product("p", shape="5x5") + fixpipe("p", "5x5")
    found = plan(function(body, "5x5xf32").replace("constant 64", "constant 5"), None, (5, 5))
    assert peaks(found) == {
        "UB": 0, "L1": 128, "L0A": 1024, "L0B": 1024, "L0C": 512, "workspace": 0,
    }  # fmt: skip


def test_a_product_that_adds_needs_what_is_there() -> None:
    other = product("q") + fixpipe("q")
    body = load("x", "CUBE") + product("p") + other + product("r", "false", "p") + fixpipe("r")
    assert plan(function(body)).memories[L0C].peak == 2 * TILE
    body = load("x", "CUBE") + product("p") + other + product("r") + fixpipe("r")
    assert plan(function(body)).memories[L0C].peak == TILE


HALF = "32x64xf32"
IN_PLACE = {
    "a chain": (vector("y", "vexp", "x") + vector("z", "vln", "y"), TILE),
    "an operand that is read later": (
        vector("y", "vexp", "x") + vector("z", "vadd", "y", "x"),
        2 * TILE,
    ),
    "twice the same operand": (vector("z", "vmul", "x", "x"), TILE),
    "elements of another width": (
        vector("y", "vcast", "x", result="64x64xf16")
        + vector("z", "vcast", "y", type="64x64xf16"),
        TILE + TILE // 2,
    ),
    "elements of another type of this width": (
        vector("y", "vcast", "x", result="64x64xi32")
        + vector("z", "vcast", "y", type="64x64xi32"),
        TILE,
    ),
    "no work element by element": (vector("z", "copy", "x"), 2 * TILE),
    "a broadcast on the fly": (
        """
  %r_empty = tensor.empty() : tensor<64x1xf32>
  %r = hivm.hir.vreduce <sum> ins(%x : tensor<64x64xf32>) outs(%r_empty : tensor<64x1xf32>) reduce_dims = [1] -> tensor<64x1xf32>
  %z_empty = tensor.empty() : tensor<64x64xf32>
  %z = hivm.hir.vsub ins(%x, %r : tensor<64x64xf32>, tensor<64x1xf32>) outs(%z_empty : tensor<64x64xf32>) broadcast = [1] -> tensor<64x64xf32>
""",  # noqa: E501
        2 * TILE + 256,
    ),
    "a part of a buffer": (
        "%part = tensor.extract_slice %x[0, 0] [32, 64] [1, 1]"
        f" : tensor<64x64xf32> to tensor<{HALF}>"
        + vector("y", "vexp", "part", type=HALF, result=HALF)
        + load("z"),
        TILE + TILE // 2,
    ),
    "one of several slots": (
        "annotation.mark %x_buffer {hivm.multi_buffer = 2 : i32} : memref<64x64xf32>"
        + vector("z", "vexp", "x"),
        3 * TILE,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IN_PLACE)
def test_a_result_takes_the_memory_of_an_operand(name: str) -> None:
    body, expected = IN_PLACE[name]
    assert plan(function(load("x") + body + store("z"))).memories[UB].peak == expected


def test_a_kernel_by_hand() -> None:
    """At the peak fa_fwd has three tiles of 32 x 64 f32 on each Vector core: the sum so far, the
    scores, and what is left of them when their maximum is taken off, which is broadcast. And
    three rows of 32: the sums and maxima so far, and the new maxima."""
    found = plan_of("fa_fwd", None, 16)
    assert found.memories[UB].peak == 3 * 32 * 64 * 4 + 3 * 32 * 4
    # The queries, the result of the exponentials, and two slots for values.
    assert found.memories[L1].peak == 4 * 64 * 64 * 2


def plan_of(name: str, chosen: Settings | None, trips: int, **options: Any) -> MemoryPlan:
    call = CALLS[name](trips)
    text = (FOLDER / f"{name}.mlir").read_text()
    return planned(text, call.entry, list(call.arguments), Options(**options), chosen)


def test_eight_slots_overflow_where_two_fit() -> None:
    assert kept(None).fits and kept(Settings(2)).fits
    found = kept(Settings(8))
    assert [need.name for need in found.memories.values() if not need.fits] == ["UB"]
    (told,) = found.overflows()
    # Half of 128 x 128 f32 on each Vector core: eight results, and the operand of the last one.
    tile = 8 * 64 * 128 * 4
    assert told.message == f"UB overflow: {9 * tile} bits are needed, 1572864 are available"
    assert told.render({"kernel.mlir": KEPT}).splitlines() == [
        "kernel.mlir:1:1: error: UB overflow: 2359296 bits are needed, 1572864 are available",
        "func.func @kept(%ws: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},",
        "^",
        "kernel.mlir:16:10: note: 2097152 bits: a buffer for hivm.hir.vexp",
        "    %y = hivm.hir.vexp ins(%x : tensor<128x128xf32>) outs(%e0 : tensor<128x128xf32>)"
        " -> tensor<128x1...",
        "         ^",
        "kernel.mlir:12:17: note: 262144 bits: %x_buffer",
        "    %x_buffer = memref.alloc() : memref<128x128xf32>",
        "                ^",
    ]


def test_a_kernel_that_overflows_if_the_vector_cores_dont_divide_it() -> None:
    """It keeps a tile of 32 x 256 f32 and a row for each stage."""
    name = "matmul_layernorm_residual"
    assert plan_of(name, Settings(2), 2, sub_blocks=1).fits
    assert plan_of(name, Settings(8), 2).fits
    found = plan_of(name, Settings(8), 2, sub_blocks=1)
    (told,) = found.overflows()
    assert told.message.startswith("UB overflow: ")
    assert found.memories[UB].buffers[0].bytes == 8 * 32 * 256 * 4
    assert found.memories[UB].peak > 196608


def test_an_overflow_tells_eight_buffers_and_how_many_more() -> None:
    names = [f"x{number}" for number in range(13)]
    mark = "annotation.mark %x7_buffer {hivm.multi_buffer = 2 : i32} : memref<64x64xf32>\n"
    found = plan(function("".join(map(load, names)) + mark + "".join(map(store, names))))
    (told,) = found.overflows()
    assert told.message == f"UB overflow: {14 * 8 * TILE} bits are needed, 1572864 are available"
    bits = 8 * TILE
    assert [note.message for note in told.notes] == [
        f"{2 * bits} bits: %x7_buffer, 2 slots of {bits}",
        *(f"{bits} bits: %x{number}_buffer" for number in range(7)),
        f"{5 * bits} bits: 5 more",
    ]
    assert [note.location.line for note in told.notes[1:8]] == list(range(9, 9 + 7 * 4, 4))


OPS = st.tuples(
    st.sampled_from(["vexp", "vadd", "copy"]), st.integers(0, 99), st.integers(0, 99)
)  # fmt: skip


@settings(max_examples=25, deadline=None)
@given(st.lists(OPS, min_size=1, max_size=12))
def test_random_programs(drawn: list[tuple[str, int, int]]) -> None:
    """All values have one size. A step needs room for its operands, what is used later, and its
    result, if that doesn't take the place of an operand."""
    steps: list[tuple[str, list[int]]] = [("load", [])]
    for op, first, second in drawn:
        numbers = [number % len(steps) for number in (first, second)]
        steps.append((op, numbers if op == "vadd" else numbers[:1]))
    steps.append(("store", [len(steps) - 1]))
    last = {n: t for t, (_, operands) in enumerate(steps) for n in operands}
    tiles, live = [], set[int]()
    for time_now, (op, operands) in enumerate(steps):
        dying = {n for n in operands if last[n] == time_now}
        in_place = op in ("vexp", "vadd") and dying
        tiles.append(len(live) + (op != "store" and not in_place))
        live = (live - dying) | ({time_now} if last.get(time_now) else set())
    body = load("v0")
    for number, (op, operands) in enumerate(steps[1:-1], start=1):
        body += vector(f"v{number}", op, *(f"v{n}" for n in operands))
    need = plan(function(body + store(f"v{len(steps) - 2}"))).memories[UB]
    assert need.peak == max(tiles) * TILE
    assert TILE <= need.peak <= (len(steps) - 1) * TILE
    assert need.peak == sum(each.bytes for each in need.buffers)


@pytest.mark.parametrize("skewed", [False, True])
@pytest.mark.parametrize(
    "name", ["fa_fwd", "fa_bwd_dq", "linattn_chunk_o", "matmul_layernorm_residual"]
)
def test_more_stages_never_need_less(name: str, skewed: bool) -> None:
    """And a peak is what its buffers have together."""
    before: MemoryPlan | None = None
    for depth in (2, 3):
        found = plan_of(name, Settings(depth, skewed=skewed), 6)
        for memory, need in found.memories.items():
            assert need.peak == max(size for _, size in need.steps)
            assert need.peak == sum(each.bytes for each in need.buffers)
            assert before is None or need.peak >= before.memories[memory].peak, memory
        before = found


def shown() -> str:
    """All of the plans of all kernels, as text."""
    told: list[str] = []
    for name in KERNELS:
        for chosen in (None, Settings(2)):
            for need in plan_of(name, chosen, 2).memories.values():
                buffers = [(b.name, b.location, b.slots, b.slot_bytes) for b in need.buffers]
                told.append(f"{name} {chosen} {need.name} {need.peak_at} {need.steps} {buffers}")
    return "\n".join(told)


def test_another_process_plans_the_same() -> None:
    program = "from tests.sim.test_memory_plan import shown; print(shown(), end='')"
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=FOLDER.parents[1],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert found.stdout == shown()


def test_time_grows_with_the_executions() -> None:
    def seconds(trips: int) -> float:
        call = CALLS["fa_fwd"](trips)
        module = read_module((FOLDER / "fa_fwd.mlir").read_text(), "fa_fwd", make_context())
        recording = record(module, call.entry, call.arguments, Options())
        taken: list[float] = []
        for _ in range(3):
            start = time.process_time()
            memory_plan(recording, B3, Options())
            taken.append(time.process_time() - start)
        return min(taken)

    assert seconds(64) < 0.3
    assert seconds(64) < 8 * seconds(16)
