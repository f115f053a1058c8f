"""A tree for every class of an e-graph, to show and to compare with."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.prove.saturation import Graph
from tilewright.select.engine.egraph import Class, Node
from tilewright.stmt.nodes import Expr, Stmt


def fewest_calls(node: Node) -> int:
    """Instructions cost most, then every node one."""
    return 1000 if node.op in ("Call", "ExprVar", "Evaluate") else 1


class Representatives:
    """The cheapest tree of every class, None as a cost forbidding a node.

    Classes that name a tile which nothing makes have none.
    """

    def __init__(self, graph: Graph, cost: Callable[[Node], int | None] = fewest_calls) -> None:
        self._graph = graph
        self._best: dict[Class, tuple[int, Node]] = {}
        self._decoded: dict[Class, Expr | Stmt] = {}
        changed = True
        while changed:
            changed = False
            for c, nodes in graph.snapshot.nodes.items():
                for node in nodes:
                    own = cost(node)
                    if own is None or not all(child in self for child in node.children):
                        continue
                    size = own + sum(self._best[child][0] for child in node.children)
                    if c not in self or size < self._best[c][0]:
                        self._best[c] = size, node
                        changed = True

    def __contains__(self, c: Class) -> bool:
        return c in self._best

    def cost(self, c: Class) -> int | None:
        return self._best[c][0] if c in self._best else None

    def of(self, c: Class) -> Expr | Stmt:
        if c not in self._decoded:
            form = self.form(self._best[c][1])
            assert form is not None
            self._decoded[c] = form
        return self._decoded[c]

    def expr(self, c: Class) -> Expr:
        found = self.of(c)
        assert isinstance(found, Expr)
        return found

    def form(self, node: Node) -> Expr | Stmt | None:
        """The tree with `node` at its top; None when a child has no tree."""
        if any(child not in self for child in node.children):
            return None
        below = {child: self.of(child) for child in node.children}
        return self._graph.encoder.decoded(node, below)
