"""`tilewright tune`: which setting of cv-pipelining is best for a kernel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.kernels import kernel_options, read_kernel, tell_made_up, told
from tilewright.cli.modules import read_valid_module
from tilewright.cli.outputs import check_outputs
from tilewright.cli.table import print_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tilewright.sim.tuner import Candidate, Job, Outcome

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright tune examples/hivm/fa_fwd.mlir --trip 64 -o tuned.mlir
  tilewright tune examples/hivm/matmul_softmax.mlir --trip 32 --stages 2..4 --modes unroll --jobs 1
"""
_LAZY = {"both": (False, True), "on": (True,), "off": (False,)}


class _Range(click.ParamType):
    """Whole numbers from one to another."""

    name = "FIRST..LAST"
    largest = 999

    def convert(self, value: Any, param: Any, ctx: Any) -> range:
        if isinstance(value, range):
            return value
        match = re.fullmatch(r"([0-9]{1,9})(?:\.\.([0-9]{1,9}))?", value)
        if match is None:
            self.fail(f"'{value}' is not of the form {self.name}, nor a number", param, ctx)
        first, last = int(match[1]), int(match[2] or match[1])
        if first < 1 or last > self.largest:
            self.fail(f"'{value}' isn't within 1..{self.largest}", param, ctx)
        if last < first:
            self.fail(f"'{value}' ends before it begins", param, ctx)
        return range(first, last + 1)


class _Modes(click.ParamType):
    """Modes of cv-pipelining, separated by commas."""

    name = "MODE,..."

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, ...]:
        from tilewright.passes.cv_pipelining import MODES

        modes = tuple(each.strip() for each in value.split(","))
        for mode in modes:
            if mode not in MODES:
                self.fail(f"there is no mode '{mode}', only {' and '.join(MODES)}", param, ctx)
        return modes


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option("--stages", type=_Range(), default="1..8", show_default=True, help="How many.")
@click.option("--modes", type=_Modes(), default="unroll,skew", show_default=True, help="Modes.")
@click.option(
    "--lazy",
    type=click.Choice(list(_LAZY)),
    default="both",
    show_default=True,
    help="Whether loads are repeated where they are used.",
)
@kernel_options
@click.option(
    "-p",
    "--passes",
    "pipeline",
    metavar="PIPELINE",
    default="",
    help="Run these passes before, as for `tilewright opt`: canonicalize,cse may gain a lot.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 512), help="How many processes; as many as processors."
)
@click.option("--scheduler", metavar="ADDRESS", help="Simulate on the Dask cluster there instead.")
@click.option("--no-cache", is_flag=True, help="Simulate also what was simulated before.")
@click.option("-o", "output", metavar="OUT.mlir", help="Write the best module to this file.")
@click.option("--csv", "csv_file", metavar="OUT.csv", help="Write the table to this file.")
@reports_errors
def tune(
    file: str,
    stages: range,
    modes: tuple[str, ...],
    lazy: str,
    pipeline: str,
    jobs: int | None,
    scheduler: str | None,
    no_cache: bool,
    output: str | None,
    csv_file: str | None,
    **options: Any,
) -> None:
    """Simulate the kernel in FILE ("-": standard input) with every setting of cv-pipelining, show
    what each gives, and write the fastest module that fits into the memories.

    Of equally fast ones the one with fewer stages is taken, mode unroll before skew, without lazy
    loading before with it. Settings that give the same module are simulated once.
    """
    from tilewright.cli.opt import passes_of, run_passes
    from tilewright.sim.jobs import JobsError
    from tilewright.sim.tuner import Job, best, pipelined, settings, text_with
    from tilewright.stmt.text.diagnostics import read_source

    check_outputs(o=output, csv=csv_file)
    passes = passes_of(pipeline)
    source = read_source(file)
    with told(source):
        kernel = read_kernel(source, **options)
        tell_made_up(kernel)
        run_passes(passes, kernel.module, kernel.context)
        candidates = pipelined(kernel.module, settings(stages, modes, _LAZY[lazy]))
    different = [each for each in candidates if each.same_as is None]
    tried = [Job(each.text, kernel.call, kernel.machine, kernel.options) for each in different]
    try:
        found = _outcomes(tried, jobs, scheduler, not no_cache)
    except JobsError as error:
        raise click.ClickException(str(error)) from None
    of = dict(zip(different, found, strict=True))
    outcomes = [of[each.same_as or each] for each in candidates]
    chosen = best(candidates, outcomes)
    columns, rows = _table(candidates, outcomes, chosen)
    print_table(columns, rows)
    reasons = dict.fromkeys(each.declined for each in candidates if each.declined is not None)
    for reason in reasons:
        click.echo(f"\n{reason}")
    if csv_file is not None:
        _write_csv(csv_file, columns, rows)
    if chosen is None:
        raise click.ClickException("no setting gives a module that runs and fits")
    click.echo(f"\nbest: {chosen.name}")
    if output is not None:
        # What is simulated makes as many iterations as --trip says; this one as its arguments say.
        with told(source):
            module = read_valid_module(source.text, source.name, kernel.context)
            run_passes(passes, module, kernel.context)
        with open(output, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text_with(chosen.setting, module))


def _outcomes(
    tried: Sequence[Job], jobs: int | None, scheduler: str | None, cached: bool
) -> list[Outcome]:
    """The outcome of each job, from the cache or simulated."""
    from tilewright.cli.progress import progress
    from tilewright.sim.cache import Cache, user_cache
    from tilewright.sim.jobs import done_by_cluster, done_by_processes, processors
    from tilewright.sim.tuner import measured

    cache = Cache(user_cache()) if cached else None
    found = {job: cache.get(job) if cache is not None else None for job in tried}
    new = [job for job, outcome in found.items() if outcome is None]
    done = (
        done_by_processes(measured, new, jobs or processors())
        if scheduler is None
        else done_by_cluster(measured, new, scheduler)
    )
    with progress("settings") as report:
        report(len(tried) - len(new), len(tried))
        for count, (number, outcome) in enumerate(done, len(tried) - len(new) + 1):
            found[new[number]] = outcome
            if cache is not None:
                cache.put(new[number], outcome)
            report(count, len(tried))
    return [outcome for job in tried if (outcome := found[job]) is not None]


def _table(
    candidates: Sequence[Candidate], outcomes: Sequence[Outcome], chosen: Candidate | None
) -> tuple[list[str], list[list[str]]]:
    """Names of columns, and a row for each candidate."""
    from tilewright.passes.cv_pipelining import MODES

    memories = list(dict.fromkeys(name for each in outcomes for name, _ in each.memory))
    columns = ["stages", "mode", "lazy", "cycles", "speed-up", *memories, "fits", "note"]
    rows: list[list[str]] = []
    for candidate, outcome in zip(candidates, outcomes, strict=True):
        row = ["input", "", ""]
        if candidate.setting is not None:
            stages, mode, lazy = candidate.setting
            row = [str(stages), MODES[mode], "yes" if lazy else "no"]
        if outcome.failure is None:
            row += [str(outcome.cycles), f"{outcomes[0].cycles / max(1, outcome.cycles):.2f}"]
        else:
            row += ["", ""]
        of = dict(outcome.memory)
        row += [str(of.get(memory, "")) for memory in memories]
        fits = "" if outcome.failure is not None else "yes" if outcome.fits else "no"
        rows.append([*row, fits, "; ".join(_notes(candidate, outcome, chosen))])
    return columns, rows


def _notes(candidate: Candidate, outcome: Outcome, chosen: Candidate | None) -> Iterator[str]:
    """Why a candidate is or isn't taken, where its numbers don't say that."""
    if candidate is chosen:
        yield "best"
    if candidate.declined is not None:
        yield "not pipelined"
    if candidate.same_as is not None:
        yield f"the same as {candidate.same_as.name}"
    elif outcome.failure is not None:
        yield f"fails: {outcome.failure}"
    else:
        yield from outcome.overflows


def _write_csv(path: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    import csv

    with open(path, "w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)
