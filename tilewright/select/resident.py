"""An accumulator that stays in tiles from its first store to its last reader.

Every store has to write the whole of it, at the same elements in the same order of lanes, and every
load of the whole has to read them in that order: then the tiles hold the lanes in order, whatever
the index. What reads only parts goes through an image of the tiles in memory. Before:

    mm[ramp(0, 1, 256)] = … + mm[ramp(0, 1, 256)]
    out[i] = mm[ramp(y*16, 1, 16)]

and with the data movement marked:

    mm[ramp(0, 1, 256)] = … + loc_to_loc(AMX, Mem, mm[ramp(0, 1, 256)])
    out[i] = load(ExprVar(loc_to_loc(AMX, Mem, mm[ramp(0, 1, 256)])), ramp(y*16, 1, 16))
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeVar

from tilewright.select.matrices.grid import whole
from tilewright.select.matrices.matrix_calls import INDIRECT_LOAD
from tilewright.select.program.uses import Buffer, own_expressions
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import (
    Call,
    Expr,
    ExprVar,
    IntImm,
    Load,
    LocToLoc,
    Stmt,
    Store,
)
from tilewright.stmt.visit import Node, map_children, map_expressions, walk

S = TypeVar("S", bound=Stmt)


def allocated_elements(buffer: Buffer) -> int | None:
    """Elements of the allocation, None when they are not constant or it comes from outside."""
    allocation = buffer.allocation
    if allocation is None:
        return None
    extents = [e.value if isinstance(e, IntImm) else None for e in allocation.extents]
    return None if None in extents else prod(e for e in extents if e is not None)


def is_one_to_one(ramp: MultiRamp) -> bool:
    """Do all lanes of a constant multiramp have different addresses (shown by its strides)?"""
    span = 0
    dims = [(stride.constant() or 0, n) for stride, n in zip(ramp.strides, ramp.lanes, strict=True)]
    for stride, lanes in sorted(dims, key=lambda dim: abs(dim[0])):
        if abs(stride) <= span:
            return False
        span += abs(stride) * (lanes - 1)
    return True


class Resident:
    """The resident form of a candidate, or (`reason` not None) why it has none.

    `whole` is the load of all of the accumulator that stands for its tiles.
    """

    def __init__(
        self, buffer: Buffer, stores: Sequence[Stmt], readers: Sequence[Stmt], location: str
    ) -> None:
        """`stores` and `readers` are those of the buffer in their present form."""
        self._name = buffer.name
        self._location = location
        self._index: MultiRamp | None = None
        self.reason = self._obstacle(buffer, stores, readers)

    def _obstacle(
        self, buffer: Buffer, stores: Sequence[Stmt], readers: Sequence[Stmt]
    ) -> str | None:
        elements = allocated_elements(buffer)
        if elements is None or buffer.allocation is None:
            return f"{buffer.name} is not an allocation of constant size"
        if buffer.escapes:
            return f"a call is given a pointer to {buffer.name}"
        if buffer.shared:
            return (
                f"{buffer.name} is used in a loop that runs in parallel, and tiles are a core's own"
            )
        for store in stores:
            if not isinstance(store, Store) or store.predicate is not None:
                return f"a store to {buffer.name} is predicated"
            index = MultiRamp.from_expr(store.index)
            if self._index is None:
                self._index = index
            if index is None or index != self._index:
                return f"the stores to {buffer.name} don't all write the same elements in one order"
        index = self._index
        if index is None or any(p.constant() is None for p in (index.base, *index.strides)):
            return f"where {buffer.name} is stored to is not constant"
        if not is_one_to_one(index):
            return f"a store to {buffer.name} writes an element twice"
        self.lanes = index.count
        self._linear = index == MultiRamp.of(0, (1, elements))
        if not self._linear and any(self._reads_parts(reader) for reader in readers):
            return f"a part of {buffer.name} is read, and its lanes are not in the order of memory"
        self.whole = Load(buffer.allocation.of, buffer.name, whole(self.lanes))
        return None

    def _is_whole(self, load: Load) -> bool:
        return load.predicate is None and MultiRamp.from_expr(load.index) == self._index

    def _reads_parts(self, reader: Stmt) -> bool:
        return any(
            isinstance(e, Load) and e.name == self._name and not self._is_whole(e)
            for own in own_expressions(reader)
            for e in walk(own)
        )

    def moved(self, stmt: S) -> S:
        """`stmt` with every load of the accumulator in its own expressions made explicit."""
        out_of_tiles = LocToLoc(self._location, "Mem", self.whole)

        def change(inner: Node) -> Node:
            inner = map_children(inner, change)
            if not isinstance(inner, Load) or inner.name != self._name:
                return inner
            if self._is_whole(inner):
                return out_of_tiles
            args: tuple[Expr, ...] = (ExprVar(out_of_tiles), inner.index)
            if inner.predicate is not None:
                args += (inner.predicate,)
            return Call(inner.type, INDIRECT_LOAD, args)

        return map_expressions(stmt, change)
