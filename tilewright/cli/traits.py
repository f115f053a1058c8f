"""`tilewright traits`: the ops of hivm and what their traits say."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.table import print_table

if TYPE_CHECKING:
    from xdsl.irdl import IRDLOperation

    from tilewright.hivm.traits import HIVMTrait

_EPILOG = """\b
Examples:
  tilewright traits
  tilewright traits vadd
  tilewright traits BroadcastableOTF
"""


@click.command(epilog=_EPILOG)
@click.argument("name", required=False)
@reports_errors
def traits(name: str | None) -> None:
    """Show the ops of hivm with their core, pipes, largest rank and traits, and below them the
    tree of the traits: each stands under what it depends on or is a kind of.

    In the table "inferred" means that it follows from the operands and attributes of each op. The
    rank is that of the library's function: "any" has no limit, "-" none that is known. With the
    name of an op or of a trait, explain that one.
    """
    from tilewright.hivm import overview

    if name is None:
        columns = ("op", "core", "pipes", "max rank", "traits")
        cells = (
            (row.name, row.core, row.pipes, row.max_rank, " ".join(row.traits))
            for row in overview.rows()
        )
        print_table(columns, cells)
        click.echo()
        click.echo(overview.dependency_tree())
    elif (op := overview.find_op(name)) is not None:
        _explain_op(op)
    elif (trait := overview.find_trait(name)) is not None:
        _explain_trait(trait)
    else:
        _refuse(name)


def _explain_op(op: type[IRDLOperation]) -> None:
    from tilewright.hivm import overview, signature

    row = overview.row_of(op)
    click.echo(f"{op.name}\n\n{cleandoc(op.__doc__ or '')}\n\n{signature.syntax(op)}\n")
    for title, parts in (
        ("operands", signature.operands(op)),
        ("attributes", signature.attributes(op)),
        ("results", signature.results(op)),
    ):
        if parts:
            click.echo(f"{title}:")
            for part in parts:
                click.echo(f"  {part}")
    for title, value in (("core", row.core), ("pipes", row.pipes), ("max rank", row.max_rank)):
        click.echo(f"{title}: {value}")
    if row.traits:
        click.echo("traits:")
        for trait in row.traits:
            click.echo(f"  {trait}")


def _explain_trait(trait: type[HIVMTrait]) -> None:
    from tilewright.hivm import overview

    click.echo(f"{overview.title(trait)}\n\n{cleandoc(trait.__doc__ or '')}\n")
    if trait.DEPENDS:
        click.echo(f"needs: {', '.join(needed.__name__ for needed in trait.DEPENDS)}")
    named = trait.__name__
    ops = [row.name for row in overview.rows() if any(t.split("<")[0] == named for t in row.traits)]
    click.echo(f"ops: {' '.join(ops) or 'none'}")


def _refuse(name: str) -> None:
    from difflib import get_close_matches

    from tilewright.hivm import overview
    from tilewright.hivm.traits import __all__ as known

    near = get_close_matches(name, [*(row.name for row in overview.rows()), *known], 1)
    hint = f": did you mean {near[0]}?" if near else ""
    raise click.UsageError(f"hivm has no op or trait {name}{hint}")
