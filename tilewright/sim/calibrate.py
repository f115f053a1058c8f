"""Fits parameters of a machine to measured times.

fit = fitted(machine, ["cross_core_flag", "moves.gm_to_l1"], measurements)
fit.before, fit.after                           # how far the model is from what was measured
Path("mine.toml").write_text(description("Ascend910B3", fit, "calibrated from times.csv"))
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

import numpy as np

from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import Kind, Parameter, Timing
from tilewright.sim.simulation import Options, Recording, timed

# No parameter becomes more than so many times larger or smaller.
MOST = 16.0
ROUNDS = 12
# By how much a parameter is changed to see what depends on it: enough that small whole numbers
# change, too.
_STEP = math.log(1.25)
# No parameter more than doubles in a round.
_LONGEST = math.log(2)
# An improvement of the error that is smaller than this part of it isn't worth another round.
_ENOUGH = 1e-3
# How cautious a step is at first, how it changes when one fails, and when to give up.
_CAUTION, _TRIES = 1e-3, 6


class CalibrationError(Exception):
    """Measured times from which a parameter can't be found."""


@dataclass(frozen=True)
class Measurement:
    """How many microseconds a block took that does what was recorded."""

    recording: Recording
    options: Options
    microseconds: float


@dataclass(frozen=True)
class Fit:
    """The machine with the fitted parameters, and the errors of the model before and after.

    An error is the root of the mean square of (simulated - measured) / measured.
    """

    machine: Machine
    names: tuple[str, ...]
    before: float
    after: float
    at_limit: tuple[str, ...] = ()
    """The parameters that would have gone further than they may."""


def fitted(
    machine: Machine,
    names: Sequence[str],
    measurements: Sequence[Measurement],
    report: Callable[[int, int], None] = lambda done, of: None,
) -> Fit:
    """Changes the parameters `names` of `machine` so that the squares of the errors are least.

    Of moves, products and vector families all times change alike. `report` hears how many rounds
    are done, of how many at most. CalibrationError if no time depends on a parameter.
    """

    def scaled(logarithms: np.ndarray) -> Machine:
        changed = machine
        for name, logarithm in zip(names, logarithms, strict=True):
            changed = changed.scaled(name, math.exp(logarithm))
        return changed

    def errors(logarithms: np.ndarray) -> np.ndarray:
        tried = scaled(logarithms)
        return np.array([_error(tried, each) for each in measurements])

    at = np.zeros(len(names))
    now = before = errors(at)
    bound = math.log(MOST)
    for number in range(ROUNDS):
        slopes = _slopes(errors, at, now)
        if number == 0:
            _check(names, slopes)
        found = _step(errors, at, now, slopes, bound)
        report(number + 1, ROUNDS)
        if found is None:
            break
        last, (at, now) = now, found
        if _root_mean_square(now) > (1 - _ENOUGH) * _root_mean_square(last):
            break
    report(ROUNDS, ROUNDS)
    limited = tuple(
        name for name, logarithm in zip(names, at, strict=True) if abs(logarithm) >= bound
    )
    return Fit(scaled(at), tuple(names), _root_mean_square(before), _root_mean_square(now), limited)


def _slopes(
    errors: Callable[[np.ndarray], np.ndarray], at: np.ndarray, now: np.ndarray
) -> np.ndarray:
    """How each error (row) changes with the logarithm of each parameter (column)."""
    steps = np.eye(len(at)) * _STEP
    return np.stack([(errors(at + step) - now) / _STEP for step in steps], axis=1)


def _step(
    errors: Callable[[np.ndarray], np.ndarray],
    at: np.ndarray,
    now: np.ndarray,
    slopes: np.ndarray,
    bound: float,
) -> tuple[np.ndarray, np.ndarray] | None:
    """The next parameters and their errors (a step of Levenberg and Marquardt); None: no better."""
    caution = _CAUTION
    square = slopes.T @ slopes
    for _ in range(_TRIES):
        damped = square + caution * np.diag(np.maximum(np.diag(square), 1e-12))
        step = np.linalg.solve(damped, -slopes.T @ now)
        new = np.clip(at + np.clip(step, -_LONGEST, _LONGEST), -bound, bound)
        found = errors(new)
        if found @ found < now @ now:
            return new, found
        caution *= 10
    return None


def _check(names: Sequence[str], slopes: np.ndarray) -> None:
    for name, column in zip(names, slopes.T, strict=True):
        if not column.any():
            raise CalibrationError(f"no measured time depends on {name}")


def _error(machine: Machine, measurement: Measurement) -> float:
    cycles = timed(measurement.recording, machine, measurement.options).cycles
    return machine.seconds(cycles) * 1e6 / measurement.microseconds - 1


def _root_mean_square(errors: np.ndarray) -> float:
    return float(np.sqrt(np.mean(errors**2)))


def description(base: str, fit: Fit, source: str) -> str:
    """A description of the fitted machine in TOML: what differs from `base`."""
    plain = [name for name in fit.names if "." not in name]
    lines = [f"base = {_text(base)}", ""]
    lines += [_line(name, fit.machine.parameter(name), source) for name in plain]
    for group in dict.fromkeys(name.partition(".")[0] for name in fit.names if "." in name):
        lines += ["", f"[{group}]"]
        for name in fit.names:
            before, _, key = name.partition(".")
            if key and before == group:
                lines.append(_line(key, fit.machine.parameter(name), source))
    return "\n".join(lines) + "\n"


def _line(key: str, parameter: Parameter, source: str) -> str:
    value = parameter.value
    if isinstance(value, Timing):
        numbers = (f"{item.name} = {getattr(value, item.name)!r}" for item in fields(value))
        shown = f"{{ {', '.join(numbers)} }}"
    else:
        shown = repr(value)
    words = (
        f"value = {shown}",
        f"unit = {_text(parameter.unit)}",
        f"source = {_text(source)}",
        f"kind = {_text(Kind.MEASURED)}",
    )
    return f"{key} = {{ {', '.join(words)} }}"


def _text(text: str) -> str:
    """A text of TOML, which escapes as JSON does."""
    return json.dumps(text, ensure_ascii=False)
