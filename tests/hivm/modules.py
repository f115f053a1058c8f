"""Modules for the tests of hivm, from text."""

from __future__ import annotations

from typing import TypeVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module

Op = TypeVar("Op", bound=Operation)


def parse(text: str) -> ModuleOp:
    """The module in `text`, which stands for file test.mlir, not verified."""
    return read_module(text, "test.mlir", make_context())


def the(kind: type[Op], module: Operation) -> Op:
    """The only op of a kind in `module`."""
    (found,) = (op for op in module.walk() if isinstance(op, kind))
    return found
