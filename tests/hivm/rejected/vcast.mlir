// published: both: "'hivm.hir.vcast' op currently don't support cast float_to_double_rintmode"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf64>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<8xf64>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast double_to_float_rintmode"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf32>) {
  hivm.hir.vcast ins(%a : memref<8xf64>) outs(%d : memref<8xf32>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast float_to_half_truncwithoverflowmode"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<8xf16>) round_mode = <truncwithoverflow>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast float_to_int32_t_oddmode"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xi32>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<8xi32>) round_mode = <odd>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int32_t_to_int8_t_rintmode"
func.func @rejected(%a: memref<8xi32>, %d: memref<8xi8>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xi8>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int32_t_to_half_rintmode"
func.func @rejected(%a: memref<8xi32>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xf16>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int64_t_to_half_rintmode"
func.func @rejected(%a: memref<8xi64>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xi64>) outs(%d : memref<8xf16>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast half_to_bfloat16_t_rintmode"
func.func @rejected(%a: memref<8xf16>, %d: memref<8xbf16>) {
  hivm.hir.vcast ins(%a : memref<8xf16>) outs(%d : memref<8xbf16>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast bfloat16_t_to_half_rintmode"
func.func @rejected(%a: memref<8xbf16>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xbf16>) outs(%d : memref<8xf16>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int16_t_to_int64_t_rintmode"
func.func @rejected(%a: memref<8xi16>, %d: memref<8xi64>) {
  hivm.hir.vcast ins(%a : memref<8xi16>) outs(%d : memref<8xi64>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int8_t_to_half_floormode"
func.func @rejected(%a: memref<8xi8>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xi8>) outs(%d : memref<8xf16>) round_mode = <floor>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int32_t_to_float_oddmode"
func.func @rejected(%a: memref<8xi32>, %d: memref<8xf32>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xf32>) round_mode = <odd>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast half_to_half_rintmode"
func.func @rejected(%a: memref<8xf16>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xf16>) outs(%d : memref<8xf16>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int32_t_to_int32_t_rintmode"
func.func @rejected(%a: memref<8xi32>, %d: memref<8xi32>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xi32>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast bool_to_half_floormode"
func.func @rejected(%a: memref<8xi1>, %d: memref<8xf16>) {
  hivm.hir.vcast ins(%a : memref<8xi1>) outs(%d : memref<8xf16>) round_mode = <floor>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op currently don't support cast half_to_bool_rintmode"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf16>, %d: memref<8xi1>) {
  hivm.hir.vcast ins(%a : memref<8xf16>) outs(%d : memref<8xi1>) round_mode = <rint>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op currently don't support cast float_to_bool_rintmode"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>, %d: memref<8xi1>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<8xi1>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int8_t_to_float_rintmode"
func.func @rejected(%a: memref<8xi8>, %d: memref<8xf32>) {
  hivm.hir.vcast ins(%a : memref<8xi8>) outs(%d : memref<8xf32>) round_mode = <rint>
  return
}
// -----
// published: both: "unsupported type: 'index'"
func.func @rejected(%a: memref<8xindex>, %d: memref<8xi32>) {
  hivm.hir.vcast ins(%a : memref<8xindex>) outs(%d : memref<8xi32>) round_mode = <rint>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast float_to_int4_t_rintmode"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xi4>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<8xi4>) round_mode = <rint>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op currently don't support cast int32_t_to_int16_t_truncmode"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xi32>, %d: memref<8xi16>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xi16>) round_mode = <trunc>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int64_t_to_int8_t_truncwithoverflowmode"
func.func @rejected(%a: memref<8xi64>, %d: memref<8xi8>) {
  hivm.hir.vcast ins(%a : memref<8xi64>) outs(%d : memref<8xi8>) round_mode = <truncwithoverflow>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op currently don't support cast int16_t_to_int8_t_truncmode"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xi16>, %d: memref<8xi8>) {
  hivm.hir.vcast ins(%a : memref<8xi16>) outs(%d : memref<8xi8>) round_mode = <trunc>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast float_to_double_rintmode"
func.func @rejected(%a: tensor<8xf32>, %d: tensor<8xf64>) {
  %r = hivm.hir.vcast ins(%a : tensor<8xf32>) outs(%d : tensor<8xf64>) -> tensor<8xf64>
  return
}
// -----
// published: both: "'hivm.hir.vcast' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %d: memref<4xf16>) {
  hivm.hir.vcast ins(%a : memref<8xf32>) outs(%d : memref<4xf16>)
  return
}
// -----
// published: both: "'hivm.hir.vcast' op currently don't support cast int32_t_to_int8_t_rintmode"
func.func @rejected(%a: memref<8xi32>, %d: memref<8xi8>) {
  hivm.hir.vcast ins(%a : memref<8xi32>) outs(%d : memref<8xi8>) cast = <bitcast>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op currently don't support cast uint8_t_to_uint16_t_rintmode"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xui8>, %d: memref<8xi16>) {
  hivm.hir.vcast ins(%a : memref<8xui8>) outs(%d : memref<8xi16>) cast = <cast_unsigned>
  return
}
