"""What the selector did, store by store: for --stats, --explain and the exit status."""

from __future__ import annotations

from dataclasses import dataclass, field

from tilewright.select.engine.choices import Choice
from tilewright.select.engine.solve import Statistics

SELECTED, DECLINED, UNCHANGED = "selected", "declined", "unchanged"


@dataclass
class StoreReport:
    """One store: its line, what became of it and at what cost (cycles of the model).

    `unchanged` is a store that only uses an accumulator and is the same vector code as before.
    `instructions` counts the calls that it became, after cutting into tiles. With tracing,
    `choices` say how they came about and `vector_cost` what the store costs without them.
    `statistics` are of the solve that it took part in, `cached` when that was done before.
    """

    buffer: str
    line: int
    status: str
    cost: float | None = None
    vector_cost: float | None = None
    instructions: dict[str, int] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    statistics: Statistics = field(default_factory=Statistics)
    cached: bool = False


@dataclass
class GroupReport:
    """The stores that share an accumulator.

    `form` is "resident" (the accumulator stays in tiles), "memory" (it is loaded and stored around
    every update) or "" when declined for `reason`. `held` of the CONDITIONS (diagnose.py) were met,
    in order. `notes` say what else was considered, `shapes` rows × columns of the accumulator with
    the cost of the group, the cheapest first.
    """

    buffer: str
    line: int
    status: str
    form: str = ""
    reason: str = ""
    held: int = 0
    stores: list[StoreReport] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    shapes: list[tuple[tuple[int, int], float]] = field(default_factory=list)

    @property
    def statistics(self) -> Statistics:
        """Those of the first store."""
        return self.stores[0].statistics if self.stores else Statistics()

    @property
    def cached(self) -> bool:
        """Had all that it took been solved before?"""
        return bool(self.stores) and all(store.cached for store in self.stores)
