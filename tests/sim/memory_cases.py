"""Small programs whose need of memory can be counted by hand, and their plans."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.verify import verify
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.machine import load_machine
from tilewright.sim.memory_plan import MemoryPlan, memory_plan
from tilewright.sim.simulation import Options, record

B3 = load_machine("Ascend910B3")
LOAD = "init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type ="


def function(body: str, shape: str = "64x64xf32") -> str:
    """@f, which has tensors of `shape` in memory: %in to read, %out to write."""
    return f"""func.func @f(%in: memref<{shape}>, %out: memref<{shape}>) {{
  %true = arith.constant true
  %false = arith.constant false
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %size = arith.constant 64 : index
  {body}
  return
}}
"""


def load(name: str, core: str = "VECTOR", shape: str = "64x64xf32") -> str:
    """%name is what `core` loads from %in."""
    return f"""
  %{name}_buffer = memref.alloc() : memref<{shape}>
  hivm.hir.load ins(%in : memref<{shape}>) outs(%{name}_buffer : memref<{shape}>) {LOAD} <{core}>
  %{name} = bufferization.to_tensor %{name}_buffer restrict writable : memref<{shape}>
"""


def vector(
    name: str, op: str, *operands: str, type: str = "64x64xf32", result: str = "64x64xf32"
) -> str:
    """%name is what `op` makes of tensors that all are of one type."""
    values = ", ".join(f"%{each}" for each in operands)
    types = ", ".join(f"tensor<{type}>" for _ in operands)
    return f"""
  %{name}_empty = tensor.empty() : tensor<{result}>
  %{name} = hivm.hir.{op} ins({values} : {types}) outs(%{name}_empty : tensor<{result}>) -> tensor<{result}>
"""  # noqa: E501


def store(source: str, shape: str = "64x64xf32") -> str:
    """Stores %source to %out."""
    return f"  hivm.hir.store ins(%{source} : tensor<{shape}>) outs(%out : memref<{shape}>)\n"


def plan(
    text: str, options: Options | None = None, shape: tuple[int, int] = (64, 64)
) -> MemoryPlan:
    """What @f needs on the 910B3, with one Vector core unless `options` say otherwise."""
    arguments = [np.ones(shape, np.float32), np.zeros(shape, np.float32)]
    return planned(text, "f", arguments, options or Options(sub_blocks=1))


def planned(
    text: str,
    entry: str,
    arguments: list[Any],
    options: Options,
    settings: Settings | None = None,
) -> MemoryPlan:
    """What a kernel needs on the 910B3, before or after its loop is pipelined."""
    module = read_module(text, "kernel.mlir", make_context())
    assert not verify(module)
    if settings is not None:
        with captured_diagnostics():
            assert pipeline_module(module, settings)
    return memory_plan(record(module, entry, arguments, options), B3, options)


# A Vector core's tile is kept for the time that the Cube core multiplies it. Tiles of 64 KiB.
KEPT = f"""func.func @kept(%ws: memref<?xi8> {{hacc.arg_type = #hacc.arg_type<workspace>}},
                %in: memref<?xf32>, %to: memref<?xf32>, %n: index) {{
  %true = arith.constant true
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 128 : index
  %elements = arith.constant 16384 : index
  scf.for %i = %zero to %n step %one {{
    %offset = arith.muli %i, %elements : index
    %tile = memref.reinterpret_cast %in to offset: [%offset], sizes: [128, 128], strides: [128, 1] : memref<?xf32> to memref<128x128xf32, strided<[128, 1], offset: ?>>
    %out = memref.reinterpret_cast %to to offset: [%offset], sizes: [128, 128], strides: [128, 1] : memref<?xf32> to memref<128x128xf32, strided<[128, 1], offset: ?>>
    %x_buffer = memref.alloc() : memref<128x128xf32>
    hivm.hir.load ins(%tile : memref<128x128xf32, strided<[128, 1], offset: ?>>) outs(%x_buffer : memref<128x128xf32>) {LOAD} <VECTOR>
    %x = bufferization.to_tensor %x_buffer restrict writable : memref<128x128xf32>
    %e0 = tensor.empty() : tensor<128x128xf32>
    %y = hivm.hir.vexp ins(%x : tensor<128x128xf32>) outs(%e0 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %s0 = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to memref<128x128xf32>
    %p0 = bufferization.to_tensor %s0 restrict writable : memref<128x128xf32>
    %there = hivm.hir.store ins(%y : tensor<128x128xf32>) outs(%p0 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %e1 = tensor.empty() : tensor<128x128xf32>
    %l = hivm.hir.load ins(%there : tensor<128x128xf32>) outs(%e1 : tensor<128x128xf32>) {LOAD} <CUBE> -> tensor<128x128xf32>
    %e2 = tensor.empty() : tensor<128x128xf32>
    %m = hivm.hir.mmadL1 ins(%l, %l, %true, %size, %size, %size : tensor<128x128xf32>, tensor<128x128xf32>, i1, index, index, index) outs(%e2 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %s1 = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to memref<128x128xf32>
    %p1 = bufferization.to_tensor %s1 restrict writable : memref<128x128xf32>
    %back = hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins(%m : tensor<128x128xf32>) outs(%p1 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %e3 = tensor.empty() : tensor<128x128xf32>
    %r = hivm.hir.load ins(%back : tensor<128x128xf32>) outs(%e3 : tensor<128x128xf32>) {LOAD} <VECTOR> -> tensor<128x128xf32>
    %e4 = tensor.empty() : tensor<128x128xf32>
    %z = hivm.hir.vadd ins(%r, %y : tensor<128x128xf32>, tensor<128x128xf32>) outs(%e4 : tensor<128x128xf32>) -> tensor<128x128xf32>
    hivm.hir.store ins(%z : tensor<128x128xf32>) outs(%out : memref<128x128xf32, strided<[128, 1], offset: ?>>)
  }}
  return
}}
"""  # noqa: E501


def kept(settings: Settings | None, options: Options | None = None) -> MemoryPlan:
    """The plan of @kept over eight tiles."""
    tiles = [np.zeros(8 * 128 * 128, np.float32) for _ in range(2)]
    return planned(KEPT, "kept", [None, *tiles, 8], options or Options(), settings)
