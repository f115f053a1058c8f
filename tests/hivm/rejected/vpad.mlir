// published: both: "'hivm.hir.vpad' op operands must have same rank"
func.func @rejected(%a: memref<8xf32>, %d: memref<1x10xf32>, %p: f32) {
  hivm.hir.vpad ins(%a : memref<8xf32>) outs(%d : memref<1x10xf32>) low[1] high[1] pad_value %p : f32
  return
}
