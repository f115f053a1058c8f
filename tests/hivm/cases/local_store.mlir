// published: bishengir-opt-a5
module {
  func.func @plain_separate(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>) {
    hivm.hir.local_store ins(%arg0 : memref<4x8xf32>, %arg1 : tensor<4x8xf32>)
    return
  }
  func.func @space(%arg0: memref<4x8xf32, #hivm.address_space<ub>>, %arg1: tensor<4x8xf32>) {
    hivm.hir.local_store ins(%arg0 : memref<4x8xf32, #hivm.address_space<ub>>, %arg1 : tensor<4x8xf32>) {note}
    return
  }
}
