"""Traits of ops that broadcast or transpose their inputs on the fly."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait, is_strict
from tilewright.hivm.traits.ranks import HIVMOpSameOperandsAndResultRank
from tilewright.hivm.traits.structured import (
    HIVMStructuredOpInterface,
    dims,
    has_only_tensors,
    interface_of,
    may_be_equal,
    shape_of,
)


def _checked_dims(op: Operation, name: str) -> tuple[int, ...]:
    """The array `name`, () where nothing is to be checked: tensors are, where strict."""
    if has_only_tensors(op) and not is_strict():
        return ()
    if name not in op.properties:
        raise VerifyException(f"must have the array '{name}'")
    return dims(op, name)


def _destination_shape(op: Operation) -> tuple[int, ...]:
    inits = interface_of(op).inits(op)
    if len(inits) != 1:
        raise VerifyException(f"must have one destination, but has {len(inits)}")
    shape = shape_of(inits[0].type)
    if shape is None:
        raise VerifyException("must have a destination of known rank")
    return shape


class BroadcastableOTF(HIVMTrait):
    """Repeats inputs of size 1 along the dimensions in the array `broadcast`.

    `dst[i, j] = f(src[0, j])` with `broadcast = [0]`. Strict: no dimension stands twice in the
    array, and tensors are checked like buffers.
    """

    DEPENDS = (HIVMStructuredOpInterface, HIVMOpSameOperandsAndResultRank)

    def verify(self, op: Operation) -> None:
        broadcast = _checked_dims(op, "broadcast")
        if not broadcast:
            return
        destination = _destination_shape(op)
        rank = len(destination)
        for d in broadcast:
            if not 0 <= d < rank:
                raise VerifyException(f"can't broadcast dimension {d} of {rank}")
        if is_strict() and len(set(broadcast)) != len(broadcast):
            raise VerifyException(f"broadcasts a dimension twice: {list(broadcast)}")
        for d, i, size in _sizes(op):
            if d not in broadcast and not may_be_equal(size, destination[d]):
                raise VerifyException(
                    f"dimension {d} isn't broadcast, but has size {size} in input {i} "
                    f"and {destination[d]} in the destination"
                )
            if d in broadcast and size not in (1, DYNAMIC_INDEX, destination[d]):
                raise VerifyException(
                    f"dimension {d} is broadcast, so input {i} must have size 1 "
                    f"or {destination[d]}, not {size}"
                )


class TransposableOTF(HIVMTrait):
    """Permutes the dimensions of its inputs by the array `transpose`, all but the last.

    `dst[i, j, k] = f(src[j, i, k])` with `transpose = [1, 0, 2]`. Strict: tensors are checked
    like buffers.
    """

    DEPENDS = (HIVMStructuredOpInterface, HIVMOpSameOperandsAndResultRank)

    def verify(self, op: Operation) -> None:
        transpose = _checked_dims(op, "transpose")
        if not transpose:
            return
        destination = _destination_shape(op)
        rank = len(destination)
        if sorted(transpose) != list(range(rank)):
            raise VerifyException(
                f"transpose = {list(transpose)} isn't a permutation of {rank} dimensions"
            )
        if transpose[-1] != rank - 1:
            raise VerifyException(f"can't move the last dimension, {rank - 1}, on the fly")
        # The published verifier counts scratch space among the inputs here, and so do we.
        shapes = [shape_of(value.type) for value in interface_of(op).inputs(op)]
        for d in reversed(range(rank)):
            for i, shape in enumerate(shapes):
                if shape is None:
                    continue
                source = transpose[d]
                if len(shape) <= source or not may_be_equal(shape[source], destination[d]):
                    raise VerifyException(
                        f"dimension {d} of the destination has size {destination[d]}, but "
                        f"dimension {source} of input {i}, which it comes from, has "
                        f"{shape[source] if source < len(shape) else 'none'}"
                    )


def _sizes(op: Operation) -> Iterator[tuple[int, int, int]]:
    """(dimension, input, size) of all inputs with a shape, dimension by dimension."""
    shapes = [shape_of(value.type) for value in interface_of(op).sources(op)]
    ranked = [(i, shape) for i, shape in enumerate(shapes) if shape is not None]
    for d in range(max((len(shape) for _, shape in ranked), default=0)):
        for i, shape in ranked:
            if d < len(shape):
                yield d, i, shape[d]
