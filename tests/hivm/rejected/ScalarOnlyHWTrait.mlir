// published: bishengir-opt-a5: "'hivm.hir.vshl' op failed to verify that operand at index 1 is scalar-only"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi32>) {
  hivm.hir.vshl ins(%a, %a : memref<8xi32>, memref<8xi32>) outs(%a : memref<8xi32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vshl' op failed to verify that operand at index 1 is scalar-only"
// accepted: bishengir-opt
func.func @rejected(%a: tensor<8xi32>) {
  %r = hivm.hir.vshl ins(%a, %a : tensor<8xi32>, tensor<8xi32>) outs(%a : tensor<8xi32>) -> tensor<8xi32>
  return
}
