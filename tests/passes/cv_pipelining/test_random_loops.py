"""Random mix loops, and the small ones that were found to go wrong once."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import Float16Type, Float32Type, IndexType, MemRefType
from xdsl.dialects.func import FuncOp

from tests.hivm.modules import parse
from tests.passes.cv_pipelining.random_functions import LENGTH
from tests.passes.cv_pipelining.random_loops import (
    Run,
    Tally,
    check_settings,
    failures,
    left_behind,
)
from tilewright.passes.cv_pipelining import Settings

pytestmark = pytest.mark.search

CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))
PARTS = 5
FUNCTIONS = 450
TRIPS = (0, 1, 5)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_loops_leave_the_same(part: int) -> None:
    tally = Tally()
    seeds = range(part * FUNCTIONS // PARTS, (part + 1) * FUNCTIONS // PARTS)
    assert list(failures(iter(seeds), 1, tally)) == []
    loops = tally.pipelined + tally.declined.total()
    assert loops >= 100
    assert tally.pipelined > 0.7 * loops


def arguments_of(function: FuncOp, trips: int) -> list[object]:
    """Random numbers for memory; an index is the number of iterations."""
    generator = np.random.default_rng(trips)
    values: list[object] = []
    for type in function.function_type.inputs:
        match type:
            case MemRefType(element_type=Float16Type()):
                values.append(generator.standard_normal(LENGTH).astype(np.float16))
            case MemRefType(element_type=Float32Type()):
                values.append(generator.standard_normal(LENGTH).astype(np.float32))
            case MemRefType():
                values.append(None)
            case IndexType():
                values.append(trips)
            case _:
                values.append(np.float32(0.5))
    return values


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_cases_are_pipelined(case: Path) -> None:
    module = parse(case.read_text())
    function = next(op for op in module.walk() if isinstance(op, FuncOp))
    given = [arguments_of(function, trips) for trips in TRIPS]
    runs = [Run(arguments, left_behind(module, arguments)) for arguments in given]
    tally = Tally()
    for depth, lazy, skewed in itertools.product((2, 3, 4, 8), (False, True), (False, True)):
        check_settings(module, runs, Settings(depth, lazy, skewed), tally, depth == 2)
    assert not tally.declined
