"""Ops that read and write global memory at computed places, for SIMT code of the vector core."""

from __future__ import annotations

from typing import Any, Self

from xdsl.dialects.builtin import TensorType, i1
from xdsl.irdl import (
    AttrSizedOperandSegments,
    SameVariadicOperandSize,
    VarOperandDef,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    BOOL,
    I32_OR_I64,
    MEMREF,
    RESULT,
    TENSOR,
    TENSOR_OR_MEMREF,
    TRUE,
    HIVMOperation,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import CacheModifierAttr, EvictionPolicyAttr
from tilewright.hivm.dialects.hivm.checks import (
    must_have_one_element_type,
    must_have_one_for_each_dimension,
    must_have_one_rank,
    must_have_one_shape,
    must_have_rank,
)
from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits import (
    DestinationStyleEffects,
    DestinationStyleOpInterface,
    HIVMStructuredOpInterface,
    OpPipeTrait,
    SinglePipeOpTrait,
    StaticMaxRankTrait,
    VectorCoreTypeTrait,
)
from tilewright.hivm.traits.structured import rank_of

INDEX = TensorType.constr(I32_OR_I64)
MASK = TensorType.constr(i1)


class GatherOp(HIVMOperation):
    """An access of the vector core to global memory."""

    traits = traits_def(
        SinglePipeOpTrait(),
        OpPipeTrait(Pipe.V),
        VectorCoreTypeTrait(),
        DestinationStyleEffects(),
    )

    @classmethod
    def build(cls, **parts: Any) -> Self:
        """As in xDSL, but groups of operands that must have one size are an error of the text."""
        try:
            return super().build(**parts)
        except ValueError as error:
            groups = zip(cls.get_irdl_definition().operands, parts["operands"], strict=True)
            sizes = [
                f"{name} {len(group)}"
                for (name, definition), group in groups
                if isinstance(definition, VarOperandDef)
            ]
            raise VerifyException(
                f"needs operand groups of one size, but has {', '.join(sizes)}"
            ) from error


# embedding_gather, gatherT, scatterT and index_put aren't structured in the published tables, but
# have a limit of rank, which by the description depends on the interface: the description holds.


@hivm_op
class EmbeddingGatherOp(GatherOp):
    """Copies the rows of a table in global memory that the tile `index` names.

    `bound` is the number of rows; `offsets` and `numels` say where the tile is and how much counts.
    """

    name = "hivm.hir.embedding_gather"
    src = operand_def(MEMREF)
    index = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    bound = operand_def(I32_OR_I64)
    offsets = var_operand_def(I32_OR_I64)
    numels = var_operand_def(I32_OR_I64)
    result = var_result_def(TENSOR_OR_MEMREF)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(3))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `,` $index `:` type($index) `,` $bound `:` type($bound)"
        " `,` `[` $offsets `:` type($offsets) `]` `,` `[` $numels `:` type($numels) `]` `)`"
        f" `outs` `(` $dst `:` type($dst) `)` attr-dict {RESULT}"
    )

    def verify_(self) -> None:
        must_have_rank("index", self.index, 1, 2)
        must_have_rank("dst", self.dst, (rank_of(self.index.type) or 0) + 1)
        must_have_one_for_each_dimension("dst", self.dst, offsets=self.offsets)


@hivm_op
class GatherTOp(GatherOp):
    """Reads elements of global memory along dimension `dim` at the places in the tile `index`."""

    name = "hivm.hir.gatherT"
    src = operand_def(MEMREF)
    index = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    bound = operand_def(I32_OR_I64)
    dim = operand_def(I32_OR_I64)
    src_stride = var_operand_def(I32_OR_I64)
    index_shape = var_operand_def(I32_OR_I64)
    offsets = var_operand_def(I32_OR_I64)
    result = opt_result_def(TENSOR_OR_MEMREF)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(5))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `,` $index `:` type($index) `,` $bound `:` type($bound)"
        " `,` $dim `:` type($dim) `,` `[` $src_stride `:` type($src_stride) `]`"
        " `,` `[` $index_shape `:` type($index_shape) `]`"
        " `,` `[` $offsets `:` type($offsets) `]` `)`"
        f" `outs` `(` $dst `:` type($dst) `)` attr-dict {RESULT}"
    )


@hivm_op
class ScatterTOp(GatherOp):
    """Writes a tile to global memory along dimension `dim` at the places in `index_tile`."""

    name = "hivm.hir.scatterT"
    dst = operand_def(MEMREF)
    value = operand_def(TENSOR_OR_MEMREF)
    index_tile = operand_def(TENSOR_OR_MEMREF)
    index_boundary = operand_def(I32_OR_I64)
    dim = operand_def(I32_OR_I64)
    dst_stride = var_operand_def(I32_OR_I64)
    index_shape = var_operand_def(I32_OR_I64)
    offsets = var_operand_def(I32_OR_I64)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(5))
    assembly_format = (
        "`ins` `(` $dst `:` type($dst) `,` $value `:` type($value)"
        " `,` $index_tile `:` type($index_tile) `,` $index_boundary `:` type($index_boundary)"
        " `,` $dim `:` type($dim) `,` `[` $dst_stride `:` type($dst_stride) `]`"
        " `,` `[` $index_shape `:` type($index_shape) `]`"
        " `,` `[` $offsets `:` type($offsets) `]` `)` attr-dict"
    )

    def verify_(self) -> None:
        must_have_one_shape(value=self.value, index_tile=self.index_tile)


@hivm_op
class IndexPutOp(GatherOp):
    """Writes the rows of `value` to the rows of global memory that the tile `index` names."""

    name = "hivm.hir.index_put"
    dst = operand_def(MEMREF)
    index = operand_def(TENSOR_OR_MEMREF)
    value = operand_def(TENSOR_OR_MEMREF)
    scatter_dim = operand_def(I32_OR_I64)
    bound = operand_def(I32_OR_I64)
    end_offset = var_operand_def(I32_OR_I64)
    start_offset = var_operand_def(I32_OR_I64)
    dst_stride = var_operand_def(I32_OR_I64)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(5))
    assembly_format = (
        "`ins` `(` $dst `:` type($dst) `,` $index `:` type($index) `,` $value `:` type($value)"
        " `,` $scatter_dim `:` type($scatter_dim) `,` $bound `:` type($bound)"
        " `,` `[` $end_offset `:` type($end_offset) `]`"
        " `,` `[` $start_offset `:` type($start_offset) `]`"
        " `,` `[` $dst_stride `:` type($dst_stride) `]` `)` attr-dict"
    )


@hivm_op
class IndirectLoadOp(GatherOp):
    """Reads an element of global memory for each offset, where `mask` is set, else `other`."""

    name = "hivm.hir.indirect_load"
    src = operand_def(MEMREF)
    offsets = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    mask = opt_operand_def(TENSOR_OR_MEMREF)
    other = opt_operand_def(TENSOR_OR_MEMREF)
    isVolatile = prop_def(BOOL, default_value=TRUE)
    result = opt_result_def(TENSOR_OR_MEMREF)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(5))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `,` $offsets `:` type($offsets)"
        " (`,` $mask^ `:` type($mask))? (`,` $other^ `:` type($other))? `)`"
        f" `outs` `(` $dst `:` type($dst) `)` attr-dict {RESULT}"
    )

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst, other=self.other)
        must_have_one_shape(offsets=self.offsets, dst=self.dst, mask=self.mask, other=self.other)


@hivm_op
class IndirectStoreOp(GatherOp):
    """Writes an element to global memory for each offset, where `mask` is set."""

    name = "hivm.hir.indirect_store"
    dst = operand_def(MEMREF)
    offsets = operand_def(TENSOR_OR_MEMREF)
    src = operand_def(TENSOR_OR_MEMREF)
    mask = opt_operand_def(TENSOR_OR_MEMREF)
    traits = traits_def(HIVMStructuredOpInterface("dst"), StaticMaxRankTrait(5))
    assembly_format = (
        "`ins` `(` $src `:` type($src) `,` $offsets `:` type($offsets)"
        " (`,` $mask^ `:` type($mask))? `)` `outs` `(` $dst `:` type($dst) `)` attr-dict"
    )

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst)
        must_have_one_shape(offsets=self.offsets, mask=self.mask)


@hivm_op
class GatherLoadOp(GatherOp):
    """Reads at each of `indices` from `base`, where `mask` is set, else takes `other`."""

    name = "hivm.hir.gather_load"
    base = operand_def(MEMREF)
    indices = operand_def(INDEX)
    burst_len = operand_def(I32_OR_I64)
    mask = opt_operand_def(MASK)
    other = opt_operand_def(TENSOR)
    dst = operand_def(TENSOR_OR_MEMREF)
    cache = opt_prop_def(CacheModifierAttr)
    evict = opt_prop_def(EvictionPolicyAttr)
    isVolatile = opt_prop_def(BOOL)
    result = opt_result_def(TENSOR)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(DestinationStyleOpInterface("dst"))
    assembly_format = (
        "`ins` `(` $base `:` type($base) `,` $indices `:` type($indices)"
        " `,` $burst_len `:` type($burst_len) (`,` $mask `:` type($mask)^)?"
        " (`,` $other `:` type($other)^)? `)`"
        f" `outs` `(` $dst `:` type($dst) `)` attr-dict {RESULT}"
    )

    def verify_(self) -> None:
        must_have_one_element_type(base=self.base, dst=self.dst, other=self.other)
        must_have_one_rank(indices=self.indices, dst=self.dst)
        must_have_one_shape(indices=self.indices, dst=self.dst)
        must_have_one_shape(indices=self.indices, mask=self.mask, other=self.other)


@hivm_op
class ScatterStoreOp(GatherOp):
    """Writes `data` at each of `indices` from `base`, where `mask` is set."""

    name = "hivm.hir.scatter_store"
    indices = operand_def(INDEX)
    data = operand_def(TENSOR)
    burst_len = operand_def(I32_OR_I64)
    mask = opt_operand_def(MASK)
    base = operand_def(TENSOR_OR_MEMREF)
    cache = opt_prop_def(CacheModifierAttr)
    evict = opt_prop_def(EvictionPolicyAttr)
    result = opt_result_def(TENSOR)
    irdl_options = (SameVariadicOperandSize(),)
    traits = traits_def(DestinationStyleOpInterface("base"))
    assembly_format = (
        "`ins` `(` $indices `:` type($indices) `,` $data `:` type($data)"
        " `,` $burst_len `:` type($burst_len) (`,` $mask `:` type($mask)^)? `)`"
        f" `outs` `(` $base `:` type($base) `)` attr-dict {RESULT}"
    )

    def verify_(self) -> None:
        must_have_one_element_type(base=self.base, data=self.data)
        must_have_one_rank(indices=self.indices, data=self.data)
        must_have_one_shape(indices=self.indices, data=self.data, mask=self.mask)
