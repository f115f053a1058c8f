"""The attributes of hivm with one case out of a list."""

from __future__ import annotations

from tilewright.hivm.dialects.attributes import CaseAttribute, irdl_attr_definition
from tilewright.hivm.machine import AddressSpace, CoreType, Pipe


@irdl_attr_definition
class AddressSpaceAttr(CaseAttribute):
    """A memory of the machine."""

    name = "hivm.address_space"
    cases = tuple(AddressSpace)


@irdl_attr_definition
class AlignKindAttr(CaseAttribute):
    """Whether a buffer is aligned."""

    name = "hivm.align_kind"
    cases = ("align", "unaligned", "unknown")


@irdl_attr_definition
class AtomicKindAttr(CaseAttribute):
    """What an atomic store does with the old value."""

    name = "hivm.atomic_kind"
    cases = ("none", "add", "max", "min", "and", "or", "xor", "umax", "umin")


@irdl_attr_definition
class AxisKindAttr(CaseAttribute):
    """Which axis an op works along."""

    name = "hivm.axis_kind"
    cases = ("first", "middle", "last")


@irdl_attr_definition
class CacheModifierAttr(CaseAttribute):
    """The caches that an access goes through."""

    name = "hivm.cache_modifier"
    cases = ("none", "ca", "cg", "wb", "cs", "wt", "cv")


@irdl_attr_definition
class CompareModeAttr(CaseAttribute):
    """How vcmp compares."""

    name = "hivm.compare_mode"
    cases = ("eq", "ne", "lt", "gt", "ge", "le")


@irdl_attr_definition
class DCCIModeAttr(CaseAttribute):
    """Whether dcci cleans one cache line or all."""

    name = "hivm.DCCIMode"
    cases = ("single_cache_line", "all_cache_lines")


@irdl_attr_definition
class DataCacheKindAttr(CaseAttribute):
    """The cache that dcci cleans."""

    name = "hivm.DataCacheKind"
    cases = ("all", "ub", "out", "atomic")


@irdl_attr_definition
class DeinterleaveModeAttr(CaseAttribute):
    """Which channels vdeinterleave gives."""

    name = "hivm.deinterleave_mode"
    cases = ("CHANNEL_0", "CHANNEL_1", "ALL_CHANNELS")


@irdl_attr_definition
class DescaleModeAttr(CaseAttribute):
    """How a matmul scales its result."""

    name = "hivm.descale_mode"
    cases = ("DescaleNull", "DescalePerChannel", "DescalePerTensor")


@irdl_attr_definition
class EventAttr(CaseAttribute):
    """One of the eight events between two pipes of a core."""

    name = "hivm.event"
    cases = (
        "EVENT_ID0",
        "EVENT_ID1",
        "EVENT_ID2",
        "EVENT_ID3",
        "EVENT_ID4",
        "EVENT_ID5",
        "EVENT_ID6",
        "EVENT_ID7",
    )


@irdl_attr_definition
class EvictionPolicyAttr(CaseAttribute):
    """How soon a cache line may go."""

    name = "hivm.eviction_policy"
    cases = ("EvictNormal", "EvictFirst", "EvictLast")


@irdl_attr_definition
class FixpipeDMAModeAttr(CaseAttribute):
    """The conversion of layout that fixpipe does."""

    name = "hivm.dma_mode"
    cases = ("nz2nd", "nz2dn", "normal")


@irdl_attr_definition
class FixpipeDualDstModeAttr(CaseAttribute):
    """Whether fixpipe splits its result over two vector sub-blocks, and along what."""

    name = "hivm.fixpipe_dual_dst_mode"
    cases = ("NO_DUAL", "ROW_SPLIT", "COLUMN_SPLIT")


@irdl_attr_definition
class FixpipePreQuantModeAttr(CaseAttribute):
    """The conversion of type that fixpipe does."""

    name = "hivm.fixpipe_pre_quant_mode"
    cases = ("NO_QUANT", "S322I8", "F322F16", "QF322F32_PRE", "F322BF16")


@irdl_attr_definition
class FixpipePreReluModeAttr(CaseAttribute):
    """The activation that fixpipe applies."""

    name = "hivm.fixpipe_pre_relu_mode"
    cases = ("NO_RELU", "NORMAL_RELU", "LEAKY_RELU", "P_RELU")


@irdl_attr_definition
class FixpipeSubBlockAttr(CaseAttribute):
    """The vector sub-block that fixpipe writes to."""

    name = "hivm.fixpipe_sub_block"
    cases = ("sub_block_0", "sub_block_1")


@irdl_attr_definition
class InlineModeAttr(CaseAttribute):
    """Whether a function is inlined."""

    name = "hivm.inline_mode"
    cases = ("always_inline", "no_inline")


@irdl_attr_definition
class IteratorTypeAttr(CaseAttribute):
    """What one dimension of a structured op is to it."""

    name = "hivm.iterator_type"
    cases = (
        "parallel",
        "broadcast",
        "transpose",
        "reduction",
        "interleave",
        "deinterleave",
        "inverse",
        "pad",
        "concat",
        "gather",
        "cumulative",
        "opaque",
    )


@irdl_attr_definition
class MemoryEffectAttr(CaseAttribute):
    """How a custom op uses an operand."""

    name = "hivm.memory_effect"
    cases = ("read", "write", "read_write")


@irdl_attr_definition
class PadModeAttr(CaseAttribute):
    """What a load fills the padding with."""

    name = "hivm.padmode"
    cases = ("PadNull", "PadFirstElem", "PadValue")


@irdl_attr_definition
class PaddingOptionAttr(CaseAttribute):
    """What is read outside of the bounds."""

    name = "hivm.padding_option"
    cases = ("zero", "nan")


@irdl_attr_definition
class PipeAttr(CaseAttribute):
    """An instruction queue of a core."""

    name = "hivm.pipe"
    cases = tuple(Pipe)


@irdl_attr_definition
class ReduceOpAttr(CaseAttribute):
    """What vreduce reduces with."""

    name = "hivm.reduce_op"
    cases = (
        "sum",
        "prod",
        "max",
        "min",
        "max_with_index_left",
        "max_with_index_right",
        "min_with_index_left",
        "min_with_index_right",
        "max_with_index",
        "min_with_index",
        "any",
        "all",
        "xori",
        "ori",
        "andi",
        "none",
    )


@irdl_attr_definition
class RoundModeAttr(CaseAttribute):
    """How vcast rounds."""

    name = "hivm.round_mode"
    cases = ("rint", "round", "floor", "ceil", "trunc", "odd", "truncwithoverflow")


@irdl_attr_definition
class SimtMemScopeHintAttr(CaseAttribute):
    """The memory that SIMT code should use."""

    name = "hivm.simt_mem_scope_hint"
    cases = tuple(AddressSpace)


@irdl_attr_definition
class SubBlockAttr(CaseAttribute):
    """A dimension of the vector sub-blocks."""

    name = "hivm.sub_block"
    cases = ("x",)


@irdl_attr_definition
class SyncBlockInstrModeAttr(CaseAttribute):
    """The cores that a flag is between."""

    name = "hivm.sync_block_instr_mode"
    cases = (
        "INTER_BLOCK_SYNCHRONIZATION",
        "INTER_SUBBLOCK_SYNCHRONIZATION",
        "INTRA_BLOCK_SYNCHRONIZATION",
    )


@irdl_attr_definition
class SyncBlockModeAttr(CaseAttribute):
    """The cores that a barrier is for."""

    name = "hivm.sync_block_mode"
    cases = ("ALL_CUBE", "ALL_VECTOR", "ALL_SUB_VECTOR", "BARRIER_CUBE", "BARRIER_VECTOR", "ALL")


@irdl_attr_definition
class CoreTypeAttr(CaseAttribute):
    """The core that an op runs on."""

    name = "hivm.tcore_type"
    cases = tuple(CoreType)


@irdl_attr_definition
class CoreTypeMarkerAttr(CaseAttribute):
    """The core that a value is marked for."""

    name = "hivm.tcore_type_marker"
    cases = tuple(CoreType)


@irdl_attr_definition
class FuncCoreTypeAttr(CaseAttribute):
    """The core that a function is for."""

    name = "hivm.func_core_type"
    cases = ("AIC", "AIV", "MIX", "AIC_OR_AIV")


@irdl_attr_definition
class ModuleCoreTypeAttr(CaseAttribute):
    """The cores that a module is for."""

    name = "hivm.module_core_type"
    cases = ("AIC", "AIV", "MIX")


@irdl_attr_definition
class CastAttr(CaseAttribute):
    """How vcast reads integers."""

    name = "hivm.cast"
    cases = ("cast_signed", "cast_unsigned", "bitcast")


@irdl_attr_definition
class UnitFlagAttr(CaseAttribute):
    """How an op waits for and sets the unit flag between the Cube and fixpipe."""

    name = "hivm.unit_flag"
    cases = ("DISABLED", "RESERVED", "ENABLED_WITHOUT_UPDATE", "ENABLED_WITH_UPDATE")


@irdl_attr_definition
class UnsignedModeAttr(CaseAttribute):
    """The signedness of source and destination."""

    name = "hivm.unsigned_mode"
    cases = ("si2si", "si2ui", "ui2si", "ui2ui")


@irdl_attr_definition
class VfModeAttr(CaseAttribute):
    """The kind of vector function."""

    name = "hivm.vf_mode"
    cases = ("SIMD", "SIMT", "MIX")


ATTRIBUTES = tuple(
    value
    for _, value in sorted(vars().items())
    if isinstance(value, type) and issubclass(value, CaseAttribute) and value is not CaseAttribute
)
