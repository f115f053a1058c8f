"""Says which types of an op its declaration refuses, by the names of its operands and results."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    OpDef,
    RangeConstraint,
    VarConstraint,
    VerificationContext,
)
from xdsl.irdl.declarative_assembly_format import FormatProgram, ParsingState
from xdsl.utils.exceptions import VerifyException


class _Group(NamedTuple):
    """An operand or result, or a group of them; `types` is None where the text gives none."""

    name: str
    constraint: RangeConstraint
    types: Sequence[Attribute] | None

    def is_refused(self, context: VerificationContext) -> bool:
        """Whether the types are wrong, after what `context` says of types before."""
        if self.types is None:
            return False
        try:
            self.constraint.verify(self.types, context)
        except VerifyException:
            return True
        return False


def refused_in_text(error: VerifyException) -> str | None:
    """What is wrong with the types in the custom form whose reading raised `error`.

    None where they are not why it was raised.
    """
    # xDSL's error does not say which types it is about: the reader's state does.
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if frame.f_code is FormatProgram.parse.__code__:
            state, definition = frame.f_locals["state"], frame.f_locals["op_def"]
            return _refused(list(_groups_in_text(definition, state)))
    return None


def refused_in_operation(operation: IRDLOperation) -> str | None:
    """What is wrong with the types of `operation`; None if it is nothing, or not only they."""
    definition = operation.get_irdl_definition()
    declared = [*definition.operands, *definition.results]
    groups = [
        _Group(name, each.constr, _types(getattr(operation, name))) for name, each in declared
    ]
    return _refused(groups)


def _groups_in_text(definition: OpDef, state: ParsingState) -> Iterator[_Group]:
    declared = [*definition.operands, *definition.results]
    given = [*state.operand_types, *state.result_types]
    for (name, each), types in zip(declared, given, strict=True):
        yield _Group(name, each.constr, (types,) if isinstance(types, Attribute) else types)


def _types(group: SSAValue | Sequence[SSAValue] | None) -> Sequence[Attribute]:
    if group is None:
        return ()
    return [value.type for value in ((group,) if isinstance(group, SSAValue) else group)]


def _refused(groups: list[_Group]) -> str | None:
    for group in groups:
        if group.is_refused(VerificationContext()):
            return f"{_names_like(group, groups)} must be {_asked(group)}, not {_list(group.types)}"
    context = VerificationContext()
    if any(group.is_refused(context) for group in groups):
        given = [f"{group.name} {_list(group.types)}" for group in groups if group.types]
        return f"the types don't go together: {', '.join(given)}"
    return None


def _names_like(group: _Group, groups: list[_Group]) -> str:
    """The names of all that must be of one type with `group`."""
    from tilewright.hivm.dialects.wording import of_each

    constraint = of_each(group.constraint)
    alike = [
        each.name
        for each in groups
        if isinstance(constraint, VarConstraint) and each.constraint == group.constraint
    ] or [group.name]
    *first, last = alike
    return f"{', '.join(first)} and {last}" if first else last


def _asked(group: _Group) -> str:
    """What `group` must be, in words."""
    from tilewright.hivm.dialects.wording import in_words, of_each

    return in_words(of_each(group.constraint))


def _list(types: Sequence[Attribute] | None) -> str:
    return ", ".join(map(str, types or ()))
