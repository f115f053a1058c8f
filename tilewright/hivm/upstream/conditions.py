"""Conditions that ops of several dialects share; each raises VerifyException where it fails."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ContainerType,
    MemRefType,
    ShapedType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.layouts import agree, dynamic_count


def verify_indices(indices: Sequence[object], type: Attribute) -> None:
    """One index for each dimension of `type`."""
    assert isinstance(type, ShapedType)
    rank = type.get_num_dims()
    if len(indices) != rank:
        raise VerifyException(f"has {counted(indices, 'index', 'indices')}, but {type} has {rank}")


def verify_dynamic_sizes(sizes: Sequence[object], type: Attribute) -> None:
    """One size for each dynamic dimension of `type`."""
    assert isinstance(type, ShapedType)
    dynamic = dynamic_count(type.get_shape())
    if len(sizes) != dynamic:
        raise VerifyException(
            f"has {counted(sizes, 'dynamic size')}, but its result {type} has {dynamic}"
        )


def verify_mixed(name: str, numbers: Sequence[int], values: Sequence[object], count: int) -> None:
    """`count` numbers, each mark among which stands for one of `values`."""
    if len(numbers) != count:
        raise VerifyException(f"has {counted(numbers, name)}, but needs {count}")
    marked = dynamic_count(numbers)
    if marked != len(values):
        raise VerifyException(f"has {counted(values, name)} as operands, but needs {marked}")


def verify_types(what: str, given: Sequence[Attribute], wanted: Sequence[Attribute]) -> None:
    """The same types in the same order; `what` names those that are given."""
    if tuple(given) != tuple(wanted):
        raise VerifyException(f"{what} must be {listed(wanted)}, not {listed(given)}")


def verify_cast(holds: bool, source: Attribute, result: Attribute) -> None:
    if not holds:
        raise VerifyException(f"can't cast {source} to {result}")


def element(type: Attribute) -> Attribute:
    """The element type of a tensor, vector or memref; any other type itself."""
    return type.get_element_type() if isinstance(type, ContainerType) else type


def shapes_agree(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether two shapes can be the same."""
    return len(first) == len(second) and all(map(agree, first, second))


def same_container(first: Attribute, second: Attribute) -> bool:
    """Whether both are scalars, or containers of one kind whose shapes can be the same."""
    match first, second:
        case (TensorType(), TensorType()) | (MemRefType(), MemRefType()):
            return shapes_agree(first.get_shape(), second.get_shape())
        case VectorType(), VectorType():
            return first.shape == second.shape and first.scalable_dims == second.scalable_dims
        case _:
            unranked = (UnrankedTensorType, UnrankedMemRefType)
            containers = (*unranked, TensorType, MemRefType, VectorType)
            if isinstance(first, unranked) or isinstance(second, unranked):
                return isinstance(first, containers) and isinstance(second, containers)
            return not isinstance(first, containers) and not isinstance(second, containers)


def same_shape(first: Attribute, second: Attribute) -> bool:
    """Whether both are scalars, or containers of one kind and shape, memrefs of one layout."""
    if type(first) is not type(second):
        return not isinstance(first, ContainerType) and not isinstance(second, ContainerType)
    if not isinstance(first, ParametrizedAttribute) or not isinstance(first, ContainerType):
        return True
    assert isinstance(second, ParametrizedAttribute)
    differing = {
        name
        for (name, _), one, other in zip(
            first.get_irdl_definition().parameters,
            first.parameters,
            second.parameters,
            strict=True,
        )
        if one != other
    }
    return differing <= {"element_type"}


def listed(types: Sequence[Attribute]) -> str:
    return f"({', '.join(map(str, types))})"


def counted(things: Sequence[object], one: str, many: str = "") -> str:
    return f"{len(things)} {one if len(things) == 1 else many or f'{one}s'}"
