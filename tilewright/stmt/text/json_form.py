"""Nodes as JSON: an object per node with its kind, its fields, and an expression's type."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from tilewright.stmt.nodes import Expr, FloatImm, Stmt
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import Type


def to_json(node: Expr | Stmt) -> dict[str, Any]:
    """A dict that json.dumps takes.

    `node` is the class of tilewright.stmt.nodes; other keys are its fields. Types are as Halide
    prints them. A float constant is the text that stands for it exactly.
    """
    if isinstance(node, FloatImm):
        return {"node": "FloatImm", "type": str(node.type), "value": to_text(node)}
    result: dict[str, Any] = {"node": type(node).__name__}
    if isinstance(node, Expr):
        result["type"] = str(node.type)
    for field in fields(node):
        if field.init and not (field.name == "line" and node_line(node) == 0):
            result[field.name] = _value(getattr(node, field.name))
    return result


def node_line(node: Expr | Stmt) -> int:
    """The source line of a statement, 0 when it has none."""
    return node.line if isinstance(node, Stmt) else 0


def _value(value: object) -> Any:
    if isinstance(value, (Expr, Stmt)):
        return to_json(value)
    if isinstance(value, Type):
        return str(value)
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return value
