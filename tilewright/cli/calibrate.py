"""`tilewright calibrate`: a machine whose parameters fit measured times."""

from __future__ import annotations

import csv
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.kernels import MOST_TRIPS, Scalars, read_kernel, told
from tilewright.cli.outputs import check_outputs
from tilewright.cli.table import print_table

if TYPE_CHECKING:
    from tilewright.sim.calibrate import Measurement
    from tilewright.sim.machine import Machine

_EPILOG = """\b
Example:
  tilewright calibrate times.csv --target Ascend910B3 -o mine.toml \
--fit cross_core_flag,event,moves.gm_to_l1
"""
_REQUIRED = ("file", "microseconds")
# The error from which on a fit says little.
_LARGE = 0.2
_OPTIONAL = ("entry", "args", "trip", "passes")


@click.command(epilog=_EPILOG)
@click.argument("measured")
@click.option(
    "--target", required=True, metavar="NAME|FILE.toml", help="The machine to begin with."
)
@click.option(
    "--fit",
    "names",
    required=True,
    metavar="NAME,...",
    help="The parameters to fit, as descriptions of machines name them.",
)
@click.option("-o", "output", required=True, metavar="OUT.toml", help="Write the description here.")
@reports_errors
def calibrate(measured: str, target: str, names: str, output: str) -> None:
    """Fit parameters of a machine to the times in MEASURED, a CSV file, so that the sum of the
    squares of the relative errors is least, and write a description with what changed.

    Its columns are file (a module, from the folder of the CSV file) and microseconds (what one
    block takes, without the launch); and, where they are needed, entry, args, trip and passes, as
    the options of `tilewright simulate`.
    """
    from tilewright.cli.progress import progress
    from tilewright.sim.calibrate import MOST, CalibrationError, description, fitted
    from tilewright.sim.machine import load_machine
    from tilewright.stmt.text.diagnostics import Source

    check_outputs(o=output)
    if Path(target).resolve() == Path(output).resolve():
        raise click.BadParameter(
            "is the description to begin with: write another file", param_hint="'-o'"
        )
    chosen = list(dict.fromkeys(each.strip() for each in names.split(",")))
    with told(Source(measured, "")):
        machine = load_machine(target)
        for name in chosen:
            machine.parameter(name)
    measurements = _read(measured, target)
    if len(measurements) < len(chosen):
        raise click.ClickException(
            f"{len(measurements)} measured times can't tell {len(chosen)} parameters: measure more,"
            " or fit fewer"
        )
    try:
        with progress("rounds") as report:
            fit = fitted(machine, chosen, measurements, report)
    except CalibrationError as error:
        raise click.ClickException(str(error)) from None
    with open(output, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(description(_base(target, output), fit, f"calibrated from {measured}"))
    print_table(("parameter", "unit", "before", "after"), _rows(machine, fit.machine, chosen))
    click.echo(f"\nerror before: {fit.before:.1%}, after: {fit.after:.1%}")
    for name in fit.at_limit:
        click.echo(
            f"warning: {name} has gone as far as it may, {MOST:g} times: don't trust it", err=True
        )
    if fit.after > _LARGE:
        click.echo("warning: the times don't fit the model with these parameters", err=True)


def _rows(before: Machine, after: Machine, names: list[str]) -> list[tuple[str, str, str, str]]:
    from tilewright.sim.machine_parts import Timing

    def shown(machine: Machine, name: str) -> str:
        value = machine.parameter(name).value
        if not isinstance(value, Timing):
            return f"{value:g}"
        return ", ".join(f"{key} {number:.4g}" for key, number in vars(value).items())

    return [
        (name, before.parameter(name).unit, shown(before, name), shown(after, name))
        for name in names
    ]


def _base(target: str, output: str) -> str:
    """What the description at `output` calls the machine: a path is from the folder of its file."""
    if not target.endswith(".toml"):
        return target
    return Path(os.path.relpath(target, Path(output).parent)).as_posix()


def _read(path: str, target: str) -> list[Measurement]:
    """The measurements in a CSV file."""
    with open(path, encoding="utf-8", newline="") as stream:
        try:
            reader = csv.DictReader(stream, strict=True)
            columns = list(reader.fieldnames or ())
            rows = [(reader.line_num, row) for row in reader]
        except (csv.Error, UnicodeDecodeError) as error:
            raise click.ClickException(f"{path} can't be read as CSV: {error}") from None
    for column in _REQUIRED:
        if column not in columns:
            raise click.ClickException(f"{path}:1: there is no column {column}")
    for column in columns:
        if column not in (*_REQUIRED, *_OPTIONAL):
            known = ", ".join((*_REQUIRED, *_OPTIONAL))
            raise click.ClickException(f"{path}:1: there is no use for column {column}, of {known}")
    if not rows:
        raise click.ClickException(f"{path} has no measured times")
    found: list[Measurement] = []
    for line, row in rows:
        try:
            found.append(_measurement(row, Path(path).parent, target))
        except click.UsageError as error:
            raise click.ClickException(f"{path}:{line}: {error.format_message()}") from None
    return found


def _measurement(row: dict[str, str | None], folder: Path, target: str) -> Measurement:
    """What a row says, run and recorded; click.UsageError for what isn't as it must be."""
    from tilewright.cli.opt import passes_of, run_passes
    from tilewright.passes.remarks import captured_diagnostics
    from tilewright.sim.calibrate import Measurement
    from tilewright.sim.simulation import record
    from tilewright.stmt.text.diagnostics import read_source

    if None in row or None in row.values():
        raise click.UsageError("the row has another number of fields than the first")
    trip = (row.get("trip") or "").strip()
    if trip and not (trip.isdecimal() and int(trip) <= MOST_TRIPS):
        raise click.UsageError(f"trip must be a whole number from 0 to {MOST_TRIPS}, is '{trip}'")
    text = row["args"] if row.get("args") else None
    source = read_source(str(folder / (row["file"] or "")))
    with told(source):
        kernel = read_kernel(
            source,
            entry=row.get("entry") or None,
            inputs=None,
            scalars=Scalars().convert(text, None, None) if text else {},
            trips=int(trip) if trip else None,
            target=target,
            sub_blocks=None,
            load_slots=2,
            from_memory=False,
            blocks=None,
            zero_memory=False,
        )
        with captured_diagnostics():
            run_passes(passes_of(row.get("passes") or ""), kernel.module, kernel.context)
        call = kernel.call
        recording = record(kernel.module, call.entry, call.arguments(kernel.module), kernel.options)
    return Measurement(recording, kernel.options, _time(row["microseconds"] or ""))


def _time(text: str) -> float:
    try:
        time = float(text)
    except ValueError:
        time = math.nan
    if not 0 < time < math.inf:
        raise click.UsageError(f"microseconds must be a number above 0, is '{text}'")
    return time
