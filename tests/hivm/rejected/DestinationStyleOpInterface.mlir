// published: both: "'hivm.hir.vadd' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8xf32>) {
  hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vadd' op expected type of operand #2 ('tensor<8xf32>') to match type of corresponding result ('tensor<4xf32>')"
func.func @rejected(%a: tensor<8xf32>) {
  %r = hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<4xf32>
  return
}
// -----
// published: both: "'hivm.hir.vadd' op expected the number of tensor results (2) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8xf32>) {
  %r:2 = hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vadd' op expected type of operand #2 ('tensor<8xf32>') to match type of corresponding result ('tensor<?xf32>')"
func.func @rejected(%a: tensor<8xf32>, %b: tensor<?xf32>) {
  %r = hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<?xf32>
  return
}
// -----
// published: both: "'hivm.hir.load' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.mmadL1' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<8x8xf16>, %k: i1, %n: index, %c: tensor<8x8xf32>) {
  hivm.hir.mmadL1 ins(%a, %a, %k, %n, %n, %n : tensor<8x8xf16>, tensor<8x8xf16>, i1, index, index, index) outs(%c : tensor<8x8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
