"""The dialects that HIVM modules are written in, ready to be loaded by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.ir import Dialect

from tilewright.hivm import upstream

# Each has a module in tilewright.hivm.dialects.
OWN = ("annotation", "hacc", "hivm", "memref_ext", "scope")


def own_dialects() -> dict[str, Callable[[], Dialect]]:
    """Our dialects: makers by name; nothing is imported before one is called."""
    return {name: _own(name) for name in OWN}


def extended_dialects() -> dict[str, Callable[[], Dialect]]:
    """xDSL's dialects that we extend: makers by name."""
    return {name: upstream.factory(name) for name in upstream.EXTENDED}


def make_context(allow_unregistered: bool = False) -> Context:
    """A context with all dialects registered; each is loaded when its name first occurs."""
    context = Context(allow_unregistered)
    for name, make in (get_all_dialects() | extended_dialects() | own_dialects()).items():
        context.register_dialect(name, make)
    return context


def _own(name: str) -> Callable[[], Dialect]:
    return lambda: import_module(f"tilewright.hivm.dialects.{name}").DIALECT
