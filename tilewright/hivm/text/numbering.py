"""How MLIR names values: numbers, `%argN`, and the names of ops made unique.

All values of a region are named before those of the regions inside it, and what a region used is
free again after it; the generic form never uses a number twice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from xdsl.ir import Operation, Region, SSAValue

from tilewright.hivm.text.names import argument_names, result_names

_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_$.-]")


@dataclass
class Names:
    """The names given to values, without `%`, and what stands before `=` for several results."""

    values: dict[SSAValue, str] = field(default_factory=dict[SSAValue, str])
    results: dict[Operation, str] = field(default_factory=dict[Operation, str])


@dataclass
class _Counters:
    value: int = 0
    argument: int = 0
    conflict: int = 0

    def copy(self) -> _Counters:
        return _Counters(self.value, self.argument, self.conflict)


@dataclass(frozen=True)
class _Scope:
    """Names taken in a region; those of the regions around it are taken, too."""

    taken: set[str]
    parent: _Scope | None

    def __contains__(self, name: str) -> bool:
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.taken:
                return True
            scope = scope.parent
        return False


def name_values(root: Operation, generic: bool) -> Names:
    """Names for all values in `root`, as MLIR's custom or `generic` form has them."""
    names = Names()
    counters = _Counters()
    scope = _Scope(set(), None)
    _name_results(root, names, counters, scope, generic)
    pending = [(region, counters.copy(), scope) for region in root.regions]
    unique = counters
    while pending:
        region, counters, outer = pending.pop()
        if generic:
            counters = unique
        scope = _Scope(set(), outer)
        _name_region(region, names, counters, scope, generic)
        for block in region.blocks:
            for operation in block.ops:
                for inner in operation.regions:
                    pending.append((inner, counters.copy(), scope))
    return names


def _name_region(
    region: Region, names: Names, counters: _Counters, scope: _Scope, generic: bool
) -> None:
    own = [] if generic else argument_names(region)
    for position, block in enumerate(region.blocks):
        for index, argument in enumerate(block.args):
            if position == 0 and index < len(own):
                names.values[argument] = _unique(own[index], counters, scope)
            elif position == 0:
                names.values[argument] = _unique(f"arg{counters.argument}", counters, scope)
                counters.argument += 1
            else:
                names.values[argument] = _number(counters)
        for operation in block.ops:
            _name_results(operation, names, counters, scope, generic)


def _name_results(
    operation: Operation, names: Names, counters: _Counters, scope: _Scope, generic: bool
) -> None:
    """Names the results in groups: one name, then `name#1` and so on up to the next name."""
    if not operation.results:
        return
    own = [] if generic else result_names(operation)
    groups: list[tuple[str, list[SSAValue]]] = []
    for index, result in enumerate(operation.results):
        name = own[index] if index < len(own) else ""
        if name:
            groups.append((_unique(name, counters, scope), [result]))
        elif groups:
            groups[-1][1].append(result)
        else:
            groups.append((_number(counters), [result]))
    for name, results in groups:
        for index, result in enumerate(results):
            names.values[result] = name if len(results) == 1 else f"{name}#{index}"
    names.results[operation] = ", ".join(
        f"%{name}" if len(results) == 1 else f"%{name}:{len(results)}" for name, results in groups
    )


def _number(counters: _Counters) -> str:
    counters.value += 1
    return str(counters.value - 1)


def _unique(name: str, counters: _Counters, scope: _Scope) -> str:
    """`name`, with the next free number behind it where it is taken."""
    name = base = _NOT_IN_NAMES.sub("_", name)
    while name in scope:
        name = f"{base}_{counters.conflict}"
        counters.conflict += 1
    scope.taken.add(name)
    return name
