"""Products with other summands around them: each kind of term, in each place of a sum."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.prove.products import ACCUMULATORS, LEFT, RIGHT, B, S, Size, address
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    IntImm,
    Load,
    Ramp,
    Select,
    Shuffle,
    VectorReduce,
)
from tilewright.stmt.types import BOOL, INT8, Type


def product(x: Type, y: Type, acc: Type, z: Size, names: str = "AB") -> Expr:
    """A product of matrices that lie in memory as an AMX tile takes them."""
    wide: list[Expr] = []
    for f, name in zip((LEFT["rows"](x, z), RIGHT["interleaved"](y, z)), names, strict=True):
        assert isinstance(f, Load)
        wide.append(Cast(acc.with_lanes(f.lanes), Load(f.of, name, f.index)))
    return VectorReduce("add", Binary("*", *wide), z.m * z.n)


def conditional(acc: Type, z: Size) -> Expr:
    """A load of every other element."""
    lanes = z.m * z.n
    place = Ramp(IntImm(0), IntImm(1), lanes)
    rest = Binary("%", place, Broadcast(IntImm(2), lanes))
    even = Binary("==", rest, Broadcast(IntImm(0), lanes))
    return Load(acc, "D", address(B, (1, lanes)), even)


def summands(acc: Type, z: Size) -> dict[str, Expr]:
    """A term of every kind that can be added to a product."""
    lanes = z.m * z.n
    d, e = (Load(acc, name, address(B, (1, z.n), (S, z.m))) for name in "DE")
    narrow = Load(INT8, "N", address(B, (1, lanes)))
    where = Load(BOOL, "where", address(B, (1, lanes)))
    return {
        "a load": d,
        "a load where": conditional(acc, z),
        "a cast": Cast(acc.with_lanes(lanes), narrow),
        "copies": Broadcast(Load(acc, "D", address(B, (1, z.n))), z.m),
        "a sum": Binary("+", d, e),
        "a difference": Binary("-", d, e),
        "elements multiplied": Binary("*", d, e),
        "a maximum": Binary("max", d, e),
        "a choice": Select(where, d, e),
        "a shuffle": Shuffle((d,), tuple(reversed(range(lanes)))),
    }


def sums(x: Type, y: Type, acc: Type, z: Size) -> Iterator[tuple[str, Expr]]:
    """(C + A·B) + d for every kind of d."""
    for name, d in summands(acc, z).items():
        c = ACCUMULATORS["rows"](acc, z)
        assert c is not None
        yield f"C + {x}·{y} + {name}", Binary("+", Binary("+", c, product(x, y, acc, z)), d)


def resident_last(x: Type, y: Type, acc: Type, z: Size, resident: Expr) -> Expr:
    """(A·B + F·G) + what is in tiles already."""
    both = Binary("+", product(x, y, acc, z), product(x, y, acc, z, "FG"))
    return Binary("+", both, resident)
