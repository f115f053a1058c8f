"""What cores, pipes, ops and their places are called where people read of them."""

from __future__ import annotations

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType, Pipe
from tilewright.hivm.verify import location_of
from tilewright.sim.instructions import Instruction, Unit

CORE_NAMES = {CoreType.CUBE: "Cube", CoreType.VECTOR: "Vector"}
# The way of data through a core, from memory and back.
PIPE_ORDER = (Pipe.S, Pipe.MTE2, Pipe.MTE1, Pipe.M, Pipe.V, Pipe.FIX, Pipe.MTE3)


def pipe_name(unit: Unit) -> str:
    """The pipe as manuals name it: MTE2."""
    return unit.pipe.removeprefix("PIPE_")


def unit_name(unit: Unit) -> str:
    """The pipe with its core: Cube MTE2."""
    return f"{CORE_NAMES[unit.core]} {pipe_name(unit)}"


def unit_order(unit: Unit) -> tuple[int, int]:
    """Sorts pipes as people show them: the Cube core first, pipes in the order of data."""
    return list(CORE_NAMES).index(unit.core), PIPE_ORDER.index(unit.pipe)


def op_name(op: Operation) -> str:
    """The name of an op without its dialect: vexp."""
    return op.name.rpartition(".")[2]


def place_name(op: Operation) -> str:
    """Where an op is, as FILE:LINE:COLUMN; empty for an op that isn't in a file."""
    file, line, column = location_of(op)
    return f"{file}:{line}:{column}" if line else ""


def op_title(instruction: Instruction) -> str:
    """An op with its line, which tells it from others of its name: vexp, line 82."""
    line = location_of(instruction.op).line
    name = op_name(instruction.op)
    return f"{name}, line {line}" if line else name
