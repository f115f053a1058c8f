"""The accumulator that stays in tiles, in the statements of its group: its shape put in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tilewright.accel import Accelerator
from tilewright.select.matrices.grid import Residence
from tilewright.select.matrices.images import SHAPED, loaded, with_shape
from tilewright.stmt.nodes import Call, Load, LocToLoc, Stmt, Store
from tilewright.stmt.visit import Node, map_children, map_expressions


@dataclass(frozen=True)
class ShapedAccumulator:
    """The accumulator that stays in tiles, `whole` of it, and its shape."""

    whole: Load
    residence: Residence
    accelerator: Accelerator

    def told(self, stmt: Stmt) -> Stmt:
        """`stmt` with the shape of the accumulator told wherever its tiles go to memory."""
        r = self.residence

        def change(node: Node) -> Node:
            if isinstance(node, LocToLoc) and node.value == self.whole:
                shaped = with_shape(self.whole, self.accelerator, r.product, r.rows, r.columns)
                return replace(node, value=shaped)
            return map_children(node, change)

        return map_expressions(stmt, change)

    def in_order(self, stmt: Stmt) -> Stmt:
        """A store into the accumulator in the order of its lanes, which tiles hold."""
        if isinstance(stmt, Store) and stmt.name == self.whole.name:
            return replace(stmt, index=self.whole.index, alignment=None)
        return stmt

    def through_memory(self, stmt: Stmt) -> Stmt:
        """`stmt` with tiles of another accumulator, which no instruction copies, stored and loaded.

        They are loaded as rows and columns of this one, whatever shape they had.
        """
        r = self.residence

        def change(node: Node) -> Node:
            if isinstance(node, LocToLoc) and node.target == "Mem":
                return node
            if isinstance(node, Call) and node.name == SHAPED:
                moved = LocToLoc(self.accelerator.location, "Mem", node)
                return loaded(moved, self.accelerator, r.product, r.rows, r.columns)
            return map_children(node, change)

        return map_expressions(stmt, change)
