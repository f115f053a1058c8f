// published: bishengir-opt
module {
  func.func @broadcast_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x8xi1>) {
    %0 = hivm.hir.vcmp ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%arg2 : tensor<4x8xi1>) broadcast = [1] -> tensor<4x8xi1>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<4x2x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg2 : memref<4x2x8xi1>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<4x2x8xi1>) {
    %0 = hivm.hir.vcmp ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%arg2 : tensor<4x2x8xi1>) transpose = [1, 0, 2] -> tensor<4x2x8xi1>
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xf32>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg3 : memref<4x2x8xi1>) transpose = [1, 0, 2]
    return
  }
}
