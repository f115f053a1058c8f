"""Elementwise ops of the vector unit: arithmetic, comparison, selection, conversion.

Those on bits are in bits.py, functions that the chip's library doesn't have in functions.py.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import (
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
    opt_operand_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)

from tilewright.hivm.dialects.hivm.base import (
    ANY_8_TO_32,
    ANY_NUMBERS,
    ARITHMETIC,
    BOOL,
    FALSE,
    FLOATS,
    I64_ARRAY,
    INS_OUTS,
    MEMREF,
    NO_DIMS,
    RESULT,
    SHAPED,
    TEMP_BUFFER,
    TENSOR,
    TRUE,
    VectorOp,
    hivm_op,
    ui64,
)
from tilewright.hivm.dialects.hivm.cases import CastAttr, CompareModeAttr, RoundModeAttr
from tilewright.hivm.dialects.hivm.casts import must_convert
from tilewright.hivm.dialects.hivm.directives import AfterColon
from tilewright.hivm.traits import (
    BroadcastableOTF,
    CollapsibleConsecutiveTargetDimsTrait,
    CommutativeOpTrait,
    ElementwiseNaryOpTrait,
    HIVMOpSameOperandsAndResultRank,
    HIVMStructuredOpInterface,
    OperElemTypeConstraints,
    SameOperandsElementType,
    TransposableOTF,
    UniformReassociationFlattenTrait,
    VectorOnlyTrait,
)
from tilewright.hivm.traits.operands import element_type

OPTIONAL_INS_OUTS = "(`ins` `(` $src^ `:` type($src) `)`)? (`outs` `(` $dst^ `:` type($dst) `)`)?"
ON_THE_FLY = "(`broadcast` `=` $broadcast^)? (`transpose` `=` $transpose^)?"


def elementwise_format(*attributes: str, operands: str = OPTIONAL_INS_OUTS) -> str:
    """The format of an elementwise op with scratch space and the given attributes."""
    return " ".join(("attr-dict", operands, TEMP_BUFFER, *attributes, ON_THE_FLY, RESULT))


class ElementwiseOp(VectorOp):
    """`dst[i, j, …] = f(src…[i, j, …])`, with inputs broadcast or transposed on the fly.

    Inputs are tensors, memrefs or scalars; `dst` is one tensor or memref.
    """

    src = var_operand_def()
    dst = var_operand_def(SHAPED)
    temp_buffer = opt_operand_def(MEMREF)
    transpose = prop_def(I64_ARRAY, default_value=NO_DIMS)
    broadcast = prop_def(I64_ARRAY, default_value=NO_DIMS)
    result = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        HIVMStructuredOpInterface("dst", ("temp_buffer",)),
        HIVMOpSameOperandsAndResultRank(),
        UniformReassociationFlattenTrait(),
        CollapsibleConsecutiveTargetDimsTrait(),
        TransposableOTF(),
    )
    assembly_format = elementwise_format()


class UnaryOp(ElementwiseOp):
    """One input, a vector, of the destination's element type."""

    src = var_operand_def(SHAPED)
    traits = traits_def(
        ElementwiseNaryOpTrait(1),
        SameOperandsElementType(),
        VectorOnlyTrait(0),
        BroadcastableOTF(),
    )
    assembly_format = elementwise_format(operands=INS_OUTS)


class BinaryOp(ElementwiseOp):
    """Two inputs of the destination's element type."""

    traits = traits_def(ElementwiseNaryOpTrait(2), SameOperandsElementType(), BroadcastableOTF())


class VectorFirstOp(BinaryOp):
    """A binary op whose first input is a vector; the second may be a scalar."""

    traits = traits_def(VectorOnlyTrait(0))
    assembly_format = elementwise_format(operands=INS_OUTS)


@hivm_op
class VAbsOp(UnaryOp):
    """Absolute value."""

    name = "hivm.hir.vabs"
    traits = traits_def(OperElemTypeConstraints((0,), ARITHMETIC))


@hivm_op
class VExpOp(UnaryOp):
    """e to the x."""

    name = "hivm.hir.vexp"
    traits = traits_def(OperElemTypeConstraints((0, 1), FLOATS))


@hivm_op
class VLnOp(UnaryOp):
    """Natural logarithm."""

    name = "hivm.hir.vln"
    traits = traits_def(OperElemTypeConstraints((0,), FLOATS))


@hivm_op
class VRecOp(UnaryOp):
    """Reciprocal."""

    name = "hivm.hir.vrec"
    traits = traits_def(OperElemTypeConstraints((0,), FLOATS))


@hivm_op
class VReluOp(UnaryOp):
    """max(x, 0)."""

    name = "hivm.hir.vrelu"
    traits = traits_def(OperElemTypeConstraints((0,), (i32, f16, f32)))


@hivm_op
class VRsqrtOp(UnaryOp):
    """1 / sqrt(x)."""

    name = "hivm.hir.vrsqrt"
    traits = traits_def(OperElemTypeConstraints((0,), FLOATS))


@hivm_op
class VSqrtOp(UnaryOp):
    """Square root."""

    name = "hivm.hir.vsqrt"
    traits = traits_def(OperElemTypeConstraints((0,), FLOATS))


@hivm_op
class VAddOp(VectorFirstOp):
    """Sum."""

    name = "hivm.hir.vadd"
    traits = traits_def(OperElemTypeConstraints((0, 1), ARITHMETIC), CommutativeOpTrait())


@hivm_op
class VSubOp(BinaryOp):
    """Difference."""

    name = "hivm.hir.vsub"
    traits = traits_def(OperElemTypeConstraints((0, 1), ARITHMETIC))


@hivm_op
class VMulOp(VectorFirstOp):
    """Product."""

    name = "hivm.hir.vmul"
    traits = traits_def(OperElemTypeConstraints((0, 1), ARITHMETIC), CommutativeOpTrait())


@hivm_op
class VDivOp(BinaryOp):
    """Quotient, of integers toward zero; `isHP` asks for the more exact division of floats."""

    name = "hivm.hir.vdiv"
    isSigned = prop_def(BOOL, default_value=TRUE)
    isHP = prop_def(BOOL, default_value=FALSE)
    traits = traits_def(OperElemTypeConstraints((0, 1), ARITHMETIC))
    assembly_format = elementwise_format("(`isSigned` `=` $isSigned^)?", "(`isHP` `=` $isHP^)?")


class ExtremumOp(VectorFirstOp):
    """The larger or the smaller; `is_signed` says how integers compare."""

    is_signed = prop_def(BOOL, default_value=TRUE)
    traits = traits_def(OperElemTypeConstraints((0, 1), ANY_NUMBERS), CommutativeOpTrait())
    assembly_format = elementwise_format("(`is_signed` `=` $is_signed^)?", operands=INS_OUTS)


@hivm_op
class VMaxOp(ExtremumOp):
    """Maximum."""

    name = "hivm.hir.vmax"


@hivm_op
class VMinOp(ExtremumOp):
    """Minimum."""

    name = "hivm.hir.vmin"


@hivm_op
class VPowOp(ElementwiseOp):
    """The first input to the power of the second."""

    name = "hivm.hir.vpow"
    traits = traits_def(
        ElementwiseNaryOpTrait(2),
        SameOperandsElementType(),
        OperElemTypeConstraints((0, 1), (i8, i16, i32, f16, f32)),
        VectorOnlyTrait(0),
        VectorOnlyTrait(1),
    )


@hivm_op
class VCmpOp(ElementwiseOp):
    """Compares; the destination holds i1, or i8."""

    name = "hivm.hir.vcmp"
    is_signed = prop_def(BOOL, default_value=TRUE)
    compare_mode = prop_def(CompareModeAttr, default_value=CompareModeAttr("eq"))
    custom_directives = (AfterColon,)
    ADDED: ClassVar[int] = 1  # temp_buffer
    traits = traits_def(
        ElementwiseNaryOpTrait(2),
        OperElemTypeConstraints((0, 1), ANY_NUMBERS),
        OperElemTypeConstraints((2,), (i1, i8)),
        VectorOnlyTrait(0),
    )
    assembly_format = elementwise_format(
        "(`compare_mode` `=` $compare_mode^)?", "(`is_signed` custom<AfterColon>($is_signed)^)?"
    )


@hivm_op
class VSelOp(ElementwiseOp):
    """The second input where the first, a condition, is true, else the third."""

    name = "hivm.hir.vsel"
    traits = traits_def(
        ElementwiseNaryOpTrait(3),
        OperElemTypeConstraints((0,), (i1, i8)),
        OperElemTypeConstraints(
            (1, 2), (i1, *ANY_8_TO_32, i64, ui64, f8E4M3FN, f8E5M2, f16, bf16, f32)
        ),
        BroadcastableOTF(),
    )


@hivm_op
class VCastOp(ElementwiseOp):
    """Converts to the destination's element type; `cast` says how integers are read."""

    name = "hivm.hir.vcast"
    round_mode = prop_def(RoundModeAttr, default_value=RoundModeAttr("rint"))
    cast = prop_def(CastAttr, default_value=CastAttr("cast_signed"))
    traits = traits_def(ElementwiseNaryOpTrait(1), VectorOnlyTrait(0), BroadcastableOTF())
    assembly_format = elementwise_format("(`round_mode` `=` $round_mode^)?", "(`cast` `=` $cast^)?")

    def verify_(self) -> None:
        source, target = (element_type(value.type) for value in (self.src[0], self.dst[0]))
        must_convert(source, target, self.round_mode.data, self.cast.data)
