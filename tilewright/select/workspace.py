"""What is known of a program while its candidates are selected for, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tilewright.accel import Accelerator
from tilewright.select.candidates import Candidate
from tilewright.select.canonical import Abstraction
from tilewright.select.report import StoreReport
from tilewright.select.solve import Problem, Solution, Statistics, solve
from tilewright.select.uses import Buffer
from tilewright.stmt.nodes import Expr, Stmt, Var
from tilewright.stmt.types import Type


def named_wishes(solution: Solution, names: Abstraction) -> tuple[tuple[Var, int], ...]:
    """The solver's wishes, those that are about a variable of the program itself."""
    named = ((names.concrete(expr), value) for expr, value in solution.wishes)
    return tuple((expr, value) for expr, value in named if isinstance(expr, Var))


@dataclass
class Workspace:
    """What is known of the whole statement, and what has been decided so far.

    `known` are variables whose value asserts tell, `assumed` those that this version of the program
    may take to have a value, as it is tested for. `replaced` maps the id of a statement to the one
    that takes its place, `residents` the id of an allocation that was put in place to its buffer
    and the rows and columns that stay in tiles; those in `apart` need a register for products that
    aren't accumulated in their own tiles. `lines` are the lines that tags stand for, `reports` the
    reports on stores by tag. `wishes` are the forms' so far; `statistics` those
    of the last solve.
    """

    accelerator: Accelerator
    known: Mapping[str, Expr]
    assumed: Mapping[str, int]
    pointers: Mapping[str, Type]
    trace: bool
    candidates: Sequence[Candidate]
    replaced: dict[int, Stmt] = field(default_factory=dict)
    residents: dict[int, tuple[Buffer, tuple[int, int]]] = field(default_factory=dict)
    apart: list[Buffer] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)
    reports: list[tuple[int, StoreReport]] = field(default_factory=list)
    wishes: list[tuple[Var, int]] = field(default_factory=list)
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
            self.tiles(shape) for other, shape in self.residents.values() if other.overlaps(buffer)
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

    def tiles(self, shape: tuple[int, int]) -> int:
        """Registers that an accumulator of rows × columns fills."""
        rows, columns = shape
        return self.accelerator.tiles(rows, columns * 4)

    def solved(self, problem: Problem, names: Abstraction) -> tuple[Solution, bool]:
        """The solution, given what is assumed, and whether the problem had been solved before."""
        hits = solve.cache_info().hits
        solution = solve(problem)
        wishes = named_wishes(solution, names)
        granted = all(self.assumed.get(variable.name) == value for variable, value in wishes)
        if solution.special is not None and granted and len(wishes) == len(solution.wishes):
            solution = solution.special
        self.statistics = solution.statistics
        return solution, solve.cache_info().hits > hits

    def abstraction(self) -> Abstraction:
        """Names for one group."""
        return Abstraction(self.known, self.pointers)
