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


def fails(text: str, *arguments: Any, at: int | None = None) -> str:
    """What is wrong with the run of @f; `at`: the line where it is."""
    with pytest.raises(EvaluationError) as caught:
        run(text, *arguments)
    if at is not None:
        assert caught.value.place is not None
        assert caught.value.place[:2] == ("test.mlir", at)
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


def program(arguments: str, result: str, *lines: str) -> str:
    """@f with these lines, the last of which returns %r."""
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func @f({arguments}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


_TYPES = {
    "bool": "i1",
    "float16": "f16",
    "float32": "f32",
    "float64": "f64",
    "bfloat16": "bf16",
    "float8_e4m3fn": "f8E4M3FN",
    "float8_e5m2": "f8E5M2",
}


def type_of(value: Any, kind: str) -> str:
    """The MLIR type of an array, as `kind` tensor or memref, or a scalar; an int is an index."""
    if isinstance(value, int):
        return "index"
    name = value.dtype.name
    element = _TYPES.get(name) or name.replace("uint", "ui").replace("int", "i")
    if not isinstance(value, np.ndarray):
        return element
    return f"{kind}<{''.join(f'{size}x' for size in value.shape)}{element}>"


def operate(operation: str, outs: str = "d", /, **values: Any) -> Any:
    """What one op computes into `outs`, names of arrays in `values`.

    `operation` is its text: %name is a value, {name} its type. It is run on tensors, where
    -> and the types of the results are added, and on memrefs; both must give the same. Returns
    one array, or a list for several names.
    """
    names = outs.split()
    forms = []
    for kind in ("tensor", "memref"):
        types = {name: type_of(value, kind) for name, value in values.items()}
        arguments = ", ".join(f"%{name}: {type}" for name, type in types.items())
        types_out = ", ".join(types[name] for name in names)
        text = operation.format(**types)
        if kind == "tensor":
            results = ", ".join(f"%r{i}" for i in range(len(names)))
            body = f"  {results} = {text} -> {types_out}\n  return {results} : {types_out}\n"
            whole = f"func.func @f({arguments}) -> ({types_out}) {{\n{body}}}"
            forms.append(list(run(whole, *values.values()).results))
        else:
            whole = f"func.func @f({arguments}) {{\n  {text}\n  return\n}}"
            memory = run(whole, *values.values()).memory
            forms.append([memory[list(values).index(name)] for name in names])
    for tensor, memref in zip(*forms, strict=True):
        assert same(tensor, memref), (tensor, memref)
    return forms[0] if len(names) > 1 else forms[0][0]


def store(operation: str, outs: str = "d", /, **values: Any) -> np.ndarray:
    """What one op leaves in the memref `outs`; `values` as for `operate`."""
    types = {name: type_of(value, "memref") for name, value in values.items()}
    arguments = ", ".join(f"%{name}: {type}" for name, type in types.items())
    text = f"func.func @f({arguments}) {{\n  {operation.format(**types)}\n  return\n}}"
    return run(text, *values.values()).memory[list(values).index(outs)]


def fails_on_memrefs(text: str, outs: str = "d", /, **values: Any) -> str:
    """What is wrong with an op on memrefs."""
    with pytest.raises(EvaluationError) as caught:
        store(text, outs, **values)
    return caught.value.message
