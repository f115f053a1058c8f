"""What a failed assert says: Halide's own words for the errors that its statements check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.nodes import AssertStmt, Call, Evaluate
from tilewright.stmt.types import from_runtime_code

_TEXTS = {
    "access_out_of_bounds": "{0} is accessed from {2} to {3} in dimension {1}, "
    "but covers only {4} to {5}",
    "explicit_bounds_too_small": "the bounds given for {0} of {1}, {2} to {3}, "
    "do not cover {4} to {5}",
    "constraint_violated": "{0} is {1}, but must be {2} = {3}",
    "bad_type": "{0} is of type {1:type}, but must be {2:type}",
    "bad_dimensions": "{0} has {1} dimensions, but must have {2}",
    "buffer_extents_negative": "{0} has a negative extent in dimension {1}: {2}",
}


class _Argument:
    """An argument of an error call; `{:type}` shows a halide_type_t as a type's name."""

    def __init__(self, value: Any) -> None:
        self.value = value.tolist()[0] if isinstance(value, np.ndarray) else value

    def __format__(self, spec: str) -> str:
        if spec == "type" and isinstance(self.value, int):
            return str(from_runtime_code(self.value) or self.value)
        return str(self.value)


def failure_text(stmt: AssertStmt | Evaluate, value: Callable[[Any], Any]) -> str:
    """The text of `stmt`'s error call; `value` evaluates its arguments."""
    call = stmt.message if isinstance(stmt, AssertStmt) else stmt.value
    if not isinstance(call, Call):
        return "the asserted condition does not hold"
    name = call.name.removeprefix("halide_error_")
    arguments = []
    for arg in call.args:
        try:
            arguments.append(_Argument(value(arg)))
        except EvaluationError:
            arguments.append(_Argument("?"))
    try:
        return _TEXTS[name].format(*arguments)
    except (KeyError, IndexError):
        words = name.replace("_", " ")
        return f"assertion failed: {words} ({', '.join(map(format, arguments))})"
