"""annotation: marks are hints to passes and do nothing."""

from __future__ import annotations

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.evaluate.interpreter import meanings

IMPLEMENTATIONS = meanings({MarkOp: lambda interpreter, op, args: ()})
