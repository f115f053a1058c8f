"""Puts the page together: a template, its style and scripts, tables, and the data to draw."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template

from tilewright.sim.page.data import MemoryUse, page_data
from tilewright.sim.sensitivity import Sensitivity
from tilewright.sim.sheets import Sheet, distance, sheets
from tilewright.sim.simulation import Simulation

FOLDER = Path(__file__).parent


def page(
    simulation: Simulation,
    title: str,
    memories: Sequence[MemoryUse] = (),
    sensitivities: Sequence[Sensitivity] | None = None,
) -> str:
    """The text of an HTML file: the timeline, the memories over time, and the tables."""
    tables = sheets(simulation, sensitivities)
    if memories:
        tables.insert(1, _memories(memories))
    data = json.dumps(page_data(simulation, memories), separators=(",", ":"), ensure_ascii=False)
    return Template(_file("page.html")).substitute(
        title=escape(title),
        summary=escape(_summary(simulation)),
        tables="\n".join(map(_table, tables)),
        style=_file("page.css"),
        script=_file("picture.js") + _file("page.js"),
        data=data.replace("<", "\\u003c"),  # nothing in it ends the element
    )


def _file(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def _summary(simulation: Simulation) -> str:
    machine = simulation.machine
    return (
        f"{simulation.cycles:,} cycles, {machine.seconds(simulation.cycles) * 1e6:,.2f} µs on "
        f"{machine.name}; {distance(simulation):.1%} above the lower bound of "
        f"{simulation.lower_bound:,} cycles"
    )


def _memories(memories: Sequence[MemoryUse]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for use in memories:
        peak = max((size for _, size in use.steps), default=0)
        rows.append((use.memory, f"{peak:,}", f"{use.capacity:,}", f"{peak / use.capacity:.1%}"))
    return Sheet("Memories", ("memory", "peak bytes", "capacity", "part"), [rows])


def _table(sheet: Sheet) -> str:
    classes = ["text" if number in sheet.texts else "" for number in range(len(sheet.columns))]
    head = "".join(
        f'<th scope="col" class="{kind}">{escape(column)}</th>'
        for column, kind in zip(sheet.columns, classes, strict=True)
    )
    bodies: list[str] = []
    for group in sheet.groups:
        rows = "\n".join(f"<tr>{_cells(row, classes)}</tr>" for row in group)
        bodies.append(f"<tbody>\n{rows}\n</tbody>")
    return (
        f"<section>\n<table>\n<caption>{escape(sheet.title)}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n{''.join(bodies)}\n</table>\n</section>"
    )


def _cells(row: Sequence[str], classes: Sequence[str]) -> str:
    name, *values = row
    cells = [f'<th scope="row" class="text">{escape(name)}</th>']
    for value, kind in zip(values, classes[1:], strict=True):
        cells.append(f'<td class="{kind}">{escape(value)}</td>')
    return "".join(cells)
