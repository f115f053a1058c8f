"""Instruction selection: from a statement to a statement with tile instructions.

For each candidate the forms are tried in turn (forms.py). What they choose has still matrices of
any size and temporaries without a place; two more steps place the temporaries and cut matrices into
tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tilewright.accel import Accelerator
from tilewright.accel import target as find_target
from tilewright.select.checks import in_bodies, own_instructions, tile_calls
from tilewright.select.diagnose import diagnose
from tilewright.select.engine.declaration import STRICT, Permissions
from tilewright.select.engine.solve import Statistics
from tilewright.select.engine.wishes import RuntimeTest
from tilewright.select.forms import Form, NoForm, memory_form, resident_form
from tilewright.select.matrices.tiles import cut_tiles
from tilewright.select.program.assumptions import inlined_vectors, known_values, pointer_types
from tilewright.select.program.candidates import Candidate, find_candidates
from tilewright.select.program.names import Names, names_in
from tilewright.select.program.uses import Uses, walk_statements
from tilewright.select.report import DECLINED, SELECTED, UNCHANGED, GroupReport, StoreReport
from tilewright.select.surroundings import Surroundings
from tilewright.select.temporaries import place_temporaries
from tilewright.select.versions import testable, tests_as_text, versions
from tilewright.select.warps import in_warps
from tilewright.select.workspace import Workspace
from tilewright.stmt.nodes import Block, Evaluate, Expr, Function, Module, Stmt, Store
from tilewright.stmt.visit import Node, map_children

S = TypeVar("S", bound=Stmt)


@dataclass
class Selection:
    """The new statement, or the old one itself if nothing was selected; a report per candidate.

    `steps` are the statement after each step, by its name, in their order, where they are kept.

    Where it has two versions, `tests` must hold for the one that `groups` are about, and
    `otherwise` are the reports on the other.
    """

    stmt: Stmt
    accelerator: Accelerator
    groups: list[GroupReport] = field(default_factory=list)
    tests: tuple[str, ...] = ()
    otherwise: list[GroupReport] = field(default_factory=list)
    steps: dict[str, Stmt] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Was every candidate selected, and was there one?"""
        return bool(self.groups) and all(group.status == SELECTED for group in self.groups)


def select(
    stmt: Stmt,
    target: str | Accelerator = "amx",
    accelerate: Sequence[str] = (),
    trace: bool = False,
    specialize: bool = True,
    permissions: Permissions = STRICT,
    keep_steps: bool = False,
) -> Selection:
    """Choose `target`'s instructions for the buffers named in `accelerate` or found in `stmt`.

    `target` is a name that --target takes, or an accelerator of your own.
    `trace` keeps in the reports how each instruction came about, and the best cost after every
    round. `specialize` allows two versions of the program, chosen by a test of strides at run time,
    and `permissions` what may change results beyond the order of sums. `keep_steps` keeps the
    statement after each step.
    ValueError for an unknown target, UnknownBuffer for a name that isn't written.
    """
    if not isinstance(stmt, (Block, Function, Module)):
        stmt = Block((stmt,))
    plain = inlined_vectors(stmt)
    accelerator = find_target(target) if isinstance(target, str) else target
    program = _Program(plain, accelerator, accelerate, trace, permissions, keep_steps)
    general, found = program.selected(frozenset())
    if general.stmt is plain:
        return Selection(stmt, accelerator, general.groups)
    wishes = testable(plain, found) if specialize else ()
    if not wishes:
        return general
    special, _ = program.selected(frozenset(wishes))
    if special.stmt is plain or _cost(special) >= _cost(general):
        return general
    for group, other in zip(special.groups, general.groups, strict=True):
        for store, same in zip(group.stores, other.stores, strict=False):
            store.cached = same.cached  # the other version was not solved before this one
    both = versions(special.stmt, general.stmt, plain, wishes)
    # The steps of both, as the checks of either count.
    steps = {
        name: versions(stmt, general.steps[name], plain, wishes)
        for name, stmt in special.steps.items()
    }
    tests = tests_as_text(wishes)
    return Selection(both, accelerator, special.groups, tests, general.groups, steps)


class _Program:
    """A statement and all that its versions share."""

    def __init__(
        self,
        stmt: Stmt,
        accelerator: Accelerator,
        accelerate: Sequence[str],
        trace: bool,
        permissions: Permissions,
        keep_steps: bool,
    ) -> None:
        self._stmt = stmt
        self._accelerator = accelerator
        self._trace = trace
        self._candidates = find_candidates(Uses(stmt), accelerator, accelerate)
        self._known = known_values(stmt)
        self._pointers = pointer_types(stmt)
        self._taken = names_in(stmt)
        self._foreign = own_instructions(stmt, accelerator) if self._candidates else None
        self._permissions = permissions
        self._keep_steps = keep_steps
        self._surroundings = Surroundings(stmt, accelerator.costs.trips)

    def selected(self, assumed: frozenset[RuntimeTest]) -> tuple[Selection, list[RuntimeTest]]:
        """One version, given tests that it may assume to pass; and wishes for another version."""
        workspace = Workspace(
            self._accelerator,
            self._known,
            assumed,
            self._surroundings,
            self._pointers,
            self._trace,
            self._candidates,
            self._permissions,
        )
        groups = [_group(candidate, workspace, self._foreign) for candidate in self._candidates]
        if not any(group.status == SELECTED for group in groups):
            return Selection(self._stmt, self._accelerator, groups), []
        steps = _steps(self._stmt, workspace, self._taken, movement=self._keep_steps)
        _count_instructions(steps["tiles"], workspace)
        kept = steps if self._keep_steps else {}
        result = Selection(
            _with_lines(steps["tiles"], workspace.lines),
            self._accelerator,
            groups,
            steps={name: _with_lines(stmt, workspace.lines) for name, stmt in kept.items()},
        )
        return result, workspace.wishes


def _cost(selection: Selection) -> float:
    return sum(store.cost or 0 for group in selection.groups for store in group.stores)


def _group(candidate: Candidate, workspace: Workspace, foreign: str | None) -> GroupReport:
    """Select for one candidate, or leave it as it is and say why.

    `foreign` is why nothing can be selected in this program, if that is so.
    """
    report = GroupReport(candidate.buffer.name, candidate.line, DECLINED)
    if foreign is not None:
        report.notes.append(foreign)
    elif candidate.products:
        for attempt in (resident_form, memory_form):
            try:
                form = attempt(candidate, workspace)
            except NoForm as error:
                report.notes.append(f"{attempt.__name__.replace('_', ' ')}: {error}")
                continue
            _commit(form, candidate, workspace, report)
            return report
    diagnosis = diagnose(
        candidate, workspace.accelerator, workspace.permissions, "; ".join(report.notes)
    )
    report.reason, report.held = diagnosis.reason, diagnosis.held
    for store in candidate.products or tuple(candidate.buffer.stores):
        tried = workspace.statistics if report.notes else Statistics()
        report.stores.append(StoreReport(store.name, store.line, DECLINED, statistics=tried))
    return report


def _commit(form: Form, candidate: Candidate, workspace: Workspace, report: GroupReport) -> None:
    """Put a form's statements in place of the candidate's."""
    report.status, report.form = SELECTED, form.name
    solved = [part.statistics for part in form.parts if part.statistics is not None]
    cached = all(part.cached for part in form.parts if part.statistics is not None)
    report.shapes = list(form.shapes)
    workspace.wishes.extend(form.wishes)
    for part in form.parts:
        tag = workspace.tag(part.before)
        if part.moved is not None and id(part.before) not in workspace.replaced:
            workspace.moved[id(part.before)] = part.moved
        workspace.replaced[id(part.before)] = replace(part.after, line=tag)
        if isinstance(part.before, Store):
            store = StoreReport(
                part.before.name,
                part.before.line,
                UNCHANGED,
                part.cost,
                part.vector_cost,
                choices=list(part.choices),
                # A store that only moves shares what its group took.
                statistics=part.statistics or next(iter(solved), Statistics()),
                cached=part.cached if part.statistics is not None else cached,
            )
            workspace.reports.append((tag, store))
            report.stores.append(store)
    report.stores.sort(key=lambda store: store.line)
    buffer = candidate.buffer
    if buffer.allocation is not None and form.allocation is not buffer.allocation:
        assert form.allocation is not None
        workspace.replaced[id(buffer.allocation)] = form.allocation
        if form.residence is not None:
            workspace.residents[id(form.allocation)] = buffer, form.residence
            if form.apart:
                workspace.apart.append(buffer)
        else:
            report.notes.append(f"{buffer.name} is no longer allocated in tiles")


def _steps(
    stmt: Stmt, workspace: Workspace, taken: frozenset[str], *, movement: bool
) -> dict[str, Stmt]:
    """The statement after each step, by the step's name, the last one's being the result.

    The first, `movement`, is of interest only to who checks them. What is added gets names that
    are not `taken`.
    """
    names, accelerator = Names(taken), workspace.accelerator
    residents = {key: residence for key, (_, residence) in workspace.residents.items()}

    def put_in(statements: Mapping[int, Stmt]) -> Callable[[Block], Block]:
        def change(node: Node) -> Node:
            if isinstance(node, Expr):
                return node
            # What replaces a loop or an if has only new expressions: its body is still the old one.
            return map_children(statements.get(id(node), node), change)

        return lambda block: map_children(block, change)

    steps = {"movement": in_bodies(stmt, put_in(workspace.moved))} if movement else {}
    extracted = in_bodies(stmt, put_in(workspace.replaced))
    steps["extraction"] = extracted
    placed = in_bodies(extracted, lambda block: place_temporaries(block, accelerator, names))
    steps["temporaries"] = placed
    cut = in_bodies(placed, lambda block: cut_tiles(block, accelerator, residents, names))
    steps["tiles"] = in_bodies(cut, lambda block: in_warps(block, accelerator, names))
    return steps


def _count_instructions(stmt: Stmt, workspace: Workspace) -> None:
    """Tell each report which instructions stand for its store: those that bear its tag."""
    names = workspace.accelerator.intrinsics
    counts: dict[int, Counter[str]] = {}
    for inner in walk_statements(stmt):
        if inner.line < 0 and isinstance(inner, (Store, Evaluate)):
            counts.setdefault(inner.line, Counter()).update(tile_calls(inner, names))
    for tag, store in workspace.reports:
        found = counts.get(tag, Counter())
        store.instructions = {name: found[name] for name in names if found[name]}
        if store.instructions:
            store.status = SELECTED


def _with_lines(stmt: S, lines: Mapping[int, int]) -> S:
    """`stmt` with lines in place of tags."""
    inner = map_children(stmt, lambda e: _with_lines(e, lines) if isinstance(e, Stmt) else e)
    return replace(inner, line=lines[inner.line]) if inner.line < 0 else inner
