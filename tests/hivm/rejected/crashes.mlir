// crash: bishengir-opt
// crash: bishengir-opt-a5
func.func @rejected(%a: tensor<8xf32>) {
  hivm.hir.load ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>)
  return
}
// -----
// crash: bishengir-opt
// crash: bishengir-opt-a5
func.func @rejected(%a: tensor<8xf32>) {
  hivm.hir.store ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>)
  return
}
// -----
// crash: bishengir-opt
// crash: bishengir-opt-a5
func.func @rejected(%a: tensor<8xf32>) {
  hivm.hir.copy ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>)
  return
}
// -----
// crash: bishengir-opt
// crash: bishengir-opt-a5
func.func @rejected(%p: memref<8xf32>) {
  %r = hivm.hir.load_scalar %p : memref<8xf32> -> f32
  return
}
// -----
// crash: bishengir-opt
// crash: bishengir-opt-a5
func.func @rejected(%p: i64) {
  %r = hivm.hir.load_scalar %p : i64 -> i32
  return
}
// -----
// crash: bishengir-opt-a5
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op expects 'transpose' to be a permutation, found 1, 0, 2"
// crash: bishengir-opt-a5
func.func @rejected(%a: memref<*xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<*xf32>, memref<*xf32>) outs(%a : memref<*xf32>) transpose = [1, 0, 2]
  return
}
