// published: both
module {
  func.func @plain(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() : memref<4xf32>
    return
  }
  func.func @from(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() from %arg0 : from memref<?xi8> to memref<4xf32>
    return
  }
  func.func @everything(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace(%arg1) from %arg0 offset = [%arg1] {note} : from memref<?xi8> to memref<4x?xf32>
    return
  }
  func.func @two_offsets(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() from %arg0 offset = [%arg1, %arg1] : from memref<?xi8> to memref<4xf32>
    return
  }
  func.func @offset(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() offset = [%arg1] : memref<4xf32>
    return
  }
  func.func @dynamic(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace(%arg1, %arg1) : memref<?x4x?xf32>
    return
  }
  func.func @space(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() from %arg0 : from memref<?xi8> to memref<4xf32, #hivm.address_space<gm>>
    return
  }
  func.func @strided(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() from %arg0 : from memref<?xi8> to memref<4xf32, strided<[2]>>
    return
  }
  func.func @attributes(%arg0: memref<?xi8>, %arg1: index) {
    %0 = memref_ext.alloc_workspace() {note} : memref<4xf32>
    return
  }
}
