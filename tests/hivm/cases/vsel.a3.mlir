// published: bishengir-opt
module {
  func.func @broadcast_last(%arg0: memref<4x1xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x1xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>) broadcast = [1]
    return
  }
  func.func @broadcast_both(%arg0: memref<1x1xi1>, %arg1: memref<1x1xf32>, %arg2: memref<1x1xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<1x1xi1>, memref<1x1xf32>, memref<1x1xf32>) outs(%arg3 : memref<4x8xf32>) broadcast = [0, 1]
    return
  }
  func.func @broadcast_tensors(%arg0: tensor<4x8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x1xf32>, %arg3: tensor<4x8xf32>) {
    %0 = hivm.hir.vsel ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x1xf32>) outs(%arg3 : tensor<4x8xf32>) broadcast = [1] -> tensor<4x8xf32>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xi1>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>, %arg3: memref<4x2x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<2x4x8xi1>, memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg3 : memref<4x2x8xf32>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xi1>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<4x2x8xf32>) {
    %0 = hivm.hir.vsel ins(%arg0, %arg1, %arg2 : tensor<2x4x8xi1>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%arg3 : tensor<4x2x8xf32>) transpose = [1, 0, 2] -> tensor<4x2x8xf32>
    return
  }
  func.func @temp_buffer_and_broadcast(%arg0: memref<4x1xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<64xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x1xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>) temp_buffer(%arg4 : memref<64xf32>) broadcast = [1]
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xf32>) {
    hivm.hir.vsel ins(%arg1, %arg0, %arg0 : memref<2x4x8xi1>, memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg4 : memref<4x2x8xf32>) transpose = [1, 0, 2]
    return
  }
}
