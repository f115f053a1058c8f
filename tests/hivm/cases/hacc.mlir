// published: both
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"NPU" : #hacc.target_device_spec<#dlti.dl_entry<"AI_CORE_COUNT", 20 : i32>, #dlti.dl_entry<"UB_SIZE", 1572864 : i32>>>, hacc.target = #hacc.target<"Ascend910B4">, hivm.module_core_type = #hivm.module_core_type<MIX>} {
  func.func @kernel(%arg0: i64 {hacc.arg_type = #hacc.arg_type<ffts_base_address>}, %arg1: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>}, %arg2: memref<?xf16> {hacc.arg_type = #hacc.arg_type<input>, hacc.input_idx = #hacc.input_idx<0>, tt.divisibility = 16 : i32}, %arg3: memref<?xf16> {hacc.arg_type = #hacc.arg_type<output>, hacc.output_idx = #hacc.output_idx<0>}) -> (i32 {hacc.note}) attributes {hacc.block_dim = 20 : i64, hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, hacc.tiling_function = #hacc.tiling_function<@tiling>, hivm.func_core_type = #hivm.func_core_type<AIV>, hivm.part_of_mix, hivm.storage_aligned, hivm.vf_mode = #hivm.vf_mode<SIMD>} {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @tiling() -> i64 attributes {hacc.function_kind = #hacc.function_kind<HOST>, hacc.host_func_type = #hacc.host_func_type<tiling_function>}
}
