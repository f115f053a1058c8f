"""Verifies modules: every op by its own conditions, its place, and that its operands are there.

All errors of a module are found in one run: each op tells the first of its conditions that fails,
and the ops inside of it are verified all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext

from xdsl.dialects.builtin import (
    ArrayAttr,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    LocationAttr,
    NameLoc,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.traits import IsTerminator, NoTerminator, SymbolOpInterface, SymbolTable
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.text.depth import room_for_depth
from tilewright.hivm.text.diagnostics import Diagnostic, Location, Severity, in_our_style
from tilewright.hivm.text.faults import is_of_xdsl
from tilewright.hivm.upstream import verify_operation

_NOWHERE = Location("<unknown>", 0, 0)
# How xDSL's messages begin.
_ABOUT_TYPES = re.compile("(operand|result) '.*' .*does not verify")
_REDEFINITION = "Redefinition of symbol"


def verify(module: Operation, strict_traits: bool = False) -> list[Diagnostic]:
    """The errors of `module`, in the order of its ops; none if it is valid.

    With `strict_traits` the conditions of traits that the published compiler states but does not
    check are verified, too.
    """
    dominance, symbols = _Dominance(), _Symbols()
    errors: list[Diagnostic] = []
    with room_for_depth(), _strictness(strict_traits):
        for operation in module.walk():
            error = symbols.redefinition(operation) or _first_error(operation, dominance)
            if error is not None:
                errors.append(error)
    return errors


def location_of(operation: Operation) -> Location:
    """Where `operation` is in its file."""
    return _place(operation.location)


def _place(location: LocationAttr) -> Location:
    match location:
        case FileLineColLoc():
            return Location(location.filename.data, location.line.data, location.column.data)
        case NameLoc(location=inner) | CallSiteLoc(callee=inner):
            return _place(inner) if isinstance(inner, LocationAttr) else _NOWHERE
        case FusedLoc(locations=inner):
            return _place(inner.data[0]) if isa(inner, ArrayAttr[LocationAttr]) else _NOWHERE
        case _:
            return _NOWHERE


def _strictness(strict_traits: bool) -> AbstractContextManager[object]:
    if not strict_traits:
        return nullcontext()
    from tilewright.hivm.traits import strict

    return strict()


def _first_error(operation: Operation, dominance: _Dominance) -> Diagnostic | None:
    message = next(_misplacements(operation), None)
    if message is not None:
        return _error(operation, message)
    try:
        verify_operation(operation)
    except VerifyException as error:
        if str(error).startswith(_REDEFINITION):
            return None  # told where the second one is
        return _error(operation, _in_words(operation, error), _notes_of(error))
    except Exception as error:
        # Some of xDSL's ops raise other exceptions; ours are faults.
        if not is_of_xdsl(error):
            raise
        return _error(operation, str(error) or "is not valid")
    for index, operand in enumerate(operation.operands):
        if not dominance.holds(operand, operation):
            error = _error(operation, f"operand #{index} does not dominate this use")
            defined = Diagnostic(Severity.NOTE, _definition(operand), "operand defined here")
            return Diagnostic(error.severity, error.location, error.message, (defined,))
    return None


def _in_words(operation: Operation, error: VerifyException) -> str:
    """The message of `error`; where it is xDSL's about types, one that says more."""
    message = str(error)
    if isinstance(operation, IRDLOperation) and _ABOUT_TYPES.match(message):
        from tilewright.hivm.text.refused_types import refused_in_operation

        return refused_in_operation(operation) or message
    return message


def _notes_of(error: VerifyException) -> list[str]:
    return [str(note) for note in getattr(error, "__notes__", ())]


def _error(operation: Operation, message: str, notes: Sequence[str] = ()) -> Diagnostic:
    location = location_of(operation)
    first, *rest = message.split("\n")
    told = tuple(Diagnostic(Severity.NOTE, location, each) for each in [*rest, *notes])
    first = in_our_style(first.removeprefix(f"'{operation.name}' op "))
    return Diagnostic(Severity.ERROR, location, f"'{operation.name}' op {first}", told)


def _misplacements(operation: Operation) -> Iterator[str]:
    """What is wrong with where `operation` stands, and with the blocks that it holds."""
    block = operation.parent
    region = None if block is None else block.parent
    is_last = block is not None and block.last_op is operation
    if operation.successors:
        if not is_last:
            yield "has successors but is not the last op of a block"
        if any(successor.parent is not region for successor in operation.successors):
            yield "branches to a block of another region"
    parent = None if region is None else region.parent
    if is_last and region is not None and parent is not None:
        single = region.first_block is region.last_block
        needs_end = not single or not parent.has_trait(NoTerminator)
        if needs_end and not operation.has_trait(IsTerminator):
            yield "is the last op of a block but not a terminator"
    is_symbol = operation.get_trait(SymbolOpInterface) is not None
    if is_symbol and parent is not None and not parent.has_trait(SymbolTable):
        yield f"must be directly in a module, not in '{parent.name}'"
    if not operation.has_trait(NoTerminator):
        for inner in operation.regions:
            for each in inner.blocks:
                if each.last_op is None:
                    yield "holds a block without a terminator"


def _definition(value: SSAValue) -> Location:
    owner = value.owner
    if isinstance(owner, Block):
        parent = owner.parent_op()
        return _NOWHERE if parent is None else location_of(parent)
    return location_of(owner)


class _Symbols:
    """Which op of each table of symbols defines each name first."""

    def __init__(self) -> None:
        self._tables: dict[Operation, dict[Attribute, Operation]] = {}

    def redefinition(self, operation: Operation) -> Diagnostic | None:
        """The error where `operation` has the name of an op before it in a table of symbols."""
        name = operation.get_attr_or_prop("sym_name")
        table = operation.parent_op()
        if name is None or table is None or not table.has_trait(SymbolTable):
            return None
        first = self._tables.setdefault(table, {}).setdefault(name, operation)
        if first is operation:
            return None
        error = _error(operation, f"defines symbol {name} a second time")
        note = Diagnostic(Severity.NOTE, location_of(first), "it is defined here")
        return Diagnostic(error.severity, error.location, error.message, (note,))


class _Dominance:
    """Whether values are there where they are used."""

    def __init__(self) -> None:
        self._dominators: dict[Region, dict[Block, set[Block]]] = {}
        self._positions: dict[Block, dict[Operation, int]] = {}

    def holds(self, value: SSAValue, user: Operation) -> bool:
        """Whether `value` is defined before `user`, or in a region around it before that."""
        owner = value.owner
        block = owner if isinstance(owner, Block) else owner.parent
        if block is None or block.parent is None:
            return False
        ancestor: Operation | None = user
        while ancestor is not None and ancestor.parent_region() is not block.parent:
            ancestor = ancestor.parent_op()
        if ancestor is None or ancestor.parent is None:
            return False
        if ancestor.parent is not block:
            dominators = self._of_region(block.parent).get(ancestor.parent)
            return dominators is None or block in dominators
        if isinstance(owner, Block):
            return True
        positions = self._order(block)
        return positions[owner] < positions[ancestor]

    def _of_region(self, region: Region) -> dict[Block, set[Block]]:
        if region not in self._dominators:
            self._dominators[region] = _dominators(region)
        return self._dominators[region]

    def _order(self, block: Block) -> dict[Operation, int]:
        if block not in self._positions:
            self._positions[block] = {each: index for index, each in enumerate(block.ops)}
        return self._positions[block]


def _dominators(region: Region) -> dict[Block, set[Block]]:
    """The blocks on every way to each block that can be reached; the others have no entry."""
    entry = region.blocks[0]
    sources: dict[Block, list[Block]] = {entry: []}
    reached = [entry]
    for block in reached:
        for successor in () if block.last_op is None else block.last_op.successors:
            if successor not in sources:
                sources[successor] = []
                reached.append(successor)
            sources[successor].append(block)
    dominators = {block: set(reached) for block in reached}
    dominators[entry] = {entry}
    changed = True
    while changed:
        changed = False
        for block in reached[1:]:
            common = set.intersection(*(dominators[source] for source in sources[block]))
            if common | {block} != dominators[block]:
                dominators[block] = common | {block}
                changed = True
    return dominators
