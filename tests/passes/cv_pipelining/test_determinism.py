"""The output is the same, byte for byte, in processes with other hash seeds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.passes.cv_pipelining.kernels import read_kernel
from tests.passes.cv_pipelining.random_loops import printed_batch, run_pass
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import Settings

pytestmark = pytest.mark.search

PROCESSES, AT_ONCE = 20, 2
KERNELS = ("fa_fwd", "fa_bwd_dq", "matmul_layernorm_residual")
PROGRAM = "from tests.passes.cv_pipelining.test_determinism import everything; everything()"


def everything() -> None:
    """Prints kernels and random loops after the pass, in both modes."""
    for name in KERNELS:
        for settings in (Settings(3), Settings(4, lazy=True, skewed=True)):
            module = read_kernel(name)
            run_pass(module, settings)
            print(print_module(module))
    print(printed_batch(range(600, 604)))


def outputs(seeds: range) -> list[bytes]:
    """What processes with these hash seeds print, which run side by side."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": str(seed)},
            stdout=subprocess.PIPE,
        )
        for seed in seeds
    ]
    found = [process.communicate()[0] for process in processes]
    assert not any(process.returncode for process in processes)
    return found


def test_20_processes_with_different_hash_seeds() -> None:
    found: list[bytes] = []
    for first in range(0, PROCESSES, AT_ONCE):
        found += outputs(range(first, first + AT_ONCE))
    assert len(found) == PROCESSES and len(set(found)) == 1
    assert found[0].count(b"multibuffer_unroll_factor") > 10
