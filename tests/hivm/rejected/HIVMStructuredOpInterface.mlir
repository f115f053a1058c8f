// published: both: "Broadcast OTF and Transpose OTF cannot be enabled at the same time"
func.func @rejected(%a: memref<2x4x1xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x1xf32>) outs(%b : memref<4x2x8xf32>) broadcast = [2] transpose = [1, 0, 2]
  return
}
// -----
// published: both: "Broadcast OTF and Transpose OTF cannot be enabled at the same time"
func.func @rejected(%a: tensor<2x4x1xf32>, %b: tensor<4x2x8xf32>) {
  %r = hivm.hir.vexp ins(%a : tensor<2x4x1xf32>) outs(%b : tensor<4x2x8xf32>) broadcast = [2] transpose = [1, 0, 2] -> tensor<4x2x8xf32>
  return
}
// -----
// published: both: "Broadcast OTF and Transpose OTF cannot be enabled at the same time"
func.func @rejected(%a: memref<2x4x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%a : memref<2x4x8xf32>) broadcast = [2] transpose = [0, 1, 2]
  return
}
