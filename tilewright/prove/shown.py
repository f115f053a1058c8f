"""Classes and nodes of an e-graph as text, for people to read."""

from __future__ import annotations

from functools import cached_property

from tilewright.prove.representatives import Representatives
from tilewright.prove.saturation import Graph
from tilewright.select.engine.egraph import Class, Node
from tilewright.stmt.evaluate import EvaluationError
from tilewright.stmt.nodes import Expr, NodeError, Stmt
from tilewright.stmt.text.printer import to_text

# What a term that can't be an expression raises when it is made into one.
MALFORMED = (NodeError, ValueError, KeyError, AssertionError)
# And what running it may raise: functions that compute calls don't expect arguments of other kinds.
MEANINGLESS = (*MALFORMED, EvaluationError, TypeError, IndexError, ArithmeticError)
MAX_TEXT = 600


class Shown:
    """The texts of what is in one e-graph."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph

    @cached_property
    def _trees(self) -> Representatives:
        return Representatives(self._graph)

    def of_class(self, c: Class) -> str:
        """What was put in, where that is in the class, else its simplest tree."""
        originals = self._graph.originals.get(c)
        try:
            return _text(originals[0] if originals else self._trees.of(c))
        except MALFORMED:
            return "what is equal to a malformed term"

    def of_node(self, node: Node) -> str:
        """The tree with the node at its top."""
        try:
            form = self._trees.form(node)
        except MALFORMED:
            form = None
        return _text(form) if form is not None else f"a malformed {node.op}"


def _text(e: Expr | Stmt) -> str:
    text = to_text(e).rstrip()
    return text if len(text) <= MAX_TEXT else f"{text[:MAX_TEXT]}…"
