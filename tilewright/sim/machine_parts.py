"""The words that describe machines: data paths, vector families, kinds of figures, timings."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tilewright.hivm.machine import AddressSpace


class Architecture(StrEnum):
    """Where vector instructions have their operands: in UB (910 series) or in registers (950)."""

    MEMORY_BASED = "memory based"
    REGISTER_BASED = "register based"


class Kind(StrEnum):
    """How well a figure is known; one made of several has the kind of the weakest."""

    DOCUMENTED = "documented"
    MEASURED = "measured"
    PUBLIC_MODEL = "public model"
    ESTIMATE = "estimate"


class Pool(StrEnum):
    """A bandwidth that all cores of the chip share."""

    GM = "gm"
    L2_READ = "l2 read"
    L2_WRITE = "l2 write"


class DataPath(StrEnum):
    """A way from one memory to another; BT is the table of biases, FB that of fixpipe's factors."""

    GM_TO_L1 = "gm_to_l1"
    GM_TO_UB = "gm_to_ub"
    UB_TO_GM = "ub_to_gm"
    UB_TO_UB = "ub_to_ub"
    UB_TO_L1 = "ub_to_l1"
    L1_TO_L0A = "l1_to_l0a"
    L1_TO_L0B = "l1_to_l0b"
    L1_TO_BT = "l1_to_bt"
    L1_TO_FB = "l1_to_fb"
    L1_TO_UB = "l1_to_ub"
    L1_TO_GM = "l1_to_gm"
    L0C_TO_GM = "l0c_to_gm"
    L0C_TO_L1 = "l0c_to_l1"
    L0C_TO_UB = "l0c_to_ub"

    @property
    def reads_gm(self) -> bool:
        """Whether the data comes from global memory."""
        return self.value.startswith("gm_to_")

    @property
    def writes_gm(self) -> bool:
        """Whether the data goes to global memory."""
        return self.value.endswith("_to_gm")


class Family(StrEnum):
    """Vector work that takes the same time per repeat; the names are those of the instructions.

    A name with an s at the end takes a scalar as second operand. What isn't one instruction:
    REDUCE_* make one element of each row, BLOCK_REDUCE_* one of each block of 32 B, SORT sorts rows
    and SCAN sums rows up. SERIES is a function by a polynomial (sin, tanh, erf, ...), GATHER and
    GATHER_MASK pick elements by index and by mask, BROADCAST repeats an element over a block.
    """

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    DIV = "div"
    MAX = "max"
    MIN = "min"
    REMAINDER = "remainder"
    ADDS = "adds"
    MULS = "muls"
    MAXS = "maxs"
    MINS = "mins"
    AND = "and"
    OR = "or"
    XOR = "xor"
    NOT = "not"
    SHIFT = "shift"
    ABS = "abs"
    RELU = "relu"
    SQRT = "sqrt"
    RSQRT = "rsqrt"
    RECIPROCAL = "reciprocal"
    EXP = "exp"
    LN = "ln"
    SERIES = "series"
    CAST = "cast"
    COMPARE = "compare"
    COMPARES = "compares"
    SELECT = "select"
    REDUCE_SUM = "reduce_sum"
    REDUCE_MAX = "reduce_max"
    REDUCE_MIN = "reduce_min"
    REDUCE_PROD = "reduce_prod"
    BLOCK_REDUCE_SUM = "block_reduce_sum"
    BLOCK_REDUCE_MAX = "block_reduce_max"
    BLOCK_REDUCE_MIN = "block_reduce_min"
    SCAN = "scan"
    SORT = "sort"
    DUPLICATE = "duplicate"
    COPY = "copy"
    BROADCAST = "broadcast"
    TRANSPOSE = "transpose"
    GATHER = "gather"
    GATHER_MASK = "gather_mask"


@dataclass(frozen=True)
class Number:
    """What a number of a description must be: in which unit, and whether it is a whole one.

    Cycles may be none; all other quantities are more than 0.
    """

    unit: str
    whole: bool = False


CYCLES = Number("cycles")
BYTES_PER_CYCLE = Number("B/cycle")


@dataclass(frozen=True)
class MoveTiming:
    """A move of so many bytes takes max(fixed, start + bytes / bandwidth) cycles."""

    fixed: float = field(metadata={"number": CYCLES})
    start: float = field(metadata={"number": CYCLES})
    bandwidth: float = field(metadata={"number": BYTES_PER_CYCLE})

    def scaled(self, factor: float) -> MoveTiming:
        """A path on which each move takes `factor` times as long."""
        return MoveTiming(self.fixed * factor, self.start * factor, self.bandwidth / factor)


@dataclass(frozen=True)
class MatrixTiming:
    """The Cube multiplies 16 × depth by depth × 16 elements in `cycles`."""

    depth: int = field(metadata={"number": Number("elements", whole=True)})
    cycles: float = field(metadata={"number": CYCLES})

    def scaled(self, factor: float) -> MatrixTiming:
        """Steps that take `factor` times as long."""
        return MatrixTiming(self.depth, self.cycles * factor)


@dataclass(frozen=True)
class VectorTiming:
    """A vector family takes overhead + cycles · repeats, by the width of its elements in bits.

    A repeat is 256 B, the size of a register where there are registers; elements of up to 16 bits
    take the figures of 16, others those of 32. `head` is added if the pipe was idle, `tail` passes
    until others see the result.
    """

    cycles_32: float = field(metadata={"number": CYCLES})
    cycles_16: float = field(metadata={"number": CYCLES})
    overhead_32: float = field(default=0.0, metadata={"number": CYCLES})
    overhead_16: float = field(default=0.0, metadata={"number": CYCLES})
    head: float = field(default=0.0, metadata={"number": CYCLES})
    tail: float = field(default=0.0, metadata={"number": CYCLES})

    def scaled(self, factor: float) -> VectorTiming:
        """Work that takes `factor` times as long."""
        return VectorTiming(
            self.cycles_32 * factor,
            self.cycles_16 * factor,
            self.overhead_32 * factor,
            self.overhead_16 * factor,
            self.head * factor,
            self.tail * factor,
        )


Timing = MoveTiming | MatrixTiming | VectorTiming

# The unit of a timing in a description, in which its numbers are.
TIMING_UNITS: Mapping[type[Timing], str] = {
    MoveTiming: "cycles and B/cycle",
    MatrixTiming: "elements and cycles",
    VectorTiming: "cycles",
}


@dataclass(frozen=True)
class Shape:
    """What a parameter must be: a number or a timing, and whether every machine has it."""

    value: Number | type[Timing]
    required: bool = True

    @property
    def unit(self) -> str:
        """The unit in which the value is given."""
        if isinstance(self.value, Number):
            return self.value.unit
        return TIMING_UNITS[self.value]


@dataclass(frozen=True)
class Parameter:
    """A figure of a machine: its value, in `unit`, where it is from and how well it is known."""

    name: str
    value: float | Timing
    unit: str
    source: str
    kind: Kind

    @property
    def is_estimate(self) -> bool:
        """Whether the value is ours, as nobody published one."""
        return self.kind is Kind.ESTIMATE

    def scaled(self, factor: float) -> Parameter:
        """This parameter times `factor`; whole numbers are rounded up."""
        value = self.value
        if isinstance(value, Timing):
            value = value.scaled(factor)
        elif isinstance(value, int):
            value = math.ceil(value * factor)
        else:
            value = value * factor
        return replace(self, value=value)


# The memories on the chip by their names in descriptions.
MEMORIES: Mapping[str, AddressSpace] = {
    "ub": AddressSpace.UB,
    "l1": AddressSpace.CBUF,
    "l0a": AddressSpace.CA,
    "l0b": AddressSpace.CB,
    "l0c": AddressSpace.CC,
}
# Reads from global memory may take other times when L2 doesn't have the data.
MOVES: tuple[str, ...] = (
    *DataPath,
    *(f"{path}_miss" for path in DataPath if path.reads_gm),
)
# Element types of products, as MLIR names them.
PRODUCT_TYPES: tuple[str, ...] = ("f16", "bf16", "f32", "i4", "i8", "f8E4M3FN", "f8E5M2")
