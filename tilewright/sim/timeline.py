"""A picture of a simulation for the terminal: a line for each pipe, time from left to right.

            0         1000      2000
Cube MTE2   000011112222·333             52%
Cube M         0   1   2    3            12%
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from rich.text import Text

from tilewright.sim.activities import Activity, activity_of
from tilewright.sim.instructions import Instruction, Unit
from tilewright.sim.iterations import iterations
from tilewright.sim.labels import unit_name, unit_order
from tilewright.sim.simulation import Simulation

ColourBy = Literal["iteration", "family"]

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
_COLOURS = [activity.colour for activity in Activity]
_LITTLE = "·"
_NARROWEST = 40
_PER_CENT = len(" 100%")
_TICK = 12  # columns from a number of the axis to the next, at least


class _Mark(NamedTuple):
    """How a cell looks."""

    letter: str
    colour: str


def timeline(simulation: Simulation, width: int, colour_by: ColourBy = "iteration") -> Text:
    """An axis in cycles, a line for each pipe, and a legend, in `width` columns, at least 40.

    A cell has the letter of the work that takes most of its time: the last digit of the iteration
    in base 36, or the letter of the kind of work. Where work takes less than half of the time there
    is a point instead. At the end of a line is the part of the time that the pipe is busy.
    """
    busy = simulation.busy()
    units = sorted(busy, key=unit_order)
    left = max((len(unit_name(unit)) for unit in units), default=0) + 1
    columns = max(width, _NARROWEST) - left - _PER_CENT
    rows = _rows(simulation, columns, colour_by)
    text = Text(no_wrap=True, end="")
    text.append(f"{'':{left}}{_axis(simulation.cycles, columns)}\n", "dim")
    for unit in units:
        text.append(f"{unit_name(unit):{left}}")
        for parts in rows[unit]:
            text.append_text(_cell(parts))
        text.append(f"{busy[unit] / simulation.cycles:5.0%}\n")
    text.append_text(_legend(simulation, colour_by))
    return text


def _rows(
    simulation: Simulation, columns: int, colour_by: ColourBy
) -> dict[Unit, list[dict[_Mark, float]]]:
    """For each pipe and column how much of the column's time each mark takes, 0 to 1."""
    mark_of, cycles = _marks(simulation, colour_by), simulation.cycles
    rows: dict[Unit, list[dict[_Mark, float]]] = {}
    for event in simulation.events:
        unit, mark = event.instruction.unit, mark_of[event.instruction]
        row = rows.setdefault(unit, [{} for _ in range(columns)])
        # In parts of a cycle of which a column has so many as the block has cycles.
        start, end = event.start * columns, event.end * columns
        for column in range(start // cycles, -(-end // cycles)):
            part = min(end, (column + 1) * cycles) - max(start, column * cycles)
            row[column][mark] = row[column].get(mark, 0.0) + part / cycles
    return rows


def _marks(simulation: Simulation, colour_by: ColourBy) -> dict[Instruction, _Mark]:
    if colour_by == "family":
        activities = {each: activity_of(each) for each in simulation.run_of}
        return {each: _Mark(kind.letter, kind.colour) for each, kind in activities.items()}
    return {
        each: _Mark(_LETTERS[number % len(_LETTERS)], _COLOURS[number % len(_COLOURS)])
        for each, number in iterations(simulation).items()
    }


def _cell(parts: Mapping[_Mark, float]) -> Text:
    """One column of a pipe's line."""
    if not parts:
        return Text(" ")
    mark = max(parts, key=lambda each: parts[each])
    if sum(parts.values()) < 0.5:
        return Text(_LITTLE, mark.colour)
    return Text(mark.letter, f"#000000 on {mark.colour}")


def _axis(cycles: int, columns: int) -> str:
    """Round numbers of cycles above the columns in which they are."""
    least = _TICK * cycles / columns
    steps = (factor * 10**power for power in range(20) for factor in (1, 2, 5))
    step = next(step for step in steps if step >= least)
    line = ""
    for time in range(0, cycles, step):
        column = time * columns // cycles
        if column + len(str(time)) <= columns:
            line = f"{line:{column}}{time}"
    return line


def _legend(simulation: Simulation, colour_by: ColourBy) -> Text:
    """What the letters mean."""
    text = Text()
    if colour_by == "iteration":
        text.append("0 to z: the iteration, modulo 36  ")
    else:
        shown = {activity_of(event.instruction) for event in simulation.events}
        for activity in Activity:
            if activity in shown:
                text.append(activity.letter, f"#000000 on {activity.colour}")
                text.append(f" {activity.title}  ")
    text.append(f"{_LITTLE} less than half of the time")
    return text
