// published: both
module {
  func.func @fresh() {
    %0 = hivm.hir.create_sync_block_lock : memref<1xi64>
    return
  }
  func.func @from(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<1xi64>
    return
  }
  func.func @attributes(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 {note} : from memref<?xi8> to memref<1xi64>
    return
  }
  func.func @attributes_fresh() {
    %0 = hivm.hir.create_sync_block_lock {note} : memref<1xi64>
    return
  }
  func.func @gm(%arg0: memref<?xi8, #hivm.address_space<gm>>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8, #hivm.address_space<gm>> to memref<1xi64, #hivm.address_space<gm>>
    return
  }
}
