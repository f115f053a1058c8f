"""How a kernel is called: what is given, and what is made up or set because it isn't."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tilewright.hivm.evaluate import functions_with_bodies
from tilewright.sim.made_up import made_up, missing
from tilewright.sim.trips import check_trips, made_up_decisions, set_trips


@dataclass(frozen=True)
class Call:
    """A call of the function `entry`.

    `given` are arguments by position, None for what isn't given; `trips` is how many iterations
    its loops make whose number isn't constant, None: as many as its arguments say.
    """

    entry: str
    given: tuple[Any, ...] = ()
    trips: int | None = None

    def prepare(self, module: ModuleOp) -> None:
        """Sets the loops of `module`; EvaluationError if it isn't known how often they run."""
        function = self._function(module)
        known = set_trips(function, self.trips) if self.trips is not None else []
        check_trips(function, missing(function, self.given), known)

    def arguments(self, module: ModuleOp) -> list[Any]:
        """The arguments by position; what the runtime passes is None."""
        return made_up(self._function(module), self.given)

    def made_up(self, module: ModuleOp) -> list[int]:
        """The positions of the arguments that are made up."""
        return missing(self._function(module), self.given)

    def decisions(self, module: ModuleOp) -> list[tuple[Operation, str]]:
        """The ops that decide by what is made up what is done next, and what that is, in words."""
        function = self._function(module)
        positions = self.made_up(module)
        types = function.function_type.inputs.data
        memory = any(isinstance(types[position], MemRefType) for position in positions)
        return made_up_decisions(function, positions, memory)

    def _function(self, module: ModuleOp) -> FuncOp:
        return functions_with_bodies(module)[self.entry]
