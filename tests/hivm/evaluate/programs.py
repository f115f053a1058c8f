"""Small programs to evaluate: text in, results out."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError, Outcome, evaluate
from tilewright.hivm.text.parser import read_module


@functools.cache
def parsed(text: str) -> ModuleOp:
    module = read_module(text, "test.mlir", make_context())
    module.verify()
    return module


def run(text: str, *arguments: Any, grid: tuple[int, int, int] | None = None) -> Outcome:
    """What function @f of `text` does."""
    return evaluate(parsed(text), "f", arguments, grid)


def results(text: str, *arguments: Any) -> list[Any]:
    """The results of function @f as Python's numbers and lists."""
    return [result.tolist() for result in run(text, *arguments).results]


def fails(text: str, *arguments: Any, at: tuple[int, int] | None = None) -> str:
    """What is wrong with the run of @f; `at`: the line and column where it is."""
    with pytest.raises(EvaluationError) as caught:
        run(text, *arguments)
    if at is not None:
        assert caught.value.place == ("test.mlir", *at)
    return caught.value.message


def function(operation: str, operands: Sequence[str], result: str) -> str:
    """@f with one op on its arguments, whose text has the arguments' names %0, %1, ..."""
    arguments = ", ".join(f"%{i}: {type}" for i, type in enumerate(operands))
    return (
        f"func.func @f({arguments}) -> {result} {{\n  %r = {operation}\n  return %r : {result}\n}}"
    )


def same(a: Any, b: Any) -> bool:
    """Equal in type and bits, but for the bits of a NaN."""
    a, b = np.asarray(a), np.asarray(b)
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    return all(
        (x != x and y != y) or x.tobytes() == y.tobytes()
        for x, y in zip(a.reshape(-1), b.reshape(-1), strict=True)
    )
