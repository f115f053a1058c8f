"""Ops that move data between memories: load, store, copy, changes of layout, UB and tensors."""

from __future__ import annotations

from collections.abc import Collection

from xdsl.dialects.builtin import (
    ArrayAttr,
    IndexType,
    TensorType,
    UnitAttr,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    result_def,
    traits_def,
    var_result_def,
)
from xdsl.traits import AlwaysSpeculatable
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.base import (
    ANY_NUMBERS,
    BOOL,
    FALSE,
    I64,
    INS_OUTS,
    MEMREF,
    RESULT_TENSOR,
    SHAPED,
    TENSOR,
    TENSOR_OR_MEMREF,
    HIVMOperation,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import (
    AtomicKindAttr,
    CoreTypeAttr,
    EvictionPolicyAttr,
    PadModeAttr,
)
from tilewright.hivm.dialects.hivm.checks import (
    must_be_compatible,
    must_connect,
    must_have_one_element_type,
    must_have_one_rank,
    must_have_one_shape,
)
from tilewright.hivm.machine import ROUTES, AddressSpace, Pipe
from tilewright.hivm.traits import (
    CubeCoreTypeTrait,
    DestinationStyleEffects,
    HIVMStructuredOpInterface,
    NoMaxRankTrait,
    OperElemTypeConstraints,
    OpPipeTrait,
    SinglePipeOpTrait,
    StaticMaxRankTrait,
    UniformReassociationFlattenTrait,
)
from tilewright.hivm.traits.operands import element_type

GM, UB = AddressSpace.GM, AddressSpace.UB
# The memories, source and destination, that each op moves between.
LOADS = {(GM, memory) for memory in AddressSpace if memory != GM}
STORES = {(UB, GM)}


class MoveOp(HIVMOperation):
    """Moves `src` to `dst`."""

    traits = traits_def(
        HIVMStructuredOpInterface("dst"),
        AlwaysSpeculatable(),
        DestinationStyleEffects(),
        SinglePipeOpTrait(),
    )


class FlatMoveOp(MoveOp):
    """A move that doesn't change the order of elements, of any type that a memory holds."""

    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    traits = traits_def(
        UniformReassociationFlattenTrait(), OperElemTypeConstraints((0,), ANY_NUMBERS)
    )


def verify_move(
    src: SSAValue, dst: SSAValue, pairs: Collection[tuple[AddressSpace, AddressSpace]]
) -> None:
    """Refuses a move that changes the elements, or between memories that aren't in `pairs`."""
    must_connect(pairs, src, dst)
    must_have_one_element_type(src=src, dst=dst)
    must_have_one_rank(src=src, dst=dst)


def verify_padding(
    src: SSAValue, dst: SSAValue, mode: PadModeAttr | None, value: SSAValue | None
) -> None:
    """Refuses other sizes in `dst` without a mode of padding, and a wrong value to pad with."""
    if mode is None:
        must_be_compatible(src=src, dst=dst)
    elif mode.data == "PadValue" and value is None:
        raise VerifyException("needs a pad_value for pad_mode PadValue")
    element = element_type(dst.type)
    if value is not None and value.type != element:
        raise VerifyException(f"pad_value must be of type {element}, not {value.type}")


@hivm_op
class LoadOp(FlatMoveOp):
    """Moves from global memory to a buffer of the core, and fills what is beyond the source.

    `left_padding_num` and `right_padding_num` elements of the last dimension are padding, of the
    kind that `pad_mode` says. `init_out_buffer` fills the whole destination with `pad_value` first,
    if `init_condition` holds.
    """

    name = "hivm.hir.load"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    pad_value = opt_operand_def()
    left_padding_num = opt_operand_def(IndexType())
    right_padding_num = opt_operand_def()
    init_condition = opt_operand_def()
    pad_mode = opt_prop_def(PadModeAttr)
    init_out_buffer = opt_prop_def(BOOL)
    may_implicit_transpose_with_last_axis = opt_prop_def(BOOL)
    eviction_policy = opt_prop_def(EvictionPolicyAttr)
    tcoretype = opt_prop_def(CoreTypeAttr)
    result_tensor = opt_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(OpPipeTrait(Pipe.MTE2))
    assembly_format = (
        f"{INS_OUTS} attr-dict (`pad_mode` `=` $pad_mode^)?"
        " (`pad_value` `=` $pad_value^ `:` type($pad_value))?"
        " (`left_padding_num` `=` $left_padding_num^ `:` type($left_padding_num))?"
        " (`init_out_buffer` `=` $init_out_buffer^)?"
        " (`right_padding_num` `=` $right_padding_num^ `:` type($right_padding_num))?"
        " (`init_condition` `=` $init_condition^ `:` type($init_condition))?"
        " (`may_implicit_transpose_with_last_axis` `=` $may_implicit_transpose_with_last_axis^)?"
        " (`eviction_policy` `=` $eviction_policy^)? (`core_type` `=` $tcoretype^)?"
        f" {RESULT_TENSOR}"
    )

    def verify_(self) -> None:
        if isinstance(self.src.type, TensorType) != isinstance(self.dst.type, TensorType):
            raise VerifyException(
                "src and dst must be two tensors or two memrefs,"
                f" but are {self.src.type} and {self.dst.type}"
            )
        verify_move(self.src, self.dst, LOADS)
        verify_padding(self.src, self.dst, self.pad_mode, self.pad_value)


@hivm_op
class StoreOp(FlatMoveOp):
    """Moves from a buffer of the vector core to global memory, perhaps adding to what is there."""

    name = "hivm.hir.store"
    atomic_kind = opt_prop_def(AtomicKindAttr)
    may_implicit_transpose_with_last_axis = opt_prop_def(BOOL)
    result_tensor = opt_result_def(TENSOR)
    traits = traits_def(OpPipeTrait(Pipe.MTE3))
    assembly_format = f"{INS_OUTS} attr-dict (`atomic` `=` $atomic_kind^)? {RESULT_TENSOR}"

    def verify_(self) -> None:
        verify_move(self.src, self.dst, STORES)


@hivm_op
class CopyOp(FlatMoveOp):
    """Moves between two buffers of the core. The pipe depends on the memories."""

    name = "hivm.hir.copy"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    pad_value = opt_operand_def()
    pad_mode = opt_prop_def(PadModeAttr)
    collapse_reassociation = opt_prop_def(ArrayAttr.constr(ArrayAttr.constr(I64)))
    result_tensor = opt_result_def(TENSOR)
    assembly_format = (
        f"{INS_OUTS} attr-dict (`pad_mode` `=` $pad_mode^)?"
        " (`pad_value` `=` $pad_value^ `:` type($pad_value))?"
        f" (`collapse_reassociation` `=` $collapse_reassociation^)? {RESULT_TENSOR}"
    )

    def verify_(self) -> None:
        verify_move(self.src, self.dst, ROUTES)
        verify_padding(self.src, self.dst, self.pad_mode, self.pad_value)


@hivm_op
class ND2NZOp(MoveOp):
    """Moves a row-major matrix from global memory to L1 and cuts it into fractals on the way."""

    name = "hivm.hir.nd2nz"
    src = operand_def(SHAPED)
    dst = operand_def(SHAPED)
    pad_value = opt_operand_def()
    init_condition = opt_operand_def()
    dst_continuous = opt_prop_def(UnitAttr)
    init_out_buffer = opt_prop_def(BOOL)
    result_tensor = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(OpPipeTrait(Pipe.MTE2), CubeCoreTypeTrait(), NoMaxRankTrait())
    assembly_format = (
        f"attr-dict {INS_OUTS} (`init_out_buffer` `=` $init_out_buffer^)?"
        " (`pad_value` `=` $pad_value^ `:` type($pad_value))?"
        f" (`init_condition` `=` $init_condition^ `:` type($init_condition))? {RESULT_TENSOR}"
    )


class CubeMoveOp(MoveOp):
    """A move of the Cube core."""

    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    result_tensor = opt_result_def(TENSOR)
    traits = traits_def(CubeCoreTypeTrait())
    assembly_format = f"attr-dict {INS_OUTS} {RESULT_TENSOR}"


@hivm_op
class NZ2NDOp(CubeMoveOp):
    """Moves fractals from L1 to global memory and puts the rows together on the way."""

    name = "hivm.hir.nz2nd"
    traits = traits_def(OpPipeTrait(Pipe.MTE3))


@hivm_op
class L12UBOp(CubeMoveOp):
    """Moves fractals from L1 to UB and puts the rows together on the way."""

    name = "hivm.hir.l12ub"
    traits = traits_def(OpPipeTrait(Pipe.MTE1), StaticMaxRankTrait(2))


@hivm_op
class LoadScaleOp(CubeMoveOp):
    """Moves the scales of a block-scaled (MX) matrix to L1, in the order that mmadmxL1 takes."""

    name = "hivm.hir.load_scale"
    is_transposed = prop_def(BOOL, default_value=FALSE)
    traits = traits_def(OpPipeTrait(Pipe.MTE2))
    assembly_format = f"attr-dict {INS_OUTS} (`is_transposed` `=` $is_transposed^)? {RESULT_TENSOR}"


@hivm_op
class LocalLoadOp(HIVMOperation):
    """The contents of a buffer in UB as a tensor."""

    name = "hivm.hir.local_load"
    addr = operand_def(MEMREF)
    result = result_def(TENSOR)
    assembly_format = "`ins` `(` $addr `:` type($addr) `)` attr-dict `->` type($result)"

    def verify_(self) -> None:
        must_have_one_shape(addr=self.addr, result=self.result)
        must_have_one_element_type(addr=self.addr, result=self.result)


@hivm_op
class LocalStoreOp(HIVMOperation):
    """Writes a tensor to a buffer in UB."""

    name = "hivm.hir.local_store"
    addr = operand_def(MEMREF)
    data = operand_def(TENSOR)
    assembly_format = "`ins` `(` $addr `:` type($addr) `,` $data `:` type($data) `)` attr-dict"

    def verify_(self) -> None:
        must_have_one_shape(addr=self.addr, data=self.data)
        must_have_one_element_type(addr=self.addr, data=self.data)
