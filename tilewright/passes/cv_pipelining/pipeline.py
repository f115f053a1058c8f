"""Pipelines the loops of a module, and says what became of each."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects import scf
from xdsl.ir import Operation

from tilewright.hivm.text.diagnostics import Severity
from tilewright.passes.cv_pipelining.atomics import atomic_states
from tilewright.passes.cv_pipelining.body import CUBE, VECTOR, classify, is_mixed
from tilewright.passes.cv_pipelining.carried import carried_slots
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.dependences import Dependences, dependences_of
from tilewright.passes.cv_pipelining.depth import depth_of, depth_warnings
from tilewright.passes.cv_pipelining.lazy import hint_warnings, repeated_loads
from tilewright.passes.cv_pipelining.memory import memory_of
from tilewright.passes.cv_pipelining.plan import Plan, plan_of
from tilewright.passes.cv_pipelining.report import Report, report_on
from tilewright.passes.cv_pipelining.shared_memory import check_shared_memory
from tilewright.passes.cv_pipelining.skew import skew, skewed_slot_counts
from tilewright.passes.cv_pipelining.unroll import unroll, unrolled_slot_counts
from tilewright.passes.cv_pipelining.work_items import work_items
from tilewright.passes.cv_pipelining.workspaces import check_workspaces
from tilewright.passes.remarks import diagnostic_at, emit


@dataclass(frozen=True)
class Settings:
    """`depth` is the number of iterations in flight (None: the marks decide), `lazy` repeats loads
    in every item that uses them, `skewed` lets each stage be an iteration behind the one before."""

    depth: int | None = None
    lazy: bool = False
    skewed: bool = False


def pipeline_module(module: Operation, settings: Settings) -> list[Report]:
    """Pipelines every loop that has work for both cores, inner ones first.

    A loop around one that was pipelined stays as it is. For one that can't be pipelined, a
    warning says why. Returns reports on the loops that were pipelined.
    """
    if settings.depth is not None and settings.depth < 2:
        for loop in mixed_loops(module):
            message = f"not pipelined: the depth is {settings.depth}"
            emit(diagnostic_at(loop, Severity.REMARK, message))
        return []
    reports: list[Report] = []
    done: set[Operation] = set()
    for loop in mixed_loops(module):
        if loop in done:
            message = "not pipelined: an inner loop was pipelined"
            emit(diagnostic_at(loop, Severity.REMARK, message))
            continue
        around = _loops_around(loop)
        try:
            report = pipeline_loop(loop, settings)
        except Declined as declined:
            _warn(loop, declined)
        else:
            done.update(around)
            reports.append(report)
    return reports


def pipeline_loop(loop: scf.ForOp, settings: Settings) -> Report:
    """Pipelines one loop, and warns of hints that had to be ignored.

    Raises Declined before anything is changed or said.
    """
    plan, depth = plan_loop(loop, settings)
    counts = skewed_slot_counts(plan) if settings.skewed else unrolled_slot_counts(plan, depth)
    report = report_on(plan, depth, counts, settings.skewed)
    warnings = [*hint_warnings(plan), *depth_warnings(plan.body, settings.depth)]
    if settings.skewed:
        skew(plan, counts)
    else:
        unroll(plan, counts, depth)
    for warning in warnings:
        emit(warning)
    return report


def mixed_loops(root: Operation) -> list[scf.ForOp]:
    """The loops with work for both cores, inner ones first."""
    found = [op for op in root.walk() if isinstance(op, scf.ForOp) and is_mixed(op)]
    return sorted(found, key=lambda loop: -len(_loops_around(loop)))


def plan_loop(loop: scf.ForOp, settings: Settings) -> tuple[Plan, int]:
    """The plan for a loop and its depth; raises Declined."""
    body = classify(loop)
    depth = depth_of(body, settings.depth)
    states = atomic_states(body)
    dependences = dependences_of(body, memory_of(body))
    if not _cores_depend(dependences):
        raise Declined(
            loop,
            "its Cube and Vector work don't depend on each other",
            "one core must use, in the same iteration or the next, what the other made",
        )
    items = work_items(dependences)
    repeated = repeated_loads(dependences, settings.lazy)
    plan = plan_of(dependences, items, repeated)
    plan.atomic_states = states
    check_shared_memory(plan)
    check_workspaces(plan.workspaces)
    plan.carried_slots = carried_slots(plan)
    return plan, depth


def _cores_depend(dependences: Dependences) -> bool:
    cores = dependences.cores
    pairs = list(dependences.after)
    for op in dependences.work:
        origins = dependences.origins[op]
        pairs += [(first, op) for first in origins.ops]
        for number in origins.carried:
            pairs += [(first, op) for first in dependences.next_origins[number].ops]
    for area, other in dependences.meetings:
        if {CUBE, VECTOR} <= {cores.get(each.op) for each in (*area.writes, *other.accesses)}:
            return True
    return any(cores[first] != cores[second] for first, second in pairs)


def _loops_around(op: Operation) -> list[Operation]:
    found: list[Operation] = []
    parent = op.parent_op()
    while parent is not None:
        if isinstance(parent, scf.ForOp):
            found.append(parent)
        parent = parent.parent_op()
    return found


def _warn(loop: scf.ForOp, declined: Declined) -> None:
    notes = [*declined.others]
    if declined.note is not None:
        notes.append((declined.op, declined.note))
    notes.append((loop, "this loop stays as it is"))
    message = f"not pipelined: {declined.reason}"
    emit(diagnostic_at(declined.op, Severity.WARNING, message, notes))
