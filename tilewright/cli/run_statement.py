"""`tilewright run FILE.stmt`: evaluates a statement on arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.arrays import show_arrays
from tilewright.cli.errors import in_source
from tilewright.cli.options import check_names

if TYPE_CHECKING:
    import numpy as np

    from tilewright.stmt.evaluate import Buffer, Header
    from tilewright.stmt.nodes import Stmt
    from tilewright.stmt.text.diagnostics import Source


def run_statement(
    source: Source,
    inputs: str | None,
    out: str | None,
    *,
    sizes: tuple[tuple[str, tuple[int, ...]], ...],
    seed: int,
    target: str | None,
    types: tuple[tuple[str, Any], ...],
    lets: tuple[tuple[str, int], ...],
) -> None:
    """Runs the statement, shows its outputs and writes them to `out`."""
    from tilewright.stmt import evaluate as e

    stmt = _parsed(source, dict(types))
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


def _parsed(source: Source, types: dict[str, Any]) -> Stmt:
    """The statement; an error says why the text was taken for one, if its name doesn't."""
    from tilewright.stmt.text.diagnostics import SourceError
    from tilewright.stmt.text.parser import parse_source

    try:
        return parse_source(source, types=types)
    except SourceError as error:
        if source.name.endswith(".stmt"):
            raise
        message = f"{error.message} (read as a statement, as no line begins a module or func.func)"
        raise SourceError(
            error.name, message, error.line, error.column, error.source_line
        ) from error


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
