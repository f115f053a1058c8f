"""Tries all settings of cv-pipelining on a kernel, and says which is best.

candidates = pipelined(module, settings(range(1, 9), MODES, (False, True)))
outcome = measured(Job(candidates[0].text, call, machine, options))
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.context import make_context
from tilewright.hivm.evaluate import EvaluationError
from tilewright.hivm.text.diagnostics import Severity
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import MODES, Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.call import Call
from tilewright.sim.machine import Machine, MachineError
from tilewright.sim.memory_plan import memory_plan
from tilewright.sim.simulation import Options, record, timed


class Setting(NamedTuple):
    """A setting of cv-pipelining; of two that are equally good the smaller one is preferred."""

    stages: int
    mode: int
    """The number of the mode in MODES."""
    lazy: bool

    def __str__(self) -> str:
        words = f"{self.stages} stages, {MODES[self.mode]}"
        return f"{words}, lazy loads" if self.lazy else words


def settings(stages: Iterable[int], modes: Iterable[str], lazy: Iterable[bool]) -> list[Setting]:
    """All combinations, in the order of preference."""
    numbers = [MODES.index(mode) for mode in modes]
    return sorted(set(map(Setting._make, itertools.product(stages, numbers, lazy))))


@dataclass(frozen=True, eq=False)
class Candidate:
    """A module to try: the input, which has no setting, or what a setting makes of it.

    `same_as` is an earlier candidate with the same text; `declined` says why no loop was pipelined.
    """

    setting: Setting | None
    text: str
    same_as: Candidate | None = None
    declined: str | None = None

    @property
    def name(self) -> str:
        """What to call it in messages."""
        return "the input" if self.setting is None else str(self.setting)


def pipelined(module: ModuleOp, tried: Sequence[Setting]) -> list[Candidate]:
    """The input and what each setting makes of `module`, which stays as it is."""
    first = Candidate(None, text_with(None, module))
    found, by_text = [first], {first.text: first}
    for setting in tried:
        text, warnings = _apply(setting, module)
        same = by_text.get(text)
        candidate = Candidate(setting, text, same, warnings[0] if warnings else None)
        by_text.setdefault(text, candidate)
        found.append(candidate)
    return found


def text_with(setting: Setting | None, module: ModuleOp) -> str:
    """The text of what a setting makes of `module`, which stays as it is; None changes nothing."""
    return print_module(module, False) + "\n" if setting is None else _apply(setting, module)[0]


def _apply(setting: Setting, module: ModuleOp) -> tuple[str, list[str]]:
    """The text of what the setting makes of `module`, and what the pass warns of."""
    changed = module.clone()
    with captured_diagnostics() as said:
        wanted = Settings(setting.stages, setting.lazy, MODES[setting.mode] == "skew")
        pipeline_module(changed, wanted)
    warnings = [each.message for each in said if each.severity is Severity.WARNING]
    return text_with(None, changed), warnings


@dataclass(frozen=True, eq=False)
class Job:
    """A module to simulate. Can go to another process."""

    text: str
    call: Call
    machine: Machine
    options: Options

    def key(self) -> str:
        """A digest of all that the outcome depends on, but for the code of this package."""
        digest = hashlib.sha256()
        parameters = [(each.name, each.value) for each in self.machine.parameters.values()]
        for part in (self.text, self.machine.architecture, parameters, self.options):
            digest.update(f"{part!r}\n".encode())
        for argument in (self.call.entry, self.call.trips, *self.call.given):
            digest.update(_bytes_of(argument) + b"\n")
        return digest.hexdigest()


def _bytes_of(argument: Any) -> bytes:
    if not hasattr(argument, "tobytes"):
        return repr(argument).encode()
    return f"{argument.dtype} {argument.shape} ".encode() + argument.tobytes()


@dataclass(frozen=True)
class Outcome:
    """What a simulation says of a module: cycles, the most bytes that are in use of each memory,
    and messages on memories that are too small; or else what went wrong."""

    cycles: int = 0
    lower_bound: int = 0
    memory: tuple[tuple[str, int], ...] = ()
    overflows: tuple[str, ...] = ()
    failure: str | None = None

    @property
    def fits(self) -> bool:
        return self.failure is None and not self.overflows


def measured(job: Job) -> Outcome:
    """Simulates a job; a program or a machine that can't be run gives an outcome that says so."""
    module = read_module(job.text, "<candidate>", make_context())
    try:
        recording = record(module, job.call.entry, job.call.arguments(module), job.options)
        simulation = timed(recording, job.machine, job.options)
        plan = memory_plan(recording, job.machine, job.options)
    except (EvaluationError, MachineError) as error:
        return Outcome(failure=str(error).splitlines()[0])
    return Outcome(
        simulation.cycles,
        simulation.lower_bound,
        tuple((need.name, need.peak) for need in plan.memories.values()),
        tuple(each.message for each in plan.overflows()),
    )


def best(candidates: Sequence[Candidate], outcomes: Sequence[Outcome]) -> Candidate | None:
    """The fastest candidate that fits, of equally fast ones the first; None if none fits."""
    fitting = [
        (outcome.cycles, number)
        for number, outcome in enumerate(outcomes)
        if outcome.fits and candidates[number].same_as is None
    ]
    return candidates[min(fitting)[1]] if fitting else None
