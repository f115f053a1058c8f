"""Random mix loops: pipelined, they must leave what they leave as they are, bit for bit.

    python -m tests.passes.cv_pipelining.random_loops --loops 20000 --seed 0 [--settings 4]

runs functions from a seed on, each with some settings and in another order of its ops, and says
how many were pipelined. A function that fails is made smaller, and printed with what is wrong.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp

from tests.hivm.modules import parse
from tests.passes.cv_pipelining.random_functions import (
    ENTRY,
    Function,
    random_function,
)
from tests.passes.cv_pipelining.random_order import reorder
from tests.passes.cv_pipelining.random_reduced import reduced
from tilewright.hivm.evaluate import evaluate
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.machine import CoreType
from tilewright.hivm.text.diagnostics import Diagnostic, ModuleError
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify
from tilewright.passes.cv_pipelining.pipeline import Settings, mixed_loops, pipeline_module
from tilewright.passes.cv_pipelining.report import Report
from tilewright.passes.remarks import captured_diagnostics

ALL_SETTINGS = [
    Settings(depth, lazy, skewed)
    for depth, lazy, skewed in itertools.product((2, 3, 4, 8, None), (False, True), (False, True))
]


class Wrong(Exception):
    """The pass did something wrong; the message says with which settings, and what it was."""


class Run(NamedTuple):
    """Arguments, and what a run with them leaves."""

    arguments: Sequence[object]
    expected: list[bytes]


@dataclass
class Tally:
    """What became of loops: how many were pipelined, and why others weren't."""

    pipelined: int = 0
    declined: Counter[str] = field(default_factory=Counter)


def left_behind(module: ModuleOp, arguments: Sequence[object]) -> list[bytes]:
    """What a run leaves: results, memory, and what it prints, in no order."""
    output = StringIO()
    outcome = evaluate(module, ENTRY, arguments, output=output)
    arrays = [*outcome.results, *(outcome.memory[n] for n in sorted(outcome.memory))]
    printed = sorted(output.getvalue().splitlines())
    return [*(array.tobytes() for array in arrays), "\n".join(printed).encode()]


def check_settings(
    module: ModuleOp,
    runs: Sequence[Run],
    settings: Settings,
    tally: Tally,
    with_text: bool,
) -> None:
    """Pipelines a copy of the module; raises Wrong where something is wrong with it.

    With `with_text` what it prints must be read as the same module, too.
    """
    new = module.clone()
    reports, said = run_pass(new, settings)
    declined = [each for each in said if each.message.startswith("not pipelined")]
    tally.pipelined += len(reports)
    tally.declined.update(each.message for each in declined)
    if any(each.location.line < 1 for each in declined):
        raise Wrong(f"{settings}: a warning without a place")
    if not reports:
        if print_module(new) != print_module(module):
            raise Wrong(f"{settings}: changed though it is declined")
        if mixed_loops(new) and not declined:
            raise Wrong(f"{settings}: declined without a warning")
        return
    cores = {item.core for report in reports for item in report.items}
    if cores != {CoreType.CUBE, CoreType.VECTOR}:
        raise Wrong(f"{settings}: items of no core: {cores}")
    if errors := verify(new):
        raise Wrong(f"{settings}: not valid: {errors[0].message}")
    if with_text:
        printed = print_module(new)
        try:
            again = print_module(parse(printed))
        except ModuleError as error:
            raise Wrong(f"{settings}: not readable: {error}") from error
        if again != printed:
            raise Wrong(f"{settings}: printed in another way when read again")
    for arguments, expected in runs:
        try:
            found = left_behind(new, arguments)
        except EvaluationError as error:
            raise Wrong(f"{settings}: can't be run: {error.message}") from error
        if found != expected:
            pairs = enumerate(zip(expected, found, strict=True))
            raise Wrong(f"{settings}: other results: {[n for n, (a, b) in pairs if a != b]}")


def run_pass(module: ModuleOp, settings: Settings) -> tuple[list[Report], list[Diagnostic]]:
    """Pipelines `module`: the reports and what was said; raises Wrong where the pass fails."""
    with captured_diagnostics() as said:
        try:
            return pipeline_module(module, settings), said
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            name = place.filename.rsplit("/", 1)[-1]
            raise Wrong(f"{settings}: {type(error).__name__} in {name}: {error}") from error


def check_order(module: ModuleOp, run: Run, settings: Settings, rng: random.Random) -> None:
    """The same loops with their ops in another order must be split in the same way."""
    permuted = module.clone()
    for loop in mixed_loops(permuted):
        reorder(loop.body.block, rng)
    if left_behind(permuted, run.arguments) != run.expected:
        raise Wrong("the test: another order of the ops gives other results")
    splits = [split(run_pass(each, settings)[0]) for each in (module.clone(), permuted)]
    if splits[0] != splits[1]:
        raise Wrong(f"{settings}: the order matters: {splits[0]} and {splits[1]}")


def split(reports: Sequence[Report]) -> list[tuple[list[tuple[str, list[str]]], int]]:
    """The work items of each loop, and how much goes between them; loops in no order."""
    found = [
        (
            [(item.core.value, sorted(op.name for op in item.ops)) for item in report.items],
            sum(each.bytes * each.slots for each in report.crossings),
        )
        for report in reports
    ]
    return sorted(found)


def check(function: Function, rng: random.Random, count: int, tally: Tally) -> None:
    """All checks of one function, with `count` settings."""
    module, arguments = parse(function.text()), function.arguments()
    run = Run(arguments, left_behind(module, arguments))
    for number, settings in enumerate(rng.sample(ALL_SETTINGS, count)):
        check_settings(module, [run], settings, tally, number == 0 and rng.random() < 0.4)
    if rng.random() < 0.35:
        check_order(module, run, rng.choice(ALL_SETTINGS), rng)


def failure(function: Function, seed: int, count: int) -> str | None:
    """What is wrong with a function; None if it can't be run itself, or nothing is."""
    try:
        if verify(parse(function.text())):
            return None
        check(function, random.Random(seed), count, Tally())
    except Wrong as wrong:
        return str(wrong)
    except (ModuleError, EvaluationError):
        return None
    return None


def kind_of(message: str) -> str:
    """The message without the settings and what varies with names."""
    return message.partition(": ")[2][:30]


def failures(seeds: Iterator[int], count: int, tally: Tally) -> Iterator[tuple[int, str]]:
    for seed in seeds:
        try:
            check(random_function(seed), random.Random(seed), count, tally)
        except Wrong as wrong:
            yield seed, str(wrong)


def printed_batch(seeds: Iterable[int]) -> str:
    """The modules of some functions after the pass, one after the other."""
    modules: list[str] = []
    for seed in seeds:
        module = parse(random_function(seed).text())
        run_pass(module, Settings(3, skewed=bool(seed % 2)))
        modules.append(print_module(module))
    return "\n".join(modules)


def _with_progress(seeds: Iterable[int]) -> Iterator[int]:
    for count, seed in enumerate(seeds, start=1):
        yield seed
        if not count % 250:
            print(f"{count} functions done", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loops", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--settings", type=int, default=3)
    parser.add_argument("--limit", type=int, default=5, help="stop after so many failures")
    options = parser.parse_args()
    tally, found = Tally(), 0
    seeds = _with_progress(range(options.seed, options.seed + options.loops))
    for seed, message in failures(seeds, options.settings, tally):
        found += 1

        def fails(function: Function, seed: int = seed, message: str = message) -> bool:
            again = failure(function, seed, options.settings)
            return again is not None and kind_of(again) == kind_of(message)

        print(f"seed {seed}: {message}")
        print(reduced(random_function(seed), fails).text(), flush=True)
        if found == options.limit:
            break
    total = tally.pipelined + tally.declined.total()
    print(f"{found} failures; {tally.pipelined} of {total} loops pipelined")
    for reason, times in tally.declined.most_common(25):
        print(f"  {times} {reason}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
