"""Runs statements: scopes, loops (of every kind in order), asserts, allocations and stores.

Only a gpu_lane loop with warp-level calls in it runs in another way: see `warps`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate.calls import Intrinsic
from tilewright.stmt.evaluate.errors import EvaluationError, UnknownValueError
from tilewright.stmt.evaluate.expressions import Expressions
from tilewright.stmt.evaluate.failures import failure_text
from tilewright.stmt.evaluate.headers import Header
from tilewright.stmt.evaluate.memory import Buffer
from tilewright.stmt.evaluate.warps import WarpCalls, run_warp


def evaluate(
    stmt: n.Stmt,
    buffers: Mapping[str, Buffer],
    *,
    headers: Mapping[str, Header] | None = None,
    variables: Mapping[str, int] | None = None,
    intrinsics: Mapping[str, Intrinsic] | None = None,
) -> None:
    """Runs `stmt` on `buffers`, which are modified in place.

    `headers` gives those buffers their shape whose header the statement reads, `variables`
    the values of free scalars. The functions of a module run one after another. Raises
    EvaluationError, with the line, at the first thing that isn't allowed; what was written
    up to then stays written.
    """
    statements = Statements(buffers, headers or {}, variables or {}, intrinsics or {})
    with np.errstate(all="ignore"):
        statements.execute(stmt)


class Statements(Expressions):
    """The state of one run."""

    def __init__(
        self,
        buffers: Mapping[str, Buffer],
        headers: Mapping[str, Header],
        variables: Mapping[str, int],
        intrinsics: Mapping[str, Intrinsic],
    ) -> None:
        super().__init__(buffers, headers, variables, intrinsics)
        self.external = set(map(id, buffers.values()))
        self.warp_calls = WarpCalls(intrinsics)
        self.statements: dict[type[n.Stmt], Callable[[Any], object]] = {
            n.Block: self._block,
            n.LetStmt: self._let_stmt,
            n.AssertStmt: self._assert,
            n.ProducerConsumer: lambda s: self.execute(s.body),
            n.For: self._for,
            n.If: self._if,
            n.Allocate: self._allocate,
            n.Free: self._free,
            n.Store: self._store,
            n.Evaluate: lambda s: self.value(s.value),
            n.Function: lambda s: self.execute(s.body),
            n.Module: lambda s: [self.execute(function) for function in s.functions],
        }

    def execute(self, stmt: n.Stmt) -> None:
        if stmt.line:
            self.context.line = stmt.line
        try:
            self.statements[type(stmt)](stmt)
        except EvaluationError as error:
            error.line = error.line or stmt.line
            raise

    def _block(self, block: n.Block) -> None:
        outer = self.names
        self.names = dict(outer)
        for stmt in block.stmts:
            self.execute(stmt)
        self.names = outer

    def _let_stmt(self, let: n.LetStmt) -> None:
        self.names[let.name] = self.value(let.value)

    def _assert(self, stmt: n.AssertStmt) -> None:
        outer = self.names
        try:
            if self.array(stmt.condition)[0]:
                return
        except UnknownValueError:
            self.names = outer
            return
        raise EvaluationError(failure_text(stmt, self.value))

    def _for(self, loop: n.For) -> None:
        if loop.kind == "gpu_lane" and self.warp_calls.inside(loop.body):
            run_warp(self, loop)
            return
        minimum, extent = self.array(loop.minimum), self.array(loop.extent)
        outer, outer_threads = self.names, self.threads
        self.names = dict(outer)
        if loop.kind.startswith("gpu_"):
            self.threads = loop.name
        for step in range(int(extent[0])):
            self.names[loop.name] = minimum + np.array([step]).astype(minimum.dtype)
            self.execute(loop.body)
        self.names, self.threads = outer, outer_threads

    def _if(self, stmt: n.If) -> None:
        if self.array(stmt.condition)[0]:
            self.execute(stmt.then)
        elif stmt.otherwise is not None:
            self.execute(stmt.otherwise)

    def _allocate(self, stmt: n.Allocate) -> None:
        extents = [int(self.array(extent)[0]) for extent in stmt.extents]
        if min(extents, default=0) < 0:
            raise EvaluationError(f"{stmt.name} can't have an extent of {min(extents)}")
        size = math.prod(extents) * stmt.of.lanes
        self.names[stmt.name] = Buffer(stmt.name, stmt.of.element, size)

    def _free(self, stmt: n.Free) -> None:
        buffer = self._buffer(stmt.name)
        if id(buffer) in self.external or buffer.freed:
            raise EvaluationError(f"{stmt.name} is freed, but is no allocation that is alive")
        buffer.freed = True

    def _store(self, stmt: n.Store) -> None:
        buffer = self._buffer(stmt.name)
        mask = None if stmt.predicate is None else self.array(stmt.predicate)
        value, index = self.array(stmt.value), self.array(stmt.index)
        buffer.write(index, value, mask)
