"""What instructions do, in few kinds that pictures can tell apart by letter and colour."""

from __future__ import annotations

from enum import Enum

from tilewright.hivm.machine import Pipe
from tilewright.sim.families import family_of
from tilewright.sim.instructions import Instruction
from tilewright.sim.machine_parts import Family


class Activity(Enum):
    """A kind of work: its title, the letter that stands for it, and its colour as #RRGGBB.

    All colours are light enough for black letters.
    """

    LOAD = ("load", "l", "#56b4e9")
    OPERANDS = ("load of operands", "o", "#8fa8ff")
    PRODUCT = ("product", "p", "#ff8552")
    RESULT = ("store of products", "f", "#e69f00")
    STORE = ("store", "s", "#3fc28f")
    ELEMENTWISE = ("elementwise", "e", "#f0e442")
    FUNCTION = ("function", "x", "#e58fc0")
    REDUCTION = ("reduction", "r", "#c39bff")
    CAST = ("cast", "c", "#b5d96b")
    COPY = ("copy, broadcast", "b", "#d6c3a1")
    PERMUTATION = ("gather, sort", "g", "#7fd6d6")
    SCALAR = ("scalar", "a", "#bbbbbb")

    def __init__(self, title: str, letter: str, colour: str) -> None:
        self.title = title
        self.letter = letter
        self.colour = colour


_BY_PIPE = {
    Pipe.S: Activity.SCALAR,
    Pipe.MTE1: Activity.OPERANDS,
    Pipe.MTE2: Activity.LOAD,
    Pipe.MTE3: Activity.STORE,
    Pipe.M: Activity.PRODUCT,
    Pipe.FIX: Activity.RESULT,
}
# The families of vector work that aren't elementwise arithmetic.
_BY_FAMILY = {
    **dict.fromkeys(
        (Family.EXP, Family.LN, Family.SERIES, Family.SQRT, Family.RSQRT, Family.RECIPROCAL),
        Activity.FUNCTION,
    ),
    **dict.fromkeys(
        (
            Family.REDUCE_SUM,
            Family.REDUCE_MAX,
            Family.REDUCE_MIN,
            Family.REDUCE_PROD,
            Family.SCAN,
        ),
        Activity.REDUCTION,
    ),
    Family.CAST: Activity.CAST,
    **dict.fromkeys((Family.COPY, Family.DUPLICATE, Family.BROADCAST), Activity.COPY),
    **dict.fromkeys(
        (Family.TRANSPOSE, Family.GATHER, Family.GATHER_MASK, Family.SORT), Activity.PERMUTATION
    ),
}


def activity_of(instruction: Instruction) -> Activity:
    """What kind of work an instruction is."""
    on_pipe = _BY_PIPE.get(instruction.unit.pipe)
    if on_pipe is not None:
        return on_pipe
    return _BY_FAMILY.get(family_of(instruction.op), Activity.ELEMENTWISE)
