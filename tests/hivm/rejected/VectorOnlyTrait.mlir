// published: both: "'hivm.hir.vadd' op failed to verify that operand at index 0 is vector-only"
func.func @rejected(%s: f32, %a: memref<8xf32>) {
  hivm.hir.vadd ins(%s, %a : f32, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op failed to verify that operand at index 0 is vector-only"
func.func @rejected(%s: f32, %a: tensor<8xf32>) {
  %r = hivm.hir.vadd ins(%s, %a : f32, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vor' op failed to verify that operand at index 1 is vector-only"
func.func @rejected(%s: i32, %a: memref<8xi32>) {
  hivm.hir.vor ins(%a, %s : memref<8xi32>, i32) outs(%a : memref<8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.vpow' op failed to verify that operand at index 1 is vector-only"
func.func @rejected(%s: i32, %a: memref<8xi32>) {
  hivm.hir.vpow ins(%a, %s : memref<8xi32>, i32) outs(%a : memref<8xi32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcast' op failed to verify that operand at index 0 is vector-only"
// published: bishengir-opt-a5: "'hivm.hir.vcast' op operand #0 must be variadic of shaped of any type values, but got 'f32'"
func.func @rejected(%s: f32, %a: memref<8xf16>) {
  hivm.hir.vcast ins(%s : f32) outs(%a : memref<8xf16>)
  return
}
// -----
// published: both: "'hivm.hir.vsin' op failed to verify that operand at index 0 is vector-only"
func.func @rejected(%s: f32, %a: memref<8xf32>) {
  hivm.hir.vsin ins(%s : f32) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vshl' op failed to verify that operand at index 0 is vector-only"
func.func @rejected(%s: i32, %a: memref<8xi32>) {
  hivm.hir.vshl ins(%s, %s : i32, i32) outs(%a : memref<8xi32>)
  return
}
