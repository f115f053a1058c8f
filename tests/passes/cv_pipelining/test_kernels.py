"""Kernels before and after the pass: the same buffers, bit for bit.

The numbers of iterations are those round the depth N; with TILEWRIGHT_TRIPS=all they are
1 to 2N + 1.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import product

import numpy as np
import pytest

from tests.hivm.modules import parse
from tests.passes.cv_pipelining.kernels import CALLS, read_kernel
from tilewright.hivm.evaluate import evaluate
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics

pytestmark = pytest.mark.search

ALL = os.environ.get("TILEWRIGHT_TRIPS") == "all"
DEPTHS = (2, 3, 4, 8)
# The state of linattn_chunk is made by the Cube and read by vector ops, in each iteration.
DECLINED = {"linattn_chunk": "the carried value %arg15 goes through both cores in one iteration"}


@cache
def buffers(name: str, text: str, trips: int) -> dict[int, np.ndarray]:
    """What the kernel in `text` leaves in its arguments."""
    call = CALLS[name](trips)
    return evaluate(
        parse(text), call.entry, list(call.arguments), call.grid, zero_memory=call.zero_memory
    ).memory


def trips_of(depth: int) -> list[int]:
    return list(range(1, 2 * depth + 2)) if ALL else [1, depth, 2 * depth + 1]


@pytest.mark.parametrize("name", [name for name in CALLS if name not in DECLINED])
def test_the_same_buffers(name: str) -> None:
    before = print_module(read_kernel(name))
    for depth, lazy, skewed in product(DEPTHS, (False, True), (False, True)):
        module = read_kernel(name)
        (report,) = pipeline_module(module, Settings(depth, lazy, skewed))
        assert {item.core for item in report.items} == {"CUBE", "VECTOR"}
        assert not verify(module)
        after = print_module(module)
        for trips in trips_of(depth):
            expected, found = buffers(name, before, trips), buffers(name, after, trips)
            assert expected.keys() == found.keys()
            for number, array in expected.items():
                assert array.tobytes() == found[number].tobytes(), (depth, trips, number)
            given = CALLS[name](trips).arguments
            assert any(
                array is not None and array.tobytes() != expected[number].tobytes()
                for number, array in enumerate(given)
                if number in expected
            ), "the kernel did nothing"


@pytest.mark.parametrize("name", DECLINED)
def test_a_kernel_that_is_declined(name: str) -> None:
    module = read_kernel(name)
    with captured_diagnostics() as diagnostics:
        assert pipeline_module(module, Settings(4)) == []
    assert print_module(module) == print_module(read_kernel(name))
    (warning,) = diagnostics
    assert DECLINED[name] in warning.message
    assert warning.location.line == 74 and len(warning.notes) == 4
