"""What types the names of a text have, and what follows for loads, whose types are not printed.

Parser and printer share this: the printer writes a type before a load or a variable exactly
where the parser, asking the same `Scope`, would come to another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Expr,
    Let,
    Load,
    LocToLoc,
    Ramp,
    Select,
    Shuffle,
    VectorReduce,
)
from tilewright.stmt.text.lexer import Tokens
from tilewright.stmt.types import HANDLE, INT32, UINT32, Type, from_runtime_code


@dataclass(frozen=True)
class Facts:
    """What holds throughout a function: its buffers, and the element types that asserts state."""

    buffers: frozenset[str] = frozenset()
    asserted: Mapping[str, Type] = field(default_factory=dict)


def facts_in_tokens(tokens: Tokens, start: int, stop: int) -> Facts:
    """The facts in tokens start … stop-1, told by their patterns."""
    texts = tokens.texts
    buffers: set[str] = set()
    asserted: list[tuple[str, int]] = []
    for here in range(start, stop):
        text = texts[here]
        # NAME[…, Store(NAME, … and assert(NAME.type == (uint32)CODE, …
        if text == "[" and here and tokens.kinds[here - 1] == "name":
            buffers.add(texts[here - 1])
        elif text == "Store" and texts[here + 1] == "(" and tokens.kinds[here + 2] == "name":
            buffers.add(texts[here + 2])
        elif text == "assert" and texts[here + 3 : here + 7] == ["==", "(", "uint32", ")"]:
            code = texts[here + 7]
            if code.isdigit() and len(code) <= 10 and texts[here + 8] == ",":
                asserted.append((texts[here + 2], int(code)))
    return Facts(frozenset(buffers), asserted_types(asserted))


def asserted_types(codes: Iterable[tuple[str, int]]) -> dict[str, Type]:
    """From pairs of a name NAME.type and a runtime type code to the element type of NAME."""
    types: dict[str, Type] = {}
    for name, code in codes:
        buffer = name.removesuffix(".type")
        type = from_runtime_code(code)
        if buffer != name and type is not None:
            types.setdefault(buffer, type.element)
    return types


class Scope:
    """The types of variables and buffers at one place of a text.

    `given` holds element types from outside, which go before all else. `learned` is what
    stores of typed values tell; it may be filled while the text is being read.
    """

    def __init__(
        self,
        facts: Facts,
        given: Mapping[str, Type] | None = None,
        learned: dict[str, Type] | None = None,
        variables: Mapping[str, Type] | None = None,
    ) -> None:
        self._facts = facts
        self._given = given or {}
        self.learned: dict[str, Type] = {} if learned is None else learned
        self._variables = dict(variables or {})
        self._allocated: dict[str, Type] = {}
        self._undo: list[tuple[dict[str, Type], str, Type | None]] = []

    def bound(self, name: str) -> Type | None:
        """The type of the variable `name` if a loop, a let or the caller binds it."""
        return self._variables.get(name)

    def variable(self, name: str) -> Type:
        """The type of the variable `name`."""
        bound = self._variables.get(name)
        if bound is not None:
            return bound
        if name in self._facts.buffers:
            return HANDLE
        return UINT32 if name.endswith(".type") else INT32

    def buffer(self, name: str) -> Type | None:
        """The type of the elements of buffer `name`, None when nothing tells."""
        given = self._given.get(name)
        if given is not None:
            return given.element
        return self._allocated.get(name) or self._facts.asserted.get(name) or self.learned.get(name)

    def bind(self, name: str, type: Type) -> None:
        """From here to the matching `leave`, variable `name` has this type."""
        self._set(self._variables, name, type)

    def allocate(self, name: str, type: Type) -> None:
        """From here to the matching `leave`, buffer `name` has elements of this type."""
        self._set(self._allocated, name, type.element)

    def enter(self) -> int:
        """Begins a scope; hand the result to `leave`."""
        return len(self._undo)

    def leave(self, mark: int) -> None:
        """Ends a scope: undoes every `bind` and `allocate` since `enter` gave `mark`."""
        while len(self._undo) > mark:
            table, name, old = self._undo.pop()
            if old is None:
                del table[name]
            else:
                table[name] = old

    def _set(self, table: dict[str, Type], name: str, type: Type) -> None:
        self._undo.append((table, name, table.get(name)))
        table[name] = type


def retype(node: Expr, element: Type) -> Expr:
    """`node`, when its element type is unknown, with the loads that decide it reading `element`s.

    a[0] + x2(b[1]), both unknown, and float32 -> both loads read float32. Lanes don't change.
    """
    if node.type.is_known:
        return node
    match node:
        case Load():
            return replace(node, of=element)
        case Binary():
            return replace(node, a=retype(node.a, element), b=retype(node.b, element))
        case Select():
            true, false = retype(node.true, element), retype(node.false, element)
            return replace(node, true=true, false=false)
        case Ramp():
            base, stride = retype(node.base, element), retype(node.stride, element)
            return replace(node, base=base, stride=stride)
        case Shuffle():
            return replace(node, vectors=tuple(retype(v, element) for v in node.vectors))
        case Let():
            return replace(node, body=retype(node.body, element))
        case Broadcast() | VectorReduce() | LocToLoc():
            return replace(node, value=retype(node.value, element))
        case _:
            return node


def agree(a: Expr, b: Expr) -> tuple[Expr, Expr]:
    """Two operands of one operation: where only one's type is known, the other is given it."""
    if a.type.is_known == b.type.is_known:
        return a, b
    return retype(a, b.type.element), retype(b, a.type.element)
