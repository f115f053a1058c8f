"""Simulates one block of a kernel: what its cores do, and when.

simulation = simulate(module, "kernel", arguments, load_machine("Ascend910B3"))
simulation.cycles, simulation.lower_bound, simulation.events
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.evaluate import functions_with_bodies
from tilewright.hivm.evaluate.arguments import prepare
from tilewright.hivm.evaluate.buffer import zeroed
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.evaluator import all_meanings
from tilewright.sim.dependences import Dependences
from tilewright.sim.engine import Engine, Event
from tilewright.sim.instructions import Instruction, Unit
from tilewright.sim.machine import Machine
from tilewright.sim.parts import Parts
from tilewright.sim.placement import Site
from tilewright.sim.recorder import Execution, Recorder


@dataclass(frozen=True)
class Options:
    """What the model takes for granted, beside the machine.

    `sub_blocks` Vector cores divide the vector work; what the Cube core loads has `load_slots`
    places in L1 in turn; with `in_l2` the arguments are in L2 from the start. `blocks` cores of
    the chip run such a block at the same time, by default all. With `zero_memory` new memory holds
    zeros, as in `tilewright run`.
    """

    sub_blocks: int = 2
    load_slots: int = 2
    in_l2: bool = True
    blocks: int | None = None
    zero_memory: bool = False


@dataclass(frozen=True)
class Recording:
    """What a program gives the cores to do, whatever the machine: runs of ops, the memory of its
    values, and the values of its arguments."""

    arguments: tuple[Any, ...]
    executions: list[Execution]
    sites: list[Site]


@dataclass(frozen=True)
class Simulation:
    """When a block does what, in cycles; `run_of` has the runs of ops that instructions are of."""

    machine: Machine
    recording: Recording
    events: list[Event]
    run_of: dict[Instruction, Execution] = field(repr=False)

    @property
    def cycles(self) -> int:
        """When everything is done and seen."""
        return max((event.visible for event in self.events), default=0)

    def busy(self) -> dict[Unit, int]:
        """The cycles that each pipe would need for its instructions alone, without gaps."""
        found: dict[Unit, int] = {}
        for event in self.events:
            unit = event.instruction.unit
            found[unit] = found.get(unit, 0) + event.instruction.cost.busy
        return dict(sorted(found.items()))

    @property
    def lower_bound(self) -> int:
        """What the busiest pipe needs: no order of the instructions takes less."""
        return max(self.busy().values(), default=0)


def simulate(
    module: ModuleOp,
    entry: str,
    arguments: Sequence[Any],
    machine: Machine,
    options: Options | None = None,
) -> Simulation:
    """Runs the first block of a kernel; EvaluationError where the program does what it must not."""
    options = options or Options()
    return timed(record(module, entry, arguments, options), machine, options)


def record(module: ModuleOp, entry: str, arguments: Sequence[Any], options: Options) -> Recording:
    """Runs the first block as the evaluator does, and keeps what its cores have to do."""
    function = functions_with_bodies(module).get(entry)
    if function is None:
        raise EvaluationError(f"there is no function @{entry} to run")
    prepared = prepare(function, arguments, None)
    recorder = Recorder(
        module,
        meanings=all_meanings(),
        file=StringIO(),
        load_slots=options.load_slots,
    )
    with np.errstate(all="ignore"), zeroed(options.zero_memory):
        recorder.begin_program(0)
        values = tuple(
            recorder.placement.argument(f"arg{number}", value)
            for number, value in enumerate(next(prepared.programs()))
        )
        recorder.run_ssacfg_region(function.body, values, entry)
    return Recording(values, recorder.executions, list(recorder.placement.sites.values()))


def timed(recording: Recording, machine: Machine, options: Options) -> Simulation:
    """Lets what was recorded happen on a machine."""
    parts_of = Parts(machine, options.sub_blocks, options.in_l2)
    dependences = Dependences()
    run_of: dict[Instruction, Execution] = {}
    for run in recording.executions:
        scalars = run.scalars * machine.scalar_operation + run.branches * machine.scalar_branch
        for part in parts_of(run):
            unit = Unit(run.core, part.pipe)
            instruction = Instruction(
                len(run_of), run.op, unit, part.cost, part.reads, part.writes, scalars, part.copies
            )
            dependences.add(instruction)
            run_of[instruction] = run
            scalars = 0
    blocks = machine.cube_cores if options.blocks is None else options.blocks
    events = Engine(machine, list(run_of), blocks).run()
    return Simulation(machine, recording, events, run_of)
