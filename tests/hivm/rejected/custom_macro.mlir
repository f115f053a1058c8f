// published: both: "'hivm.hir.custom_macro' op Missing input pipe information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom_macro {hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom_macro' op Missing output pipe information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom_macro' op Missing core type information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.custom_macro' op Missing vf mode information"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom_macro' op Missing implementation function name"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.custom_macro' op sync_related_args should be empty"
func.func @rejected(%e: i64) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" sync_related_args(%e : i64)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.custom_macro' op sync_related_args should be of size 1"
func.func @rejected(%e: i64) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f", sync_event_slots = [#hivm.sync_event_slot<internal>]} "name" sync_related_args(%e, %e : i64, i64)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.custom_macro' op sync_related_args should be empty"
func.func @rejected(%e: i64) {
  hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f", sync_event_slots = [1 : i32]} "name" sync_related_args(%e : i64)
  return
}
