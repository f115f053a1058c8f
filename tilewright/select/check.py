"""Run a statement before and after a transformation on the same inputs and compare what they write.

Inputs of three kinds: small integers in dense buffers and in buffers with padding between rows and
minima that aren't 0 (where a program keeps to integers, both must agree in every bit: sums of small
integers are exact in any order), and real numbers, where a sum may be rounded differently in
another order. There, results may differ by n · eps · Σ|a·b| for sums of n products; n and Σ|a·b|
come from running the statement on ones and on the absolute values of the inputs. Where operands
may be rounded, Σ|a·b| is also multiplied by what that may change of a product.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from tilewright.select.matrices.matrix_values import MATRIX_CALLS
from tilewright.stmt.evaluate import (
    EvaluationError,
    Header,
    Intrinsic,
    dtype,
    evaluate,
    external_buffers,
    infer_shapes,
    make_buffers,
    outputs,
)
from tilewright.stmt.nodes import Binary, Call, Cast, FloatImm, Stmt
from tilewright.stmt.types import Type
from tilewright.stmt.visit import Node, map_children, walk

PADDING = 5
MARGIN = 3
_EPSILON = {"bfloat16": 2.0**-8, "float16": 2.0**-11, "float32": 2.0**-24, "float64": 2.0**-53}
_EXACT_CALLS = ("abs", "likely", "likely_if_innermost", "floor_f32", "ceil_f32", "round_f32")
Arrays = dict[str, np.ndarray]


@dataclass(frozen=True)
class Trial:
    """One run of both: the largest difference, what rounding allows, and where that is exceeded."""

    inputs: str
    difference: float
    allowed: float
    first_wrong: str = ""


@dataclass
class Comparison:
    """All trials; `equal` when each stayed within what is allowed."""

    trials: list[Trial] = field(default_factory=list)

    @property
    def equal(self) -> bool:
        return not any(trial.first_wrong for trial in self.trials)

    @property
    def difference(self) -> float:
        return max((trial.difference for trial in self.trials), default=0.0)


@dataclass(frozen=True)
class Setting:
    """What a run needs that the statement doesn't tell: sizes (rows first), types, scalars.

    `operands` is the relative error that a factor may have because instructions round it.
    """

    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    types: Mapping[str, Type] = field(default_factory=dict)
    variables: Mapping[str, int] = field(default_factory=dict)
    intrinsics: Mapping[str, Intrinsic] = field(default_factory=dict)
    operands: float = 0.0


def compare(before: Stmt, after: Stmt, setting: Setting, seed: int = 0) -> Comparison:
    """Run both on inputs of every kind. EvaluationError when `before` itself can't be run."""
    result = Comparison()
    random = np.random.default_rng(seed)
    dense = _headers(before, setting, 0)
    padded = _headers(before, setting, PADDING)
    integers = _inputs(before, dense, setting, random, real=False)
    trial = _exact if _keeps_integers(before) else _rounded
    result.trials.append(trial("small integers", before, after, dense, integers, setting))
    integers = _inputs(before, padded, setting, random, real=False)
    result.trials.append(trial("padded rows", before, after, padded, integers, setting))
    if any(header.element.is_float for header in dense.values()):
        real = _inputs(before, dense, setting, random, real=True)
        result.trials.append(_rounded("real numbers", before, after, dense, real, setting))
    return result


def compare_steps(
    before: Stmt, steps: Mapping[str, Stmt], setting: Setting, seed: int = 0
) -> dict[str, Comparison]:
    """`compare` with the statement after each step, up to the first that differs or can't be run.

    EvaluationError only where `before` can't be run.
    """
    found: dict[str, Comparison] = {}
    calls = {**MATRIX_CALLS, **setting.intrinsics}
    compare(before, before, setting, seed)  # what can't be run is the program's own fault
    for name, after in steps.items():
        try:
            found[name] = compare(before, after, replace(setting, intrinsics=calls), seed)
        except EvaluationError as error:
            wrong = Trial("small integers", float("inf"), 0.0, f"can't be run: {error}")
            found[name] = Comparison([wrong])
        if not found[name].equal:
            break
    return found


def _headers(stmt: Stmt, setting: Setting, padding: int) -> dict[str, Header]:
    return infer_shapes(
        stmt,
        setting.sizes,
        types=setting.types,
        variables=setting.variables,
        intrinsics=setting.intrinsics,
        padding=padding,
        margin=MARGIN if padding else 0,
    )


def _inputs(
    stmt: Stmt,
    headers: Mapping[str, Header],
    setting: Setting,
    random: np.random.Generator,
    *,
    real: bool,
) -> Arrays:
    """Random arrays for the inputs.

    8-bit integers have any value; wider ones are small, as they may be indices.
    """
    arrays: Arrays = {}
    for name, buffer in external_buffers(stmt, setting.types).items():
        if not buffer.is_input:
            continue
        header = headers[name]
        element = header.element
        if element.is_float:
            shape = header.shape
            values = random.standard_normal(shape) if real else random.integers(-4, 5, shape)
        elif element.bits == 8:
            low, high = (0, 256) if element.is_uint else (-128, 128)
            values = random.integers(low, high, header.shape)
        else:
            values = random.integers(0, 2 if element.is_bool else 5, header.shape)
        arrays[name] = values.astype(dtype(element))
    return arrays


def _run(
    stmt: Stmt, before: Stmt, headers: Mapping[str, Header], arrays: Arrays, s: Setting
) -> Arrays:
    buffers = make_buffers(before, headers, arrays)
    evaluate(stmt, buffers, headers=headers, variables=s.variables, intrinsics=s.intrinsics)
    return outputs(before, headers, buffers)


def _exact(
    kind: str, before: Stmt, after: Stmt, headers: Mapping[str, Header], arrays: Arrays, s: Setting
) -> Trial:
    expected = _run(before, before, headers, arrays, s)
    found = _run(after, before, headers, arrays, s)
    return _trial(kind, expected, found, {name: np.zeros(a.shape) for name, a in expected.items()})


def _keeps_integers(stmt: Stmt) -> bool:
    """Are floats that start as small integers integers throughout, so that nothing is rounded?"""
    for e in walk(stmt):
        if isinstance(e, FloatImm) and not e.value.is_integer():
            return False
        if isinstance(e, Binary) and e.op in ("/", "%") and e.type.is_float:
            return False
        if isinstance(e, Call) and e.type.is_float and e.name not in _EXACT_CALLS:
            return False
    return True


def _rounded(
    kind: str, before: Stmt, after: Stmt, headers: Mapping[str, Header], arrays: Arrays, s: Setting
) -> Trial:
    expected = _run(before, before, headers, arrays, s)
    found = _run(after, before, headers, arrays, s)
    floats = {name: a for name, a in arrays.items() if headers[name].element.is_float}
    ones = arrays | {name: np.ones_like(a) for name, a in floats.items()}
    bound = _without_cancelling(before)
    terms = _run(bound, before, headers, ones, s)
    sizes = _run(bound, before, headers, arrays | {n: np.abs(a) for n, a in floats.items()}, s)
    epsilon = _coarsest(before, headers, s)
    factors = (1 + s.operands) ** 2 - 1
    allowed = {
        name: (epsilon * np.maximum(np.abs(_wide(terms[name])), 1) + factors)
        * np.abs(_wide(sizes[name]))
        if headers[name].element.is_float
        else np.zeros(a.shape)
        for name, a in expected.items()
    }
    return _trial(kind, expected, found, allowed)


def _without_cancelling(stmt: Stmt) -> Stmt:
    """The statement with floats added where they are subtracted, and no negative constant."""

    def change(node: Node) -> Node:
        if isinstance(node, FloatImm):
            return replace(node, value=abs(node.value))
        node = map_children(node, change)
        if isinstance(node, Binary) and node.op == "-" and node.type.is_float:
            return replace(node, op="+")
        return node

    return map_children(stmt, change)


def _coarsest(stmt: Stmt, headers: Mapping[str, Header], s: Setting) -> float:
    """The epsilon of the narrowest float type that results are rounded to."""
    written = {name for name, b in external_buffers(stmt, s.types).items() if b.is_output}
    types = [str(headers[name].element) for name in written if headers[name].element.is_float]
    types += [str(e.type.element) for e in walk(stmt) if isinstance(e, Cast) and e.type.is_float]
    return max((_EPSILON[type] for type in types), default=_EPSILON["float32"])


def _wide(a: np.ndarray) -> np.ndarray:
    return a.astype(np.float64)


def _trial(kind: str, expected: Arrays, found: Arrays, allowed: Mapping[str, np.ndarray]) -> Trial:
    largest, permitted, wrong = 0.0, 0.0, ""
    for name, a in expected.items():
        left, right = _wide(a), _wide(found[name])
        with np.errstate(invalid="ignore"):
            difference = np.abs(left - right)
        same = (left == right) | (np.isnan(left) & np.isnan(right))
        difference = np.where(same, 0.0, np.where(np.isnan(difference), np.inf, difference))
        bad = difference > allowed[name]
        if bad.any() and not wrong:
            place = tuple(int(i) for i in np.argwhere(bad)[0])
            wrong = f"{name}{list(place)} is {right[place]:g}, should be {left[place]:g}"
        if difference.size:
            largest = max(largest, float(difference.max()))
            permitted = max(permitted, float(np.max(allowed[name])))
    return Trial(kind, largest, permitted, wrong)
