// published: both: "'hivm.hir.bitcast' op requires the same shape for all operands and results"
func.func @rejected(%a: memref<4x8xf32>) {
  %r = hivm.hir.bitcast %a : memref<4x8xf32> -> memref<8x4xi32>
  return
}
// -----
// published: both: "'hivm.hir.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.bitcast %a : memref<8xf32> -> tensor<8xi32>
  return
}
// -----
// published: both: "'hivm.hir.bitcast' op requires the same shape for all operands and results"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.bitcast %a : memref<8xf32> -> i32
  return
}
// -----
// published: both: "'hivm.hir.bitcast' op requires the same shape for all operands and results"
func.func @rejected(%a: f32) {
  %r = hivm.hir.bitcast %a : f32 -> memref<8xi32>
  return
}
