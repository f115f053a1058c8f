"""Ops that change global memory and give what was there."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    bf16,
    f8E4M3FN,
    f8E5M2,
    f16,
    f32,
    i8,
    i16,
    i32,
    i64,
)
from xdsl.irdl import (
    operand_def,
    opt_operand_def,
    opt_result_def,
    prop_def,
    traits_def,
    var_operand_def,
)

from tilewright.hivm.dialects.hivm.base import (
    INS_OUTS,
    RESULT_TENSOR,
    SIGNLESS_NUMBERS,
    TENSOR,
    TENSOR_OR_MEMREF,
    HIVMOperation,
    hivm_op,
)
from tilewright.hivm.dialects.hivm.cases import (
    AtomicKindAttr,
)
from tilewright.hivm.traits import (
    HIVMStructuredOpInterface,
    NoLibraryFunctionTrait,
    OperElemTypeConstraints,
)


@hivm_op
class AtomicCasOp(HIVMOperation):
    """Compares global memory with the first source and puts the second there where equal."""

    name = "hivm.hir.atomic_cas"
    src = var_operand_def(TENSOR_OR_MEMREF)
    dst = operand_def(TENSOR_OR_MEMREF)
    result_tensor = opt_result_def(TENSOR)
    traits = traits_def(
        NoLibraryFunctionTrait(),
        OperElemTypeConstraints((0,), (i8, i16, i32, i64, f8E4M3FN, f8E5M2, f16, bf16, f32)),
    )
    assembly_format = f"attr-dict {INS_OUTS} {RESULT_TENSOR}"


@hivm_op
class AtomicRMWOp(HIVMOperation):
    """Changes global memory by `atomic_kind` and gives what was there before."""

    name = "hivm.hir.atomic_rmw"
    src = operand_def()
    dst = operand_def(TENSOR_OR_MEMREF)
    atomic_kind = prop_def(AtomicKindAttr)
    result_tensor = opt_result_def(TENSOR)
    traits = traits_def(
        HIVMStructuredOpInterface("dst"), OperElemTypeConstraints((0,), SIGNLESS_NUMBERS)
    )
    assembly_format = f"attr-dict {INS_OUTS} `atomic_kind` `=` $atomic_kind {RESULT_TENSOR}"


@hivm_op
class AtomicXchgOp(HIVMOperation):
    """Swaps the source with global memory, where `mask` is set."""

    name = "hivm.hir.atomic_xchg"
    src = operand_def()
    dst = operand_def(TENSOR_OR_MEMREF)
    mask = opt_operand_def(TENSOR_OR_MEMREF)
    result_tensor = opt_result_def(TENSOR)
    traits = traits_def(
        NoLibraryFunctionTrait(),
        OperElemTypeConstraints((0,), (i8, i16, i32, i64, f16, bf16, f32)),
    )
    assembly_format = (
        f"attr-dict {INS_OUTS} (`mask` `(` $mask^ `:` type($mask) `)`)? {RESULT_TENSOR}"
    )
