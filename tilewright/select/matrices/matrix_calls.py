"""Calls on whole matrices: what the rules make of a product before it is cut into tiles.

    matrix_zero(rows, columns)
    matrix_load.LAYOUT(buffer, base, stride, rows, columns, block rows, block columns, group)
    matrix_multiply(accumulator, left, right, rows, columns, depth)
    matrix_store.LAYOUT(buffer, base, stride, rows, columns, matrix)

A value is the matrix's elements row by row. `base` and `stride` count elements; LAYOUT says where
element (i, j) is (accel/accelerator.py). A matrix in blocks is stored block by block, each as
LAYOUT says; a matrix that lies in one piece is one block.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeGuard, cast

from tilewright.accel.accelerator import Layout
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Call, Evaluate, Expr, IntImm, Stmt
from tilewright.stmt.types import INT32, Type

ZERO, LOAD, MULTIPLY, STORE = "matrix_zero", "matrix_load", "matrix_multiply", "matrix_store"
INDIRECT_LOAD = "load"  # from an ExprVar, given an index
LAYOUTS: tuple[Layout, ...] = ("rows", "columns", "interleaved")


def number(e: Expr) -> int:
    """The value of a constant argument."""
    assert isinstance(e, IntImm), f"not a constant: {e}"
    return e.value


def is_zero(e: Expr | Stmt) -> TypeGuard[Call]:
    """Is it a matrix of zeros?"""
    return isinstance(e, Call) and e.name == ZERO


def is_load(e: Expr | Stmt) -> TypeGuard[Call]:
    """Is it a matrix loaded from memory?"""
    return isinstance(e, Call) and e.name.startswith(LOAD + ".")


def is_product(e: Expr | Stmt) -> TypeGuard[Call]:
    """Is it a product of matrices?"""
    return isinstance(e, Call) and e.name == MULTIPLY


def stored(stmt: Stmt) -> Call | None:
    """The matrix_store that a statement is, if it is one."""
    if isinstance(stmt, Evaluate) and isinstance(stmt.value, Call):
        return stmt.value if stmt.value.name.startswith(STORE + ".") else None
    return None


def shape(matrix: Call) -> tuple[int, int]:
    """Rows and columns of a matrix that is zero, loaded or a product."""
    rows, columns = {ZERO: (0, 1), MULTIPLY: (3, 4)}.get(matrix.name, (3, 4))
    return number(matrix.args[rows]), number(matrix.args[columns])


def layout_of(call: Call) -> Layout:
    """The layout that the name of a load or store ends with."""
    return cast(Layout, call.name.partition(".")[2])


@dataclass(frozen=True)
class InMemory:
    """A matrix in memory, as a load or store names it; see above."""

    layout: Layout
    element: Type
    buffer: Expr
    base: Expr
    stride: Expr
    rows: int
    columns: int
    block: tuple[int, int]
    group: int

    @staticmethod
    def of(call: Call) -> InMemory:
        """What a matrix_load or matrix_store is about."""
        buffer, base, stride = call.args[:3]
        rows, columns = shape(call)
        if not is_load(call):
            element = call.args[5].type.element
            return InMemory(
                layout_of(call), element, buffer, base, stride, rows, columns, (rows, columns), 1
            )
        height, width, group = (number(e) for e in call.args[5:])
        return InMemory(
            layout_of(call),
            call.type.element,
            buffer,
            base,
            stride,
            rows,
            columns,
            (height, width),
            group,
        )

    def is_same(self, other: InMemory) -> bool:
        """Are all elements at the same addresses?"""
        return replace(self, buffer=other.buffer) == other

    def at(self, row: int, column: int) -> tuple[Expr, Expr, Expr]:
        """Buffer, base and stride of the part that begins at a row and column."""
        if row == column == 0:
            return self.buffer, self.base, self.stride
        height, width = self.block
        across = -(-self.columns // width)
        (down, i), (over, j) = divmod(row, height), divmod(column, width)
        start = Polynomial.of((down * across + over) * height * width)
        stride = Polynomial.from_expr(self.stride)
        match self.layout:
            case "rows":
                start += stride * i + j
            case "columns":
                start += stride * j + i
            case "interleaved":
                assert i % self.group == 0, "groups can't be separated"
                start += stride * (i // self.group) + j * self.group
        base = Polynomial.from_expr(self.base) + start
        return self.buffer, base.to_expr(), self.stride


def store(
    layout: Layout, place: tuple[Expr, Expr, Expr], rows: int, columns: int, matrix: Expr
) -> Call:
    """A matrix written to memory."""
    return Call(INT32, f"{STORE}.{layout}", (*place, IntImm(rows), IntImm(columns), matrix))
