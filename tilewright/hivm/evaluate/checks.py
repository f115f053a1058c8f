"""What a program may get wrong that only its run shows: shapes, counts and dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.errors import EvaluationError

Shape = Sequence[int]


def check_shapes(given: Shape, expected: Shape) -> None:
    """Refuses an array of another shape than the one that an op needs."""
    if tuple(given) != tuple(expected):
        raise EvaluationError(f"an array of shape {list(given)} where {list(expected)} is needed")


def check_same_shapes(shapes: Sequence[Shape], what: str = "operands") -> None:
    """Refuses arrays that an op takes element by element if their shapes differ."""
    if len({tuple(shape) for shape in shapes}) > 1:
        listed = ", ".join(str(list(shape)) for shape in shapes)
        raise EvaluationError(f"{what} of different shapes: {listed}")


def check_same_types(dtypes: Sequence[np.dtype[Any]], what: str = "operands") -> None:
    """Refuses arrays of different types where an op takes one type."""
    if len(set(dtypes)) > 1:
        raise EvaluationError(f"{what} of different types: {', '.join(map(str, dtypes))}")


def check_count(given: int, expected: int, what: str) -> None:
    """Refuses lists that don't have as many entries as the op needs; `what` names the entries."""
    if given != expected:
        raise EvaluationError(f"{given} {what} instead of {expected}")


def check_rank(shape: Shape, least: int, what: str) -> None:
    """Refuses an array with fewer than `least` dimensions."""
    if len(shape) < least:
        raise EvaluationError(f"{what} of shape {list(shape)} has fewer than {least} dimensions")


def check_dimensions(dimensions: Sequence[int], shape: Shape) -> None:
    """Refuses dimensions that an array of `shape` doesn't have, or that stand there twice."""
    for dimension in dimensions:
        if not 0 <= dimension < len(shape):
            raise EvaluationError(f"dimension {dimension} of an array of shape {list(shape)}")
    if len(set(dimensions)) < len(dimensions):
        raise EvaluationError(f"dimensions {list(dimensions)} are not distinct")


def check_permutation(order: Sequence[int], shape: Shape) -> None:
    """Refuses an order that doesn't have each dimension of `shape` once."""
    if sorted(order) != list(range(len(shape))):
        raise EvaluationError(f"{list(order)} is no order of the dimensions of {list(shape)}")


def check_joinable(shapes: Sequence[Shape], dimension: int) -> None:
    """Refuses arrays that differ in another dimension than the one along which they are joined."""
    for shape in shapes:
        check_dimensions([dimension], shape)
    if len({(*shape[:dimension], *shape[dimension + 1 :]) for shape in map(tuple, shapes)}) > 1:
        listed = ", ".join(str(list(shape)) for shape in shapes)
        raise EvaluationError(f"arrays {listed} can't be joined along dimension {dimension}")
