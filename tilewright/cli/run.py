"""`tilewright run`: evaluates a statement on arrays."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.errors import in_source, reports_errors

if TYPE_CHECKING:
    import numpy as np

    from tilewright.stmt.evaluate import Buffer, Header

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright run examples/stmt/matmul_bf16_vnni.stmt --seed 7 --out out.npz
  tilewright run examples/stmt/conv1d_f16_k5.stmt --size I=4096 --size K=5
"""


class _Named(click.ParamType):
    """NAME=VALUE, as a pair of the name and what `_value` makes of the value."""

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, Any]:
        if isinstance(value, tuple):
            return value
        name, equals, text = value.rpartition("=")
        converted = self._value(text) if name and equals else None
        if converted is None:
            self.fail(f"'{value}' is not of the form {self.name}", param, ctx)
        return name, converted

    def _value(self, text: str) -> Any:
        raise NotImplementedError


class _Size(_Named):
    name = "BUFFER=ROWSxCOLUMNS"

    def _value(self, text: str) -> tuple[int, ...] | None:
        if not re.fullmatch(r"[0-9]{1,10}(x[0-9]{1,10})*", text):
            return None
        return tuple(int(extent) for extent in text.split("x"))


class _Let(_Named):
    name = "NAME=INTEGER"

    def _value(self, text: str) -> int | None:
        return int(text) if re.fullmatch(r"[-+]?[0-9]{1,20}", text) else None


class _Type(_Named):
    name = "NAME=TYPE"

    def _value(self, text: str) -> Any:
        from tilewright.stmt.types import parse_type

        return parse_type(text)


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option(
    "--inputs",
    metavar="X.npz",
    help="Arrays for buffers, by name, rows first. They also give the buffers' sizes.",
)
@click.option(
    "--size",
    "sizes",
    multiple=True,
    type=_Size(),
    metavar="BUFFER=16x64",
    help="The extents of a buffer, rows first: the last is dimension 0. "
    "Sizes not given follow from the statement's asserts.",
)
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(min=0), help="For inputs."
)
@click.option(
    "--out",
    metavar="Y.npz",
    help="Write all outputs to this file; bfloat16 as float32, as .npz files can't hold it.",
)
@click.option("--target", help="Know the calls of this accelerator, for example amx.")
@click.option(
    "--type",
    "types",
    multiple=True,
    type=_Type(),
    metavar="NAME=TYPE",
    help="The element type of a buffer that the text doesn't tell.",
)
@click.option(
    "--let",
    "lets",
    multiple=True,
    type=_Let(),
    metavar="NAME=VALUE",
    help="The value of a free scalar variable.",
)
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
    from tilewright.stmt.diagnostics import read_source
    from tilewright.stmt.parser import parse_source

    intrinsics = _intrinsics(target)
    source = read_source(file)
    stmt = parse_source(source, types=dict(types))
    arrays = e.read_arrays(inputs) if inputs is not None else {}
    with in_source(source):
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


def _intrinsics(target: str | None) -> Mapping[str, Any]:
    if target is None:
        return {}
    from tilewright.accel import intrinsics

    try:
        return intrinsics(target)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--target") from error


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
