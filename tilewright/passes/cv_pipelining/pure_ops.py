"""Ops that only compute a result from their operands, so that they may be repeated."""

PURE_DIALECTS = ("arith", "math", "index", "complex", "tensor")
AFFINE_OPS = ("affine.apply", "affine.max", "affine.min")
PURE_OPS = (
    *AFFINE_OPS,
    "memref.cast",
    "memref.collapse_shape",
    "memref.dim",
    "memref.expand_shape",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
    "memref.subview",
    "memref.view",
    "bufferization.to_buffer",
    "bufferization.to_memref",
    "bufferization.to_tensor",
    "hivm.hir.bitcast",
    "hivm.hir.get_block_idx",
    "hivm.hir.get_block_num",
    "hivm.hir.get_sub_block_idx",
    "hivm.hir.get_sub_block_num",
    "ub.poison",
)
# Those of them that may be wrong to do where the loop wouldn't do them.
MAY_FAIL = (
    "arith.fptosi",
    "arith.fptoui",
    "arith.shli",
    "arith.shrsi",
    "arith.shrui",
    "index.shl",
    "index.shrs",
    "index.shru",
    "tensor.extract",
)
# Those of them that must not be done where the loop wouldn't: the second operand may be 0.
MAY_TRAP = (
    "arith.ceildivsi",
    "arith.ceildivui",
    "arith.divsi",
    "arith.divui",
    "arith.floordivsi",
    "arith.remsi",
    "arith.remui",
    "index.ceildivs",
    "index.ceildivu",
    "index.divs",
    "index.divu",
    "index.floordivs",
    "index.rems",
    "index.remu",
)
