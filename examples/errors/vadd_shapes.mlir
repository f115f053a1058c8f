// Two mistakes: the destination has another shape, and vexp takes floats only.
func.func @wrong(%a: memref<4x8xf32>, %b: memref<4x7xf32>, %c: memref<8xi32>) {
  hivm.hir.vadd ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%b : memref<4x7xf32>)
  hivm.hir.vexp ins(%c : memref<8xi32>) outs(%c : memref<8xi32>)
  return
}
