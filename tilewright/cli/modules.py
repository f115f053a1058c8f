"""MLIR modules that commands read: valid ones, or diagnostics and exit status 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import click

if TYPE_CHECKING:
    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp

    from tilewright.hivm.text.diagnostics import Diagnostic
    from tilewright.stmt.text.diagnostics import Source


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


@contextmanager
def failures_told(source: Source) -> Iterator[None]:
    """Tells what is wrong with the module in `source`, or what it does wrong, as `fail_with`."""
    from tilewright.hivm.evaluate import EvaluationError
    from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity

    sources = {source.name: source.text}
    try:
        yield
    except ModuleError as error:
        fail_with(error.diagnostics, sources)
    except EvaluationError as error:
        place = error.place or Location(source.name, 0, 0)
        fail_with([Diagnostic(Severity.ERROR, place, str(error))], sources)
