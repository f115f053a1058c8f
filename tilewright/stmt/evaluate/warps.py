"""Warps: a gpu_lane loop with warp-level calls in it runs its lanes in lock step.

A statement that has a warp-level call in it (an intrinsic that is a WarpIntrinsic) runs once for
the warp, and so do allocations and their frees. Every other store, assert, let and call runs once
in each lane, in order of lanes, before the next statement begins:

    gpu_lane<CUDA> (v, 0, 32) {
     t[v] = v*2                 32 times, v = 0 … 31
     if (n < 4) {               the same for all lanes, or without warp-level calls in it
      d[ramp(0, 1, 256)] = (float32x256)wmma.mma…(…)            once; nothing in it uses v
     }
    }

Where lanes part ways, those that go along run a statement together. A let whose value turns out to
be one and the same in all lanes is the warp's, and warp-level calls may use it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate.calls import Intrinsic, WarpIntrinsic
from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.visit import Node, free_variables, walk

if TYPE_CHECKING:
    from tilewright.stmt.evaluate.evaluator import Statements


class WarpCalls:
    """The warp-level calls in nodes, found once for each node."""

    def __init__(self, intrinsics: Mapping[str, Intrinsic]) -> None:
        self.lanes = {
            name: intrinsic.warp
            for name, intrinsic in intrinsics.items()
            if isinstance(intrinsic, WarpIntrinsic)
        }
        self._inside: dict[Node, tuple[str, ...]] = {}

    def inside(self, node: Node) -> tuple[str, ...]:
        """The names of the warp-level intrinsics that are called in `node`."""
        if not self.lanes:
            return ()
        if node not in self._inside:
            called = (inner.name for inner in walk(node) if isinstance(inner, n.Call))
            self._inside[node] = tuple(name for name in called if name in self.lanes)
        return self._inside[node]


def run_warp(run: Statements, loop: n.For) -> None:
    """Runs `loop`, which has warp-level calls in it, as one warp."""
    minimum, extent = run.array(loop.minimum), int(run.array(loop.extent)[0])
    for name in run.warp_calls.inside(loop.body):
        warp = run.warp_calls.lanes[name]
        if warp != extent:
            raise EvaluationError(
                f"{name} takes a warp of {warp} lanes, but the gpu_lane loop {loop.name} "
                f"has {extent}"
            )
    outer = run.names, run.statements, run.threads
    lanes = _Varying({lane: _plus(minimum, lane) for lane in range(extent)})
    run.names = {**run.names, loop.name: lanes}
    run.statements = _Warp(run, range(extent)).statements
    run.threads = ""
    run.execute(loop.body)
    run.names, run.statements, run.threads = outer


@dataclass(frozen=True, eq=False)
class _Varying:
    """What a name stands for in each lane that is running where the name is bound."""

    values: Mapping[int, Any]


class _Warp:
    """How statements run in a warp whose lanes `active` are running."""

    def __init__(self, run: Statements, active: Collection[int]) -> None:
        self.run = run
        self.active = active
        self.of_a_lane = run.statements
        self.statements: dict[type[n.Stmt], Callable[[Any], object]] = {
            **run.statements,
            n.LetStmt: self._let_stmt,
            n.AssertStmt: self._leaf,
            n.For: self._for,
            n.If: self._if,
            n.Allocate: self._together,
            n.Free: self._together,
            n.Store: self._leaf,
            n.Evaluate: self._leaf,
        }

    def _leaf(self, stmt: n.Stmt) -> None:
        if self.run.warp_calls.inside(stmt):
            self._together(stmt)
        else:
            self._in_lanes(self.of_a_lane[type(stmt)], stmt)

    def _let_stmt(self, let: n.LetStmt) -> None:
        self._bind(let.name, self._in_each(self.run.value, let.value))

    def _for(self, loop: n.For) -> None:
        calls = self.run.warp_calls.inside(loop.body)
        if calls and loop.kind == "gpu_lane":
            raise EvaluationError(f"{calls[0]} is in {loop.name}, a gpu_lane loop inside another")
        minima = self._in_each(self.run.array, loop.minimum)
        extents = self._in_each(self.run.array, loop.extent)
        if not (_agree(minima) and _agree(extents)):
            self._check_may_diverge(calls)
        active, outer = self.active, self.run.names
        self.run.names = dict(outer)
        for step in range(max(int(extent[0]) for extent in extents.values())):
            self.active = [lane for lane in active if step < extents[lane][0]]
            self._bind(loop.name, {lane: _plus(minima[lane], step) for lane in self.active})
            self.run.execute(loop.body)
        self.active, self.run.names = active, outer

    def _if(self, stmt: n.If) -> None:
        conditions = self._in_each(self.run.array, stmt.condition)
        if not _agree(conditions):
            self._check_may_diverge(self.run.warp_calls.inside(stmt))
        active = self.active
        for truth, side in ((True, stmt.then), (False, stmt.otherwise)):
            self.active = [lane for lane in active if conditions[lane][0] == truth]
            if self.active and side is not None:
                self.run.execute(side)
        self.active = active

    def _check_may_diverge(self, calls: Sequence[str]) -> None:
        if calls:
            raise EvaluationError(
                f"{calls[0]} is in divergent control flow: it takes all lanes of the warp"
            )

    def _bind(self, name: str, values: Mapping[int, Any]) -> None:
        same = _agree(values)
        self.run.names[name] = next(iter(values.values())) if same else _Varying(values)

    def _in_each(self, evaluate: Callable[[n.Expr], Any], expr: n.Expr) -> dict[int, Any]:
        """The value of `expr` in each lane that is running."""
        if self.run.warp_calls.inside(expr):
            self._check_same(expr)
            return dict.fromkeys(self.active, evaluate(expr))
        return self._in_lanes(evaluate, expr)

    def _in_lanes(self, run: Callable[[Any], Any], node: Node) -> dict[int, Any]:
        names = self.run.names
        varying = {name: v.values for name, v in names.items() if isinstance(v, _Varying)}
        results: dict[int, Any] = {}
        for lane in self.active:
            self.run.names = {**names, **{name: values[lane] for name, values in varying.items()}}
            results[lane] = run(node)
        self.run.names = names
        return results

    def _together(self, stmt: n.Stmt) -> None:
        self._check_same(stmt)
        self.of_a_lane[type(stmt)](stmt)

    def _check_same(self, node: Node) -> None:
        """That nothing that differs from lane to lane is used in `node`, which runs once."""
        buffers = {e.name for e in walk(node) if isinstance(e, (n.Load, n.Store))}
        for name in sorted(free_variables(node) | buffers):
            if isinstance(self.run.names.get(name), _Varying):
                calls = self.run.warp_calls.inside(node)
                what = f"a statement with {calls[0]}" if calls else "an allocation"
                raise EvaluationError(
                    f"{what} runs once for the warp, but uses {name}, which depends on the lane"
                )


def _plus(minimum: np.ndarray, step: int) -> np.ndarray:
    return minimum + np.array([step]).astype(minimum.dtype)


def _agree(values: Mapping[int, Any]) -> bool:
    """Whether all lanes have one value, the same to the bit."""
    first, *others = values.values()
    return all(_same(first, other) for other in others)


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return a.dtype == b.dtype and a.tobytes() == b.tobytes()
    return a is b or (type(a) is type(b) and a == b)
