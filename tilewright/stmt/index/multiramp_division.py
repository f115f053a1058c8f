"""Dividing a multiramp by a constant: where do the lanes carry into the quotient?"""

from __future__ import annotations

from functools import reduce
from itertools import product
from math import gcd, prod

from tilewright.stmt.index.multiramp import MAX_LISTED, Dim, MultiRamp, of_dims
from tilewright.stmt.index.polynomial import ZERO, Polynomial
from tilewright.stmt.types import Type


def divide(ramp: MultiRamp, c: int, type: Type) -> MultiRamp | None:
    """See `MultiRamp.divided`."""
    if c == 0:
        return MultiRamp(ZERO, (ZERO,), (ramp.count,))
    if c < 0:
        quotient = ramp.divided(-c, type)
        return quotient and quotient.scaled(-1)
    split = _split_by_period(ramp.dims, c)
    if split is None:
        return None
    table = _without_carry([t for _, t, _ in split], [n for _, _, n in split], ramp.base.step(c), c)
    if any(table):
        base = ramp.base.divide(c)
        if base is None:
            return None
        carries = _carries(base[1], table, [n for _, _, n in split], c)
        if carries is None:
            return None
        new_base = base[0]
    else:
        carries = [None] * len(split)
        new_base = ramp.base.floor_divided(c, type)
    dims: list[Dim] = []
    for (q, _, n), carry in zip(split, carries, strict=True):
        moved = carry and MultiRamp(ZERO, (q,), (n,)) + carry
        dims += moved.dims if moved else [(q, n)]
    return of_dims(new_base, dims)


def _split_by_period(dims: list[Dim], c: int) -> list[tuple[Polynomial, int, int]] | None:
    """`dims` as (quotient, remainder, lanes) of each stride by c; None if a remainder is unknown.

    A dimension is split where its remainders add up to a multiple of c: stride 1, 32 lanes by 2
    gives (0, 1, 2), (1, 0, 16). Remainders of negative strides are negative.
    """
    split: list[tuple[Polynomial, int, int]] = []
    for s, n in dims:
        divided = s.divide(c)
        if divided is None:
            return None
        q, t = divided
        if t and (s.constant() or 0) < 0:
            q, t = q + 1, t - c
        period = c // gcd(c, t)
        if n > period and n % period == 0:
            split += [(q, t, period), (q * period + t * period // c, 0, n // period)]
        else:
            split.append((q, t, n))
    return split


def _without_carry(
    remainders: list[int], lanes: list[int], base: tuple[int, int], c: int
) -> list[int]:
    """`remainders` with 0 for those dimensions that never carry into a quotient by c.

    `base` is (g, r): it is r modulo g. When the other dimensions and the base's unknown part are
    multiples of some g, and r and the digits of these dimensions stay within 0..g-1, they
    don't carry.
    """
    order = sorted(range(len(lanes)), key=lambda d: abs(remainders[d]))
    for kept in range(len(order) + 1):
        inner, outer = order[: len(order) - kept], order[len(order) - kept :]
        g = reduce(gcd, (remainders[d] for d in outer), gcd(c, base[0]))
        reach = [remainders[d] * (lanes[d] - 1) for d in inner]
        low = base[1] % g
        if low + sum(min(r, 0) for r in reach) >= 0 and low + sum(max(r, 0) for r in reach) < g:
            return [0 if d in inner else remainders[d] for d in range(len(lanes))]
    return remainders


def _carries(
    base: int, remainders: list[int], lanes: list[int], c: int
) -> list[MultiRamp | None] | None:
    """Multiramps g_d with (base + Σ remainders[d]·i_d)/c == Σ g_d[i_d], None for a zero one.

    None when the quotient isn't such a sum; then it is no multiramp in these dimensions.
    """
    radices = [n if t else 1 for t, n in zip(remainders, lanes, strict=True)]
    if prod(radices) > MAX_LISTED:
        return None
    separate = [
        [(base + t * i) // c for i in range(n)] for t, n in zip(remainders, radices, strict=True)
    ]
    for digits in product(*map(range, radices)):
        value = base + sum(t * i for t, i in zip(remainders, digits, strict=True))
        if value // c != sum(g[i] for g, i in zip(separate, digits, strict=True)):
            return None
    carries: list[MultiRamp | None] = []
    for values in separate:
        carry = (
            MultiRamp.from_lanes([Polynomial.of(v) for v in values]) if len(values) > 1 else None
        )
        if len(values) > 1 and carry is None:
            return None
        carries.append(carry)
    return carries
