"""Which family of vector work an op is."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ShapedType
from xdsl.ir import Operation

from tilewright.hivm.dialects.hivm import (
    bits,
    elementwise,
    functions,
    gathers,
    permutations,
    reductions,
    strided,
    vector,
)
from tilewright.hivm.queries import inputs
from tilewright.sim.machine_parts import Family

# By the class of the op or one of its bases.
_FAMILIES: Mapping[type[Operation], Family] = {
    bits.VNotOp: Family.NOT,
    bits.VAndOp: Family.AND,
    bits.VOrOp: Family.OR,
    bits.VXorOp: Family.XOR,
    bits.VShlOp: Family.SHIFT,
    bits.VShrOp: Family.SHIFT,
    elementwise.VAbsOp: Family.ABS,
    elementwise.VExpOp: Family.EXP,
    elementwise.VLnOp: Family.LN,
    elementwise.VRecOp: Family.RECIPROCAL,
    elementwise.VReluOp: Family.RELU,
    elementwise.VRsqrtOp: Family.RSQRT,
    elementwise.VSqrtOp: Family.SQRT,
    elementwise.VAddOp: Family.ADD,
    elementwise.VSubOp: Family.SUB,
    elementwise.VMulOp: Family.MUL,
    elementwise.VDivOp: Family.DIV,
    elementwise.VMaxOp: Family.MAX,
    elementwise.VMinOp: Family.MIN,
    elementwise.VPowOp: Family.SERIES,
    elementwise.VCmpOp: Family.COMPARE,
    elementwise.VSelOp: Family.SELECT,
    elementwise.VCastOp: Family.CAST,
    functions.FunctionOp: Family.SERIES,
    functions.TestOp: Family.COMPARES,
    functions.VModOp: Family.REMAINDER,
    functions.VModuiOp: Family.REMAINDER,
    functions.VLdexpOp: Family.MUL,
    functions.VMulextOp: Family.MUL,
    functions.VMulextuiOp: Family.MUL,
    gathers.GatherOp: Family.GATHER,
    strided.StrideLoadOp: Family.GATHER,
    strided.StrideStoreOp: Family.GATHER,
    permutations.VConcatOp: Family.COPY,
    permutations.VPadOp: Family.COPY,
    permutations.VDeinterleaveOp: Family.GATHER,
    permutations.VInterleaveOp: Family.GATHER,
    permutations.VFlipOp: Family.GATHER,
    permutations.VTransposeOp: Family.TRANSPOSE,
    reductions.CumulativeOp: Family.SCAN,
    reductions.VReduceOp: Family.REDUCE_MAX,
    reductions.VSortOp: Family.SORT,
    vector.VArangeOp: Family.ADDS,
    vector.VBrcOp: Family.BROADCAST,
    vector.VGatherOp: Family.GATHER,
    vector.VGathermaskOp: Family.GATHER_MASK,
    vector.VMulextendedOp: Family.MUL,
}
# Of an operand that is a scalar.
_WITH_SCALAR = {
    Family.ADD: Family.ADDS,
    Family.SUB: Family.ADDS,
    Family.MUL: Family.MULS,
    Family.MAX: Family.MAXS,
    Family.MIN: Family.MINS,
    Family.COMPARE: Family.COMPARES,
    Family.BROADCAST: Family.DUPLICATE,
}
# Of reductions along the last dimension, and what they are along another one.
_REDUCTIONS = {
    "sum": (Family.REDUCE_SUM, Family.ADD),
    "prod": (Family.REDUCE_PROD, Family.MUL),
    "min": (Family.REDUCE_MIN, Family.MIN),
}
_OTHER_REDUCTION = (Family.REDUCE_MAX, Family.MAX)


def family_of(op: Operation) -> Family:
    """The family of a vector op; that of copies for what no table knows, as ops of users are."""
    if isinstance(op, reductions.VReduceOp):
        last, other = _REDUCTIONS.get(op.arith.data, _OTHER_REDUCTION)
        return last if reduces_last(op) else other
    found = next((_FAMILIES[c] for c in type(op).__mro__ if c in _FAMILIES), Family.COPY)
    if any(not isinstance(value.type, ShapedType) for value in inputs(op)):
        return _WITH_SCALAR.get(found, found)
    return found


def reduces_last(op: reductions.VReduceOp) -> bool:
    """Whether an op reduces rows to an element each."""
    assert isinstance(op.src.type, ShapedType)
    return len(op.src.type.get_shape()) - 1 in op.reduce_dims.get_values()
