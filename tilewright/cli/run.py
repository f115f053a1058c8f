"""`tilewright run`: evaluates a statement, or a function of an MLIR module, on arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from tilewright.cli.arrays import show_arrays
from tilewright.cli.errors import in_source, reports_errors
from tilewright.cli.grid import GridParameter
from tilewright.cli.options import (
    check_names,
    lets_option,
    seed_option,
    sizes_option,
    target_option,
    types_option,
)

if TYPE_CHECKING:
    import numpy as np

    from tilewright.stmt.evaluate import Buffer, Header
    from tilewright.stmt.nodes import Stmt

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright run examples/stmt/matmul_bf16_vnni.stmt --seed 7 --out out.npz
  tilewright run examples/stmt/conv1d_f16_k5.stmt --size I=4096 --size K=5
"""

# The options that mean something for an MLIR module; all others are for statements.
_FOR_MODULES = ("file", "inputs", "out", "entry", "grid", "zero_memory")
_ONLY_FOR_MODULES = ("entry", "grid", "zero_memory")


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option(
    "--inputs",
    metavar="X.npz",
    help="Arrays for buffers, by name, rows first. They also give the buffers' sizes. "
    "For a module: arrays arg0, arg1, ... for the function's arguments.",
)
@sizes_option
@seed_option
@click.option(
    "--out",
    metavar="Y.npz",
    help="Write all outputs to this file; bfloat16 as float32, as .npz files can't hold it.",
)
@target_option(None, "Know the calls of this accelerator, for example amx.")
@types_option
@lets_option
@click.option(
    "--entry", metavar="NAME", help="The function of a module to run, where it has several."
)
@click.option(
    "--grid",
    type=GridParameter(),
    metavar="X,Y,Z",
    help="Run a module's kernel for each program of this grid; without it, the kernel's last "
    "three arguments say it, or there is one.",
)
@click.option(
    "--zero-memory",
    is_flag=True,
    help="Let a module's new memory hold zeros; else what was never written can't be read.",
)
@click.pass_context
@reports_errors
def run(
    context: click.Context,
    file: str,
    inputs: str | None,
    sizes: tuple[tuple[str, tuple[int, ...]], ...],
    seed: int,
    out: str | None,
    target: str | None,
    types: tuple[tuple[str, Any], ...],
    lets: tuple[tuple[str, int], ...],
    entry: str | None,
    grid: tuple[int, int, int] | None,
    zero_memory: bool,
) -> None:
    """Evaluate FILE and show what it computes: a statement ("-": on standard input), or, if its
    name ends with .mlir, a function of an MLIR module.

    Every lane is computed exactly, and an access outside of a buffer or a read of an element
    that was never written is an error. A statement's inputs that --inputs doesn't give are small
    random integers that depend on --seed; a module's must all be given, but for those that the
    runtime passes to a kernel.
    """
    is_module = file.endswith(".mlir")
    _refuse_options(context, is_module)
    if is_module:
        from tilewright.cli.run_module import run_module

        run_module(file, entry, inputs, out, grid, zero_memory)
        return
    from tilewright.stmt import evaluate as e
    from tilewright.stmt.text.diagnostics import read_source
    from tilewright.stmt.text.parser import parse_source

    source = read_source(file)
    stmt = parse_source(source, types=dict(types))
    check_names(stmt, dict(types), dict(lets))
    arrays = e.read_arrays(inputs) if inputs is not None else {}
    with in_source(source):
        intrinsics = _intrinsics(stmt, target)
        external = e.external_buffers(stmt, dict(types))
        headers = e.infer_shapes(
            stmt,
            _given(dict(sizes), arrays, external),
            types=dict(types),
            variables=dict(lets),
            intrinsics=intrinsics,
        )
        buffers = e.make_buffers(stmt, headers, arrays, seed=seed)
        e.evaluate(stmt, buffers, headers=headers, variables=dict(lets), intrinsics=intrinsics)
    results = e.outputs(stmt, headers, buffers)
    random = [name for name, b in external.items() if b.is_input and name not in arrays]
    if random:
        click.echo(f"random inputs (--seed {seed}): {', '.join(random)}")
    _show(results, headers)
    _warn_of_unwritten(results, headers, buffers)
    if out is not None:
        e.write_arrays(out, results)


def _refuse_options(context: click.Context, is_module: bool) -> None:
    """An error for an option that is given and means nothing for this kind of file."""
    for parameter in context.command.params:
        name = str(parameter.name)
        if context.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        if is_module and name not in _FOR_MODULES:
            raise click.UsageError(f"{parameter.opts[0]} is for statements, not for modules")
        if not is_module and name in _ONLY_FOR_MODULES:
            raise click.UsageError(f"{parameter.opts[0]} is for modules, not for statements")


def _intrinsics(stmt: Stmt, target: str | None) -> Mapping[str, Any]:
    """The calls of the target; without one, an error where the statement has some accelerator's."""
    from tilewright.accel import TARGETS, intrinsics
    from tilewright.stmt.evaluate import EvaluationError
    from tilewright.stmt.nodes import Call
    from tilewright.stmt.visit import walk

    if target is not None:
        return intrinsics(target)
    called = {e.name for e in walk(stmt) if isinstance(e, Call)}
    for name, accelerator in TARGETS.items():
        known = called & set(accelerator.intrinsics)
        if known:
            message = f"{min(known)} is an instruction of {name}: give --target {name}"
            raise EvaluationError(message)
    return {}


def _given(
    sizes: dict[str, tuple[int, ...]],
    arrays: Mapping[str, np.ndarray],
    external: Mapping[str, Any],
) -> dict[str, tuple[int, ...]]:
    """The sizes that --size and the arrays of --inputs give; both must mean the same."""
    from tilewright.stmt.evaluate import EvaluationError

    for name, array in arrays.items():
        if name not in external:
            known = ", ".join(external) or "none"
            raise EvaluationError(f"--inputs has an array {name}, but the buffers are: {known}")
        if sizes.setdefault(name, array.shape) != array.shape:
            given = "x".join(map(str, sizes[name]))
            shape = "x".join(map(str, array.shape))
            raise EvaluationError(f"--size says {name}={given}, but its array is {shape}")
    return sizes


def _show(results: Mapping[str, np.ndarray], headers: Mapping[str, Header]) -> None:
    if not results:
        click.echo("the statement writes no buffer from outside")
        return
    show_arrays(results, {name: headers[name].element for name in results})


def _warn_of_unwritten(
    results: Mapping[str, np.ndarray],
    headers: Mapping[str, Header],
    buffers: Mapping[str, Buffer],
) -> None:
    for name, array in results.items():
        missing = array.size - int(buffers[name].written[headers[name].offsets].sum())
        if missing:
            message = f"warning: {missing} of {array.size} elements of {name} were never written"
            click.echo(f"{message}; they show as 0", err=True)
