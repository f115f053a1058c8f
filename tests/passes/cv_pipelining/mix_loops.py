"""Small loops with work for both cores, as text."""

from __future__ import annotations

SIZE = 16
ELEMENTS = SIZE * SIZE
TILE = f"tensor<{SIZE}x{SIZE}xf32>"
BUFFER = f"memref<{SIZE}x{SIZE}xf32>"
VIEW = f"memref<{SIZE}x{SIZE}xf32, strided<[{SIZE}, 1], offset: ?>>"
HALF = f"memref<{SIZE // 2}x{SIZE}xf32, strided<[{SIZE}, 1]>>"
LOAD = "init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type ="


def module(body: str, carried: str = "", before: str = "", after: str = "") -> str:
    """@f with a loop of n iterations around `body`.

    `%in_i` is tile number i of argument 1 in each iteration, and `%out` is the place for tile i
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
    {view_of("in_i", "in", "%offset")}
    {view_of("out", "to", "%offset")}
    {body}
  }}
  {after}
  return
}}
"""


def view_of(name: str, memory: str, offset: str, type: str = VIEW) -> str:
    """%name is the tile at `offset`, a value or a number, in the argument %memory."""
    return (
        f"%{name} = memref.reinterpret_cast %{memory} to offset: [{offset}],"
        f" sizes: [{SIZE}, {SIZE}], strides: [{SIZE}, 1] : memref<?xf32> to {type}\n"
    )


def load(name: str, source: str, core: str, type: str = VIEW) -> str:
    """%name is what `core` loads from the memref %source."""
    return f"""
    %{name}_buffer = memref.alloc() : {BUFFER}
    hivm.hir.load ins(%{source} : {type}) outs(%{name}_buffer : {BUFFER}) {LOAD} <{core}>
    %{name} = bufferization.to_tensor %{name}_buffer restrict writable : {BUFFER}
    """


def load_in_halves(name: str, core: str) -> str:
    """%name is what two loads fill a buffer with: twice the upper half of %weights."""
    lower_half = HALF.replace(">>", ", offset: 128>>")
    return f"""
    %{name}_buffer = memref.alloc() : {BUFFER}
    %upper = memref.subview %{name}_buffer[0, 0] [8, 16] [1, 1] : {BUFFER} to {HALF}
    %below = memref.subview %{name}_buffer[8, 0] [8, 16] [1, 1] : {BUFFER} to {lower_half}
    %from = memref.subview %weights[0, 0] [8, 16] [1, 1] : {BUFFER} to {HALF}
    hivm.hir.load ins(%from : {HALF}) outs(%upper : {HALF}) {LOAD} <{core}>
    hivm.hir.load ins(%from : {HALF}) outs(%below : {lower_half}) {LOAD} <{core}>
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


# Parts that many loops have.
CARRIED = f"iter_args(%t = %init) -> ({TILE})"
STORE_LAST = f"hivm.hir.store ins(%last : {TILE}) outs(%weights : {BUFFER})"
WEIGHTS = load("w", "weights", "CUBE", BUFFER)
# %c_v is the square of tile %in_i, on the Vector core.
TO_VECTOR = load("a", "in_i", "CUBE") + product("c", "a", "a") + to_vector("c_v", "c")
