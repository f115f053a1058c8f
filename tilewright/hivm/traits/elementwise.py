"""Traits of ops that work element by element."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait, is_strict
from tilewright.hivm.traits.on_the_fly import BroadcastableOTF, TransposableOTF
from tilewright.hivm.traits.ranks import HIVMOpSameOperandsAndResultRank
from tilewright.hivm.traits.structured import (
    HIVMStructuredOpInterface,
    dims,
    has_only_tensors,
    interface_of,
    shape_of,
)

__all__ = ["CommutativeOpTrait", "ElementwiseNaryOpTrait", "HIVMOpSameOperandsAndResultRank"]


@dataclass(frozen=True)
class ElementwiseNaryOpTrait(HIVMTrait):
    """Applies a function of `arity` inputs to each element.

    On buffers all shapes must agree, unless the op broadcasts or transposes on the fly; those
    traits check then. Strict: the strides of the last dimension must agree as well.
    """

    DEPENDS = (HIVMStructuredOpInterface, HIVMOpSameOperandsAndResultRank)
    arity: int

    def verify(self, op: Operation) -> None:
        interface = interface_of(op)
        inputs, scratch = interface.inputs(op), interface.temporaries(op)
        if len(inputs) - len(scratch) != self.arity:
            raise VerifyException(
                f"works on {self.arity} input{'s' if self.arity > 1 else ''} element by element, "
                f"but has {len(inputs) - len(scratch)}"
            )
        types = interface.operand_and_result_types(op)
        shapes = [shape for type in types if (shape := shape_of(type)) is not None]
        if not shapes:
            raise VerifyException("must have an operand or result with a shape")
        if has_only_tensors(op):
            return
        if is_strict():
            _verify_strides(types)
        if op.has_trait(BroadcastableOTF) and dims(op, "broadcast"):
            return
        if op.has_trait(TransposableOTF) and dims(op, "transpose"):
            return
        for i, sizes in enumerate(zip(*shapes, strict=True)):
            known = sorted({size for size in sizes if size != DYNAMIC_INDEX})
            if len(known) > 1:
                raise VerifyException(
                    f"operands must have one shape, but dimension {i} has sizes "
                    + " and ".join(map(str, known))
                )


def _verify_strides(types: list[Attribute]) -> None:
    """The strides of the last dimension must be equal, as far as they are known."""
    strides = {
        own[-1]
        for type in types
        if isinstance(type, MemRefType) and (own := type.get_strides()) and own[-1] is not None
    }
    if len(strides) > 1:
        raise VerifyException(
            "operands must have one stride in the last dimension, but they have "
            + " and ".join(map(str, sorted(strides)))
        )


class CommutativeOpTrait(HIVMTrait):
    """The order of the inputs doesn't matter."""
