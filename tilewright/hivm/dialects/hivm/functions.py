"""Elementwise ops without scratch space, most of which the chip's library has no function for."""

from __future__ import annotations

from xdsl.dialects.builtin import f16, f32, i1, i8, i16, i32, i64
from xdsl.irdl import (
    AttrSizedOperandSegments,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)

from tilewright.hivm.dialects.hivm.base import (
    FLOATS,
    I64_ARRAY,
    INS_OUTS,
    NO_DIMS,
    RESULT,
    SHAPED,
    TENSOR,
    VectorOp,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.elementwise import ON_THE_FLY, OPTIONAL_INS_OUTS
from tilewright.hivm.traits import (
    BroadcastableOTF,
    CollapsibleConsecutiveTargetDimsTrait,
    ElementwiseNaryOpTrait,
    HIVMOpSameOperandsAndResultRank,
    HIVMStructuredOpInterface,
    NoLibraryFunctionTrait,
    OperElemTypeConstraints,
    SameOperandsElementType,
    StaticMaxRankTrait,
    TransposableOTF,
    UniformReassociationFlattenTrait,
    VectorOnlyTrait,
)


class FunctionOp(VectorOp):
    """`dst[i, j, …] = f(src…[i, j, …])`; inputs are vectors or scalars, the first a vector."""

    src = var_operand_def()
    dst = var_operand_def(SHAPED)
    transpose = prop_def(I64_ARRAY, default_value=NO_DIMS)
    broadcast = prop_def(I64_ARRAY, default_value=NO_DIMS)
    result = var_result_def(TENSOR)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        HIVMStructuredOpInterface("dst"),
        HIVMOpSameOperandsAndResultRank(),
        UniformReassociationFlattenTrait(),
        CollapsibleConsecutiveTargetDimsTrait(),
        TransposableOTF(),
        VectorOnlyTrait(0),
    )
    assembly_format = f"attr-dict {OPTIONAL_INS_OUTS} {ON_THE_FLY} {RESULT}"


class UnaryFunctionOp(FunctionOp):
    """A function of one input that another pass has to take apart."""

    traits = traits_def(
        ElementwiseNaryOpTrait(1), SameOperandsElementType(), NoLibraryFunctionTrait()
    )


class FloatFunctionOp(UnaryFunctionOp):
    """A function that takes f16 and f32 only."""

    traits = traits_def(OperElemTypeConstraints((0,), FLOATS))


class BinaryFunctionOp(FunctionOp):
    """A function of two inputs."""

    traits = traits_def(ElementwiseNaryOpTrait(2), SameOperandsElementType())


class TestOp(FunctionOp):
    """A property of each float, as i1."""

    src = var_operand_def(SHAPED)
    traits = traits_def(
        ElementwiseNaryOpTrait(1),
        NoLibraryFunctionTrait(),
        OperElemTypeConstraints((0,), FLOATS),
        BroadcastableOTF(),
    )
    assembly_format = f"attr-dict {INS_OUTS} {ON_THE_FLY} {RESULT}"


@hivm_op
class VAtanOp(UnaryFunctionOp):
    """Arctangent."""

    name = "hivm.hir.vatan"


@hivm_op
class VCosOp(UnaryFunctionOp):
    """Cosine."""

    name = "hivm.hir.vcos"


@hivm_op
class VErfOp(UnaryFunctionOp):
    """Error function."""

    name = "hivm.hir.verf"


@hivm_op
class VSinOp(UnaryFunctionOp):
    """Sine."""

    name = "hivm.hir.vsin"


@hivm_op
class VTanOp(UnaryFunctionOp):
    """Tangent."""

    name = "hivm.hir.vtan"


@hivm_op
class VTanhOp(UnaryFunctionOp):
    """Hyperbolic tangent."""

    name = "hivm.hir.vtanh"


@hivm_op
class VExp2Op(FloatFunctionOp):
    """2 to the x."""

    name = "hivm.hir.vexp2"


@hivm_op
class VExpm1Op(FloatFunctionOp):
    """e to the x, less 1."""

    name = "hivm.hir.vexpm1"


@hivm_op
class VIlogbOp(FloatFunctionOp):
    """The exponent of the number as 1.… · 2^n."""

    name = "hivm.hir.vilogb"


@hivm_op
class VLog10Op(FloatFunctionOp):
    """Logarithm to base 10."""

    name = "hivm.hir.vlog10"


@hivm_op
class VLog1pOp(FloatFunctionOp):
    """Natural logarithm of 1 + x."""

    name = "hivm.hir.vlog1p"


@hivm_op
class VLog2Op(FloatFunctionOp):
    """Logarithm to base 2."""

    name = "hivm.hir.vlog2"


@hivm_op
class VIsinfOp(TestOp):
    """Whether it is an infinity."""

    name = "hivm.hir.visinf"


@hivm_op
class VIsnanOp(TestOp):
    """Whether it is NaN."""

    name = "hivm.hir.visnan"


@hivm_op
class VLdexpOp(BinaryFunctionOp):
    """The first input times 2 to the power of the second."""

    name = "hivm.hir.vldexp"
    traits = traits_def(
        OperElemTypeConstraints((0, 1), FLOATS), VectorOnlyTrait(1), NoLibraryFunctionTrait()
    )


@hivm_op
class VModOp(BinaryFunctionOp):
    """Remainder, with the sign of the first input."""

    name = "hivm.hir.vmod"
    traits = traits_def(OperElemTypeConstraints((0, 1), (i1, i8, i16, i32, i64, f16, f32)))


@hivm_op
class VModuiOp(BinaryFunctionOp):
    """Remainder of unsigned integers."""

    name = "hivm.hir.vmodui"
    traits = traits_def(
        StaticMaxRankTrait(1), OperElemTypeConstraints((0, 1), (i1, i8, i16, i32, i64))
    )


@hivm_op
class VMulextOp(BinaryFunctionOp):
    """The high 32 bits of a product of signed integers."""

    name = "hivm.hir.vmulext"
    traits = traits_def(OperElemTypeConstraints((0, 1), (i32,)))


@hivm_op
class VMulextuiOp(BinaryFunctionOp):
    """The high 32 bits of a product of unsigned integers."""

    name = "hivm.hir.vmulextui"
    traits = traits_def(OperElemTypeConstraints((0, 1), (i32,)))
