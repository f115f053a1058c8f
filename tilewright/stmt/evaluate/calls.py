"""Calls without effects that every statement may make, and the signature of intrinsics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tilewright.stmt.evaluate.arithmetic import Array, binary, cast, dtype
from tilewright.stmt.evaluate.memory import Buffer
from tilewright.stmt.nodes import Call
from tilewright.stmt.types import Type


@dataclass
class Context:
    """What an intrinsic may know of the run that it is called in.

    `line` is the line of the statement that calls it; `state` is the intrinsics' own, empty
    at the start of every run and kept between calls (a tile configuration, a count of calls).
    """

    line: int = 0
    state: dict[str, Any] = field(default_factory=dict)

    def zeros(self, type: Type) -> np.ndarray:
        """A zero for every lane of `type`."""
        return np.zeros(type.lanes, dtype(type))


# An intrinsic is called as f(context, call, arguments). `call` is the node: its `type` is the
# type that the result must have, its `args` are the arguments as expressions. `arguments` holds
# one value for each of them: a Buffer for a handle to one (also for ExprVar), a str for a
# string, and otherwise a 1-D array of `lanes` elements (scalars have one) with the dtype of
# its type. The result is an array of `call.lanes` elements of `dtype(call.type)`, a Buffer
# where the call is a handle, or None where nothing uses it. Memory is reached through
# `Buffer.read` and `Buffer.write` with element indices, which makes every access guarded.
# Whatever else can go wrong is an EvaluationError; its line is filled in by the evaluator.
Intrinsic = Callable[[Context, Call, tuple[Any, ...]], "np.ndarray | Buffer | None"]


@dataclass(frozen=True)
class WarpIntrinsic:
    """An intrinsic that `warp` lanes call together, so that it runs once for all of them."""

    function: Intrinsic
    warp: int

    def __call__(
        self, context: Context, call: Call, arguments: tuple[Any, ...]
    ) -> np.ndarray | Buffer | None:
        return self.function(context, call, arguments)


def _first(call: Call, value: Array, *rest: Array) -> Array:
    return value


def _absolute(call: Call, value: Array) -> Array:
    # abs of the least signed integer wraps to itself, which is right once read as unsigned.
    return np.abs(value) if value.dtype.kind == "b" else np.abs(value).view(dtype(call.of))


def _difference(call: Call, a: Array, b: Array) -> Array:
    larger, smaller = binary("max", a, b), binary("min", a, b)
    return binary("-", larger, smaller).view(dtype(call.of))


def _widening(op: str) -> Callable[[Call, Array, Array], Array]:
    def widened(call: Call, a: Array, b: Array) -> Array:
        return binary(op, cast(a, dtype(call.of)), cast(b, dtype(call.of)))

    return widened


def _bitwise(operator: Callable[..., Array]) -> Callable[..., Array]:
    return lambda call, *values: operator(*values)


def _shift(left: bool) -> Callable[[Call, Array, Array], Array]:
    """A shift by a negative amount goes the other way; bits shifted out are lost."""

    def shifted(call: Call, value: Array, by: Array) -> Array:
        by = by.astype(np.int64) if left else -by.astype(np.int64)
        up = np.left_shift(value, np.maximum(by, 0).astype(value.dtype))
        return np.where(by >= 0, up, np.right_shift(value, np.maximum(-by, 0).astype(value.dtype)))

    return shifted


def _rounded(operator: Callable[[Array], Array]) -> Callable[[Call, Array], Array]:
    return lambda call, value: operator(value).astype(value.dtype)


_ROUNDINGS = {
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "round": np.rint,
    "sqrt": np.sqrt,
}
# Halide's name -> numpy's. IEEE 754 doesn't fix their last bit and libraries differ there.
_FUNCTIONS = {
    "exp": np.exp,
    "log": np.log,
    "pow": np.power,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
}
_CLASSES = {"is_nan": np.isnan, "is_inf": np.isinf, "is_finite": np.isfinite}


def _function(operator: Callable[..., Array]) -> Callable[..., Array]:
    """Worked out in float64 and rounded once."""

    def applied(call: Call, *values: Array) -> Array:
        wide = operator(*(value.astype(np.float64) for value in values))
        return cast(wide, dtype(call.of))

    return applied


def _barrier(call: Call, *memories: Array) -> Array:
    """Nothing: threads run one after another, and the lanes of a warp in lock step anyway.

    So what a thread reads behind a barrier it reads before a later thread has written it.
    """
    return np.zeros(call.lanes, dtype(call.of))


def _class(operator: Callable[[Array], Array]) -> Callable[[Call, Array], Array]:
    return lambda call, value: operator(value)


PURE_CALLS: dict[str, Callable[..., Array]] = {
    "likely": _first,
    "likely_if_innermost": _first,
    "promise_clamped": _first,
    "unsafe_promise_clamped": _first,
    "abs": _absolute,
    "absd": _difference,
    "gpu_thread_barrier": _barrier,
    "widening_add": _widening("+"),
    "widening_sub": _widening("-"),
    "widening_mul": _widening("*"),
    "bitwise_and": _bitwise(np.bitwise_and),
    "bitwise_or": _bitwise(np.bitwise_or),
    "bitwise_xor": _bitwise(np.bitwise_xor),
    "bitwise_not": _bitwise(np.invert),
    "shift_left": _shift(left=True),
    "shift_right": _shift(left=False),
    **{
        f"{name}_f{bits}": _rounded(operator)
        for name, operator in _ROUNDINGS.items()
        for bits in (16, 32, 64)
    },
    **{
        f"{name}_f{bits}": _function(operator)
        for name, operator in _FUNCTIONS.items()
        for bits in (16, 32, 64)
    },
    **{
        f"{name}_f{bits}": _class(operator)
        for name, operator in _CLASSES.items()
        for bits in (16, 32, 64)
    },
}
