"""Elementwise ops on the bits of elements: logic and shifts."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    i8,
    i16,
    i32,
    i64,
)
from xdsl.irdl import (
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
)

from tilewright.hivm.dialects.hivm.base import (
    BITS,
    BOOL,
    INTEGERS,
    SHAPED,
    TRUE,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.elementwise import (
    BinaryOp,
    ElementwiseOp,
    UnaryOp,
    VectorFirstOp,
    elementwise_format,
)
from tilewright.hivm.traits import (
    CommutativeOpTrait,
    ElementwiseNaryOpTrait,
    OperElemTypeConstraints,
    SameOperandsElementType,
    ScalarOnlyTrait,
    VectorOnlyTrait,
)


@hivm_op
class VNotOp(UnaryOp):
    """Complement of every bit, of floats too."""

    name = "hivm.hir.vnot"
    traits = traits_def(OperElemTypeConstraints((0,), BITS))


@hivm_op
class VAndOp(VectorFirstOp):
    """And of every bit, of floats too."""

    name = "hivm.hir.vand"
    traits = traits_def(
        OperElemTypeConstraints((0, 1), BITS), VectorOnlyTrait(1), CommutativeOpTrait()
    )


@hivm_op
class VOrOp(VectorFirstOp):
    """Or of every bit, of floats too."""

    name = "hivm.hir.vor"
    traits = traits_def(
        OperElemTypeConstraints((0, 1), BITS), VectorOnlyTrait(1), CommutativeOpTrait()
    )


@hivm_op
class VXorOp(ElementwiseOp):
    """Exclusive or of every bit."""

    name = "hivm.hir.vxor"
    src = var_operand_def(SHAPED)
    traits = traits_def(
        ElementwiseNaryOpTrait(2),
        SameOperandsElementType(),
        OperElemTypeConstraints((0, 1), INTEGERS),
        VectorOnlyTrait(0),
        VectorOnlyTrait(1),
    )


@hivm_op
class VShlOp(VectorFirstOp):
    """Shift to the left."""

    name = "hivm.hir.vshl"
    traits = traits_def(OperElemTypeConstraints((0, 1), (i16, i32, i64)), ScalarOnlyTrait(1))


@hivm_op
class VShrOp(BinaryOp):
    """Shift to the right; `round` rounds where it would cut off."""

    name = "hivm.hir.vshr"
    is_signed = prop_def(BOOL, default_value=TRUE)
    round = opt_prop_def(BOOL)
    traits = traits_def(OperElemTypeConstraints((0, 1), (i8, i16, i32, i64)), VectorOnlyTrait(0))
    assembly_format = elementwise_format("(`round` `:` $round^)?", "(`is_signed` `:` $is_signed^)?")
