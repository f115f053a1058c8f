"""Ops on the machine's state, views of buffers, and debugging."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloatConstr,
    IndexType,
    IntAttr,
    IntegerType,
    StringAttr,
    i64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.dialects.utils.dynamic_index_list import DynamicIndexList
from xdsl.irdl import (
    AttrSizedOperandSegments,
    BaseAttr,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.attributes import DataLayoutAttr
from tilewright.hivm.dialects.hivm.base import (
    BOOL,
    I64,
    I64_ARRAY,
    MEMREF,
    TENSOR_OR_MEMREF,
    HIVMOperation,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import (
    AddressSpaceAttr,
    AtomicKindAttr,
    CoreTypeAttr,
    DataCacheKindAttr,
    DCCIModeAttr,
)
from tilewright.hivm.dialects.hivm.checks import (
    must_be_compatible,
    must_be_of_one_kind,
    must_have_one_element_type,
)
from tilewright.hivm.dialects.hivm.directives import PointerType
from tilewright.hivm.traits import (
    CubeVectorCoreTypeTrait,
    HIVMStructuredOpInterface,
    StaticMaxRankTrait,
)
from tilewright.hivm.traits.structured import dims, rank_of

GLOBAL_MEMORY = 1  # the address space of pointers to it
NUMBER = BaseAttr(IntegerType) | AnyFloatConstr


class BlockNumberOp(HIVMOperation):
    """A number that a core can ask for."""

    result = result_def(i64)
    traits = traits_def(Pure(), CubeVectorCoreTypeTrait())
    assembly_format = "attr-dict `->` type($result)"


@hivm_op
class GetBlockIdxOp(BlockNumberOp):
    """Which block this is."""

    name = "hivm.hir.get_block_idx"


@hivm_op
class GetBlockNumOp(BlockNumberOp):
    """How many blocks there are."""

    name = "hivm.hir.get_block_num"


@hivm_op
class GetSubBlockIdxOp(BlockNumberOp):
    """Which vector core of the block this is."""

    name = "hivm.hir.get_sub_block_idx"


@hivm_op
class GetSubBlockNumOp(BlockNumberOp):
    """How many vector cores a block has."""

    name = "hivm.hir.get_sub_block_num"


@hivm_op
class GetSysCntOp(BlockNumberOp):
    """The counter of cycles."""

    name = "hivm.hir.get_sys_cnt"


@hivm_op
class MultiBufferCounterOp(HIVMOperation):
    """The number of the iteration, which says which of several buffers is in use."""

    name = "hivm.hir.multi_buffer_counter"
    counter = result_def(i64)
    assembly_format = "attr-dict `->` type($counter)"


@hivm_op
class SetFFTSBaseAddrOp(HIVMOperation):
    """Tells the hardware where the flags between cores are."""

    name = "hivm.hir.set_ffts_base_addr"
    ffts_base_addr = operand_def(i64)
    traits = traits_def(CubeVectorCoreTypeTrait())
    assembly_format = "attr-dict $ffts_base_addr"


@hivm_op
class SetMaskNormOp(HIVMOperation):
    """Sets the mask of the vector unit to its normal mode."""

    name = "hivm.hir.set_mask_norm"
    assembly_format = "attr-dict"


@hivm_op
class SetAtomicOp(HIVMOperation):
    """From here on, writes to global memory change what is there by `kind`; `none` ends it."""

    name = "hivm.hir.set_atomic"
    kind = prop_def(AtomicKindAttr)
    type = opt_prop_def()
    assembly_format = "`kind` `=` $kind `[` `type` `=` $type `]` attr-dict"


@hivm_op
class SetCtrlOp(HIVMOperation):
    """Sets (or clears) bit `idx` of the control register."""

    name = "hivm.hir.set_ctrl"
    enable = prop_def(BOOL)
    idx = prop_def(I64)
    assembly_format = "$enable `at` `ctrl` `[` $idx `]` attr-dict"


@hivm_op
class DcciOp(HIVMOperation):
    """Writes back and empties one line of a cache, or all."""

    name = "hivm.hir.dcci"
    ptr = opt_operand_def(MEMREF)
    mode = prop_def(DCCIModeAttr)
    dataCacheKind = prop_def(DataCacheKindAttr)
    assembly_format = "attr-dict `(` $mode `,` $dataCacheKind (`,` $ptr^ `:` type($ptr))? `)`"


@hivm_op
class LoadScalarOp(HIVMOperation):
    """Reads one number at an address in global memory."""

    name = "hivm.hir.load_scalar"
    addr = operand_def(LLVMPointerType)
    result = result_def(NUMBER)
    custom_directives = (PointerType,)
    assembly_format = "attr-dict $addr `:` custom<PointerType>(type($addr)) `->` type($result)"

    def verify_(self) -> None:
        pointer = self.addr.type
        if not isinstance(pointer, LLVMPointerType) or pointer.addr_space != IntAttr(GLOBAL_MEMORY):
            raise VerifyException(f"reads from global memory, !llvm.ptr<1>, not from {pointer}")


@hivm_op
class PointerCastOp(HIVMOperation):
    """A buffer at a given address; with several addresses, several buffers to be used in turn."""

    name = "hivm.hir.pointer_cast"
    addrs = var_operand_def(i64)
    dynamicSizes = var_operand_def(IndexType())
    result = result_def(MEMREF)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(CubeVectorCoreTypeTrait())
    assembly_format = "`(` $addrs `)` (`[` $dynamicSizes^ `]`)? attr-dict `:` type($result)"

    def verify_(self) -> None:
        if not self.addrs:
            raise VerifyException("needs an address")


@hivm_op
class BitcastOp(HIVMOperation):
    """The same bits as elements of another type of the same width."""

    name = "hivm.hir.bitcast"
    src = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$src `:` type($src) `->` type($result) attr-dict"

    def verify_(self) -> None:
        must_be_of_one_kind(src=self.src, result=self.result)
        if rank_of(self.src.type) is not None and rank_of(self.result.type) is not None:
            must_be_compatible(src=self.src, result=self.result)


@hivm_op
class ConvertLayoutOp(HIVMOperation):
    """The same buffer seen in another layout; nothing moves."""

    name = "hivm.hir.convert_layout"
    source = operand_def(TENSOR_OR_MEMREF)
    output_shape = var_operand_def(IndexType())
    srcLayout = prop_def(DataLayoutAttr)
    dstLayout = prop_def(DataLayoutAttr)
    static_output_shape = prop_def(I64_ARRAY)
    result = result_def(TENSOR_OR_MEMREF)
    custom_directives = (DynamicIndexList,)
    traits = traits_def(Pure())
    assembly_format = (
        "$source `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"
        " attr-dict `:` `(` type($source) `)` `->` type($result)"
    )

    def verify_(self) -> None:
        must_have_one_element_type(source=self.source, result=self.result)
        dynamic = dims(self, "static_output_shape").count(DYNAMIC_INDEX)
        if len(self.output_shape) != dynamic:
            raise VerifyException(
                f"output_shape has {dynamic} dynamic sizes, but {len(self.output_shape)} operands"
            )


@hivm_op
class DebugOp(HIVMOperation):
    """Prints or checks a number or a buffer on the device."""

    name = "hivm.hir.debug"
    arg = operand_def(NUMBER | TENSOR_OR_MEMREF)
    debugtype = prop_def(StringAttr)
    prefix = prop_def(StringAttr)
    hex = prop_def(BOOL)
    tcoretype = opt_prop_def(CoreTypeAttr)
    memscope = opt_prop_def(AddressSpaceAttr)
    # The published tables give it no limit of rank; the description says 4, and the description
    # holds. Its limit depends on the structured interface, so it is an op without destinations.
    traits = traits_def(HIVMStructuredOpInterface(), StaticMaxRankTrait(4))
    assembly_format = "attr-dict $arg `:` type($arg)"


@hivm_op
class InitDebugOp(HIVMOperation):
    """Begins debugging on the device."""

    name = "hivm.hir.init_debug"
    traits = traits_def(CubeVectorCoreTypeTrait())
    assembly_format = "attr-dict"


@hivm_op
class FinishDebugOp(HIVMOperation):
    """Ends debugging on the device."""

    name = "hivm.hir.finish_debug"
    traits = traits_def(CubeVectorCoreTypeTrait())
    assembly_format = "attr-dict"
