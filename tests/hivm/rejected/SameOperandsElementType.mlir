// published: both: "'hivm.hir.vadd' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %b: memref<8xf16>) {
  hivm.hir.vadd ins(%a, %b : memref<8xf32>, memref<8xf16>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %b: memref<8xf16>) {
  hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf16>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %s: f16) {
  hivm.hir.vadd ins(%a, %s : memref<8xf32>, f16) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op requires the same element type for all operands"
func.func @rejected(%a: tensor<8xf32>, %b: tensor<8xf16>) {
  %r = hivm.hir.vexp ins(%a : tensor<8xf32>) outs(%b : tensor<8xf16>) -> tensor<8xf16>
  return
}
// -----
// published: both: "'hivm.hir.vexp' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %t: memref<8xi8>) {
  hivm.hir.vexp ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) temp_buffer(%t : memref<8xi8>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %t: memref<8xi8>, %d: memref<4x8xf32>, %s: f16) {
  hivm.hir.vbrc ins(%s : f16) outs(%d : memref<4x8xf32>)
  return
}
