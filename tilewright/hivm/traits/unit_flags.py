"""The interface of ops that the unit flag orders: products, and the fixpipe that takes them."""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr
from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait


class UnitFlagEnabledInterface(HIVMTrait):
    """`unit_flag_mode` lists modes, and `unit_flag_cond` the condition for each."""

    def verify(self, op: Operation) -> None:
        modes = op.properties.get("unit_flag_mode")
        count = len(modes) if isinstance(modes, ArrayAttr) else 0
        conditions = len(getattr(op, "unit_flag_cond"))  # noqa: B009
        if conditions and not count:
            raise VerifyException("has conditions of unit flags, but no modes")
        if conditions and conditions != count:
            raise VerifyException(f"has {count} unit flag modes, but {conditions} conditions")
        if count > 1 and not conditions:
            raise VerifyException(f"needs a condition for each of its {count} unit flag modes")
        group = op.properties.get("unit_flag_group_id")
        if isinstance(group, IntegerAttr) and group.value.data < 0:
            raise VerifyException(f"unit flag group {group.value.data} must not be negative")
