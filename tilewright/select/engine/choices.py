"""How the instructions of a solution came about, and what there was instead of them."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.select.engine.cost import CostModel
from tilewright.select.engine.egraph import Class, Node, Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.select.engine.extract import Extraction
from tilewright.stmt.nodes import Expr


@dataclass(frozen=True)
class Choice:
    """An instruction that was chosen: what made it, its cost with all its operands, and the others.

    `rule` is "" for a move out of tiles that the program itself asks for.

    `others` are (expression, rule, cost) of instructions with the same value that cost more.
    """

    expr: Expr
    rule: str
    cost: float
    others: tuple[tuple[Expr, str, float], ...]


def choices(snapshot: Snapshot, best: Extraction, root: Class) -> list[Choice]:
    """The instructions in the cheapest tree of `root`, outermost first, with their alternatives."""
    rules = {row[0]: row[1] for row in snapshot.facts("why")}
    found: list[Choice] = []
    seen: set[Class] = set()
    stack = [root] if best.cost(root) < float("inf") else []
    while stack:
        c = stack.pop()
        if c in seen:
            continue
        seen.add(c)
        node = best.node(c)
        rule = rules.get(node.args[2]) if node.op == "Call" else None
        if node.op == "LocToLoc":
            found.append(Choice(best.expr(c), "", best.cost(c), ()))
        if isinstance(rule, str):
            others: list[tuple[Expr, str, float]] = []
            for other in snapshot.nodes[c]:
                why = rules.get(other.args[2]) if other.op == "Call" else None
                cost = best.node_cost(c, other)
                if isinstance(why, str) and other != node and cost < float("inf"):
                    others.append((best.node_expr(other), why, cost))
            found.append(Choice(best.expr(c), rule, best.cost(c), tuple(others)))
        stack.extend(reversed(node.children))
    return found


def vector_costs(
    snapshot: Snapshot,
    encoder: Encoder,
    cost: CostModel,
    roots: list[Class],
) -> list[float]:
    """What each store costs as vector code; a store into tiles as one to memory."""

    def without_instructions(node: Node, c: Class, snapshot: Snapshot) -> tuple[float, float]:
        if node.op in ("Call", "ExprVar"):
            return float("inf"), 1
        if node.op == "LocToLoc":
            return 0, 1
        return cost.unforced(node, c, snapshot)

    vector = Extraction(snapshot, encoder, without_instructions)
    return [vector.cost(root) for root in roots]
