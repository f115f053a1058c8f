"""Conditions that several ops verify: one element type, one shape, dimensions that are there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from xdsl.dialects.builtin import (
    MemRefType,
    ModuleOp,
    NoneAttr,
    TensorType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hacc import TargetAttr
from tilewright.hivm.dialects.hivm.cases import AddressSpaceAttr
from tilewright.hivm.machine import AddressSpace
from tilewright.hivm.traits.operands import element_type
from tilewright.hivm.traits.structured import MEMREFS, may_be_equal, rank_of, shape_of
from tilewright.hivm.words import listed

# The names of the chips that the Ascend950 comes in begin with these.
ASCEND950 = ("Ascend950PR_", "Ascend950DT_", "Ascend910_95")


def is_for_ascend950(op: Operation) -> bool:
    """Whether the module around `op` names an Ascend950 as its target."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, ModuleOp):
        parent = parent.parent_op()
    target = None if parent is None else parent.attributes.get(TargetAttr.name)
    return isinstance(target, TargetAttr) and target.value.data.startswith(ASCEND950)


def must_have_one_element_type(**values: SSAValue | None) -> None:
    """Refuses those of `values`, by their names in the op, that differ in their elements' types."""
    given = _given(values)
    types = [element_type(value.type) for value in given.values()]
    if len(set(types)) > 1:
        raise VerifyException(
            f"{listed(given)} must have elements of one type, but have {listed(types)}"
        )


def must_have_one_rank(**values: SSAValue | None) -> None:
    """Refuses those of `values`, by their names in the op, that differ in rank."""
    given = _given(values)
    ranks = [rank_of(value.type) for value in given.values()]
    if len(set(ranks)) > 1:
        raise VerifyException(f"{listed(given)} must have one rank, but have {listed(ranks)}")


def must_have_one_shape(**values: SSAValue | None) -> None:
    """Refuses `values` that differ in shape; a dynamic size is equal to a dynamic one only."""
    given = _given(values)
    shapes = [shape_of(value.type) for value in given.values()]
    if len(set(shapes)) > 1:
        raise VerifyException(
            f"{listed(given)} must have one shape, but are {listed(_types(given))}"
        )


def must_be_compatible(**values: SSAValue) -> None:
    """Refuses two `values` whose shapes can't be equal; a dynamic size may be any."""
    first, second = (shape_of(value.type) or () for value in values.values())
    sizes = zip(first, second, strict=False)
    if len(first) != len(second) or not all(may_be_equal(a, b) for a, b in sizes):
        raise VerifyException(
            f"{listed(values)} must have one shape, but are {listed(_types(values))}"
        )


def must_be_of_one_kind(**values: SSAValue) -> None:
    """Refuses `values` of which some are memrefs and others tensors, vectors or scalars."""
    kinds = [_kind(value.type) for value in values.values()]
    if len(set(kinds)) > 1:
        raise VerifyException(f"{listed(values)} must be of one kind, but are {listed(kinds)}s")


def must_be_dimensions(
    name: str, dims: Collection[int], rank: int, most: int | None = None
) -> None:
    """Refuses the array `name` of dimensions, `dims`, if it is empty or not below `rank`.

    It has at most `most` elements, `rank` where that isn't given.
    """
    if not dims:
        raise VerifyException(f"{name} must not be empty")
    most = rank if most is None else most
    if len(dims) > most:
        raise VerifyException(f"{name} lists {len(dims)} dimensions, but there are only {most}")
    for d in dims:
        if not 0 <= d < rank:
            raise VerifyException(f"{name} has dimension {d}, but there are {rank} dimensions")


def must_have_rank(name: str, value: SSAValue | None, *ranks: int) -> None:
    """Refuses `value`, if it is there, with a number of dimensions that isn't in `ranks`."""
    if value is not None and rank_of(value.type) not in ranks:
        allowed = " or ".join(map(str, ranks))
        raise VerifyException(f"{name} must have rank {allowed}, but is {value.type}")


def must_have_one_for_each_dimension(
    name: str, value: SSAValue, **groups: Sequence[SSAValue]
) -> None:
    """Refuses operand groups that don't have one element for each dimension of `value`."""
    rank = rank_of(value.type)
    for group, values in groups.items():
        if len(values) != rank:
            raise VerifyException(f"needs {rank} {group}, the rank of {name}, not {len(values)}")


def must_have_one_type(*values: SSAValue) -> None:
    """Refuses numbers of several types."""
    types = sorted({str(value.type) for value in values})
    if len(types) > 1:
        raise VerifyException(f"numbers must have one type, but have {listed(types)}")


def must_have_elements(types: Collection[Attribute], **values: SSAValue) -> None:
    """Refuses `values` with elements of a type that isn't in `types`."""
    for name, value in values.items():
        element = element_type(value.type)
        if element not in types:
            allowed = listed(types, "or")
            raise VerifyException(f"{name} must have elements of type {allowed}, not {element}")


def must_have_one_of(what: str, **parts: Attribute | SSAValue | None) -> None:
    """Refuses an op with none of `parts` or with several of them; `what` is what they say."""
    given = [name for name, part in parts.items() if part is not None]
    if len(given) != 1:
        raise VerifyException(f"must have one {what}, but has {listed(given or ['none'])}")


def must_connect(
    pairs: Collection[tuple[AddressSpace, AddressSpace]], src: SSAValue, dst: SSAValue
) -> None:
    """Refuses a move between two memories that isn't in `pairs`, if both are known."""
    source, target = memory_of(src), memory_of(dst)
    if source is not None and target is not None and (source, target) not in pairs:
        raise VerifyException(f"can't move from {source} to {target}")


def memory_of(value: SSAValue) -> AddressSpace | Attribute | None:
    """The memory of a memref, None where none is given; what isn't one of ours is as it is."""
    space = value.type.memory_space if isinstance(value.type, MemRefType) else NoneAttr()
    if isinstance(space, AddressSpaceAttr):
        return AddressSpace(space.data)
    return None if isinstance(space, NoneAttr) else space


def _given(values: Mapping[str, SSAValue | None]) -> dict[str, SSAValue]:
    """Those of `values` that the op has."""
    return {name: value for name, value in values.items() if value is not None}


def _types(values: dict[str, SSAValue]) -> list[Attribute]:
    return [value.type for value in values.values()]


def _kind(type: Attribute) -> str:
    """What a type is: a memref, a tensor with a rank or without, a vector or a scalar."""
    if isinstance(type, MEMREFS):
        return "memref"
    kinds = {TensorType: "tensor", UnrankedTensorType: "tensor without rank", VectorType: "vector"}
    return next((kind for each, kind in kinds.items() if isinstance(type, each)), "scalar")
