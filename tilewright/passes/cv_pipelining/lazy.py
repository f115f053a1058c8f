"""Which loads are repeated in every work item that needs them, instead of being kept."""

from __future__ import annotations

from xdsl.dialects import bufferization
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits
from tilewright.hivm.text.diagnostics import Severity
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.dependences import Dependences
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of
from tilewright.passes.remarks import say

HINT = "cv_pipeline_lazy_load"


def repeated_loads(found: Dependences, lazy: bool) -> set[Operation]:
    """The loads that are repeated: those that both cores use, those with a mark that says so, and
    with `lazy` those without a mark. Loads into one buffer are repeated together.
    """
    users: dict[Operation, set[CoreType]] = {load: set() for load in found.repeatable}
    for op in found.work:
        for load in found.origins[op].loads:
            users[load].add(found.body.cores[op])
    hints = hinted_loads(found)
    repeated = {load for load, cores in users.items() if len(cores) > 1 or hints.get(load, lazy)}
    roots = {root for load in repeated if (root := _buffer_of(load)) is not None}
    return repeated | {load for load in users if _buffer_of(load) in roots}


def _buffer_of(load: Operation) -> SSAValue | None:
    (init,) = inits(load)
    return root_of(init) if isinstance(init.type, MEMREFS) else None


def hinted_loads(found: Dependences) -> dict[Operation, bool]:
    """The repeatable loads whose tensor is marked, with what the mark says."""
    hints: dict[Operation, bool] = {}
    for mark in found.body.marks:
        if (value := hint_of(mark)) is not None:
            for load in marked_loads(found, mark):
                hints.setdefault(load, value)
    return hints


def hint_of(mark: MarkOp) -> bool | None:
    value = mark.attributes.get(HINT)
    if isinstance(value, IntegerAttr) and value.type == i1:
        return bool(value.value.data)
    return None


def marked_loads(found: Dependences, mark: MarkOp) -> list[Operation]:
    """The repeatable loads that `mark` is about: of the tensor, or into the buffer behind it."""
    body: Body = found.body
    source = mark.src
    definer = body.definer(source)
    if definer is not None and definer in found.repeatable:
        return [definer]
    if not (isinstance(source, OpResult) and isinstance(source.op, bufferization.ToTensorOp)):
        return []
    root = root_of(source)
    return [load for load in body.cores if load in found.repeatable and _buffer_of(load) is root]


def check_hints(found: Dependences, repeated: set[Operation]) -> None:
    """Warns of marks that can't apply, or that say what isn't so."""
    first: dict[SSAValue, MarkOp] = {}
    for mark in found.body.marks:
        if HINT not in mark.attributes:
            continue
        if hint_of(mark) is None:
            say(Severity.WARNING, mark, f"{HINT} must be true or false: ignored")
            continue
        if (earlier := first.setdefault(mark.src, mark)) is not mark:
            notes = [(earlier, "the first mark is here")]
            say(Severity.WARNING, mark, f"a second {HINT} for one value: ignored", notes)
            continue
        loads = marked_loads(found, mark)
        if not loads:
            say(
                Severity.WARNING,
                mark,
                f"{HINT} of what isn't loaded from memory in this loop: ignored",
                [(mark, "it is for the tensor of a buffer that hivm.hir.load or nd2nz fills")],
            )
        elif not hint_of(mark) and any(load in repeated for load in loads):
            say(
                Severity.WARNING,
                mark,
                f"{HINT} = false of a load that both cores use: ignored",
                [(loads[0], "each core loads it for itself")],
            )
