"""hivm.hir.debug: prints or checks values."""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.interpreter import PythonValues

from tilewright.hivm.dialects.hivm import system
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meanings, nothing
from tilewright.hivm.evaluate.numerics.integers import unsigned
from tilewright.hivm.evaluate.values import peek, read
from tilewright.hivm.text.diagnostics import visible


def debug(interpreter: ModuleInterpreter, op: system.DebugOp, args: PythonValues) -> PythonValues:
    """Prints the prefix and the value; or stops, with the prefix, if an element is zero."""
    prefix = op.prefix.data
    match op.debugtype.data:
        case "print":
            text = value_text(*peek(args[0]), in_hex=bool(op.hex.value.data))
            interpreter.print(f"{visible(prefix)}{text}")
        case "assert":
            if not np.all(read(args[0]) != 0):
                raise EvaluationError(f"the assertion failed: {prefix}")
        case other:
            raise EvaluationError(f"debugging of type {other!r} has no meaning here")
    return ()


def value_text(array: np.ndarray, written: np.ndarray, in_hex: bool) -> str:
    """A number, or an array in brackets; in hex the bits, "?" for what was never written."""
    elements = unsigned(array) if in_hex else array
    digits = 2 * array.dtype.itemsize

    def shown(element: Any) -> str:
        return f"0x{int(element):0{digits}x}" if in_hex else str(element)

    pairs = zip(elements.reshape(-1), written.reshape(-1), strict=True)
    flat = [shown(element) if known else "?" for element, known in pairs]
    texts = np.array(flat, dtype=object).reshape(array.shape)
    return np.array2string(texts, formatter={"all": str}, threshold=max(texts.size, 1))


MEANINGS: Meanings = {
    system.DebugOp: debug,
    system.FinishDebugOp: nothing,
    system.InitDebugOp: nothing,
}
