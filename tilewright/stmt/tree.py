"""What all nodes share: equality and hash of whole trees, without recursion.

The methods that dataclasses generate recurse through C code, which some Pythons (3.12) stop a few
hundred levels down. A node's hash is kept, so that trees can be keys without being walked again.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any


class Tree:
    """A frozen dataclass (made with eq=False) whose fields are Trees, tuples of them or values."""

    def __eq__(self, other: object) -> bool:
        pairs: list[tuple[object, object]] = [(self, other)]
        while pairs:
            a, b = pairs.pop()
            if a is b:
                continue
            if isinstance(a, Tree):
                if type(a) is not type(b) or hash(a) != hash(b):
                    return False
                pairs.extend((getattr(a, name), getattr(b, name)) for name in compared(type(a)))
            elif isinstance(a, tuple):
                if not isinstance(b, tuple) or len(a) != len(b):
                    return False
                pairs.extend(zip(a, b, strict=True))
            elif a != b:
                return False
        return True

    def __hash__(self) -> int:
        kept = self.__dict__.get("_hash")
        return _hash(self) if kept is None else kept


@cache
def compared(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of node that its equality looks at."""
    return tuple(f.name for f in fields(kind) if f.compare)


def _hash(tree: Tree) -> int:
    """The hash of a tree; children are given theirs first, so that no call nests another."""
    stack = [tree]
    while stack:
        node = stack[-1]
        values = [getattr(node, name) for name in compared(type(node))]
        inner = [v for v in values if isinstance(v, Tree)]
        for value in values:
            if isinstance(value, tuple):
                inner.extend(item for item in value if isinstance(item, Tree))
        open_nodes = [child for child in inner if "_hash" not in child.__dict__]
        if open_nodes:
            stack.extend(open_nodes)
            continue
        stack.pop()
        object.__setattr__(node, "_hash", hash((type(node).__name__, *values)))
    return tree.__dict__["_hash"]
