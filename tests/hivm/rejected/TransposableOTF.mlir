// published: both: "'hivm.hir.vexp' op expects 'transpose' to be a permutation, found 0, 0, 2"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [0, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op expects 'transpose' to be a permutation, found 1, 0"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [1, 0]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op expects 'transpose' to be a permutation, found 1, 0, 2, 3"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [1, 0, 2, 3]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op expects 'transpose' to be a permutation, found 0, 1, 3"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [0, 1, 3]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op expects 'transpose' to be a permutation, found -1, 0, 2"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [-1, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op transpose dim is the last dimension"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [0, 2, 1]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op transpose dim is the last dimension"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [2, 1, 0]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify transpose behavior at 1 1"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [0, 1, 2]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify transpose behavior at 1 0"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x3x8xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x3x8xf32>) transpose = [1, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify transpose behavior at 2 2"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x7xf32>) {
  hivm.hir.vexp ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x7xf32>) transpose = [1, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op failed to verify transpose behavior at 0 1"
func.func @rejected(%a: memref<2x4x8xf32>, %c: memref<2x5x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vadd ins(%a, %c : memref<2x4x8xf32>, memref<2x5x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [1, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vadd' op TransposableOTF Op expect 1 output, but found 2"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%b, %b : memref<4x2x8xf32>, memref<4x2x8xf32>) transpose = [1, 0, 2]
  return
}
// -----
// published: both: "'hivm.hir.vcos' op expects 'transpose' to be a permutation, found 0, 0, 2"
func.func @rejected(%a: memref<2x4x8xf32>, %b: memref<4x2x8xf32>) {
  hivm.hir.vcos ins(%a : memref<2x4x8xf32>) outs(%b : memref<4x2x8xf32>) transpose = [0, 0, 2]
  return
}
