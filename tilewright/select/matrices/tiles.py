"""Cut matrices into tiles: from calls on whole matrices to instructions on tile registers.

The rules choose how matrices of any size are multiplied. Here an accumulator becomes one allocation
per tile, and a statement one instruction per tile and slice of the depth. A 32 × 32 accumulator:

    mm[…] = matrix_multiply(mm[…], matrix_load.rows(A, a, s, …), matrix_load.interleaved(B, …), …)

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

from tilewright.accel import Accelerator, Product, Role, TileShape
from tilewright.accel.geometry import accumulating, tile_shape
from tilewright.select.matrices.grid import Cell, Grid, Residence, block_shape, whole
from tilewright.select.matrices.matrix_calls import STORE, InMemory, is_load, is_product, is_zero
from tilewright.select.matrices.operands import Multiplication
from tilewright.select.program.names import Names
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
    residents: Mapping[int, Residence],
    names: Names,
) -> Block:
    """The statement with every tile instruction within the accelerator's limits.

    `residents` are the accumulators that stay in tiles, by the id of their allocation in the
    statement.
    """
    return _Cutter(accelerator, residents, names).block(block, {})


class _Cutter:
    def __init__(
        self,
        accelerator: Accelerator,
        residents: Mapping[int, Residence],
        names: Names,
    ) -> None:
        self._accelerator = accelerator
        self._names = names
        self._held: dict[str, str] = {}
        self._residents = residents

    def block(self, block: Block, scope: dict[str, Grid]) -> Block:
        live = dict(scope)
        stmts: list[Stmt] = []
        for stmt in block.stmts:
            stmts.extend(self._stmt(stmt, live))
        return with_statements(block, stmts)

    def _stmt(self, stmt: Stmt, live: dict[str, Grid]) -> list[Stmt]:
        match stmt:
            case Allocate() if id(stmt) in self._residents:
                home = self._residents[id(stmt)]
                grid = self._named(self._grid(stmt.name, home.product, home.rows, home.columns))
                live[stmt.name] = grid
                return [self._allocate(grid, cell, stmt.line) for cell in grid.cells()]
            case Allocate():
                live.pop(stmt.name, None)  # another buffer of the same name
                return [stmt]
            case Free() if stmt.name in live:
                grid = live.pop(stmt.name)
                return [Free(grid.tile_name(cell), line=stmt.line) for cell in grid.cells()]
            case Store() if stmt.name in live:
                return self._update(stmt, live)
            case Evaluate(value=Call() as call) if call.name.startswith(STORE + "."):
                return self._write(call, stmt.line, live)
            case _:

                def change(child: Node) -> Node:
                    return self.block(child, live) if isinstance(child, Block) else child

                return [map_children(stmt, change)]

    def _grid(self, name: str, product: Product, rows: int, columns: int) -> Grid:
        tile = tile_shape(self._accelerator, product, rows, columns)
        return Grid(name, product, rows, columns, tile, self._accelerator.partial)

    def _named(self, grid: Grid) -> Grid:
        """The grid with names of tiles that the program doesn't have."""
        if len(grid.cells()) == 1:
            return grid
        endings = [f".{i}.{j}" for i, j in grid.cells()]
        return replace(grid, name=self._names.fresh(grid.name, endings))

    def _allocate(self, grid: Grid, cell: Cell, line: int) -> Stmt:
        name = grid.tile_name(cell)
        return self._tile(name, "accumulator", grid.element, grid.shape(cell), line)

    def _tile(
        self, name: str, role: Role, element: Type, shape: tuple[int, int], line: int
    ) -> Allocate:
        rows, columns = shape
        memory = self._accelerator.places[role].memory
        return Allocate(name, element, (IntImm(columns), IntImm(rows)), memory, line=line)

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
        value, target = call.args[5], InMemory.of(call)
        source = live[value.name] if isinstance(value, Load) and value.name in live else None
        product = self._product_of(value, live)
        grid = source or self._grid("", product, target.rows, target.columns)

        def stored(cell: Cell, tile: Expr) -> Stmt:
            rows, columns = grid.shape(cell)
            place = target.at(*grid.start(cell))
            shape = TileShape(rows, columns, grid.tile.depth)
            spelling = self._accelerator.spelling
            return Evaluate(spelling.store(target.layout, product, shape, place, tile), line=line)

        if source is not None:
            return [stored(cell, _loaded(source, cell)) for cell in source.cells()]
        if not is_product(value):
            return [stored(cell, self._piece(value, grid, cell, live)) for cell in grid.cells()]
        by = Multiplication.of(value, self._accelerator)
        if len(grid.cells()) == by.slices == 1 and not is_product(by.accumulator):
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
                stmts += [Free(scratch.tile_name(cell), line=line) for cell in cells]
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
        product, c = Multiplication.of(value, self._accelerator), value.args[0]
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
        product: Multiplication,
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
        left = {i: product.load("left", grid, (i, 0), k) for i in rows}
        right = {j: product.load("right", grid, (0, j), k) for j in columns}
        by_rows = len(columns) <= len(rows)  # hold the fewer operand tiles throughout
        outer, inner = (left, right) if by_rows else (right, left)
        outer_role, inner_role = ("left", "right") if by_rows else ("right", "left")
        hold_inner = len(outer) > 1 and len(inner) + 1 <= free
        hold_outer = len(inner) > 1
        stmts: list[Stmt] = []
        held: list[str] = []
        for key in inner if hold_inner else ():
            cell = (0, key) if by_rows else (key, 0)
            held.append(self._hold(stmts, inner, key, inner_role, grid, cell, product, k, line))
        for o in outer:
            name = ""
            if hold_outer:
                cell = (o, 0) if by_rows else (0, o)
                name = self._hold(stmts, outer, o, outer_role, grid, cell, product, k, line)
            for n in inner:
                cell = (o, n) if by_rows else (n, o)
                tiles = start(cell), left[cell[0]], right[cell[1]]
                stmts.append(
                    _store(grid, cell, self._multiplied(product, grid, cell, k, tiles), line)
                )
            if name:
                stmts.append(Free(name, line=line))
        stmts += [Free(name, line=line) for name in held]
        return stmts

    def _multiplied(
        self,
        by: Multiplication,
        grid: Grid,
        cell: Cell,
        k: int,
        tiles: tuple[Expr, Expr, Expr],
    ) -> Expr:
        spelling = self._accelerator.spelling
        return spelling.multiply(by.product, by.shape(grid, cell, k), by.layouts, tiles)

    def _hold(
        self,
        stmts: list[Stmt],
        tiles: dict[int, Expr],
        key: int,
        role: Role,
        grid: Grid,
        cell: Cell,
        product: Multiplication,
        k: int,
        line: int,
    ) -> str:
        """Load an operand tile into a register of its own; later uses read that."""
        tile, wanted = tiles[key], f"{grid.name}.{'a' if role == 'left' else 'b'}{key}"
        if wanted not in self._held:  # the same register's name may serve again and again
            self._held[wanted] = self._names.fresh(wanted)
        name, element = self._held[wanted], tile.type.element
        matrix = product.shape(grid, cell, k).matrix(role)
        if product.layouts[role == "right"] == "interleaved":
            group = product.product.group
            matrix = matrix[0] // group, matrix[1] * group
        stmts.append(self._tile(name, role, element, matrix, line))
        stmts.append(Store(name, whole(tile.lanes), tile, line=line))
        tiles[key] = Load(element, name, whole(tile.lanes))
        return name

    def _piece(self, value: Expr, grid: Grid, cell: Cell, live: dict[str, Grid]) -> Expr:
        """One cell of a matrix, as a value of one register."""
        if isinstance(value, Load):
            return _loaded(live[value.name], cell)
        spelling, product = self._accelerator.spelling, grid.product
        shape = TileShape(*grid.shape(cell), grid.tile.depth)
        if is_zero(value):
            return spelling.zero(product, shape)
        if is_load(value):
            matrix = InMemory.of(value)
            place = matrix.at(*grid.start(cell))
            return spelling.load("accumulator", matrix.layout, product, shape, place)
        assert is_product(value), f"not a matrix in tiles: {value}"
        by = Multiplication.of(value, self._accelerator)  # one tile, one slice
        tiles = (
            self._piece(by.accumulator, grid, cell, live),
            by.load("left", grid, cell, 0),
            by.load("right", grid, cell, 0),
        )
        return self._multiplied(by, grid, cell, 0, tiles)

    def _product_of(self, value: Expr, live: dict[str, Grid]) -> Product:
        """What multiplies into the tiles of a matrix."""
        if isinstance(value, Load):
            return live[value.name].product
        if is_product(value):
            return Multiplication.of(value, self._accelerator).product
        product = accumulating(self._accelerator, value.type.element)
        assert product is not None, f"no tiles of {value.type.element}"
        return product


def _loaded(grid: Grid, cell: Cell) -> Load:
    rows, columns = grid.shape(cell)
    return Load(grid.element, grid.tile_name(cell), whole(rows * columns))


def _store(grid: Grid, cell: Cell, value: Expr, line: int) -> Store:
    return Store(grid.tile_name(cell), whole(value.lanes), value, line=line)
