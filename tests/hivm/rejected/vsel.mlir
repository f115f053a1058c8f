// published: both: "'hivm.hir.vsel' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer"
func.func @rejected(%k: memref<8xi32>, %a: memref<8xf32>) {
  hivm.hir.vsel ins(%k, %a, %a : memref<8xi32>, memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vsel' op failed to verify that operand at idx 1 and 2 should have element type 16-bit integer or 16-bit float or bfloat16 type or 32-bit integer or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vsel' op failed to verify that operand at idx 1 and 2 should have element type 1-bit signless integer or 8-bit integer or 16-bit integer or 16-bit float or bfloat16 type or f8E4M3FN type or f8E5M2 type or 32-bit integer or 32-bit float or 64-bit signless integer or 64-bit unsigned integer"
func.func @rejected(%k: memref<8xi1>, %a: memref<8xf64>) {
  hivm.hir.vsel ins(%k, %a, %a : memref<8xi1>, memref<8xf64>, memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: both: "'hivm.hir.vsel' op operands' shape are inconsistent"
func.func @rejected(%k: memref<4xi1>, %a: memref<8xf32>) {
  hivm.hir.vsel ins(%k, %a, %a : memref<4xi1>, memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
