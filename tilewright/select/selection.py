"""Instruction selection: from a statement to a statement with tile instructions.

For each candidate the forms are tried in turn (forms.py). What they choose has still matrices of
any size and temporaries without a place; two more steps place the temporaries and cut matrices into
tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tilewright.accel import Accelerator
from tilewright.accel import target as find_target
from tilewright.accel.amx import TILE_CALLS
from tilewright.select.assumptions import inlined_vectors, known_values, pointer_types
from tilewright.select.candidates import Candidate, find_candidates
from tilewright.select.checks import in_bodies, own_instructions, tile_calls
from tilewright.select.diagnose import diagnose
from tilewright.select.forms import Form, NoForm, memory_form, resident_form
from tilewright.select.names import Names, names_in
from tilewright.select.report import DECLINED, SELECTED, UNCHANGED, GroupReport, StoreReport
from tilewright.select.solve import Statistics
from tilewright.select.temporaries import place_temporaries
from tilewright.select.tiles import cut_tiles
from tilewright.select.uses import Uses, walk_statements
from tilewright.select.versions import testable, tests_as_text, versions
from tilewright.select.workspace import Workspace
from tilewright.stmt.nodes import Block, Evaluate, Expr, Function, Module, Stmt, Store, Var
from tilewright.stmt.visit import Node, map_children

S = TypeVar("S", bound=Stmt)


@dataclass
class Selection:
    """The new statement, or the old one itself if nothing was selected; a report per candidate.

    Where it has two versions, `tests` must hold for the one that `groups` are about, and
    `otherwise` are the reports on the other.
    """

    stmt: Stmt
    groups: list[GroupReport] = field(default_factory=list)
    tests: tuple[str, ...] = ()
    otherwise: list[GroupReport] = field(default_factory=list)

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
) -> Selection:
    """Choose `target`'s instructions for the buffers named in `accelerate` or found in `stmt`.

    `target` is a name that --target takes, or an accelerator of your own.
    `trace` keeps in the reports how each instruction came about, and the best cost after every
    round. `specialize` allows two versions of the program, chosen by a test of strides at run time.
    ValueError for an unknown target, UnknownBuffer for a name that isn't written.
    """
    if not isinstance(stmt, (Block, Function, Module)):
        stmt = Block((stmt,))
    plain = inlined_vectors(stmt)
    accelerator = find_target(target) if isinstance(target, str) else target
    program = _Program(plain, accelerator, accelerate, trace)
    general, found = program.selected({})
    if general.stmt is plain:
        return Selection(stmt, general.groups)
    wishes = testable(plain, found) if specialize else {}
    if not wishes:
        return general
    special, _ = program.selected({variable.name: value for variable, value in wishes.items()})
    if special.stmt is plain or _cost(special) >= _cost(general):
        return general
    for group, other in zip(special.groups, general.groups, strict=True):
        for store, same in zip(group.stores, other.stores, strict=False):
            store.cached = same.cached  # the other version was not solved before this one
    both = versions(special.stmt, general.stmt, plain, wishes)
    return Selection(both, special.groups, tests_as_text(wishes), general.groups)


class _Program:
    """A statement and all that its versions share."""

    def __init__(
        self, stmt: Stmt, accelerator: Accelerator, accelerate: Sequence[str], trace: bool
    ) -> None:
        self._stmt = stmt
        self._accelerator = accelerator
        self._trace = trace
        self._candidates = find_candidates(Uses(stmt), accelerator, accelerate)
        self._known = known_values(stmt)
        self._pointers = pointer_types(stmt)
        self._taken = names_in(stmt)
        self._foreign = own_instructions(stmt) if self._candidates else None

    def selected(self, assumed: Mapping[str, int]) -> tuple[Selection, list[tuple[Var, int]]]:
        """One version, given values to assume of variables; and wishes for another version."""
        workspace = Workspace(
            self._accelerator,
            self._known,
            assumed,
            self._pointers,
            self._trace,
            self._candidates,
        )
        groups = [_group(candidate, workspace, self._foreign) for candidate in self._candidates]
        if not any(group.status == SELECTED for group in groups):
            return Selection(self._stmt, groups), []
        result = _result(self._stmt, workspace, self._taken)
        _count_instructions(result, workspace)
        return Selection(_with_lines(result, workspace.lines), groups), workspace.wishes


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
    diagnosis = diagnose(candidate, workspace.accelerator, "; ".join(report.notes))
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
    workspace.wishes.extend(form.wishes)
    for part in form.parts:
        tag = workspace.tag(part.before)
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
        if form.shape is not None:
            workspace.residents[id(form.allocation)] = buffer, form.shape
            if form.apart:
                workspace.apart.append(buffer)
        else:
            report.notes.append(f"{buffer.name} is no longer allocated in tiles")


def _result(stmt: Stmt, workspace: Workspace, taken: frozenset[str]) -> Stmt:
    """The statement with what was selected put in, temporaries placed and matrices cut.

    What is added gets names that are not `taken`.
    """
    names = Names(taken)
    shapes = {key: shape for key, (_, shape) in workspace.residents.items()}

    def put_in(node: Node) -> Node:
        if isinstance(node, Expr):
            return node
        # What replaces a loop or an if has only new expressions: its body is still the old one.
        return map_children(workspace.current(node), put_in)

    def finished(block: Block) -> Block:
        placed = place_temporaries(map_children(block, put_in), names)
        return cut_tiles(placed, workspace.accelerator, shapes, names)

    return in_bodies(stmt, finished)


def _count_instructions(stmt: Stmt, workspace: Workspace) -> None:
    """Tell each report which instructions stand for its store: those that bear its tag."""
    counts: dict[int, Counter[str]] = {}
    for inner in walk_statements(stmt):
        if inner.line < 0 and isinstance(inner, (Store, Evaluate)):
            counts.setdefault(inner.line, Counter()).update(tile_calls(inner))
    for tag, store in workspace.reports:
        found = counts.get(tag, Counter())
        store.instructions = {name: found[name] for name in TILE_CALLS if found[name]}
        if store.instructions:
            store.status = SELECTED


def _with_lines(stmt: S, lines: Mapping[int, int]) -> S:
    """`stmt` with lines in place of tags."""
    inner = map_children(stmt, lambda e: _with_lines(e, lines) if isinstance(e, Stmt) else e)
    return replace(inner, line=lines[inner.line]) if inner.line < 0 else inner
