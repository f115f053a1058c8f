"""Multiramps: the vectors of integers that can be an address pattern of a tensor instruction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import prod

import numpy as np

from tilewright.stmt.index.polynomial import ZERO, Polynomial
from tilewright.stmt.nodes import Broadcast, Expr, IntImm, Ramp
from tilewright.stmt.types import INT32, Type

MAX_LISTED = 4096  # Lanes that may be looked at one by one where structure gives no answer.
Dim = tuple[Polynomial, int]


@dataclass(frozen=True, slots=True)
class MultiRamp:
    """Lane l is base + Σ strides[d]·i_d, with i_d the digits of l in radix lanes[d].

    Innermost first, e.g.

        base 0, strides [1, 100], lanes [2, 3]  is  0 1 100 101 200 201

    Every lanes[d] is at least 2 and no strides[d+1] is strides[d]*lanes[d]: the constructor drops
    and joins such dimensions (also two of stride 0). So a sequence of addresses has one
    representation, and `==` asks whether every lane's address is the same. A scalar, or a vector of
    one lane, has no dimension; what repeats one value n times has the single stride 0.
    """

    base: Polynomial
    strides: tuple[Polynomial, ...] = ()
    lanes: tuple[int, ...] = ()
    count: int = field(init=False, compare=False, repr=False)  # of all lanes

    def __post_init__(self) -> None:
        if isinstance(self.base, int):
            object.__setattr__(self, "base", Polynomial.of(self.base))
        strides: list[Polynomial] = []
        lanes: list[int] = []
        for stride, extent in zip(self.strides, self.lanes, strict=True):
            if isinstance(stride, int):
                stride = Polynomial.of(stride)
            if extent == 1:
                continue
            if strides and stride == strides[-1] * lanes[-1]:
                lanes[-1] *= extent
            else:
                strides.append(stride)
                lanes.append(extent)
        object.__setattr__(self, "strides", tuple(strides))
        object.__setattr__(self, "lanes", tuple(lanes))
        object.__setattr__(self, "count", prod(lanes))

    @staticmethod
    def of(base: int, *dims: tuple[int, int]) -> MultiRamp:
        """The multiramp of a constant base and (stride, lanes), innermost first; all lanes >= 1."""
        return of_dims(Polynomial.of(base), ((Polynomial.of(s), n) for s, n in dims))

    @staticmethod
    def from_expr(e: Expr) -> MultiRamp | None:
        """The lanes of `e`; None when they aren't a multiramp, or can't be shown to be one.

        Exact for nested ramps and broadcasts, + - * and casts that keep the values; for / and % by
        constants as far as `divided` goes; for shuffles of all these. Never wrong.
        """
        from tilewright.stmt.index.multiramp_reader import read  # It makes multiramps.

        return read(e)

    @staticmethod
    def from_lanes(values: Sequence[Polynomial]) -> MultiRamp | None:
        """The multiramp with these lanes, None when there is none. Takes time O(len(values))."""
        dims: list[Dim] = []
        rest = list(values)
        while len(rest) > 1:
            # The first run of equal steps is the innermost dimension; all blocks must repeat it.
            step, n = rest[1] - rest[0], 2
            while n < len(rest) and rest[n] - rest[n - 1] == step:
                n += 1
            for start in range(0, len(rest), n):
                block = rest[start : start + n]
                if len(block) < n or any(b - a != step for a, b in pairwise(block)):
                    return None
            dims.append((step, n))
            rest = rest[::n]
        return of_dims(rest[0], dims)

    @staticmethod
    def from_numbers(values: Sequence[int] | np.ndarray) -> MultiRamp | None:
        """The same for constant lanes, faster."""
        dims: list[tuple[int, int]] = []
        rest = np.asarray(values)
        while len(rest) > 1:
            steps = np.diff(rest)
            changes = np.flatnonzero(steps != steps[0])
            n = int(changes[0]) + 1 if len(changes) else len(rest)
            if len(rest) % n or (np.diff(rest.reshape(-1, n)) != steps[0]).any():
                return None
            dims.append((int(steps[0]), n))
            rest = rest[::n]
        return MultiRamp.of(int(rest[0]), *dims)

    @property
    def dims(self) -> list[Dim]:
        return list(zip(self.strides, self.lanes, strict=True))

    @property
    def is_uniform(self) -> bool:
        """Whether all lanes are `base`."""
        return not self.strides or (len(self.strides) == 1 and self.strides[0].is_zero)

    def broadcast(self, n: int) -> MultiRamp:
        """All lanes, n times."""
        return self.ramp(ZERO, n)

    def ramp(self, stride: Polynomial | int, n: int) -> MultiRamp:
        """n copies one after another, copy i plus i*stride."""
        stride = Polynomial.of(stride) if isinstance(stride, int) else stride
        return of_dims(self.base, [*self.dims, (stride, n)])

    def __add__(self, other: MultiRamp) -> MultiRamp | None:
        """The sum of each lane; None when the shapes have no common refinement: [2, 3] and [3, 2].

        Then the sum is no multiramp. ValueError when the numbers of lanes differ.
        """
        if self.count != other.count:
            raise ValueError(f"multiramps of {self.count} and {other.count} lanes can't be added")
        dims: list[Dim] = []
        mine, theirs = self.dims[::-1], other.dims[::-1]
        while mine and theirs:
            (s, n), (t, m) = mine.pop(), theirs.pop()
            k = min(n, m)
            if n % k or m % k:
                return None
            dims.append((s + t, k))
            if n > k:
                mine.append((s * k, n // k))
            if m > k:
                theirs.append((t * k, m // k))
        return of_dims(self.base + other.base, dims)

    def __sub__(self, other: MultiRamp) -> MultiRamp | None:
        """The difference of each lane; fails like +."""
        return self + other.scaled(-1)

    def scaled(self, factor: Polynomial | int) -> MultiRamp:
        """Each lane times `factor`, which is the same for all."""
        return of_dims(self.base * factor, [(s * factor, n) for s, n in self.dims])

    def divided(self, c: int, type: Type = INT32) -> MultiRamp | None:
        """Each lane / c, rounded as Halide does; `type` is that of the lanes.

        ramp(0, 1, 32)/2 is base 0, strides [0, 1], lanes [2, 16]. None when the quotients aren't a
        multiramp (0 1 2 / 2), when a stride's remainder by c isn't known, or when a carry depends
        on the base: ramp(8*x + 4, 1, 8)/8 fails, and so does ramp(x, 1, 8)/8; ramp(8*x, 1, 8)/16
        is x/2 in all lanes.
        """
        from tilewright.stmt.index.multiramp_division import divide  # It makes multiramps.

        return divide(self, c, type)

    def modulo(self, c: int, type: Type = INT32) -> MultiRamp | None:
        """Each lane % c, as lane - lane/c*c: fails like `divided`."""
        if c == 0:
            return self.divided(0)
        quotient = self.divided(abs(c), type)
        return quotient and self - quotient.scaled(abs(c))

    def view(self, *extents: int) -> tuple[Polynomial, ...] | None:
        """The strides of the lanes seen as an array of these extents, innermost first.

        None when the lanes are more or fewer, or have no such strides: 0 1 100 101 200 201 is
        (1, 100) as (2, 3), (1, 0, 100) as (2, 1, 3), None as (6,) and (3, 2). The stride of an
        extent of 1 is 0.
        """
        if prod(extents) != self.count:
            return None
        strides: list[Polynomial] = []
        rest = self.dims[::-1]
        for extent in extents:
            if extent == 1:
                strides.append(ZERO)
                continue
            s, n = rest.pop()
            if n % extent:
                return None
            strides.append(s)
            if n > extent:
                rest.append((s * extent, n // extent))
        return tuple(strides)

    def runs(self) -> list[tuple[int, bool]]:
        """(lanes, is_zero) innermost first: neighbouring dimensions joined by whether they move."""
        runs: list[tuple[int, bool]] = []
        for s, n in self.dims:
            if runs and runs[-1][1] == s.is_zero:
                n *= runs.pop()[0]
            runs.append((n, s.is_zero))
        return runs

    def taken(self, lanes: MultiRamp) -> MultiRamp | None:
        """Lane j is this one's lane lanes[j], for constant `lanes` inside it.

        None when that isn't a multiramp, or can't be shown to be one and lanes > MAX_LISTED.
        """
        result: MultiRamp | None = MultiRamp(self.base, (ZERO,), (lanes.count,))
        place = 1
        for s, n in self.dims:
            digit = lanes.divided(place)
            place *= n
            if digit is not None and place < self.count:
                digit = digit.modulo(n)
            result = result and digit and result + digit.scaled(s)
        if result is not None or lanes.count > MAX_LISTED:
            return result
        return MultiRamp.from_lanes([self.lane(lane) for lane in lanes.addresses()])

    def lane(self, lane: int) -> Polynomial:
        """The value of one lane."""
        value = self.base
        for s, n in self.dims:
            lane, digit = divmod(lane, n)
            value += s * digit
        return value

    def substitute(self, values: Mapping[str, Expr]) -> MultiRamp:
        """With the variables that `values` names replaced in base and strides."""
        dims = [(s.substitute(values), n) for s, n in self.dims]
        return of_dims(self.base.substitute(values), dims)

    def addresses(self, values: Mapping[str, int] | None = None) -> list[int]:
        """All lanes as numbers, given the variables; ValueError when that isn't enough."""
        known = self.substitute({name: IntImm(v) for name, v in (values or {}).items()})
        numbers = [p.constant() for p in (known.base, *known.strides)]
        if None in numbers:
            raise ValueError(f"{known} still has unknown parts")
        base, *strides = [number for number in numbers if number is not None]
        result = [base]
        for s, n in zip(strides, known.lanes, strict=True):
            result = [start + s * i for i in range(n) for start in result]
        return result

    def bounds(self) -> tuple[int, int] | None:
        """The least and the greatest lane; None unless base and strides are numbers."""
        low = high = self.base.constant()
        if low is None or high is None:
            return None
        for s, n in self.dims:
            stride = s.constant()
            if stride is None:
                return None
            low, high = low + min(0, stride * (n - 1)), high + max(0, stride * (n - 1))
        return low, high

    def to_expr(self, type: Type = INT32) -> Expr:
        """Nested ramps and broadcasts of elements of `type`; NodeError if a number doesn't fit."""
        e = self.base.to_expr(type)
        for s, n in self.dims:
            if s.is_zero:
                e = Broadcast(e, n)
            else:
                step = s.to_expr(type)
                e = Ramp(e, step if e.lanes == 1 else Broadcast(step, e.lanes), n)
        return e


def of_dims(base: Polynomial, dims: Iterable[Dim]) -> MultiRamp:
    dims = list(dims)
    return MultiRamp(base, tuple(s for s, _ in dims), tuple(n for _, n in dims))
