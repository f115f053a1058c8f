// published: bishengir-opt-a5
module {
  func.func @element_i1_buffers(%arg0: memref<4x8xi1>, %arg1: memref<8x4xi1>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<8x4xi1>) permutation = [1, 0]
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<4x8xf8E4M3FN>, %arg1: memref<8x4xf8E4M3FN>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf8E4M3FN>) outs(%arg1 : memref<8x4xf8E4M3FN>) permutation = [1, 0]
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<4x8xf8E5M2>, %arg1: memref<8x4xf8E5M2>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf8E5M2>) outs(%arg1 : memref<8x4xf8E5M2>) permutation = [1, 0]
    return
  }
  func.func @three_buffers(%arg0: memref<2x4x8xf32>, %arg1: memref<8x2x4xf32>) {
    hivm.hir.vtranspose {note} ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<8x2x4xf32>) permutation = [2, 0, 1]
    return
  }
  func.func @identity_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) permutation = [0, 1]
    return
  }
  func.func @three_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x2x4xf32>) {
    %0 = hivm.hir.vtranspose {note} ins(%arg0 : tensor<2x4x8xf32>) outs(%arg1 : tensor<8x2x4xf32>) permutation = [2, 0, 1] -> tensor<8x2x4xf32>
    return
  }
  func.func @identity_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) permutation = [0, 1] -> tensor<4x8xf32>
    return
  }
}
