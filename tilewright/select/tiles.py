"""Cut matrices into tiles: from instructions on whole matrices to instructions on tile registers.

The rules choose instructions for matrices of any size. Here an accumulator becomes one allocation
per tile, and a statement one instruction per tile and slice of the depth. A 32 × 32 accumulator:

    mm[…] = tile_matmul(mm[…], tile_load(A, a, s, 32, 64), tile_load(B, b, 128, 16, 128), …)

becomes (r rows of tiles, c columns; loads used more than once are held in a register of their own)

    mm.b0[…] = tile_load(B, b, 128, 16, 64)
    mm.b1[…] = tile_load(B, b + 32, 128, 16, 64)
    mm.a0[…] = tile_load(A, a, s, 16, 64)
    mm.0.0[…] = tile_matmul(mm.0.0[…], mm.a0[…], mm.b0[…], 16, 16, 32)
    …
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tilewright.accel import Accelerator
from tilewright.select.grid import ACCUMULATOR_BYTES, Cell, Grid, Matrix, block_shape, whole
from tilewright.select.layouts import number
from tilewright.select.names import Names
from tilewright.select.operands import Product, is_product, load_part
from tilewright.stmt.nodes import (
    Allocate,
    Block,
    Call,
    Evaluate,
    Expr,
    Free,
    IntImm,
    Load,
    Stmt,
    Store,
)
from tilewright.stmt.types import Type
from tilewright.stmt.visit import Node, map_children, with_statements


def cut_tiles(
    block: Block,
    accelerator: Accelerator,
    residents: Mapping[int, tuple[int, int]],
    names: Names,
) -> Block:
    """The statement with every tile instruction within the accelerator's limits.

    `residents` gives rows and columns of the accumulators that stay in tiles, by the id of their
    allocation in the statement.
    """
    return _Cutter(accelerator, residents, names).block(block, {})


class _Cutter:
    def __init__(
        self,
        accelerator: Accelerator,
        residents: Mapping[int, tuple[int, int]],
        names: Names,
    ) -> None:
        self._accelerator = accelerator
        self._names = names
        self._held: dict[str, str] = {}
        self._residents = residents
        self._tile_rows = accelerator.tile_rows
        self._tile_columns = accelerator.tile_bytes // ACCUMULATOR_BYTES

    def block(self, block: Block, scope: dict[str, Grid]) -> Block:
        live = dict(scope)
        stmts: list[Stmt] = []
        for stmt in block.stmts:
            stmts.extend(self._stmt(stmt, live))
        return with_statements(block, stmts)

    def _stmt(self, stmt: Stmt, live: dict[str, Grid]) -> list[Stmt]:
        match stmt:
            case Allocate() if id(stmt) in self._residents:
                grid = self._named(self._grid(stmt.name, stmt.of, *self._residents[id(stmt)]))
                live[stmt.name] = grid
                return [self._allocate(grid, cell, stmt.line) for cell in grid.cells()]
            case Allocate():
                live.pop(stmt.name, None)  # another buffer of the same name
                return [stmt]
            case Free() if stmt.name in live:
                grid = live.pop(stmt.name)
                return [Free(grid.tile(cell), line=stmt.line) for cell in grid.cells()]
            case Store() if stmt.name in live:
                return self._update(stmt, live)
            case Evaluate(value=Call(name="tile_store") as call):
                return self._write(call, stmt.line, live)
            case _:

                def change(child: Node) -> Node:
                    return self.block(child, live) if isinstance(child, Block) else child

                return [map_children(stmt, change)]

    def _grid(self, name: str, element: Type, rows: int, columns: int) -> Grid:
        return Grid(name, element, rows, columns, self._tile_rows, self._tile_columns)

    def _named(self, grid: Grid) -> Grid:
        """The grid with names of tiles that the program doesn't have."""
        if len(grid.cells()) == 1:
            return grid
        endings = [f".{i}.{j}" for i, j in grid.cells()]
        return replace(grid, name=self._names.fresh(grid.name, endings))

    def _allocate(self, grid: Grid, cell: Cell, line: int) -> Stmt:
        rows, columns = grid.shape(cell)
        return self._tile(grid.tile(cell), grid.element, rows, columns, line)

    def _tile(self, name: str, element: Type, rows: int, columns: int, line: int) -> Allocate:
        extents = (IntImm(columns), IntImm(rows))
        return Allocate(name, element, extents, self._accelerator.memory, line=line)

    def _free_registers(self, live: dict[str, Grid]) -> int:
        used = sum(len(grid.cells()) for grid in live.values())
        return self._accelerator.registers - used

    def _update(self, store: Store, live: dict[str, Grid]) -> list[Stmt]:
        """A store into an accumulator that stays in tiles."""
        grid = live[store.name]
        free = self._free_registers(live)
        return self._assigned(store.value, grid, grid.cells(), free, store.line, live)

    def _write(self, call: Call, line: int, live: dict[str, Grid]) -> list[Stmt]:
        """A matrix written to memory: tile by tile, computed before where it isn't in tiles yet."""
        buffer, base, stride, rows, row_bytes, value = call.args
        columns = number(row_bytes) // ACCUMULATOR_BYTES
        target = Matrix(buffer, base, stride, call.args[5].type.element)
        source = live[value.name] if isinstance(value, Load) and value.name in live else None
        grid = source or self._grid("", value.type.element, number(rows), columns)

        def stored(cell: Cell, tile: Expr) -> Stmt:
            height, width = grid.shape(cell)
            i, j = cell
            place = target.at(i * self._tile_rows, j * self._tile_columns)
            args = (*place, IntImm(height), IntImm(width * ACCUMULATOR_BYTES), tile)
            return Evaluate(replace(call, args=args), line=line)

        if source is not None:
            return [stored(cell, _loaded(source, cell)) for cell in source.cells()]
        if not is_product(value):
            return [stored(cell, self._piece(value, grid, cell, live)) for cell in grid.cells()]
        product = Product(value, self._accelerator)
        if len(grid.cells()) == product.slices == 1 and not is_product(product.accumulator):
            return [stored(cell, self._piece(value, grid, cell, live)) for cell in grid.cells()]
        return self._written_in_blocks(value, grid, stored, line, live)

    def _written_in_blocks(
        self,
        value: Expr,
        grid: Grid,
        stored: Callable[[Cell, Expr], Stmt],
        line: int,
        live: dict[str, Grid],
    ) -> list[Stmt]:
        """Accumulate a block of tiles at a time in free registers, then store them."""
        free = self._free_registers(live)
        height, width = block_shape(grid, free)
        scratch = self._named(replace(grid, name="tile"))
        stmts: list[Stmt] = []
        for top in range(0, grid.height, height):
            for left in range(0, grid.width, width):
                cells = [
                    (i, j)
                    for i in range(top, min(top + height, grid.height))
                    for j in range(left, min(left + width, grid.width))
                ]
                stmts += [self._allocate(scratch, cell, line) for cell in cells]
                spare = free - len(cells)
                stmts += self._assigned(value, scratch, cells, spare, line, live)
                stmts += [stored(cell, _loaded(scratch, cell)) for cell in cells]
                stmts += [Free(scratch.tile(cell), line=line) for cell in cells]
        return stmts

    def _assigned(
        self,
        value: Expr,
        grid: Grid,
        cells: list[Cell],
        free: int,
        line: int,
        live: dict[str, Grid],
    ) -> list[Stmt]:
        """Statements that put `value` into those cells of the grid, with `free` other registers."""
        if isinstance(value, Load) and live.get(value.name) is grid:
            return []
        if not is_product(value):
            return [
                _store(grid, cell, self._piece(value, grid, cell, live), line) for cell in cells
            ]
        product, c = Product(value, self._accelerator), value.args[0]
        stmts: list[Stmt] = []
        initial: Callable[[Cell], Expr] = lambda cell: _loaded(grid, cell)  # noqa: E731
        if is_product(c):
            stmts += self._assigned(c, grid, cells, free, line, live)
        else:
            initial = lambda cell: self._piece(c, grid, cell, live)  # noqa: E731
        for k in range(product.slices):
            start = initial if k == 0 else (lambda cell: _loaded(grid, cell))
            stmts += self._step(product, k, grid, cells, start, free, line)
        return stmts

    def _step(
        self,
        product: Product,
        k: int,
        grid: Grid,
        cells: list[Cell],
        start: Callable[[Cell], Expr],
        free: int,
        line: int,
    ) -> list[Stmt]:
        """Slice k of the depth for all cells; operand tiles used more than once are held."""
        rows = sorted({i for i, _ in cells})
        columns = sorted({j for _, j in cells})
        left = {i: product.left(k, grid, i) for i in rows}
        right = {j: product.right(k, grid, j) for j in columns}
        by_rows = len(columns) <= len(rows)  # hold the fewer operand tiles throughout
        outer, inner = (left, right) if by_rows else (right, left)
        outer_tag, inner_tag = ("a", "b") if by_rows else ("b", "a")
        hold_inner = len(outer) > 1 and len(inner) + 1 <= free
        hold_outer = len(inner) > 1
        stmts: list[Stmt] = []
        held: list[str] = []
        for key, tile in inner.items():
            if hold_inner:
                held.append(
                    self._hold(stmts, inner, key, tile, f"{grid.name}.{inner_tag}{key}", line)
                )
        for o, outer_tile in outer.items():
            name = ""
            if hold_outer:
                name = self._hold(stmts, outer, o, outer_tile, f"{grid.name}.{outer_tag}{o}", line)
            for n in inner:
                cell = (o, n) if by_rows else (n, o)
                height, width = grid.shape(cell)
                args = (start(cell), left[cell[0]], right[cell[1]])
                numbers = tuple(IntImm(x) for x in (height, width, product.depth(k)))
                type = grid.element.with_lanes(height * width)
                call = Call(type, product.call.name, (*args, *numbers))
                stmts.append(_store(grid, cell, call, line))
            if name:
                stmts.append(Free(name, line=line))
        stmts += [Free(name, line=line) for name in held]
        return stmts

    def _hold(
        self, stmts: list[Stmt], tiles: dict[int, Expr], key: int, tile: Expr, name: str, line: int
    ) -> str:
        """Load an operand tile into a register of its own; later uses read that."""
        assert isinstance(tile, Call)
        if name not in self._held:  # the same register's name may serve again and again
            self._held[name] = self._names.fresh(name)
        name = self._held[name]
        rows, row_bytes = (number(e) for e in tile.args[-2:])
        element = tile.type.element
        stmts.append(self._tile(name, element, rows, row_bytes // element.bytes, line))
        stmts.append(Store(name, whole(tile.lanes), tile, line=line))
        tiles[key] = Load(element, name, whole(tile.lanes))
        return name

    def _piece(self, value: Expr, grid: Grid, cell: Cell, live: dict[str, Grid]) -> Expr:
        """One cell of a matrix, as a value of one register."""
        rows, columns = grid.shape(cell)
        type = value.type.with_lanes(rows * columns)
        if isinstance(value, Load):
            return _loaded(live[value.name], cell)
        assert isinstance(value, Call)
        if value.name == "tile_zero":
            return Call(type, value.name, (IntImm(rows), IntImm(columns * ACCUMULATOR_BYTES)))
        if value.name == "tile_load":
            i, j = cell
            width = columns * ACCUMULATOR_BYTES
            return load_part(value, self._accelerator, i * self._tile_rows, rows, j, width)
        c, a, b, *_ = value.args  # one tile, one slice
        depth = value.args[5]
        args = (self._piece(c, grid, cell, live), a, b, IntImm(rows), IntImm(columns), depth)
        return Call(type, value.name, args)


def _loaded(grid: Grid, cell: Cell) -> Load:
    rows, columns = grid.shape(cell)
    return Load(grid.element, grid.tile(cell), whole(rows * columns))


def _store(grid: Grid, cell: Cell, value: Expr, line: int) -> Store:
    return Store(grid.tile(cell), whole(value.lanes), value, line=line)
