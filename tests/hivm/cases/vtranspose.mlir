// published: both
module {
  func.func @element_i8_buffers(%arg0: memref<4x8xi8>, %arg1: memref<8x4xi8>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi8>) outs(%arg1 : memref<8x4xi8>) permutation = [1, 0]
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<4x8xui8>, %arg1: memref<8x4xui8>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xui8>) outs(%arg1 : memref<8x4xui8>) permutation = [1, 0]
    return
  }
  func.func @element_i16_buffers(%arg0: memref<4x8xi16>, %arg1: memref<8x4xi16>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi16>) outs(%arg1 : memref<8x4xi16>) permutation = [1, 0]
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<4x8xui16>, %arg1: memref<8x4xui16>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xui16>) outs(%arg1 : memref<8x4xui16>) permutation = [1, 0]
    return
  }
  func.func @element_f16_buffers(%arg0: memref<4x8xf16>, %arg1: memref<8x4xf16>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<8x4xf16>) permutation = [1, 0]
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<4x8xbf16>, %arg1: memref<8x4xbf16>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xbf16>) outs(%arg1 : memref<8x4xbf16>) permutation = [1, 0]
    return
  }
  func.func @element_i32_buffers(%arg0: memref<4x8xi32>, %arg1: memref<8x4xi32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<8x4xi32>) permutation = [1, 0]
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<4x8xui32>, %arg1: memref<8x4xui32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xui32>) outs(%arg1 : memref<8x4xui32>) permutation = [1, 0]
    return
  }
  func.func @element_f32_buffers(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) permutation = [1, 0]
    return
  }
  func.func @element_i64_buffers(%arg0: memref<4x8xi64>, %arg1: memref<8x4xi64>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<8x4xi64>) permutation = [1, 0]
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<4x8xui64>, %arg1: memref<8x4xui64>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xui64>) outs(%arg1 : memref<8x4xui64>) permutation = [1, 0]
    return
  }
  func.func @last_two_buffers(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [0, 2, 1]
    return
  }
  func.func @first_two_buffers(%arg0: memref<2x4x8xf32>, %arg1: memref<4x2x8xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<4x2x8xf32>) permutation = [1, 0, 2]
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) temp_buffer(%arg2 : memref<64xf32>) permutation = [1, 0]
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x8xf32>, %arg1: memref<8x?xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<?x8xf32>) outs(%arg1 : memref<8x?xf32>) permutation = [1, 0]
    return
  }
  func.func @last_two_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x8x4xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<2x4x8xf32>) outs(%arg1 : tensor<2x8x4xf32>) permutation = [0, 2, 1] -> tensor<2x8x4xf32>
    return
  }
  func.func @first_two_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<4x2x8xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<2x4x8xf32>) outs(%arg1 : tensor<4x2x8xf32>) permutation = [1, 0, 2] -> tensor<4x2x8xf32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) temp_buffer(%arg2 : memref<64xf32>) permutation = [1, 0] -> tensor<8x4xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xf32>, %arg1: tensor<8x?xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<?x8xf32>) outs(%arg1 : tensor<8x?xf32>) permutation = [1, 0] -> tensor<8x?xf32>
    return
  }
}
