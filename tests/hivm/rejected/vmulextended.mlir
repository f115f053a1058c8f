// published: both: "'hivm.hir.vmulextended' op failed to verify that operand at idx 0 should have element type 16-bit signless integer"
func.func @rejected(%a: memref<8xi32>) {
  hivm.hir.vmulextended ins(%a, %a : memref<8xi32>, memref<8xi32>) outs(%a, %a : memref<8xi32>, memref<8xi32>)
  return
}
