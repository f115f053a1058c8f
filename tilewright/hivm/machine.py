"""What an Ascend core has: its pipes, its kinds of core and its memories."""

from __future__ import annotations

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
