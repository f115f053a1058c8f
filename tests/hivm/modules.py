"""Modules for the tests of hivm, from text."""

from __future__ import annotations

from typing import TypeVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import Parser

Op = TypeVar("Op", bound=Operation)


def parse(text: str) -> ModuleOp:
    """The module in `text`, not verified."""
    return Parser(make_context(), text, "test.mlir").parse_module()


def the(kind: type[Op], module: Operation) -> Op:
    """The only op of a kind in `module`."""
    (found,) = (op for op in module.walk() if isinstance(op, kind))
    return found
