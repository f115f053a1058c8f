"""The buffers that a statement takes from outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate.constraints import MAX_DIMENSIONS, Constraints
from tilewright.stmt.types import UNKNOWN, Type, from_runtime_code
from tilewright.stmt.visit import Node, children, walk


@dataclass(frozen=True)
class ExternalBuffer:
    """`is_output`: it is written. `is_input`: the first access in the text reads it.

    `dimensions` is None where the statement knows the buffer as flat storage only; otherwise
    it reads the buffer's header or fields of it. `element` is unknown where nothing gives it.
    """

    name: str
    element: Type
    is_input: bool
    is_output: bool
    dimensions: int | None = None


@dataclass(frozen=True)
class _Access:
    name: str
    element: Type
    writes: bool


def external_buffers(
    stmt: n.Stmt, types: Mapping[str, Type] | None = None
) -> dict[str, ExternalBuffer]:
    """The buffers that `stmt` loads, stores, passes to calls or knows by a header, by name.

    Allocations are not among them. In order of the first access; those never accessed last.
    `types` gives element types that the statement doesn't tell. A call whose name contains
    "store" writes its first buffer, with elements of its last argument's type; all others
    read theirs, those with "load" in their name with elements of their own type.
    """
    constraints = Constraints(stmt, {})
    bounds, _ = constraints.bounds({})
    facts = {bound.field: bound.value for bound in bounds if bound.kind == "=="}
    accesses = list(_accesses(stmt, frozenset()))
    dimensions = _dimensions(stmt, constraints, {access.name for access in accesses})
    names = dict.fromkeys([access.name for access in accesses] + list(dimensions))
    asserted = {f.buffer: from_runtime_code(code) for f, code in facts.items() if f.kind == "type"}
    found: dict[str, ExternalBuffer] = {}
    for name in names:
        own = [access for access in accesses if access.name == name]
        known = [access.element for access in own if access.element.is_known]
        element = (types or {}).get(name) or (known or [asserted.get(name) or UNKNOWN])[0]
        found[name] = ExternalBuffer(
            name,
            element.element,
            is_input=bool(own) and not own[0].writes,
            is_output=any(access.writes for access in own),
            dimensions=dimensions.get(name),
        )
    return found


def _dimensions(stmt: n.Stmt, constraints: Constraints, accessed: set[str]) -> dict[str, int]:
    """Dimensions of the buffers whose header fields `stmt` reads, in order."""
    bounds, _ = constraints.bounds({})
    counts: dict[str, int] = {}
    for field in constraints.fields_in(stmt):
        if field.kind in ("min", "extent", "stride"):
            counts[field.buffer] = max(counts.get(field.buffer, 0), field.d + 1)
    for bound in bounds:
        if (
            bound.field.kind == "dimensions"
            and bound.kind == "=="
            and 0 <= bound.value <= MAX_DIMENSIONS
        ):
            counts.setdefault(bound.field.buffer, bound.value)
    with_header = _with_header(stmt)
    return {name: d for name, d in counts.items() if name in accessed or name in with_header}


def _with_header(stmt: n.Stmt) -> set[str]:
    names = (inner.name for inner in walk(stmt) if isinstance(inner, n.Var))
    return {name.removesuffix(".buffer") for name in names if name.endswith(".buffer")}


def _accesses(node: Node, local: frozenset[str]) -> Iterator[_Access]:
    """Accesses in the order in which they run, loops run once; `local` names allocations."""
    if isinstance(node, n.Expr):
        # What an expression reads it reads before a call in it writes.
        found = (access for inner in walk(node) for access in _access(inner))
        yield from sorted(
            (access for access in found if access.name not in local), key=lambda a: a.writes
        )
    elif isinstance(node, n.Store):
        for inner in (node.predicate, node.value, node.index):
            if inner is not None:
                yield from _accesses(inner, local)
        if node.name not in local:
            yield _Access(node.name, node.value.type.element, writes=True)
    elif not isinstance(node, n.AssertStmt):
        for child in children(node):
            yield from _accesses(child, local)
            if isinstance(child, n.Allocate):
                local |= {child.name}


def _access(node: Node) -> Iterator[_Access]:
    if isinstance(node, n.Load):
        yield _Access(node.name, node.of, writes=False)
    elif isinstance(node, n.Call):
        writes = "store" in node.name
        element = UNKNOWN
        if writes or "load" in node.name:
            element = (node.args[-1].type if writes and node.args else node.of).element
        for arg in node.args:
            if isinstance(arg, n.Var) and arg.type.is_handle and not arg.name.endswith(".buffer"):
                yield _Access(arg.name, UNKNOWN if element.is_handle else element, writes)
                writes, element = False, UNKNOWN
