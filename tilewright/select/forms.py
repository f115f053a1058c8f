"""The two forms that a candidate can take, each solved by equality saturation.

resident: the accumulator stays in tiles from its first store to its last reader (resident.py).
memory: it stays where it is; each update loads it into tiles, multiplies, and stores it again. This
form is always right, whatever else reads or writes the accumulator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tilewright.select.checks import (
    check_fills,
    multiplies,
    no_place_for_warps,
    writes_too_early,
)
from tilewright.select.engine.canonical import Abstraction
from tilewright.select.engine.choices import Choice
from tilewright.select.engine.solve import Solution, Statistics
from tilewright.select.engine.wishes import RuntimeTest
from tilewright.select.matrices.grid import Residence
from tilewright.select.matrices.layouts import CannotRegroup
from tilewright.select.matrices.matrix_calls import InMemory, is_load, is_product, stored
from tilewright.select.program.candidates import Candidate
from tilewright.select.program.uses import own_expressions
from tilewright.select.resident import Resident
from tilewright.select.shaped import ShapedAccumulator
from tilewright.select.workspace import Workspace
from tilewright.stmt.index.multiramp import MultiRamp
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import (
    Allocate,
    Call,
    Expr,
    ExprVar,
    IntImm,
    Load,
    LocToLoc,
    Stmt,
    Store,
    Var,
)
from tilewright.stmt.visit import walk

OPERAND_REGISTERS = 2


class NoForm(Exception):
    """A candidate can't take a form; the message says why."""


@dataclass(frozen=True)
class Part:
    """One statement of a form: what it was, what it becomes, and the solver's price and choices.

    `statistics` are those of the solve, None where there was nothing to solve; `cached` when an
    equal problem had been solved before. `moved` is the statement with moves between locations in
    it and nothing else changed.
    """

    before: Stmt
    after: Stmt
    cost: float | None = None
    vector_cost: float | None = None
    choices: tuple[Choice, ...] = ()
    statistics: Statistics | None = None
    cached: bool = False
    moved: Stmt | None = None


@dataclass(frozen=True)
class Form:
    """A candidate's new statements; `residence` is that of an accumulator that stays in tiles.

    `apart`: some products in them are not accumulated in its tiles. `wishes` are tests that would
    allow cheaper instructions, `shapes` the costs of all rows × columns that were considered.
    """

    name: str
    parts: tuple[Part, ...]
    wishes: tuple[RuntimeTest, ...]
    allocation: Allocate | None = None
    residence: Residence | None = None
    apart: bool = False
    shapes: tuple[tuple[tuple[int, int], float], ...] = ()


def resident_form(candidate: Candidate, workspace: Workspace) -> Form:
    """Keep the accumulator in tiles; NoForm says why not."""
    buffer = candidate.buffer
    stores = [workspace.current(store) for store in buffer.stores]
    readers = [workspace.current(reader) for reader in buffer.readers]
    resident = Resident(buffer, stores, readers, workspace.accelerator.location)
    if resident.reason is not None:
        raise NoForm(resident.reason)
    writers = {id(store) for store in buffer.stores}
    others = [reader for reader in buffer.readers if id(reader) not in writers]
    before: list[Stmt] = [*buffer.stores, *others]
    moved = [resident.moved(workspace.current(stmt)) for stmt in before]
    if any(_points_to(buffer.name, stmt) for stmt in moved):
        raise NoForm(f"{buffer.name} is an operand, in memory, of a product chosen before")
    # What another accumulator is given is chosen with that one, which may stay in tiles too.
    theirs = {
        id(store)
        for other in workspace.candidates
        if other.buffer is not buffer and other.buffer.allocation is not None
        for store in other.buffer.stores
    }
    roots = {
        i: stmt
        for i, stmt in enumerate(moved)
        if isinstance(stmt, Store) and stmt.predicate is None and id(before[i]) not in theirs
    }
    names = workspace.abstraction()
    problem = workspace.problem(
        candidate.products[-1],
        names,
        list(roots.values()),
        [i < len(stores) for i in roots],
        resident.whole,
        workspace.registers(buffer),
    )
    solution, wishes, cached = workspace.solved(problem, names)
    if solution.resident is None or solution.product is None:
        raise NoForm(f"{buffer.name} is not the result of matrix products of one shape")
    residence = workspace.residence(solution.product, solution.resident)
    needed = OPERAND_REGISTERS + workspace.leaves_registers_to(buffer)
    if residence.registers + needed > problem.registers:
        raise NoForm(
            f"{buffer.name} fills {residence.registers} tiles, and of {problem.registers} free "
            f"registers other values need {needed}"
        )
    shaped = ShapedAccumulator(resident.whole, residence, workspace.accelerator)
    parts = [Part(b, shaped.told(m)) for b, m in zip(before, moved, strict=True)]
    for nth, i in enumerate(roots):
        result = solution.results[nth]
        if result is None and i >= len(stores):
            continue  # a reader that stays vector code
        after = None if result is None else _placed(result, names, resident.whole, roots[i])
        product = any(before[i] is store for store in candidate.products)
        if after is None or (product and not multiplies(after)):
            raise NoForm(f"a store to {buffer.name} has no form in tiles")
        parts[i] = _part(before[i], shaped.told(after), names, solution, nth, cached)
    moved_parts = [
        replace(part, after=shaped.through_memory(part.after), moved=shaped.in_order(m))
        for part, m in zip(parts, moved, strict=True)
    ]
    parts = _checked(moved_parts, workspace)
    apart = any(map(_multiplies_apart, parts))
    if residence.registers + OPERAND_REGISTERS + apart > problem.registers:
        raise NoForm(
            f"{buffer.name} fills {residence.registers} tiles, "
            "which leaves none for another product"
        )
    assert buffer.allocation is not None
    allocation = replace(
        buffer.allocation,
        extents=(IntImm(residence.columns), IntImm(residence.rows)),
        memory=workspace.accelerator.memory,
    )
    shapes = tuple(sorted(solution.shapes.items(), key=lambda item: item[1]))
    return Form("resident", parts, wishes, allocation, residence, apart, shapes)


def memory_form(candidate: Candidate, workspace: Workspace) -> Form:
    """Leave the accumulator in memory and load it for each update; NoForm says why not."""
    buffer = candidate.buffer
    registers = workspace.registers(buffer)
    if registers < OPERAND_REGISTERS + 1:
        raise NoForm(f"{registers} registers are free, a product needs {OPERAND_REGISTERS + 1}")
    # A store that also reads another accumulator may have been selected with that one.
    before = [s for s in candidate.products if not multiplies(workspace.current(s))]
    parts: list[Part] = []
    wishes: tuple[RuntimeTest, ...] = ()
    for original in before:
        store = workspace.current(original)
        if not isinstance(store, Store) or store.predicate is not None:
            raise NoForm(f"a store to {buffer.name} is predicated")
        # In this form a store has nothing to do with the others: each has an e-graph of its own.
        names = workspace.abstraction()
        problem = workspace.problem(original, names, [store], [False], None, registers)
        solution, wished, cached = workspace.solved(problem, names)
        result = solution.results[0]
        after = None if result is None else _placed(result, names, None, store)
        if after is None or not multiplies(after):
            raise NoForm(f"no instruction computes what is stored to {buffer.name}")
        parts.append(_part(original, after, names, solution, 0, cached))
        wishes += wished
    allocation = buffer.allocation
    if allocation is not None and allocation.memory == workspace.accelerator.memory:
        allocation = replace(allocation, memory="")
    return Form("memory", _checked(parts, workspace), wishes, allocation)


def _placed(result: Expr | Stmt, names: Abstraction, whole: Load | None, store: Store) -> Stmt:
    """The statement of a solved store, with the program's names."""
    if isinstance(result, Store):
        return replace(names.concrete(result), alignment=store.alignment, line=store.line)
    if isinstance(result, Stmt):
        return replace(names.concrete(result), line=store.line)
    assert whole is not None, "only a store into an accumulator in tiles is solved as a value"
    return Store(whole.name, whole.index, names.concrete(result), line=store.line)


def _part(
    before: Stmt, after: Stmt, names: Abstraction, solution: Solution, nth: int, cached: bool
) -> Part:
    choices = tuple(
        Choice(
            names.concrete(choice.expr),
            choice.rule,
            choice.cost,
            tuple((names.concrete(expr), rule, cost) for expr, rule, cost in choice.others),
        )
        for choice in solution.choices[nth]
    )
    vector_cost = solution.vector_costs[nth] if solution.vector_costs else None
    return Part(
        before, after, solution.costs[nth], vector_cost, choices, solution.statistics, cached
    )


def _checked(parts: Sequence[Part], workspace: Workspace) -> tuple[Part, ...]:
    """The parts, with what the last steps could stumble over mended or NoForm."""
    for part in parts:
        needed = [e for own in own_expressions(part.after) for e in walk(own)]
        temporary = any(isinstance(e, (ExprVar, LocToLoc)) for e in needed)
        if part.after is not part.before and (temporary or multiplies(part.after)):
            loops = workspace.surroundings.loops(part.before)
            obstacle = no_place_for_warps(loops, workspace.accelerator, temporary)
            if obstacle is not None:
                raise NoForm(obstacle)
        try:
            check_fills(part.after)
        except CannotRegroup as error:
            raise NoForm(str(error)) from error
    return tuple(_computed_first(part, workspace) for part in parts)


def _computed_first(part: Part, workspace: Workspace) -> Part:
    """A matrix that can't be written tile by tile is computed into a temporary and copied."""
    store, call = workspace.current(part.before), stored(part.after)
    if call is None or not isinstance(store, Store) or not writes_too_early(part.after):
        return part
    matrix = call.args[5]
    if is_load(matrix):
        return replace(part, after=replace(store, value=_plain_load(matrix)))
    value = LocToLoc(workspace.accelerator.location, "Mem", matrix)
    return replace(part, after=replace(store, value=value))


def _plain_load(matrix: Call) -> Expr:
    """A matrix that lies in one piece in memory as vector code loads it."""
    place = InMemory.of(matrix)
    assert isinstance(place.buffer, Var) and place.layout == "rows"
    stride = Polynomial.from_expr(place.stride)
    base = MultiRamp(Polynomial.from_expr(place.base)).ramp(1, place.columns)
    index = base.ramp(stride, place.rows).to_expr()
    return Load(place.element, place.buffer.name, index)


def _points_to(name: str, stmt: Stmt) -> bool:
    """Is a call in the statement given the buffer's pointer?"""
    own = (e for expr in own_expressions(stmt) for e in walk(expr))
    return any(isinstance(e, Var) and e.name == name and e.type.is_handle for e in own)


def _multiplies_apart(part: Part) -> bool:
    """Is there a product in it that doesn't accumulate in the tiles of the candidate?"""
    if not isinstance(part.after, Store):
        return multiplies(part.after)
    moved = (e for e in walk(part.after) if isinstance(e, (ExprVar, LocToLoc)))
    return any(is_product(e) for m in moved for e in walk(m))
