"""What the cores of a block are given to do, in the order of the program."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType, Pipe
from tilewright.sim.costs.cost import Cost
from tilewright.sim.regions import Region


class Dependence(StrEnum):
    """Why an instruction waits for another: it reads what that writes (true), writes what that
    reads (anti), or writes what that writes (output)."""

    TRUE = "true"
    ANTI = "anti"
    OUTPUT = "output"


class Unit(NamedTuple):
    """A pipe of a core; each has its own queue."""

    core: CoreType
    pipe: Pipe


@dataclass(eq=False)
class Instruction:
    """What one pipe does for one run of an op.

    `scalars` are the cycles that the core's scalar unit needs before it can issue it. `cost` is
    what it costs alone, in each of `copies` cores that do it at once. `reads` and `writes` are
    bytes of memory; `after` are the instructions that it has to wait for.
    """

    number: int
    op: Operation
    unit: Unit
    cost: Cost
    reads: tuple[Region, ...] = ()
    writes: tuple[Region, ...] = ()
    scalars: int = 0
    copies: int = 1
    after: dict[Instruction, Dependence] = field(default_factory=dict, repr=False)
