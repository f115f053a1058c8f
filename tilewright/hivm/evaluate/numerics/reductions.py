"""Ops along dimensions: vreduce, the cumulative ops and vsort.

Integers wrap; i1 counts as unsigned, so its sum is the parity. Sums and products of floats are
accumulated in float64 and rounded once at the end (of every running sum, in a cumulative op): the
result then hardly depends on the order, as no order is promised. The cube's and the vector unit's
own order of f32 additions isn't modelled.

Maxima, minima and sorting compare integer keys with the order of the values, see `_keys`: -0 is
below +0, and NaN is above or below every number as the op needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.hivm.evaluate.checks import check_dimensions, check_rank, check_shapes
from tilewright.hivm.evaluate.element_types import fitting, is_float
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.numerics.elementwise import Array
from tilewright.hivm.evaluate.numerics.floats import nearest, widened
from tilewright.hivm.evaluate.numerics.integers import unsigned, wrapped


def vreduce(
    source: Array,
    arith: str,
    reduce_dims: tuple[int, ...],
    *,
    unsigned_src: bool = False,
    tie_break_left: bool = True,
    indices: Array | None = None,
) -> tuple[Array, ...]:
    """Reduces the listed dimensions to size 1 with a case of ReduceOperation.

    Gives the values and, for the cases with an index, the index (i32) of the chosen element: its
    entry in `indices`, of the source's shape, or else its position along the only reduced
    dimension. Of equals, -0 and +0 among them, the first is chosen or, for "right" cases and
    without `tie_break_left` in cases that name no side, the last. NaN wins max and min. `any`
    and `all` give 0 or 1 in the source's type. Error: an index over several dimensions, or
    "none".
    """
    dims = tuple(reduce_dims)
    check_dimensions(dims, source.shape)
    if indices is not None:
        check_shapes(indices.shape, source.shape)
    if arith.startswith(("max", "min")) and any(source.shape[dim] == 0 for dim in dims):
        raise EvaluationError(f"{arith} of no elements")
    if "_with_index" in arith:
        if len(dims) != 1:
            raise EvaluationError(f"{arith} over {len(dims)} dimensions")
        extreme, side = arith.split("_with_index")
        left = side == "_left" or (side == "" and tie_break_left)
        position = _position(source, extreme, dims[0], unsigned_src, left)
        index = position if indices is None else np.take_along_axis(indices, position, dims[0])
        return np.take_along_axis(source, position, dims[0]), index.astype(np.int32)
    if arith in ("max", "min"):
        return (_extreme(source, arith, dims, unsigned_src),)
    if arith not in _REDUCTIONS:
        raise EvaluationError(f"reduction {arith!r} computes nothing")
    return (_REDUCTIONS[arith](source, dims),)


def _accumulated(function: np.ufunc) -> Callable[[Array, tuple[int, ...]], Array]:
    """A sum or a product: floats in float64, rounded once; integers wrapped."""

    def reduce(source: Array, dims: tuple[int, ...]) -> Array:
        with np.errstate(all="ignore"):
            if is_float(source.dtype):
                total = function.reduce(widened(source), axis=dims, keepdims=True)
                return nearest(total, source.dtype)
            total = function.reduce(source, axis=dims, keepdims=True, dtype=_integers(source))
        return wrapped(total, source.dtype)

    return reduce


def _integers(source: Array) -> np.dtype[Any]:
    return np.dtype(np.uint8) if source.dtype == np.bool_ else source.dtype


def _bitwise(function: np.ufunc) -> Callable[[Array, tuple[int, ...]], Array]:
    """A reduction of the bits, also of floats."""

    def reduce(source: Array, dims: tuple[int, ...]) -> Array:
        result = function.reduce(unsigned(source), axis=dims, keepdims=True)
        return result.view(source.dtype)

    return reduce


def _truth(function: np.ufunc) -> Callable[[Array, tuple[int, ...]], Array]:
    def reduce(source: Array, dims: tuple[int, ...]) -> Array:
        return function.reduce(source != 0, axis=dims, keepdims=True).astype(source.dtype)

    return reduce


_REDUCTIONS: dict[str, Callable[[Array, tuple[int, ...]], Array]] = {
    "sum": _accumulated(np.add),
    "prod": _accumulated(np.multiply),
    "any": _truth(np.logical_or),
    "all": _truth(np.logical_and),
    "xori": _bitwise(np.bitwise_xor),
    "ori": _bitwise(np.bitwise_or),
    "andi": _bitwise(np.bitwise_and),
}


# Order.


def _keys(source: Array, *, read_unsigned: bool = False, nan_on_top: bool = True) -> Array:
    """Integers in the order of the values; `_values` takes them back.

    Bits of nonnegative floats are ordered as signed integers; those of negative ones backwards,
    so all but the sign is inverted. NaN becomes the greatest key or the least.
    """
    if not is_float(source.dtype):
        return unsigned(source) if read_unsigned or source.dtype == np.bool_ else source
    signed = np.dtype(f"i{source.dtype.itemsize}")
    limits = np.iinfo(signed)
    bits = source.view(signed)
    keys = np.where(bits < 0, bits ^ limits.max, bits)
    nan = np.isnan(widened(source))
    return np.where(nan, limits.max if nan_on_top else limits.min, keys)


def _values(keys: Array, dtype: np.dtype[Any]) -> Array:
    """The values that `_keys` was given, the NaNs with all bits (but perhaps the sign) set."""
    if not is_float(dtype):
        return keys.view(dtype)
    return np.where(keys < 0, keys ^ np.iinfo(keys.dtype).max, keys).view(dtype)


def _extreme(source: Array, arith: str, dims: tuple[int, ...], unsigned_src: bool) -> Array:
    keys = _keys(source, read_unsigned=unsigned_src, nan_on_top=arith == "max")
    reduce = keys.max if arith == "max" else keys.min
    return _values(reduce(axis=dims, keepdims=True), source.dtype)


def _zeros_equal(source: Array) -> Array:
    """The same values with +0 for -0, which compare equal where a tie matters."""
    return np.where(source == 0, np.zeros_like(source), source)


def _position(source: Array, extreme: str, dim: int, unsigned_src: bool, left: bool) -> Array:
    """Where along a dimension, kept with size 1, the extreme is found first from a side."""
    keys = _keys(_zeros_equal(source), read_unsigned=unsigned_src, nan_on_top=extreme == "max")
    find = np.argmax if extreme == "max" else np.argmin
    if left:
        return find(keys, axis=dim, keepdims=True)
    return source.shape[dim] - 1 - find(np.flip(keys, dim), axis=dim, keepdims=True)


# Running sums, products, maxima and minima.


def vcumsum(
    source: Array, cum_dim: int, *, reverse: bool = False, target: np.dtype[Any] | None = None
) -> Array:
    """Sums of all elements up to each one (from each one on, if reversed), along a dimension.

    The sums have the type `target` (vcumsum may widen integers), by default the source's.
    """
    return _accumulate(np.add, source, cum_dim, reverse, source.dtype if target is None else target)


def vcumprod(source: Array, cum_dim: int, *, reverse: bool = False) -> Array:
    """Products of all elements up to each one (from each one on, if reversed)."""
    return _accumulate(np.multiply, source, cum_dim, reverse, source.dtype)


def _accumulate(
    function: np.ufunc, source: Array, dim: int, reverse: bool, target: np.dtype[Any]
) -> Array:
    source = fitting(source, target)
    with np.errstate(all="ignore"):
        if is_float(target):
            return nearest(_along(function, widened(source), dim, reverse), target)
        wide = source.astype(np.uint8 if target == np.bool_ else target)
        return wrapped(_along(function, wide, dim, reverse), target)


def vcummax(
    source: Array, cum_dim: int, *, reverse: bool = False, propagate_nan: bool = True
) -> Array:
    """The greatest element up to each one. NaN stays once seen, or is passed over if not to be
    propagated (NaN is then the maximum only of nothing but NaNs)."""
    keys = _keys(source, nan_on_top=propagate_nan)
    return _values(_along(np.maximum, keys, cum_dim, reverse), source.dtype)


def vcummin(
    source: Array, cum_dim: int, *, reverse: bool = False, propagate_nan: bool = True
) -> Array:
    """The least element up to each one, with vcummax's rule for NaN."""
    keys = _keys(source, nan_on_top=not propagate_nan)
    return _values(_along(np.minimum, keys, cum_dim, reverse), source.dtype)


def _along(function: np.ufunc, source: Array, dim: int, reverse: bool) -> Array:
    """Accumulates in the type of the source, from the end if reversed."""
    check_dimensions([dim], source.shape)
    if reverse:
        return np.flip(_along(function, np.flip(source, dim), dim, False), dim)
    return function.accumulate(source, axis=dim, dtype=source.dtype)


def vsort(source: Array, *, sort_axis: int = -1, descending: bool = False) -> tuple[Array, Array]:
    """Sorts along an axis: the sorted values and the position (i32) that each one came from.

    Equal elements, -0 and +0 among them, keep their order in both directions. NaN counts as greater
    than every number: last when ascending, first when descending.
    """
    check_rank(source.shape, 1, "what is sorted")
    if not -source.ndim <= sort_axis < source.ndim:
        raise EvaluationError(f"dimension {sort_axis} of an array of shape {list(source.shape)}")
    keys = _keys(_zeros_equal(source))
    # Inverting all bits reverses the order of integers.
    order = np.argsort(~keys if descending else keys, axis=sort_axis, kind="stable")
    return np.take_along_axis(source, order, axis=sort_axis), order.astype(np.int32)
