"""What can go wrong when a module runs."""

from __future__ import annotations

from xdsl.dialects.builtin import UnregisteredOp
from xdsl.ir import Operation

from tilewright.hivm.text.diagnostics import Location
from tilewright.hivm.verify import location_of


class EvaluationError(Exception):
    """The program did what it must not do: `message` says what, `operation` which op did it.

    `operation` is None for what is wrong before any op ran (arguments of the wrong shape).
    """

    def __init__(self, message: str, operation: Operation | None = None) -> None:
        name = "" if operation is None else f"{_name(operation)}: "
        super().__init__(f"{name}{message}")
        self.message = message
        self.operation = operation

    @property
    def place(self) -> Location | None:
        """Where the op is; line 0 where the module has no text."""
        return None if self.operation is None else location_of(self.operation)


def _name(operation: Operation) -> str:
    """The name that the text gives the op, also where no dialect declares it."""
    return operation.op_name.data if isinstance(operation, UnregisteredOp) else operation.name
