"""memref_ext: buffers in the kernel's workspace."""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType
from xdsl.ir import Dialect
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    opt_operand_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import MemoryAllocEffect
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.wording import in_own_words


@in_own_words
@irdl_op_definition
class AllocWorkspaceOp(IRDLOperation):
    """Takes a buffer out of the workspace, the kernel's argument for temporaries in global memory.

    `dynamicSize` gives the sizes of the result's dynamic dimensions. `offset` is the place in
    bytes; without it a later pass places the buffer.
    """

    name = "memref_ext.alloc_workspace"
    workspaceArg = opt_operand_def(MemRefType)
    dynamicSize = var_operand_def(IndexType())
    offset = var_operand_def(IndexType())
    memref = result_def(MemRefType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryAllocEffect())
    assembly_format = (
        "`(` $dynamicSize `)` (`from` $workspaceArg^)? (`offset` `=` `[` $offset^ `]`)? attr-dict"
        " `:` (`from` type($workspaceArg)^ `to`)? type($memref)"
    )

    def verify_(self) -> None:
        type = self.memref.type
        assert isinstance(type, MemRefType)
        dynamic = sum(size == DYNAMIC_INDEX for size in type.get_shape())
        if dynamic != len(self.dynamicSize):
            raise VerifyException(
                f"has {len(self.dynamicSize)} dynamic sizes, but its result {type} has {dynamic}"
            )


DIALECT = Dialect("memref_ext", [AllocWorkspaceOp])
