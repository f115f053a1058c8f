"""What an Ascend core has: pipes, kinds of core, memories, and the ways between them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Pipe(StrEnum):
    """The instruction queues of a core; ops of different pipes run at once."""

    S = "PIPE_S"
    V = "PIPE_V"
    M = "PIPE_M"
    MTE1 = "PIPE_MTE1"
    MTE2 = "PIPE_MTE2"
    MTE3 = "PIPE_MTE3"
    ALL = "PIPE_ALL"
    MTE4 = "PIPE_MTE4"
    MTE5 = "PIPE_MTE5"
    V2 = "PIPE_V2"
    FIX = "PIPE_FIX"
    VIRTUAL_PIPE_MTE2_L1A = "VIRTUAL_PIPE_MTE2_L1A"
    VIRTUAL_PIPE_MTE2_L1B = "VIRTUAL_PIPE_MTE2_L1B"
    NUM = "PIPE_NUM"
    UNASSIGNED = "PIPE_UNASSIGNED"


class CoreType(StrEnum):
    """The cores of a block: the Cube (matrix products) and the vector cores."""

    CUBE = "CUBE"
    VECTOR = "VECTOR"
    CUBE_OR_VECTOR = "CUBE_OR_VECTOR"
    CUBE_AND_VECTOR = "CUBE_AND_VECTOR"


class AddressSpace(StrEnum):
    """The memories: global (GM), L1 (`cbuf`), L0A, L0B, L0C (`ca`, `cb`, `cc`) and UB."""

    ZERO = "zero"
    GM = "gm"
    CBUF = "cbuf"
    CA = "ca"
    CB = "cb"
    CC = "cc"
    UB = "ub"
    SSBUF = "ssbuf"

    @property
    def memory_name(self) -> str:
        """The name in hardware manuals."""
        return _TITLES.get(self, self.value.upper())


_TITLES = {
    AddressSpace.CBUF: "L1",
    AddressSpace.CA: "L0A",
    AddressSpace.CB: "L0B",
    AddressSpace.CC: "L0C",
}

# The core that has a pipe; both have the others.
CORE_OF_PIPE = {
    Pipe.M: CoreType.CUBE,
    Pipe.MTE1: CoreType.CUBE,
    Pipe.FIX: CoreType.CUBE,
    Pipe.V: CoreType.VECTOR,
    Pipe.MTE3: CoreType.VECTOR,
}


@dataclass(frozen=True)
class Route:
    """How data gets from one memory to another: which core moves it, on which pipe."""

    core: CoreType
    pipe: Pipe


# The ways between two memories that an op without a change of layout can take.
ROUTES = {
    (AddressSpace.GM, AddressSpace.CBUF): Route(CoreType.CUBE, Pipe.MTE2),
    (AddressSpace.GM, AddressSpace.UB): Route(CoreType.VECTOR, Pipe.MTE2),
    (AddressSpace.UB, AddressSpace.GM): Route(CoreType.VECTOR, Pipe.MTE3),
    (AddressSpace.UB, AddressSpace.CBUF): Route(CoreType.VECTOR, Pipe.MTE3),
    (AddressSpace.UB, AddressSpace.UB): Route(CoreType.VECTOR, Pipe.V),
}
