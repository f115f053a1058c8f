// published: bishengir-opt-a5
module {
  func.func @plain(%arg0: memref<4x8xf32>) {
    %0 = hivm.hir.local_load ins(%arg0 : memref<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @space(%arg0: memref<4x8xf32, #hivm.address_space<ub>>) {
    %0 = hivm.hir.local_load ins(%arg0 : memref<4x8xf32, #hivm.address_space<ub>>) {note} -> tensor<4x8xf32>
    return
  }
}
