"""What an op does, as a function, and the meanings that many ops share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from xdsl.interpreter import Interpreter, PythonValues, ReturnedValues
from xdsl.ir import Operation, SSAValue

if TYPE_CHECKING:
    from tilewright.hivm.evaluate.interpreter import ModuleInterpreter

Meaning = Callable[["ModuleInterpreter", Any, PythonValues], Any]
"""What an op does: (interpreter, op, values of its operands) → values of its results.

For a terminator: where the program goes on, a ReturnedValues or a Successor.
"""

Meanings = dict[type[Operation], Meaning]
"""What the ops of a dialect or a family do; a class that has none does what its base does."""


def nothing(interpreter: Interpreter, op: Operation, args: PythonValues) -> PythonValues:
    """Nothing, and there are no results."""
    return ()


def same(interpreter: Interpreter, op: Operation, args: PythonValues) -> PythonValues:
    """The operands are the results."""
    return args


def give(interpreter: Interpreter, op: Operation, args: PythonValues) -> ReturnedValues:
    """Ends a region with the operands as its values."""
    return ReturnedValues(args)


def optional(
    interpreter: Interpreter, operand: SSAValue | None, take: Callable[[Any], Any] = lambda v: v
) -> Any:
    """What `take` makes of the value of an operand that may be missing; None without it."""
    return None if operand is None else take(interpreter.get_values([operand])[0])
