"""The reports as text for people (--explain) and as data for programs (--stats)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilewright.accel import Accelerator
from tilewright.select.diagnose import CONDITIONS
from tilewright.select.engine.choices import Choice
from tilewright.select.engine.solve import SUPPORT_RULES, Statistics
from tilewright.select.matrices.layouts import is_layout
from tilewright.select.matrices.matrix_calls import is_product
from tilewright.select.matrices.operands import Multiplication
from tilewright.select.report import DECLINED, UNCHANGED, GroupReport, StoreReport
from tilewright.select.selection import Selection
from tilewright.stmt.nodes import Call, Expr, ExprVar, Load, LocToLoc
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.visit import walk


def explanation(selection: Selection) -> str:
    """Per store: instructions, the rules that made them, alternatives and costs; or the reason."""
    lines: list[str] = []
    if selection.tests:
        lines.append(f"Two versions. Where {' and '.join(selection.tests)}:")
    lines += [line for group in selection.groups for line in _group(group, selection.accelerator)]
    if selection.tests:
        lines.append("Otherwise:")
        lines += [
            line for group in selection.otherwise for line in _group(group, selection.accelerator)
        ]
    return "\n".join(lines)


def _group(group: GroupReport, accelerator: Accelerator) -> Iterator[str]:
    if group.status == DECLINED:
        yield f"{group.buffer}: declined: {group.reason}"
        yield f"  {group.held} of {len(CONDITIONS)} conditions hold:"
        for place, condition in enumerate(CONDITIONS):
            verdict = "holds" if place < group.held else "fails" if place == group.held else "?"
            yield f"    {verdict:<6} {condition}"
        yield from (f"  considered: {note}" for note in group.notes)
        return
    where = "stays in tiles" if group.form == "resident" else "stays in memory, loaded per update"
    yield f"{group.buffer}: selected, {where}"
    yield from (f"  considered: {note}" for note in group.notes)
    if group.shapes:
        (rows, columns), cost = group.shapes[0]
        yield f"  in tiles as {rows} × {columns}, cost {cost:g} cycles"
        for (rows, columns), cost in group.shapes[1:]:
            yield f"    instead of {rows} × {columns}: cost {cost:g}"
    shown: list[Statistics] = []
    for store in group.stores:
        if not any(store.statistics is known for known in shown):
            shown.append(store.statistics)
            yield _solved(store)
        yield from _store(store, accelerator)


def _solved(store: StoreReport) -> str:
    numbers = store.statistics
    solved = "an equal problem was solved before" if store.cached else "solved"
    fired = _fired(numbers.matches)
    return f"  {solved} in {numbers.rounds} rounds, {numbers.tuples} tuples; {fired}"


def _fired(matches: dict[str, int]) -> str:
    """The rules that matched, without those that every group needs."""
    common = (*SUPPORT_RULES, "ask-")
    names = [n for n, count in sorted(matches.items()) if count and not n.startswith(common)]
    return f"rules that matched: {', '.join(names)}"


def _store(store: StoreReport, accelerator: Accelerator) -> Iterator[str]:
    counts = ", ".join(f"{count} {name}" for name, count in store.instructions.items())
    outcome = f"{store.status}: {counts}" if counts else store.status
    yield f"  line {store.line}, store to {store.buffer}: {outcome}"
    if store.cost is not None:
        vector = "" if store.vector_cost is None else f", as vector code {store.vector_cost:g}"
        yield f"    cost {store.cost:g} cycles{vector}"
    for choice in store.choices:
        yield from _choice(choice, accelerator)


def _choice(choice: Choice, accelerator: Accelerator) -> Iterator[str]:
    rule = f"rule {choice.rule}, " if choice.rule else ""
    name = _instruction(choice.expr, accelerator)
    yield f"    {_short(choice.expr)}{name}: {rule}cost {choice.cost:g}"
    for expr, rule, cost in sorted(choice.others, key=lambda other: other[2]):
        yield f"      instead of {_short(expr)}: rule {rule}, cost {cost:g}"


def _instruction(e: Expr, accelerator: Accelerator) -> str:
    """The name that the hardware's manual gives a product of these types."""
    if not is_product(e):
        return ""
    return f" ({Multiplication.of(e, accelerator).product.instruction})"


def _short(e: Expr) -> str:
    """An instruction without the expressions inside its tiles and temporaries."""
    if isinstance(e, Call):
        return f"{e.name}({', '.join(_short(arg) for arg in e.args if not isinstance(arg, Call))})"
    if isinstance(e, ExprVar):
        return f"temporary {_short_layout(e.value)}"
    if isinstance(e, LocToLoc):
        return "the tiles stored to a temporary, and that read"
    text = to_text(e)
    return text if len(text) <= 40 else text[:37] + "..."


def _short_layout(value: Expr) -> str:
    """What a temporary holds: the matrix of which buffer, its rows and columns filled up."""
    if not is_layout(value):
        return "value"
    source = next((e.name for e in walk(value.args[0]) if isinstance(e, Load)), "value")
    rows, columns = (to_text(e) for e in value.args[-2:])
    return f"{value.name}({source}, …, {rows}, {columns})"


def statistics(selection: Selection) -> list[dict[str, Any]]:
    """One entry per store that was selected or declined: how long it took, what it costs.

    Seconds and the e-graph's size are those of the group's e-graph, which its stores share. Of two
    versions it is the one for `version`; `otherwise` has the entry of the same store in the other.
    """
    entries = [
        _entry(group, store)
        for group in selection.groups
        for store in group.stores
        if store.status != UNCHANGED
    ]
    others = [_entry(group, store) for group in selection.otherwise for store in group.stores]
    for entry in entries:
        entry["version"] = " && ".join(selection.tests) or None
        same = (o for o in others if (o["buffer"], o["line"]) == (entry["buffer"], entry["line"]))
        entry["otherwise"] = next(same, None)
    return entries


def _entry(group: GroupReport, store: StoreReport) -> dict[str, Any]:
    numbers = store.statistics
    entry: dict[str, Any] = {
        "buffer": store.buffer,
        "line": store.line,
        "group": group.buffer,
        "status": store.status,
    }
    if group.status == DECLINED:
        entry["reason"] = group.reason
        entry["conditions_held"] = group.held
        entry["conditions"] = len(CONDITIONS)
    else:
        entry["form"] = group.form
        entry["instructions"] = store.instructions
        entry["cost"] = store.cost
        entry["vector_cost"] = store.vector_cost
    entry["seconds"] = {
        "load_rules": numbers.load_seconds,
        "saturate": numbers.saturate_seconds,
        "extract": numbers.extract_seconds,
    }
    entry["cached"] = store.cached
    entry["egraph_tuples"] = numbers.tuples
    entry["rounds"] = numbers.rounds
    entry["best_cost_after_round"] = [c if c < float("inf") else None for c in numbers.costs]
    return entry
