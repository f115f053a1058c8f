"""Attributes of ops as Python values, to be keyword arguments of the functions that compute."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, UnitAttr, i1
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation
from xdsl.utils.hints import isa

from tilewright.hivm.dialects.attributes import CaseAttribute


def python_value(attribute: Attribute) -> Any:
    """A case by its name, i1 as bool, other integers as int, an array as tuple, a unit as True."""
    match attribute:
        case CaseAttribute(data=name):
            return name
        case IntegerAttr(value=value, type=type):
            return bool(value.data) if type == i1 else value.data
        case DenseArrayBase() if isa(attribute, DenseArrayBase[IntegerType]):
            return tuple(attribute.get_values())
        case UnitAttr():
            return True
        case _:
            raise TypeError(f"{attribute} is no option")


def options(op: IRDLOperation, *names: str) -> dict[str, Any]:
    """The attributes `names` that the op has, by name; a default counts as there."""
    found = {name: getattr(op, name) for name in names}
    return {name: python_value(a) for name, a in found.items() if a is not None}
