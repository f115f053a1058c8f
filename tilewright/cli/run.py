"""`tilewright run`: evaluates a statement, or a function of an MLIR module, on arrays."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from tilewright.cli.errors import reports_errors
from tilewright.cli.options import (
    grid_option,
    lets_option,
    seed_option,
    sizes_option,
    target_option,
    types_option,
)

if TYPE_CHECKING:
    from tilewright.stmt.text.diagnostics import Source

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright run examples/stmt/matmul_bf16_vnni.stmt --seed 7 --out out.npz
  tilewright run examples/stmt/conv1d_f16_k5.stmt --size I=4096 --size K=5
  tilewright run examples/hivm/softmax_rows.mlir --inputs examples/hivm/softmax_rows.npz \
--grid 2,1,1
"""

# Options that mean something for one kind of file only.
_FOR_STATEMENTS = ("sizes", "seed", "target", "types", "lets")
_FOR_MODULES = ("entry", "grid", "zero_memory")
# How a line begins that only modules have.
_MODULE = re.compile(
    r"""^\s*(module\s*(@|attributes\b|\{)|"?builtin\.module\b|"?func\.func\b)""", re.MULTILINE
)


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option(
    "--inputs",
    metavar="X.npz",
    help="Arrays for buffers, by name, rows first. They also give the buffers' sizes. "
    "For a module: arrays arg0, arg1, ... for the function's arguments. Floats are rounded to the "
    "type that is needed, if it has room for them; integers must fit exactly.",
)
@sizes_option
@seed_option
@click.option(
    "--out",
    metavar="Y.npz",
    help="Write all outputs to this file; bfloat16 and smaller floats as float32, as .npz files "
    "can't hold them.",
)
@target_option(None, "Know the calls of this accelerator, for example amx.")
@types_option
@lets_option
@click.option(
    "--entry", metavar="NAME", help="The function of a module to run, where it has several."
)
@grid_option
@click.option(
    "--zero-memory",
    is_flag=True,
    help="Let a module's new memory hold zeros; else what was never written can't be read.",
)
@click.pass_context
@reports_errors
def run(
    context: click.Context, file: str, inputs: str | None, out: str | None, **options: Any
) -> None:
    """Evaluate FILE ("-": standard input) and show what it computes: a statement, or a function of
    an MLIR module.

    Names of modules end with .mlir, those of statements with .stmt; otherwise a text with a
    func.func is a module. Every lane is computed exactly, and an access outside of a buffer or a
    read of an element that was never written is an error. A statement's inputs that --inputs
    doesn't give are small random integers that depend on --seed; a module's must all be given, but
    for those that the runtime passes to a kernel.
    """
    from tilewright.stmt.text.diagnostics import read_source

    source = read_source(file)
    if _is_module(source):
        from tilewright.cli.run_module import run_module

        _refuse_options(context, _FOR_STATEMENTS, "is for statements, not for modules")
        run_module(source, inputs, out, **{name: options[name] for name in _FOR_MODULES})
    else:
        from tilewright.cli.run_statement import run_statement

        _refuse_options(context, _FOR_MODULES, "is for modules, not for statements")
        run_statement(source, inputs, out, **{name: options[name] for name in _FOR_STATEMENTS})


def _is_module(source: Source) -> bool:
    """Whether a text is a module, by its name or else by what stands in it."""
    if source.name.endswith((".mlir", ".stmt")):
        return source.name.endswith(".mlir")
    return _MODULE.search(source.text) is not None


def _refuse_options(context: click.Context, names: Iterable[str], why: str) -> None:
    """An error for one of the options `names` that is given."""
    for parameter in context.command.params:
        name = str(parameter.name)
        if name in names and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{parameter.opts[0]} {why}")
