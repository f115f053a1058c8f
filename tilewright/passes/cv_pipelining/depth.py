"""How deep a loop is pipelined: how many of its iterations are in flight."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr

from tilewright.hivm.queries.buffers import MULTI_BUFFER
from tilewright.hivm.text.diagnostics import Diagnostic, Severity
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.lazy import AT_TOP_LEVEL
from tilewright.passes.remarks import diagnostic_at

DEFAULT = 2
# More iterations in flight than any memory has slots for.
LARGEST = 1 << 16


def depth_of(body: Body, wanted: int | None) -> int:
    """The depth: `wanted`, if it is given, else what the loop's marks ask for.

    Of different marks the smallest decides, so that no buffer needs more slots than somebody
    asked for; a mark of 1 doesn't ask. Raises Declined for a mark that is no number.
    """
    if wanted is not None:
        return wanted
    asked: list[int] = []
    for mark in body.marks:
        value = mark.attributes.get(MULTI_BUFFER)
        if value is None:
            continue
        if not isinstance(value, IntegerAttr) or not 1 <= value.value.data <= LARGEST:
            raise Declined(
                mark,
                f"{MULTI_BUFFER} must be an integer from 1 to {LARGEST}, not {value}",
                "1 has no effect; from 2 on it is the depth",
            )
        asked.append(value.value.data)
    return min((number for number in asked if number > 1), default=DEFAULT)


def depth_warnings(body: Body, wanted: int | None) -> list[Diagnostic]:
    """Warnings of marks in regions that would ask for a depth, where marks decide."""
    marks = [] if wanted is not None else body.marks_in_regions
    message = f"{MULTI_BUFFER} in a region: ignored"
    return [
        diagnostic_at(mark, Severity.WARNING, message, [(mark, AT_TOP_LEVEL)])
        for mark in marks
        if MULTI_BUFFER in mark.attributes
    ]
