"""`tilewright run FILE.mlir`: evaluates a function of an MLIR module on arrays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.arrays import show_arrays
from tilewright.cli.modules import failures_told, read_valid_module

if TYPE_CHECKING:
    import numpy as np
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.dialects.func import FuncOp

    from tilewright.stmt.text.diagnostics import Source


def run_module(
    source: Source,
    inputs: str | None,
    out: str | None,
    *,
    entry: str | None,
    grid: tuple[int, int, int] | None,
    zero_memory: bool,
) -> None:
    """Runs `entry`, shows its results and what became of its memrefs, and writes them to `out`.

    Results are result0, result1, ..., memrefs arg0, arg1, ... by their positions.
    """
    from tilewright.hivm.context import make_context
    from tilewright.hivm.evaluate import evaluate
    from tilewright.stmt.evaluate import read_arrays, write_arrays

    arrays = read_arrays(inputs) if inputs is not None else {}
    with failures_told(source):
        module = read_valid_module(source.text, source.name, make_context())
        function = entry_of(module, entry)
        given = by_position(arrays, function)
        name = function.sym_name.data
        outcome = evaluate(module, name, given, grid, zero_memory=zero_memory)
    results = {f"result{i}": array for i, array in enumerate(outcome.results)}
    results |= {f"arg{i}": array for i, array in outcome.memory.items()}
    if results:
        show_arrays(results, {name: array.dtype for name, array in results.items()})
    else:
        click.echo("the function has no results and no memrefs that were given")
    if out is not None:
        write_arrays(out, results)


def entry_of(module: ModuleOp, name: str | None) -> FuncOp:
    """The function `name`; without a name, the only one that has a body."""
    from tilewright.hivm.evaluate import EvaluationError, functions_with_bodies

    functions = functions_with_bodies(module)
    known = ", ".join(functions) or "none"
    if name is None and len(functions) == 1:
        (name,) = functions
    if name is None:
        raise EvaluationError(f"give the function to run with --entry (there is: {known})")
    if name not in functions:
        raise EvaluationError(f"there is no function @{name} to run (there is: {known})")
    return functions[name]


def by_position(arrays: Mapping[str, np.ndarray], function: FuncOp) -> list[Any]:
    """The arrays arg0, arg1, ... as the function's arguments; None for those not given."""
    from tilewright.hivm.evaluate import EvaluationError

    count = len(function.function_type.inputs)
    given: list[Any] = [None] * count
    for name, array in arrays.items():
        if not re.fullmatch(r"arg(0|[1-9][0-9]{0,5})", name) or int(name[3:]) >= count:
            raise EvaluationError(
                f"--inputs has an array {name}, but @{function.sym_name.data} has "
                f"{count} arguments: arg0, arg1, ..."
            )
        given[int(name[3:])] = array
    return given
