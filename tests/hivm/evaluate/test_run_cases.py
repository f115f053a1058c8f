"""Every op of the cases that the verifier accepts runs, or stops with an error of the program."""

from __future__ import annotations

import io
import random
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType
from xdsl.ir import Attribute

from tests.hivm.corpus import CASES, Case
from tests.hivm.modules import parse
from tilewright.hivm.evaluate import EvaluationError, evaluate, functions_with_bodies
from tilewright.hivm.evaluate.values import element_dtype


def value(chance: random.Random, type: Attribute) -> Any:
    """Zeros or ones, of some sizes where the type says none; None for types without values."""
    try:
        dtype = element_dtype(type)
    except EvaluationError:
        return None
    if isinstance(type, MemRefType | TensorType):
        sizes = [
            chance.choice([0, 1, 2, 16]) if s == DYNAMIC_INDEX else s for s in type.get_shape()
        ]
        return np.full(sizes, chance.randrange(2)).astype(dtype)
    return np.full((), chance.randrange(3 if dtype.itemsize > 1 else 2)).astype(dtype)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case):
    chance = random.Random(case.name)
    module = parse(case.text)
    for name, function in functions_with_bodies(module).items():
        given = [value(chance, type) for type in function.function_type.inputs]
        try:
            evaluate(module, name, given, output=io.StringIO())
        except EvaluationError as error:
            assert error.message
