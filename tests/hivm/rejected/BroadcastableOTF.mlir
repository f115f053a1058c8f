// published: both: "'hivm.hir.vadd' op broadcast dim exceeds op's rank"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x1xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [2]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op broadcast dim exceeds op's rank"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x1xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [-1]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op broadcast dim exceeds op's rank"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x1xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op input operand's broadcast dim is not 1"
func.func @rejected(%a: memref<4x2xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x2xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op input operand's non-broadcast dim does not match with output"
func.func @rejected(%a: memref<3x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<3x1xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op input operand's non-broadcast dim does not match with output"
func.func @rejected(%a: memref<1x8xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<1x8xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op BroadcastableOTF Op expect 1 output, but found 2"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x1xf32>, memref<4x8xf32>) outs(%b, %b : memref<4x8xf32>, memref<4x8xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op input operand's broadcast dim is not 1"
func.func @rejected(%a: memref<4x2xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vexp ins(%a : memref<4x2xf32>) outs(%b : memref<4x8xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op input operand's broadcast dim is not 1"
func.func @rejected(%a: memref<4x2xf32>, %b: memref<4x?xf32>) {
  hivm.hir.vexp ins(%a : memref<4x2xf32>) outs(%b : memref<4x?xf32>) broadcast = [1]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op input operand's non-broadcast dim does not match with output"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %b : memref<4x1xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) broadcast = [0, 0]
  return
}
// -----
// published: both: "'hivm.hir.vsin' op operands' shape are inconsistent"
func.func @rejected(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vsin ins(%a : memref<4x1xf32>) outs(%b : memref<4x8xf32>) broadcast = [1]
  return
}
