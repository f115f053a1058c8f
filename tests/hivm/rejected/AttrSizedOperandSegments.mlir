// published: both: "'hivm.hir.vadd' op operand count (3) does not match with the total size (4) specified in attribute 'operandSegmentSizes'"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "invalid properties {operandSegmentSizes = array<i32: 2, 1>} for op hivm.hir.vadd: size mismatch in attribute conversion: 2 vs 3"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "'hivm.hir.vadd' op operand group starting at #1 requires 0 or 1 element, but found 2"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "'hivm.hir.vadd' op 'operandSegmentSizes' attribute cannot have negative elements"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) <{operandSegmentSizes = array<i32: -1, 3, 1>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
