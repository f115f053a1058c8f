"""Solve one group by equality saturation: encode, apply rules in rounds, answer questions, extract.

A group's stores share an e-graph. The problem is stated without names (canonical.py), so equal
groups are solved once in a process.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

from egglog.bindings import EGraph, IterationReport

from tilewright.accel import Accelerator
from tilewright.rules.base import RuleBase
from tilewright.select.answers import Answers
from tilewright.select.choices import Choice, choices, vector_costs
from tilewright.select.cost import CostModel
from tilewright.select.egraph import Class, Snapshot
from tilewright.select.encode import Encoder
from tilewright.select.extract import Extraction
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
    many tiles the group may use. `trace` asks for the best cost after every round and for the
    choices.
    """

    target: Accelerator
    stores: tuple[Store, ...]
    moved: tuple[bool, ...]
    resident: Load | None
    registers: int
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
    accumulator that stays in tiles, where the problem has one and its products agree on them.
    `wishes` are variables that would allow cheaper instructions if they had those values, and
    `special` is the solution if all of them do.
    """

    results: list[Expr | Stmt | None]
    costs: list[float]
    resident: tuple[int, int] | None
    wishes: list[tuple[Expr, int]]
    choices: list[list[Choice]]
    vector_costs: list[float]
    statistics: Statistics
    special: Solution | None = None


@lru_cache(maxsize=256)
def solve(problem: Problem) -> Solution:
    """The cheapest instructions for every store of the problem."""
    accelerator = problem.target
    rules = _rule_base(accelerator)
    statistics = Statistics(load_seconds=rules.load_seconds)
    encoder = Encoder()
    with rules.session() as egraph:
        roots = _encode(problem, accelerator, encoder)
        lanes = problem.resident.lanes if problem.resident is not None else 0
        answers = Answers(accelerator, encoder, lanes)
        cost = CostModel(accelerator, problem.registers)
        search = _Search(egraph, encoder, answers, statistics, roots, cost, problem.trace)
        solution = search.solution()
        if solution.wishes:
            # What else would hold is added to the same e-graph: most of the work is done already.
            for expr, value in solution.wishes:
                encoder.fact(f"(union {encoder.expr(expr)} (Const {value}))")
            solution.special = search.solution()
    return solution


@cache
def _rule_base(accelerator: Accelerator) -> RuleBase:
    """The rules of an accelerator, loaded once in a process."""
    return RuleBase(accelerator.rules, accelerator.product_facts())


def _encode(problem: Problem, accelerator: Accelerator, encoder: Encoder) -> list[str]:
    roots: list[str] = []
    for i, (store, moved) in enumerate(zip(problem.stores, problem.moved, strict=True)):
        if moved:
            value = encoder.expr(store.value)
            term = f"(LocToLoc (Mem) ({accelerator.location}) {value})"
        else:
            term = encoder.store(store)
        encoder.root(f"root{i}", term)
        roots.append(f"root{i}")
    if problem.resident is not None:
        encoder.fact(f"(resident-tile {encoder.expr(problem.resident)})")
    return roots


class _Search:
    """An e-graph with the roots of a problem in it, and what it takes to find their best forms."""

    def __init__(
        self,
        egraph: EGraph,
        encoder: Encoder,
        answers: Answers,
        statistics: Statistics,
        roots: list[str],
        cost: CostModel,
        trace: bool,
    ) -> None:
        self._egraph = egraph
        self._encoder = encoder
        self._answers = answers
        self._statistics = statistics
        self._roots = roots
        self._cost = cost
        self._trace = trace

    def solution(self) -> Solution:
        """The best forms, given what has been encoded up to now."""
        statistics = self._statistics
        start, extracting = time.perf_counter(), statistics.extract_seconds
        snapshot = self._saturate()
        took = time.perf_counter() - start - (statistics.extract_seconds - extracting)
        statistics.saturate_seconds += took
        start = time.perf_counter()
        best = Extraction(snapshot, self._encoder, self._cost)
        roots = [snapshot.roots[root] for root in self._roots]
        costs = [best.cost(c) for c in roots]
        results = [best.decoded(c) if best.cost(c) < float("inf") else None for c in roots]
        statistics.extract_seconds += time.perf_counter() - start
        statistics.tuples = snapshot.size
        made: list[list[Choice]] = [[] for _ in roots]
        without: list[float] = []
        if self._trace:
            made = [choices(snapshot, best, c) for c in roots]
            without = vector_costs(snapshot, self._encoder, self._cost, roots)
        return Solution(
            results,
            costs,
            self._answers.resident,
            _wishes(snapshot, best),
            made,
            without,
            replace(statistics, costs=list(statistics.costs), matches=dict(statistics.matches)),
        )

    def _saturate(self) -> Snapshot:
        """Rounds of rules and answers until nothing is new.

        At a limit what has been found so far counts.
        """
        rounds = ROUNDS_PER_BATCH
        while True:
            batch = _Batch(self._egraph, self._encoder.take_program(), self._statistics)
            if self._trace:
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
        best = Extraction(snapshot, self._encoder, self._cost)
        self._statistics.costs.append(sum(best.cost(snapshot.roots[r]) for r in self._roots))
        self._statistics.extract_seconds += time.perf_counter() - start


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


def _wishes(snapshot: Snapshot, best: Extraction) -> list[tuple[Expr, int]]:
    """Variables with the one value that rules wish for them."""
    values: dict[Expr, set[int]] = {}
    for scalar, value in snapshot.facts("wish"):
        assert isinstance(scalar, Class) and isinstance(value, int)
        expr = best.expr(scalar)
        if isinstance(expr, Var):
            values.setdefault(expr, set()).add(value)
    return [(expr, min(wanted)) for expr, wanted in values.items() if len(wanted) == 1]


def _finds_something(iteration: IterationReport) -> bool:
    """Is it a round of rules that changed the e-graph?"""
    report = iteration.rule_set_report
    rules = any(not name.startswith(SUPPORT_RULES) for name in report.rule_reports)
    return rules and report.changed
