"""What a simulation says, as rows of texts that the terminal and the page show alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tilewright.sim.critical_path import critical_path
from tilewright.sim.labels import CORE_NAMES, unit_name
from tilewright.sim.sensitivity import Sensitivity
from tilewright.sim.simulation import Simulation
from tilewright.sim.waits import core_usage, pipe_usage

# Of a long list so many are shown; what they leave out is summed up.
SHOWN = 6
_WAITED = "idle, waiting for"


class Sheet(NamedTuple):
    """Rows under the names of their columns, in groups; all but `texts` columns are numbers."""

    title: str
    columns: tuple[str, ...]
    groups: Sequence[Sequence[tuple[str, ...]]]
    texts: frozenset[int] = frozenset({0})


def sheets(
    simulation: Simulation, sensitivities: Sequence[Sensitivity] | None = None
) -> list[Sheet]:
    """The totals, the pipes, the cores, the critical path and, if they are given, sensitivities."""
    found = [_totals(simulation), _pipes(simulation), _cores(simulation), _path(simulation)]
    if sensitivities is not None:
        found.append(_sensitivity(sensitivities))
    return found


def distance(simulation: Simulation) -> float:
    """How much longer than the lower bound the block takes, as a part of the bound."""
    bound = simulation.lower_bound
    return simulation.cycles / bound - 1 if bound else 0.0


def _totals(simulation: Simulation) -> Sheet:
    """Cycles and microseconds of the block and of its busiest pipe, and how far they are apart."""
    cycles, bound, busy = simulation.cycles, simulation.lower_bound, simulation.busy()
    counts = {"block": cycles}
    if busy:
        busiest = max(busy, key=lambda unit: busy[unit])
        counts[f"lower bound ({unit_name(busiest)})"] = bound
        counts[f"distance to it ({distance(simulation):.1%})"] = cycles - bound
    rows = [
        (name, f"{count:,}", f"{simulation.machine.seconds(count) * 1e6:,.2f}")
        for name, count in counts.items()
    ]
    return Sheet("Time", ("", "cycles", "µs"), [rows])


def _pipes(simulation: Simulation) -> Sheet:
    """What each pipe did, how well it is used, and what it waited for."""
    rows = [
        (
            unit_name(usage.unit),
            f"{usage.instructions:,}",
            f"{usage.busy:,}",
            f"{usage.utilisation:.1%}",
            f"{usage.head:,}",
            f"{usage.stretched:,}",
            f"{sum(usage.waits.values()):,}",
            _waited(usage.waits),
        )
        for usage in pipe_usage(simulation)
    ]
    columns = ("pipe", "instructions", "busy", "used", "head", "stretched", "idle", _WAITED)
    return Sheet("Pipes", columns, [rows], frozenset({0, len(columns) - 1}))


def _cores(simulation: Simulation) -> Sheet:
    """In how many cycles a pipe of each core works, and what it waited for in the others."""
    rows = [
        (
            CORE_NAMES[usage.core],
            f"{usage.active:,}",
            f"{usage.utilisation:.1%}",
            f"{sum(usage.waits.values()):,}",
            _waited(usage.waits),
        )
        for usage in core_usage(simulation)
    ]
    columns = ("core", "active", "used", "idle", _WAITED)
    return Sheet("Cores", columns, [rows], frozenset({0, len(columns) - 1}))


def _waited(waits: Mapping[str, int]) -> str:
    return "; ".join(f"{reason}: {count:,}" for reason, count in waits.items())


def _path(simulation: Simulation) -> Sheet:
    """The critical path by kind, by pipe and by op; each group sums to the block's cycles."""
    path = critical_path(simulation)
    groups = [
        [(name, f"{count:,}", f"{count / simulation.cycles:.1%}") for name, count in sums.items()]
        for sums in map(_longest, (path.by_kind(), path.by_unit(), path.by_op()))
    ]
    return Sheet("Critical path", ("critical path", "cycles", "part"), groups)


def _longest(sums: Mapping[str, int]) -> dict[str, int]:
    """The first of `sums`, and what the others sum to."""
    first = dict(list(sums.items())[:SHOWN])
    rest = list(sums.values())[SHOWN:]
    return first if not rest else {**first, f"others ({len(rest)})": sum(rest)}


def _sensitivity(found: Sequence[Sensitivity]) -> Sheet:
    """The block's cycles if each estimate that has an effect is halved and doubled."""
    rows = [
        (
            each.parameter.name,
            f"{each.halved:,}",
            _change(each.halved, each.cycles),
            f"{each.doubled:,}",
            _change(each.doubled, each.cycles),
        )
        for each in found
    ]
    none = ("none has an effect", "", "", "", "")
    columns = ("estimate", "halved", "", "doubled", "")
    return Sheet("Sensitivity to estimates", columns, [rows or [none]])


def _change(cycles: int, before: int) -> str:
    """By which part of `before` the cycles have changed, with a sign."""
    return f"{round(cycles / before - 1, 3) + 0.0:+.1%}"  # + 0.0 makes -0.0 0.0
