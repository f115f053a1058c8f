// published: both: "'hivm.hir.vadd' op elementwise op expected 2 inputs, but found 1"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.vadd ins(%a : memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op elementwise op expected 2 inputs, but found 3"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.vadd ins(%a, %a, %a : memref<8xf32>, memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op elementwise op expected 2 inputs, but found 1"
func.func @rejected(%a: tensor<8xf32>) {
  %r = hivm.hir.vadd ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vexp' op elementwise op expected 1 inputs, but found 2"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.vexp ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vsel' op elementwise op expected 3 inputs, but found 2"
func.func @rejected(%k: memref<8xi1>, %a: memref<8xf32>) {
  hivm.hir.vsel ins(%k, %a : memref<8xi1>, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op elementwise op expected 2 inputs, but found 2"
func.func @rejected(%a: memref<8xf32>, %t: memref<8xf32>) {
  hivm.hir.vadd ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) temp_buffer(%t : memref<8xf32>)
  return
}
// -----
// published: both: "expected ':'"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>) temp_buffer(%a, %a : memref<8xf32>, memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %b: memref<4xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8xf32>, memref<4xf32>) outs(%a : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %b: memref<4xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8x4xf32>, %b: memref<?x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8x4xf32>, memref<?x8xf32>) outs(%a : memref<8x4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8x1xf32>, %b: memref<8x4xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8x1xf32>, memref<8x4xf32>) outs(%b : memref<8x4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %b: memref<?xf32>, %d: memref<4xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<8xf32>, memref<?xf32>) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %d: memref<4xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%a, %d : memref<8xf32>, memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vmul' op operands' shape are inconsistent"
func.func @rejected(%s: f32, %a: memref<8xf32>, %d: memref<4xf32>) {
  hivm.hir.vmul ins(%a, %s : memref<8xf32>, f32) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: tensor<8xf32>, %d: memref<4xf32>) {
  hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operands' shape are inconsistent"
func.func @rejected(%a: memref<8xf32>, %d: tensor<4xf32>) {
  %r = hivm.hir.vadd ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// published: both: "'hivm.hir.vadd' op at least one operands should be ranked"
func.func @rejected(%a: memref<*xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<*xf32>, memref<*xf32>) outs(%a : memref<*xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vadd' op at least one operands should be ranked"
func.func @rejected(%a: memref<*xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<*xf32>, memref<*xf32>) outs(%a : memref<*xf32>) broadcast = [0]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'"
func.func @rejected(%a: tensor<*xf32>) {
  %r = hivm.hir.vexp ins(%a : tensor<*xf32>) outs(%a : tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<8xf32>) -> ()
  return
}
