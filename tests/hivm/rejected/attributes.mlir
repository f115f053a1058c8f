// published: both: "expected ::mlir::hivm::PIPE to be one of: PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2, PIPE_FIX, VIRTUAL_PIPE_MTE2_L1A, VIRTUAL_PIPE_MTE2_L1B, PIPE_NUM, PIPE_UNASSIGNED"
func.func private @rejected() attributes {value = #hivm.pipe<PIPE_X>}
// -----
// published: both: "expected '<'"
func.func private @rejected() attributes {value = #hivm.pipe}
// -----
// published: both: "expected ::mlir::hivm::EVENT to be one of: EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6, EVENT_ID7"
func.func private @rejected() attributes {value = #hivm.event<EVENT_ID8>}
// -----
// published: both: "'transpose' must be set if data layout is DOTA_ND or DOTB_ND"
func.func private @rejected() attributes {value = #hivm.data_layout<dotA_ND>}
// -----
// published: both: "'transpose' is only valid if data layout is DOTA_ND or DOTB_ND or ND like"
func.func private @rejected() attributes {value = #hivm.data_layout<zN, transpose = true>}
// -----
// published: both: "duplicate or unknown struct parameter name: fractalSizes"
func.func private @rejected() attributes {value = #hivm.data_layout<ND, fractalSizes = [16], fractalSizes = [16]>}
// -----
// published: both: "unknown attribute `nonsense` in dialect `hivm`"
func.func private @rejected() attributes {value = #hivm.nonsense}
// -----
// published: both: "expected 'linear_dim'"
func.func private @rejected() attributes {value = #hivm.block<2>}
// -----
// published: both: "expected '<'"
func.func private @rejected() attributes {value = #hivm.tightly_coupled_buffer}
// -----
// published: bishengir-opt: "macro_sync without pipes is only supported for `internal`"
func.func private @rejected() attributes {value = #hivm.sync_event_slot<wait>}
// -----
// published: both: "expected attribute value"
func.func private @rejected() attributes {value = #hacc.target<x>}
// -----
// published: both: "expected '<'"
func.func private @rejected() attributes {value = #hacc.target}
// -----
// published: both: "invalid kind of attribute specified"
func.func private @rejected() attributes {value = #hacc.tiling_function<"x">}
// -----
// published: both: "expected integer value"
func.func private @rejected() attributes {value = #hacc.input_idx<x>}
// -----
// published: both: "invalid target device spec: \"nonsense\""
func.func private @rejected() attributes {value = #hacc.target_device_spec<#dlti.dl_entry<"nonsense", 1 : i32>>}
// -----
// published: both: "repeated layout entry key: UB_SIZE"
func.func private @rejected() attributes {value = #hacc.target_device_spec<#dlti.dl_entry<"UB_SIZE", 1 : i32>, #dlti.dl_entry<"UB_SIZE", 1 : i32>>}
// -----
// published: both: "expected attribute value"
func.func private @rejected() attributes {value = #hacc.target_device_spec<>}
// -----
// published: bishengir-opt: "dialect 'annotation' provides no attribute parsing hook"
func.func private @rejected() attributes {value = #annotation.effect_mode<both>}
// -----
// published: both: "dialect 'hivm' provides no type parsing hook"
func.func private @rejected() attributes {value = !hivm.nonsense}
