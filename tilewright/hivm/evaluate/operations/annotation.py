"""annotation: marks are hints to passes and do nothing."""

from __future__ import annotations

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.evaluate.meanings import Meanings, nothing

MEANINGS: Meanings = {MarkOp: nothing}
