// published: bishengir-opt
module {
  func.func @align_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) permutation = [1, 0] disable_align = true
    return
  }
  func.func @align_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0] disable_align = true -> tensor<8x4xf32>
    return
  }
  func.func @align_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0] -> tensor<8x4xf32>
    return
  }
}
