"""Printing expressions in Halide's form."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from tilewright.stmt import floats
from tilewright.stmt.nodes import (
    Alignment,
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    ExprVar,
    FloatImm,
    IntImm,
    Let,
    Load,
    LocToLoc,
    NodeError,
    Not,
    Ramp,
    Reinterpret,
    Select,
    Shuffle,
    StringImm,
    Var,
    VectorReduce,
)
from tilewright.stmt.text.builtins import FLOAT_SUFFIXES, result_type
from tilewright.stmt.text.inference import Scope
from tilewright.stmt.text.lexer import escape
from tilewright.stmt.types import FLOAT64, INT32, Type

# Halide sets off all operators but these by spaces.
_TIGHT = ("*", "/")
_FLOAT_NAMES = {type: suffix for suffix, type in FLOAT_SUFFIXES.items()}


class ExpressionPrinter:
    """Prints expressions that stand in `scope`."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def nested(self, node: Expr) -> str:
        """`node` as an operand: in parentheses where it would fall apart without."""
        text = self.plain(node)
        loose = isinstance(node, (Let, Load)) or (
            isinstance(node, Binary) and node.op not in ("min", "max")
        )
        if isinstance(node, Load) and node.predicate is None:
            loose = False
        return f"({text})" if loose else text

    def listed(self, nodes: Iterable[Expr]) -> str:
        return ", ".join(self.argument(node) for node in nodes)

    def argument(self, node: Expr) -> str:
        """`node` between commas or alone in brackets: only a predicated load is in parentheses."""
        return self.nested(node) if isinstance(node, Load) else self.plain(node)

    def plain(self, node: Expr) -> str:
        """`node` without parentheses round it."""
        match node:
            case IntImm():
                return str(node.value) if node.of == INT32 else f"({node.of}){node.value}"
            case Var():
                default = self.scope.variable(node.name)
                return node.name if node.of == default else prefix(node.of) + node.name
            case Binary():
                return self._binary(node)
            case Load():
                return self._load(node)
            case Broadcast():
                return f"x{node.count}({self.argument(node.value)})"
            case Ramp():
                return f"ramp({self.listed((node.base, node.stride))}, {node.count})"
            case Cast():
                return f"{node.to}({self.argument(node.value)})"
            case Call():
                return self._call(node)
            case FloatImm():
                return _float(node)
            case StringImm():
                return escape(node.value)
            case Not():
                return f"!{self.nested(node.value)}"
            case Select():
                return f"select({self.listed((node.condition, node.true, node.false))})"
            case Reinterpret():
                return f"reinterpret<{node.to}>({self.argument(node.value)})"
            case VectorReduce():
                call = f"vector_reduce_{node.op}({self.argument(node.value)})"
                return prefix(node.type) + call
            case Shuffle():
                return self._shuffle(node)
            case Let():
                return self._let(node)
            case LocToLoc():
                return f"loc_to_loc({node.source}, {node.target}, {self.argument(node.value)})"
            case ExprVar():
                return f"ExprVar({self.argument(node.value)})"
            case _:
                raise TypeError(f"no text for a {type(node).__name__}")

    def _binary(self, node: Binary) -> str:
        if node.op in ("min", "max"):
            return f"{node.op}({self.listed((node.a, node.b))})"
        operator = node.op if node.op in _TIGHT else f" {node.op} "
        return f"{self.nested(node.a)}{operator}{self.nested(node.b)}"

    def _load(self, node: Load) -> str:
        same = not node.of.is_known or self.scope.buffer(node.name) == node.of
        type = "" if same else prefix(node.type)
        text = f"{type}{node.name}[{self.index(node.index, node.alignment)}]"
        return text if node.predicate is None else f"{text} if {self.nested(node.predicate)}"

    def index(self, index: Expr, alignment: Alignment | None) -> str:
        """What stands in the brackets of a load or store."""
        text = self.argument(index)
        if alignment is None:
            return text
        return f"{text} aligned({alignment.modulus}, {alignment.remainder})"

    def _call(self, node: Call) -> str:
        text = f"{node.name}({self.listed(node.args)})"
        try:
            default = result_type(node.name, node.args)
        except NodeError:
            default = None
        # Halide leaves int32 out and nothing else.
        return text if node.of == INT32 == default else prefix(node.of) + text

    def _let(self, node: Let) -> str:
        value = self.nested(node.value)
        mark = self.scope.enter()
        self.scope.bind(node.name, node.value.type)
        body = self.nested(node.body)
        self.scope.leave(mark)
        return f"let {node.name} = {value} in {body}"

    def _shuffle(self, node: Shuffle) -> str:
        """The first of Halide's forms that says these indices."""
        lanes = [vector.lanes for vector in node.vectors]
        indices, count = node.indices, len(lanes)
        if len(indices) == sum(lanes) and all(index == i for i, index in enumerate(indices)):
            return f"concat_vectors({self.listed(node.vectors)})"
        if count > 1 and len(set(lanes)) == 1 and len(indices) == sum(lanes):
            turns = (i % count * lanes[0] + i // count for i in range(len(indices)))
            if all(index == turn for index, turn in zip(indices, turns, strict=True)):
                return f"interleave_vectors({self.listed(node.vectors)})"
        # Among bare numbers, which tell lanes, an int32 constant needs its type to be a vector.
        vectors = ", ".join(
            f"(int32){vector.value}"
            if isinstance(vector, IntImm) and vector.of == INT32
            else self.argument(vector)
            for vector in node.vectors
        )
        if count == 1 and len(indices) == 1:
            return f"extract_element({vectors}, {indices[0]})"
        if count == 1:
            stride = indices[1] - indices[0]
            if all(b - a == stride for a, b in pairwise(indices)):
                return f"slice_vectors({vectors}, {indices[0]}, {stride}, {len(indices)})"
        return f"shuffle({vectors}, {', '.join(map(str, indices))})"


def prefix(type: Type) -> str:
    """`type` in front of what has it: "(float32)", "(void *)", "((void *)x4)"."""
    text = str(type)
    return text if text.startswith("(") and text.endswith(")") else f"({text})"


def _float(node: FloatImm) -> str:
    value, of = node.value, node.of
    if math.isnan(value):
        return f"nan_{_FLOAT_NAMES[of]}()"
    if math.isinf(value):
        return f"{'neg_' if value < 0 else ''}inf_{_FLOAT_NAMES[of]}()"
    if of.bits == 16:
        return f"({of}){floats.to_short_text(value, of)}"
    return floats.to_text(value, of) + ("" if of == FLOAT64 else "f")
