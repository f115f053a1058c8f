// published: both: "'hivm.hir.varange' op stride array size should match the rank of dst"
func.func @rejected(%d: memref<4x8xi32>, %s: index) {
  hivm.hir.varange strides[%s] outs(%d : memref<4x8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.varange' op stride array size should match the rank of dst"
func.func @rejected(%d: memref<8xi32>, %s: index) {
  hivm.hir.varange strides[%s, %s] outs(%d : memref<8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.varange' op stride array should not be empty"
func.func @rejected(%d: memref<8xi32>, %s: index) {
  hivm.hir.varange strides[] outs(%d : memref<8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.varange' op stride array size should match the rank of dst"
func.func @rejected(%d: tensor<4x8xi32>, %s: index) {
  %r = hivm.hir.varange strides[%s] outs(%d : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
// -----
// published: both: "'hivm.hir.varange' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%d: memref<8xi8>, %s: index) {
  hivm.hir.varange strides[%s] outs(%d : memref<8xi8>)
  return
}
// -----
// published: both: "'hivm.hir.varange' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%d: memref<8xbf16>, %s: index) {
  hivm.hir.varange strides[%s] outs(%d : memref<8xbf16>)
  return
}
