"""What the parser will know about the names in a tree when it reads the tree's text.

This is the printer's side of `inference.facts_in_tokens`. It may miss something that the
parser would find out, and then a type is printed that need not be; it never claims more.
"""

from __future__ import annotations

from tilewright.stmt.nodes import (
    COMPARISONS,
    Allocate,
    AssertStmt,
    Binary,
    Broadcast,
    Expr,
    For,
    IntImm,
    Let,
    LetStmt,
    Load,
    LocToLoc,
    Ramp,
    Select,
    Shuffle,
    Store,
    Var,
)
from tilewright.stmt.text.inference import Facts, Scope, asserted_types
from tilewright.stmt.types import UINT32, Type
from tilewright.stmt.visit import Node, walk


def scope_of(node: Node) -> Scope:
    """The outermost scope of the text of `node`: an expression or all statements of a function."""
    buffers: set[str] = set()
    bound: set[str] = set()
    codes: list[tuple[str, int]] = []
    stores: list[Store] = []
    for inner in walk(node):
        match inner:
            case Load() | Allocate():
                buffers.add(inner.name)
            case Store():
                buffers.add(inner.name)
                stores.append(inner)
            case Let() | LetStmt() | For():
                bound.add(inner.name)
            case AssertStmt(condition=Binary(op="==", a=Var() as type, b=IntImm() as code)):
                if code.of == UINT32:
                    codes.append((type.name, code.value))
            case _:
                pass
    asserted = asserted_types(codes)
    return Scope(Facts(frozenset(buffers), asserted), None, _told_by(stores, asserted, bound))


def _told_by(stores: list[Store], asserted: dict[str, Type], bound: set[str]) -> dict[str, Type]:
    """The element types that `stores`, in the order of the text, are sure to tell the parser."""
    stored: dict[str, set[Type]] = {}
    for store in stores:
        stored.setdefault(store.name, set()).add(store.value.type.element)
    told: dict[str, Type] = {}
    known = dict(asserted)
    for store in stores:
        kind = store.value.type
        if kind.is_known and len(stored[store.name]) == 1 and _evident(store.value, known, bound):
            told[store.name] = known[store.name] = kind.element
    return told


def _evident(node: Expr, known: dict[str, Type], bound: set[str]) -> bool:
    """Whether the parser is sure to see the type of `node`, knowing the buffers `known`.

    Of the names in `bound` it may not know the type on its first reading.
    """
    match node:
        case Load():
            return node.name in known
        case Var():
            return node.name not in bound
        case Binary():
            sure = node.op in COMPARISONS
            return sure or _evident(node.a, known, bound) or _evident(node.b, known, bound)
        case Select():
            return _evident(node.true, known, bound) or _evident(node.false, known, bound)
        case Ramp():
            return _evident(node.base, known, bound) or _evident(node.stride, known, bound)
        case Shuffle():
            return any(_evident(vector, known, bound) for vector in node.vectors)
        case Let():
            return _evident(node.body, known, bound)
        case Broadcast() | LocToLoc():
            return _evident(node.value, known, bound)
        case _:
            return True
