"""`tilewright rules`: what rules there are, and whether each is true."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.options import target_option

if TYPE_CHECKING:
    from tilewright.prove.check import Checker, Verdict
    from tilewright.prove.rules import Setting

EXAMPLES = Path("examples/stmt")

_CHECK_EPILOG = """\b
Examples:
  tilewright rules check
  tilewright rules check ramp-plus-broadcast
  tilewright rules check --file own.egg
  tilewright rules check minus-product --target unit444.py

\b
Exit status: 0 when all rules that were checked hold, 1 when one doesn't.
"""

_file_option = click.option(
    "--file",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE.egg",
    help="Rules of your own beside ours (repeatable).",
)
_target = target_option(None, "Look at the rules of this accelerator; otherwise all of ours.")


@click.group()
def rules() -> None:
    """List the rewrite rules, or check that they are true."""


@rules.command("list")
@_target
@_file_option
@click.option(
    "--examples",
    type=click.Path(path_type=Path),
    default=EXAMPLES,
    show_default=True,
    metavar="FOLDER",
    help="Count in how many statements of this folder each rule is used.",
)
@reports_errors
def list_rules(target: str | None, files: tuple[Path, ...], examples: Path) -> None:
    """Print every rule's name, category, uses and reason.

    A use is a statement in whose selection the rule matched.
    """
    from tilewright.prove.check import Checker
    from tilewright.prove.listing import read_programs, rows

    settings = _settings(target)
    Checker(settings, files)  # that they are rules at all
    programs = read_programs(examples)
    if not programs:
        click.echo(f"no statements in {examples}: uses are not counted", err=True)
    found = rows(settings, programs, files)
    width = max(len(row.command.name) for row in found)
    head = f"{'rule':{width}} {'category':12} {'uses':>4}  "
    click.echo(head + "reason")
    columns = max(60, shutil.get_terminal_size((100, 0)).columns)
    for row in found:
        uses = str(row.uses) if programs else "-"
        start = f"{row.command.name:{width}} {row.command.category:12} {uses:>4}  "
        click.echo(
            textwrap.fill(
                row.command.comment or "(none is given)",
                width=columns,
                initial_indent=start,
                subsequent_indent=" " * len(start),
                break_long_words=False,
            )
        )


@rules.command("check", epilog=_CHECK_EPILOG)
@click.argument("names", nargs=-1, metavar="[NAME]...")
@_target
@_file_option
@reports_errors
def check_rules(names: tuple[str, ...], target: str | None, files: tuple[Path, ...]) -> None:
    """Test rules for truth: all, those in a --file, or those named.

    Each is tried on many small expressions that meet its premises, and all of them together on
    small programs. Both sides are evaluated on values that tell them apart, in memory where only
    what the program reads can be read, and compared as polynomials where integers are variables. Of
    a rule that is wrong the smallest counterexample is printed.
    """
    from tilewright.prove.check import Checker, Wrong

    checker = Checker(_settings(target), files)
    chosen = names or _names_in(checker, files)
    _refuse_unknown(checker, names)
    width = max((len(rule.name) for rule in checker.rules.rules), default=0)
    click.echo(f"{'rule':{width}} instances  applied   values programs  verdict")
    try:
        verdicts = [_shown(verdict, width) for verdict in checker.verdicts(chosen)]
    except Wrong as error:
        raise click.ClickException(str(error)) from error
    wrong = [verdict for verdict in verdicts if not verdict.holds]
    for verdict in wrong:
        place = verdict.command
        where = f" ({place.file}:{place.line})" if place is not None else ""
        click.echo(
            f"\n{verdict.name}{where} does not hold:\n{textwrap.indent(verdict.failure, '  ')}"
        )
    click.echo(f"\n{len(verdicts) - len(wrong)} of {len(verdicts)} rules hold")
    if wrong:
        raise click.exceptions.Exit(1)


@rules.command("mutate")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@_target
@_file_option
@click.option("--sample", type=click.IntRange(min=1), metavar="N", help="Try only so many mutants.")
@click.option("--seed", default=0, show_default=True, help="Which sample.")
@click.option(
    "--at-least",
    default=0.0,
    metavar="PERCENT",
    help="Exit with status 1 when fewer of them are caught.",
)
@reports_errors
def mutate_rules(
    names: tuple[str, ...],
    target: str | None,
    files: tuple[Path, ...],
    sample: int | None,
    seed: int,
    at_least: float,
) -> None:
    """Change one thing in each rule and count how many of these mutants `check` finds.

    Every integer is changed, and every variable on a right-hand side replaced by each other one of
    its sort.
    """
    from tilewright.prove.check import Checker
    from tilewright.prove.mutate import Court, mutants, sampled

    checker = Checker(_settings(target), files)
    _refuse_unknown(checker, names)
    chosen = names or _names_in(checker, files)
    subjects = [rule for rule in checker.rules.rules if not chosen or rule.name in chosen]
    found = [mutant for rule in subjects for mutant in mutants(checker.rules, rule)]
    if sample is not None:
        found = sampled(found, sample, seed)
    court = Court(checker)
    caught = tried = 0
    for mutant in found:
        outcome = court.outcome(mutant)
        if outcome is not None:
            tried += 1
            caught += outcome.caught
            if not outcome.caught:
                click.echo(f"survives: {mutant.original.name}: {mutant.what}")
    score = 100 * caught / tried if tried else 100.0
    click.echo(f"{caught} of {tried} mutants are caught: {score:.1f} %")
    if score < at_least:
        raise click.exceptions.Exit(1)


def _settings(target: str | None) -> tuple[Setting, ...]:
    from tilewright.accel import target as find_target
    from tilewright.prove.rules import SETTINGS, Setting

    return SETTINGS if target is None else (Setting(find_target(target)),)


def _names_in(checker: Checker, files: tuple[Path, ...]) -> tuple[str, ...]:
    """The rules of the files; none, which stands for all, where there are no files."""
    own = set(map(str, files))
    return tuple(rule.name for rule in checker.rules.rules if rule.command.file in own)


def _refuse_unknown(checker: Checker, names: tuple[str, ...]) -> None:
    known = {rule.name for rule in checker.rules.rules}
    for name in names:
        if name not in known:
            raise click.BadParameter(f"there is no rule {name}", param_hint="NAME")


def _shown(verdict: Verdict, width: int) -> Verdict:
    """The verdict, after printing its line."""
    click.echo(
        f"{verdict.name:{width}} {verdict.instances:9} {verdict.applied:8} {verdict.values:8} "
        f"{verdict.programs:8}  {'holds' if verdict.holds else 'WRONG'}"
    )
    return verdict
