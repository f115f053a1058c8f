"""Things that must be equal: unknown types, unknown numbers of lanes."""

from __future__ import annotations

from collections.abc import Hashable


class Unsolvable(ValueError):
    """No types fit the pattern."""


class Classes:
    """Things that must be equal, some of them a constant."""

    def __init__(self) -> None:
        self._parent: dict[Hashable, Hashable] = {}
        self.constant: dict[Hashable, Hashable] = {}

    def find(self, key: Hashable) -> Hashable:
        while (parent := self._parent.get(key, key)) != key:
            key = parent
        return key

    def unite(self, a: Hashable, b: Hashable) -> None:
        a, b = self.find(a), self.find(b)
        if a == b:
            return
        for_a, for_b = self.constant.get(a), self.constant.get(b)
        if for_a is not None and for_b is not None and for_a != for_b:
            raise Unsolvable
        self._parent[a] = b
        if for_a is not None:
            self.constant[b] = for_a

    def fix(self, key: Hashable, value: Hashable) -> None:
        key = self.find(key)
        if self.constant.setdefault(key, value) != value:
            raise Unsolvable
