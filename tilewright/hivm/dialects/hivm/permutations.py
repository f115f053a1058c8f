"""Ops of the vector unit that put elements in another order, join, split and pad vectors."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    bf16,
    f8E4M3FN,
    f8E5M2,
    f16,
    f32,
    i1,
    i64,
)
from xdsl.dialects.utils.dynamic_index_list import DynamicIndexList
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    ANY_8_TO_32,
    ANY_NUMBERS,
    BOOL,
    FALSE,
    I64,
    I64_ARRAY,
    INS_OUTS,
    INTEGERS,
    MEMREF,
    NO_DIMS,
    RESULT,
    TEMP_BUFFER,
    TENSOR,
    TENSOR_OR_MEMREF,
    ScratchOp,
    ShapingOp,
    hivm_op,
    ui64,
)
from tilewright.hivm.dialects.hivm.cases import DeinterleaveModeAttr
from tilewright.hivm.dialects.hivm.checks import (
    must_be_dimensions,
    must_have_one_element_type,
    must_have_one_rank,
)
from tilewright.hivm.dialects.hivm.directives import Shown
from tilewright.hivm.traits import (
    HIVMOpSameOperandsAndResultRank,
    NoLibraryFunctionTrait,
    OperElemTypeConstraints,
    SameOperandsElementType,
    UniformReassociationFlattenTrait,
)
from tilewright.hivm.traits.structured import dims, rank_of

# What can be moved or permuted without looking at it, but for i1.
MOVABLE = (*ANY_NUMBERS[1:],)


@hivm_op
class VConcatOp(ShapingOp):
    """Puts its inputs one after the other along dimension `dim`."""

    name = "hivm.hir.vconcat"
    src = var_operand_def()
    dst = operand_def(TENSOR_OR_MEMREF)
    dim = prop_def(I64)
    result = var_result_def(TENSOR)
    traits = traits_def(
        SameOperandsElementType(), NoLibraryFunctionTrait(), UniformReassociationFlattenTrait()
    )
    assembly_format = f"`dim` `(` $dim `)` attr-dict {INS_OUTS} {RESULT}"


@hivm_op
class VDeinterleaveOp(ShapingOp):
    """Takes the last dimension apart into channels: every `channel_num`-th element is one's.

    There are two channels where it isn't said, and all of them have destinations.
    """

    name = "hivm.hir.vdeinterleave"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = var_operand_def(TENSOR_OR_MEMREF)
    channel_num = opt_prop_def(I64)
    index_mode = opt_prop_def(DeinterleaveModeAttr)
    result = var_result_def(TENSOR)
    traits = traits_def(
        SameOperandsElementType(),
        HIVMOpSameOperandsAndResultRank(),
        OperElemTypeConstraints((0,), MOVABLE),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} (`channel_num` `=` $channel_num^)? (`index_mode` `=` $index_mode^)?"
        f" {RESULT}"
    )

    def verify_(self) -> None:
        channels = 2 if self.channel_num is None else self.channel_num.value.data
        if self.index_mode is not None and self.index_mode.data != "ALL_CHANNELS":
            channels = 1
        if len(self.dst) != channels:
            raise VerifyException(
                f"needs a destination for each channel, {channels}, but has {len(self.dst)}"
            )


@hivm_op
class VInterleaveOp(ScratchOp):
    """Puts inputs of one shape together element by element along the last dimension."""

    name = "hivm.hir.vinterleave"
    src = var_operand_def()
    dst = operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    interleave_channel_nums = prop_def(I64, default_value=IntegerAttr(2, i64))
    result = var_result_def(TENSOR)
    custom_directives = (Shown,)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        SameOperandsElementType(),
        HIVMOpSameOperandsAndResultRank(),
        OperElemTypeConstraints((0,), ANY_NUMBERS),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS}"
        " `interleave_channel_nums` `=` custom<Shown>($interleave_channel_nums)"
        f" {TEMP_BUFFER} {RESULT}"
    )

    def verify_(self) -> None:
        channels = self.interleave_channel_nums.value.data
        if channels != 2 or len(self.src) != 2:
            raise VerifyException(
                f"joins 2 channels, but has {len(self.src)} inputs for {channels} channels"
            )


@hivm_op
class VFlipOp(ShapingOp):
    """Reverses the elements along `flip_axis`."""

    name = "hivm.hir.vflip"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    flip_axis = prop_def(I64)
    result = var_result_def(TENSOR)
    traits = traits_def(
        SameOperandsElementType(),
        OperElemTypeConstraints((0, 1), (*INTEGERS[1:], f16, bf16, f32)),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = f"attr-dict {INS_OUTS} `flip_axis` `=` $flip_axis {RESULT}"


@hivm_op
class VPadOp(ShapingOp):
    """Puts `low` and `high` many elements `pad_value` around `src` in each dimension."""

    name = "hivm.hir.vpad"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    pad_value = operand_def()
    low = var_operand_def(IndexType())
    high = var_operand_def(IndexType())
    static_low = prop_def(I64_ARRAY)
    static_high = prop_def(I64_ARRAY)
    result = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    custom_directives = (DynamicIndexList,)
    traits = traits_def(
        HIVMOpSameOperandsAndResultRank(),
        NoLibraryFunctionTrait(),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} `low` `` custom<DynamicIndexList>($low, $static_low)"
        " `high` `` custom<DynamicIndexList>($high, $static_high)"
        f" `pad_value` $pad_value `:` type($pad_value) {RESULT}"
    )


@hivm_op
class VTransposeOp(ScratchOp):
    """`dst` has the dimensions of `src` in the order of `permutation`."""

    name = "hivm.hir.vtranspose"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    permutation = prop_def(I64_ARRAY, default_value=NO_DIMS)
    disable_align = prop_def(BOOL, default_value=FALSE)
    result = var_result_def(TENSOR)
    traits = traits_def(
        OperElemTypeConstraints(
            (0,), (i1, *ANY_8_TO_32, i64, ui64, f8E4M3FN, f8E5M2, f16, bf16, f32)
        ),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} {TEMP_BUFFER} (`permutation` `=` $permutation^)?"
        f" (`disable_align` `=` $disable_align^)? {RESULT}"
    )

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst)
        must_have_one_rank(src=self.src, dst=self.dst)
        order, rank = dims(self, "permutation"), rank_of(self.src.type) or 0
        must_be_dimensions("permutation", order, rank)
        if len(order) != rank:
            raise VerifyException(
                f"permutation must list the {rank} dimensions of src, but lists {len(order)}"
            )
