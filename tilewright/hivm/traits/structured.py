"""Interfaces: which operands an op reads, which it writes, and which are its scratch buffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    MemRefType,
    ShapedType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait

TENSORS = (TensorType, UnrankedTensorType)
MEMREFS = (MemRefType, UnrankedMemRefType)


def rank_of(type: Attribute) -> int | None:
    """The number of dimensions of a shaped type with known rank, else None."""
    return len(type.get_shape()) if isinstance(type, ShapedType) else None


def shape_of(type: Attribute) -> tuple[int, ...] | None:
    """The sizes of a shaped type with known rank, else None; DYNAMIC_INDEX is a dynamic size."""
    return tuple(type.get_shape()) if isinstance(type, ShapedType) else None


def may_be_equal(a: int, b: int) -> bool:
    """Whether two sizes can be equal: a dynamic one may be anything."""
    return a == b or DYNAMIC_INDEX in (a, b)


def dims(op: Operation, name: str) -> tuple[int, ...]:
    """The numbers in the array attribute `name` of `op`; () where it has none."""
    array = op.properties.get(name)
    return tuple(array.get_values()) if isinstance(array, DenseArrayBase) else ()  # pyright: ignore[reportReturnType]


def has_only_tensors(op: Operation) -> bool:
    """Whether no operand is a memref, so that the op has the meaning of tensors by value."""
    return not any(isinstance(operand.type, MEMREFS) for operand in op.operands)


def _group(op: Operation, name: str) -> tuple[SSAValue, ...]:
    value = getattr(op, name)
    if value is None:
        return ()
    return (value,) if isinstance(value, SSAValue) else tuple(value)


@dataclass(frozen=True)
class DestinationStyleOpInterface(HIVMTrait):
    """An op that writes to some of its operands, the inits: memrefs in place, tensors as results.

    `inits` names the operand group that it writes; an op without one writes nothing.
    `temporaries` names the groups that are only scratch space.
    """

    inits_name: str | None = field(default=None, repr=False)
    temporaries_names: tuple[str, ...] = field(default=(), repr=False)

    def inits(self, op: Operation) -> tuple[SSAValue, ...]:
        """The operands that `op` writes."""
        return () if self.inits_name is None else _group(op, self.inits_name)

    def temporaries(self, op: Operation) -> tuple[SSAValue, ...]:
        """The operands that are scratch space."""
        return tuple(v for name in self.temporaries_names for v in _group(op, name))

    def inputs(self, op: Operation) -> tuple[SSAValue, ...]:
        """All operands but the inits: what `op` reads, and its scratch space."""
        if self.inits_name is None:
            return tuple(op.operands)
        names = [name for name, _ in type(op).get_irdl_definition().operands]  # pyright: ignore[reportAttributeAccessIssue]
        return tuple(v for name in names if name != self.inits_name for v in _group(op, name))

    def sources(self, op: Operation) -> tuple[SSAValue, ...]:
        """What `op` reads: the inputs without the scratch space."""
        scratch = self.temporaries(op)
        return tuple(v for v in self.inputs(op) if v not in scratch)

    def verify(self, op: Operation) -> None:
        tensors: list[SSAValue] = []
        for value in self.inits(op):
            if isinstance(value.type, TENSORS):
                tensors.append(value)
            elif not isinstance(value.type, MEMREFS):
                raise VerifyException(f"destination must be a tensor or memref, not {value.type}")
        if self.inits_name is None:
            return
        # An op that the user defines may have other results as well.
        results = [result for result in op.results if isinstance(result.type, TENSORS)]
        if len(results) != len(tensors):
            raise VerifyException(
                f"has {len(results)} results for {len(tensors)} destinations that are tensors"
            )
        for result, value in zip(results, tensors, strict=True):
            if result.type != value.type:
                raise VerifyException(
                    f"result of type {result.type} must have its destination's type, {value.type}"
                )


@dataclass(frozen=True)
class HIVMStructuredOpInterface(DestinationStyleOpInterface):
    """An op whose dimensions each have a part in it: parallel, broadcast, reduced, …

    It may broadcast or transpose its inputs on the fly, but not both.
    """

    def verify(self, op: Operation) -> None:
        super().verify(op)
        if dims(op, "broadcast") and dims(op, "transpose"):
            raise VerifyException("can't broadcast and transpose on the fly at once")

    def operand_and_result_types(self, op: Operation) -> list[Attribute]:
        """Types of operands and results, without scratch space."""
        scratch = self.temporaries(op)
        values: Sequence[SSAValue] = [v for v in op.operands if v not in scratch]
        return [v.type for v in (*values, *op.results)]


def interface_of(op: Operation) -> HIVMStructuredOpInterface:
    """The structured interface of `op`, which must have it."""
    trait = op.get_trait(HIVMStructuredOpInterface)
    if trait is None:
        raise VerifyException("must be a structured op")
    return trait
