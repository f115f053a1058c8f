"""hacc, for heterogeneous computing: what host and device say of functions, as attributes."""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.dialects.dlti import DataLayoutEntryAttr
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.attributes import (
    CaseAttribute,
    IndexAttribute,
    StringAttribute,
    SymbolAttribute,
    irdl_attr_definition,
    skip_qualified_name,
    unit_attributes,
)


@irdl_attr_definition
class ArgTypeAttr(CaseAttribute):
    """What the runtime passes in a kernel's argument."""

    name = "hacc.arg_type"
    cases = (
        "ffts_base_address",
        "input",
        "output",
        "input_and_output",
        "workspace",
        "sync_block_lock",
        "tiling_key",
        "tiling_data",
        "tiling_struct",
        "mesh_arg",
        "sanitizer_addr",
        "gm_addr",
        "sub_workspace",
    )


@irdl_attr_definition
class FunctionKindAttr(CaseAttribute):
    """Whether a function runs on the host or on the device."""

    name = "hacc.function_kind"
    cases = ("HOST", "DEVICE")


@irdl_attr_definition
class HostFuncTypeAttr(CaseAttribute):
    """What a host function is for."""

    name = "hacc.host_func_type"
    cases = (
        "host_entry",
        "tiling_function",
        "infer_output_shape_function",
        "infer_workspace_shape_function",
        "infer_sync_block_lock_num_function",
        "infer_sync_block_lock_init_function",
        "get_tiling_struct_size_function",
        "infer_task_type_function",
        "infer_vf_mode_function",
    )


@irdl_attr_definition
class TargetAttr(StringAttribute):
    """The chip, for example `Ascend910B3`. A module without it is for the 910B."""

    name = "hacc.target"


@irdl_attr_definition
class HivmcVersionAttr(StringAttribute):
    """The version of the compiler's back end."""

    name = "hacc.hivmc_version"


@irdl_attr_definition
class InputIdxAttr(IndexAttribute):
    """Which input of the original function an argument is."""

    name = "hacc.input_idx"


@irdl_attr_definition
class OutputIdxAttr(IndexAttribute):
    """Which output of the original function an argument is."""

    name = "hacc.output_idx"


DEVICE_KEYS = (
    "AI_CORE_COUNT",
    "CUBE_CORE_COUNT",
    "VECTOR_CORE_COUNT",
    "UB_SIZE",
    "L1_SIZE",
    "L0A_SIZE",
    "L0B_SIZE",
    "L0C_SIZE",
    "UB_ALIGN_SIZE",
    "L1_ALIGN_SIZE",
    "L0C_ALIGN_SIZE",
    "MINIMAL_D_CACHE_SIZE",
    "MAXIMUM_D_CACHE_SIZE",
    "ARCH",
)


@irdl_attr_definition
class TargetDeviceSpecAttr(ParametrizedAttribute):
    """Numbers of cores, sizes and alignments of memories in bits: a list of `#dlti.dl_entry`."""

    name = "hacc.target_device_spec"
    entries: ArrayAttr[DataLayoutEntryAttr]

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        skip_qualified_name(parser, cls.name)

        def entry() -> DataLayoutEntryAttr:
            start = parser.pos
            attribute = parser.parse_attribute()
            if not isinstance(attribute, DataLayoutEntryAttr):
                parser.raise_error("expected a #dlti.dl_entry", start, parser.pos)
            return attribute

        return [ArrayAttr(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, entry))]

    def verify(self) -> None:
        if not self.entries.data:
            raise VerifyException("a device specification needs an entry")
        keys = [e.key.data if isinstance(e.key, StringAttr) else None for e in self.entries]
        for index, key in enumerate(keys):
            if key not in DEVICE_KEYS:
                raise VerifyException(f"a device has no {self.entries.data[index].key}")
            if key in keys[:index]:
                raise VerifyException(f"a device has only one {key}")

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list(self.entries, printer.print_attribute)


@irdl_attr_definition
class GetTilingStructSizeFunctionAttr(SymbolAttribute):
    name = "hacc.get_tiling_struct_size_function"


@irdl_attr_definition
class InferOutputShapeFunctionAttr(SymbolAttribute):
    name = "hacc.infer_output_shape_function"


@irdl_attr_definition
class InferSyncBlockLockInitFunctionAttr(SymbolAttribute):
    name = "hacc.infer_sync_block_lock_init_function"


@irdl_attr_definition
class InferSyncBlockLockNumFunctionAttr(SymbolAttribute):
    name = "hacc.infer_sync_block_lock_num_function"


@irdl_attr_definition
class InferTaskTypeFunctionAttr(SymbolAttribute):
    name = "hacc.infer_task_type_function"


@irdl_attr_definition
class InferVfModeFunctionAttr(SymbolAttribute):
    name = "hacc.infer_vf_mode_function"


@irdl_attr_definition
class InferWorkspaceShapeFunctionAttr(SymbolAttribute):
    name = "hacc.infer_workspace_shape_function"


@irdl_attr_definition
class RenameFuncAttr(SymbolAttribute):
    name = "hacc.rename_func"


@irdl_attr_definition
class TilingFunctionAttr(SymbolAttribute):
    name = "hacc.tiling_function"


UNITS = unit_attributes(
    "hacc.block_dim",
    "hacc.cached_io",
    "hacc.dummy_func",
    "hacc.export_as_dag",
    "hacc.external_function_path",
    "hacc.hivmc_compatible_print",
    "hacc.no_io_alias",
    "hacc.simt_module",
)

DIALECT = Dialect(
    "hacc",
    [],
    [
        ArgTypeAttr,
        FunctionKindAttr,
        GetTilingStructSizeFunctionAttr,
        HivmcVersionAttr,
        HostFuncTypeAttr,
        InferOutputShapeFunctionAttr,
        InferSyncBlockLockInitFunctionAttr,
        InferSyncBlockLockNumFunctionAttr,
        InferTaskTypeFunctionAttr,
        InferVfModeFunctionAttr,
        InferWorkspaceShapeFunctionAttr,
        InputIdxAttr,
        OutputIdxAttr,
        RenameFuncAttr,
        TargetAttr,
        TargetDeviceSpecAttr,
        TilingFunctionAttr,
        *UNITS,
    ],
)
