"""Lanes of vector expressions: choosing some of them, and which lanes must be equal.

Lanes are numbered by digits, innermost first. In 8192 lanes of A[...] as (k 32, column 16, row 16),
lane l has k = l % 32, column = l/32 % 16, row = l/512.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from tilewright.stmt.index.multiramp import MAX_LISTED, MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.index.polynomial_reader import is_ring
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    IntImm,
    Let,
    Load,
    LocToLoc,
    NodeError,
    Not,
    Ramp,
    Reinterpret,
    Select,
    Shuffle,
    VectorReduce,
)

# Calls whose lane i depends on lane i of their arguments and on nothing else.
_ROUNDINGS = ("floor", "ceil", "trunc", "round", "sqrt")
_FUNCTIONS = (
    *("exp", "log", "pow", "sin", "cos", "tan", "asin", "acos", "atan", "atan2"),
    *("sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "is_nan", "is_inf", "is_finite"),
)
ELEMENTWISE_CALLS = frozenset(
    [
        "load",  # through a pointer: what the selector puts for a load of part of a tile
        *("likely", "likely_if_innermost", "promise_clamped", "unsafe_promise_clamped"),
        *("abs", "absd", "widening_add", "widening_sub", "widening_mul"),
        *("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not", "shift_left", "shift_right"),
        *(f"{name}_f{bits}" for name in (*_ROUNDINGS, *_FUNCTIONS) for bits in (16, 32, 64)),
    ]
)
Runs = list[tuple[int, bool]]


def constant_lanes(numbers: Sequence[int]) -> Expr:
    """These int32 constants as a vector: nested ramps and broadcasts as far as there are any.

    0 0 1 2 2 3 is a ramp of 0 0 1; 0 0 1 itself is two ramps put together.
    """
    whole = MultiRamp.from_numbers(numbers)
    if whole is not None:
        return whole.to_expr()
    lanes = np.asarray(numbers)
    for size in (n for n in range(1, len(lanes)) if len(lanes) % n == 0):
        blocks = lanes.reshape(-1, size)
        steps = np.diff(blocks, axis=0)
        if (steps == steps[0, 0]).all():
            block, count = constant_lanes(blocks[0].tolist()), len(blocks)
            if not steps[0, 0]:
                return Broadcast(block, count)
            step = IntImm(int(steps[0, 0]))
            return Ramp(block, Broadcast(step, size) if size > 1 else step, count)
    changes = np.flatnonzero(np.diff(lanes, 2)) + 2
    starts = [0]
    for change in changes.tolist():  # where the step is another one than before
        if change - starts[-1] > 1:
            starts.append(change)
    parts = [lanes[a:b].tolist() for a, b in zip(starts, [*starts[1:], len(lanes)], strict=True)]
    ramps = [MultiRamp.from_numbers(part) for part in parts]
    vectors = tuple(ramp.to_expr() for ramp in ramps if ramp is not None)
    return Shuffle(vectors, tuple(range(len(lanes))))


def take(e: Expr, lanes: MultiRamp) -> Expr | None:
    """The vector whose lane j is lane lanes[j] of `e`.

    `lanes` has constant base and strides, and lies within the lanes of `e` (else ValueError). The
    choice is pushed down to the loads, so no shuffle appears where structure allows. None when a
    shuffle would be needed of more than MAX_LISTED lanes.
    """
    bounds = lanes.bounds()
    if bounds is None or bounds[0] < 0 or bounds[1] >= e.lanes:
        raise ValueError(f"lanes {lanes} can't be taken of {e.lanes}")
    return _take(e, lanes)


def _take(e: Expr, lanes: MultiRamp) -> Expr | None:
    if lanes == MultiRamp.of(0, (1, e.lanes)):
        return e
    if e.lanes == 1:
        return Broadcast(e, lanes.count)
    if lanes.strides and lanes.strides[-1].is_zero:
        inner = MultiRamp(lanes.base, lanes.strides[:-1], lanes.lanes[:-1])
        value = _take(e, inner)
        return value and Broadcast(value, lanes.lanes[-1])
    try:
        taken = _take_affine(e, lanes)
        if taken is None:
            taken = _take_inside(e, lanes)
    except NodeError:  # A number doesn't fit the narrow type of a ramp.
        taken = None
    if taken is None and lanes.count <= MAX_LISTED:
        taken = Shuffle((e,), tuple(lanes.addresses()))
    return taken


def _take_affine(e: Expr, lanes: MultiRamp) -> Expr | None:
    """The lanes of an index: computed, not chosen."""
    ramp = MultiRamp.from_expr(e) if is_ring(e.type) else None
    taken = ramp and ramp.taken(lanes)
    return taken and taken.to_expr(e.type.element)


def _take_inside(e: Expr, lanes: MultiRamp) -> Expr | None:
    """`e` with the lanes chosen in its operands, None where its structure doesn't allow that."""
    n = lanes.count
    if isinstance(e, Broadcast):
        inner = lanes.modulo(e.value.lanes)
        return inner and _take(e.value, inner)
    if isinstance(e, Ramp):
        return _take_of_ramp(e, lanes)
    if isinstance(e, Load):
        index = _take(e.index, lanes)
        predicate = e.predicate and _take(e.predicate, lanes)
        if index is None or (e.predicate is not None and predicate is None):
            return None
        alignment = e.alignment if lanes.base.is_zero else None
        return Load(e.of, e.name, index, predicate, alignment)
    if isinstance(e, VectorReduce):
        factor = e.value.lanes // e.count
        groups = lanes.scaled(factor)
        strides, extents = (Polynomial.of(1), *groups.strides), (factor, *groups.lanes)
        value = _take(e.value, MultiRamp(groups.base, strides, extents))
        return value and VectorReduce(e.op, value, n)
    if isinstance(e, Shuffle):
        return _take_of_shuffle(e, lanes)
    if isinstance(e, Let):
        body = _take(e.body, lanes)
        return body and Let(e.name, e.value, body)
    operands = elementwise_operands(e)
    if operands is None:
        return None
    # A scalar operand (a condition, an amount) serves all lanes.
    taken = [v if v.lanes == 1 else _take(v, lanes) for v in operands]
    parts = [v for v in taken if v is not None]
    return rebuilt(e, parts, n) if len(parts) == len(taken) else None


def elementwise_operands(e: Expr) -> tuple[Expr, ...] | None:
    """The operands of which lane i alone decides lane i of `e`; None for other kinds of nodes."""
    if isinstance(e, Binary):
        return e.a, e.b
    if isinstance(e, (Not, Cast)):
        return (e.value,)
    if isinstance(e, Select):
        return e.condition, e.true, e.false
    if isinstance(e, Reinterpret) and e.lanes == e.value.lanes:
        return (e.value,)
    if isinstance(e, Call) and e.name in ELEMENTWISE_CALLS:
        return e.args if all(arg.lanes in (1, e.lanes) for arg in e.args) else None
    return None


def rebuilt(e: Expr, operands: list[Expr], lanes: int) -> Expr:
    """`e` with other elementwise operands, of other lanes."""
    if isinstance(e, Binary):
        return Binary(e.op, *operands)
    if isinstance(e, Not):
        return Not(*operands)
    if isinstance(e, (Cast, Reinterpret)):
        return type(e)(e.to.with_lanes(lanes), *operands)
    if isinstance(e, Select):
        return Select(*operands)
    assert isinstance(e, Call)
    return Call(e.of.with_lanes(lanes), e.name, tuple(operands))


def _take_of_ramp(e: Ramp, lanes: MultiRamp) -> Expr | None:
    """base[l % v] + (l / v)*stride[l % v], v the lanes of base."""
    if not e.type.is_integer:
        return None  # Halide doesn't say in which order a float ramp rounds.
    inner, copy = lanes.modulo(e.base.lanes), lanes.divided(e.base.lanes)
    if inner is None or copy is None:
        return None
    base = _take(e.base, inner)
    if copy == MultiRamp.of(0, (0, lanes.count)):
        return base
    stride = _take(e.stride, inner)
    if base is None or stride is None:
        return None
    return Binary("+", base, Binary("*", copy.to_expr(e.type.element), stride))


def _take_of_shuffle(e: Shuffle, lanes: MultiRamp) -> Expr | None:
    """The composed choice, of one of the vectors when it has all the lanes that are left."""
    if len(e.indices) > MAX_LISTED and lanes.count > MAX_LISTED:
        return None
    indices = [e.indices[lane] for lane in lanes.addresses()]
    start = 0
    for vector in e.vectors:
        if all(start <= index < start + vector.lanes for index in indices):
            inside = tuple(index - start for index in indices)
            chosen = MultiRamp.from_lanes([Polynomial.of(index) for index in inside])
            return _take(vector, chosen) if chosen is not None else Shuffle((vector,), inside)
        start += vector.lanes
    return Shuffle(e.vectors, tuple(indices))


def runs(e: Expr) -> Runs:
    """The lanes of `e` as digits (extent, varies), innermost first; no two neighbours vary alike.

    Where `varies` is False, lanes that differ only in that digit are equal, whatever the memory
    and the variables hold. Exact for indices that are multiramps; else True where not known. For
    (k 32, column 16, row 16) of a left operand: [(32, True), (16, False), (16, True)].
    """
    if e.lanes == 1:
        return []
    ramp = MultiRamp.from_expr(e) if e.type.is_integer else None
    if ramp is not None:
        return [(extent, not is_zero) for extent, is_zero in ramp.runs()]
    if isinstance(e, Broadcast):
        return _joined([*runs(e.value), (e.count, False)])
    if isinstance(e, Ramp):
        return _joined([*_combined([e.base, e.stride], e.base.lanes), (e.count, True)])
    if isinstance(e, Load):
        return _combined([e.index, *filter(None, [e.predicate])], e.lanes)
    if isinstance(e, VectorReduce):
        return _outside(runs(e.value), e.value.lanes // e.count)
    if isinstance(e, Shuffle):
        return _runs_of_shuffle(e)
    if isinstance(e, LocToLoc):
        return runs(e.value)
    if isinstance(e, Let):
        return runs(e.body)
    operands = elementwise_operands(e)
    return [(e.lanes, True)] if operands is None else _combined(operands, e.lanes)


def is_uniform(e: Expr, inner: int, extent: int) -> bool:
    """Whether lanes of `e` that differ only in the digit l/inner % extent are surely equal.

    False also when the digit isn't within one that `runs` knows. The lanes must be divisible by
    inner*extent (ValueError).
    """
    if e.lanes % (inner * extent):
        raise ValueError(f"{e.lanes} lanes have no digit of place {inner} and radix {extent}")
    return is_uniform_digit(runs(e), inner, extent)


def is_uniform_digit(digits: Runs, inner: int, extent: int) -> bool:
    """`is_uniform` for an expression whose runs are known."""
    place = 1
    for run, varies in digits:
        if place <= inner < place * run:
            inside = inner % place == 0 and (place * run) % (inner * extent) == 0
            return extent == 1 or (inside and not varies)
        place *= run
    return True  # Above the last digit there is only an extent of 1.


def _joined(digits: Runs) -> Runs:
    joined: Runs = []
    for extent, varies in digits:
        if extent == 1:
            continue
        if joined and joined[-1][1] == varies:
            extent *= joined.pop()[0]
        joined.append((extent, varies))
    return joined


def _combined(operands: tuple[Expr, ...] | list[Expr], lanes: int) -> Runs:
    """A digit varies where it varies in an operand; scalars vary nowhere."""
    combined: Runs = [(lanes, False)]
    for operand in operands:
        if operand.lanes > 1:
            combined = _both(combined, runs(operand))
    return _joined(combined)


def _both(a: Runs, b: Runs) -> Runs:
    """A common refinement; digits that have none are put together into one that varies."""
    mine, theirs = a[::-1], b[::-1]
    result: Runs = []
    while mine and theirs:
        (n, v), (m, w) = mine.pop(), theirs.pop()
        if n % m and m % n:
            while n != m:
                if n < m:
                    n *= mine.pop()[0]
                else:
                    m *= theirs.pop()[0]
            v = w = True
        k = min(n, m)
        result.append((k, v or w))
        if n > k:
            mine.append((n // k, v))
        if m > k:
            theirs.append((m // k, w))
    return _joined(result)


def _outside(digits: Runs, factor: int) -> Runs:
    """The digits of l/factor, given those of l."""
    rest = digits[::-1]
    count = prod(extent for extent, _ in digits) // factor
    while factor > 1:
        extent, varies = rest.pop()
        if factor % extent and extent % factor:
            return [(count, True)]
        if extent > factor:
            rest.append((extent // factor, varies))
        factor //= min(extent, factor)
    return _joined(rest[::-1]) or ([(count, False)] if count > 1 else [])


def _runs_of_shuffle(e: Shuffle) -> Runs:
    """A digit along which the same lanes are taken again doesn't vary."""
    chosen = MultiRamp.from_lanes([Polynomial.of(index) for index in e.indices])
    if chosen is None:
        return [(e.lanes, True)]
    return [(extent, not is_zero) for extent, is_zero in chosen.runs()]
