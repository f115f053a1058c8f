"""The programs that all rules of a target are tried on together.

A rule about matrices presupposes facts that only come out of whole programs: what shape a product
has, how an operand lies in memory. To add programs, write a function from a setting to programs and
put it into SOURCES.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count, islice

import numpy as np

from tilewright.prove import products
from tilewright.prove.convolutions import convolutions
from tilewright.prove.products import WHATEVER, B, Case, S, Size, T, address
from tilewright.prove.programs import Program, world
from tilewright.prove.rules import Setting
from tilewright.prove.saturation import Knowledge
from tilewright.prove.sums import resident_last, sums
from tilewright.prove.units import BLOCKS, PARTS
from tilewright.select.engine.addresses import Divisors, Room
from tilewright.select.engine.declaration import STRICT, supports_product
from tilewright.stmt.nodes import (
    Binary,
    Cast,
    Expr,
    Load,
    LocToLoc,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, INT8, INT32, UINT8, Type

# Rows, columns and depth of one tile of the small unit, of several, and of parts of tiles.
TILED = [(4, 8, 6), (8, 16, 12), (12, 8, 6), (5, 9, 8), (3, 2, 5)]
MULTIPLE = 32  # of which the variables of aligned programs are, in elements


def small_products(setting: Setting) -> Iterator[Program]:
    """Small matrices in every layout, of every type that the target multiplies."""
    target = setting.target
    small = target in (BLOCKS, PARTS)
    if small:
        types = [(p.left, p.right, p.accumulator) for p in target.products]
        types.append((UINT8, INT8, INT32))
        found = products.cases(types, TILED if target is BLOCKS else products.SHAPES, lambda _: 2)
    else:  # some of all those
        found = islice(products.cases(), 0, None, 3)
    for case in found:
        if supports_product(target, case.value.type.element, *case.types):
            yield _product(setting, case, target is BLOCKS)


def converted(setting: Setting) -> Iterator[Program]:
    """Operands of types that are multiplied only as others, or just as they are."""
    z = Size(3, 2, 6, 2)
    for types in (
        (BFLOAT16, FLOAT16, FLOAT32),
        (INT8, FLOAT16, FLOAT32),
        (FLOAT32, FLOAT32, FLOAT32),
        (FLOAT64, FLOAT64, FLOAT64),
    ):
        x, y, acc = types
        if supports_product(setting.target, acc, x, y) and (
            x != FLOAT32 or setting.permissions.rounding
        ):
            case = products.case(*types, z, "rows", "transposed", "rows", "rows")
            yield _product(setting, case, False)


def whole_tiles(setting: Setting) -> Iterator[Program]:
    """Matrices of just an instruction's size, aligned, in all layouts that tiles are loaded in."""
    target = setting.target
    if target.partial or target is BLOCKS:
        return
    turn = count()
    for product in target.products:
        if product.operands and not setting.permissions.rounding:
            continue
        for shape in product.shapes:
            size = Size(shape.rows, shape.columns, shape.depth, 4 // min(4, product.left.bytes))
            for a in ("rows", "transposed"):
                for b in ("rows", "transposed"):
                    i = next(turn)
                    c = ("none", "rows", "columns", "resident", "zeros")[i % 5]
                    out = ("rows", "columns")[i // 2 % 2]
                    types = product.left, product.right, product.accumulator
                    yield _product(setting, products.case(*types, size, a, b, c, out), True)


def whole_floats(setting: Setting) -> Iterator[Program]:
    """Those of them that are rounded on the way in."""
    return (p for p in whole_tiles(setting) if p.name.startswith("float32·"))


def _product(setting: Setting, case: Case, aligned: bool) -> Program:
    target = setting.target
    variables = products.ALIGNED if aligned else products.VARIABLES
    known = _divisors() if aligned else ()
    most = case.makeshifts(target)
    values = case.world(variables)
    if case.accumulator != "resident":
        return Program(case.name, (case.store,), values, Knowledge(setting, None, known), most)
    total = case.value
    assert isinstance(total, Binary) and isinstance(total.a, Load)
    moved = Binary(total.op, LocToLoc(target.location, "Mem", total.a), total.b)
    return Program(case.name, (moved,), values, Knowledge(setting, total.a, known), most)


def _divisors() -> tuple[Divisors, ...]:
    return tuple(Divisors(name, MULTIPLE, MULTIPLE) for name in products.ALIGNED)


def windows(setting: Setting) -> Iterator[Program]:
    """Convolutions. Their inputs are finite: a band multiplies by zero what is in its row."""
    for x in (BFLOAT16, FLOAT16, INT8):
        acc = FLOAT32 if x.is_float else INT32
        if supports_product(setting.target, acc, x, x):
            for name, store in convolutions(x, x, acc):
                values = world(store, products.VARIABLES, odd=False)
                yield Program(name, (store,), values, Knowledge(setting), WHATEVER)


def with_summands(setting: Setting) -> Iterator[Program]:
    """Products with other terms in the sum; operands as they are loaded into tiles."""
    target = setting.target
    if not target.partial or "interleaved" not in target.layouts["right"]:
        return
    product = target.products[0]
    types = product.left, product.right, product.accumulator
    z = Size(2, 3, 4, product.group)
    for name, value in sums(*types, z):
        store = Store("out", address(B, (1, z.n), (S, z.m)), value)
        values = world(store, products.VARIABLES)
        yield Program(name, (store,), values, Knowledge(setting), 1)
    acc = Load(product.accumulator, "acc", address(B, (1, z.m * z.n)))
    value = resident_last(*types, z, LocToLoc(target.location, "Mem", acc))
    values = world(value, products.VARIABLES)
    yield Program("A·B + F·G + tiles", (value,), values, Knowledge(setting, acc), 0)
    zeros = products.ACCUMULATORS["zeros"](product.accumulator, z)
    assert zeros is not None
    yield Program("zeros, + A·B + F·G", (zeros, value), values, Knowledge(setting, acc), 0)


def wished(setting: Setting) -> Iterator[Program]:
    """Right operands of columns that lie as far apart as a variable says."""
    target = setting.target
    if not target.partial or "interleaved" not in target.layouts["right"]:
        return
    for product in target.products[:2]:
        x, acc, w = product.right, product.accumulator, product.group
        z = Size(2, 3, 2 * w, w)
        store = _store(x, acc, z, address(T, (1, w), (S, 2), (Var("c"), z.n), (0, z.m)))
        values = world(store, {**products.VARIABLES, "c": 5})
        wishes = {"c": w}
        yield Program(f"columns of {x} c apart", (store,), values, Knowledge(setting), 1, wishes)


def _store(x: Type, acc: Type, z: Size, right: Expr) -> Store:
    loads = products.LEFT["rows"](x, z), Load(x, "B", right)
    wide = [Cast(acc.with_lanes(load.lanes), load) for load in loads]
    total = VectorReduce("add", Binary("*", *wide), z.m * z.n)
    return Store("out", address(B, (1, z.n), (S, z.m)), total)


def neighbours(setting: Setting) -> Iterator[Program]:
    """Rows shorter than an instruction reads, whose neighbours exist and are finite."""
    target = setting.target
    if target.partial or not setting.permissions.finite:
        return
    for depth in (8, 12):
        z = Size(32, 8, depth, 2)
        store = _store(FLOAT16, FLOAT32, z, address(T, (S, z.k), (1, z.n), (0, z.m)))
        rows = np.arange(z.m)[:, None] * products.ALIGNED["s"] + np.arange(16)
        exist = {"A": (products.ALIGNED["b"] + rows).reshape(-1)}
        values = world(store, products.ALIGNED, exist, odd=False)
        room = Room("A", "b", 16, frozenset({"s"}))
        knowledge = Knowledge(setting, None, _divisors(), (room,))
        yield Program(f"rows of {depth} with neighbours", (store,), values, knowledge, 1)


Source = Callable[[Setting], Iterator[Program]]
SOURCES: tuple[Source, ...] = (
    *(small_products, converted, whole_tiles, windows, with_summands, wished, neighbours),
)
# Those in which it matters what the user allows.
PERMITTED: tuple[Source, ...] = (converted, whole_floats, neighbours)


@lru_cache(maxsize=8)
def programs(setting: Setting) -> tuple[Program, ...]:
    """All programs for a setting, small ones first."""
    sources = SOURCES if setting.permissions == STRICT else PERMITTED
    found = [replace(p, kind=source.__name__) for source in sources for p in source(setting)]
    return tuple(sorted(found, key=lambda program: program.size))
