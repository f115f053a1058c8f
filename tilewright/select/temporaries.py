"""Give every temporary a buffer, a place as far out as it may stand, and one initialisation.

Temporaries are `ExprVar(e)`, a pointer to the lanes of e, and values moved out of tiles. Before:

    for (x, 0, 4) {
     for (k, 0, 2) {
      mm[…] = matrix_multiply(mm[…], …, matrix_load.rows(ExprVar(right_matrix.rows(B[…k…], …)), …

and after, outside of every loop that it doesn't depend on:

    for (k, 0, 2) {
     allocate B.rows[bfloat16 * 512]
     B.rows[ramp(0, 1, 512)] = B[…k…]
     mm[…] = matrix_multiply(mm[…], …, matrix_load.rows(B.rows, 0, …), …)
     free B.rows
"""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.accel import Accelerator
from tilewright.select.effects import Touched, aliases, calls_out
from tilewright.select.matrices.images import Image
from tilewright.select.matrices.layouts import fill_statements, temporary_name
from tilewright.select.matrices.matrix_calls import INDIRECT_LOAD
from tilewright.select.program.assumptions import conjunction
from tilewright.select.program.names import Names
from tilewright.select.program.uses import walk_statements
from tilewright.stmt.nodes import (
    Allocate,
    AssertStmt,
    Binary,
    Block,
    Call,
    Evaluate,
    Expr,
    ExprVar,
    For,
    Free,
    If,
    IntImm,
    Load,
    LocToLoc,
    ProducerConsumer,
    Stmt,
    Var,
)
from tilewright.stmt.types import HANDLE, INT32
from tilewright.stmt.visit import Node, free_variables, map_children, walk, with_statements

# Where temporaries are inside a loop for a device: what all lanes of a warp see.
SHARED = "GPUShared"


@dataclass(eq=False)
class _Frame:
    """A block on the way down to a statement: statement `index` of it is being looked at."""

    container: Stmt | None
    block: Block
    index: int


@dataclass(eq=False)
class _Temporary:
    """`name` holds `value`; it is filled before statement `start` of a block, last used by `end`.

    `guards` must hold for it to be filled: the loops it was moved out of run at least once.
    `memory` is where it is allocated, "" in main memory.
    """

    name: str
    value: Expr
    start: int
    end: int
    guards: tuple[Expr, ...]
    memory: str


def place_temporaries(stmt: Block, accelerator: Accelerator, names: Names) -> Block:
    """The statement with every temporary made a buffer of its own."""
    return _Placement(accelerator, names).run(stmt)


class _Placement:
    def __init__(self, accelerator: Accelerator, names: Names) -> None:
        self._accelerator = accelerator
        self._names = names
        self._temporaries: dict[int, list[_Temporary]] = {}
        self._depends: dict[str, frozenset[str]] = {}  # names that each temporary depends on
        self._blocks: list[Block] = []  # keeps ids in _temporaries valid
        self._touched: dict[int, Touched] = {}
        self._aliases: dict[str, frozenset[str]] = {}
        self._kept: list[Stmt] = []

    def run(self, block: Block) -> Block:
        self._aliases = aliases(block)
        return self._block(None, block, [])

    def _block(self, container: Stmt | None, block: Block, outer: list[_Frame]) -> Block:
        frame = _Frame(container, block, 0)
        frames = [*outer, frame]
        self._blocks.append(block)
        stmts: list[Stmt] = []
        for index, stmt in enumerate(block.stmts):
            frame.index = index
            stmts.append(self._stmt(stmt, frames))
        return self._with_temporaries(block, stmts)

    def _stmt(self, stmt: Stmt, frames: list[_Frame]) -> Stmt:
        def change(child: Node) -> Node:
            if isinstance(child, Expr):
                return self._expr(child, stmt, frames)
            if isinstance(child, Block):
                return self._block(stmt, child, frames)
            return self._stmt(child, frames)

        return map_children(stmt, change)

    def _expr(self, e: Expr, stmt: Stmt, frames: list[_Frame]) -> Expr:
        """`e` with the temporaries in it, innermost first, replaced by their buffers."""

        def inside(child: Node) -> Expr:
            assert isinstance(child, Expr)
            return self._expr(child, stmt, frames)

        match e:
            case ExprVar(value=LocToLoc() as moved):  # the buffer is that of the move itself
                return Var(self._temporary(map_children(moved, inside), frames), HANDLE)
            case ExprVar():
                return Var(self._temporary(inside(e.value), frames), HANDLE)
            case LocToLoc(target="Mem"):
                moved = map_children(e, inside)
                name = self._temporary(moved, frames)
                return Load(e.type.element, name, Image.of(moved, self._accelerator).index)
            case Call(name=name) if name == INDIRECT_LOAD:
                pointer, index, *predicate = (self._expr(arg, stmt, frames) for arg in e.args)
                assert isinstance(pointer, Var)
                only = predicate[0] if predicate else None
                return Load(e.type.element, pointer.name, index, only)
            case _:
                return map_children(e, inside)

    def _temporary(self, value: Expr, frames: list[_Frame]) -> str:
        """The buffer that holds `value` where the innermost frame stands."""
        frame, guards = self._place(value, frames)
        here = self._temporaries.setdefault(id(frame.block), [])
        for known in here:
            filled = set(known.guards) <= set(guards)  # whenever it is needed here
            again = known.value == value and not calls_out(value)
            if again and filled and self._still_holds(known, frame):
                known.end = frame.index
                return known.name
        name = self._names.fresh(_wanted_name(value))
        self._depends[name] = self._names_used(value)
        device = any(isinstance(f.container, For) and f.container.device for f in frames)
        memory = SHARED if device else ""
        here.append(_Temporary(name, value, frame.index, frame.index, guards, memory))
        return name

    def _still_holds(self, known: _Temporary, frame: _Frame) -> bool:
        """Has nothing that the value depends on changed since it was filled?"""
        names = self._names_used(known.value).union(*map(self._names_used, known.guards))
        between = frame.block.stmts[known.start : frame.index]
        return not any(self._changes(stmt, names) for stmt in between)

    def _place(self, value: Expr, frames: list[_Frame]) -> tuple[_Frame, tuple[Expr, ...]]:
        """The outermost block that the value can be computed in, going out through loops.

        Not out of an if, nor past anything that writes or binds what the value depends on.
        """
        names = self._names_used(value)
        best, guards = frames[-1], ()
        if calls_out(value):
            return best, guards
        passed: tuple[Expr, ...] = ()
        for inner, outer in zip(reversed(frames), reversed(frames[:-1]), strict=False):
            before = inner.block.stmts[: inner.index]
            if any(self._changes(stmt, names) for stmt in before):
                break
            if any(_asserts(stmt) for stmt in before):
                break  # what is asserted may be what keeps the value from being read
            container = inner.container
            if isinstance(container, For):
                if container.name in names or self._changes(container.body, names):
                    break
                if any(calls_out(bound) for bound in (container.minimum, container.extent)):
                    break
                if container.kind.startswith("gpu"):
                    break
                if not _surely_runs(container):
                    zero = IntImm(0, container.extent.type)
                    passed = (*passed, Binary("<", zero, container.extent))
                    names |= self._names_used(container.extent)
                best, guards = outer, passed
            elif not isinstance(container, ProducerConsumer):
                break
        return best, guards

    def _names_used(self, value: Expr) -> frozenset[str]:
        """Variables and buffers that a value depends on, also through other temporaries."""
        names = free_variables(value) | {e.name for e in walk(value) if isinstance(e, Load)}
        for name in tuple(names):
            names |= self._depends.get(name, frozenset()) | self._aliases.get(name, frozenset())
        return names

    def _changes(self, stmt: Stmt, names: frozenset[str]) -> bool:
        key = id(stmt)
        if key not in self._touched:
            self._touched[key] = Touched.by(stmt, self._aliases)
            self._kept.append(stmt)
        touched = self._touched[key]
        return not (names.isdisjoint(touched.written) and names.isdisjoint(touched.bound))

    def _with_temporaries(self, block: Block, stmts: list[Stmt]) -> Block:
        temporaries = self._temporaries.get(id(block), [])
        result: list[Stmt] = []
        for index, stmt in enumerate(stmts):
            for temporary in temporaries:
                if temporary.start == index:
                    result.extend(self._filled(temporary, stmt.line))
            result.append(stmt)
            for temporary in reversed(temporaries):
                if temporary.end == index:
                    result.append(Free(temporary.name, line=stmt.line))
        return with_statements(block, result)

    def _filled(self, temporary: _Temporary, line: int) -> list[Stmt]:
        value = temporary.value
        if isinstance(value, LocToLoc):
            image = Image.of(value, self._accelerator)
            size, element, fill = image.size, image.element, [image.fill(temporary.name, line)]
        else:
            size, element, fill = fill_statements(temporary.name, value, line)
        allocate = Allocate(temporary.name, element, (IntImm(size),), temporary.memory, line=line)
        if temporary.memory == SHARED:
            # All lanes of the warp see what one of them has written.
            barrier = Call(INT32, "gpu_thread_barrier", (IntImm(2),))
            fill = [*fill, Evaluate(barrier, line=line)]
        if temporary.guards:
            fill = [If(conjunction(temporary.guards), Block(tuple(fill), line=line), line=line)]
        return [allocate, *fill]


def _wanted_name(value: Expr) -> str:
    source = next((e.name for e in walk(value) if isinstance(e, Load)), "value")
    return f"{source}.memory" if isinstance(value, LocToLoc) else temporary_name(value, source)


def _surely_runs(loop: For) -> bool:
    return isinstance(loop.extent, IntImm) and loop.extent.value >= 1


def _asserts(stmt: Stmt) -> bool:
    """Is there an assert in it that may fail?"""
    return any(isinstance(inner, AssertStmt) for inner in walk_statements(stmt))
