"""Accesses of the vector core to global memory at strides, for SIMT code."""

from __future__ import annotations

from xdsl.irdl import (
    SameVariadicOperandSize,
    operand_def,
    opt_result_def,
    traits_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    I32_OR_I64,
    MEMREF,
    RESULT,
    TENSOR_OR_MEMREF,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.checks import (
    must_have_one_element_type,
    must_have_one_for_each_dimension,
    must_have_one_type,
    must_have_rank,
)
from tilewright.hivm.dialects.hivm.gathers import GatherOp
from tilewright.hivm.traits import (
    HIVMStructuredOpInterface,
    StaticMaxRankTrait,
)
from tilewright.hivm.traits.operands import element_type


@hivm_op
class StrideLoadOp(GatherOp):
    """Reads `src[offset + Σ i·stride]`, and `other` beyond `numel` in a dimension."""

    name = "hivm.hir.stride_load"
    src = operand_def(MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    offset = operand_def(I32_OR_I64)
    other = operand_def()
    stride = var_operand_def(I32_OR_I64)
    numel = var_operand_def(I32_OR_I64)
    result = opt_result_def(TENSOR_OR_MEMREF)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(3))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)`"
        " `offset` `(` $offset `:` type($offset) `)` `other` `(` $other `:` type($other) `)`"
        " `strides` `(` `[` $stride `:` type($stride) `]` `)`"
        f" `numels` `(` `[` $numel `:` type($numel) `]` `)` attr-dict {RESULT}"
    )

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst)
        element = element_type(self.src.type)
        if self.other.type != element:
            raise VerifyException(f"other must be of type {element}, not {self.other.type}")
        must_have_rank("dst", self.dst, 1, 2, 3)
        must_have_one_for_each_dimension("dst", self.dst, strides=self.stride)
        must_have_one_type(self.offset, *self.stride, *self.numel)


@hivm_op
class StrideStoreOp(GatherOp):
    """Writes `dst[offset + Σ i·stride]`, up to `numel` in each dimension."""

    name = "hivm.hir.stride_store"
    dst = operand_def(MEMREF)
    src = operand_def(TENSOR_OR_MEMREF)
    offset = operand_def(I32_OR_I64)
    stride = var_operand_def(I32_OR_I64)
    numel = var_operand_def(I32_OR_I64)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(3))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)`"
        " `offset` `(` $offset `:` type($offset) `)`"
        " `strides` `(` `[` $stride `:` type($stride) `]` `)`"
        " `numels` `(` `[` $numel `:` type($numel) `]` `)` attr-dict"
    )

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst)
        must_have_rank("src", self.src, 1, 2, 3)
        must_have_one_for_each_dimension("src", self.src, strides=self.stride)
        must_have_one_type(self.offset, *self.stride, *self.numel)
