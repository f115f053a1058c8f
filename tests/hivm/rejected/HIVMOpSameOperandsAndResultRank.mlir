// published: both: "'hivm.hir.vadd' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %b: memref<2x4xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8xf32>, memref<2x4xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands must have same rank"
func.func @rejected(%a: tensor<8xf32>, %b: tensor<2x4xf32>) {
  %r = hivm.hir.vadd ins(%a, %b : tensor<8xf32>, tensor<2x4xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vexp' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %b: memref<2x4xf32>) {
  hivm.hir.vexp ins(%a : memref<8xf32>) outs(%b : memref<2x4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vgather' op operands must have same rank"
func.func @rejected(%a: memref<4x8xf32>, %i: memref<8xi32>) {
  hivm.hir.vgather ins(%a : memref<4x8xf32>) indices(%i : memref<8xi32>) outs(%a : memref<4x8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op operands must have same rank"
func.func @rejected(%a: memref<8xf16>, %b: memref<2x8xf16>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xf16>, memref<8xf16>) outs(%b : memref<2x8xf16>) interleave_channel_nums = 2
  return
}
// -----
// published: both: "'hivm.hir.vpad' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %b: memref<1x8xf32>, %p: f32) {
  hivm.hir.vpad ins(%a : memref<8xf32>) outs(%b : memref<1x8xf32>) low[0] high[0] pad_value %p : f32
  return
}
// -----
// published: both: "'hivm.hir.vmulextended' op operands must have same rank"
func.func @rejected(%a: memref<8xi16>, %b: memref<1x8xi16>) {
  hivm.hir.vmulextended ins(%a, %a : memref<8xi16>, memref<8xi16>) outs(%b, %b : memref<1x8xi16>, memref<1x8xi16>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [0]
  return
}
