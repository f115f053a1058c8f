"""What must hold of the selection for any matrix product, in random variations."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings

from tests.select.examples import checked
from tests.select.programs import Spec, program, specs

# What the generator found once.
FOUND = [
    Spec(rows=4, columns=4, depth=8, left="selected"),  # comparisons had no type
    Spec(rows=4, columns=4, depth=3, left="selected wide", seed=6),  # a ramp in a condition
    Spec(columns=4, left="gathered", init="rows", seed=10),  # a ramp beside gathered rows
    Spec(rows=4, depth=2, left="predicated", right="row repeated", update="(r + s) + acc", seed=2),
    # The shapes 17 × 1 and 1 × 17 of one accumulator were mixed.
    Spec("ss", 17, 1, 16, left="max", right="row repeated", update="three"),
    Spec("uu", 16, 2, 13, left="constant", product="widening_mul", update="three", init="memory"),
    Spec("us", 17, 34, left="selected wide", update="three", init="bias", place="outside loops"),
    Spec("su", 36, 1, 4, left="transposed", right="converted", product="int16", update="three"),
    # Rounding that cancels.
    Spec(rows=32, columns=32, depth=17, update="acc - r", reader="relu", place="outside loops"),
    Spec(rows=48, columns=32, depth=4, place="two alive"),
    Spec(rows=8, columns=8, depth=8, place="outside loops", row_kind="parallel"),
]


@pytest.mark.parametrize("spec", FOUND, ids=repr)
def test_programs_that_went_wrong(spec):
    checked(program(spec))


@settings(max_examples=150)
@given(specs())
def test_random_products(spec):
    checked(program(spec))


@settings(max_examples=15)
@given(specs(largest=100, work=200_000))
def test_large_random_products(spec):
    checked(program(spec))


def test_the_same_result_whatever_the_hash_seed():
    specs = [
        Spec(rows=20, columns=36, depth=10, update="three", init="bias", reader="two"),
        Spec("us", 17, 34, 13, left="gathered", right="transposed", place="two alive", seed=5),
        Spec(left="selected", right="converted", update="(r + s) + acc", place="direct", seed=9),
    ]
    code = (
        "from tests.select.programs import Spec, program\n"
        "from tilewright.select.selection import select\n"
        "from tilewright.stmt.text.parser import parse\n"
        "from tilewright.stmt.text.printer import to_text\n"
        f"for spec in {specs!r}:\n"
        "    p = program(spec)\n"
        "    print(to_text(select(parse(p.text, types=p.types), p.target).stmt))\n"
    )
    printed = set()
    for seed in ("0", "1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        printed.add(done.stdout)
    assert len(printed) == 1
    assert "tile_matmul" in printed.pop()
