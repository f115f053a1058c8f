"""Ops of the Cube on matrices in L1: products and convolutions."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    UnitAttr,
    f8E4M3FN,
    f8E5M2,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.ir import Attribute
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
    I32,
    I64,
    SHAPED,
    TENSOR,
    TENSOR_OR_MEMREF,
    HIVMOperation,
    hivm_op,
    ui8,
)
from tilewright.hivm.dialects.hivm.cases import UnitFlagAttr
from tilewright.hivm.dialects.hivm.checks import must_have_elements
from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits import (
    CubeCoreTypeTrait,
    DestinationStyleEffects,
    HIVMStructuredOpInterface,
    MacroOpPipeTrait,
    MacroOpTrait,
    NoLibraryFunctionTrait,
    NoMaxRankTrait,
)
from tilewright.hivm.traits.operands import element_type
from tilewright.hivm.traits.unit_flags import UnitFlagEnabledInterface

SYNC_NUMBERS = 7  # numbers in sync_related_args, if any
MX_FORMATS = (1, 2, 3)

RESULTS = "(`->` type($result_tensors)^)?"
SYNC = "(`sync_related_args` `(` $sync_related_args^ `:` type($sync_related_args) `)`)?"
MATRICES = "$init_condition `,` $real_m `,` $real_k `,` $real_n (`,` $per_channel_bias^)?"
MATRIX_TYPES = (
    "type($init_condition) `,` type($real_m) `,` type($real_k) `,` type($real_n)"
    " (`,` type($per_channel_bias)^)?"
)


class CubeOp(HIVMOperation):
    """Moves its inputs from L1 to the Cube on one pipe and computes on another."""

    traits = traits_def(
        MacroOpTrait(),
        MacroOpPipeTrait(Pipe.MTE1, Pipe.M),
        CubeCoreTypeTrait(),
        DestinationStyleEffects(),
    )
    irdl_options = (AttrSizedOperandSegments(as_property=True),)


class MmadOp(CubeOp):
    """`c (+)= a @ b (+ bias)`, of which only real_m × real_k and real_k × real_n elements count.

    With `init_condition` true, `c` is overwritten, else added to. The bias has one element for
    each column. The unit flags order the op and the fixpipe that takes its result.
    """

    a = operand_def(TENSOR_OR_MEMREF)
    b = operand_def(TENSOR_OR_MEMREF)
    init_condition = operand_def(i1)
    real_m = operand_def(IndexType())
    real_k = operand_def(IndexType())
    real_n = operand_def(IndexType())
    c = operand_def(TENSOR_OR_MEMREF)
    sync_related_args = var_operand_def(i64)
    unit_flag_cond = var_operand_def(i1)
    per_channel_bias = opt_operand_def(TENSOR_OR_MEMREF)
    a_transpose = opt_prop_def(UnitAttr)
    b_transpose = opt_prop_def(UnitAttr)
    enable_HF32 = opt_prop_def(UnitAttr)
    enable_I4 = opt_prop_def(UnitAttr)
    unit_flag_mode = opt_prop_def(ArrayAttr[UnitFlagAttr])
    unit_flag_group_id = opt_prop_def(I64)
    result_tensors = var_result_def(TENSOR)
    traits = traits_def(HIVMStructuredOpInterface("c"), UnitFlagEnabledInterface())
    assembly_format = (
        f"attr-dict `ins` `(` $a `,` $b `,` {MATRICES}"
        f" `:` type($a) `,` type($b) `,` {MATRIX_TYPES} `)` `outs` `(` $c `:` type($c) `)` {SYNC}"
        " (`unit_flag_mode` `(` $unit_flag_mode^ `)`)?"
        f" (`unit_flag_cond` `(` $unit_flag_cond^ `)`)? {RESULTS}"
    )

    def verify_(self) -> None:
        if len(self.sync_related_args) not in (0, SYNC_NUMBERS):
            raise VerifyException(
                f"has {len(self.sync_related_args)} sync_related_args, not none or {SYNC_NUMBERS}"
            )


@hivm_op
class MmadL1Op(MmadOp):
    """Product of two matrices in L1."""

    name = "hivm.hir.mmadL1"
    traits = traits_def(NoMaxRankTrait())


@hivm_op
class BatchMmadL1Op(MmadOp):
    """Products of matrices in L1, one for each index of the first dimension."""

    name = "hivm.hir.batchMmadL1"
    traits = traits_def(NoLibraryFunctionTrait())


@hivm_op
class MmadmxL1Op(CubeOp):
    """Product of two block-scaled (MX) matrices in L1: each 32 elements of a row have a scale."""

    name = "hivm.hir.mmadmxL1"
    a = operand_def(SHAPED)
    b = operand_def(SHAPED)
    scaleA = operand_def(SHAPED)
    scaleB = operand_def(SHAPED)
    init_condition = operand_def(i1)
    real_m = operand_def(IndexType())
    real_k = operand_def(IndexType())
    real_n = operand_def(IndexType())
    c = operand_def(SHAPED)
    sync_related_args = var_operand_def(i64)
    per_channel_bias = opt_operand_def(TENSOR_OR_MEMREF)
    lhsFormat = opt_prop_def(I32)
    rhsFormat = opt_prop_def(I32)
    a_transpose = opt_prop_def(UnitAttr)
    b_transpose = opt_prop_def(UnitAttr)
    result_tensors = var_result_def(SHAPED)
    traits = traits_def(HIVMStructuredOpInterface("c"), NoMaxRankTrait())

    def __post_init__(self) -> None:
        # Without the bias, older versions have one group of any size, and text without sizes.
        name = AttrSizedOperandSegments.attribute_name
        sizes = [*[1] * 9, len(self.operands) - 9, 0]
        if name not in self.properties and sizes[9] >= 0:
            self.properties[name] = DenseArrayBase.from_list(i32, sizes)
        super().__post_init__()

    assembly_format = (
        "attr-dict (`a_transpose` $a_transpose^)? (`b_transpose` $b_transpose^)?"
        f" `ins` `(` $a `,` $b `,` $scaleA `,` $scaleB `,` {MATRICES} `:` type($a) `,` type($b)"
        f" `,` type($scaleA) `,` type($scaleB) `,` {MATRIX_TYPES} `)`"
        f" `outs` `(` $c `:` type($c) `)` {SYNC} {RESULTS}"
    )

    def verify_(self) -> None:
        must_have_elements((f8E4M3FN, f8E5M2, ui8, i8), a=self.a, b=self.b)
        must_have_elements((ui8, i8), scaleA=self.scaleA, scaleB=self.scaleB)
        if not isinstance(element := element_type(self.c.type), AnyFloat):
            raise VerifyException(f"c must have floats as elements, not {element}")
        for name, number in (("lhsFormat", self.lhsFormat), ("rhsFormat", self.rhsFormat)):
            if number is not None and number.value.data not in MX_FORMATS:
                raise VerifyException(f"{name} must be 1, 2 or 3, not {number.value.data}")


def must_pad(padding: Attribute, dimensions: int) -> None:
    """Refuses the padding of a convolution if it isn't an integer or one for each dimension."""
    if isinstance(padding, DenseArrayBase) and padding.elt_type == i64:
        numbers = [IntegerAttr(size, i64) for size in padding.get_values()]
    else:
        numbers = padding.data if isinstance(padding, ArrayAttr) else [padding] * dimensions
    whole = all(isinstance(number, IntegerAttr) for number in numbers)
    if not whole or len(numbers) != dimensions:
        raise VerifyException(
            f"padding must be an integer or {dimensions} integers (array<i64>), not {padding}"
        )


class ConvolutionOp(CubeOp):
    """Convolution of `input` with `weight` into `init`, which `init_condition` overwrites."""

    input = operand_def(TENSOR_OR_MEMREF)
    weight = operand_def(TENSOR_OR_MEMREF)
    bias = opt_operand_def(TENSOR_OR_MEMREF)
    init = operand_def(TENSOR_OR_MEMREF)
    init_condition = operand_def(i1)
    sync_related_args = var_operand_def(i64)
    padding = prop_def()
    groups = prop_def(I32)
    result_tensors = var_result_def(TENSOR)
    traits = traits_def(HIVMStructuredOpInterface("init"))
    assembly_format = (
        "attr-dict `ins` `(` $input `,` $weight `,` $init_condition (`,` $bias^)?"
        " `:` type($input) `,` type($weight) `,` type($init_condition) (`,` type($bias)^)? `)`"
        f" `outs` `(` $init `:` type($init) `)` {SYNC} {RESULTS}"
    )


@hivm_op
class Conv1dL1Op(ConvolutionOp):
    """Convolution along one dimension."""

    name = "hivm.hir.Conv1dL1"
    padding = prop_def(I32)


@hivm_op
class Conv2dL1Op(ConvolutionOp):
    """Convolution along two dimensions."""

    name = "hivm.hir.Conv2dL1"

    def verify_(self) -> None:
        must_pad(self.padding, 2)


@hivm_op
class Conv3dL1Op(ConvolutionOp):
    """Convolution along three dimensions."""

    name = "hivm.hir.Conv3dL1"

    def verify_(self) -> None:
        must_pad(self.padding, 3)
