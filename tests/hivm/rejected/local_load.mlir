// published: bishengir-opt-a5: "'hivm.hir.local_load' op input address of hivm::LocalLoadOp must have the same shape as output tensor"
func.func @rejected(%a: memref<4x8xf32>) {
  %r = hivm.hir.local_load ins(%a : memref<4x8xf32>) -> tensor<4x4xf32>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.local_load' op input address of hivm::LocalLoadOp must have the same element type as output tensor"
func.func @rejected(%a: memref<4x8xf32>) {
  %r = hivm.hir.local_load ins(%a : memref<4x8xf32>) -> tensor<4x8xf16>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.local_load' op input address of hivm::LocalLoadOp must have the same shape as output tensor"
func.func @rejected(%a: memref<4x8xf32>) {
  %r = hivm.hir.local_load ins(%a : memref<4x8xf32>) -> tensor<32xf32>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.local_load' op input address of hivm::LocalLoadOp must have the same shape as output tensor"
func.func @rejected(%a: memref<?x8xf32>) {
  %r = hivm.hir.local_load ins(%a : memref<?x8xf32>) -> tensor<4x8xf32>
  return
}
