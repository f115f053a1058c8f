"""Values that tell right from wrong: the ends of every type's range, both zeros, NaN, infinities.

Each leaf of an expression has a letter and for each type a buffer LETTER.TYPE of its own, in which
the 16 values of that type come in an order of its own: in 256 lanes each value of one leaf meets
each of another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import numpy as np

from tilewright.prove.solutions import TYPES, WIDE
from tilewright.stmt.evaluate import Buffer
from tilewright.stmt.evaluate.arithmetic import cast, dtype
from tilewright.stmt.types import INT32, Type

EDGES = 16
LETTERS = "abcdefgh"
PLACES = "places"  # a buffer of small numbers in no order, to gather with
SIZE = 3 * WIDE
SCALARS = 24  # numbered variables of each leaf


def edges(type: Type) -> np.ndarray:
    """EDGES values of a type, its extremes among them."""
    if type.is_bool:
        return np.resize(np.array([False, True]), EDGES)
    if type.is_float:
        plain = [0.0, -0.0, 1.0, -1.5, 3.0, 0.1, -1e-3, 257.0, 65504.0, 3e38]
        special = [np.nan, np.inf, -np.inf, {16: 2.0**-24, 32: 1e-45, 64: 5e-324}[type.bits]]
        with np.errstate(all="ignore"):
            return np.array([*plain, *special, 2.0**-127, 1 + 2.0**-7]).astype(dtype(type))
    bits = type.bits
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type.is_int else (0, (1 << bits) - 1)
    some = [low, low + 1, high, high - 1, high // 2 + 1, 0, 1, 2, 3, 5, 7, 11, 100, 101, 119, 127]
    return np.array(some, dtype(type))


def small(type: Type) -> np.ndarray:
    """EDGES values whose sums and short products are exact in float32, and what isn't a number."""
    if not type.is_float:
        return edges(type)
    with np.errstate(invalid="ignore"):
        some = [0.0, -0.0, 1, 2, 3, -1, -2, -5, 4, 7, -3, 6, np.inf, -np.inf, np.nan, 1]
        return cast(np.array(some), dtype(type))


@cache
def buffers(values: Callable[[Type], np.ndarray] = edges) -> Mapping[str, Buffer]:
    """All the buffers that leaves load from."""
    lanes = np.arange(SIZE)
    orders = [lanes, lanes // EDGES + lanes + 5]
    orders += [lanes // EDGES * (2 * i - 1) + lanes * 5 + 7 * i for i in range(2, len(LETTERS))]
    found: dict[str, Buffer] = {}
    for letter, order in zip(LETTERS, orders, strict=True):
        for type in TYPES:
            found[f"{letter}.{type}"] = _buffer(
                f"{letter}.{type}", type, values(type)[order % EDGES]
            )
    found[PLACES] = _buffer(PLACES, INT32, (lanes * 37 + 11) % 101)
    return found


def _buffer(name: str, type: Type, values: np.ndarray) -> Buffer:
    buffer = Buffer(name, type, len(values), written=True)
    buffer.data[:] = values
    return buffer


@cache
def scalars() -> Mapping[str, int]:
    """The numbered variables a0, a1 … of every leaf: places in a buffer, no two leaves' alike."""
    pairs = ((i, k) for i in range(len(LETTERS)) for k in range(SCALARS))
    return {f"{LETTERS[i]}{k}": (37 * i + 11 * k + 5) % 101 for i, k in pairs}
