"""Answers to the questions that rules ask about indices and lanes.

The rules can't do arithmetic on the symbolic strides of a multiramp of any form; the index algebra
can. After each round the new questions are read from the e-graph, answered from a representative
of the class, and the answers added as facts. A question without an answer adds nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.accel import Accelerator
from tilewright.rules.errors import RuleError
from tilewright.select.engine.addresses import Addresses
from tilewright.select.engine.egraph import Arg, Class, Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.select.engine.extract import Extraction, source_size
from tilewright.select.engine.levels import Nest
from tilewright.select.engine.shapes import Shapes
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Expr, Load
from tilewright.stmt.types import Type

Part = Expr | Type | int | tuple[int, ...]


class Answers:
    """Answers the questions of one e-graph; keeps track of those that were answered before."""

    def __init__(
        self,
        accelerator: Accelerator,
        encoder: Encoder,
        addresses: Addresses,
        nest: Nest,
        resident_lanes: int,
        finite: bool = False,
    ) -> None:
        self._encoder = encoder
        self._addresses = addresses
        self._asked: set[tuple[str, tuple[Part, ...]]] = set()
        self.shapes = Shapes(accelerator, encoder, nest, resident_lanes, finite)

    def answer(self, snapshot: Snapshot) -> bool:
        """Add the facts that answer new questions to the encoder; False when there were none."""
        source = Extraction(snapshot, self._encoder, source_size)
        products = list(self._new("ask-product", snapshot, source))
        views = list(self._new("ask-view", snapshot, source))
        beyond = list(self._new("ask-beyond", snapshot, source))
        self.shapes.settle([(r, x, y) for r, x, y in products])  # type: ignore[misc]
        for type, index, extents in views:
            if not (isinstance(type, Type) and isinstance(index, Expr)):
                raise RuleError("ask-view of what is no type and no index")
            assert isinstance(extents, tuple)
            self._answer_view(type.element, index, extents)
        for load, *sizes, depth in beyond:
            if not isinstance(load, Load):
                raise RuleError("ask-beyond of what is no load")
            assert isinstance(depth, int)
            if self._addresses.exist(load, sizes, depth):  # type: ignore[arg-type]
                self._encoder.fact(f"(exists-beyond {self._encoder.expr(load)} {depth})")
        return bool(products or views or beyond)

    def _new(
        self, relation: str, snapshot: Snapshot, source: Extraction
    ) -> Iterator[tuple[Part, ...]]:
        for row in snapshot.facts(relation):
            try:
                question = tuple(_part(arg, source) for arg in row)
            except KeyError as error:
                raise RuleError(f"{relation} of what is no expression") from error
            if (relation, question) not in self._asked:
                self._asked.add((relation, question))
                yield question

    def _answer_view(self, type: Type, index: Expr, extents: tuple[int, ...]) -> None:
        """(view index strides) when the index is an array of these extents, outermost first.

        (aligned type strides) too where elements of that type begin at aligned addresses there.
        """
        ramp = MultiRamp.from_expr(index)
        strides = None if ramp is None else ramp.view(*reversed(extents))
        if ramp is None or strides is None:
            return
        of = index.type.element
        term = f"(Flat {self._encoder.expr(ramp.base.to_expr(of))})"
        for stride, extent in zip(strides, reversed(extents), strict=True):
            term = f"(Along {self._encoder.expr(stride.to_expr(of))} {extent} {term})"
        self._encoder.fact(f"(view {self._encoder.expr(index)} {term})")
        aligned = f'(aligned "{type}" {term})'
        # In one direction elements are neighbours; the other is the stride that a load is told.
        leading = list(strides)
        neighbours = [stride for stride in leading if stride.constant() == 1]
        if neighbours:
            leading.remove(neighbours[0])
        if self._addresses.aligned(type, ramp.base, leading):
            self._encoder.fact(aligned)
        else:
            self._addresses.wish_aligned(type, ramp.base, leading, aligned)


def _part(arg: Arg, source: Extraction) -> Part:
    if isinstance(arg, Class):
        return source.expr(arg)
    if isinstance(arg, (int, Type)):
        return arg
    assert isinstance(arg, tuple), f"not part of a question: {arg}"
    return tuple(item for item in arg if isinstance(item, int))
