// published: both: "'hivm.hir.vcmp' op failed to verify that operand at idx 2 should have element type 1-bit signless integer or 8-bit signless integer"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf32>) {
  hivm.hir.vcmp ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vcmp' op failed to verify that operand at idx 2 should have element type 1-bit signless integer or 8-bit signless integer"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xi32>) {
  hivm.hir.vcmp ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%d : memref<8xi32>)
  return
}
