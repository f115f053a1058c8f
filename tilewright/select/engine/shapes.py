"""Which matrix products a reduction may be, and the facts that tell the rules.

All products of one number of results get the same rows × columns where they can, so that they can
share an accumulator; a few of the most promising are offered, and the costs of what the rules make
of them decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.accel import Accelerator, Product, Role, TileShape
from tilewright.accel.geometry import (
    cells,
    filled_up,
    find_product,
    loaded_directly,
    staging,
    tile_shape,
)
from tilewright.select.engine.encode import Encoder
from tilewright.select.engine.levels import Nest
from tilewright.select.engine.windows import Decomposition, decompositions
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.nodes import Expr, Load
from tilewright.stmt.types import Type

# Which of group, depth, column and row neighbouring elements differ in.
_NEIGHBOURS = {
    ("left", "rows"): 1,
    ("left", "columns"): 3,
    ("right", "rows"): 2,
    ("right", "columns"): 1,
    ("right", "interleaved"): 0,
}
MAX_SHAPES = 3  # rows × columns that are offered for one number of results
FAR_WORSE = 2.0  # a guess may be wrong by as much
Question = tuple[Expr, Expr, Expr]


@dataclass(frozen=True)
class _Possible:
    """A question and an answer to it, with a guess at what that costs."""

    question: Question
    found: Decomposition
    product: Product
    cost: float

    @property
    def shape(self) -> tuple[int, int]:
        return self.found.rows, self.found.columns


class Shapes:
    """Settles the shapes of products, by their number of results."""

    def __init__(
        self,
        accelerator: Accelerator,
        encoder: Encoder,
        nest: Nest,
        resident_lanes: int,
        finite: bool,
    ) -> None:
        self._accelerator = accelerator
        self._encoder = encoder
        self._nest = nest
        self._resident_lanes = resident_lanes
        self._finite = finite
        self._agreed: dict[int, list[tuple[int, int]]] = {}
        self._told: set[str] = set()
        self._kinds: dict[Type, Product] = {}
        self.resident: list[tuple[int, int]] = []
        self.product: Product | None = None

    def settle(self, questions: Sequence[Question]) -> None:
        """Facts (product r a b rows columns depth) for what each of them may be."""
        by_lanes: dict[int, list[Question]] = {}
        for question in questions:
            by_lanes.setdefault(question[0].lanes, []).append(question)
        for lanes, group in sorted(by_lanes.items()):
            self._settle(lanes, [p for question in group for p in self._possible(question)])

    def _possible(self, question: Question) -> list[_Possible]:
        result, left, right = question
        types = result.type.element, left.type.element, right.type.element
        product = find_product(self._accelerator, *types)
        if product is None:
            return []
        return [
            _Possible(question, found, product, self._guess(product, found, left, right))
            for found in decompositions(result.lanes, left, right)
        ]

    def _settle(self, lanes: int, possible: list[_Possible]) -> None:
        # Accumulators of products whose instructions have other shapes are not interchangeable.
        kinds = self._kinds
        for p in possible:
            kinds.setdefault(p.product.accumulator, p.product)
        possible = [p for p in possible if p.product.shapes == kinds[p.product.accumulator].shapes]
        if not possible:
            return
        resident = lanes == self._resident_lanes
        if lanes not in self._agreed:
            self._agreed[lanes] = _agreed(possible)
        agreed = self._agreed[lanes]
        for question in dict.fromkeys(p.question for p in possible):
            own = [p for p in possible if p.question == question]
            told = [p for p in own if p.shape in agreed]
            if not told and not resident:
                best = _best({p.shape: p.cost for p in own})
                told = [p for p in own if p.shape in best]
            for p in told:
                self._tell(p)
        if resident:
            self.product = self.product or possible[0].product
            for shape in agreed:
                if shape not in self.resident:
                    self.resident.append(shape)
                    self._fact("(resident {} {})".format(*shape))

    def _guess(self, product: Product, found: Decomposition, left: Expr, right: Expr) -> float:
        """Instructions that multiply, loads of their operands, elements that have to be moved."""
        accelerator, costs = self._accelerator, self._accelerator.costs
        size = TileShape(found.rows, found.columns, found.depth)
        full = filled_up(accelerator, product, size)
        tile = tile_shape(accelerator, product, full.rows, full.columns)
        slices = -(-full.depth // tile.depth)
        steps = cells(full.rows, full.columns, tile) * slices
        if accelerator.partial:  # an instruction takes time for the rows that it works on
            steps *= full.rows / (-(-full.rows // tile.rows) * tile.rows)
        down, across = -(-full.rows // tile.rows), -(-full.columns // tile.columns)
        total = steps * costs.multiply.throughput
        total += (down + across) * slices * costs.load.throughput
        operands: tuple[tuple[Role, Expr], ...] = ("left", left), ("right", right)
        for role, e in operands:
            uses = self._nest.uses(self._nest.level(e))
            if found.slides and found.slides != role:
                rows, columns = full.matrix(role)
                total += costs.gathered * rows * columns / uses  # the banded matrix
            else:
                window = e if found.window is None else found.window.value
                total += self._moved(role, window, product, found) / uses
        return total

    def _moved(self, role: Role, e: Expr, product: Product, found: Decomposition) -> float:
        """What it takes to bring an operand into a temporary; 0 if it may be loaded as it lies."""
        costs = self._accelerator.costs
        size = TileShape(found.rows, found.columns, found.depth)
        # A window has no lanes for the direction that it doesn't move in.
        rows = 1 if found.slides == "right" else found.rows
        columns = 1 if found.slides == "left" else found.columns
        height, width = size.matrix(role)
        one_by_one = costs.gathered * height * width
        ramp = MultiRamp.from_expr(e.index) if isinstance(e, Load) else None
        if ramp is None or not isinstance(e, Load) or e.predicate is not None:
            return one_by_one
        for layout in self._accelerator.layouts[role]:
            if not loaded_directly(self._accelerator, product, role, layout, size):
                continue
            group = product.group if layout == "interleaved" else 1
            strides = ramp.view(group, found.depth // group, columns, rows)
            if strides and strides[_NEIGHBOURS[role, layout]].constant() == 1:
                return 0.0
        strides = ramp.view(found.depth, columns, rows)
        if "interleaved" in self._accelerator.layouts[role]:
            return one_by_one
        if strides and strides[0].constant() == 1:  # rows of neighbours are copied by vectors
            lines = height if role == "left" else width
            return 2 * costs.operation * lines * -(-found.depth * e.type.bytes // costs.vector)
        return one_by_one

    def _tell(self, p: _Possible) -> None:
        """The product, and how its operands may get into tiles."""
        result, left, right = p.question
        accelerator, found = self._accelerator, p.found
        size = TileShape(found.rows, found.columns, found.depth)
        full = filled_up(accelerator, p.product, size)
        a, b = self._operands(left, right, found)
        name = self._encoder.expr(result)
        self._fact(f"(product {name} {a} {b} {found.rows} {found.columns} {full.depth})")
        self._tell_operand(a, "left", p.product, size, full)
        self._tell_operand(b, "right", p.product, size, full)
        self._tell_accumulator(p.product, size, full)

    def _operands(self, left: Expr, right: Expr, found: Decomposition) -> tuple[str, str]:
        """The terms of both matrices."""
        name, m, n, k = self._encoder.expr, found.rows, found.columns, found.depth
        window, taps = found.window, found.taps
        if window is None:
            return (
                f"(left-matrix {name(left)} {m} {n} {k})",
                f"(right-matrix {name(right)} {m} {n} {k})",
            )
        places = f"{name(window.places)} {window.count}"
        if found.slides == "left":
            a = f"(left-matrix {name(window.value)} {m} 1 {k})"
            return a, f"(banded-right {name(right)} {m} {n} {taps} {places})"
        b = f"(right-matrix {name(window.value)} 1 {n} {k})"
        return f"(banded-left {name(left)} {m} {n} {taps} {places})", b

    def _tell_operand(
        self, term: str, role: Role, product: Product, size: TileShape, full: TileShape
    ) -> None:
        accelerator = self._accelerator
        if not term.startswith("(banded"):
            for layout in accelerator.layouts[role]:
                if loaded_directly(accelerator, product, role, layout, size):
                    self._fact(f'(direct {term} "{layout}")')
            fits = loaded_directly(
                accelerator, product, role, "rows", TileShape(size.rows, size.columns, full.depth)
            )
            if self._finite and role == "left" and full.depth != size.depth and fits:
                self._fact(f'(beyond {term} "rows" {full.depth})')
        self._fact(f"(staged {term} {self._staging(role, product, full)})")

    def _tell_accumulator(self, product: Product, size: TileShape, full: TileShape) -> None:
        accelerator, element = self._accelerator, product.accumulator
        term = f'"{element}" {size.rows} {size.columns}'
        for layout in accelerator.layouts["accumulator"]:
            if loaded_directly(accelerator, product, "accumulator", layout, size):
                self._fact(f'(direct-accumulator {term} "{layout}")')
        *staging, _ = self._staging("accumulator", product, full).split()
        self._fact(f"(staged-accumulator {term} {' '.join(staging)})")

    def _staging(self, role: Role, product: Product, full: TileShape) -> str:
        """Layout, rows, columns, rows and columns of blocks, stride and group of a temporary."""
        s = staging(self._accelerator, product, role, full)
        return f'"{s.layout}" {s.rows} {s.columns} {s.height} {s.width} {s.stride} {s.group}'

    def _fact(self, fact: str) -> None:
        if fact not in self._told:
            self._told.add(fact)
            self._encoder.fact(fact)


def _agreed(possible: list[_Possible]) -> list[tuple[int, int]]:
    """The best of the shapes that every reduction may have; none where there is no such shape."""
    per_result: dict[Expr, dict[tuple[int, int], float]] = {}
    for p in possible:
        costs = per_result.setdefault(p.question[0], {})
        costs[p.shape] = min(p.cost, costs.get(p.shape, p.cost))
    common = set.intersection(*(set(costs) for costs in per_result.values()))
    return _best({shape: sum(costs[shape] for costs in per_result.values()) for shape in common})


def _best(costs: dict[tuple[int, int], float]) -> list[tuple[int, int]]:
    """The cheapest few, none that seems far worse; of equals those with more columns."""
    least = min(costs.values(), default=0.0)
    near = [shape for shape in costs if costs[shape] <= FAR_WORSE * least]
    return sorted(near, key=lambda shape: (costs[shape], -shape[1]))[:MAX_SHAPES]
