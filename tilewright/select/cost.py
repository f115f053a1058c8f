"""What terms cost on an accelerator, in cycles: latency, bytes, temporaries, registers.

The figures are the accelerator's (`Costs`); this module says how often each is paid:

- a tile instruction once per register that its matrix fills, a matmul once per register of A and
  column of registers of B, both in proportion to the rows in use;
- vector code one operation per 64 bytes of result, loads and stores one line per 64 bytes, and one
  `gathered` per element where neighbouring lanes are not neighbours in memory;
- a temporary its overhead besides what filling it costs;
- a product needs three registers, for its operands and its result; where fewer are free it can't
  be had at any cost. Whether an accumulator fits is decided with its form (forms.py).
"""

from __future__ import annotations

import math

from tilewright.accel import Accelerator
from tilewright.accel.amx import TILE_CALLS
from tilewright.select.egraph import Class, Node, Snapshot
from tilewright.stmt.types import Type

LINE = 64
_VECTOR_OPERATIONS = ("Add", "Sub", "Mul", "Binary", "Not", "Select", "Cast", "Broadcast", "Ramp")
_LEAVES = ("Const", "Imm", "Opaque", "Buffer", "Flat")


class CostModel:
    """Prices nodes for one accelerator; `registers` is how many tiles the group may still use.

    Whoever asks for instructions wants them: a sum that has a form in tiles is not added up by
    vector code, even where that looks cheaper.
    """

    def __init__(self, accelerator: Accelerator, registers: int) -> None:
        self._accelerator = accelerator
        self._costs = accelerator.costs
        self._registers = registers

    def __call__(self, node: Node, c: Class, snapshot: Snapshot) -> tuple[float, float]:
        """The cost of one node of class `c`, and the part of its operands' cost that it pays."""
        if node.op == "VectorReduceAdd" and any(
            other.op == "LocToLoc" for other in snapshot.nodes[c]
        ):
            return math.inf, 1
        return self.unforced(node, c, snapshot)

    def unforced(self, node: Node, c: Class, snapshot: Snapshot) -> tuple[float, float]:
        """The same, but a sum may be added up by vector code although it has a form in tiles."""
        if node.op == "Call":
            return self._call(node, snapshot), self._share(node, snapshot)
        return self._own(node, c, snapshot), 1

    def _own(self, node: Node, c: Class, snapshot: Snapshot) -> float:
        op, costs = node.op, self._costs
        if op in _LEAVES:
            return 0
        if op in _VECTOR_OPERATIONS:
            return costs.operation * _lines(snapshot.types.get(c))
        if op in ("Load", "LoadIf"):
            return self._access(node.args[2], snapshot.types.get(c), snapshot)
        if op == "Store":
            return self._access(node.args[1], _class_type(node.args[2], snapshot), snapshot)
        if op == "VectorReduceAdd":
            return 2 * costs.operation * _lines(_class_type(node.args[1], snapshot))
        if op == "LocToLoc":
            return self._move(node, c, snapshot)
        if op == "ExprVar":
            return costs.temporary + costs.line * _lines(_class_type(node.args[0], snapshot))
        return costs.operation  # Evaluate

    def _share(self, node: Node, snapshot: Snapshot) -> float:
        """A layout computes only those lanes of its operand that it keeps."""
        type, name, args = node.args
        assert isinstance(type, Type) and isinstance(args, tuple)
        operand = None if name in TILE_CALLS else _class_type(args[0], snapshot)
        return 1 if operand is None else min(1, type.lanes / operand.lanes)

    def _access(self, index: object, type: Type | None, snapshot: Snapshot) -> float:
        if type is None:
            return math.inf
        if isinstance(index, Class) and _is_dense(index, snapshot):
            return self._costs.line * _lines(type)
        return self._costs.gathered * type.lanes

    def _move(self, node: Node, c: Class, snapshot: Snapshot) -> float:
        source, _, value = node.args
        type = snapshot.types.get(c)
        if source == "Mem" or type is None or not isinstance(value, Class):
            return math.inf  # a tile of that value has to be named (amx-C-tile)
        full = self._filled(*_matrix_shape(value, type, snapshot))
        return full * self._costs.tile_store + self._costs.temporary + _lines(type)

    def _call(self, node: Node, snapshot: Snapshot) -> float:
        costs = self._costs
        _, name, args = node.args
        assert isinstance(name, str) and isinstance(args, tuple)
        numbers = [_constant(arg, snapshot) for arg in args]
        match name:
            case "tile_zero":
                rows, row_bytes = numbers
                return costs.tile_zero * self._accelerator.tiles(rows, row_bytes)
            case "tile_load":
                return costs.tile_load * self._filled(numbers[3], numbers[4])
            case "tile_store":
                return costs.tile_store * self._filled(numbers[3], numbers[4])
            case "tile_matmul":
                return self._matmul(args, numbers[3:], snapshot)
            case _:  # a layout: each element of the operand is put into its place
                type = node.args[0]
                assert isinstance(type, Type)
                return costs.gathered * type.lanes

    def _filled(self, rows: int, row_bytes: int) -> float:
        """How many full tiles take as long: an instruction moves row by row."""
        return -(-row_bytes // self._accelerator.tile_bytes) * rows / self._accelerator.tile_rows

    def _matmul(self, args: tuple[object, ...], shape: list[int], snapshot: Snapshot) -> float:
        rows, columns, depth = shape
        left = _class_type(args[1], snapshot)
        if left is None or self._registers < 3:
            return math.inf
        slices = -(-depth * left.bytes // self._accelerator.tile_bytes)
        blocks = -(-columns * 4 // self._accelerator.tile_bytes)
        return self._costs.tile_matmul * slices * blocks * rows / self._accelerator.tile_rows


def _matrix_shape(tile: Class, type: Type, snapshot: Snapshot) -> tuple[int, int]:
    """Rows of a value in tiles and bytes in a row; 64 bytes where nothing tells them."""
    for node in snapshot.nodes.get(tile, ()):
        if node.op == "Call" and node.args[1] == "tile_matmul" and isinstance(node.args[2], tuple):
            rows, columns = (_constant(arg, snapshot) for arg in node.args[2][3:5])
            return rows, columns * type.bytes
    return -(-type.lanes * type.bytes // LINE), LINE


def _class_type(arg: object, snapshot: Snapshot) -> Type | None:
    return snapshot.types.get(arg) if isinstance(arg, Class) else None


def _lines(type: Type | None) -> float:
    return math.inf if type is None else -(-type.lanes * type.bytes // LINE)


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
