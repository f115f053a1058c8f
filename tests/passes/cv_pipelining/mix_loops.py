"""Small loops with work for both cores: text to write them with, and checks of what they become."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import evaluate
from tilewright.hivm.text.diagnostics import Diagnostic
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.cv_pipelining.report import Report
from tilewright.passes.remarks import captured_diagnostics

SIZE = 16
ELEMENTS = SIZE * SIZE
TILE = f"tensor<{SIZE}x{SIZE}xf32>"
BUFFER = f"memref<{SIZE}x{SIZE}xf32>"
VIEW = f"memref<{SIZE}x{SIZE}xf32, strided<[{SIZE}, 1], offset: ?>>"
BOTH_MODES = (False, True)
LOAD = "init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type ="


def module(body: str, carried: str = "", before: str = "", after: str = "") -> str:
    """@f with a loop of n iterations around `body`.

    `%x` has the tile number i of argument 1 in each iteration, and `%out` is the place for tile i
    of argument 3; %weights is argument 2, and %init a tile of zeros. `carried` is what stands
    between the bounds of the loop and its body, `before` and `after` are ops around the loop.
    """
    return f"""
func.func @f(%ws: memref<?xi8> {{hacc.arg_type = #hacc.arg_type<workspace>}},
             %in: memref<?xf32>, %weights: {BUFFER}, %to: memref<?xf32>, %n: index) {{
  %true = arith.constant true
  %lower = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant {SIZE} : index
  %elements = arith.constant {ELEMENTS} : index
  %half = arith.constant 5.0e-1 : f32
  %zero = arith.constant 0.0 : f32
  %none = tensor.empty() : {TILE}
  %init = hivm.hir.vbrc ins(%zero : f32) outs(%none : {TILE}) -> {TILE}
  {before}
  {carried and "%last = "}scf.for %i = %lower to %n step %one {carried} {{
    %offset = arith.muli %i, %elements : index
    %in_i = memref.reinterpret_cast %in to offset: [%offset], sizes: [{SIZE}, {SIZE}], strides: [{SIZE}, 1] : memref<?xf32> to {VIEW}
    %out = memref.reinterpret_cast %to to offset: [%offset], sizes: [{SIZE}, {SIZE}], strides: [{SIZE}, 1] : memref<?xf32> to {VIEW}
    {body}
  }}
  {after}
  return
}}
"""  # noqa: E501


def load(name: str, source: str, core: str, type: str = VIEW) -> str:
    """%name is what `core` loads from the memref %source."""
    return f"""
    %{name}_buffer = memref.alloc() : {BUFFER}
    hivm.hir.load ins(%{source} : {type}) outs(%{name}_buffer : {BUFFER}) {LOAD} <{core}>
    %{name} = bufferization.to_tensor %{name}_buffer restrict writable : {BUFFER}
    """


def product(name: str, left: str, right: str) -> str:
    """%name is the product of two tiles: work of the Cube core."""
    types = f"{TILE}, {TILE}, i1, index, index, index"
    return f"""
    %{name}_empty = tensor.empty() : {TILE}
    %{name} = hivm.hir.mmadL1 ins(%{left}, %{right}, %true, %size, %size, %size : {types}) outs(%{name}_empty : {TILE}) -> {TILE}
    """  # noqa: E501


def vector(name: str, op: str, *operands: str) -> str:
    """%name is what `op` makes of some tiles, scalars being %half: work of the Vector core."""
    values = ", ".join(f"%{each}" for each in operands)
    types = ", ".join("f32" if each == "half" else TILE for each in operands)
    return f"""
    %{name}_empty = tensor.empty() : {TILE}
    %{name} = hivm.hir.{op} ins({values} : {types}) outs(%{name}_empty : {TILE}) -> {TILE}
    """


def to_vector(name: str, source: str) -> str:
    """%name is the Cube core's tile %source on the Vector core, through a workspace."""
    writer = "fixpipe {dma_mode = #hivm.dma_mode<nz2nd>}"
    return _through_workspace(name, source, writer, "VECTOR")


def to_cube(name: str, source: str) -> str:
    """%name is the Vector core's tile %source on the Cube core, through a workspace."""
    return _through_workspace(name, source, "store", "CUBE")


def _through_workspace(name: str, source: str, writer: str, core: str) -> str:
    return f"""
    %{name}_space = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to {BUFFER}
    %{name}_place = bufferization.to_tensor %{name}_space restrict writable : {BUFFER}
    %{name}_there = hivm.hir.{writer} ins(%{source} : {TILE}) outs(%{name}_place : {TILE}) -> {TILE}
    %{name}_empty = tensor.empty() : {TILE}
    %{name} = hivm.hir.load ins(%{name}_there : {TILE}) outs(%{name}_empty : {TILE}) {LOAD} <{core}> -> {TILE}
    """  # noqa: E501


def store(source: str, place: str = "out", type: str = VIEW) -> str:
    """Stores a tile to a memref, on the Vector core."""
    return f"hivm.hir.store ins(%{source} : {TILE}) outs(%{place} : {type})\n"


@dataclass(frozen=True)
class Pipelined:
    """What became of a module: the module, reports on its loops, and what was said."""

    module: ModuleOp
    reports: list[Report]
    said: list[Diagnostic]


@functools.cache
def parsed(text: str) -> ModuleOp:
    module = read_module(text, "test.mlir", make_context())
    assert not verify(module)
    return module


def pipelined(text: str, settings: Settings) -> Pipelined:
    """`text` through the pass; the result is valid, also after it was written and read again."""
    module = parsed(text).clone()
    with captured_diagnostics() as said:
        reports = pipeline_module(module, settings)
    assert not verify(module)
    assert print_module(parsed(print_module(module))) == print_module(module)
    return Pipelined(module, reports, said)


def arguments(trips: int) -> list[Any]:
    """For @f of `module`: the tiles of so many iterations, and NaN where results go."""
    draw = np.random.default_rng(trips)
    tiles, weights = (draw.standard_normal(n * ELEMENTS).astype(np.float32) for n in (trips, 1))
    return [None, tiles, weights.reshape(SIZE, SIZE), np.full_like(tiles, np.nan), trips]


def memory_after(module: ModuleOp, trips: int) -> dict[int, bytes]:
    """What @f leaves in its arguments."""
    memory = evaluate(module, "f", arguments(trips), (1, 1, 1)).memory
    return {number: each.tobytes() for number, each in memory.items()}


def must_agree(text: str, module: ModuleOp, trips: Iterable[int]) -> None:
    """`module` does what the one in `text` does, bit for bit."""
    for number in trips:
        wanted = memory_after(parsed(text), number)
        assert memory_after(module, number) == wanted, number
        given = {n: each.tobytes() for n, each in enumerate(arguments(number)) if n in wanted}
        assert number == 0 or wanted != given, "the loop did nothing"
