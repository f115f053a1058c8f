// published: bishengir-opt-a5: "'hivm.hir.local_store' op dst address of hivm::LocalStoreOp must have the same shape as output tensor"
func.func @rejected(%a: memref<4x8xf32>, %t: tensor<4x4xf32>) {
  hivm.hir.local_store ins(%a : memref<4x8xf32>, %t : tensor<4x4xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.local_store' op dst address of hivm::LocalStoreOp must have the same element type as output tensor"
func.func @rejected(%a: memref<4x8xf32>, %t: tensor<4x8xf16>) {
  hivm.hir.local_store ins(%a : memref<4x8xf32>, %t : tensor<4x8xf16>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.local_store' op dst address of hivm::LocalStoreOp must have the same shape as output tensor"
func.func @rejected(%a: memref<4x8xf32>, %t: tensor<32xf32>) {
  hivm.hir.local_store ins(%a : memref<4x8xf32>, %t : tensor<32xf32>)
  return
}
