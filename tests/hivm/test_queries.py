"""What passes ask of ops: cores, pipes, destinations, axes, buffers."""

from __future__ import annotations

import pytest
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import BlockArgument, Operation, OpResult

from tests.hivm.modules import parse, the
from tilewright.hivm import queries as q
from tilewright.hivm.dialects.hivm import elementwise, permutations, products, reductions, vector
from tilewright.hivm.dialects.hivm.moves import CopyOp, LoadOp, StoreOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.machine import AddressSpace, CoreType, Pipe

SPACE = "memref<16x16xf16, #hivm.address_space<{}>>"


def op_of(body: str, arguments: str = "") -> Operation:
    """The first op of hivm in a function with `body`."""
    module = parse(f"func.func @f({arguments}) {{\n{body}\nreturn\n}}")
    module.verify()
    return next(op for op in module.walk() if op.name.startswith("hivm.hir."))


def move(name: str, source: str, target: str, extra: str = "") -> Operation:
    source, target = SPACE.format(source), SPACE.format(target)
    return op_of(
        f"hivm.hir.{name} ins(%a : {source}) outs(%b : {target}) {extra}",
        f"%a: {source}, %b: {target}",
    )


@pytest.mark.parametrize(
    ("name", "source", "target", "core", "pipe"),
    [
        ("load", "gm", "ub", CoreType.VECTOR, Pipe.MTE2),
        ("load", "gm", "cbuf", CoreType.CUBE, Pipe.MTE2),
        ("store", "ub", "gm", CoreType.VECTOR, Pipe.MTE3),
        ("copy", "ub", "ub", CoreType.VECTOR, Pipe.V),
        ("copy", "gm", "cbuf", CoreType.CUBE, Pipe.MTE2),
        ("copy", "ub", "cbuf", CoreType.VECTOR, Pipe.MTE3),
        ("nd2nz", "gm", "cbuf", CoreType.CUBE, Pipe.MTE2),
        ("fixpipe", "cc", "gm", CoreType.CUBE, Pipe.FIX),
    ],
)
def test_moves(name: str, source: str, target: str, core: CoreType, pipe: Pipe) -> None:
    op = move(name, source, target)
    assert q.core_type(op) == core
    assert q.pipe(op) == pipe
    assert q.pipes(op) == (pipe, pipe)
    assert q.is_destination_style(op)


def test_a_load_says_its_core() -> None:
    assert q.core_type(move("load", "gm", "ub", "core_type = <CUBE>")) == CoreType.CUBE
    either = move("load", "gm", "ub", "core_type = <CUBE_OR_VECTOR>")
    assert q.core_type(either) == CoreType.VECTOR


TENSOR_LOAD = """
func.func @f(%t: tensor<16x16xf32>, %c: i1, %n: index) {{
  %0 = hivm.hir.load ins(%t : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
  {users}
  return
}}"""
ON_VECTOR = (
    "%{} = hivm.hir.vabs ins(%0 : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>)"
    " -> tensor<16x16xf32>"
)
ON_CUBE = (
    "%{} = hivm.hir.mmadL1 ins(%0, %0, %c, %n, %n, %n : tensor<16x16xf32>, tensor<16x16xf32>,"
    " i1, index, index, index) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>"
)


@pytest.mark.parametrize(
    ("users", "core"),
    [
        ([], CoreType.CUBE_OR_VECTOR),
        ([ON_VECTOR], CoreType.VECTOR),
        ([ON_CUBE], CoreType.CUBE),
        ([ON_CUBE, ON_CUBE], CoreType.CUBE),
        ([ON_CUBE, ON_VECTOR], CoreType.CUBE_OR_VECTOR),
    ],
)
def test_a_load_runs_where_its_users_do(users: list[str], core: CoreType) -> None:
    text = "\n".join(user.format(i + 1) for i, user in enumerate(users))
    load = the(LoadOp, parse(TENSOR_LOAD.format(users=text)))
    assert q.core_type(load) == core


def test_a_copy_of_tensors_runs_on_either_core() -> None:
    op = op_of(
        "%0 = hivm.hir.copy ins(%t : tensor<8xf32>) outs(%t : tensor<8xf32>) -> tensor<8xf32>",
        "%t: tensor<8xf32>",
    )
    assert q.core_type(op) == CoreType.CUBE_OR_VECTOR
    with pytest.raises(q.UnknownPipeError, match="depends on memories"):
        q.pipe(op)


def test_a_copy_that_no_pipe_can_do() -> None:
    module = parse(
        f"func.func @f(%a: {SPACE.format('ub')}, %b: {SPACE.format('ca')}) {{\n"
        f"hivm.hir.copy ins(%a : {SPACE.format('ub')}) outs(%b : {SPACE.format('ca')})\nreturn }}"
    )
    with pytest.raises(q.UnknownPipeError, match="no pipe copies from ub to ca"):
        q.pipe(the(CopyOp, module))


def test_a_copy_between_unknown_memories_has_no_core() -> None:
    op = op_of(
        "hivm.hir.copy ins(%a : memref<8xf32>) outs(%a : memref<8xf32>)", "%a: memref<8xf32>"
    )
    assert q.core_type(op) is None


@pytest.mark.parametrize(
    ("space", "core", "pipe"),
    [("cbuf", CoreType.CUBE, Pipe.MTE2), ("ub", CoreType.VECTOR, Pipe.V)],
)
def test_vbrc_goes_by_its_destination(space: str, core: CoreType, pipe: Pipe) -> None:
    target = SPACE.format(space)
    op = op_of(f"hivm.hir.vbrc ins(%s : f16) outs(%a : {target})", f"%s: f16, %a: {target}")
    assert (q.core_type(op), q.pipe(op)) == (core, pipe)


@pytest.mark.parametrize(
    ("text", "core"),
    [
        ("hivm.hir.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]", CoreType.CUBE),
        ("hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]", CoreType.VECTOR),
        ("hivm.hir.set_flag[<PIPE_S>, <PIPE_MTE2>, <EVENT_ID0>]", CoreType.CUBE_OR_VECTOR),
        ("hivm.hir.set_flag[<PIPE_M>, <PIPE_V>, <EVENT_ID0>]", None),
        ("hivm.hir.pipe_barrier[<PIPE_FIX>]", CoreType.CUBE),
        ("hivm.hir.pipe_barrier[<PIPE_ALL>]", CoreType.CUBE_OR_VECTOR),
        ("hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 1", CoreType.CUBE),
        ("hivm.hir.sync_block_wait[<VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 1", CoreType.VECTOR),
        ("hivm.hir.sync_block[<BARRIER_CUBE>]", CoreType.CUBE),
        ("hivm.hir.sync_block[<BARRIER_VECTOR>]", CoreType.VECTOR),
        ("hivm.hir.set_mask_norm", None),
        ("hivm.hir.init_debug", CoreType.CUBE_OR_VECTOR),
    ],
)
def test_cores_of_ops_without_data(text: str, core: CoreType | None) -> None:
    op = op_of(text)
    assert q.core_type(op) == core
    assert not q.is_destination_style(op)


CUSTOM = (
    "hivm.hir.custom {{hivm.pipe = #hivm.pipe<PIPE_MTE3>, hivm.tcore_type = #hivm.tcore_type<{}>,"
    ' hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"}} "name" outs(%a : memref<8xf32>)'
)


@pytest.mark.parametrize("core", ["CUBE", "VECTOR"])
def test_a_custom_op_says_core_and_pipe(core: str) -> None:
    op = op_of(CUSTOM.format(core), "%a: memref<8xf32>")
    assert q.core_type(op) == core
    assert q.pipe(op) == Pipe.MTE3


def test_a_custom_macro_says_its_pipes() -> None:
    op = op_of(
        "hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out ="
        " #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>,"
        ' hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" outs(%a : memref<8xf32>)',
        "%a: memref<8xf32>",
    )
    assert q.pipes(op) == (Pipe.MTE2, Pipe.V)
    assert q.pipe(op) is None


def test_pipes_of_products() -> None:
    module = parse(TENSOR_LOAD.format(users=ON_CUBE.format(1)))
    product = the(products.MmadL1Op, module)
    assert q.pipes(product) == (Pipe.MTE1, Pipe.M)
    assert q.inits(product) == (product.c,)
    assert q.inputs(product) == tuple(product.operands[:6])


def test_largest_ranks() -> None:
    exp = op_of(
        "hivm.hir.vtanh ins(%a : memref<8xf32>) outs(%a : memref<8xf32>)", "%a: memref<8xf32>"
    )
    with pytest.raises(LookupError, match="no function for"):
        q.max_rank(exp)
    debug = op_of(
        'hivm.hir.debug {debugtype = "print", hex = false, prefix = ""} %a : memref<8xf32>',
        "%a: memref<8xf32>",
    )
    assert q.max_rank(debug) == 4
    assert q.max_rank(move("nd2nz", "gm", "cbuf")) is None


def test_scratch_space_is_an_input_but_no_source() -> None:
    op = op_of(
        "hivm.hir.vabs ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)"
        " temp_buffer(%t : memref<64xf32>)",
        "%a: memref<8xf32>, %b: memref<8xf32>, %t: memref<64xf32>",
    )
    assert isinstance(op, elementwise.VAbsOp)
    assert q.inputs(op) == (op.src[0], op.temp_buffer)
    assert q.sources(op) == (op.src[0],)
    assert q.inits(op) == (op.dst[0],)


def test_axes() -> None:
    op = op_of(
        "hivm.hir.vadd ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a : memref<4x8xf32>)"
        " broadcast = [1]",
        "%a: memref<4x8xf32>, %b: memref<4x1xf32>",
    )
    assert q.broadcast_axes(op, op.operands[0]) == ()
    assert q.broadcast_axes(op, op.operands[1]) == (1,)
    assert q.iterator_types(op) == ("parallel", "broadcast")
    transposed = op_of(
        "hivm.hir.vabs ins(%a : memref<4x2x8xf32>) outs(%b : memref<2x4x8xf32>)"
        " transpose = [1, 0, 2]",
        "%a: memref<4x2x8xf32>, %b: memref<2x4x8xf32>",
    )
    assert q.transpose_axes(transposed) == (1, 0, 2)
    assert q.iterator_types(transposed) == ("transpose", "transpose", "parallel")


def test_axes_of_other_vector_ops() -> None:
    arguments = "%a: memref<4x8xf32>, %r: memref<4x1xf32>, %s: f32, %p: memref<4x10xf32>"
    reduction = op_of(
        "hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%r : memref<4x1xf32>)"
        " unsigned_src = false reduce_dims = [1]",
        arguments,
    )
    assert isinstance(reduction, reductions.VReduceOp)
    assert q.iterator_types(reduction) == ("parallel", "reduction")
    pad = op_of(
        "hivm.hir.vpad ins(%a : memref<4x8xf32>) outs(%p : memref<4x10xf32>)"
        " low[0, 1] high[0, 1] pad_value %s : f32",
        arguments,
    )
    assert isinstance(pad, permutations.VPadOp)
    assert q.iterator_types(pad) == ("parallel", "pad")


BUFFERS = """
func.func @f(%w: memref<?xi8>, %lower: index, %upper: index, %step: index, %s: f32) {
  %alloc = memref.alloc() : memref<8x16xf32, #hivm.address_space<cbuf>>
  %view = memref.subview %alloc[0, 0] [4, 16] [1, 1]
    : memref<8x16xf32, #hivm.address_space<cbuf>>
    to memref<4x16xf32, strided<[16, 1]>, #hivm.address_space<cbuf>>
  %cast = memref.memory_space_cast %view
    : memref<4x16xf32, strided<[16, 1]>, #hivm.address_space<cbuf>>
    to memref<4x16xf32, strided<[16, 1]>>
  %tensor = bufferization.to_tensor %cast restrict writable : memref<4x16xf32, strided<[16, 1]>>
  %space = memref_ext.alloc_workspace() from %w : from memref<?xi8> to memref<4x16xf32>
  %out = bufferization.to_tensor %space restrict writable : memref<4x16xf32>
  %loop = scf.for %i = %lower to %upper step %step iter_args(%carried = %out)
      -> (tensor<4x16xf32>) {
    %slice = tensor.extract_slice %carried[0, 0] [2, 16] [1, 1]
      : tensor<4x16xf32> to tensor<2x16xf32>
    %filled = hivm.hir.vbrc ins(%s : f32) outs(%slice : tensor<2x16xf32>) -> tensor<2x16xf32>
    %inserted = tensor.insert_slice %filled into %carried[0, 0] [2, 16] [1, 1]
      : tensor<2x16xf32> into tensor<4x16xf32>
    scf.yield %inserted : tensor<4x16xf32>
  }
  %stored = hivm.hir.store ins(%tensor : tensor<4x16xf32>) outs(%loop : tensor<4x16xf32>)
    -> tensor<4x16xf32>
  return
}"""


@pytest.fixture(scope="module")
def buffers() -> ModuleOp:
    return parse(BUFFERS)


def test_the_buffer_behind_views(buffers: ModuleOp) -> None:
    store = the(StoreOp, buffers)
    alloc = the(memref.AllocOp, buffers)
    assert q.buffer_behind(store.src) == alloc.memref
    assert q.address_space(alloc.memref) == AddressSpace.CBUF
    assert q.address_space(store.src) is None


def test_the_buffer_behind_a_loop(buffers: ModuleOp) -> None:
    space = the(AllocWorkspaceOp, buffers).memref
    store = the(StoreOp, buffers)
    assert q.buffer_behind(store.results[0]) == space
    assert q.destinations(store) == (space,)
    loop = the(scf.ForOp, buffers)
    assert q.buffer_behind(loop.body.block.args[1]) == space
    fill = the(vector.VBrcOp, buffers)
    assert q.buffer_behind(fill.results[0]) == space
    assert q.destinations(fill) == (space,)


def test_new_values_are_their_own_buffers(buffers: ModuleOp) -> None:
    loop = the(scf.ForOp, buffers)
    counter = loop.body.block.args[0]
    assert q.buffer_behind(counter) is counter
    for value in (loop.lb, the(AllocWorkspaceOp, buffers).memref):
        assert isinstance(value, BlockArgument | OpResult)
        assert q.buffer_behind(value) is value
