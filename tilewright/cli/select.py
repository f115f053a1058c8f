"""`tilewright select`: chooses tensor instructions for a statement."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.errors import in_source, reports_errors
from tilewright.cli.options import (
    check_names,
    lets_option,
    seed_option,
    sizes_option,
    target_option,
    types_option,
)

if TYPE_CHECKING:
    from tilewright.select.check import Comparison, Setting
    from tilewright.select.selection import Selection
    from tilewright.stmt.nodes import Stmt
    from tilewright.stmt.text.diagnostics import Source

DECLINED_STATUS = 3
TF32_ERROR = 2.0**-11  # of a value rounded to 10 bits of mantissa
FAST_MATH = frozenset({"nnan", "ninf"})

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright select examples/stmt/matmul_bf16_vnni.stmt --check
  tilewright select examples/stmt/bias_relu_bf16.stmt -o out.stmt --explain
  tilewright select examples/stmt/matmul_f16_wmma.stmt --target amx:fp16
  tilewright select examples/stmt/conv1d_f16_k8.stmt --target wmma --check=stages

\b
Exit status: 0 when all candidates were selected, 3 when some were declined
or there was none, 1 on errors and where --check finds a difference.
"""


def _fast_math(ctx: click.Context, param: click.Parameter, value: str | None) -> frozenset[str]:
    flags = frozenset(value.split(",")) if value else frozenset[str]()
    unknown = sorted(flags - FAST_MATH)
    if unknown:
        raise click.BadParameter(f"unknown flag '{unknown[0]}'; there are nnan and ninf")
    return flags


class _Select(click.Command):
    """`--check` alone is `--check=result`, whatever comes after it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, ["--check=result" if a == "--check" else a for a in args])


@click.command(cls=_Select, epilog=_EPILOG)
@click.argument("file")
@target_option(
    "amx",
    "The accelerator: amx, amx:fp16 for its float16 products too, or wmma for NVIDIA's tensor "
    "cores (wmma:sm_70, wmma:sm_75 …; sm_80 where none is given), or a Python file that "
    "declares an accelerator (docs/rules.md).",
)
@click.option(
    "--accelerate",
    multiple=True,
    metavar="NAME",
    help="Accelerate this buffer only (repeatable). Otherwise: those allocated in the "
    "accelerator's memory and all that sums of vectors are stored to.",
)
@click.option(
    "--emit",
    type=click.Choice(["stmt", "json"]),
    default="stmt",
    show_default=True,
    help="Print the result as a statement or as a tree of nodes.",
)
@click.option(
    "-o", "--output", metavar="OUT", help='Write the result to this file ("-": standard output).'
)
@click.option(
    "--check",
    type=click.Choice(["result", "stages"]),
    is_flag=False,
    flag_value="result",
    help="Run the statement before and after on random inputs and print the largest difference. "
    "--check=stages compares after every step of the selection, and names the first that differs.",
)
@click.option(
    "--explain",
    is_flag=True,
    help="Say per store which rules led to its instructions, what else was considered and what "
    "it costs, or which condition failed.",
)
@click.option(
    "--specialize/--no-specialize",
    default=True,
    show_default=True,
    help="Where a stride that only the caller knows decides, make two versions and a test.",
)
@click.option(
    "--fast-math",
    "fast_math",
    metavar="FLAGS",
    callback=_fast_math,
    help="What values may be taken to be, as in LLVM: both nnan and ninf (no NaN, no infinity) "
    "allow reading neighbours that surely exist, for multiplying them by zero.",
)
@click.option(
    "--allow-tf32",
    is_flag=True,
    help="Allow rounding float32 operands to tf32, which float32 products need on wmma.",
)
@click.option("--stats", metavar="FILE.json", help="Write figures per store to this file.")
@seed_option
@sizes_option
@types_option
@lets_option
@reports_errors
def select(
    file: str,
    target: str,
    accelerate: tuple[str, ...],
    emit: str,
    output: str | None,
    check: str | None,
    explain: bool,
    specialize: bool,
    fast_math: frozenset[str],
    allow_tf32: bool,
    stats: str | None,
    seed: int,
    sizes: tuple[tuple[str, tuple[int, ...]], ...],
    types: tuple[tuple[str, Any], ...],
    lets: tuple[tuple[str, int], ...],
) -> None:
    """Choose tensor instructions for the statement in FILE ("-": standard input).

    Prints the new statement; everything else goes to standard error. What can't be mapped is left
    as it is, with a warning that names the first condition that failed.
    """
    from tilewright.select import selection as s
    from tilewright.select.engine.declaration import Permissions
    from tilewright.select.program.candidates import UnknownBuffer
    from tilewright.stmt.text.diagnostics import read_source
    from tilewright.stmt.text.parser import parse_source

    source = read_source(file)
    stmt = parse_source(source, types=dict(types))
    check_names(stmt, dict(types), dict(lets))
    try:
        selection = s.select(
            stmt,
            target,
            accelerate,
            trace=explain or stats is not None,
            specialize=specialize,
            permissions=Permissions(finite=fast_math >= FAST_MATH, rounding=allow_tf32),
            keep_steps=check == "stages",
        )
    except UnknownBuffer as error:
        raise click.BadParameter(str(error), param_hint="--accelerate") from error
    _write(source.text if selection.stmt is stmt else None, selection.stmt, emit, output)
    _report(selection, source, target, explain, stats)
    if check is not None:
        setting = _setting(target, allow_tf32, dict(sizes), dict(types), dict(lets))
        with in_source(source):
            equal = _checked(stmt, selection, setting, seed, stages=check == "stages")
        if not equal:
            raise click.exceptions.Exit(1)
    if not selection.complete:
        raise click.exceptions.Exit(DECLINED_STATUS)


def _write(unchanged: str | None, stmt: Stmt, emit: str, output: str | None) -> None:
    """The result to `output` ("-" or None: standard output); what is unchanged as it was read."""
    from tilewright.stmt.text.json_form import to_json
    from tilewright.stmt.text.printer import to_text

    if emit == "json":
        text = json.dumps(to_json(stmt), indent=1)
    else:
        text = to_text(stmt) if unchanged is None else unchanged
    if not text.endswith("\n"):
        text += "\n"
    with click.open_file(output or "-", "w", encoding="utf-8") as file:
        file.write(text)


def _report(
    selection: Selection, source: Source, target: str, explain: bool, stats: str | None
) -> None:
    from tilewright.accel import target as find_target
    from tilewright.select.checks import device_loop
    from tilewright.select.explain import explanation, statistics
    from tilewright.select.report import DECLINED

    for group in selection.groups:
        if group.status == DECLINED:
            message = f"{group.buffer} is left as it is: {group.reason}"
            click.echo(str(source.error_at_line(group.line, message, "warning")), err=True)
    if not selection.groups:
        message = "nothing is selected: no reduction of products in any store"
        click.echo(str(source.error_at_line(0, message, "warning")), err=True)
    accelerator = find_target(target)
    loop = device_loop(selection.stmt, accelerator.intrinsics)
    if loop is not None and accelerator.warp == 1:
        message = f"instructions of the CPU stand in a loop for {loop.device}"
        click.echo(str(source.error_at_line(loop.line, message, "warning")), err=True)
    if explain:
        click.echo(explanation(selection), err=True)
    if stats is not None:
        with click.open_file(stats, "w", encoding="utf-8") as file:
            json.dump(statistics(selection), file, indent=1)
            file.write("\n")


def _setting(
    target: str,
    allow_tf32: bool,
    sizes: dict[str, tuple[int, ...]],
    types: dict[str, Any],
    variables: dict[str, int],
) -> Setting:
    from tilewright.accel import intrinsics
    from tilewright.select.check import Setting

    operands = TF32_ERROR if allow_tf32 else 0.0
    return Setting(sizes, types, variables, intrinsics(target), operands)


def _checked(
    before: Stmt, selection: Selection, setting: Setting, seed: int, *, stages: bool
) -> bool:
    """Runs both and prints how they compare; were they equal?"""
    from tilewright.select.check import compare, compare_steps

    if not stages:
        comparison = compare(before, selection.stmt, setting, seed)
        _print_trials("check", comparison)
        return comparison.equal
    steps = compare_steps(before, selection.steps, setting, seed)
    for name, comparison in steps.items():
        _print_trials(f"check after {name}", comparison)
    wrong = next((name for name, comparison in steps.items() if not comparison.equal), None)
    if wrong is not None:
        click.echo(f"check: the first step that differs is {wrong}", err=True)
    return wrong is None


def _print_trials(what: str, comparison: Comparison) -> None:
    for trial in comparison.trials:
        allowed = f" (rounding allows {trial.allowed:g})" if trial.allowed else ""
        verdict = f"differs: {trial.first_wrong}" if trial.first_wrong else "equal"
        text = (
            f"{what}, {trial.inputs}: {verdict}, largest difference {trial.difference:g}{allowed}"
        )
        click.echo(text, err=True)
