"""What xDSL's own dialects lack of MLIR: ops, text as the published compiler prints it, conditions.

Each module that EXTENDED names extends one dialect of xDSL's: subclasses of its ops with other text
or other conditions, and ops that it has not. Whatever xDSL prints is still read. Ops that xDSL's
own passes make are of xDSL's classes; `printed_form` and `verify_operation` hold for those, too.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from xdsl.ir import Dialect, Operation

if TYPE_CHECKING:
    from xdsl.printer import Printer

# Dialects of xDSL's that have a module of their name here.
EXTENDED = (
    "affine",
    "arith",
    "bufferization",
    "cf",
    "dlti",
    "func",
    "memref",
    "scf",
    "tensor",
)


def factory(name: str) -> Callable[[], Dialect]:
    """Makes the extended dialect `name`; imports nothing before it is called."""
    return lambda: import_module(f"tilewright.hivm.upstream.{name}").DIALECT


def printed_form(operation: Operation) -> Callable[[Operation, Printer], None] | None:
    """What prints `operation` behind its name in the custom form; None where it has none."""
    kind = _kind(operation)
    return None if kind.print is Operation.print else kind.print


def verify_operation(operation: Operation) -> None:
    """Raises VerifyException where `operation` does not meet its own conditions."""
    _kind(operation).verify_(operation)


def _kind(operation: Operation) -> type[Operation]:
    """The class that says what an op of this name is."""
    name = operation.dialect_name()
    kind: type[Operation] = type(operation)
    return _operations(name).get(operation.name, kind) if name in EXTENDED else kind


def _operations(name: str) -> dict[str, type[Operation]]:
    operations = _OPERATIONS.get(name)
    if operations is None:
        operations = {kind.name: kind for kind in factory(name)().operations}
        _OPERATIONS[name] = operations
    return operations


_OPERATIONS: dict[str, dict[str, type[Operation]]] = {}
