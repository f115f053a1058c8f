// published: both: "'memref_ext.alloc_workspace' op dimension operand count does not equal memref dynamic dimension count"
func.func @rejected(%n: index) {
  %r = memref_ext.alloc_workspace() : memref<4x?xf32>
  return
}
// -----
// published: both: "'memref_ext.alloc_workspace' op dimension operand count does not equal memref dynamic dimension count"
func.func @rejected(%n: index) {
  %r = memref_ext.alloc_workspace(%n) : memref<4xf32>
  return
}
// -----
// published: both: "use of value '%n' expects different type than prior uses: 'index' vs 'i32'"
func.func @rejected(%n: i32, %a: memref<?xi8>) {
  %r = memref_ext.alloc_workspace() from %a offset = [%n] : from memref<?xi8> to memref<4xf32>
  return
}
// -----
// published: both: "custom op 'memref_ext.alloc_workspace' 1 operands present, but expected 0"
func.func @rejected(%a: memref<?xi8>) {
  %r = memref_ext.alloc_workspace() from %a : memref<4xf32>
  return
}
// -----
// published: both: "'memref_ext.alloc_workspace' op operand #0 must be memref of any type values, but got 'tensor<4xi8>'"
func.func @rejected(%a: tensor<4xi8>) {
  %r = memref_ext.alloc_workspace() from %a : from tensor<4xi8> to memref<4xf32>
  return
}
