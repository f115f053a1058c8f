"""What statements write and bind, and which calls may do something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tilewright.select.matrices.images import SHAPED
from tilewright.select.matrices.layouts import is_layout
from tilewright.select.matrices.matrix_calls import INDIRECT_LOAD, LOAD, MULTIPLY, ZERO
from tilewright.select.program.uses import own_expressions, walk_statements
from tilewright.stmt.evaluate.calls import PURE_CALLS
from tilewright.stmt.nodes import Allocate, Call, Cast, Expr, LetStmt, Reinterpret, Stmt, Store, Var
from tilewright.stmt.visit import walk

# How the names of calls begin that only read what they are given a pointer to.
_READING = (f"{LOAD}.", "_halide_buffer_get_")
_OURS = (ZERO, MULTIPLY, SHAPED, INDIRECT_LOAD)
Aliases = Mapping[str, frozenset[str]]


def calls_out(e: Expr) -> list[Call]:
    """The calls in it that may do something, or give something else the next time."""
    return [inner for inner in walk(e) if isinstance(inner, Call) and not _is_pure(inner)]


def _is_pure(call: Call) -> bool:
    return (
        call.name in PURE_CALLS
        or call.name in _OURS
        or call.name.startswith(_READING)
        or is_layout(call)
        or call.name == "if_then_else"
    )


def aliases(stmt: Stmt) -> dict[str, frozenset[str]]:
    """For every pointer that a let names: all that may point to the same buffer, itself too."""
    groups: dict[str, set[str]] = {}
    for let in walk_statements(stmt):
        if isinstance(let, LetStmt) and let.value.type.is_handle:
            made_of = {e.name for e in walk(let.value) if isinstance(e, Var) and e.type.is_handle}
            group = {let.name, *made_of}
            for name in tuple(group):
                group |= groups.get(name, set())
            for name in group:
                groups[name] = group
    return {name: frozenset(group) for name, group in groups.items()}


@dataclass
class Touched:
    """Names that a statement writes (buffers) and binds (lets and allocations)."""

    written: set[str] = field(default_factory=set)
    bound: set[str] = field(default_factory=set)

    @staticmethod
    def by(stmt: Stmt, known: Aliases) -> Touched:
        """What a statement and all inside it may write, whatever pointer it goes by, and bind."""
        found = Touched()
        for inner in walk_statements(stmt):
            if isinstance(inner, Store):
                found.written |= {inner.name} | known.get(inner.name, frozenset())
            elif isinstance(inner, (LetStmt, Allocate)):
                found.bound.add(inner.name)
            for own in own_expressions(inner):
                found.written |= _given_to_calls(own, known)
        return found


def _given_to_calls(e: Expr, known: Aliases) -> set[str]:
    """Buffers whose pointer a call is given that may write there; A.buffer is the header of A."""
    names: set[str] = set()
    for arg in (arg for call in calls_out(e) for arg in call.args):
        while isinstance(arg, (Cast, Reinterpret)):
            arg = arg.value
        if isinstance(arg, Var) and arg.type.is_handle:
            names |= {arg.name} | known.get(arg.name, frozenset())
    return names | {name.removesuffix(".buffer") for name in names}
