"""Destinations of ops: a memref is written, for a tensor a new one is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.interpreter import PythonValues

from tilewright.hivm.evaluate.checks import check_count, check_shapes
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.values import Tensor


def written_to(
    destination: Tensor | View, array: np.ndarray, written: np.ndarray | None = None
) -> PythonValues:
    """The results of an op that overwrites `destination` with `array`.

    An array without dimensions goes everywhere; every other has the destination's shape. It is
    taken to the destination's dtype, an error if that has no room for its values. `written` tells
    which of its elements count as written: None for all. What the destination held is not read. A
    memref gives no result.
    """
    array = fitting(np.asarray(array), destination.dtype)
    if array.ndim:
        check_shapes(array.shape, destination.shape)
    array = np.broadcast_to(array, destination.shape)
    marks = None if written is None else np.broadcast_to(written, destination.shape)
    if isinstance(destination, View):
        destination.write(array, marks)
        return ()
    return (Tensor.full(array) if marks is None else Tensor(array, marks),)


def write_results(
    destinations: Sequence[Tensor | View],
    arrays: Sequence[Any],
    written: np.ndarray | None = None,
) -> PythonValues:
    """The results of an op with an array for each of its destinations; `written` is for all."""
    check_count(len(destinations), len(arrays), "destinations")
    pairs = zip(destinations, arrays, strict=True)
    return tuple(result for pair in pairs for result in written_to(*pair, written))
