"""Products of whole matrices in global memory, tiled by the op, perhaps with a vector function."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    UnitAttr,
    i64,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    RESULT,
    SHAPED,
    TENSOR,
    HIVMOperation,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import DescaleModeAttr
from tilewright.hivm.dialects.hivm.checks import must_have_rank
from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits import (
    DestinationStyleEffects,
    HIVMStructuredOpInterface,
    MacroOpPipeTrait,
    MacroOpTrait,
    NoMaxRankTrait,
)
from tilewright.hivm.traits.structured import shape_of


class GlobalMatmulOp(HIVMOperation):
    """A product of whole matrices in global memory, tiled by the op itself."""

    traits = traits_def(
        HIVMStructuredOpInterface("c"),
        MacroOpTrait(),
        MacroOpPipeTrait(Pipe.MTE2, Pipe.MTE3),
        NoMaxRankTrait(),
        DestinationStyleEffects(),
    )
    irdl_options = (AttrSizedOperandSegments(as_property=True),)


def _matmul_format(operands: str, types: str, *groups: str, comm: bool = True) -> str:
    """The format of a global product: inputs, operand groups, destination, then the parameters."""
    return " ".join(
        (
            f"attr-dict `ins` `(` {operands} `:` {types} `)`",
            *groups,
            "`outs` `(` $c `:` type($c) `)`",
            "(`tiling_params` `=` $tilingParams^ `:` type($tilingParams))?",
            *(["(`comm_params` `=` $commParams^ `:` type($commParams))?"] if comm else []),
            "(`bias` `=` $bias^ `:` type($bias))?",
            "(`descale` `=` $descale^ `:` type($descale))?",
            "(`a_transpose` $aTranspose^)? (`b_transpose` $bTranspose^)?",
            "(`descale_mode` `=` $descaleMode^)?",
            "(`block_sizes` `(` $blockSizes^ `:` type($blockSizes) `)`)?",
            "(`process_sizes` `(` $processSizes^ `:` type($processSizes) `)`)?",
            "(`swizzle_offset` `=` $swizzleOffset^ `:` type($swizzleOffset))?",
            "(`swizzle_direction` `=` $swizzleDirection^ `:` type($swizzleDirection))?",
            "(`epilogue_p_tiles` `=` $epiloguePTiles^ `:` type($epiloguePTiles))?",
            RESULT,
        )
    )


POST_INS = "(`post_vector_func_ins` `(` $postVecFuncIns^ `:` type($postVecFuncIns) `)`)?"
POST_OUTS = "(`post_vector_func_outs` `(` $postVecFuncOuts^ `:` type($postVecFuncOuts) `)`)?"
WORKSPACES = "(`workspace_ins` `(` $workspaceIns^ `:` type($workspaceIns) `)`)?"


def must_tile(op: MatmulOp | MixMatmulOp | MixGroupMatmulOp) -> None:
    """Refuses a product whose tiles are described twice or in part, and a wrong bias or descale.

    The numbers of the tiling are in one buffer, tiling_params, or operands of their own. The sizes
    of bias and descale depend on the columns of b, if these are known.
    """
    mode = None if op.descaleMode is None else op.descaleMode.data
    if mode not in (None, "DescaleNull"):
        if op.descale is None:
            raise VerifyException(f"needs descale for descale_mode {mode}")
        must_have_rank("descale", op.descale, 1)
    numbers = {
        "block_sizes": op.blockSizes or None,
        "process_sizes": op.processSizes or None,
        "swizzle_offset": op.swizzleOffset,
        "swizzle_direction": op.swizzleDirection,
        "epilogue_p_tiles": op.epiloguePTiles,
    }
    given = [name for name, number in numbers.items() if number is not None]
    if op.tilingParams is not None and given:
        raise VerifyException(f"has tiling_params, so it can't have {', '.join(given)}")
    for name, sizes in (("block_sizes", op.blockSizes), ("process_sizes", op.processSizes)):
        if len(sizes) not in (0, 3):
            raise VerifyException(f"needs 3 {name}, for m, n and k, not {len(sizes)}")
    must_have_rank("bias", op.bias, 1)
    # Of b as it is stored: like the published compiler, this doesn't look at b_transpose.
    columns = (shape_of(op.b.type) or (DYNAMIC_INDEX,))[-1]
    if columns == DYNAMIC_INDEX:
        return
    must_have_size("bias", op.bias, columns)
    if mode == "DescalePerChannel":
        must_have_size("descale", op.descale, columns)
    elif mode == "DescalePerTensor":
        must_have_size("descale", op.descale, 1)


def must_have_size(name: str, value: SSAValue | None, size: int) -> None:
    """Refuses `value`, if it is there, with another size in its one dimension than `size`."""
    sizes = None if value is None else shape_of(value.type)
    if sizes and sizes[0] not in (size, DYNAMIC_INDEX):
        raise VerifyException(f"{name} must have {size} elements, not {sizes[0]}")


@hivm_op
class MatmulOp(GlobalMatmulOp):
    """`c = a @ b (+ bias)`, scaled by `descale`, either operand transposed."""

    name = "hivm.hir.matmul"
    a = operand_def(SHAPED)
    b = operand_def(SHAPED)
    tilingParams = opt_operand_def(SHAPED)
    bias = opt_operand_def(SHAPED)
    descale = opt_operand_def(SHAPED)
    blockSizes = var_operand_def(i64)
    processSizes = var_operand_def(i64)
    swizzleOffset = opt_operand_def(i64)
    swizzleDirection = opt_operand_def(i64)
    epiloguePTiles = opt_operand_def(i64)
    c = operand_def(SHAPED)
    aTranspose = opt_prop_def(UnitAttr)
    bTranspose = opt_prop_def(UnitAttr)
    descaleMode = opt_prop_def(DescaleModeAttr)
    result = var_result_def(TENSOR)
    assembly_format = _matmul_format("$a `,` $b", "type($a) `,` type($b)", comm=False)

    def verify_(self) -> None:
        must_have_rank("a", self.a, 2)
        must_have_rank("b", self.b, 2)
        must_tile(self)


@hivm_op
class MixMatmulOp(GlobalMatmulOp):
    """A product whose tiles a vector function finishes, on Cube and vector cores together."""

    name = "hivm.hir.mix_matmul"
    a = operand_def(SHAPED)
    b = operand_def(SHAPED)
    postVecFuncIns = var_operand_def(SHAPED)
    workspaceIns = var_operand_def(SHAPED)
    tilingParams = opt_operand_def(SHAPED)
    commParams = opt_operand_def(SHAPED)
    bias = opt_operand_def(SHAPED)
    descale = opt_operand_def(SHAPED)
    blockSizes = var_operand_def(i64)
    processSizes = var_operand_def(i64)
    swizzleOffset = opt_operand_def(i64)
    swizzleDirection = opt_operand_def(i64)
    epiloguePTiles = opt_operand_def(i64)
    c = operand_def(SHAPED)
    aTranspose = opt_prop_def(UnitAttr)
    bTranspose = opt_prop_def(UnitAttr)
    descaleMode = opt_prop_def(DescaleModeAttr)
    result = var_result_def(TENSOR)
    assembly_format = _matmul_format("$a `,` $b", "type($a) `,` type($b)", POST_INS, WORKSPACES)

    def verify_(self) -> None:
        must_have_rank("a", self.a, 2)
        must_have_rank("b", self.b, 2)
        must_tile(self)


@hivm_op
class MixGroupMatmulOp(GlobalMatmulOp):
    """Products of groups of rows, each with its own matrix, that a vector function finishes.

    `tokens_per_expert` gives the number of rows of each group.
    """

    name = "hivm.hir.mix_group_matmul"
    a = operand_def(SHAPED)
    b = operand_def(SHAPED)
    tokens_per_expert = operand_def(SHAPED)
    postVecFuncIns = var_operand_def(SHAPED)
    postVecFuncOuts = var_operand_def(SHAPED)
    workspaceIns = var_operand_def(SHAPED)
    tilingParams = opt_operand_def(SHAPED)
    commParams = opt_operand_def(SHAPED)
    bias = opt_operand_def(SHAPED)
    descale = opt_operand_def(SHAPED)
    blockSizes = var_operand_def(i64)
    processSizes = var_operand_def(i64)
    swizzleOffset = opt_operand_def(i64)
    swizzleDirection = opt_operand_def(i64)
    epiloguePTiles = opt_operand_def(i64)
    c = operand_def(SHAPED)
    aTranspose = opt_prop_def(UnitAttr)
    bTranspose = opt_prop_def(UnitAttr)
    descaleMode = opt_prop_def(DescaleModeAttr)
    result = var_result_def(TENSOR)
    assembly_format = _matmul_format(
        "$a `,` $b `,` $tokens_per_expert",
        "type($a) `,` type($b) `,` type($tokens_per_expert)",
        POST_INS,
        POST_OUTS,
        WORKSPACES,
    )

    def verify_(self) -> None:
        must_have_rank("a", self.a, 3)
        must_have_rank("b", self.b, 2)
        must_have_rank("tokens_per_expert", self.tokens_per_expert, 1)
        must_tile(self)
