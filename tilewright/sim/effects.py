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
from xdsl.interpreter import PythonValues

from tilewright.hivm.evaluate.evaluator import all_meanings
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.values import Tensor
from tilewright.hivm.machine import Pipe
from tilewright.sim.cores import destinations_of
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
        for buffer in (*site.buffers, *site.outgrown):
            buffer.data[:], buffer.written[:] = 0, 0
    for number, view in views.items():
        view.write(np.ascontiguousarray(arguments[number]).reshape(view.shape))
    replay = _Replay(module)
    with np.errstate(all="ignore"):
        for run, is_read in _effects(simulation):
            replay.read(run) if is_read else replay.write(run)
    return {n: view.left().reshape(arguments[n].shape) for n, view in views.items()}


def _effects(simulation: Simulation) -> list[tuple[Execution, bool]]:
    """Each run of an op when it has happened (False), and a product also when it has read (True).

    Operands of products have been read when they are in L0A and L0B.
    """
    events: dict[Execution, list[Event]] = {}
    for event in simulation.events:
        events.setdefault(simulation.run_of[event.instruction], []).append(event)
    effects: list[tuple[int, int, Execution, bool]] = []
    for run, parts in events.items():
        number = parts[-1].instruction.number
        if len(parts) > 1:
            loads = [event.end for event in parts if event.instruction.unit.pipe == Pipe.MTE1]
            effects.append((max(loads), number, run, True))
        effects.append((max(event.end for event in parts), number, run, False))
    effects.sort(key=lambda effect: (effect[0], effect[1], not effect[3]))
    return [(run, is_read) for _, _, run, is_read in effects]


class _Replay:
    def __init__(self, module: ModuleOp) -> None:
        self._interpreter = ModuleInterpreter(module, meanings=all_meanings(), file=StringIO())
        self._read: dict[Execution, dict[int, Tensor]] = {}

    def read(self, run: Execution) -> None:
        """Keeps what the sources of a run hold now."""
        written = set(destinations_of(run.op))
        self._read[run] = {
            number: Tensor(*place.peek())
            for number, place in enumerate(run.places)
            if place is not None and run.op.operands[number] not in written
        }

    def write(self, run: Execution) -> None:
        """Does what a run does, with what was read or with what is there now."""
        match run.op:
            case tensor.ExtractOp() | memref.LoadOp():
                pass  # the program has gone the way that the scalar says
            case memref.StoreOp():
                run.memory[0].write(np.asarray(run.inputs[0]))
            case tensor.InsertSliceOp():
                (place,), source = run.memory, run.places[0]
                assert source is not None
                array, marks = source.peek()
                place.write(array.reshape(place.shape), marks.reshape(place.shape))
            case op:
                results = self._run(run, self._values(run))
                assert len(results) == len(op.results)
                for place, result in zip(run.results, results, strict=True):
                    place.write(*result.peek())

    def _values(self, run: Execution) -> list[Any]:
        """The operands of a run: memory where they are memory, else what is in it."""
        kept = self._read.pop(run, {})
        values: list[Any] = []
        for number, (value, place) in enumerate(zip(run.inputs, run.places, strict=True)):
            if number in kept:
                value = kept[number]
            elif place is not None:
                value = place if isinstance(value, View) else Tensor(*place.peek())
            values.append(value)
        return values

    def _run(self, run: Execution, values: list[Any]) -> PythonValues:
        interpreter = self._interpreter
        interpreter.atomic = run.atomic
        interpreter.push_scope(run.op.name)
        interpreter.set_values(dict(zip(run.op.operands, values, strict=True)).items())
        results, _ = interpreter._run_op(run.op, tuple(values))
        interpreter.pop_scope()
        return results
