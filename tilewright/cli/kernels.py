"""Kernels that commands simulate: the options that say how one is called, and what they give."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tilewright.cli.modules import failures_told, read_valid_module
from tilewright.cli.run_module import by_position, entry_of

if TYPE_CHECKING:
    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.dialects.func import FuncOp

    from tilewright.sim.call import Call
    from tilewright.sim.machine import Machine
    from tilewright.sim.simulation import Options
    from tilewright.stmt.text.diagnostics import Source

F = TypeVar("F", bound=Callable[..., Any])
DEFAULT_TARGET = "Ascend910B3"
MOST_TRIPS = 1_000_000


class Scalars(click.ParamType):
    """Numbers by the positions of arguments."""

    name = "POSITION=NUMBER,..."

    def convert(self, value: Any, param: Any, ctx: Any) -> dict[int, int | float]:
        if isinstance(value, dict):
            return value
        found: dict[int, int | float] = {}
        for each in value.split(","):
            match = re.fullmatch(r"\s*([0-9]{1,5})=([^=]+)", each)
            number = None if match is None else _number(match[2].strip())
            if match is None or number is None:
                self.fail(f"'{each}' is not of the form POSITION=NUMBER", param, ctx)
            if int(match[1]) in found:
                self.fail(f"argument {int(match[1])} is given twice", param, ctx)
            found[int(match[1])] = number
        return found


def _number(text: str) -> int | float | None:
    for type in (int, float):
        try:
            return type(text)
        except ValueError:
            continue
    return None


_OPTIONS = (
    click.option(
        "--entry", metavar="NAME", help="The function to simulate, where there are several."
    ),
    click.option(
        "--inputs",
        metavar="X.npz",
        help="Arrays arg0, arg1, ... for arguments, as for `tilewright run`. Memory that isn't "
        "given holds ones.",
    ),
    click.option(
        "--args",
        "scalars",
        type=Scalars(),
        default={},
        metavar="3=0.125,4=64",
        help="Numbers for arguments, by position. Integers that aren't given are 65536, floats 1.",
    ),
    click.option(
        "--trip",
        "trips",
        type=click.IntRange(min=0, max=MOST_TRIPS),
        metavar="N",
        help="Let the loops with work for both cores, or else those with work, make N iterations "
        "each if their number isn't constant; of nested ones the innermost.",
    ),
    click.option(
        "--target",
        metavar="NAME|FILE.toml",
        help="The machine: a name as Ascend910B3, or a description; else that of the module's "
        f"hacc.target, or {DEFAULT_TARGET}.",
    ),
    click.option(
        "--sub-blocks",
        type=click.Choice(["1", "2"]),
        help="How many Vector cores divide the vector work; 2 for kernels that use both kinds of "
        "cores, else 1.",
    ),
    click.option(
        "--load-slots",
        type=click.IntRange(min=1, max=64),
        default=2,
        show_default=True,
        help="How many buffers in L1 the Cube core loads into in turn.",
    ),
    click.option(
        "--from-memory",
        is_flag=True,
        help="Let the arguments be in global memory only, not in L2 already.",
    ),
    click.option(
        "--blocks",
        type=click.IntRange(min=1, max=1 << 16),
        help="How many blocks run at the same time and share the bandwidth; as many as there are "
        "Cube cores.",
    ),
    click.option(
        "--zero-memory",
        is_flag=True,
        help="Let new memory hold zeros, as for `tilewright run`.",
    ),
)


def kernel_options(command: F) -> F:
    """The options that `read_kernel` takes."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True)
class Kernel:
    """A kernel to simulate; loops make as many iterations as they shall."""

    source: Source
    context: Context
    module: ModuleOp
    call: Call
    machine: Machine
    options: Options


def read_kernel(
    source: Source,
    *,
    entry: str | None,
    inputs: str | None,
    scalars: dict[int, int | float],
    trips: int | None,
    target: str | None,
    sub_blocks: str | None,
    load_slots: int,
    from_memory: bool,
    blocks: int | None,
    zero_memory: bool,
) -> Kernel:
    """The kernel in `source` as the options say.

    Raises ModuleError, EvaluationError and MachineError.
    """
    from tilewright.hivm.context import make_context
    from tilewright.sim.call import Call
    from tilewright.sim.cores import cores_of
    from tilewright.sim.machine import load_machine
    from tilewright.sim.simulation import Options
    from tilewright.stmt.evaluate import read_arrays

    arrays = read_arrays(inputs) if inputs is not None else {}
    context = make_context()
    module = read_valid_module(source.text, source.name, context)
    if target is not None and not target.strip():
        raise click.BadParameter("is empty", param_hint="'--target'")
    machine = load_machine(target or _target_of(module))
    if blocks is not None and blocks > machine.cube_cores:
        message = f"{machine.name} has {machine.cube_cores} Cube cores, not {blocks}"
        raise click.BadParameter(message, param_hint="'--blocks'")
    function = entry_of(module, entry)
    given = by_position(arrays, function)
    _give_scalars(given, scalars, function)
    call = Call(function.sym_name.data, tuple(given), trips)
    both = len(cores_of(function)) > 1
    options = Options(
        sub_blocks=int(sub_blocks) if sub_blocks else 2 if both else 1,
        load_slots=load_slots,
        in_l2=not from_memory,
        blocks=blocks,
        zero_memory=zero_memory,
    )
    call.prepare(module)
    return Kernel(source, context, module, call, machine, options)


@contextmanager
def told(source: Source) -> Iterator[None]:
    """Tells what is wrong with a module or a machine as other commands do, with exit status 1."""
    from tilewright.sim.machine import MachineError

    try:
        with failures_told(source):
            yield
    except MachineError as error:
        for problem in error.problems:
            click.echo(f"error: {problem}", err=True)
        raise click.exceptions.Exit(1) from None


def _target_of(module: ModuleOp) -> str:
    """The machine that the module says it is for."""
    from tilewright.hivm.dialects.hacc import TargetAttr

    said = module.attributes.get("hacc.target")
    return said.value.data if isinstance(said, TargetAttr) else DEFAULT_TARGET


def _give_scalars(given: list[Any], scalars: dict[int, int | float], function: FuncOp) -> None:
    """Enters the scalars that --args gives."""
    from xdsl.dialects.builtin import MemRefType, TensorType

    types = function.function_type.inputs.data
    for position, value in scalars.items():
        problem = None
        if position >= len(types):
            problem = f"@{function.sym_name.data} has {len(types)} arguments: arg0, arg1, ..."
        elif isinstance(types[position], MemRefType | TensorType):
            problem = f"arg{position} is a {types[position]}: give it with --inputs"
        elif given[position] is not None:
            problem = f"arg{position} is also an array of --inputs"
        if problem is not None:
            raise click.BadParameter(problem, param_hint="'--args'")
        given[position] = value


def _ranges(positions: Sequence[int]) -> str:
    """Arguments by their positions in order, several in a row as a range."""
    runs: list[list[int]] = []
    for position in positions:
        if runs and runs[-1][-1] == position - 1:
            runs[-1].append(position)
        else:
            runs.append([position])
    ends = (dict.fromkeys((run[0], run[-1])) for run in runs)
    return ", ".join(" to ".join(f"arg{position}" for position in each) for each in ends)


def tell_made_up(kernel: Kernel) -> None:
    """Notes on standard error on what is made up, and where it decides what the program does."""
    from tilewright.hivm.text.diagnostics import Diagnostic, Severity
    from tilewright.hivm.verify import location_of

    positions = kernel.call.made_up(kernel.module)
    if positions:
        click.echo(f"note: made up, as they aren't given: {_ranges(positions)}", err=True)
    for op, what in kernel.call.decisions(kernel.module):
        message = f"what is done here depends on {what}, which is made up"
        note = Diagnostic(Severity.NOTE, location_of(op), message)
        click.echo(note.render({kernel.source.name: kernel.source.text}), err=True)
