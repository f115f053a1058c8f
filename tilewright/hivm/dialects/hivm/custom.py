"""Ops that the user defines: a name, and attributes that say how they run."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import ArrayAttr, StringAttr, UnitAttr, i64
from xdsl.ir import Operation
from xdsl.irdl import (
    AttrSizedOperandSegments,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.attributes import SyncEventSlotAttr
from tilewright.hivm.dialects.hivm.base import HIVMOperation, hivm_op
from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr, PipeAttr, VfModeAttr
from tilewright.hivm.dialects.hivm.directives import ResultTypes
from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits import (
    DestinationStyleEffects,
    HIVMStructuredOpInterface,
    MacroOpTrait,
    SinglePipeOpTrait,
)

OPERANDS = (
    "(`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?"
    " (`tmps` `(` $temp_buffers^ `:` type($temp_buffers) `)`)?"
)


# Ops that a version of the compiler brings along, for each op that has them, and how these run.
BUILTINS = {
    "hivm.hir.custom": (
        "__builtin_gather_load",
        "__builtin_index_select",
        "__builtin_indirect_atomic",
    ),
    "hivm.hir.custom_macro": ("__builtin_gather_load", "__builtin_index_select"),
}
BUILTINS_RUN = {
    "hivm.tcore_type": CoreTypeAttr("VECTOR"),
    "hivm.pipe": PipeAttr("PIPE_V"),
    "hivm.vf_mode": VfModeAttr("SIMT"),
}


def must_say_how_it_runs(op: Operation, name: str, *pipes: str) -> None:
    """Refuses an op without a core, `pipes` and the function, `symbol`, that implements it.

    A builtin, by its `name`, need not say them, but what it says must be true.
    """
    said, symbol = op.attributes, op.attributes.get("symbol")
    needed = {
        "hivm.tcore_type": isinstance(said.get("hivm.tcore_type"), CoreTypeAttr),
        **{pipe: isinstance(said.get(pipe), PipeAttr) for pipe in pipes},
        "symbol": isinstance(symbol, StringAttr) and symbol.data != "",
    }
    for pipe in pipes:
        needed[pipe] &= said.get(pipe) != PipeAttr(Pipe.UNASSIGNED)
    missing = [key for key, is_said in needed.items() if not is_said]
    if missing and name not in BUILTINS[op.name]:
        raise VerifyException(f"must say {' and '.join(missing)}")
    for key, value in BUILTINS_RUN.items():
        if missing and isinstance(said.get(key), type(value)) and said[key] != value:
            raise VerifyException(f"{name} has {key} = {value}, not {said[key]}")


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
        DestinationStyleEffects(),
    )
    assembly_format = f"attr-dict $name {OPERANDS} (`->` custom<ResultTypes>(type($results_))^)?"

    def verify_(self) -> None:
        must_say_how_it_runs(self, self.op_name.data, "hivm.pipe")


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
    ADDED: ClassVar[int] = 1  # sync_related_args
    traits = traits_def(
        HIVMStructuredOpInterface("outputs", ("temp_buffers",)),
        MacroOpTrait(),
        DestinationStyleEffects(),
    )
    assembly_format = (
        f"attr-dict $name {OPERANDS}"
        " (`sync_related_args` `(` $sync_related_args^ `:` type($sync_related_args) `)`)?"
        " (`->` custom<ResultTypes>(type($results_))^)?"
    )

    def verify_(self) -> None:
        must_say_how_it_runs(self, self.op_name.data, "hivm.pipe_in", "hivm.pipe_out")
        slots = self.attributes.get("sync_event_slots")
        listed = slots.data if isinstance(slots, ArrayAttr) else ()
        count = sum(isinstance(slot, SyncEventSlotAttr) for slot in listed)
        if len(self.sync_related_args) not in (0, count):
            raise VerifyException(
                f"has {len(self.sync_related_args)} sync_related_args for {count} sync_event_slots"
            )
