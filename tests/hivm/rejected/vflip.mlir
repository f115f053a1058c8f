// published: both: "'hivm.hir.vflip' op requires the same element type for all operands"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf16>) {
  hivm.hir.vflip ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf16>) flip_axis = 0
  return
}
// -----
// published: both: "'hivm.hir.vflip' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 32-bit signless integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float or bfloat16 type"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf64>) {
  hivm.hir.vflip ins(%a : memref<8xf64>) outs(%d : memref<8xf64>) flip_axis = 0
  return
}
// -----
// published: both: "'hivm.hir.vflip' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 32-bit signless integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float or bfloat16 type"
func.func @rejected(%a: memref<8xi1>, %d: memref<8xi1>) {
  hivm.hir.vflip ins(%a : memref<8xi1>) outs(%d : memref<8xi1>) flip_axis = 0
  return
}
