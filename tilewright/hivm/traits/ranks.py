"""The trait of ops whose operands have one rank."""

from __future__ import annotations

from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait
from tilewright.hivm.traits.structured import HIVMStructuredOpInterface, interface_of, rank_of


class HIVMOpSameOperandsAndResultRank(HIVMTrait):
    """All operands and results with a rank have the same, scratch space apart; tensors too."""

    DEPENDS = (HIVMStructuredOpInterface,)

    def verify(self, op: Operation) -> None:
        types = interface_of(op).operand_and_result_types(op)
        ranks = sorted({rank for type in types if (rank := rank_of(type)) is not None})
        if len(ranks) > 1:
            found = " and ".join(map(str, ranks))
            raise VerifyException(f"operands and results must have one rank, but have {found}")
