"""Ops that the user defines: a name, and attributes that say how they run."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr, UnitAttr, i64
from xdsl.irdl import (
    AttrSizedOperandSegments,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)

from tilewright.hivm.dialects.hivm.base import HIVMOperation, hivm_op
from tilewright.hivm.dialects.hivm.directives import ResultTypes
from tilewright.hivm.traits import (
    HIVMStructuredOpInterface,
    MacroOpTrait,
    OnlyWritesDestinations,
    SinglePipeOpTrait,
)

OPERANDS = (
    "(`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?"
    " (`tmps` `(` $temp_buffers^ `:` type($temp_buffers) `)`)?"
)


@hivm_op
class CustomOp(HIVMOperation):
    """An op that the user defines, on one pipe.

    `op_name` is its name; attributes in the dictionary say how it runs: `hivm.tcore_type`,
    `hivm.pipe`, `hivm.vf_mode`, `symbol` (the function that implements it).
    """

    name = "hivm.hir.custom"
    inputs = var_operand_def()
    outputs = var_operand_def()
    temp_buffers = var_operand_def()
    op_name = prop_def(StringAttr, prop_name="name")
    no_side_effect = opt_prop_def(UnitAttr)
    results_ = var_result_def()
    custom_directives = (ResultTypes,)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        HIVMStructuredOpInterface("outputs", ("temp_buffers",)),
        SinglePipeOpTrait(),
        OnlyWritesDestinations(),
    )
    assembly_format = f"attr-dict $name {OPERANDS} (`->` custom<ResultTypes>(type($results_))^)?"


@hivm_op
class CustomMacroOp(HIVMOperation):
    """An op that the user defines, on several pipes, with the events that it needs."""

    name = "hivm.hir.custom_macro"
    inputs = var_operand_def()
    outputs = var_operand_def()
    temp_buffers = var_operand_def()
    sync_related_args = var_operand_def(i64)
    op_name = prop_def(StringAttr, prop_name="name")
    no_side_effect = opt_prop_def(UnitAttr)
    results_ = var_result_def()
    custom_directives = (ResultTypes,)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(
        HIVMStructuredOpInterface("outputs", ("temp_buffers",)),
        MacroOpTrait(),
        OnlyWritesDestinations(),
    )
    assembly_format = (
        f"attr-dict $name {OPERANDS}"
        " (`sync_related_args` `(` $sync_related_args^ `:` type($sync_related_args) `)`)?"
        " (`->` custom<ResultTypes>(type($results_))^)?"
    )
