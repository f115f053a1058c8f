"""Traits that say what single operands may be."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import (
    ContainerType,
    ShapedType,
)
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait, is_strict
from tilewright.hivm.words import listed


def element_type(type: Attribute) -> Attribute:
    """The type of the elements of a tensor or memref, the type itself of a scalar."""
    return type.get_element_type() if isinstance(type, ContainerType) else type


def is_shaped(type: Attribute) -> bool:
    """Whether `type` is a tensor, memref or vector, with or without a rank."""
    return isinstance(type, ContainerType | ShapedType)


@dataclass(frozen=True)
class VectorOnlyTrait(HIVMTrait):
    """The operand at `index` must have a shape; a scalar is refused."""

    index: int

    def verify(self, op: Operation) -> None:
        type = _operand_type(op, self.index)
        if not is_shaped(type):
            raise VerifyException(f"operand {self.index} must be a vector, not a scalar {type}")


@dataclass(frozen=True)
class ScalarOnlyTrait(HIVMTrait):
    """The hardware takes only a scalar for the operand at `index`.

    An op with a vector there is valid and becomes a loop over scalars; strict: it is refused.
    """

    index: int

    def verify(self, op: Operation) -> None:
        type = _operand_type(op, self.index)
        if is_strict() and is_shaped(type):
            raise VerifyException(f"operand {self.index} must be a scalar, not {type}")


@dataclass(frozen=True)
class OperElemTypeConstraints(HIVMTrait):
    """The elements of the operands at `indices` have one of `types`; counts all operands."""

    indices: tuple[int, ...]
    types: tuple[Attribute, ...]

    def verify(self, op: Operation) -> None:
        for index in self.indices:
            found = element_type(_operand_type(op, index))
            if found not in self.types:
                allowed = listed(self.types, "or")
                raise VerifyException(
                    f"operand {index} must have elements of type {allowed}, not {found}"
                )

    def __str__(self) -> str:
        indices = ", ".join(map(str, self.indices))
        return f"OperElemTypeConstraints<[{indices}], [{', '.join(map(str, self.types))}]>"


class SameOperandsElementType(HIVMTrait):
    """All operands have elements of one type; a scalar's own type counts."""

    def verify(self, op: Operation) -> None:
        types = list(dict.fromkeys(element_type(operand.type) for operand in op.operands))
        if len(types) > 1:
            found = " and ".join(map(str, types))
            raise VerifyException(f"operands must have elements of one type, but have {found}")


def _operand_type(op: Operation, index: int) -> Attribute:
    if index >= len(op.operands):
        raise VerifyException(f"must have an operand {index}, but has {len(op.operands)} operands")
    return op.operands[index].type
