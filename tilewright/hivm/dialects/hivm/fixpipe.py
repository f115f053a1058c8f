"""fixpipe: the way of a product out of the Cube, with conversions on it."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, ArrayAttr, i1
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    traits_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    BOOL,
    I64,
    INS_OUTS,
    RESULT_TENSOR,
    SHAPED,
    TENSOR,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import (
    FixpipeDMAModeAttr,
    FixpipeDualDstModeAttr,
    FixpipePreQuantModeAttr,
    FixpipePreReluModeAttr,
    FixpipeSubBlockAttr,
    UnitFlagAttr,
)
from tilewright.hivm.dialects.hivm.checks import is_for_ascend950, memory_of
from tilewright.hivm.dialects.hivm.moves import MoveOp
from tilewright.hivm.machine import AddressSpace, Pipe
from tilewright.hivm.traits import CubeCoreTypeTrait, NoMaxRankTrait, OpPipeTrait
from tilewright.hivm.traits.unit_flags import UnitFlagEnabledInterface


@hivm_op
class FixpipeOp(MoveOp):
    """Moves a product from L0C to global memory, UB or L1.

    On the way it may change the layout (`dma_mode`), convert and scale (`pre_quant`, with
    `quant_scale`), apply an activation (`pre_relu`) and split over two vector sub-blocks
    (`dual_dst_mode`; else `sub_block_idx` says which one gets all).
    """

    name = "hivm.hir.fixpipe"
    src = operand_def(SHAPED)
    dst = operand_def(SHAPED)
    unit_flag_cond = var_operand_def(i1)
    quant_scale = opt_operand_def(AnyFloat)
    dma_mode = prop_def(FixpipeDMAModeAttr, default_value=FixpipeDMAModeAttr("normal"))
    dual_dst_mode = opt_prop_def(FixpipeDualDstModeAttr)
    sub_block_idx = opt_prop_def(FixpipeSubBlockAttr)
    pre_quant = opt_prop_def(FixpipePreQuantModeAttr)
    pre_relu = opt_prop_def(FixpipePreReluModeAttr)
    channel_split = opt_prop_def(BOOL)
    c0_pad_en = opt_prop_def(BOOL)
    unit_flag_mode = opt_prop_def(ArrayAttr[UnitFlagAttr])
    unit_flag_group_id = opt_prop_def(I64)
    result_tensor = opt_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        OpPipeTrait(Pipe.FIX), CubeCoreTypeTrait(), NoMaxRankTrait(), UnitFlagEnabledInterface()
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} (`quant_scale` `=` $quant_scale^ `:` type($quant_scale))?"
        " (`dual_dst_mode` `=` $dual_dst_mode^)? (`unit_flag_mode` `(` $unit_flag_mode^ `)`)?"
        f" (`unit_flag_cond` `(` $unit_flag_cond^ `)`)? {RESULT_TENSOR}"
    )

    def verify_(self) -> None:
        dual = self.dual_dst_mode is not None and self.dual_dst_mode.data != "NO_DUAL"
        split = self.channel_split is not None and bool(self.channel_split.value.data)
        memory = memory_of(self.dst)
        if not is_for_ascend950(self):
            for used, what in (
                (self.dma_mode.data == "nz2dn", "dma_mode nz2dn"),
                (dual, "dual_dst_mode"),
                (split and memory == AddressSpace.UB, "channel_split into ub"),
            ):
                if used:
                    raise VerifyException(f"{what} needs an Ascend950 as the module's target")
        if dual and memory not in (AddressSpace.UB, None):
            raise VerifyException(f"dual_dst_mode needs a destination in ub, not in {memory}")
