"""Does again what a simulation says was done, in the order in which it happened there.

Every tensor is in the memory that the model gives it, and an op reads and writes when its
instructions do. So the arguments are left as the evaluator leaves them only if the places and
dependences of the model are right.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

import numpy as np
from xdsl.dialects import memref, tensor
from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.evaluate import operations, upstream
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.values import Tensor
from tilewright.hivm.machine import Pipe
from tilewright.hivm.queries import inits
from tilewright.sim.engine import Event
from tilewright.sim.recorder import Execution
from tilewright.sim.simulation import Simulation


def replayed(
    module: ModuleOp, simulation: Simulation, arguments: Mapping[int, np.ndarray]
) -> dict[int, np.ndarray]:
    """What the memory of `arguments`, arrays by position, holds after all effects.

    EvaluationError where an effect reads what no earlier one has written.
    """
    views: dict[int, View] = {n: simulation.recording.arguments[n] for n in arguments}
    for site in simulation.recording.sites:
        for buffer in site.buffers:
            buffer.data[:], buffer.written[:] = 0, 0
    for number, view in views.items():
        view.write(np.ascontiguousarray(arguments[number]).reshape(view.shape))
    replay = _Replay(module)
    with np.errstate(all="ignore"):
        for run, is_read in _effects(simulation):
            replay.read(run) if is_read else replay.write(run)
    return {n: view.left().reshape(arguments[n].shape) for n, view in views.items()}


def _effects(simulation: Simulation) -> list[tuple[Execution, bool]]:
    """Each run of an op twice, when it has read its operands and when it has written."""
    events: dict[Execution, list[Event]] = {}
    for event in simulation.events:
        events.setdefault(simulation.run_of[event.instruction], []).append(event)
    effects: list[tuple[int, int, Execution, bool]] = []
    for run, parts in events.items():
        # Operands of products have been read when they are in L0A and L0B.
        loads = [event for event in parts if event.instruction.unit.pipe == Pipe.MTE1]
        reading = loads if len(parts) > 1 else parts
        number = parts[-1].instruction.number
        effects.append((max(event.end for event in reading), number, run, True))
        effects.append((max(event.end for event in parts), number, run, False))
    effects.sort(key=lambda effect: (effect[0], effect[1], not effect[3]))
    return [(run, is_read) for _, _, run, is_read in effects]


class _Replay:
    def __init__(self, module: ModuleOp) -> None:
        meanings = {**upstream.MEANINGS, **operations.MEANINGS}
        self._interpreter = ModuleInterpreter(module, meanings=meanings, file=StringIO())
        self._read: dict[Execution, list[Any]] = {}

    def read(self, run: Execution) -> None:
        """Keeps what the operands of a run hold now."""
        written = set(inits(run.op))
        values: list[Any] = []
        for number, value in enumerate(run.inputs):
            place = run.places[number] if number < len(run.places) else None
            if place is not None and run.op.operands[number] not in written:
                value = Tensor(*place.peek())
            values.append(value)
        self._read[run] = values

    def write(self, run: Execution) -> None:
        """Computes with what was read, and writes the results."""
        values, op = self._read.pop(run), run.op
        match op:
            case tensor.ExtractOp() | memref.LoadOp():
                return  # the program has gone the way that the scalar says
            case memref.StoreOp():
                run.written[0].write(np.asarray(values[0]))
                return
            case tensor.InsertSliceOp():
                (place,) = run.written
                array, marks = values[0].peek()
                place.write(array.reshape(place.shape), marks.reshape(place.shape))
                return
            case _:
                pass
        destinations = dict(zip(inits(op), run.written, strict=True))
        for number, operand in enumerate(op.operands):
            if operand in destinations:
                place = destinations[operand]
                in_memory = isinstance(run.inputs[number], View)
                values[number] = place if in_memory else Tensor(*place.peek())
        self._interpreter.atomic = run.atomic
        self._interpreter.push_scope(op.name)
        self._interpreter.set_values(dict(zip(op.operands, values, strict=True)).items())
        results, _ = self._interpreter._run_op(op, tuple(values))
        self._interpreter.pop_scope()
        tensors = [
            place
            for operand, place in destinations.items()
            if not isinstance(run.inputs[list(op.operands).index(operand)], View)
        ]
        for place, result in zip(tensors, results, strict=False):
            place.write(*result.peek())
