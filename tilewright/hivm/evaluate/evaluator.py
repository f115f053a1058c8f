"""Runs a function of a module on numpy arrays."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO, Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.interpreter import InterpreterFunctions
from xdsl.ir import Operation

from tilewright.hivm.evaluate import operations, upstream
from tilewright.hivm.evaluate.arguments import Grid, prepare
from tilewright.hivm.evaluate.buffer import zeroed
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.values import read


@dataclass(frozen=True)
class Outcome:
    """What a run leaves: the function's results, and the memref arguments that were given."""

    results: tuple[np.ndarray, ...]
    memory: dict[int, np.ndarray]


def evaluate(
    module: ModuleOp,
    entry: str,
    arguments: Sequence[Any] = (),
    grid: Grid | None = None,
    *,
    zero_memory: bool = False,
    output: IO[str] | None = None,
    implementations: Sequence[InterpreterFunctions] = (),
) -> Outcome:
    """Runs function `entry` for each program of the grid, one after another.

    `arguments`: arrays and numbers by position, None for one that isn't given. A kernel needs no
    more than its own arguments: addresses, locks and workspace are supplied, and its last three
    are the `grid`. The arrays given are not changed; the outcome has what became of them. With
    `zero_memory`, new memory holds zeros, and reading it is no error. What the program prints goes
    to `output`, by default standard output.

    Ops of other dialects do what `implementations` say, which are xDSL's: instances of classes
    @register_impls of InterpreterFunctions, with methods @impl(SomeOp). Values are those that
    `values` describes; what a program does wrong they say with an EvaluationError.

    EvaluationError where the program reads or writes outside of a buffer, reads an element that
    was never written, does what MLIR leaves undefined, or has an op without a meaning here.
    """
    function = functions_with_bodies(module).get(entry)
    if function is None:
        raise EvaluationError(f"there is no function @{entry} to run")
    prepared = prepare(function, arguments, grid)
    if function.function_type.outputs and not math.prod(prepared.grid):
        shown = ",".join(map(str, prepared.grid))
        raise EvaluationError(f"no program of a grid of {shown} gives @{entry}'s results")
    interpreter = ModuleInterpreter(
        module,
        meanings=all_meanings(),
        programs=math.prod(prepared.grid),
        file=output,
    )
    for implementation in implementations:
        interpreter.register_implementations(implementation)
    results: tuple[Any, ...] = ()
    with np.errstate(all="ignore"), zeroed(zero_memory):
        for program, values in enumerate(prepared.programs()):
            interpreter.begin_program(program)
            results = interpreter.run_ssacfg_region(function.body, values, entry)
        return Outcome(
            tuple(_result(i, value) for i, value in enumerate(results)), prepared.memory()
        )


def all_meanings() -> Meanings:
    """What the ops of all dialects do."""
    return {**upstream.MEANINGS, **operations.MEANINGS}


def functions_with_bodies(module: ModuleOp) -> dict[str, FuncOp]:
    """The functions that can be run, by name."""
    functions = (op for op in _functions(module) if op.body.blocks)
    return {function.sym_name.data: function for function in functions}


def _functions(op: Operation) -> Iterator[FuncOp]:
    """The functions in `op`, in the text's order; in functions there are none."""
    if isinstance(op, FuncOp):
        yield op
        return
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                yield from _functions(inner)


def _result(position: int, value: Any) -> np.ndarray:
    try:
        return np.array(read(value))
    except EvaluationError as error:
        raise EvaluationError(f"result {position}: {error.message}") from error
