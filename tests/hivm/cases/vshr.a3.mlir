// published: bishengir-opt
module {
  func.func @broadcast_last(%arg0: memref<4x1xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x1xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>) broadcast = [1]
    return
  }
  func.func @broadcast_both(%arg0: memref<1x1xi32>, %arg1: memref<1x1xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<1x1xi32>, memref<1x1xi32>) outs(%arg2 : memref<4x8xi32>) broadcast = [0, 1]
    return
  }
  func.func @broadcast_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vshr ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x1xi32>) outs(%arg2 : tensor<4x8xi32>) broadcast = [1] -> tensor<4x8xi32>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xi32>, %arg1: memref<2x4x8xi32>, %arg2: memref<4x2x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<2x4x8xi32>, memref<2x4x8xi32>) outs(%arg2 : memref<4x2x8xi32>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xi32>, %arg1: tensor<2x4x8xi32>, %arg2: tensor<4x2x8xi32>) {
    %0 = hivm.hir.vshr ins(%arg0, %arg1 : tensor<2x4x8xi32>, tensor<2x4x8xi32>) outs(%arg2 : tensor<4x2x8xi32>) transpose = [1, 0, 2] -> tensor<4x2x8xi32>
    return
  }
  func.func @temp_buffer_and_broadcast(%arg0: memref<4x1xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>, %arg3: memref<64xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x1xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>) temp_buffer(%arg3 : memref<64xi32>) broadcast = [1]
    return
  }
  func.func @round_true(%arg0: memref<8xi32>, %arg1: i32) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<8xi32>, i32) outs(%arg0 : memref<8xi32>) round : true
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xi32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg2 : memref<2x4x8xi32>, i32) outs(%arg4 : memref<4x2x8xi32>) transpose = [1, 0, 2]
    return
  }
}
