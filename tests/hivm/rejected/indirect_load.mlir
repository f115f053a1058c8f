// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op dst of hivm::IndirectLoadOp must have the same element type as src"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s16 : memref<?xf16>, %o : memref<8xi32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op dst of hivm::IndirectLoadOp must have the same shape as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o4 : memref<4xi32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op dst of hivm::IndirectLoadOp must have the same shape as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o2 : memref<2x4xi32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op mask of hivm::IndirectLoadOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>, %k4 : memref<4xi1>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op mask of hivm::IndirectLoadOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>, %k2 : memref<2x4xi1>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op other of hfusion::IndirectLoadOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>, %k : memref<8xi1>, %e4 : memref<4xf32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op other of hfusion::IndirectLoadOp must have the same element type as src"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>, %k : memref<8xi1>, %e16 : memref<8xf16>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op other of hfusion::IndirectLoadOp must have the same shape and rank as offsets"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>, %k : memref<8xi1>, %e2 : memref<2x4xf32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  hivm.hir.indirect_load ins(%s : memref<?xf32>, %to : tensor<8xi32>) outs(%td : tensor<8xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  %r = hivm.hir.indirect_load ins(%s : memref<?xf32>, %o : memref<8xi32>) outs(%d : memref<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.indirect_load' op expected type of operand #2 ('tensor<8xf32>') to match type of corresponding result ('tensor<4xf32>')"
func.func @rejected(%s: memref<?xf32>, %s2: memref<4x?xf32>, %s16: memref<?xf16>, %o: memref<8xi32>, %o4: memref<4xi32>, %o2: memref<2x4xi32>, %of: memref<8xf32>, %o16: memref<8xi16>, %d: memref<8xf32>, %k: memref<8xi1>, %k4: memref<4xi1>, %k8: memref<8xi8>, %k2: memref<2x4xi1>, %e: memref<8xf32>, %e4: memref<4xf32>, %e16: memref<8xf16>, %e2: memref<2x4xf32>, %r6: memref<1x1x1x1x1x8xf32>, %or6: memref<1x1x1x1x1x8xi32>, %td: tensor<8xf32>, %to: tensor<8xi32>) {
  %r = hivm.hir.indirect_load ins(%s : memref<?xf32>, %to : tensor<8xi32>) outs(%td : tensor<8xf32>) -> tensor<4xf32>
  return
}
