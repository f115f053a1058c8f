"""Which loads are repeated in every work item that needs them, instead of being kept."""

from __future__ import annotations

from xdsl.dialects import bufferization
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Operation, OpResult, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits
from tilewright.hivm.text.diagnostics import Diagnostic, Severity
from tilewright.passes.cv_pipelining.body import LOADS
from tilewright.passes.cv_pipelining.dependences import Dependences
from tilewright.passes.cv_pipelining.plan import Plan
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of
from tilewright.passes.remarks import diagnostic_at

HINT = "cv_pipeline_lazy_load"
AT_TOP_LEVEL = "only marks at the top level of the loop's body count"
IF_REPEATABLE = (
    "a load can be repeated if only loads fill its buffer, which is the iteration's own, before"
    " anything reads it, and what it reads isn't written later"
)


def repeated_loads(dependences: Dependences, lazy: bool) -> set[Operation]:
    """The loads that are repeated: those that both cores use, those with a mark that says so, and
    with `lazy` those without a mark. Loads into one buffer are repeated together.
    """
    users: dict[Operation, set[CoreType]] = {load: set() for load in dependences.repeatable}
    for op in dependences.work:
        for load in dependences.origins[op].loads:
            users[load].add(dependences.cores[op])
    hints = _hinted_loads(dependences)
    repeated = {load for load, cores in users.items() if len(cores) > 1 or hints.get(load, lazy)}
    roots = {root for load in repeated if (root := _buffer_of(load)) is not None}
    return repeated | {load for load in users if _buffer_of(load) in roots}


def _buffer_of(load: Operation) -> SSAValue | None:
    (init,) = inits(load)
    return root_of(init) if isinstance(init.type, MEMREFS) else None


def _hinted_loads(dependences: Dependences) -> dict[Operation, bool]:
    """The repeatable loads whose tensor is marked, with what the mark says."""
    hints: dict[Operation, bool] = {}
    for mark in dependences.body.marks:
        if (value := _hint_of(mark)) is not None:
            for load in _marked_loads(dependences, mark):
                if load in dependences.repeatable:
                    hints.setdefault(load, value)
    return hints


def _hint_of(mark: MarkOp) -> bool | None:
    value = mark.attributes.get(HINT)
    if isinstance(value, IntegerAttr) and value.type == i1:
        return bool(value.value.data)
    return None


def _marked_loads(dependences: Dependences, mark: MarkOp) -> list[Operation]:
    """The loads that `mark` is about: of the tensor, or into the buffer behind it."""
    body, source = dependences.body, mark.src
    definer = body.definer(source)
    if isinstance(definer, LOADS):
        return [definer]
    if not (isinstance(source, OpResult) and isinstance(source.op, bufferization.ToTensorOp)):
        return []
    root = root_of(source)
    return [op for op in body.cores if isinstance(op, LOADS) and _buffer_of(op) is root]


def hint_warnings(plan: Plan) -> list[Diagnostic]:
    """Warnings of marks that can't apply, or that say what isn't so."""
    dependences, first = plan.dependences, dict[SSAValue, MarkOp]()
    warnings: list[Diagnostic] = []

    def ignored(mark: MarkOp, what: str, *notes: tuple[Operation, str]) -> None:
        warnings.append(diagnostic_at(mark, Severity.WARNING, f"{what}: ignored", notes))

    for mark in dependences.body.marks_in_regions:
        if HINT in mark.attributes:
            ignored(mark, f"{HINT} in a region", (mark, AT_TOP_LEVEL))
    for mark in dependences.body.marks:
        if HINT not in mark.attributes:
            continue
        if _hint_of(mark) is None:
            ignored(mark, f"{HINT} must be true or false")
            continue
        if (earlier := first.setdefault(mark.src, mark)) is not mark:
            ignored(mark, f"a second {HINT} for one value", (earlier, "the first mark is here"))
            continue
        loads = _marked_loads(dependences, mark)
        repeatable = [load for load in loads if load in dependences.repeatable]
        if not loads:
            ignored(
                mark,
                f"{HINT} of what isn't loaded from memory in this loop",
                (mark, "it is for the tensor of a buffer that hivm.hir.load or nd2nz fills"),
            )
        elif not repeatable:
            ignored(mark, f"{HINT} of a load that can't be repeated", (loads[0], IF_REPEATABLE))
        elif not _hint_of(mark) and any(load in plan.repeated_loads for load in repeatable):
            ignored(
                mark,
                f"{HINT} = false of a load that both cores use",
                (repeatable[0], "each core loads it for itself"),
            )
    return warnings
