"""What each work item repeats for itself, and what crosses from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.ir import BlockArgument, Operation, SSAValue

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.system import SetAtomicOp
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.dependences import Dependences, writers_before
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of
from tilewright.passes.cv_pipelining.work_items import WorkItem
from tilewright.passes.cv_pipelining.workspaces import workspace_behind


@dataclass
class Stage:
    """What the rebuilt loop does for a work item: its work and all that this needs, as `ops` in the
    order of the body.

    `carried` are the numbers of the carried values that only it computes, `repeated` those that
    it computes for itself as others do.
    """

    item: WorkItem
    ops: list[Operation] = field(default_factory=list)
    carried: list[int] = field(default_factory=list)
    repeated: list[int] = field(default_factory=list)

    @property
    def all_carried(self) -> list[int]:
        """The numbers of all carried values that it computes."""
        return [*self.carried, *self.repeated]


@dataclass
class Plan:
    """The stages of a loop, and what goes between them.

    `values` are results that later stages use, with the number of the stage that makes them;
    `buffers` the allocations that several stages use, with the numbers of these. `repeated_loads`
    are the loads that each stage does for itself.
    """

    dependences: Dependences
    repeated_loads: set[Operation]
    stages: list[Stage]
    values: dict[SSAValue, int]
    buffers: dict[SSAValue, list[int]]
    workspaces: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """The workspace behind each of `values` that its op writes into one."""
    carried_slots: set[SSAValue] = field(default_factory=set)
    """What has slots whose memory the next iteration reads, as a carried tensor."""
    atomic_states: dict[Operation, SetAtomicOp] = field(default_factory=dict)
    """For each op that runs in a state of atomics, the op that sets it."""

    @property
    def body(self) -> Body:
        return self.dependences.body


def plan_of(dependences: Dependences, items: Sequence[WorkItem], repeated: set[Operation]) -> Plan:
    """Completes the items; raises Declined where something can't go from one to another."""
    closure = _Closure(dependences, items, repeated)
    for number in range(len(items)):
        closure.complete(number)
    closure.place_rest()
    stages: list[Stage] = []
    for number, item in enumerate(items):
        stage = Stage(
            item, sorted(closure.included[number], key=dependences.body.position.__getitem__)
        )
        stage.carried = list(item.carried)
        stage.repeated = sorted(closure.repeated[number])
        stages.append(stage)
    plan = Plan(dependences, repeated, stages, closure.values, closure.shared_buffers())
    for value in plan.values:
        if (workspace := workspace_behind(value, dependences.memory)) is not None:
            plan.workspaces[value] = workspace
    return plan


class _Closure:
    """Finds the ops that each item needs."""

    def __init__(
        self, dependences: Dependences, items: Sequence[WorkItem], repeated: set[Operation]
    ) -> None:
        self.dependences = dependences
        self.body = dependences.body
        self.items = items
        self.repeated_loads = repeated
        self.item_of = {op: number for number, item in enumerate(items) for op in item.work}
        self.home_of = {n: number for number, item in enumerate(items) for n in item.carried}
        self.owners: dict[Operation, int] = {}
        self.included: list[set[Operation]] = [set() for _ in items]
        self.repeated: list[set[int]] = [set() for _ in items]
        self.values: dict[SSAValue, int] = {}
        self.touched: dict[SSAValue, set[int]] = {}
        self.number = 0
        self.waiting: list[Operation] = []

    def complete(self, number: int) -> None:
        """Finds what the item `number` needs for its work and its carried values."""
        self.number = number
        for op in self.items[number].work:
            self._need(op)
        for carried in self.items[number].carried:
            self._need_value(self.body.yielded[carried], len(self.body.ops))
        self._go_on()

    def place_rest(self) -> None:
        """Places what no work needs: carried values, prints, marks."""
        for number in sorted(self.dependences.recomputable):
            if not any(number in repeated for repeated in self.repeated):
                self.number = len(self.items) - 1
                self._need_value(self.body.carried[number], len(self.body.ops))
                self._go_on()
        for op in self.body.prints:
            self.number = self._first_place(op)
            if self._homes(op) - {self.number}:
                raise Declined(
                    op,
                    f"{op.name} shows a carried value with one of a later item",
                    "print them with two ops",
                )
            self._need(op)
            self._go_on()
        for mark in self.body.marks:
            self._place_mark(mark)

    def _place_mark(self, mark: MarkOp) -> None:
        """Puts a mark where the marked value is; one of what nobody needs is left out."""
        definer, first = self.body.definer(mark.src), self._first_place(mark)
        places = [n for n in range(first, len(self.items)) if definer in self.included[n]]
        if definer is None:
            places = [first]
        if places and not self._homes(mark) - {places[0]}:
            self.number = places[0]
            self._need(mark)
            self._go_on()

    def _homes(self, op: Operation) -> set[int]:
        return {self.home_of[number] for number in self.dependences.origins[op].carried}

    def _first_place(self, op: Operation) -> int:
        """The first item in which all is there that `op` uses."""
        origins = self.dependences.origins[op]
        makers = [self.item_of[each] for each in origins.ops]
        owners = [self.owners[load] for load in origins.loads if load in self.owners]
        return max([0, *self._homes(op), *makers, *owners])

    def shared_buffers(self) -> dict[SSAValue, list[int]]:
        """The buffers that an item leaves for another."""
        shared: dict[SSAValue, list[int]] = {}
        for root, accesses in self.dependences.memory.own.items():
            items = sorted(self.touched.get(root, ()))
            filled_once = any(
                access.op in self.item_of or self._is_kept_load(access.op)
                for access in accesses
                if access.writes
            )
            if len(items) > 1 and filled_once:
                shared[root] = items
        return shared

    def _need(self, op: Operation) -> None:
        included = self.included[self.number]
        if op not in included:
            included.add(op)
            self.waiting.append(op)

    def _go_on(self) -> None:
        while self.waiting:
            op = self.waiting.pop()
            for value in self.body.captured[op]:
                self._need_value(value, self.body.position[op])

    def _need_value(self, value: SSAValue, position: int) -> None:
        """Includes what makes `value` for an op at `position`."""
        if isinstance(value, BlockArgument) and value.block is self.body.loop.body.block:
            self._need_carried(value.index - 1)
            return
        definer = self.body.definer(value)
        if definer is not None:
            self._need_result(definer, value)
        for writer in writers_before(self.dependences, value, position):
            self._need_written(writer)
        root = root_of(value)
        if root is not None and root in self.dependences.memory.own:
            self.touched.setdefault(root, set()).add(self.number)

    def _need_carried(self, number: int) -> None:
        if number < 0:
            return
        if number not in self.dependences.recomputable:
            assert self.home_of[number] == self.number
            return
        if number not in self.repeated[self.number]:
            self.repeated[self.number].add(number)
            self._need_value(self.body.yielded[number], len(self.body.ops))

    def _need_result(self, definer: Operation, value: SSAValue) -> None:
        if definer in self.item_of:
            maker = self.item_of[definer]
        elif self._is_kept_load(definer):
            maker = self._owner_of(definer)
        else:
            maker = self.number
        if maker != self.number:
            # Ops with regions that give a memref can't be followed.
            assert not isinstance(value.type, MEMREFS)
            self.values[value] = maker
        elif definer not in self.item_of:
            self._need(definer)

    def _need_written(self, writer: Operation) -> None:
        if writer in self.item_of:
            return
        if not self._is_kept_load(writer) or self._owner_of(writer) == self.number:
            self._need(writer)

    def _is_kept_load(self, op: Operation) -> bool:
        """Whether `op` is a load that one item does for all, though each could repeat it."""
        return op in self.dependences.repeatable and op not in self.repeated_loads

    def _owner_of(self, load: Operation) -> int:
        """The item that does a kept load: the first one that needs it."""
        return self.owners.setdefault(load, self.number)
