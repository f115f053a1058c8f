"""Machines as data: what is known of a chip, in which unit, from where and how well.

machine = load_machine("Ascend910B3")           # a name of hacc.target, or the path of a TOML file
machine.clock, machine.capacity[AddressSpace.UB], machine.moves["gm_to_l1"].bandwidth
machine.parameter("moves.gm_to_l1").source      # where the figure is from; .unit, .kind, .value
machine.estimates()                             # names of the parameters that are our estimates
machine.scaled("cross_core_flag", 0.5)          # the same machine with flags twice as fast

The descriptions are the files in `machines`; `machine_files` says how they are written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from tilewright.hivm.machine import AddressSpace
from tilewright.sim import machine_files
from tilewright.sim.machine_files import MachineError as MachineError
from tilewright.sim.machine_parts import (
    CYCLES,
    MEMORIES,
    MOVES,
    PRODUCT_TYPES,
    Architecture,
    Family,
    MatrixTiming,
    MoveTiming,
    Number,
    Parameter,
    Pool,
    Shape,
    Timing,
    VectorTiming,
)


def _number(unit: str, whole: bool = False) -> dict[str, Any]:
    return {"shape": Shape(Number(unit, whole))}


def _group(
    keys: Mapping[str, Any], value: Number | type[Timing], required: bool = False
) -> dict[str, Any]:
    """The metadata of a field with one parameter for each key; keys are given by name."""
    return {"keys": keys, "shape": Shape(value, required)}


@dataclass(frozen=True)
class Machine:
    """A chip, all quantities in the units of their parameters; make one with `load_machine`.

    Whole numbers are int, all others float. `gm_bandwidth` and both bandwidths of L2 are those of
    the chip, which its cores share; `launch` and `block_dispatch` come before the first cycle of
    a kernel and of a block. `moves` lacks the paths that the chip lacks, `matrix` the types that
    its Cube doesn't multiply.
    """

    name: str
    architecture: Architecture
    parameters: Mapping[str, Parameter] = field(repr=False)

    clock: float = field(metadata=_number("MHz"))
    cube_cores: int = field(metadata=_number("cores", whole=True))
    vector_cores: int = field(metadata=_number("cores", whole=True))
    l2_size: float = field(metadata=_number("MiB"))
    gm_bandwidth: float = field(metadata=_number("GB/s"))
    l2_read_bandwidth: float = field(metadata=_number("B/cycle"))
    l2_write_bandwidth: float = field(metadata=_number("B/cycle"))

    # ND→NZ on the way to L1: times as long as a plain move, and at least so many cycles for each
    # row that is shorter than nd_to_nz_short_row.
    nd_to_nz_factor: float = field(metadata=_number("times"))
    nd_to_nz_row: float = field(metadata={"shape": Shape(CYCLES)})
    nd_to_nz_short_row: int = field(metadata=_number("bytes", whole=True))

    # From an idle Cube to its first step, and from its last step until others see the result.
    matrix_head: int = field(metadata=_number("cycles", whole=True))
    matrix_drain: int = field(metadata=_number("cycles", whole=True))
    # What a vector instruction takes at a time, and the part of it that block reductions reduce.
    vector_repeat: int = field(metadata=_number("bytes", whole=True))
    vector_block: int = field(metadata=_number("bytes", whole=True))

    scalar_operation: int = field(metadata=_number("cycles", whole=True))
    scalar_branch: int = field(metadata=_number("cycles", whole=True))
    # Between two instructions that the scalar unit hands to pipes; how many a pipe can hold.
    issue: int = field(metadata=_number("cycles", whole=True))
    queue_depth: int = field(metadata=_number("instructions", whole=True))
    # From set to wait between the pipes of a core, and between cores; after a pipe has drained.
    event: int = field(metadata=_number("cycles", whole=True))
    cross_core_flag: int = field(metadata=_number("cycles", whole=True))
    pipe_barrier: int = field(metadata=_number("cycles", whole=True))
    launch: int = field(metadata=_number("cycles", whole=True))
    block_dispatch: int = field(metadata=_number("cycles", whole=True))

    capacity: Mapping[AddressSpace, int] = field(
        metadata=_group(MEMORIES, Number("bytes", whole=True), required=True)
    )
    alignment: Mapping[AddressSpace, int] = field(
        metadata=_group(MEMORIES, Number("bytes", whole=True), required=True)
    )
    moves: Mapping[str, MoveTiming] = field(
        metadata=_group({name: name for name in MOVES}, MoveTiming)
    )
    matrix: Mapping[str, MatrixTiming] = field(
        metadata=_group({name: name for name in PRODUCT_TYPES}, MatrixTiming)
    )
    vector: Mapping[Family, VectorTiming] = field(
        metadata=_group({family.value: family for family in Family}, VectorTiming, required=True)
    )

    @property
    def register_based(self) -> bool:
        """Whether vector instructions have their operands in registers, as on the 950."""
        return self.architecture is Architecture.REGISTER_BASED

    def pool_bandwidth(self, pool: Pool) -> float:
        """What the cores of the chip share, in bytes per cycle."""
        match pool:
            case Pool.GM:
                return self.gm_bandwidth * 1000 / self.clock
            case Pool.L2_READ:
                return self.l2_read_bandwidth
            case Pool.L2_WRITE:
                return self.l2_write_bandwidth

    def seconds(self, cycles: float) -> float:
        """How long `cycles` take."""
        return cycles / (self.clock * 1e6)

    def parameter(self, name: str) -> Parameter:
        """The parameter of this name, those of groups as `moves.gm_to_l1`.

        Raises MachineError if the machine has none of this name.
        """
        try:
            return self.parameters[name]
        except KeyError:
            near = machine_files.near(name, self.parameters)
            raise MachineError([f"{self.name} has no parameter {name}{near}"]) from None

    def estimates(self) -> list[str]:
        """The names of the parameters that are our estimates, in the order of the fields."""
        return [name for name, parameter in self.parameters.items() if parameter.is_estimate]

    def scaled(self, name: str, factor: float) -> Machine:
        """This machine with one parameter times `factor`, a number above 0.

        Of a move, a product or a vector family it is the time that is scaled: all its cycles times
        `factor`, its bandwidth divided by it. Whole numbers are rounded up.
        """
        changed = self.parameter(name).scaled(factor)
        return _machine(self.name, self.architecture, {**self.parameters, name: changed})


def _shapes() -> dict[str, Shape]:
    """What the parameters must be, by name."""
    shapes: dict[str, Shape] = {}
    for item in fields(Machine):
        if "keys" in item.metadata:
            for key in item.metadata["keys"]:
                shapes[f"{item.name}.{key}"] = item.metadata["shape"]
        elif "shape" in item.metadata:
            shapes[item.name] = item.metadata["shape"]
    return shapes


SHAPES: Mapping[str, Shape] = _shapes()


def _machine(name: str, architecture: Architecture, parameters: Mapping[str, Parameter]) -> Machine:
    values: dict[str, Any] = {}
    for item in fields(Machine):
        if "keys" in item.metadata:
            values[item.name] = {
                key: parameters[f"{item.name}.{text}"].value
                for text, key in item.metadata["keys"].items()
                if f"{item.name}.{text}" in parameters
            }
        elif "shape" in item.metadata:
            values[item.name] = parameters[item.name].value
    return Machine(name, architecture, parameters, **values)


def load_machine(name_or_path: str | Path) -> Machine:
    """The machine of a name of `hacc.target`, with or without "Ascend", or of a TOML file.

    A text that ends in .toml is a path. Raises MachineError, which tells all that is wrong.
    """
    description = machine_files.read(name_or_path, SHAPES)
    return _machine(description.name, description.architecture, description.parameters)
