"""What is nested too deep is an error: in the text itself, or through aliases of attributes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar, overload

from xdsl.ir import Attribute, TypeAttribute
from xdsl.parser import Parser as XdslParser

from tilewright.hivm.text.depth import MAX_DEPTH
from tilewright.hivm.text.places import PlacingParser

T = TypeVar("T")


class NestingParser(PlacingParser, XdslParser):
    """Counts levels; an alias has as many as the attribute that it stands for."""

    _depth = 0
    _deepest = 0  # since the definition of an alias began
    _levels: dict[str, int]  # of each alias

    def _nested(self, parse: Callable[[], T]) -> T:
        """What `parse` reads, one level deeper."""
        self._reach(self._depth + 1)
        self._depth += 1
        result = parse()
        self._depth -= 1
        return result

    def _reach(self, depth: int) -> None:
        if depth > MAX_DEPTH:
            self.raise_error(f"the text is nested too deep: more than {MAX_DEPTH} levels")
        self._deepest = max(self._deepest, depth)

    def _parse_alias_def(self) -> None:
        name = self._current_token.text
        self._deepest = self._depth
        super()._parse_alias_def()
        self._levels[name] = self._deepest - self._depth

    @overload
    def _parse_extended_type_or_attribute(
        self, attr_or_dialect_name: str, is_type: Literal[False]
    ) -> Attribute: ...

    @overload
    def _parse_extended_type_or_attribute(
        self, attr_or_dialect_name: str, is_type: Literal[True]
    ) -> TypeAttribute: ...

    def _parse_extended_type_or_attribute(
        self, attr_or_dialect_name: str, is_type: bool
    ) -> Attribute:
        alias = f"{'!' if is_type else '#'}{attr_or_dialect_name}"
        self._reach(self._depth + self._levels.get(alias, 1) - 1)
        return super()._parse_extended_type_or_attribute(attr_or_dialect_name, is_type)
