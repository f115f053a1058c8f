"""Ops of the vector unit without a family: ranges, broadcasts, gathers, long products."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    IndexType,
    bf16,
    f8E4M3FN,
    f8E5M2,
    f16,
    f32,
    i1,
    i8,
    i16,
    i32,
    i64,
)
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import AlwaysSpeculatable
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    ANY_NUMBERS,
    I64,
    I64_ARRAY,
    INS_OUTS,
    MEMREF,
    NO_DIMS,
    RESULT,
    TEMP_BUFFER,
    TENSOR,
    TENSOR_OR_MEMREF,
    HIVMOperation,
    ScratchOp,
    ShapingOp,
    hivm_op,
    ui16,
    ui32,
)
from tilewright.hivm.dialects.hivm.checks import (
    must_be_dimensions,
    must_have_rank,
)
from tilewright.hivm.traits import (
    CollapsibleConsecutiveTargetDimsTrait,
    DestinationStyleEffects,
    HIVMOpSameOperandsAndResultRank,
    HIVMStructuredOpInterface,
    OperElemTypeConstraints,
    SameOperandsElementType,
    SinglePipeOpTrait,
    UniformReassociationFlattenTrait,
)
from tilewright.hivm.traits.operands import is_shaped
from tilewright.hivm.traits.structured import dims, rank_of, shape_of


@hivm_op
class VArangeOp(ShapingOp):
    """`dst[i, j, …] = offset + i * strides[0] + j * strides[1] + …`."""

    name = "hivm.hir.varange"
    dst = operand_def(TENSOR_OR_MEMREF)
    offset = opt_operand_def(IndexType())
    strides = var_operand_def(IndexType())
    result = opt_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(OperElemTypeConstraints((0,), (i16, i32, i64, f16, f32)))
    assembly_format = (
        "attr-dict (`offset` `[` $offset^ `]`)? `strides` `[` $strides `]`"
        f" `outs` `(` $dst `:` type($dst) `)` {RESULT}"
    )

    def verify_(self) -> None:
        rank = rank_of(self.dst.type)
        if not self.strides or len(self.strides) != rank:
            raise VerifyException(
                f"needs a stride for each of the {rank} dimensions of dst, at least one,"
                f" but has {len(self.strides)}"
            )


@hivm_op
class VBrcOp(HIVMOperation):
    """Fills `dst` with a scalar, or repeats a vector along dimensions in which it has size 1.

    It runs on the vector core in UB, and for a destination in L1 on the Cube core.
    """

    name = "hivm.hir.vbrc"
    src = operand_def()
    dst = operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    broadcast_dims = prop_def(I64_ARRAY, default_value=NO_DIMS)
    result = var_result_def(TENSOR)
    traits = traits_def(
        HIVMStructuredOpInterface("dst", ("temp_buffer",)),
        AlwaysSpeculatable(),
        DestinationStyleEffects(),
        SinglePipeOpTrait(),
        SameOperandsElementType(),
        OperElemTypeConstraints((0,), ANY_NUMBERS),
        UniformReassociationFlattenTrait(),
        CollapsibleConsecutiveTargetDimsTrait(),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} {TEMP_BUFFER} (`broadcast_dims` `=` $broadcast_dims^)? {RESULT}"
    )

    def verify_(self) -> None:
        must_have_rank("temp_buffer", self.temp_buffer, 1)
        sizes, repeated = shape_of(self.src.type), dims(self, "broadcast_dims")
        if is_shaped(self.src.type):
            must_be_dimensions("broadcast_dims", repeated, len(sizes or ()))
        elif repeated:
            raise VerifyException(f"src is a scalar, {self.src.type}, and has no broadcast_dims")
        for d in repeated:
            if sizes is not None and sizes[d] != 1:
                raise VerifyException(f"can't broadcast dimension {d} of src, {self.src.type}")


@hivm_op
class VGatherOp(ScratchOp):
    """`dst[…, i] = src[…, indices[…, i]]`, or along `gather_axis` instead of the last dimension."""

    name = "hivm.hir.vgather"
    src = operand_def(TENSOR_OR_MEMREF)
    indices = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    gather_axis = opt_prop_def(I64)
    result = var_result_def(TENSOR)
    traits = traits_def(
        HIVMOpSameOperandsAndResultRank(),
        OperElemTypeConstraints(
            (0,), (i1, i8, i16, i32, ui16, ui32, f8E4M3FN, f8E5M2, f16, bf16, f32)
        ),
        OperElemTypeConstraints((1,), (i16, i32)),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        "attr-dict `ins` `(` $src `:` type($src) `)` `indices` `(` $indices `:` type($indices) `)`"
        f" `outs` `(` $dst `:` type($dst) `)` {TEMP_BUFFER} (`gather_axis` `=` $gather_axis^)?"
        f" {RESULT}"
    )


@hivm_op
class VGathermaskOp(ShapingOp):
    """Puts the elements whose mask is set together in `dst`, and their number in the second."""

    name = "hivm.hir.vgathermask"
    src = operand_def(TENSOR_OR_MEMREF)
    mask = operand_def(TENSOR_OR_MEMREF)
    dst = var_operand_def(TENSOR_OR_MEMREF)
    result = var_result_def(TENSOR)
    traits = traits_def(
        HIVMOpSameOperandsAndResultRank(),
        OperElemTypeConstraints((0,), (i16, i32, ui16, ui32, f16, bf16, f32)),
        OperElemTypeConstraints((1,), (i1,)),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = (
        "attr-dict `ins` `(` $src `:` type($src) `)` `mask` `(` $mask `:` type($mask) `)`"
        f" `outs` `(` $dst `:` type($dst) `)` {RESULT}"
    )


@hivm_op
class VMulextendedOp(ScratchOp):
    """The low and the high half of each product, in two destinations."""

    name = "hivm.hir.vmulextended"
    src = var_operand_def(TENSOR_OR_MEMREF)
    dst = var_operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    result = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        HIVMOpSameOperandsAndResultRank(),
        OperElemTypeConstraints((0,), (i16,)),
        UniformReassociationFlattenTrait(),
    )
    assembly_format = f"attr-dict {INS_OUTS} {TEMP_BUFFER} {RESULT}"
