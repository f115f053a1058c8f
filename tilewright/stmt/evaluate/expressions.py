"""The value of expressions: names in scope, memory, pointers and calls.

Every lane of an expression is computed, also the side of a select that isn't chosen and the
right side of a `&&` whose left side is false: an access there that is not allowed is an
error, as it is undefined in the code that Halide makes. Only a predicate keeps lanes from
memory, and `if_then_else` computes one side only. What operators compute is in `arithmetic`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate import arithmetic
from tilewright.stmt.evaluate.arithmetic import dtype
from tilewright.stmt.evaluate.calls import PURE_CALLS, Context, Intrinsic, WarpIntrinsic
from tilewright.stmt.evaluate.errors import EvaluationError, UnknownValueError
from tilewright.stmt.evaluate.failures import failure_text
from tilewright.stmt.evaluate.headers import HEADER_CALLS, Header, HeaderState
from tilewright.stmt.evaluate.memory import Buffer
from tilewright.stmt.types import Type

# A 1-D array of lanes; a handle is a Buffer, a HeaderState or an address (int); or a string.
Value = Any


def evaluate_expr(
    expr: n.Expr,
    variables: Mapping[str, int] | None = None,
    buffers: Mapping[str, Buffer] | None = None,
    *,
    intrinsics: Mapping[str, Intrinsic] | None = None,
) -> np.ndarray:
    """The lanes of `expr`, which must not be a handle, as a 1-D array."""
    expressions = Expressions(buffers or {}, {}, variables or {}, intrinsics or {})
    with np.errstate(all="ignore"):
        return expressions.array(expr)


class Expressions:
    """Evaluates expressions in a scope; `names` maps every name in it to its value."""

    def __init__(
        self,
        buffers: Mapping[str, Buffer],
        headers: Mapping[str, Header],
        variables: Mapping[str, int],
        intrinsics: Mapping[str, Intrinsic],
    ) -> None:
        self.names: dict[str, Value] = {}
        self.intrinsics = intrinsics
        self.context = Context()
        # The innermost gpu loop around here, unless a warp runs it; "" for none.
        self.threads = ""
        self.addressed: list[Any] = []
        for name, header in headers.items():
            self._give_header(name, header, buffers)
        self.names |= {**buffers, **variables}
        self.expressions: dict[type[n.Expr], Callable[[Any], Value]] = {
            n.IntImm: lambda e: np.array([e.value], dtype(e.of)),
            n.FloatImm: lambda e: np.array([e.value], dtype(e.of)),
            n.StringImm: lambda e: e.value,
            n.Var: self._var,
            n.Cast: self._cast,
            n.Reinterpret: self._reinterpret,
            n.Binary: self._binary,
            n.Not: lambda e: np.logical_not(self.array(e.value)),
            n.Select: self._select,
            n.Load: self._load,
            n.Ramp: lambda e: arithmetic.ramp(self.array(e.base), self.array(e.stride), e.count),
            n.Broadcast: lambda e: np.tile(self.array(e.value), e.count),
            n.VectorReduce: lambda e: arithmetic.reduce(e.op, self.array(e.value), e.count),
            n.Shuffle: self._shuffle,
            n.Call: self._call,
            n.Let: self._let,
            n.LocToLoc: lambda e: self.value(e.value),
            n.ExprVar: self._temporary,
        }

    def _give_header(self, name: str, header: Header, buffers: Mapping[str, Buffer]) -> None:
        buffer = buffers.get(name)
        if buffer is None:
            raise EvaluationError(f"{name} has a header, but there is no buffer of that name")
        if header.size > buffer.size:
            raise EvaluationError(
                f"{name} holds {buffer.size} elements, but its header spans {header.size}"
            )
        buffer.inside = np.zeros(buffer.size, bool)
        buffer.inside[: header.size] = header.inside()
        self.names[f"{name}.buffer"] = HeaderState(name, header, buffer)
        # Statements cut out of a dump use the fields without the lets that name them.
        for d, numbers in enumerate(header.dims):
            for field, number in zip(("min", "extent", "stride"), numbers, strict=True):
                self.names[f"{name}.{field}.{d}"] = number

    def value(self, expr: n.Expr) -> Value:
        return self.expressions[type(expr)](expr)

    def array(self, expr: n.Expr) -> np.ndarray:
        value = self.value(expr)
        if not isinstance(value, np.ndarray):
            raise EvaluationError("a handle or a string is used as a number")
        return value

    def _buffer(self, name: str) -> Buffer:
        value = self.names.get(name)
        if not isinstance(value, Buffer):
            raise UnknownValueError(f"there is no buffer {name} here")
        return value

    def _var(self, var: n.Var) -> Value:
        value = self.names.get(var.name)
        if value is None:
            hint = "" if var.of.is_handle else f"; give it one with --let {var.name}=VALUE"
            raise UnknownValueError(f"{var.name} has no value{hint}")
        if isinstance(value, (int, float)) and not var.of.is_handle:
            return _lane(var.name, value, var.of)
        if isinstance(value, np.ndarray) and (var.of.is_handle or value.dtype != dtype(var.of)):
            raise EvaluationError(f"{var.name} is used as {var.of}, but holds {value.dtype}")
        return value

    def _cast(self, expr: n.Cast) -> Value:
        if expr.to.is_handle:
            return self.value(expr.value)
        return arithmetic.cast(self.array(expr.value), dtype(expr.to))

    def _reinterpret(self, expr: n.Reinterpret) -> Value:
        value = self.value(expr.value)
        if expr.to.is_handle:
            return self._at_address(int(value[0])) if isinstance(value, np.ndarray) else value
        return arithmetic.reinterpret(self._numeric(value), dtype(expr.to))

    def _binary(self, expr: n.Binary) -> np.ndarray:
        a, b = self._numeric(self.value(expr.a)), self._numeric(self.value(expr.b))
        return arithmetic.binary(expr.op, a, b)

    def _numeric(self, value: Value) -> np.ndarray:
        """Lanes as they are; a pointer as its address, one uint64."""
        return value if isinstance(value, np.ndarray) else np.array([self._address(value)], "u8")

    def _address(self, value: Value) -> int:
        """A made-up address, the same in every run: 4096 for the first thing that is asked for."""
        if isinstance(value, int):
            return value
        for i, known in enumerate(self.addressed):
            if known == value:
                return 4096 * (i + 1)
        self.addressed.append(value)
        return 4096 * len(self.addressed)

    def _at_address(self, address: int) -> Value:
        i, rest = divmod(address, 4096)
        return self.addressed[i - 1] if rest == 0 and 0 < i <= len(self.addressed) else address

    def _select(self, expr: n.Select) -> Value:
        condition = self.array(expr.condition)
        true, false = self.value(expr.true), self.value(expr.false)
        if isinstance(true, np.ndarray) and isinstance(false, np.ndarray):
            return np.where(condition, true, false)
        return true if condition.all() else false

    def _load(self, expr: n.Load) -> np.ndarray:
        buffer = self._buffer(expr.name)
        if not expr.of.is_known:
            raise UnknownValueError(
                f"the element type of {expr.name} is unknown; give it with --type {expr.name}=TYPE"
            )
        if buffer.data.dtype != dtype(expr.of):
            raise EvaluationError(f"{expr.name} holds {buffer.element}, but is read as {expr.of}")
        mask = None if expr.predicate is None else self.array(expr.predicate)
        return buffer.read(self.array(expr.index), mask)

    def _shuffle(self, expr: n.Shuffle) -> np.ndarray:
        vectors = [self.array(vector) for vector in expr.vectors]
        return np.concatenate(vectors)[list(expr.indices)]

    def _let(self, expr: n.Let) -> Value:
        outer = self.names
        self.names = {**outer, expr.name: self.value(expr.value)}
        value = self.value(expr.body)
        self.names = outer
        return value

    def _temporary(self, expr: n.ExprVar) -> Buffer:
        lanes = self.array(expr.value)
        buffer = Buffer("a temporary", expr.value.type.element, len(lanes), written=True)
        buffer.data[:] = lanes
        return buffer

    # Calls

    def _call(self, call: n.Call) -> Value:
        name = call.name
        if name in self.intrinsics:
            intrinsic = self.intrinsics[name]
            if isinstance(intrinsic, WarpIntrinsic) and self.threads:
                raise EvaluationError(
                    f"{name} takes a warp, but {self.threads} is a loop over single threads: "
                    f"it must be in a gpu_lane loop of extent {intrinsic.warp}"
                )
            return self._apply(call, partial(intrinsic, self.context))
        if name == "if_then_else" and len(call.args) == 3:
            condition, true, false = call.args
            return self.value(true if self.array(condition)[0] else false)
        if name in PURE_CALLS:
            return self._apply(call, lambda call, values: PURE_CALLS[name](call, *values))
        if name in HEADER_CALLS:
            return self._header_call(call)
        if name.endswith("_device_interface"):
            return name
        if name.startswith("halide_error"):
            raise EvaluationError(failure_text(n.Evaluate(call), self.value))
        raise UnknownValueError(f"unknown call '{name}'")

    def _apply(self, call: n.Call, function: Callable[[n.Call, tuple[Value, ...]], Value]) -> Value:
        values = tuple(self.value(arg) for arg in call.args)
        try:
            return self._checked(call, function(call, values))
        except (AssertionError, IndexError, TypeError, ValueError) as error:
            # Too few arguments, or a number where a buffer should be: a fault of the program.
            types = ", ".join(str(arg.type) for arg in call.args)
            raise EvaluationError(f"{call.name} can't be called with ({types})") from error

    def _checked(self, call: n.Call, result: Value) -> Value:
        """`result`, if it is what the call's type promises."""
        if result is None:
            return np.zeros(call.lanes, np.int32 if call.of.is_handle else dtype(call.of))
        if call.of.is_handle or not isinstance(result, np.ndarray):
            return result
        if result.dtype != dtype(call.of) or result.shape != (call.lanes,):
            raise EvaluationError(
                f"{call.name} is of type {call.of}, but gives {result.size} lanes of {result.dtype}"
            )
        return result

    def _header_call(self, call: n.Call) -> Value:
        state, *rest = (self.value(arg) for arg in call.args)
        if not isinstance(state, HeaderState):
            raise EvaluationError(f"{call.name} is given something else than a buffer's header")
        args = [int(arg[0]) if isinstance(arg, np.ndarray) else arg for arg in rest]
        try:
            result = HEADER_CALLS[call.name](state, *args)
        except TypeError as error:
            raise EvaluationError(
                f"{call.name} can't be called with {len(call.args)} arguments"
            ) from error
        if call.of.is_handle or not isinstance(result, int):
            return result
        return _lane(call.name, result, call.of)


def _lane(name: str, value: float, type: Type) -> np.ndarray:
    """One lane of `type` that holds `value` exactly."""
    kind = dtype(type)
    if type.is_integer:
        low, high = (0, 1) if type.is_bool else (np.iinfo(kind).min, np.iinfo(kind).max)
        if value != int(value) or not low <= value <= high:
            raise EvaluationError(f"{name} = {value} does not fit its type {type}")
        return np.array([int(value)], kind)
    return arithmetic.cast(np.array([value], np.float64), kind)
