"""From statement nodes to the terms of schema.egg, as text, and from nodes of the e-graph back."""

from __future__ import annotations

import ml_dtypes
import numpy as np

from tilewright.select.engine.egraph import Arg, Class, Node
from tilewright.stmt.nodes import (
    Alignment,
    Binary,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    ExprVar,
    FloatImm,
    IntImm,
    Load,
    LocToLoc,
    Not,
    Ramp,
    Select,
    Stmt,
    Store,
    Var,
    VectorReduce,
)
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import BFLOAT16, FLOAT16, HANDLE, INT8, INT32, UINT8, Type

_OPERATIONS = {"+": "Add", "-": "Sub", "*": "Mul"}
_SIGNS = {name: sign for sign, name in _OPERATIONS.items()}


def type_term(type: Type) -> str:
    return f'(Vector "{type.element}" {type.lanes})'


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Encoder:
    """Gives every distinct subexpression one global `$eN_`; keeps what can't be said in a term.

    `take_program()` returns the commands that define what was encoded since the last call.
    """

    def __init__(self) -> None:
        self._names: dict[Expr, str] = {}
        self._lines: list[str] = []
        self._literals: dict[tuple[str, str], Expr] = {}
        self._opaque: dict[str, Expr] = {}
        self._alignments: dict[tuple[str, Expr], Alignment] = {}

    def opaque(self, key: str) -> Expr:
        """What an Opaque term of that number stands for."""
        return self._opaque[key]

    def take_program(self) -> str:
        program, self._lines = "\n".join(self._lines), []
        return program

    def root(self, name: str, term: str) -> None:
        """Bind the global `$name` to a term over names that `expr` gave."""
        self._lines.append(f"(let ${name} {term})")

    def fact(self, fact: str) -> None:
        self._lines.append(fact)

    def expr(self, e: Expr) -> str:
        """The global that stands for `e`."""
        name = self._names.get(e)
        if name is None:
            term = self._term(e)
            # No name may begin with another: egglog 13.2 makes `$e1` and a counter of 3 to `$e13`.
            name = self._names[e] = f"$e{len(self._names)}_"
            self._lines.append(f"(let {name} {term})")
            self._widened_constant(e, name)
        return name

    def store(self, store: Store) -> str:
        """The term of a store (not named: it is a root)."""
        index, value = self.expr(store.index), self.expr(store.value)
        return f"(Store (Buffer {_quoted(store.name)}) {index} {value})"

    def _term(self, e: Expr) -> str:
        match e:
            case IntImm() if e.of == INT32:
                return f"(Const {e.value})"
            case IntImm() | FloatImm():
                return self._literal(e)
            case Binary(op=op) if op in _OPERATIONS:
                return f"({_OPERATIONS[op]} {self.expr(e.a)} {self.expr(e.b)})"
            case Binary():
                return f"(Binary {_quoted(e.op)} {self.expr(e.a)} {self.expr(e.b)})"
            case Not():
                return f"(Not {self.expr(e.value)})"
            case Select():
                parts = map(self.expr, (e.condition, e.true, e.false))
                return f"(Select {' '.join(parts)})"
            case Cast():
                return f"(Cast {type_term(e.to)} {self.expr(e.value)})"
            case Load():
                return self._load(e)
            case Ramp():
                return f"(Ramp {self.expr(e.base)} {self.expr(e.stride)} {e.count})"
            case Broadcast():
                return f"(Broadcast {self.expr(e.value)} {e.count})"
            case VectorReduce(op="add"):
                return f"(VectorReduceAdd {e.count} {self.expr(e.value)})"
            case Call(name="widening_mul", args=(a, b)) if a.lanes == b.lanes == e.lanes:
                wide = [self.expr(Cast(e.type, factor)) for factor in (a, b)]
                return f"(Mul {' '.join(wide)})"
            case LocToLoc():
                return f"(LocToLoc ({e.source}) ({e.target}) {self.expr(e.value)})"
            case _:
                key = f"o{len(self._opaque)}"
                self._opaque[key] = e
                return f"(Opaque {type_term(e.type)} {_quoted(key)})"

    def _load(self, e: Load) -> str:
        if e.alignment is not None:
            self._alignments[e.name, e.index] = e.alignment
        head = f"{type_term(e.type)} (Buffer {_quoted(e.name)}) {self.expr(e.index)}"
        if e.predicate is None:
            return f"(Load {head})"
        return f"(LoadIf {head} {self.expr(e.predicate)})"

    def _literal(self, e: IntImm | FloatImm) -> str:
        is_zero = e.value == 0 if isinstance(e, IntImm) else e == FloatImm(0.0, e.of)
        text = "0" if is_zero else to_text(e)
        self._literals[str(e.type), text] = e
        return f"(Imm {type_term(e.type)} {_quoted(text)})"

    def _widened_constant(self, e: Expr, name: str) -> None:
        """A constant is also its value in each narrower type that tiles take, widened."""
        for narrow in _narrow_constants(e):
            self._lines.append(f"(union {name} (Cast {type_term(e.type)} {self._literal(narrow)}))")

    def decoded(self, node: Node, child: dict[Class, Expr | Stmt]) -> Expr | Stmt:
        """The statement node that `node` stands for, given those of its child classes."""

        def expr(arg: Arg) -> Expr:
            assert isinstance(arg, Class)
            found = child[arg]
            assert isinstance(found, Expr)
            return found

        args = node.args
        match node.op, args:
            case "Const", (int(value),):
                return IntImm(value)
            case "Imm", (Type() as type, str(text)):
                return self._literals.get((str(type), text)) or _number(type, text)
            case "Opaque", (Type(), str(key)):
                return self._opaque[key]
            case "Buffer", (str(name),):
                return Var(name, HANDLE)
            case (("Add" | "Sub" | "Mul"), (a, b)):
                return Binary(_SIGNS[node.op], expr(a), expr(b))
            case "Binary", (str(op), a, b):
                return Binary(op, expr(a), expr(b))
            case "Not", (a,):
                return Not(expr(a))
            case "Select", (c, a, b):
                return Select(expr(c), expr(a), expr(b))
            case "Cast", (Type() as type, a):
                return Cast(type, expr(a))
            case (("Load" | "LoadIf"), (Type() as type, buffer, index, *predicate)):
                name, at = expr(buffer), expr(index)
                assert isinstance(name, Var)
                only = expr(predicate[0]) if predicate else None
                aligned = self._alignments.get((name.name, at))
                return Load(type.element, name.name, at, only, aligned)
            case "Ramp", (base, stride, int(count)):
                return Ramp(expr(base), expr(stride), count)
            case "Broadcast", (a, int(count)):
                return Broadcast(expr(a), count)
            case "VectorReduceAdd", (int(count), a):
                return VectorReduce("add", expr(a), count)
            case "Call", (Type() as type, str(name), tuple(items)):
                return Call(type, name, tuple(expr(item) for item in items))
            case "LocToLoc", (str(source), str(target), a):
                return LocToLoc(source, target, expr(a))
            case "ExprVar", (a,):
                return ExprVar(expr(a))
            case "Store", (buffer, index, value):
                target = expr(buffer)
                assert isinstance(target, Var)
                return Store(target.name, expr(index), expr(value))
            case "Evaluate", (a,):
                return Evaluate(expr(a))
            case _:
                raise ValueError(f"the e-graph holds a term that no node stands for: {node}")


def _number(type: Type, text: str) -> IntImm | FloatImm:
    """A constant that a rule brought in: "2", or as the printer has it, "(uint8)2"."""
    digits = text.rpartition(")")[2].rstrip("fh")
    return FloatImm(float(digits), type) if type.is_float else IntImm(int(digits), type)


def _narrow_constants(e: Expr) -> list[IntImm | FloatImm]:
    if isinstance(e, IntImm) and e.of == INT32:
        ranges = ((INT8, -128, 127), (UINT8, 0, 255))
        return [IntImm(e.value, t) for t, low, high in ranges if low <= e.value <= high]
    if isinstance(e, FloatImm) and e.of.bits == 32:
        kinds = ((FLOAT16, np.float16), (BFLOAT16, ml_dtypes.bfloat16))
        with np.errstate(all="ignore"):
            return [FloatImm(e.value, t) for t, kind in kinds if float(kind(e.value)) == e.value]
    return []
