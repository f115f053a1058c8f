"""Traits that say what single operands may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ContainerType,
    ShapedType,
    TensorType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait, is_strict
from tilewright.hivm.traits.structured import MEMREFS, rank_of, shape_of


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
                allowed = _listed(self.types)
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


def _listed(types: Sequence[Attribute]) -> str:
    names = [str(type) for type in types]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _kind(type: Attribute) -> str:
    """What a type is: a memref, a tensor with a rank or without, a vector or a scalar."""
    if isinstance(type, MEMREFS):
        return "memref"
    kinds = {TensorType: "tensor", UnrankedTensorType: "tensor without rank", VectorType: "vector"}
    return next((kind for each, kind in kinds.items() if isinstance(type, each)), "scalar")


@dataclass(frozen=True)
class MatchTrait(HIVMTrait):
    """The operands `names` agree in `what`: their element type, their rank or their shape."""

    what: str
    names: tuple[str, ...]

    @classmethod
    def of(cls, base: str, indices: str, data: str) -> tuple[MatchTrait, ...]:
        """What a gather needs: elements as in memory, an index for each element."""
        return (
            cls("element type", (base, data)),
            cls("rank", (indices, data)),
            cls("shape", (indices, data)),
        )

    def verify(self, op: Operation) -> None:
        types = [getattr(op, name).type for name in self.names]
        asked = {"element type": element_type, "rank": rank_of, "shape": shape_of}[self.what]
        if len({asked(type) for type in types}) > 1:
            raise VerifyException(
                f"{' and '.join(self.names)} must have the same {self.what}, but are "
                + " and ".join(map(str, types))
            )


class SameShapeTrait(HIVMTrait):
    """The result has the operand's shape and is a tensor, memref or vector as it is.

    Or both are scalars. A dynamic size may be any, and what has no rank has any shape.
    """

    def verify(self, op: Operation) -> None:
        (operand,), (result,) = op.operands, op.results
        if _kind(operand.type) != _kind(result.type):
            raise VerifyException(
                f"result of type {result.type} must be a {_kind(operand.type)},"
                f" as {operand.type} is"
            )
        source, target = shape_of(operand.type), shape_of(result.type)
        if source is None or target is None:
            return
        sizes = zip(source, target, strict=False)
        same = all(a == b or DYNAMIC_INDEX in (a, b) for a, b in sizes)
        if len(source) != len(target) or not same:
            raise VerifyException(
                f"result of type {result.type} must have the shape of {operand.type}"
            )
