"""Small statements written by hand, and what must hold of every selection."""

from __future__ import annotations

from collections.abc import Mapping

from tests.select.observe import misuses, newly_accessed, registers
from tests.select.programs import Program
from tilewright.accel import intrinsics
from tilewright.select.check import Setting, compare
from tilewright.select.report import SELECTED
from tilewright.select.selection import Selection, select
from tilewright.stmt.nodes import Allocate, For, Stmt, Store
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import BFLOAT16, FLOAT32, INT8, INT32, UINT8, Type
from tilewright.stmt.visit import children, walk

TYPES: dict[str, Type] = {
    **dict.fromkeys(("A", "B", "A1", "B1"), BFLOAT16),
    **dict.fromkeys(("out", "out2", "bias"), FLOAT32),
    "u8": UINT8,
    "i8": INT8,
    "numbers": INT32,
}
ACC = "mm[ramp(0, 1, 16)]"
OUT = "out[ramp(ramp(0, 1, 4), x4(16), 4)]"
OUT2 = "out2[ramp(ramp(0, 1, 4), x4(16), 4)]"


def reduction(
    a: str = "A",
    b: str = "B",
    *,
    at: str = "0",
    column: str = "0",
    rows: int = 4,
    columns: int = 4,
    depth: int = 8,
    a_stride: int = 32,
    b_stride: int = 16,
    row: str = "0",
) -> str:
    """Σ a[row…, at…]·b[at…, column…] of row-major bfloat16 matrices."""
    lanes = rows * columns * depth
    left = (
        f"{a}[ramp(x{columns}(ramp({row} + {at}, 1, {depth})), "
        f"x{columns * depth}({a_stride}), {rows})]"
    )
    right = (
        f"{b}[ramp(ramp(({at})*{b_stride} + {column}, {b_stride}, {depth}), "
        f"x{depth}(1), {columns})]"
    )
    return (
        f"(float32x{rows * columns})vector_reduce_add("
        f"float32x{lanes}({left})*float32x{lanes}(x{rows}({right})))"
    )


def checked(program: Program) -> tuple[Stmt, Selection]:
    """The statement and its selection, after checking all that must hold whatever was selected."""
    stmt = parse(program.text, types=program.types)
    selection = select(stmt, program.target)
    after = selection.stmt
    assert parse(to_text(after), types=program.types) == after
    setting = Setting(program.sizes, program.types, program.variables, intrinsics(program.target))
    comparison = compare(stmt, after, setting)
    wrong = [trial for trial in comparison.trials if trial.first_wrong]
    assert comparison.equal, f"{wrong}\n{to_text(after)}"
    assert newly_accessed(stmt, after, program) == {}, to_text(after)
    assert registers(after) <= 8, to_text(after)
    assert [m for m in misuses(after) if m not in misuses(stmt)] == [], to_text(after)
    selected = [group for group in selection.groups if group.status == SELECTED]
    if not selected:
        assert after is stmt
    for group in selection.groups:
        assert group.status == SELECTED or group.reason
    if program.mappable:
        reasons = [group.reason for group in selection.groups if group.status != SELECTED]
        assert selection.complete, f"{reasons}\n{program.text}"
    return stmt, selection


def check(
    text: str,
    variables: Mapping[str, int] | None = None,
    sizes: Mapping[str, tuple[int, ...]] | None = None,
    mappable: bool | None = True,
) -> Selection:
    """`checked` for a text over the buffers of TYPES."""
    program = Program(text, TYPES, dict(sizes or {}), dict(variables or {}), "amx", mappable)
    return checked(program)[1]


def forms(selection: Selection) -> list[tuple[str, str]]:
    """(buffer, form) of each candidate."""
    return [(group.buffer, group.form) for group in selection.groups]


def loops_around(stmt: Stmt, name: str) -> list[list[str]]:
    """For each store into a buffer (in program order), the loops that it stands in."""
    found: list[list[str]] = []

    def visit(node: Stmt, loops: list[str]) -> None:
        if isinstance(node, Store) and node.name == name:
            found.append(loops)
        inner = [*loops, node.name] if isinstance(node, For) else loops
        for child in _statements(node):
            visit(child, inner)

    visit(stmt, [])
    return found


def _statements(node: Stmt) -> list[Stmt]:
    return [child for child in children(node) if isinstance(child, Stmt)]


def allocated(stmt: Stmt) -> list[str]:
    """The names of all allocations, in program order."""
    return [node.name for node in walk(stmt) if isinstance(node, Allocate)]
