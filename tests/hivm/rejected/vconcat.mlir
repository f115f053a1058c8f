// published: both: "'hivm.hir.vconcat' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf32>, %b: memref<8xf16>, %d: memref<16xf32>) {
  hivm.hir.vconcat dim(0) ins(%a, %b : memref<8xf32>, memref<8xf16>) outs(%d : memref<16xf32>)
  return
}
