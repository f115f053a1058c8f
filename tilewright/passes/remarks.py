"""What passes say of a module beside changing it: warnings, remarks, and notes on them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from xdsl.ir import Operation

from tilewright.hivm.text.diagnostics import Diagnostic, Severity
from tilewright.hivm.verify import location_of

_LISTENER: ContextVar[list[Diagnostic] | None] = ContextVar("listener", default=None)


@contextmanager
def captured_diagnostics() -> Iterator[list[Diagnostic]]:
    """Collects what passes emit in the meantime, instead of showing it on standard error."""
    found: list[Diagnostic] = []
    token = _LISTENER.set(found)
    try:
        yield found
    finally:
        _LISTENER.reset(token)


def diagnostic_at(
    op: Operation, severity: Severity, message: str, notes: Iterable[tuple[Operation, str]] = ()
) -> Diagnostic:
    """A diagnostic of `op`, with notes at the same or other ops."""
    explained = tuple(Diagnostic(Severity.NOTE, location_of(at), text) for at, text in notes)
    return Diagnostic(severity, location_of(op), message, explained)


def emit(diagnostic: Diagnostic) -> None:
    """Hands a diagnostic to who captures them; else shows it, unless it is a remark."""
    listener = _LISTENER.get()
    if listener is not None:
        listener.append(diagnostic)
    elif diagnostic.severity is not Severity.REMARK:
        print(diagnostic.render({}), file=sys.stderr)
