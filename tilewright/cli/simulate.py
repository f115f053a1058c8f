"""`tilewright simulate`: what the cores of a block do when a kernel runs, cycle by cycle."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.kernels import kernel_options, read_kernel, tell_made_up, told
from tilewright.cli.outputs import check_outputs
from tilewright.cli.table import print_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from tilewright.sim.memory_plan import MemoryPlan
    from tilewright.sim.sensitivity import Sensitivity
    from tilewright.sim.simulation import Simulation

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright simulate examples/hivm/fa_fwd.mlir --trip 64
  tilewright simulate examples/hivm/fa_fwd.mlir --trip 64 --trace trace.json \
      -p 'cv-pipelining{set-workspace-multibuffer=4}'
  tilewright simulate examples/hivm/softmax_rows.mlir --inputs examples/hivm/softmax_rows.npz
"""
# What is shown where there is no terminal to ask.
_WIDTH = 120
# What the widest table needs.
_LEAST = 100


@click.command(epilog=_EPILOG)
@click.argument("file")
@kernel_options
@click.option(
    "-p",
    "--passes",
    "pipeline",
    metavar="PIPELINE",
    default="",
    help="Run these passes before, as for `tilewright opt`.",
)
@click.option(
    "--trace", "trace_file", metavar="OUT.json", help="Write a trace for Perfetto or Chrome."
)
@click.option("--html", "page_file", metavar="OUT.html", help="Write a page with all of it.")
@click.option(
    "--sensitivity",
    "with_sensitivity",
    is_flag=True,
    help="Show how the total moves when a parameter of the machine that is an estimate is halved "
    "and doubled.",
)
@reports_errors
def simulate(
    file: str,
    pipeline: str,
    trace_file: str | None,
    page_file: str | None,
    with_sensitivity: bool,
    **options: Any,
) -> None:
    """Simulate one block of the kernel in FILE ("-": standard input) on a Cube core and its Vector
    cores, and show where its cycles go: per pipe and core, on the critical path, and over time.

    Nothing but the order and the sizes of accesses matters, so arguments may be made up: say with
    --trip or --args how often the loops run. A kernel that doesn't fit into the memories of the
    cores is an error, shown after everything else.
    """
    from tilewright.cli.opt import passes_of, run_passes
    from tilewright.passes.remarks import captured_diagnostics
    from tilewright.sim import simulation
    from tilewright.sim.memory_plan import memory_plan
    from tilewright.stmt.text.diagnostics import read_source

    check_outputs(trace=trace_file, html=page_file)
    passes = passes_of(pipeline)
    source = read_source(file)
    sources = {source.name: source.text}
    with told(source):
        kernel = read_kernel(source, **options)
        tell_made_up(kernel)
        with captured_diagnostics() as said:
            run_passes(passes, kernel.module, kernel.context)
        for each in said:
            if each.severity is not each.severity.REMARK:
                click.echo(each.render(sources), err=True)
        arguments = kernel.call.arguments(kernel.module)
        call = kernel.module, kernel.call.entry, arguments, kernel.machine, kernel.options
        result = simulation.simulate(*call)
        plan = memory_plan(result.recording, kernel.machine, kernel.options)
        sensitivities = _sensitivities(result, kernel.options) if with_sensitivity else None
    _show(result, sensitivities)
    _show_memory(plan)
    if trace_file is not None:
        from tilewright.sim.trace import trace

        _write(trace_file, json.dumps(trace(result)))
    if page_file is not None:
        _write(page_file, _page(result, source.name, plan, sensitivities))
    overflows = plan.overflows()
    for each in overflows:
        click.echo(each.render(sources), err=True)
    if overflows:
        raise click.exceptions.Exit(1)


def _sensitivities(result: Simulation, options: Any) -> list[Sensitivity]:
    from tilewright.cli.progress import progress
    from tilewright.sim.sensitivity import sensitivities

    with progress("estimates") as report:
        return sensitivities(result, options, report)


def _show(result: Simulation, sensitivities: Sequence[Sensitivity] | None) -> None:
    """The tables and the timeline."""
    from tilewright.sim.table import tables
    from tilewright.sim.timeline import timeline

    console = _console()
    with console.capture() as capture:
        for table in tables(result, sensitivities):
            console.print(table)
            console.print()
        console.print(timeline(result, console.width))
    for line in capture.get().splitlines():
        click.echo(line.rstrip())


def _show_memory(plan: MemoryPlan) -> None:
    """The most bytes that are in use of each memory, and how many there are."""
    rows: list[tuple[str, str, str, str]] = []
    for need in plan.memories.values():
        if need.capacity is None:
            rows.append((need.name, f"{need.peak:,}", "", ""))
        else:
            part = f"{need.peak / need.capacity:.1%}"
            rows.append((need.name, f"{need.peak:,}", f"{need.capacity:,}", part))
    click.echo()
    print_table(("memory", "peak bytes", "capacity", "used"), rows)


def _console() -> Console:
    """As wide as the terminal, but wide enough for numbers; in a pipe nothing may depend on
    somebody's terminal."""
    from rich.console import Console

    width = max(Console().width, _LEAST) if sys.stdout.isatty() else _WIDTH
    return Console(width=width, markup=False, highlight=False, emoji=False)


def _page(
    result: Simulation,
    title: str,
    plan: MemoryPlan,
    sensitivities: Sequence[Sensitivity] | None,
) -> str:
    from tilewright.sim.page import MemoryUse, page
    from tilewright.sim.schedule import begins

    starts = begins(result)
    memories = [
        MemoryUse(need.name, need.capacity, [(starts[number], used) for number, used in need.steps])
        for need in plan.memories.values()
        if need.capacity is not None
    ]
    return page(result, title, memories, sensitivities)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
