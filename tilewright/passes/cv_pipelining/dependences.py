"""What the core ops of a body depend on: each other, and values of the iteration before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.ir import BlockArgument, Operation, SSAValue

from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries.buffers import ALLOCATIONS, VIEWS
from tilewright.passes.cv_pipelining.areas import Area, meetings_of
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.memory import Access, Memory, may_overlap
from tilewright.passes.cv_pipelining.repeatable import repeatable_loads, settled_cores
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of


@dataclass(frozen=True)
class Origins:
    """Where a value comes from: the nearest work, carried values by their number, and the
    repeatable loads on the way."""

    ops: frozenset[Operation] = frozenset()
    carried: frozenset[int] = frozenset()
    loads: frozenset[Operation] = frozenset()

    def __or__(self, other: Origins) -> Origins:
        if other is NOTHING or other == self:
            return self
        if self is NOTHING:
            return other
        return Origins(self.ops | other.ops, self.carried | other.carried, self.loads | other.loads)


NOTHING = Origins()


@dataclass
class Dependences:
    """The dependences of a body.

    `repeatable` has the loads that can be done again wherever their result is needed, `work` the
    other core ops, and `cores` the core of each of these: Cube or Vector. `origins` gives what each
    op needs, through helpers and repeatable loads. `after` are pairs of ops in `work` that use one
    buffer, in the order that they must keep; `meetings` are the areas of memory from outside of the
    loop that are written, with those that may be the same memory, and `together` pairs that join
    the ops of one core that use such areas. `recomputable` are the numbers of carried values that
    helpers alone compute: they can be computed in several items side by side. The others are in
    `next_origins`, with what the next one needs.
    """

    body: Body
    memory: Memory
    repeatable: set[Operation] = field(default_factory=set)
    work: list[Operation] = field(default_factory=list)
    cores: dict[Operation, CoreType] = field(default_factory=dict)
    origins: dict[Operation, Origins] = field(default_factory=dict)
    after: list[tuple[Operation, Operation]] = field(default_factory=list)
    meetings: list[tuple[Area, Area]] = field(default_factory=list)
    together: list[tuple[Operation, Operation]] = field(default_factory=list)
    recomputable: set[int] = field(default_factory=set)
    next_origins: dict[int, Origins] = field(default_factory=dict)


def dependences_of(body: Body, memory: Memory) -> Dependences:
    """The dependences of `body`, which uses its `memory` so.

    Raises Declined for a load that no core can be found for, and for a buffer that scalar code
    uses together with a core in a way that can't be kept in order.
    """
    dependences = Dependences(body, memory)
    dependences.meetings = meetings_of(memory, body.loop)
    dependences.repeatable = repeatable_loads(body, memory, dependences.meetings)
    dependences.work = [op for op in body.cores if op not in dependences.repeatable]
    dependences.cores = settled_cores(body, memory, dependences.work)
    _find_carried(dependences)
    for op in body.ops:
        dependences.origins[op] = _origins_of_op(dependences, op)
    dependences.next_origins = {
        number: origins_of(dependences, value, len(body.ops))
        for number, value in enumerate(body.yielded)
        if number not in dependences.recomputable
    }
    for accesses in memory.own.values():
        _check_scalar_code(body, accesses)
    dependences.after = _in_order(dependences)
    dependences.together = _together(dependences)
    return dependences


def _together(dependences: Dependences) -> list[tuple[Operation, Operation]]:
    """Pairs that join the ops in work of one core that use memory of which one of them writes."""
    core_of = dependences.cores
    pairs: list[tuple[Operation, Operation]] = []
    for area, other in dependences.meetings:
        writers = {core_of.get(write.op): write.op for write in reversed(area.writes)}
        ends = {core_of.get(write.op) for write in other.writes} if other is not area else set()
        for access in other.accesses:
            core = core_of.get(access.op)
            if core is None or core not in writers or access.op is writers[core]:
                continue
            pairs.append((writers[core], access.op))
            if core in ends:  # which joins the others of its core
                del writers[core]
    return pairs


def writers_before(dependences: Dependences, value: SSAValue, position: int) -> list[Operation]:
    """The ops that have written the buffer of this iteration behind `value` so far."""
    root = root_of(value)
    accesses = dependences.memory.own.get(root, ()) if root is not None else ()
    position_of = dependences.body.position
    return [each.op for each in accesses if each.writes and position_of[each.op] < position]


def origins_of(dependences: Dependences, value: SSAValue, position: int) -> Origins:
    """Where `value` comes from for an op at `position`."""
    body = dependences.body
    if isinstance(value, BlockArgument) and value.block is body.loop.body.block:
        number = value.index - 1
        if number < 0 or number in dependences.recomputable:
            return NOTHING
        return Origins(carried=frozenset((number,)))
    origins = NOTHING
    definer = body.definer(value)
    if definer is not None:
        origins |= _seen(dependences, definer)
    for writer in writers_before(dependences, value, position):
        origins |= _seen(dependences, writer)
    return origins


def _seen(dependences: Dependences, op: Operation) -> Origins:
    """What depending on `op` means: on itself if it is work, else on what it needs."""
    if op in dependences.body.cores and op not in dependences.repeatable:
        return Origins(frozenset((op,)))
    origins = dependences.origins[op]
    return origins | Origins(loads=frozenset((op,))) if op in dependences.repeatable else origins


def _origins_of_op(dependences: Dependences, op: Operation) -> Origins:
    origins, position = NOTHING, dependences.body.position[op]
    for value in dependences.body.captured[op]:
        origins |= origins_of(dependences, value, position)
    return origins


def _find_carried(dependences: Dependences) -> None:
    """Finds the carried values that need no core op, directly or through other such values."""
    body = dependences.body
    needs: dict[int, set[int]] = {}
    fixed: set[int] = set()
    written = [
        root for root, all_ in dependences.memory.outside.items() if any(a.writes for a in all_)
    ]
    for number, value in enumerate(body.yielded):
        reached, touches = _helpers_behind(dependences, value, written)
        needs[number] = reached
        if touches:
            fixed.add(number)
    changed = True
    while changed:
        grown = {number for number in needs if needs[number] & fixed} | fixed
        changed, fixed = grown != fixed, grown
    dependences.recomputable = set(needs) - fixed


def _helpers_behind(
    dependences: Dependences, value: SSAValue, written: list[SSAValue]
) -> tuple[set[int], bool]:
    """The carried values that `value` is computed from, and whether core ops are, or memory that
    the loop writes: a buffer of the iteration, or one of `written` from outside."""
    body = dependences.body
    reached: set[int] = set()
    seen: set[tuple[SSAValue, bool]] = set()
    waiting = [(value, not isinstance(value.type, MEMREFS))]
    while waiting:
        # Of a memref that isn't read, the address matters and not what is there.
        each, reads = waiting.pop()
        if (each, reads) in seen:
            continue
        seen.add((each, reads))
        root = root_of(each) if reads else None
        if root is not None and (
            root in dependences.memory.own or any(may_overlap(root, other) for other in written)
        ):
            return reached, True
        if isinstance(each, BlockArgument) and each.block is body.loop.body.block:
            if each.index:
                reached.add(each.index - 1)
            continue
        definer = body.definer(each)
        if definer is None:
            continue
        if definer in body.cores or (isinstance(definer, ALLOCATIONS) and not reads):
            return reached, True
        reads = reads or not isinstance(definer, VIEWS)
        waiting.extend((operand, reads) for operand in body.captured[definer])
    return reached, False


def _check_scalar_code(body: Body, accesses: Sequence[Access]) -> None:
    """Refuses accesses to a buffer of this iteration of which scalar code has some that would have
    to stay between those of cores: it may be repeated, and only reads what cores have written."""
    for number, access in enumerate(accesses):
        later = (other for other in accesses[number + 1 :] if other.op is not access.op)
        if access.op not in body.cores and any(other.writes for other in later):
            raise Declined(
                access.op,
                f"{access.op.name} uses a buffer that is written later in the iteration",
                "use a second allocation for what is written later",
            )
    writers = [access.op for access in accesses if access.writes]
    scalar_writers = [op for op in writers if op not in body.cores]
    if scalar_writers and len(scalar_writers) < len(writers):
        raise Declined(
            scalar_writers[0],
            "a core and scalar code write one buffer",
            "let one of them write it, or each a buffer of its own",
        )


def _in_order(dependences: Dependences) -> list[tuple[Operation, Operation]]:
    """Pairs of ops in work of which the second writes a buffer that the first has used before."""
    work = set(dependences.work)
    pairs: list[tuple[Operation, Operation]] = []
    for accesses in dependences.memory.own.values():
        used = [access for access in accesses if access.op in work]
        for number, access in enumerate(used):
            later = (other.op for other in used[number + 1 :] if other.writes)
            pairs += [(access.op, op) for op in later if op is not access.op]
    return pairs
