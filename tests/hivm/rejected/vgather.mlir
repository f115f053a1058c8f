// published: bishengir-opt: "'hivm.hir.vgather' op failed to verify that operand at idx 1 should have element type 32-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vgather' op failed to verify that operand at idx 1 should have element type 16-bit signless integer or 32-bit signless integer"
func.func @rejected(%a: memref<4x8xf32>, %i: memref<4x8xi64>, %d: memref<4x8xf32>) {
  hivm.hir.vgather ins(%a : memref<4x8xf32>) indices(%i : memref<4x8xi64>) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vgather' op failed to verify that operand at idx 1 should have element type 32-bit signless integer"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<4x8xf32>, %i: memref<4x8xi16>, %d: memref<4x8xf32>) {
  hivm.hir.vgather ins(%a : memref<4x8xf32>) indices(%i : memref<4x8xi16>) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vgather' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit float"
// published: bishengir-opt-a5: "'hivm.hir.vgather' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit float or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<4x8xf64>, %i: memref<4x8xi32>, %d: memref<4x8xf64>) {
  hivm.hir.vgather ins(%a : memref<4x8xf64>) indices(%i : memref<4x8xi32>) outs(%d : memref<4x8xf64>)
  return
}
