"""What must be so of the small loops of mix_loops after the pass."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from tests.hivm.modules import parse
from tests.passes.cv_pipelining.mix_loops import ELEMENTS, SIZE
from tilewright.hivm.evaluate import evaluate
from tilewright.hivm.text.diagnostics import Diagnostic
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.cv_pipelining.report import Report
from tilewright.passes.remarks import captured_diagnostics

BOTH_MODES = (False, True)
DEPTHS = (2, 3)


@dataclass(frozen=True)
class Pipelined:
    """What became of a module: the module, reports on its loops, and what was said."""

    module: ModuleOp
    reports: list[Report]
    said: list[Diagnostic]


@functools.cache
def parsed(text: str) -> ModuleOp:
    """The module in `text`, verified; not to be changed, as all who ask get the same one."""
    module = parse(text)
    assert not verify(module)
    return module


def pipelined(text: str, settings: Settings) -> Pipelined:
    """`text` through the pass; the result is valid, also after it was written and read again."""
    module = parsed(text).clone()
    with captured_diagnostics() as said:
        reports = pipeline_module(module, settings)
    assert not verify(module)
    assert print_module(parsed(print_module(module))) == print_module(module)
    return Pipelined(module, reports, said)


def arguments(trips: int) -> list[Any]:
    """For @f of `module`: the tiles of so many iterations, and NaN where results go."""
    draw = np.random.default_rng(trips)
    tiles, weights = (draw.standard_normal(n * ELEMENTS).astype(np.float32) for n in (trips, 1))
    return [None, tiles, weights.reshape(SIZE, SIZE), np.full_like(tiles, np.nan), trips]


def memory_after(module: ModuleOp, trips: int) -> dict[int, bytes]:
    """What @f leaves in its arguments."""
    memory = evaluate(module, "f", arguments(trips), (1, 1, 1)).memory
    return {number: each.tobytes() for number, each in memory.items()}


def must_agree(text: str, module: ModuleOp, trips: Iterable[int]) -> None:
    """`module` does what the one in `text` does, bit for bit."""
    for number in trips:
        wanted = memory_after(parsed(text), number)
        assert memory_after(module, number) == wanted, number
        given = {n: each.tobytes() for n, each in enumerate(arguments(number)) if n in wanted}
        assert number == 0 or wanted != given, "the loop did nothing"


def runs_the_same(text: str, first_trips: int = 0) -> None:
    """The loop in `text` is pipelined without a warning: in both modes, all depths and trips."""
    for skewed in BOTH_MODES:
        for depth in DEPTHS:
            done = pipelined(text, Settings(depth, skewed=skewed))
            assert len(done.reports) == 1 and not done.said
            must_agree(text, done.module, range(first_trips, 2 * depth + 2))


def stays_as_it_is(text: str, reason: str) -> None:
    """The loop in `text` is declined with one warning, in both modes, and nothing is changed."""
    for skewed in BOTH_MODES:
        done = pipelined(text, Settings(2, skewed=skewed))
        (warning,) = done.said
        assert reason in warning.message
        assert any("this loop stays as it is" in note.message for note in warning.notes)
        assert not done.reports and print_module(done.module) == print_module(parsed(text))
