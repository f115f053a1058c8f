"""Tables on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import click

# What a last column of text has at least, in characters.
_LAST_COLUMN = 16


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
    console = Console(width=1000, markup=False, highlight=False, emoji=False)
    if sys.stdout.isatty():
        # A number is never cut: a line goes on in the terminal's next one.
        least = console.measure(table).minimum + _LAST_COLUMN
        console.width = max(Console().width, least)
    with console.capture() as capture:
        console.print(table)
    for line in capture.get().splitlines():
        click.echo(line.rstrip())
