"""What is known of a program while its candidates are selected for, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tilewright.accel import Accelerator, Product
from tilewright.accel.geometry import cells, tile_shape
from tilewright.select.engine.canonical import Abstraction
from tilewright.select.engine.declaration import Permissions
from tilewright.select.engine.solve import Problem, Solution, Statistics, solve
from tilewright.select.engine.wishes import RuntimeTest
from tilewright.select.matrices.grid import Residence
from tilewright.select.program.candidates import Candidate
from tilewright.select.program.uses import Buffer
from tilewright.select.report import StoreReport
from tilewright.select.surroundings import Surroundings
from tilewright.stmt.nodes import Expr, Load, Stmt, Store
from tilewright.stmt.types import Type
from tilewright.stmt.visit import walk


@dataclass
class Workspace:
    """What is known of the whole statement, and what has been decided so far.

    `known` are variables whose value asserts tell, `assumed` the tests that this version of the
    program may take to have passed. `replaced` maps the id of a statement to the one that takes its
    place, `moved` to it with nothing but moves between locations put in, `residents` the id of an
    allocation that was put in place to its buffer and what stays in tiles of it; those in `apart`
    need a register for products that aren't accumulated in their own tiles. `lines` are the lines
    that tags stand for, `reports` the reports on stores by tag. `wishes` are the forms' so far;
    `statistics` those of the last solve.
    """

    accelerator: Accelerator
    known: Mapping[str, Expr]
    assumed: frozenset[RuntimeTest]
    surroundings: Surroundings
    pointers: Mapping[str, Type]
    trace: bool
    candidates: Sequence[Candidate]
    permissions: Permissions
    replaced: dict[int, Stmt] = field(default_factory=dict)
    moved: dict[int, Stmt] = field(default_factory=dict)
    residents: dict[int, tuple[Buffer, Residence]] = field(default_factory=dict)
    apart: list[Buffer] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)
    reports: list[tuple[int, StoreReport]] = field(default_factory=list)
    wishes: list[RuntimeTest] = field(default_factory=list)
    statistics: Statistics = field(default_factory=Statistics)
    _tags: dict[int, int] = field(default_factory=dict)

    def current(self, stmt: Stmt) -> Stmt:
        """The present form of a statement of the original program."""
        return self.replaced.get(id(stmt), stmt)

    def tag(self, stmt: Stmt) -> int:
        """A negative line for what a statement becomes, so that it can be told in the end."""
        tags = self._tags
        if id(stmt) not in tags:
            tags[id(stmt)] = -len(tags) - 1
            self.lines[tags[id(stmt)]] = stmt.line
        return tags[id(stmt)]

    def registers(self, buffer: Buffer) -> int:
        """Tiles that other accumulators leave while `buffer` is alive."""
        used = sum(
            residence.registers
            for other, residence in self.residents.values()
            if other.overlaps(buffer)
        )
        return self.accelerator.registers - used

    def leaves_registers_to(self, buffer: Buffer) -> bool:
        """Must products into another accumulator be possible while `buffer` is in tiles?"""
        resident = [other for other, _ in self.residents.values() if other not in self.apart]
        return any(
            candidate.products and candidate.buffer.overlaps(buffer)
            for candidate in self.candidates
            if candidate.buffer is not buffer and candidate.buffer not in resident
        )

    def residence(self, product: Product, shape: tuple[int, int]) -> Residence:
        """What an accumulator of rows × columns is in tiles."""
        tile = tile_shape(self.accelerator, product, *shape)
        return Residence(product, *shape, cells(*shape, tile))

    def problem(
        self,
        around: Stmt,
        names: Abstraction,
        stores: Sequence[Store],
        moved: Sequence[bool],
        resident: Load | None,
        registers: int,
    ) -> Problem:
        """The problem of some stores, whose innermost loops are those around `around`."""
        canonical = tuple(names.store(store) for store in stores)
        whole = None if resident is None else names.load(resident)
        surroundings = self.surroundings
        alignment = self.accelerator.alignment
        aligned = alignment.base > 1
        loads = [e for store in stores for e in walk(store.value) if isinstance(e, Load)]
        vectors = [load for load in loads if load.lanes > 1 and load.predicate is None]
        return Problem(
            target=self.accelerator,
            stores=canonical,
            moved=tuple(moved),
            resident=whole,
            registers=registers,
            nest=surroundings.nest(around, names),
            divisors=surroundings.divisors(names, canonical, alignment) if aligned else (),
            rooms=surroundings.rooms(names, vectors) if self.permissions.finite else (),
            permissions=self.permissions,
            trace=self.trace,
        )

    def solved(
        self, problem: Problem, names: Abstraction
    ) -> tuple[Solution, tuple[RuntimeTest, ...], bool]:
        """The solution, given what is assumed; its wishes; was the problem solved before?"""
        hits = solve.cache_info().hits
        solution = solve(problem)
        tests = self._tests(solution, names)
        if solution.special is not None and tests and self.assumed.issuperset(tests):
            solution = solution.special
        self.statistics = solution.statistics
        return solution, tests or (), solve.cache_info().hits > hits

    def _tests(self, solution: Solution, names: Abstraction) -> tuple[RuntimeTest, ...] | None:
        """What makes all the wishes come true, None where that can't be tested."""
        found = [self.surroundings.tests(names, wish) for wish in solution.wishes]
        if any(tests is None for tests in found):
            return None
        return tuple(dict.fromkeys(test for tests in found if tests for test in tests))

    def abstraction(self) -> Abstraction:
        """Names for one group."""
        return Abstraction(self.known, self.pointers)
