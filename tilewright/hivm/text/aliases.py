"""Aliases of attributes: `#map` for an affine map, `#set` for an integer set.

MLIR prints the definitions before the module, numbered in the order in which the attributes are
met: in the custom form as they are printed, in the generic form the regions of an op before its
types and attributes.
"""

from __future__ import annotations

from xdsl.dialects.builtin import AffineMapAttr, AffineSetAttr
from xdsl.ir import Data, Operation, ParametrizedAttribute

from tilewright.hivm.text.affine import spell_map, spell_set


class Aliases:
    """The aliases of one text, and which attribute each stands for."""

    def __init__(self) -> None:
        self._aliases: dict[AffineMapAttr | AffineSetAttr, str] = {}
        self._count = {"map": 0, "set": 0}

    def add(self, attribute: AffineMapAttr | AffineSetAttr) -> str:
        """The alias of `attribute`, a new one the first time."""
        alias = self._aliases.get(attribute)
        if alias is None:
            name = "map" if isinstance(attribute, AffineMapAttr) else "set"
            number = self._count[name]
            self._count[name] = number + 1
            alias = self._aliases[attribute] = f"#{name}{number or ''}"
        return alias

    def definitions(self) -> str:
        """A line for each alias, maps before sets."""
        maps = [
            f"{alias} = affine_map<{spell_map(attribute.data)}>\n"
            for attribute, alias in self._aliases.items()
            if isinstance(attribute, AffineMapAttr)
        ]
        sets = [
            f"{alias} = affine_set<{spell_set(attribute.data)}>\n"
            for attribute, alias in self._aliases.items()
            if isinstance(attribute, AffineSetAttr)
        ]
        return "".join(maps + sets)

    def add_generic(self, operation: Operation) -> None:
        """Adds the aliases of `operation` in the order of the generic form."""
        for region in operation.regions:
            for block in region.blocks:
                for argument in block.args:
                    self._add_within(argument.type)
                for inner in block.ops:
                    self.add_generic(inner)
        for value in (*operation.operands, *operation.results):
            self._add_within(value.type)
        attributes = operation.attributes | operation.properties
        for _, attribute in sorted(attributes.items()):
            self._add_within(attribute)

    def _add_within(self, attribute: object) -> None:
        match attribute:
            case AffineMapAttr() | AffineSetAttr():
                self.add(attribute)
            case ParametrizedAttribute():
                for parameter in attribute.parameters:
                    self._add_within(parameter)
            case Data(data=tuple() as elements):
                for element in elements:
                    self._add_within(element)
            case Data(data=dict() as entries):
                for _, element in sorted(entries.items()):
                    self._add_within(element)
            case _:
                pass
