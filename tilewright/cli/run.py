"""`tilewright run`: evaluates a statement on arrays."""

from __future__ import annotations

import sys
from collections.abc import Mapping
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
    import numpy as np

    from tilewright.stmt.evaluate import Buffer, Header
    from tilewright.stmt.nodes import Stmt

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright run examples/stmt/matmul_bf16_vnni.stmt --seed 7 --out out.npz
  tilewright run examples/stmt/conv1d_f16_k5.stmt --size I=4096 --size K=5
"""


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option(
    "--inputs",
    metavar="X.npz",
    help="Arrays for buffers, by name, rows first. They also give the buffers' sizes.",
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
@reports_errors
def run(
    file: str,
    inputs: str | None,
    sizes: tuple[tuple[str, tuple[int, ...]], ...],
    seed: int,
    out: str | None,
    target: str | None,
    types: tuple[tuple[str, Any], ...],
    lets: tuple[tuple[str, int], ...],
) -> None:
    """Evaluate the statement in FILE ("-": standard input) and show what it computes.

    Every lane is computed exactly, and an access outside of a buffer or a read of an element
    that was never written is an error. Inputs that --inputs doesn't give are small random
    integers that depend on --seed.
    """
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
    from rich.console import Console
    from rich.table import Table

    if not results:
        click.echo("the statement writes no buffer from outside")
        return
    table = Table(box=None, pad_edge=False)
    for column in ("output", "shape", "type", "values", "crc32"):
        table.add_column(column, no_wrap=True)
    for name, array in results.items():
        shape = "x".join(map(str, array.shape))
        row = (name, shape, headers[name].element, _sample(array), _checksum(array))
        table.add_row(*map(str, row))
    # In a pipe nothing may depend on how wide somebody's terminal is.
    width = None if sys.stdout.isatty() else 1000
    Console(width=width, markup=False, highlight=False, emoji=False).print(table)


def _sample(array: np.ndarray) -> str:
    """The first values and the last."""
    flat, count = array.reshape(-1), 5
    shown = [_number(value) for value in flat[:count].tolist()]
    if flat.size > count:
        shown += [*(["..."] if flat.size > count + 1 else []), _number(flat[-1:].tolist()[0])]
    return " ".join(shown)


def _number(value: Any) -> str:
    return str(value) if isinstance(value, int) else f"{float(value):.6g}"


def _checksum(array: np.ndarray) -> str:
    """CRC-32 of the elements, rows first and little-endian, in their own type."""
    import zlib

    return f"{zlib.crc32(array.tobytes()):08x}"


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
