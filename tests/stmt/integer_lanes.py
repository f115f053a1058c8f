"""What every lane of an expression is, by the definitions of the nodes, in unbounded integers.

The oracle for `stmt.index`: simpler than the evaluator, and nothing wraps or rounds. And short
names to write such expressions with.
"""

from __future__ import annotations

from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Call,
    Cast,
    Expr,
    FloatImm,
    IntImm,
    Let,
    Load,
    Not,
    Ramp,
    Select,
    Shuffle,
    Var,
    VectorReduce,
)


def lift(value: Expr | int | str) -> Expr:
    if isinstance(value, str):
        return Var(value)
    return IntImm(value) if isinstance(value, int) else value


def op(a: Expr | int | str, operator: str, b: Expr | int | str) -> Expr:
    return Binary(operator, lift(a), lift(b))


def xn(value: Expr | int | str, n: int) -> Expr:
    return Broadcast(lift(value), n)


def ramp(base: Expr | int | str, stride: Expr | int | str, n: int) -> Expr:
    return Ramp(lift(base), lift(stride), n)


def lanes_of(e: Expr, values: dict[str, int], seed: int = 0) -> list[int]:
    """Every lane; memory holds numbers that depend on the buffer, the place and the seed."""

    def lanes(e: Expr) -> list[int]:
        return lanes_of(e, values, seed)

    match e:
        case IntImm() | FloatImm():
            return [int(e.value)]
        case Var():
            return [values[e.name]]
        case Broadcast():
            return lanes(e.value) * e.count
        case Ramp():
            base, stride = lanes(e.base), lanes(e.stride)
            return [b + i * s for i in range(e.count) for b, s in zip(base, stride, strict=True)]
        case Load():
            index = lanes(e.index)
            predicate = lanes(e.predicate) if e.predicate else [1] * len(index)
            content = [(i * 7919 + len(e.name) * 31 + seed * 17) % 23 - 11 for i in index]
            return [value if p else 0 for value, p in zip(content, predicate, strict=True)]
        case VectorReduce(op="add"):
            value = lanes(e.value)
            f = len(value) // e.count
            return [sum(value[i * f : (i + 1) * f]) for i in range(e.count)]
        case Shuffle():
            joined = [lane for vector in e.vectors for lane in lanes(vector)]
            return [joined[i] for i in e.indices]
        case Cast():
            return lanes(e.value)
        case Call(name="likely"):
            return lanes(e.args[0])
        case Not():
            return [1 - lane for lane in lanes(e.value)]
        case Call(name="abs"):
            return [abs(lane) for lane in lanes(e.args[0])]
        case Let():
            return lanes_of(e.body, values | {e.name: lanes(e.value)[0]}, seed)
        case Select():
            condition = lanes(e.condition)
            condition = condition * e.lanes if len(condition) == 1 else condition
            pairs = zip(condition, lanes(e.true), lanes(e.false), strict=True)
            return [t if c else f for c, t, f in pairs]
        case Binary():
            pairs = zip(lanes(e.a), lanes(e.b), strict=True)
            return [calculate(e.op, a, b) for a, b in pairs]
        case _:
            raise AssertionError(e)


def calculate(operator: str, a: int, b: int) -> int:
    """Halide's arithmetic: a remainder is never negative, and x/0 = x%0 = 0."""
    match operator:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "min":
            return min(a, b)
        case "max":
            return max(a, b)
        case "<":
            return int(a < b)
        case "/":
            return 0 if b == 0 else a // b if b > 0 else -(a // -b)
        case "%":
            return 0 if b == 0 else a % abs(b)
        case _:
            raise AssertionError(operator)
