"""linalg: fill."""

from __future__ import annotations

from xdsl.dialects.linalg.ops import FillOp
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.values import read


def fill(_: Interpreter, op: FillOp, args: PythonValues) -> PythonValues:
    scalar, destination = args
    return written_to(destination, read(scalar))


MEANINGS: Meanings = {FillOp: fill}
