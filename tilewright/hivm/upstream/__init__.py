"""What xDSL's own dialects lack of MLIR: ops, and text as the published compiler prints it.

Each module extends one dialect of xDSL's: subclasses of its ops with other text, and ops that it
has not. Whatever xDSL prints is still read. Ops that xDSL's own passes make are of xDSL's classes;
`printed_form` finds the text for those, too.
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
    name = operation.dialect_name()
    kind: type[Operation] = type(operation)
    if name in EXTENDED:
        kind = _operations(name).get(operation.name, kind)
    return None if kind.print is Operation.print else kind.print


def _operations(name: str) -> dict[str, type[Operation]]:
    operations = _OPERATIONS.get(name)
    if operations is None:
        operations = {kind.name: kind for kind in factory(name)().operations}
        _OPERATIONS[name] = operations
    return operations


_OPERATIONS: dict[str, dict[str, type[Operation]]] = {}
