"""Which loads can be done again wherever their result is needed, and the cores of the others."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import inits
from tilewright.passes.cv_pipelining.areas import Area
from tilewright.passes.cv_pipelining.body import CUBE, LOADS, VECTOR, Body, open_core
from tilewright.passes.cv_pipelining.memory import Memory
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of


def repeatable_loads(
    body: Body, memory: Memory, meetings: Sequence[tuple[Area, Area]]
) -> set[Operation]:
    """The loads that can be done again; `meetings` are the areas that the loop writes, with those
    that may be the same memory.

    A load from such an area is among them if either core could run it.
    """
    changing = _users_of_what_is_written(meetings)
    return {
        op
        for op, core in body.cores.items()
        if isinstance(op, LOADS)
        and not (op in changing and core in (CUBE, VECTOR))
        and _can_repeat(op, memory)
    }


def settled_cores(
    body: Body, memory: Memory, work: Sequence[Operation]
) -> dict[Operation, CoreType]:
    """The core of each op in `work`: that of the body, or if it is open, as that of a load may be,
    the core of what else writes the load's buffer, or else of what uses it.

    Raises Declined if there is no such core.
    """
    cores = dict(body.cores)
    for op in work:
        if cores[op] in (CUBE, VECTOR):
            continue
        root = root_of(inits(op)[0])
        accesses = [] if root is None else memory.own.get(root, [])
        exact = [each for each in accesses if cores.get(each.op) in (CUBE, VECTOR)]
        writers = {cores[each.op] for each in exact if each.writes}
        found = writers or {cores[each.op] for each in exact}
        if len(found) != 1:
            raise open_core(op, "its buffer must be used on one core")
        cores[op] = found.pop()
    return {op: cores[op] for op in work}


def _users_of_what_is_written(meetings: Sequence[tuple[Area, Area]]) -> set[Operation]:
    """The ops that use memory from outside of the loop which other ops of it may write."""
    found: set[Operation] = set()
    for area, other in meetings:
        writers = {write.op for write in area.writes}
        users = {access.op for access in other.accesses}
        found |= users if len(writers) > 1 else users - writers
    return found


def _can_repeat(op: Operation, memory: Memory) -> bool:
    """Whether a load only fills a buffer of its own, or gives a tensor, before anybody looks."""
    (init,) = inits(op)
    if _reads_changing_buffer(op, memory):
        return False
    if not isinstance(init.type, MEMREFS):
        return True
    root = root_of(init)
    accesses = memory.own.get(root) if root is not None else None
    if accesses is None:
        return False
    last = max(number for number, access in enumerate(accesses) if access.writes)
    return all(access.writes and isinstance(access.op, LOADS) for access in accesses[: last + 1])


def _reads_changing_buffer(op: Operation, memory: Memory) -> bool:
    """Whether `op` reads a buffer of this iteration that is written again after it."""
    for value in op.operands:
        root = root_of(value)
        accesses = [] if root is None else memory.own.get(root, [])
        places = [number for number, access in enumerate(accesses) if access.op is op]
        reads = any(not accesses[number].writes for number in places)
        if reads and any(a.writes and a.op is not op for a in accesses[places[0] + 1 :]):
            return True
    return False
