// published: both: "'hivm.hir.create_sync_block_lock' op 'create_sync_block_lock' op should only support static shape"
func.func @rejected(%l: memref<?xi8>) {
  %r = hivm.hir.create_sync_block_lock from %l : from memref<?xi8> to memref<?xi64>
  return
}
// -----
// published: both: "'hivm.hir.create_sync_block_lock' op 'create_sync_block_lock' op should only support static shape"
func.func @rejected() {
  %r = hivm.hir.create_sync_block_lock : memref<?xi64>
  return
}
// -----
// published: both: "custom op 'hivm.hir.create_sync_block_lock' 1 operands present, but expected 0"
func.func @rejected(%l: memref<?xi8>) {
  %r = hivm.hir.create_sync_block_lock from %l : memref<1xi64>
  return
}
