"""Errors of the user's program, told as a compiler tells them: text on stderr, exit status 1."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

if TYPE_CHECKING:
    from tilewright.stmt.text.diagnostics import Source

# A wrong option is an error like every other: click's own status for it is 2.
click.UsageError.exit_code = 1

P = ParamSpec("P")
R = TypeVar("R")


def reports_errors(command: Callable[P, R]) -> Callable[P, R]:
    """`command`, ending with exit status 1 and a message where it raises one of the known errors.

    Known are SourceError, EvaluationError, RuleError, OSError (a file that can't be read or
    written) and MemoryError. Goes below `@click.command`. Any other exception is a fault of ours
    and shows.
    """

    @functools.wraps(command)
    def reporting(*args: P.args, **kwargs: P.kwargs) -> R:
        if sys.stdout is None:
            click.echo("error: standard output is closed", err=True)
            raise click.exceptions.Exit(1)
        try:
            return command(*args, **kwargs)
        except (BrokenPipeError, click.exceptions.Exit, click.ClickException):
            raise  # click's own, which include that the reader of our output has gone
        except Exception as error:
            text = _message(error)
            if text is None:
                raise
        click.echo(text, err=True)
        raise click.exceptions.Exit(1)

    return reporting


def _message(error: Exception) -> str | None:
    """What to tell of `error`; None for an error that is not of the user's making."""
    from tilewright.rules.errors import RuleError
    from tilewright.stmt.evaluate import EvaluationError
    from tilewright.stmt.text.diagnostics import SourceError

    match error:
        case SourceError() | RuleError():
            return str(error)
        case EvaluationError():
            return f"error: {error.message}"
        case OSError():
            where = f"{error.filename}: " if error.filename is not None else ""
            return f"{where}error: {(error.strerror or str(error)).lower()}"
        case MemoryError():
            return "error: out of memory"
    return None


@contextmanager
def in_source(source: Source) -> Iterator[None]:
    """Turns an EvaluationError in the block into an error at its line of `source`."""
    from tilewright.stmt.evaluate import EvaluationError

    try:
        yield
    except EvaluationError as error:
        raise source.error_at_line(error.line, error.message) from error
