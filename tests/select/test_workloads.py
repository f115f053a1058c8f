"""Every workload, on every target that multiplies its types: selected, exact, well placed.

An eighth of them runs by default, each family on each target included; all of them where
TILEWRIGHT_WORKLOADS is "all" (about three minutes).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from math import prod
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from tests.select.examples import allocated, loops_around
from tests.select.observe import misuses, registers
from tests.select.workloads import CASES, FAMILIES, Workload
from tests.select.workloads.text import types_of
from tilewright.accel import intrinsics
from tilewright.select.engine.declaration import Permissions
from tilewright.select.selection import Selection, select
from tilewright.stmt.evaluate import Intrinsic, WarpIntrinsic
from tilewright.stmt.nodes import Allocate, Call, For, IntImm, Stmt, Store, VectorReduce
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import FLOAT64
from tilewright.stmt.visit import Node, children, walk

pytestmark = pytest.mark.search

EIGHT_BITS = {f"{a}*{b}+i32" for a in ("i8", "u8") for b in ("i8", "u8")}
HALVES = {"f16*f16+f32", "f16*f16+f16"}
NOTHING = Permissions()
SLICE = 8  # one of so many pairs of a case and a target runs


@dataclass(frozen=True)
class Target:
    """A target, what it multiplies (as the option `types` of workloads), and permissions."""

    name: str
    mixes: frozenset[str]
    permissions: Permissions = NOTHING

    def __str__(self) -> str:
        return " ".join(
            [self.name, *(key for key, value in vars(self.permissions).items() if value)]
        )

    @property
    def has_warps(self) -> bool:
        return self.name.startswith("wmma")


_AMX = frozenset(EIGHT_BITS | {"bf16*bf16+f32"})
_AMX_FP16 = _AMX | {"f16*f16+f32"}
_WMMA = frozenset(HALVES | EIGHT_BITS | {"bf16*bf16+f32", "f64*f64+f64", "f16*f16+f64"})
TARGETS = (
    Target("amx", _AMX),
    Target("amx:fp16", _AMX_FP16),
    Target("amx:fp16", _AMX_FP16, Permissions(finite=True)),
    Target("wmma:sm_70", frozenset(HALVES)),
    Target("wmma:sm_72", frozenset(HALVES | EIGHT_BITS)),
    Target("wmma", _WMMA),
    Target("wmma", _WMMA, Permissions(finite=True)),
    Target("wmma", frozenset({"f32*f32+f32"}), Permissions(rounding=True)),
)
CONVOLUTIONS = ("conv1d", "conv2d", "filtered", "upsample", "resample", "bare", "many")

# Known to be declined: patterns of a target and of a workload's name.
KNOWN = (
    # Which elements a block of 16 reads at 2/3 depends on the block: x·2/3 repeats after 3.
    ("*", "resample width=16 rows=16 taps=2 blocks=(2, 1) *"),
)
# Known to multiply matrices of all windows (im2col), or to take more instructions than that.
KNOWN_BY_WINDOWS = (
    # Three products by halves, where one of all windows may do.
    ("wmma*", "conv1d *types=u8[*]i8+i32"),
    ("wmma*", "conv1d *types=i8[*]u8+i32"),
)


def mix(family: str, options: dict[str, Any]) -> str:
    """The types that a case multiplies and adds up."""
    if family in ("dct", "constant_product"):
        element = options.get("element" if family == "dct" else "types", "f16")
        return f"{element}*{element}+f32"
    return options.get("types", "f16*f16+f32")


def name_of(number: int) -> str:
    family, options = CASES[number]
    return " ".join([family, *(f"{key}={value}" for key, value in options.items())])


def is_known(known: tuple[tuple[str, str], ...], target: Target, name: str) -> bool:
    return any(fnmatchcase(str(target), t) and fnmatchcase(name, n) for t, n in known)


def pairs() -> Iterator[tuple[int, Target]]:
    """Numbers of cases, each with targets for it."""
    everything = os.environ.get("TILEWRIGHT_WORKLOADS") == "all"
    for target in TARGETS:
        seen: set[str] = set()
        for number, (family, options) in enumerate(CASES):
            name = name_of(number)
            if mix(family, options) not in target.mixes or is_known(KNOWN, target, name):
                continue
            chosen = crc32(f"{target} {name}".encode()) % SLICE == 0
            if everything or chosen or family not in seen:
                seen.add(family)
                yield number, target


@dataclass(frozen=True)
class Selected:
    """A case and what was made of it for a target."""

    family: str
    options: dict[str, Any]
    workload: Workload
    target: Target
    selection: Selection

    @property
    def stmt(self) -> Stmt:
        return self.selection.stmt

    @property
    def in_kernel(self) -> bool:
        return self.options.get("cuda", False)


def selected(family: str, options: dict[str, Any], target: Target) -> Selected:
    workload = FAMILIES[family](**options)
    selection = select(workload.stmt, target.name, permissions=target.permissions)
    return Selected(family, options, workload, target, selection)


PAIRS = list(pairs())


@pytest.fixture(
    params=PAIRS, ids=[f"{target}: {name_of(number)}" for number, target in PAIRS], scope="module"
)
def made(request: pytest.FixtureRequest) -> Selected:
    number, target = request.param
    family, options = CASES[number]
    return selected(family, options, target)


def test_it_is_selected_exact_and_reads_nothing_else(made: Selected):
    """What is never read was never written; with `finite`, it may be read where there is memory."""
    assert made.selection.complete, [group.reason for group in made.selection.groups]
    counts: Counter[str] = Counter()
    for seed, padding in ((1, 0), (2, 5)):
        result = made.workload.run(
            made.stmt,
            seed=seed,
            padding=padding,
            holes=not made.target.permissions.finite,
            intrinsics=counted(made.target, counts),
        )
        assert np.array_equal(result.astype(np.float64), made.workload.expected(seed))
    if made.family in CONVOLUTIONS:
        known = is_known(KNOWN_BY_WINDOWS, made.target, made.workload.name)
        assert counts["multiply"] // 2 <= by_windows(made) or known
    assert parse(to_text(made.stmt), types=made.workload.types) == made.stmt


def test_places(made: Selected):
    """Of instructions, lanes, temporaries, tiles and banded matrices."""
    functions, cuda = intrinsics(made.target.name), made.in_kernel and made.target.has_warps
    before = allocated(made.workload.stmt)
    for node, loops in with_loops(made.stmt, ()):
        lanes = [loop for loop in loops if loop.kind == "gpu_lane"]
        assert all((loop.extent, loop.device) == (IntImm(32), "CUDA") for loop in lanes)
        if isinstance(node, Call) and node.name in functions:
            assert len(lanes) == cuda
        elif isinstance(node, Allocate) and node.name not in before:
            is_tile = node.memory == "AMXTile" or node.memory.startswith("WMMA")
            assert is_tile or node.memory == ("GPUShared" if made.in_kernel else "")
    for name in allocated(made.stmt):
        if ".Convolution" in name:
            assert all(is_well_placed(made, loops) for loops in loops_around(made.stmt, name))
    if not made.target.has_warps:
        assert registers(made.stmt) <= 8
        assert misuses(made.stmt) == []


def is_well_placed(made: Selected, loops: list[str]) -> bool:
    """Are these loops around a banded matrix those that its kernel depends on?"""
    if made.in_kernel:
        return any("block_id" in loop for loop in loops)
    if made.family == "resample":
        return not any(".y" in loop for loop in loops) or made.options.get("blocks") == (2, 2)
    in_loop = made.options.get("chunk") or made.options.get("loop_extent")
    return bool(in_loop) or (made.family == "conv2d" and not made.options.get("both")) or not loops


@pytest.mark.parametrize(
    ("family", "options", "wmma", "amx"),
    [
        ("conv1d", {"taps": 5}, 2, 4),
        ("conv1d", {"taps": 8, "lanes": 256}, 8, 8),
        ("conv1d", {"taps": 32, "lanes": 256, "chunk": 8}, 8, 8),
        # On AMX pairs of elements are a right operand as they lie, and products of a row are short.
        ("conv1d", {"taps": 8, "stride": 2}, 2, 1),
        ("conv1d", {"taps": 5, "dilation": 2}, 2, 4),
        ("conv2d", {"both": True}, 4, 8),
        ("conv2d", {"columns": 5, "rows": 2}, 2, 4),
        ("filtered", {"taps": 16, "tile": (64, 2)}, 2, 4),
        # On AMX windows of 4 elements load as they lie, which larger ones, to be filled up, don't.
        ("upsample", {"taps": 4}, 4, 2),
        ("resample", {"numerator": 1, "denominator": 2}, 3, 3),
    ],
)
def test_fewer_multiplications(family: str, options: dict[str, Any], wmma: int, amx: int):
    """At least so many times fewer than for a matrix of all windows, whose product has a column."""
    for name, times in (("wmma", wmma), ("amx:fp16", amx)):
        made = selected(family, options, Target(name, frozenset()))
        counts: Counter[str] = Counter()
        made.workload.run(made.stmt, intrinsics=counted(made.target, counts))
        assert 0 < counts["multiply"] * times <= by_windows(made)


def by_windows(made: Selected) -> int:
    """How many instructions multiply a matrix of all windows (im2col) with the kernel."""
    left, _, total = types_of(mix(made.family, made.options))
    rows, depth = 16, 64 // left.bytes
    if made.target.has_warps:
        rows, depth = (8, 4) if total == FLOAT64 else (16, 8) if left.bytes == 4 else (32, 16)
    count = 0
    for node, loops in with_loops(made.workload.stmt, ()):
        if isinstance(node, Store):
            trips = prod(loop.extent.value for loop in loops if isinstance(loop.extent, IntImm))
            for e in walk(node.value):
                if isinstance(e, VectorReduce):
                    taps = e.value.lanes // e.count
                    count += trips * -(-e.count // rows) * -(-taps // depth)
    return count


def counted(target: Target, counts: Counter[str]) -> dict[str, Intrinsic]:
    """The target's intrinsics; those that multiply are counted whenever they run."""

    def counting(function: Intrinsic) -> Intrinsic:
        def run(*args: Any) -> Any:
            counts["multiply"] += 1
            return function(*args)

        return run

    found = dict(intrinsics(target.name))
    for name, function in found.items():
        if isinstance(function, WarpIntrinsic) and "wmma.mma." in name:
            found[name] = replace(function, function=counting(function.function))
        elif name == "tile_matmul":
            found[name] = counting(function)
    return found


def with_loops(node: Node, loops: tuple[For, ...]) -> Iterator[tuple[Node, tuple[For, ...]]]:
    """All nodes, each with the loops around it."""
    yield node, loops
    inner = (*loops, node) if isinstance(node, For) else loops
    for child in children(node):
        yield from with_loops(child, inner)
