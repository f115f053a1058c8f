// published: both
module {
  func.func @one(%arg0: i64) {
    %0 = hivm.hir.pointer_cast(%arg0) : memref<16xf32, #hivm.address_space<ub>>
    return
  }
  func.func @several(%arg0: i64, %arg1: i64) {
    %0 = hivm.hir.pointer_cast(%arg0, %arg1) : memref<16xf32>
    return
  }
  func.func @dynamic(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0) [%arg1] : memref<?xf32>
    return
  }
  func.func @dynamic_two(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0, %arg0) [%arg1, %arg1] {note} : memref<?x?x4xf32>
    return
  }
}
