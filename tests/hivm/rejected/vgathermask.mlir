// published: bishengir-opt: "'hivm.hir.vgathermask' op failed to verify that operand at idx 1 should have element type 1-bit signless integer"
func.func @rejected(%a: memref<8xf32>, %k: memref<8xi8>, %n: memref<1xi64>) {
  hivm.hir.vgathermask ins(%a : memref<8xf32>) mask(%k : memref<8xi8>) outs(%a, %n : memref<8xf32>, memref<1xi64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vgathermask' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit float"
func.func @rejected(%a: memref<8xf64>, %k: memref<8xi1>, %n: memref<1xi64>) {
  hivm.hir.vgathermask ins(%a : memref<8xf64>) mask(%k : memref<8xi1>) outs(%a, %n : memref<8xf64>, memref<1xi64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vgathermask' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %k: memref<8xi1>, %n: memref<1x1xi64>) {
  hivm.hir.vgathermask ins(%a : memref<8xf32>) mask(%k : memref<8xi1>) outs(%a, %n : memref<8xf32>, memref<1x1xi64>)
  return
}
