"""What terms cost on an accelerator, in cycles: latency, bytes, temporaries, registers.

The figures are the accelerator's (`Costs`); this module says how often each is paid:

- an instruction on tiles once per tile that its matrix fills, in proportion to the rows in use
  where it can work on fewer; products that follow one another in one accumulator wait for its
  latency;
- vector code one operation per `vector` bytes of result; loads and stores the bytes that they move
  at the speed of the nearest memory that holds so many, and one `gathered` per element where
  neighbouring lanes are not neighbours in memory;
- a temporary its overhead besides what filling it costs, all of it divided by how often it is used
  before it has to be filled again: it is moved out of the loops that it doesn't depend on;
- a product needs three registers, for its operands and its result; where fewer are free it can't
  be had at any cost. Whether an accumulator fits is decided with its form (forms.py).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tilewright.accel import Accelerator, Product, TileShape, Timing
from tilewright.accel.geometry import accumulating, cells, find_product, tile_shape
from tilewright.select.engine.egraph import Class, Node, Snapshot
from tilewright.select.engine.levels import Nest, class_levels
from tilewright.select.matrices.matrix_calls import LOAD, MULTIPLY, STORE, ZERO
from tilewright.stmt.nodes import Expr
from tilewright.stmt.types import Type

_VECTOR_OPERATIONS = ("Add", "Sub", "Mul", "Binary", "Not", "Select", "Cast", "Broadcast", "Ramp")
# Layouts in which the depth of an operand lies dense, as it may in memory.
_KEEPING_ROWS = ("left_matrix.rows", "right_matrix.columns")
_LEAVES = ("Const", "Imm", "Opaque", "Buffer", "Flat")
Price = tuple[float, float]


@dataclass(frozen=True)
class FixedShape:
    """The shape that a resident accumulator of so many lanes is to have."""

    lanes: int
    rows: int
    columns: int


class CostModel:
    """Prices nodes for one accelerator; `registers` is how many tiles the group may still use.

    Whoever asks for instructions wants them: a sum that has a form in tiles is not added up by
    vector code, even where that looks cheaper. `opaque` gives the expressions that the e-graph
    doesn't look into.
    """

    def __init__(
        self,
        accelerator: Accelerator,
        registers: int,
        nest: Nest,
        opaque: Callable[[str], Expr],
    ) -> None:
        self._accelerator = accelerator
        self._costs = accelerator.costs
        self._registers = registers
        self._nest = nest
        self._opaque = opaque
        self._snapshot: Snapshot | None = None  # the one that what follows is about
        self._levels: dict[Class, int] | None = None
        self._prices: dict[int, Price] = {}  # by node, the same whatever the shape

    def __call__(
        self, node: Node, c: Class, snapshot: Snapshot, fixed: FixedShape | None = None
    ) -> Price:
        """The cost of one node of class `c`, and the part of its operands' cost that it pays.

        An accumulator of as many lanes as `fixed` has must have its shape.
        """
        if node.op == "VectorReduceAdd" and any(
            other.op == "LocToLoc" for other in snapshot.nodes[c]
        ):
            return math.inf, 1
        return self.unforced(node, c, snapshot, fixed)

    def unforced(
        self, node: Node, c: Class, snapshot: Snapshot, fixed: FixedShape | None = None
    ) -> Price:
        """The same, but a sum may be added up by vector code although it has a form in tiles."""
        if self._snapshot is not snapshot:
            self._snapshot, self._levels, self._prices = snapshot, None, {}
        if node.op == "Call":
            return self._call(node, snapshot, fixed)
        if node.op == "LocToLoc":
            return self._move(node, c, snapshot, fixed), 1
        price = self._prices.get(id(node))
        if price is None:
            price = self._own(node, c, snapshot), 1
            if node.op == "ExprVar":
                price = self._temporary(node, snapshot)
            self._prices[id(node)] = price
        return price

    def _own(self, node: Node, c: Class, snapshot: Snapshot) -> float:
        op, costs = node.op, self._costs
        if op in _LEAVES:
            return 0
        if op in _VECTOR_OPERATIONS:
            return costs.operation * self._vectors(snapshot.types.get(c))
        if op in ("Load", "LoadIf"):
            return self._access(node.args[2], snapshot.types.get(c), snapshot)
        if op == "Store":
            return self._access(node.args[1], _class_type(node.args[2], snapshot), snapshot)
        if op == "VectorReduceAdd":
            return 2 * costs.operation * self._vectors(_class_type(node.args[1], snapshot))
        return costs.operation  # Evaluate

    def _temporary(self, node: Node, snapshot: Snapshot) -> Price:
        """What it takes to fill it, shared by all its uses until it is filled again."""
        (value,) = node.args
        assert isinstance(value, Class)
        uses = self._nest.uses(self._level(value, snapshot)) if self._nest.trips else 1
        own = self._costs.temporary + self._moved(snapshot.types.get(value))
        return own / uses, 1 / uses

    def _level(self, c: Class, snapshot: Snapshot) -> int:
        if self._levels is None:
            self._levels = class_levels(snapshot, self._nest, self._opaque)
        return self._levels.get(c, self._nest.depth)

    def _access(self, index: object, type: Type | None, snapshot: Snapshot) -> float:
        if type is None:
            return math.inf
        if isinstance(index, Class) and _is_dense(index, snapshot):
            return self._moved(type)
        return self._costs.gathered * type.lanes

    def _moved(self, type: Type | None) -> float:
        """All lanes of a type read or written, as they lie in memory."""
        if type is None:
            return math.inf
        size = type.lanes * type.bytes
        nearest = next(
            (m for m in self._costs.memories if size <= m.size), self._costs.memories[-1]
        )
        return size / nearest.bytes_per_cycle

    def _vectors(self, type: Type | None) -> float:
        return math.inf if type is None else -(-type.lanes * type.bytes // self._costs.vector)

    def _move(self, node: Node, c: Class, snapshot: Snapshot, fixed: FixedShape | None) -> float:
        source, _, value = node.args
        type = snapshot.types.get(c)
        if source == "Mem" or type is None or not isinstance(value, Class):
            return math.inf  # a matrix of that value has to be named (Accumulator)
        rows, columns = self._matrix_shape(value, type, snapshot, fixed)
        stored = self._takes(self._costs.store, self._cells(type, rows, columns), waits=1)
        return stored + self._costs.temporary + self._moved(type)

    def _call(self, node: Node, snapshot: Snapshot, fixed: FixedShape | None) -> Price:
        costs = self._costs
        type, name, args = node.args
        assert isinstance(type, Type) and isinstance(name, str) and isinstance(args, tuple)
        numbers = [_constant(arg, snapshot) for arg in args]
        kind = name.partition(".")[0]
        if kind == ZERO:
            rows, columns = numbers
            return _fits(fixed, type, rows, columns, self._takes(costs.zero, 1)), 1
        if kind == LOAD:
            return self._takes(costs.load, self._loads(type, numbers[3], numbers[4])), 1
        if kind == STORE:
            value = _class_type(args[5], snapshot)
            if value is None:
                return math.inf, 1
            tiles = self._cells(value, numbers[3], numbers[4])
            cost = self._takes(costs.store, tiles)
            return _fits(fixed, value, numbers[3], numbers[4], cost), 1
        if kind == MULTIPLY:
            cost = self._multiply(node, snapshot)
            return _fits(fixed, type, numbers[3], numbers[4], cost), 1
        return self._layout(name, type, args, numbers, snapshot)

    def _layout(
        self,
        name: str,
        type: Type,
        args: tuple[object, ...],
        numbers: list[int],
        snapshot: Snapshot,
    ) -> Price:
        """Elements put into their places; the operand is computed for no others.

        Rows of neighbours that stay neighbours are copied by vectors, others one by one.
        """
        operand = _class_type(args[0], snapshot)
        share = 1 if operand is None else min(1, type.lanes / operand.lanes)
        if name in _KEEPING_ROWS and isinstance(args[0], Class):
            indices = [n.args[2] for n in snapshot.nodes.get(args[0], ()) if n.op == "Load"]
            if any(isinstance(index, Class) and _is_dense(index, snapshot) for index in indices):
                m, n, k = numbers[1:4]
                rows = m if name.startswith("left") else n
                copied = 2 * rows * -(-k * type.bytes // self._costs.vector)
                return self._costs.operation * copied, 0
        return self._costs.gathered * type.lanes, share

    @staticmethod
    def _takes(timing: Timing, count: float, waits: int = 0) -> float:
        """So many instructions; `waits` times something waits for the result of one."""
        return max(count * timing.throughput, waits * timing.latency)

    def _multiply(self, node: Node, snapshot: Snapshot) -> float:
        type, _, args = node.args
        assert isinstance(type, Type) and isinstance(args, tuple)
        left, right = (_class_type(arg, snapshot) for arg in args[1:3])
        if left is None or right is None or self._registers < 3:
            return math.inf
        types = (type.element, left.element, right.element)
        product = find_product(self._accelerator, *types)
        if product is None:
            return math.inf
        rows, columns, depth = (_constant(arg, snapshot) for arg in args[3:])
        tile = tile_shape(self._accelerator, product, rows, columns)
        slices = -(-depth // tile.depth)
        count = slices * self._working(product, tile, rows, columns)
        return self._takes(self._costs.multiply, count, slices)

    def _working(self, product: Product, tile: TileShape, rows: int, columns: int) -> float:
        """Tiles of accumulators, those with fewer rows in part where instructions are shorter."""
        if not self._accelerator.partial:
            return cells(rows, columns, tile)
        return rows / tile.rows * -(-columns // tile.columns)

    def _cells(self, type: Type, rows: int, columns: int) -> float:
        product = accumulating(self._accelerator, type.element)
        if product is None:
            return math.inf
        tile = tile_shape(self._accelerator, product, rows, columns)
        return self._working(product, tile, rows, columns)

    def _loads(self, type: Type, rows: int, columns: int) -> float:
        """Tiles of an operand or accumulator: as many as its elements fill."""
        product = next(
            (p for p in self._accelerator.products if type.element in (p.left, p.right)), None
        )
        if product is None:
            return self._cells(type, rows, columns)
        tile = product.shapes[0]
        return rows * columns / (tile.rows * tile.depth)

    def _matrix_shape(
        self, tile: Class, type: Type, snapshot: Snapshot, fixed: FixedShape | None
    ) -> tuple[int, int]:
        """Rows and columns of a value in tiles."""
        for node in snapshot.nodes.get(tile, ()):
            if node.op == "Call" and node.args[1] == MULTIPLY and isinstance(node.args[2], tuple):
                rows, columns = (_constant(arg, snapshot) for arg in node.args[2][3:5])
                return rows, columns
        if fixed is not None and fixed.lanes == type.lanes:
            return fixed.rows, fixed.columns
        return 1, type.lanes


def _fits(fixed: FixedShape | None, type: Type, rows: int, columns: int, cost: float) -> float:
    """The cost, if the shape is the one that an accumulator of so many lanes must have."""
    if fixed is None or fixed.lanes != type.lanes:
        return cost
    return cost if (fixed.rows, fixed.columns) == (rows, columns) else math.inf


def _class_type(arg: object, snapshot: Snapshot) -> Type | None:
    return snapshot.types.get(arg) if isinstance(arg, Class) else None


def _constant(arg: object, snapshot: Snapshot) -> int:
    """The value of an argument that is a constant, else 0."""
    if isinstance(arg, Class):
        for node in snapshot.nodes.get(arg, ()):
            if node.op == "Const" and isinstance(node.args[0], int):
                return node.args[0]
    return 0


def _is_dense(index: Class, snapshot: Snapshot) -> bool:
    """Do neighbouring lanes of the index stand for neighbouring elements?"""
    todo, seen = [index], {index}
    while todo:
        for node in snapshot.nodes.get(todo.pop(), ()):
            base = node.args[0]
            if node.op not in ("Ramp", "Broadcast") or not isinstance(base, Class):
                continue
            type = snapshot.types.get(base)
            if node.op == "Ramp" and type is not None and type.lanes == 1:
                if _constant(node.args[1], snapshot) == 1:
                    return True
            elif base not in seen:  # a class may hold itself, repeated once
                seen.add(base)
                todo.append(base)
    return False
