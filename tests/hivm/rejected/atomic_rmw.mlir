// published: bishengir-opt: "'hivm.hir.atomic_rmw' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer or bfloat16 type"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf64>) {
  hivm.hir.atomic_rmw ins(%a : memref<8xf64>) outs(%d : memref<8xf64>) atomic_kind = <add>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.atomic_rmw' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8xi32>, %d: tensor<8xi32>) {
  hivm.hir.atomic_rmw ins(%a : tensor<8xi32>) outs(%d : tensor<8xi32>) atomic_kind = <add>
  return
}
