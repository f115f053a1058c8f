// published: both: "'hivm.hir.indirect_store' op src of hivm::IndirectStoreOp must have the same element type as dst"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_store ins(%d : memref<8xf32>, %o : memref<8xi32>) outs(%s16 : memref<?xf16>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.indirect_store' op offsets of hivm::IndirectStoreOp must have the same shape and rank as src"
// accepted: bishengir-opt-a5
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_store ins(%d : memref<8xf32>, %o4 : memref<4xi32>) outs(%s : memref<?xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.indirect_store' op offsets of hivm::IndirectStoreOp must have the same shape and rank as src"
// accepted: bishengir-opt-a5
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_store ins(%d : memref<8xf32>, %o2 : memref<2x4xi32>) outs(%s : memref<?xf32>)
  return
}
// -----
// published: both: "'hivm.hir.indirect_store' op mask of hivm::IndirectStoreOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_store ins(%d : memref<8xf32>, %o : memref<8xi32>, %k4 : memref<4xi1>) outs(%s : memref<?xf32>)
  return
}
// -----
// published: both: "'hivm.hir.indirect_store' op mask of hivm::IndirectStoreOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_store ins(%d : memref<8xf32>, %o : memref<8xi32>, %k2 : memref<2x4xi1>) outs(%s : memref<?xf32>)
  return
}
