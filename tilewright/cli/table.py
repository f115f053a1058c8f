"""Tables on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import click


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Prints `rows` under the names of their `columns`; a last column that is too long goes on
    in the next line of a terminal."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in columns[:-1]:
        table.add_column(column, no_wrap=True)
    table.add_column(columns[-1], overflow="fold")
    for row in rows:
        table.add_row(*map(str, row))
    # In a pipe nothing may depend on how wide somebody's terminal is.
    width = None if sys.stdout.isatty() else 1000
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(table)
    for line in capture.get().splitlines():
        click.echo(line.rstrip())
