"""Convolutions to try the rules for windows on: taps over outputs, strided, in two dimensions."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.prove.products import B, S, T, address
from tilewright.stmt.nodes import Binary, Cast, Expr, Load, Store, VectorReduce
from tilewright.stmt.types import Type

# Name, outputs, taps, and the strides of input and kernel: along taps and outputs, innermost first,
# of the extents in turn.
Strides = tuple[tuple[Expr | int, int], ...]
KINDS: tuple[tuple[str, int, int, Strides, Strides], ...] = (
    ("3 taps, 4 outputs", 4, 3, ((1, 3), (1, 4)), ((1, 3), (0, 4))),
    ("2 taps, 6 outputs", 6, 2, ((1, 2), (1, 6)), ((1, 2), (0, 6))),
    ("8 taps, 16 outputs", 16, 8, ((1, 8), (1, 16)), ((1, 8), (0, 16))),
    ("every other output", 8, 4, ((1, 4), (2, 8)), ((1, 4), (0, 8))),
    ("backwards", 4, 4, ((1, 4), (1, 4)), ((-1, 4), (0, 4))),
    ("far apart", 8, 2, ((4, 2), (1, 8)), ((1, 2), (0, 8))),
    ("two rows of a kernel", 4, 6, ((1, 3), (S, 2), (1, 4)), ((1, 3), (16, 2), (0, 4))),
    ("several kernels", 8, 4, ((1, 4), (1, 4), (0, 2)), ((1, 4), (0, 4), (16, 2))),
    ("several inputs", 8, 4, ((1, 4), (1, 4), (S, 2)), ((1, 4), (0, 4), (0, 2))),
)


def convolution(kind: int, x: Type, y: Type, acc: Type, swapped: bool) -> tuple[str, Store]:
    """Its name and the store; `swapped` puts the kernel first."""
    name, outputs, _, along_input, along_kernel = KINDS[kind]
    first = B if along_kernel[0][0] != -1 else T
    factors = [
        Load(x, "I", address(first, *along_input)),
        Load(y, "K", address(T, *along_kernel)),
    ]
    wide = [Cast(acc.with_lanes(f.lanes), f) for f in (factors[::-1] if swapped else factors)]
    total = VectorReduce("add", Binary("*", *wide), outputs)
    order = "kernel first" if swapped else "input first"
    store = Store("out", address(B, (1, outputs)), total)
    return f"convolution {x}·{y}: {name}, {order}", store


def convolutions(x: Type, y: Type, acc: Type) -> Iterator[tuple[str, Store]]:
    for kind in range(len(KINDS)):
        for swapped in (False, True):
            yield convolution(kind, x, y, acc, swapped)
