"""The cheapest expression of an e-class, under any cost of a node."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable

from tilewright.select.engine.egraph import Class, Node, Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.stmt.nodes import Expr, Stmt

# What a node costs by itself, and which part of what its operands cost it needs.
NodeCost = Callable[[Node, Class, Snapshot], tuple[float, float]]


class Extraction:
    """For every class the node that makes its tree cheapest: least sum of costs, then fewest nodes.

    A node whose cost is infinite is never taken. Ties go to the node that comes first in the
    snapshot, so equal inputs give equal outputs.
    """

    def __init__(self, snapshot: Snapshot, encoder: Encoder, cost: NodeCost) -> None:
        self._encoder = encoder
        self._best: dict[Class, tuple[tuple[float, int], Node]] = {}
        self._cost = cost
        self._snapshot = snapshot
        self._decoded: dict[Class, Expr | Stmt] = {}
        self._settle(snapshot)

    def _settle(self, snapshot: Snapshot) -> None:
        """Improve classes until none gets cheaper; a class that does may improve its parents."""
        users: dict[Class, list[tuple[Class, Node, tuple[float, float]]]] = {}
        todo: deque[tuple[Class, Node, tuple[float, float]]] = deque()
        for c, nodes in snapshot.nodes.items():
            for node in nodes:
                price = self._cost(node, c, snapshot)
                if price[0] == math.inf:
                    continue
                entry = (c, node, price)
                for child in node.children:
                    users.setdefault(child, []).append(entry)
                if not node.children:
                    todo.append(entry)
        while todo:
            c, node, price = todo.popleft()
            total = self._total(node, price)
            if total is None:
                continue
            known = self._best.get(c)
            if known is None or (total < known[0] and not self._holds(node, c)):
                self._best[c] = total, node
                todo.extend(users.get(c, ()))

    def _holds(self, node: Node, c: Class) -> bool:
        """Is class c in the trees of the node's children, so that it can't be at their top?

        A node that pays only part of what its operands cost may be cheaper than they are.
        """
        todo, seen = list(node.children), set(node.children)
        while todo:
            child = todo.pop()
            if child == c:
                return True
            new = [below for below in self._best[child][1].children if below not in seen]
            seen.update(new)
            todo.extend(new)
        return False

    def _total(self, node: Node, price: tuple[float, float]) -> tuple[float, int] | None:
        (total, share), size = price, 1
        for child in node.children:
            best = self._best.get(child)
            if best is None:
                return None
            total += share * best[0][0]
            size += best[0][1]
        return total, size

    def cost(self, c: Class) -> float:
        """Cost of the cheapest tree of class c; infinite when it has none."""
        return self._best[c][0][0] if c in self._best else math.inf

    def node_cost(self, c: Class, node: Node) -> float:
        """Cost of the cheapest tree with `node`, one of class c's, at its top."""
        total = self._total(node, self._cost(node, c, self._snapshot))
        return math.inf if total is None else total[0]

    def node_expr(self, node: Node) -> Expr:
        """The cheapest tree with `node` at its top as an expression."""
        children = {child: self.decoded(child) for child in node.children}
        found = self._encoder.decoded(node, children)
        assert isinstance(found, Expr)
        return found

    def node(self, c: Class) -> Node:
        """The node at the top of that tree; KeyError when there is none."""
        return self._best[c][1]

    def decoded(self, c: Class) -> Expr | Stmt:
        """That tree as a statement node; KeyError when there is none."""
        if c not in self._decoded:
            node = self.node(c)
            children = {child: self.decoded(child) for child in node.children}
            self._decoded[c] = self._encoder.decoded(node, children)
        return self._decoded[c]

    def expr(self, c: Class) -> Expr:
        """`decoded` for a class of expressions."""
        found = self.decoded(c)
        assert isinstance(found, Expr)
        return found


def source_size(node: Node, c: Class, snapshot: Snapshot) -> tuple[float, float]:
    """One a node, for forms that the program could have had: no instruction, no temporary."""
    return math.inf if node.op in ("Call", "ExprVar", "Evaluate") else 1, 1
