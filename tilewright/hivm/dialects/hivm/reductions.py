"""Ops of the vector unit that join elements: reductions, running ones, sorting."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IntegerAttr,
    IntegerType,
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
from xdsl.utils.exceptions import VerifyException

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
    ScratchOp,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import ReduceOpAttr
from tilewright.hivm.dialects.hivm.checks import (
    must_be_compatible,
    must_be_dimensions,
    must_have_one_element_type,
    must_have_one_rank,
    must_have_rank,
)
from tilewright.hivm.dialects.hivm.directives import Shown
from tilewright.hivm.traits import (
    CollapsibleConsecutiveTargetDimsTrait,
    OperElemTypeConstraints,
    SameOperandsElementType,
    StaticMaxRankTrait,
    UniformReassociationFlattenTrait,
)
from tilewright.hivm.traits.operands import element_type
from tilewright.hivm.traits.structured import dims, rank_of, shape_of

BITWISE = ("xori", "ori", "andi")


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

    def verify_(self) -> None:
        must_have_one_element_type(src=self.src, dst=self.dst)
        along = dims(self, "cum_dims")
        must_be_dimensions("cum_dims", along, rank_of(self.dst.type) or 0)
        if len(along) > 1:
            raise VerifyException(f"cum_dims must list one dimension, but lists {len(along)}")


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
    ADDED: ClassVar[int] = 1  # indices
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

    def verify_(self) -> None:
        must_have_rank("temp_buffer", self.temp_buffer, 1)
        if not self.dst:
            raise VerifyException("needs a destination")
        arith, element = self.arith.data, element_type(self.src.type)
        reduced, sizes = dims(self, "reduce_dims"), shape_of(self.dst[0].type) or ()
        must_be_dimensions("reduce_dims", reduced, len(sizes), rank_of(self.src.type))
        for d in reduced:
            if sizes[d] != 1:
                raise VerifyException(
                    f"dimension {d} of dst is reduced, so it must have size 1: {self.dst[0].type}"
                )
        if "_with_index" in arith:
            self._verify_index()
        # Text with unsigned_src is of the A5 compiler, which verifies less.
        bitwise = BITWISE if self.unsigned_src is None else ("xori",)
        if arith in bitwise and not isinstance(element, IntegerType):
            raise VerifyException(f"{arith} needs integers, not {element}")
        if self.unsigned_src is None:
            self._verify_sizes(reduced)

    def _verify_index(self) -> None:
        """Refuses an index that isn't of 32 bits."""
        if len(self.dst) < 2:
            raise VerifyException(f"{self.arith.data} needs a second destination, for the index")
        element = element_type(self.dst[1].type)
        if not isinstance(element, IntegerType) or element.width.data != 32:
            raise VerifyException(f"the index must have elements of 32 bits, not {element}")

    def _verify_sizes(self, reduced: tuple[int, ...]) -> None:
        """Refuses other destinations than the op needs, and other sizes than those of src."""
        must_have_one_rank(src=self.src, dst=self.dst[0])
        indexed = "_with_index" in self.arith.data
        if len(self.dst) != 1 + indexed:
            raise VerifyException(
                f"{self.arith.data} has {1 + indexed} destinations, not {len(self.dst)}"
            )
        if indexed and len(reduced) > 1:
            raise VerifyException(f"{self.arith.data} reduces one dimension, not {len(reduced)}")
        if indexed:
            must_be_compatible(dst=self.dst[0], index=self.dst[1])
        shapes = shape_of(self.src.type) or (), shape_of(self.dst[0].type) or ()
        for d, (source, target) in enumerate(zip(*shapes, strict=True)):
            if d not in reduced and DYNAMIC_INDEX not in (source, target) and source != target:
                raise VerifyException(
                    f"dimension {d} isn't reduced, but has size {source} in src and {target} in dst"
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

    def verify_(self) -> None:
        must_have_rank("temp_buffer", self.temp_buffer, 1)
        axis, last = self.sort_axis.value.data, (rank_of(self.src.type) or 0) - 1
        if axis not in (last, -1):
            raise VerifyException(
                f"sorts along the last dimension of src, {last}, not along {axis}"
            )
