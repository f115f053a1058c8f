"""Hints for passes, put on values from Python while a module is built or edited.

The calls are those that kernels make in triton-ascend's extension of the same name.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, IntegerType, UnitAttr, i32, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from tilewright.hivm.dialects.annotation import MarkOp

# What annotation.mark itself says by these names.
_TAKEN = frozenset(("effects", "keys"))


def compile_hint(value: SSAValue, name: str, val: bool | int | list[int] | None = None) -> MarkOp:
    """Puts the hint `name` on `value`: an annotation.mark right behind its definition.

    For an argument of a block that is the start of the block; marks of `value` that stand there
    come first. `val` becomes an attribute: None unit, a bool true or false, an int an i32, a list
    of int an array of i64. Returns the mark.

    TypeError for another kind of `value`, `name` or `val`; ValueError for an integer that doesn't
    fit its type, a name that a hint can't have, and a value that isn't in a block.
    """
    if not isinstance(value, SSAValue):
        raise TypeError(f"a hint is for a value of a module, not for {value!r}")
    if not isinstance(name, str):
        raise TypeError(f"the name of a hint must be a string, not {name!r}")
    if not name or name in _TAKEN:
        raise ValueError(f"a hint can't have the name {name!r}")
    mark = MarkOp.build(operands=[value, []], attributes={name: _attribute(name, val)})
    definer = value.owner if isinstance(value.owner, Operation) else value.owner.parent_op()
    if definer is not None:
        mark.location = definer.location
    Rewriter.insert_op(mark, _behind(value))
    return mark


def _attribute(name: str, val: object) -> Attribute:
    match val:
        case None:
            return UnitAttr()
        case bool():
            return IntegerAttr.from_bool(val)
        case int():
            return _integer(name, val, i32)
        case list():
            return ArrayAttr([_integer(name, each, i64) for each in val])
        case _:
            raise TypeError(f"{name} must be None, a bool, an int or a list of int, not {val!r}")


def _integer(name: str, val: object, type: IntegerType) -> IntegerAttr:
    if isinstance(val, bool) or not isinstance(val, int):
        raise TypeError(f"{name} must be a list of int, but has {val!r} in it")
    limit = 1 << (type.bitwidth - 1)
    if not -limit <= val < limit:
        raise ValueError(f"{name} must fit into {type}, but {val} doesn't")
    return IntegerAttr(val, type)


def _behind(value: SSAValue) -> InsertPoint:
    """The place right behind the definition of `value` and the marks that it has there."""
    owner = value.owner
    if isinstance(owner, Block):
        point = InsertPoint.at_start(owner)
    elif owner.parent_block() is not None:
        point = InsertPoint.after(owner)
    else:
        raise ValueError(f"{owner.name} isn't in a block, so there is no place for a hint")
    while isinstance(mark := point.insert_before, MarkOp) and mark.src is value:
        point = InsertPoint.after(mark)
    return point
