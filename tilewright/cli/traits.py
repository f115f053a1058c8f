"""`tilewright traits`: the ops of hivm and what their traits say."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tilewright.cli.errors import reports_errors

if TYPE_CHECKING:
    from tilewright.hivm.overview import Row

_EPILOG = """\b
Examples:
  tilewright traits
  tilewright traits vadd
"""


@click.command(epilog=_EPILOG)
@click.argument("op", required=False)
@reports_errors
def traits(op: str | None) -> None:
    """Show the ops of hivm (or one, OP) with their core, pipes, largest rank and traits.

    "inferred" means that it follows from the operands and attributes of each op. Without OP the
    tree of the traits follows: each stands below what it depends on or is a kind of.
    """
    from difflib import get_close_matches

    from tilewright.hivm import overview

    if op is None:
        _show(overview.rows())
        click.echo()
        click.echo(overview.dependency_tree())
        return
    row = overview.find(op)
    if row is None:
        near = get_close_matches(op, [row.name for row in overview.rows()], 1)
        hint = f": did you mean {near[0]}?" if near else ""
        raise click.UsageError(f"hivm has no op {op}{hint}")
    _explain(row)


def _show(rows: list[Row]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("op", "core", "pipes", "max rank"):
        table.add_column(column, no_wrap=True)
    table.add_column("traits", overflow="fold")
    for row in rows:
        table.add_row(row.name, row.core, row.pipes, row.max_rank, " ".join(row.traits))
    # In a pipe nothing may depend on how wide somebody's terminal is.
    width = None if sys.stdout.isatty() else 1000
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(table)
    for line in capture.get().splitlines():
        click.echo(line.rstrip())


def _explain(row: Row) -> None:
    from inspect import cleandoc

    click.echo(f"hivm.hir.{row.name}\n\n{cleandoc(row.description)}\n")
    for name, value in (("core", row.core), ("pipes", row.pipes), ("max rank", row.max_rank)):
        click.echo(f"{name}: {value}")
    click.echo("traits:")
    for trait in row.traits:
        click.echo(f"  {trait}")
