"""Answers to the questions that rules ask about indices and lanes: ask-view and ask-shape.

The rules can't do arithmetic on the symbolic strides of a multiramp of any form; the index algebra
can. After each round the new questions are read from the e-graph, answered from a representative
of the class, and the answers added as facts. A question without an answer adds nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt

from tilewright.accel import Accelerator
from tilewright.select.egraph import Arg, Class, Snapshot
from tilewright.select.encode import Encoder
from tilewright.select.extract import Extraction, source_size
from tilewright.stmt.index.lanes import is_uniform_digit, runs
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Expr, Load


@dataclass(frozen=True)
class Shape:
    """rows × columns results, each a sum over depth products."""

    rows: int
    columns: int
    depth: int


class Answers:
    """Answers the questions of one e-graph; keeps track of those that were answered before."""

    def __init__(self, accelerator: Accelerator, encoder: Encoder, resident_lanes: int) -> None:
        self._accelerator = accelerator
        self._encoder = encoder
        self._resident_lanes = resident_lanes
        self._asked: set[tuple[Expr | tuple[int, ...], ...]] = set()
        self._shapes: dict[Expr, Shape] = {}
        self._agreed: dict[int, tuple[int, int]] = {}  # rows and columns of so many results
        self.resident: tuple[int, int] | None = None

    def answer(self, snapshot: Snapshot) -> bool:
        """Add the facts that answer new questions to the encoder; False when there were none."""
        source = Extraction(snapshot, self._encoder, source_size)
        new_products = list(self._new(snapshot.facts("ask-shape"), source))
        new_views = list(self._new(snapshot.facts("ask-view"), source))
        self._answer_shapes(new_products)
        for index, extents in new_views:
            assert isinstance(index, Expr) and isinstance(extents, tuple)
            self._answer_view(index, extents)
        return bool(new_products or new_views)

    def _new(
        self, rows: list[tuple[Arg, ...]], source: Extraction
    ) -> Iterator[tuple[Expr | tuple[int, ...], ...]]:
        for row in rows:
            question: list[Expr | tuple[int, ...]] = []
            for arg in row:
                if isinstance(arg, Class):
                    question.append(source.expr(arg))
                else:
                    assert isinstance(arg, tuple)
                    question.append(tuple(item for item in arg if isinstance(item, int)))
            key = tuple(question)
            if key not in self._asked:
                self._asked.add(key)
                yield key

    def _answer_view(self, index: Expr, extents: tuple[int, ...]) -> None:
        """(view index strides) when the index is an array of these extents, outermost first."""
        ramp = MultiRamp.from_expr(index)
        strides = None if ramp is None else ramp.view(*reversed(extents))
        if ramp is None or strides is None:
            return
        type = index.type.element
        term = f"(Flat {self._encoder.expr(ramp.base.to_expr(type))})"
        for stride, extent in zip(strides, reversed(extents), strict=True):
            term = f"(Along {self._encoder.expr(stride.to_expr(type))} {extent} {term})"
        self._encoder.fact(f"(view {self._encoder.expr(index)} {term})")

    def _answer_shapes(self, questions: list[tuple[Expr | tuple[int, ...], ...]]) -> None:
        """(shape r left right rows columns depth) for each product that is one of matrices.

        All products of one number of results get the same rows and columns when they can, so that
        they can share an accumulator.
        """
        possible: list[tuple[Expr, Expr, Expr, list[Shape]]] = []
        for question in questions:
            result, left, right = question
            assert isinstance(result, Expr) and isinstance(left, Expr) and isinstance(right, Expr)
            possible.append((result, left, right, matrix_shapes(result.lanes, left, right)))
        for lanes in sorted({result.lanes for result, *_ in possible}):
            rows = [entry for entry in possible if entry[0].lanes == lanes]
            self._settle(rows)
            shapes = {(s.rows, s.columns) for r, *_ in rows if (s := self._shapes.get(r))}
            if lanes == self._resident_lanes and len(shapes) == 1 and self.resident is None:
                (self.resident,) = shapes
                self._encoder.fact("(resident {} {})".format(*self.resident))

    def _settle(self, rows: list[tuple[Expr, Expr, Expr, list[Shape]]]) -> None:
        """Choose one shape for each product of equally many results, the same if possible."""
        per_result: dict[Expr, set[tuple[int, int]]] = {}
        for result, _, _, shapes in rows:
            seen = per_result.setdefault(result, set())
            seen.update((shape.rows, shape.columns) for shape in shapes)
        sets = [shapes for shapes in per_result.values() if shapes]
        common = set.intersection(*sets) if sets else set()
        lanes = rows[0][0].lanes
        if common and lanes not in self._agreed:
            self._agreed[lanes] = min(common, key=lambda shape: self._preference(shape, rows))
        agreed = self._agreed.get(lanes)
        for result, left, right, shapes in rows:
            # A tile's shape is not part of its type: two shapes of one accumulator must not meet.
            allowed = [s for s in shapes if agreed in (None, (s.rows, s.columns))]
            if not allowed and lanes != self._resident_lanes:
                allowed = shapes
            if not allowed:
                continue
            best = min(allowed, key=lambda s: self._preference((s.rows, s.columns), rows))
            self._shapes[result] = best
            names = " ".join(self._encoder.expr(e) for e in (result, left, right))
            self._encoder.fact(f"(shape {names} {best.rows} {best.columns} {best.depth})")

    def _preference(
        self, shape: tuple[int, int], rows: list[tuple[Expr, Expr, Expr, list[Shape]]]
    ) -> tuple[int, int, int]:
        """Fewer tiles first, then fewer left operands to copy into rows, then more columns."""
        height, width = shape
        copied = [
            left
            for _, left, _, shapes in rows
            for s in shapes
            if (s.rows, s.columns) == shape and not _has_rows(left, s)
        ]
        return self._accelerator.tiles(height, width * 4), len(copied), -width


def matrix_shapes(results: int, left: Expr, right: Expr) -> list[Shape]:
    """Every way to see sums over the innermost lanes of left·right as a product of matrices.

    `left` must not depend on the column, nor `right` on the row; lanes are ordered row, column,
    depth, the depth innermost.
    """
    depth = left.lanes // results
    left_runs, right_runs = runs(left), runs(right)
    shapes: list[Shape] = []
    for columns in _divisors(results):
        rows = results // columns
        same_in_row = is_uniform_digit(left_runs, depth, columns)
        if same_in_row and is_uniform_digit(right_runs, depth * columns, rows):
            shapes.append(Shape(rows, columns, depth))
    return shapes


def _has_rows(left: Expr, shape: Shape) -> bool:
    """Do the rows of a left operand lie in memory as they are?"""
    if not isinstance(left, Load) or left.predicate is not None:
        return False
    ramp = MultiRamp.from_expr(left.index)
    strides = None if ramp is None else ramp.view(shape.depth, shape.columns, shape.rows)
    return strides is not None and strides[0].constant() == 1


def _divisors(n: int) -> list[int]:
    small = [d for d in range(1, isqrt(n) + 1) if n % d == 0]
    return sorted({*small, *(n // d for d in small)})
