"""cf: branches give each argument of the block that they go to a value of its type."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import cf
from xdsl.ir import Block, SSAValue
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import counted, listed
from tilewright.hivm.upstream.extension import extended, redefined


def _verify_branch(values: Sequence[SSAValue], block: Block) -> None:
    given = [value.type for value in values]
    wanted = [argument.type for argument in block.args]
    if len(given) != len(wanted):
        needed = counted(wanted, "argument")
        raise VerifyException(f"gives {counted(given, 'value')} to a block with {needed}")
    if given != wanted:
        raise VerifyException(f"gives {listed(given)} to a block that takes {listed(wanted)}")


@redefined()
class BranchOp(cf.BranchOp):
    def verify_(self) -> None:
        _verify_branch(self.arguments, self.successor)


@redefined()
class ConditionalBranchOp(cf.ConditionalBranchOp):
    def verify_(self) -> None:
        _verify_branch(self.then_arguments, self.then_block)
        _verify_branch(self.else_arguments, self.else_block)


DIALECT = extended(cf.Cf, [BranchOp, ConditionalBranchOp])
