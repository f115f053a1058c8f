"""Instruction selection: from a statement to a statement with tile instructions.

For each candidate the forms are tried in turn: the accumulator stays in tiles ("resident"), or it is
loaded and stored around every update ("memory"). What is chosen has still matrices of any size and
temporaries without a place; two more steps place the temporaries and cut matrices into tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tilewright.accel import Accelerator
from tilewright.accel import target as find_target
from tilewright.select.assumptions import known_values, pointer_types
from tilewright.select.candidates import Candidate, find_candidates
from tilewright.select.canonical import Abstraction
from tilewright.select.checks import check_fills, in_bodies, multiplies, store_hazard, tile_calls
from tilewright.select.diagnose import diagnose
from tilewright.select.layouts import CannotRegroup, with_shape
from tilewright.select.report import DECLINED, SELECTED, UNCHANGED, GroupReport, StoreReport
from tilewright.select.resident import Resident
from tilewright.select.solve import Problem, Solution, solve
from tilewright.select.temporaries import place_temporaries
from tilewright.select.tiles import cut_tiles
from tilewright.select.uses import Buffer, Uses
from tilewright.stmt.nodes import (
    Block,
    Expr,
    IntImm,
    Load,
    LocToLoc,
    Stmt,
    Store,
)
from tilewright.stmt.visit import Node, map_children, walk

OPERAND_REGISTERS = 2


@dataclass
class Selection:
    """The new statement (the old one itself when nothing was selected) and a report per candidate."""

    stmt: Stmt
    groups: list[GroupReport] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Was every candidate selected, and was there one?"""
        return bool(self.groups) and all(group.status == SELECTED for group in self.groups)


def select(
    stmt: Stmt, target: str = "amx", accelerate: Sequence[str] = (), trace: bool = False
) -> Selection:
    """Choose `target`'s instructions for the buffers named in `accelerate` or found in `stmt`.

    `trace` keeps the best cost after every round in the statistics. ValueError for an unknown target,
    UnknownBuffer for a name that isn't written.
    """
    accelerator = find_target(target)
    uses = Uses(stmt)
    selector = _Selector(stmt, uses, accelerator, trace)
    groups = [selector.group(c) for c in find_candidates(uses, accelerator, accelerate)]
    return Selection(selector.result(), groups)


class _Selector:
    """Holds what the candidates so far were replaced with."""

    def __init__(self, stmt: Stmt, uses: Uses, accelerator: Accelerator, trace: bool) -> None:
        self._stmt = stmt
        self._uses = uses
        self._accelerator = accelerator
        self._trace = trace
        self._known = known_values(stmt)
        self._pointers = pointer_types(stmt)
        self._replaced: dict[int, Stmt] = {}
        self._residents: dict[int, tuple[Buffer, tuple[int, int]]] = {}

    def group(self, candidate: Candidate) -> GroupReport:
        """Select for one candidate, or leave it as it is and say why."""
        buffer = candidate.buffer
        report = GroupReport(buffer.name, candidate.line, DECLINED)
        reasons: list[str] = []
        if candidate.products:
            for form, attempt in (("resident", self._resident), ("memory", self._memory)):
                reason = attempt(candidate, report)
                if reason is None:
                    report.status, report.form = SELECTED, form
                    return report
                reasons.append(f"{form}: {reason}")
        report.stores.clear()
        report.notes = reasons
        diagnosis = diagnose(candidate, self._accelerator, "; ".join(reasons))
        report.reason, report.held = diagnosis.reason, diagnosis.held
        report.conditions = diagnosis.conditions
        for store in candidate.products or tuple(buffer.stores):
            report.stores.append(StoreReport(buffer.name, store.line, DECLINED))
        return report

    def result(self) -> Stmt:
        """The statement with what was selected put in, temporaries placed and matrices cut."""
        if not self._replaced:
            return self._stmt
        taken = _names_in(self._stmt)
        sizes = {key: shape for key, (_, shape) in self._residents.items()}

        def finished(block: Block) -> Block:
            placed = place_temporaries(self._put_in(block), taken)
            return cut_tiles(placed, self._accelerator, sizes, taken)

        return in_bodies(self._stmt, finished)

    def _put_in(self, block: Block) -> Block:
        def change(node: Node) -> Node:
            if isinstance(node, Expr):
                return node
            replaced = self._replaced.get(id(node))
            # What replaces a loop or an if has only new expressions: its body is still the old one.
            return map_children(node if replaced is None else replaced, change)

        return map_children(block, change)

    def _current(self, stmt: Stmt) -> Stmt:
        return self._replaced.get(id(stmt), stmt)

    def _registers(self, buffer: Buffer) -> int:
        """Tiles that other accumulators leave while `buffer` is alive."""
        used = sum(
            self._tiles(shape) for other, shape in self._residents.values() if other.overlaps(buffer)
        )
        return self._accelerator.registers - used

    def _tiles(self, shape: tuple[int, int]) -> int:
        rows, columns = shape
        return self._accelerator.tiles(rows, columns * 4)

    def _resident(self, candidate: Candidate, report: GroupReport) -> str | None:
        """Keep the accumulator in tiles; None when that worked, else why not."""
        buffer = candidate.buffer
        stores = [self._current(store) for store in buffer.stores]
        readers = [self._current(reader) for reader in buffer.readers]
        resident = Resident(buffer, stores, readers, self._accelerator.location)
        if resident.reason is not None:
            return resident.reason
        others = [
            reader
            for reader in buffer.readers
            if not any(reader is store for store in buffer.stores)
        ]
        originals: list[Stmt] = [*buffer.stores, *others]
        moved = [resident.moved(self._current(stmt)) for stmt in originals]
        roots = [
            i for i, stmt in enumerate(moved) if isinstance(stmt, Store) and stmt.predicate is None
        ]
        names = Abstraction(self._known, self._pointers)
        problem = Problem(
            target=self._accelerator.name,
            stores=tuple(names.store(stmt) for i in roots if isinstance(stmt := moved[i], Store)),
            moved=tuple(i < len(stores) for i in roots),
            resident=_load(names.value(resident.whole)),
            registers=self._registers(buffer),
            trace=self._trace,
        )
        solution = self._solve(problem, report)
        if solution.resident is None:
            return f"{buffer.name} is not the result of matrix products of one shape"
        shape = solution.resident
        results: dict[int, Stmt] = {}
        for root, result in zip(roots, solution.results, strict=True):
            done = self._resident_result(moved[root], result, names, root < len(stores), resident)
            if done is None or (originals[root] in candidate.products and not multiplies(done)):
                return f"a store to {buffer.name} has no form in tiles"
            results[root] = done
        tiles = self._tiles(shape)
        if tiles + OPERAND_REGISTERS > problem.registers:
            return (
                f"{buffer.name} fills {tiles} tiles, and {problem.registers} registers are free "
                f"({OPERAND_REGISTERS} of them for operands)"
            )
        final = [
            _with_shapes(results.get(i, stmt), resident.whole, shape)
            for i, stmt in enumerate(moved)
        ]
        reason = self._obstacle(final)
        if reason is not None:
            return reason
        assert buffer.allocation is not None
        rows, columns = shape
        allocation = replace(
            buffer.allocation,
            extents=(IntImm(columns), IntImm(rows)),
            memory=self._accelerator.memory,
        )
        self._residents[id(allocation)] = buffer, shape
        self._commit(originals, final, candidate, report, solution.costs, roots)
        self._replaced[id(buffer.allocation)] = allocation
        return None

    def _resident_result(
        self,
        stmt: Stmt,
        result: Expr | Stmt | None,
        names: Abstraction,
        moved: bool,
        resident: Resident,
    ) -> Stmt | None:
        """The statement that stands for a solved store; None when a moved one has no solution."""
        if result is None:
            return None if moved else stmt
        if isinstance(result, Expr):
            tile = names.concrete(result)
            return Store(resident.whole.name, resident.whole.index, tile, line=stmt.line)
        return replace(names.concrete(result), line=stmt.line)

    def _memory(self, candidate: Candidate, report: GroupReport) -> str | None:
        """Leave the accumulator in memory, load and store it around each update; or why not."""
        buffer = candidate.buffer
        registers = self._registers(buffer)
        if registers < OPERAND_REGISTERS + 1:
            return f"{registers} registers are free, a product needs {OPERAND_REGISTERS + 1}"
        open_stores = [s for s in candidate.products if not multiplies(self._current(s))]
        current = [self._current(store) for store in open_stores]
        stores = [stmt for stmt in current if isinstance(stmt, Store)]
        if any(store.predicate is not None for store in stores):
            return f"a store to {buffer.name} is predicated"
        names = Abstraction(self._known, self._pointers)
        problem = Problem(
            target=self._accelerator.name,
            stores=tuple(names.store(store) for store in stores),
            moved=(False,) * len(stores),
            resident=None,
            registers=registers,
            trace=self._trace,
        )
        solution = self._solve(problem, report)
        final: list[Stmt] = []
        for store, result in zip(stores, solution.results, strict=True):
            if not isinstance(result, Stmt):
                return f"a store to {buffer.name} has no form in tiles"
            done = replace(names.concrete(result), line=store.line)
            if not multiplies(done):
                return f"no instruction computes what is stored to {buffer.name}"
            final.append(done)
        reason = self._obstacle(final)
        if reason is not None:
            return reason
        originals: list[Stmt] = list(open_stores)
        roots = list(range(len(originals)))
        self._commit(originals, final, candidate, report, solution.costs, roots)
        allocation = buffer.allocation
        if allocation is not None and allocation.memory == self._accelerator.memory:
            self._replaced[id(allocation)] = replace(allocation, memory="")
            report.notes.append(f"{buffer.name} stays in memory, not in {allocation.memory}")
        return None

    def _solve(self, problem: Problem, report: GroupReport) -> Solution:
        hits = solve.cache_info().hits
        solution = solve(problem)
        report.cached = solve.cache_info().hits > hits
        report.statistics = solution.statistics
        return solution

    def _obstacle(self, stmts: Sequence[Stmt]) -> str | None:
        """What the last two steps could stumble over, found before anything is changed."""
        for stmt in stmts:
            try:
                check_fills(stmt)
            except CannotRegroup as error:
                return str(error)
            hazard = store_hazard(stmt)
            if hazard is not None:
                return hazard
        return None

    def _commit(
        self,
        originals: Sequence[Stmt],
        final: Sequence[Stmt],
        candidate: Candidate,
        report: GroupReport,
        costs: Sequence[float],
        roots: Sequence[int],
    ) -> None:
        prices = dict(zip(roots, costs, strict=True))
        for i, (old, new) in enumerate(zip(originals, final, strict=True)):
            self._replaced[id(old)] = new
            counts = tile_calls(new)
            status = SELECTED if counts else UNCHANGED
            if isinstance(old, Store):
                report.stores.append(
                    StoreReport(old.name, old.line, status, prices.get(i), counts)
                )


def _load(e: Expr) -> Load:
    assert isinstance(e, Load)
    return e


def _with_shapes(stmt: Stmt, whole: Load, shape: tuple[int, int]) -> Stmt:
    """`stmt` with the shape of the accumulator told wherever its tiles go to memory."""
    rows, columns = shape

    def change(node: Node) -> Node:
        if isinstance(node, LocToLoc) and node.value == whole:
            return replace(node, value=with_shape(whole, rows, columns * 4))
        return map_children(node, change)

    return map_children(stmt, lambda e: change(e) if isinstance(e, Expr) else e)


def _names_in(stmt: Stmt) -> set[str]:
    return {name for node in walk(stmt) if isinstance(name := getattr(node, "name", None), str)}
