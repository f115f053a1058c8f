"""linalg: fill."""

from __future__ import annotations

from xdsl.dialects.linalg.ops import FillOp
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.interpreter import meanings
from tilewright.hivm.evaluate.values import read


def fill(_: Interpreter, op: FillOp, args: PythonValues) -> PythonValues:
    scalar, destination = args
    return written_to(destination, read(scalar))


IMPLEMENTATIONS = meanings({FillOp: fill})
