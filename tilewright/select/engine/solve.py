"""Solve one group by equality saturation: encode, apply rules in rounds, answer questions, extract.

A group's stores share an e-graph. The problem is stated without names (canonical.py), so equal
groups are solved once in a process.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial

from egglog.bindings import EGraph, IterationReport

from tilewright.accel import Accelerator, Product
from tilewright.rules.base import RuleBase
from tilewright.select.engine.addresses import Addresses, Divisors, Room
from tilewright.select.engine.answers import Answers
from tilewright.select.engine.choices import Choice, choices, vector_costs
from tilewright.select.engine.cost import CostModel, FixedShape
from tilewright.select.engine.declaration import STRICT, Permissions, facts
from tilewright.select.engine.egraph import Class, Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.select.engine.extract import Extraction, NodeCost
from tilewright.select.engine.levels import Nest
from tilewright.select.engine.wishes import Wish
from tilewright.stmt.nodes import Expr, Load, Stmt, Store, Var

MAX_ROUNDS = 24
MAX_TUPLES = 50_000
ROUNDS_PER_BATCH = 4
LARGE = 5_000  # tuples from which on the limits are looked at after every round
# How the names of the rules begin that each round runs first.
SUPPORT_RULES = ("type-", "zero-", "rest-")
ROUND = "(saturate (run support)) (run rules)"


@dataclass(frozen=True)
class Problem:
    """Stores of one group, in canonical form.

    `resident` is the load that reads the whole accumulator where that stays in tiles: then the
    `moved[i]` of a store i into it says that its value goes into those tiles. `registers` is how
    many tiles the group may use. `nest` are the loops around it; `divisors` and `rooms` say what is
    known of addresses (addresses.py). `trace` asks for the best cost after every round and for the
    choices.
    """

    target: Accelerator
    stores: tuple[Store, ...]
    moved: tuple[bool, ...]
    resident: Load | None
    registers: int
    nest: Nest = field(default_factory=Nest)
    divisors: tuple[Divisors, ...] = ()
    rooms: tuple[Room, ...] = ()
    permissions: Permissions = STRICT
    trace: bool = False


@dataclass
class Statistics:
    """What a solve took: seconds, rounds, tuples in the e-graph, matches of each rule.

    Rounds are those that found something new, `costs` the best after each of them, if traced.
    """

    load_seconds: float = 0.0
    saturate_seconds: float = 0.0
    extract_seconds: float = 0.0
    rounds: int = 0
    tuples: int = 0
    costs: list[float] = field(default_factory=list)
    matches: dict[str, int] = field(default_factory=dict)


@dataclass
class Solution:
    """`results[i]` is the tile value (moved) or statement for store i, None where there is none.

    `costs[i]` is its cost, `choices[i]` how it came about (traced) and `vector_costs[i]` what the
    cheapest form without instructions costs (traced). `resident` is rows and columns of the
    accumulator that stays in tiles, where the problem has one and its products agree on them;
    `shapes` are all that were considered, with their costs, and `product` is what multiplies.
    `wishes` would allow cheaper instructions, and `special` is the solution if all of them hold.
    """

    results: list[Expr | Stmt | None]
    costs: list[float]
    resident: tuple[int, int] | None
    shapes: dict[tuple[int, int], float]
    product: Product | None
    wishes: tuple[Wish, ...]
    choices: list[list[Choice]]
    vector_costs: list[float]
    statistics: Statistics
    special: Solution | None = None


@lru_cache(maxsize=256)
def solve(problem: Problem) -> Solution:
    """The cheapest instructions for every store of the problem."""
    rules = _rule_base(problem.target, problem.permissions)
    statistics = Statistics(load_seconds=rules.load_seconds)
    with rules.session() as egraph:
        return _Search(egraph, problem, statistics).solution()


@cache
def _rule_base(accelerator: Accelerator, permissions: Permissions) -> RuleBase:
    """The rules of an accelerator, loaded once in a process."""
    return RuleBase(accelerator.rules, facts(accelerator, permissions))


class _Search:
    """An e-graph with the stores of a problem in it, and what it takes to find their best forms."""

    def __init__(self, egraph: EGraph, problem: Problem, statistics: Statistics) -> None:
        self._egraph = egraph
        self._problem = problem
        self._statistics = statistics
        self._encoder = Encoder()
        accelerator, resident = problem.target, problem.resident
        self._addresses = Addresses(accelerator.alignment, problem.divisors, problem.rooms)
        self._answers = Answers(
            accelerator,
            self._encoder,
            self._addresses,
            problem.nest,
            0 if resident is None else resident.lanes,
            problem.permissions.finite,
        )
        self._cost = CostModel(accelerator, problem.registers, problem.nest, self._encoder.opaque)
        for i, (store, moved) in enumerate(zip(problem.stores, problem.moved, strict=True)):
            if moved:
                value = self._encoder.expr(store.value)
                self._encoder.root(f"root{i}", value)
                self._encoder.fact(f"(LocToLoc (Mem) ({accelerator.location}) {value})")
            else:
                self._encoder.root(f"root{i}", self._encoder.store(store))
        if resident is not None:
            self._encoder.fact(f"(resident-tile {self._encoder.expr(resident)})")

    def solution(self) -> Solution:
        """The best forms; and, if some wishes would allow better ones, those if they all hold."""
        solution = self._found()
        if solution.wishes:
            # What else would hold is added to the same e-graph: most of the work is done already.
            for wish in solution.wishes:
                if wish.modulus is None:
                    variable = self._encoder.expr(wish.variable)
                    self._encoder.fact(f"(union {variable} (Const {wish.value}))")
            for fact in self._addresses.granted():
                self._encoder.fact(fact)
            solution.special = self._found()
        return solution

    def _found(self) -> Solution:
        """The best forms, given what has been encoded up to now."""
        statistics = self._statistics
        start, extracting = time.perf_counter(), statistics.extract_seconds
        snapshot = self._saturate()
        took = time.perf_counter() - start - (statistics.extract_seconds - extracting)
        statistics.saturate_seconds += took
        start = time.perf_counter()
        shapes = {
            shape: self._extracted(snapshot, shape) for shape in self._answers.shapes.resident
        }
        if self._problem.resident is None or not shapes:
            best = self._extracted(snapshot, None)
        else:
            best = min(shapes.values(), key=lambda extracted: extracted.total)
        costs = [best.extraction.cost(c) for c in best.roots]
        results = [
            best.extraction.decoded(c) if cost < float("inf") else None
            for c, cost in zip(best.roots, costs, strict=True)
        ]
        statistics.extract_seconds += time.perf_counter() - start
        statistics.tuples = snapshot.size
        made: list[list[Choice]] = [[] for _ in best.roots]
        without: list[float] = []
        if self._problem.trace:
            made = [choices(snapshot, best.extraction, c) for c in best.roots]
            roots = [snapshot.roots[f"root{i}"] for i in range(len(best.roots))]
            without = vector_costs(snapshot, self._encoder, self._cost, roots)
        return Solution(
            results,
            costs,
            best.shape,
            {shape: extracted.total for shape, extracted in shapes.items()},
            self._answers.shapes.product,
            (*_wishes(snapshot, best.extraction), *self._addresses.wishes()),
            made,
            without,
            replace(statistics, costs=list(statistics.costs), matches=dict(statistics.matches)),
        )

    def _extracted(self, snapshot: Snapshot, shape: tuple[int, int] | None) -> _Extracted:
        """The cheapest forms with that shape of the accumulator that stays in tiles."""
        problem: Problem = self._problem
        cost: NodeCost = self._cost
        if shape is not None:
            assert problem.resident is not None
            cost = partial(self._cost, fixed=FixedShape(problem.resident.lanes, *shape))
        extraction = Extraction(snapshot, self._encoder, cost)
        named = snapshot.named("accumulator-matrix")
        roots: list[Class] = []
        for i, moved in enumerate(problem.moved):
            root = snapshot.roots[f"root{i}"]
            if moved and shape is not None:
                root = named.get((root, *shape), Class(-1))
            roots.append(root)
        return _Extracted(shape, extraction, roots, sum(map(extraction.cost, roots)))

    def _saturate(self) -> Snapshot:
        """Rounds of rules and answers until nothing is new.

        At a limit what has been found so far counts.
        """
        rounds = ROUNDS_PER_BATCH
        while True:
            batch = _Batch(self._egraph, self._encoder.take_program(), self._statistics)
            if self._problem.trace:
                for snapshot in batch.rounds(rounds):
                    self._record_cost(snapshot)
            else:
                batch.run(rounds)
            snapshot = Snapshot(self._egraph)
            rounds = ROUNDS_PER_BATCH if snapshot.size < LARGE else 1
            answered = self._answers.answer(snapshot)
            limit = self._statistics.rounds >= MAX_ROUNDS or snapshot.size > MAX_TUPLES
            if limit or (batch.saturated and not answered):
                return snapshot

    def _record_cost(self, snapshot: Snapshot) -> None:
        start = time.perf_counter()
        shapes = self._answers.shapes.resident or [None]
        self._statistics.costs.append(min(self._extracted(snapshot, s).total for s in shapes))
        self._statistics.extract_seconds += time.perf_counter() - start


@dataclass
class _Extracted:
    """The cheapest form of every store, for one shape of the resident accumulator."""

    shape: tuple[int, int] | None
    extraction: Extraction
    roots: list[Class]
    total: float


class _Batch:
    """A few rounds between two times that questions are answered, the same with a trace or without.

    `saturated`: the last round found nothing new.
    """

    def __init__(self, egraph: EGraph, program: str, statistics: Statistics) -> None:
        self._egraph = egraph
        self._statistics = statistics
        self.saturated = False
        egraph.run_program(*egraph.parse_program(program))

    def rounds(self, count: int) -> Iterator[Snapshot]:
        """The e-graph after each of up to `count` rounds that find something new."""
        for _ in range(count):
            if not self.saturated and self.run(1):
                yield Snapshot(self._egraph)

    def run(self, count: int) -> int:
        """Run up to `count` rounds, fewer where nothing is new; how many found something."""
        schedule = f"(run-schedule (repeat {count} {ROUND}))"
        (output,) = self._egraph.run_program(*self._egraph.parse_program(schedule))
        report = output.report  # type: ignore[union-attr]
        for name, matches in report.num_matches_per_rule.items():
            self._statistics.matches[name] = self._statistics.matches.get(name, 0) + matches
        self.saturated = not report.iterations[-1].rule_set_report.changed
        found = sum(map(_finds_something, report.iterations))
        self._statistics.rounds += found
        return found


def _wishes(snapshot: Snapshot, best: Extraction) -> list[Wish]:
    """Variables with the one value that rules wish for them."""
    values: dict[Var, set[int]] = {}
    for scalar, value in snapshot.facts("wish"):
        assert isinstance(scalar, Class) and isinstance(value, int)
        expr = best.expr(scalar)
        if isinstance(expr, Var):
            values.setdefault(expr, set()).add(value)
    return [Wish(expr, min(wanted)) for expr, wanted in values.items() if len(wanted) == 1]


def _finds_something(iteration: IterationReport) -> bool:
    """Is it a round of rules that changed the e-graph?"""
    report = iteration.rule_set_report
    rules = any(not name.startswith(SUPPORT_RULES) for name in report.rule_reports)
    return rules and report.changed
