"""Ops of the vector unit that join elements: reductions, running ones, sorting."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    IntegerAttr,
    f16,
    f32,
    i64,
)
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

from tilewright.hivm.dialects.hivm.base import (
    ARITHMETIC,
    BOOL,
    FALSE,
    I64,
    I64_ARRAY,
    INS_OUTS,
    INTEGERS,
    MEMREF,
    RESULT,
    SIGNLESS_NUMBERS,
    TEMP_BUFFER,
    TENSOR,
    TENSOR_OR_MEMREF,
    TRUE,
    VectorOp,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import ReduceOpAttr
from tilewright.hivm.dialects.hivm.directives import Shown
from tilewright.hivm.traits import (
    CollapsibleConsecutiveTargetDimsTrait,
    HIVMStructuredOpInterface,
    OperElemTypeConstraints,
    SameOperandsElementType,
    StaticMaxRankTrait,
    UniformReassociationFlattenTrait,
)


class ScratchOp(VectorOp):
    """An op with destinations, `dst`, and scratch space, `temp_buffer`."""

    traits = traits_def(HIVMStructuredOpInterface("dst", ("temp_buffer",)))


class CumulativeOp(ScratchOp):
    """Gives every prefix along `cum_dims` its own result; `reverse` begins at the end."""

    src = operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    cum_dims = prop_def(I64_ARRAY)
    reverse = prop_def(BOOL, default_value=FALSE)
    result = var_result_def(TENSOR)
    custom_directives = (Shown,)
    traits = traits_def(
        OperElemTypeConstraints((0,), SIGNLESS_NUMBERS), UniformReassociationFlattenTrait()
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} {TEMP_BUFFER} `cum_dims` `=` $cum_dims"
        f" `reverse` `=` custom<Shown>($reverse) {RESULT}"
    )


class CumulativeExtremumOp(CumulativeOp):
    """A running extremum; `propagate_nan` says whether a NaN stays."""

    reverse = prop_def(BOOL)
    propagate_nan = prop_def(BOOL, default_value=TRUE)
    traits = traits_def(SameOperandsElementType(), StaticMaxRankTrait(2))


@hivm_op
class VCumsumOp(CumulativeOp):
    """Running sum."""

    name = "hivm.hir.vcumsum"


@hivm_op
class VCumprodOp(CumulativeOp):
    """Running product."""

    name = "hivm.hir.vcumprod"
    traits = traits_def(SameOperandsElementType())


@hivm_op
class VCummaxOp(CumulativeExtremumOp):
    """Running maximum."""

    name = "hivm.hir.vcummax"


@hivm_op
class VCumminOp(CumulativeExtremumOp):
    """Running minimum."""

    name = "hivm.hir.vcummin"


@hivm_op
class VReduceOp(ScratchOp):
    """Reduces the dimensions `reduce_dims` to size 1 with `arith`.

    The `…_with_index` ones have a second destination for the place of the extremum;
    `tie_break_left` says which of equal elements counts, the first where it isn't said.
    `unsigned_src` says how integers compare, signed where it isn't said.
    """

    name = "hivm.hir.vreduce"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = var_operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    indices = opt_operand_def(TENSOR_OR_MEMREF)
    arith = prop_def(ReduceOpAttr)
    unsigned_src = opt_prop_def(BOOL)
    tie_break_left = opt_prop_def(BOOL)
    reduce_dims = prop_def(I64_ARRAY)
    result = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        OperElemTypeConstraints((0, 1), (*INTEGERS, f16, f32)),
        UniformReassociationFlattenTrait(),
        CollapsibleConsecutiveTargetDimsTrait(),
    )
    assembly_format = (
        "attr-dict $arith `ins` `(` $src `:` type($src) `)`"
        " (`indices` `(` $indices^ `:` type($indices) `)`)?"
        f" `outs` `(` $dst `:` type($dst) `)` {TEMP_BUFFER}"
        " (`unsigned_src` `=` $unsigned_src^)? (`tie_break_left` `=` $tie_break_left^)?"
        f" `reduce_dims` `=` $reduce_dims {RESULT}"
    )


@hivm_op
class VSortOp(ScratchOp):
    """Sorts along `sort_axis`; a second destination takes the indices."""

    name = "hivm.hir.vsort"
    src = operand_def(TENSOR_OR_MEMREF)
    dst = var_operand_def(TENSOR_OR_MEMREF)
    temp_buffer = opt_operand_def(MEMREF)
    descending = prop_def(BOOL, default_value=FALSE)
    sort_axis = prop_def(I64, default_value=IntegerAttr(-1, i64))
    result = var_result_def(TENSOR)
    custom_directives = (Shown,)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        OperElemTypeConstraints((0, 1), ARITHMETIC), UniformReassociationFlattenTrait()
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} `descending` `=` custom<Shown>($descending)"
        " `sort_axis` `=` custom<Shown>($sort_axis)"
        f" {TEMP_BUFFER} {RESULT}"
    )
