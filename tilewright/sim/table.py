"""What a simulation says, in tables for the terminal.

for table in tables(simulation):
    console.print(table)
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from tilewright.sim.sensitivity import Sensitivity
from tilewright.sim.sheets import Sheet, sheets
from tilewright.sim.simulation import Simulation


def tables(
    simulation: Simulation, sensitivities: Sequence[Sensitivity] | None = None
) -> list[Table]:
    """The totals, the pipes, the cores, the critical path and, if they are given, sensitivities."""
    return [_table(sheet) for sheet in sheets(simulation, sensitivities)]


def _table(sheet: Sheet) -> Table:
    """Only what the last column says goes on in the next line where there is no room."""
    table = Table(box=None, pad_edge=False)
    last = len(sheet.columns) - 1
    for number, column in enumerate(sheet.columns):
        is_text = number in sheet.texts
        table.add_column(
            column, justify="left" if is_text else "right", no_wrap=not (is_text and number == last)
        )
    for number, group in enumerate(sheet.groups):
        if number:
            table.add_row()
        for row in group:
            table.add_row(*row)
    return table
