"""MLIR modules that commands read: valid ones, or diagnostics and exit status 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NoReturn

import click

if TYPE_CHECKING:
    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp

    from tilewright.hivm.text.diagnostics import Diagnostic


def read_valid_module(
    text: str,
    filename: str,
    context: Context,
    first_line: int = 1,
    strict_traits: bool = False,
) -> ModuleOp:
    """The module in `text`, which begins at `first_line` of its file; raises ModuleError."""
    from tilewright.hivm.text.parser import read_module

    module = read_module(text, filename, context, first_line)
    verify_module(module, strict_traits)
    return module


def verify_module(module: ModuleOp, strict_traits: bool = False) -> None:
    """Raises ModuleError with all errors of `module`."""
    from tilewright.hivm.text.diagnostics import ModuleError
    from tilewright.hivm.verify import verify

    errors = verify(module, strict_traits)
    if errors:
        raise ModuleError(errors)


def fail_with(errors: Iterable[Diagnostic], sources: Mapping[str, str]) -> NoReturn:
    """Tells the `errors`, with lines of `sources` by their names, and ends with exit status 1."""
    for error in errors:
        click.echo(error.render(sources), err=True)
    raise click.exceptions.Exit(1)
