// published: both: "'hivm.hir.custom' op Missing pipe information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing core type information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.custom' op Missing vf mode information"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing implementation function name"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "custom op 'hivm.hir.custom' expected string"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing core type information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom "__builtin_nothing" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing pipe information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = 1 : i32, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing core type information"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = "x", hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.custom' op Missing vf mode information"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = 1 : i32, symbol = "f"} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing implementation function name"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = 1 : i32} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op Missing implementation function name"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = ""} "name" ins(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8xf32>) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" outs(%a : tensor<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.custom' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8xf32>) {
  %r = hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" outs(%a : tensor<8xf32>) -> f32
  return
}
// -----
// published: both: "'hivm.hir.custom' op expected that operand #0 is a tensor or a memref"
func.func @rejected(%a: f32) {
  hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" outs(%a : f32)
  return
}
// -----
// published: both: "'hivm.hir.custom' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "f"} "name" outs(%a : memref<8xf32>) -> tensor<8xf32>
  return
}
